//! The clocks, from power-on to 200 MHz.

use core::arch::global_asm;

use embassy_rp::clocks::{ClockConfig, CoreVoltage, PllConfig, RoscConfig, RoscRange, XoscConfig};
use embassy_rp::config::Config;

/// Cycles of the processor in a second. The maker certifies it up to this for a
/// core voltage of 1.15 V, which [`config`] sets.
///
/// The second stage of the boot loader reads the flash at half of it: 100 MHz,
/// of the 133 MHz that the flash of the boards can do. A miss of the flash's
/// cache takes as many cycles as at any other clock.
pub const SYSTEM_HZ: u32 = 200_000_000;

/// What both boards have.
const CRYSTAL_HZ: u32 = 12_000_000;
/// The crystal may take so many milliseconds to start. One is what its maker
/// asks for; some take longer.
const CRYSTAL_START: u32 = 8;

/// The ring oscillator runs at 6.5 MHz after power-on, or anything from 1.8 to
/// 12, which is divided by 16 from what it really does.
const RING_START_DIVIDER: u16 = 16;
const RING_FASTEST_START_HZ: u32 = 12_000_000;
/// Divided by this it stays below 100 MHz on any chip.
const RING_DIVIDER: u16 = 2;

/// For [`embassy_rp::init`].
pub fn config() -> Config {
    const SYSTEM: PllConfig = PllConfig {
        refdiv: 1,
        fbdiv: 100,
        post_div1: 6,
        post_div2: 1,
    };
    const _: () = assert!(CRYSTAL_HZ * SYSTEM.fbdiv as u32 / SYSTEM.post_div1 as u32 == SYSTEM_HZ);
    let mut clocks = ClockConfig::manual_pll(CRYSTAL_HZ, SYSTEM, CoreVoltage::V1_15);
    clocks.rosc = Some(RoscConfig {
        // Only counts how long to wait for a new voltage: rather too long.
        hz: RING_FASTEST_START_HZ * (RING_START_DIVIDER / RING_DIVIDER) as u32,
        range: RoscRange::Low,
        drive_strength: [0; 8],
        div: RING_DIVIDER,
    });
    clocks.xosc = clocks.xosc.map(|crystal| XoscConfig {
        delay_multiplier: CRYSTAL_START,
        ..crystal
    });
    Config::new(clocks)
}

// What the boot loader starts: see memory.x. It divides the ring oscillator less
// before start-up code fills RAM, which would take a tenth of a second with the
// clock of power-on, and goes on as if it had not been there.
global_asm!(
    ".pushsection .first, \"ax\"",
    ".word _stack_start",
    ".word first",
    ".type first, %function",
    ".thumb_func",
    "first:",
    "ldr r0, ={divider_register}",
    "ldr r1, ={divider}",
    "str r1, [r0]",
    "ldr r0, ={vector_table_register}",
    "ldr r1, =__vector_table",
    "str r1, [r0]",
    "ldr r0, =Reset",
    "bx r0",
    ".pool",
    ".popsection",
    divider_register = const 0x4006_0010_u32,
    // A mark that this is meant, and the divider.
    divider = const 0xaa0 + RING_DIVIDER,
    vector_table_register = const 0xe000_ed08_u32,
);
