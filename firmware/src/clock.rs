//! The clocks, from power-on until the processor runs at 200 MHz.

use core::arch::global_asm;

use embassy_rp::clocks::{ClockConfig, CoreVoltage, PllConfig, RoscConfig, RoscRange, XoscConfig};
use embassy_rp::config::Config;
use embassy_rp::pac;

/// The processor's clock. It is the highest that the chip's maker certifies for a core voltage of
/// 1.15 V, which [`config`] sets.
///
/// The second stage of the boot loader runs the flash at half of this clock, which is 100 MHz. The
/// flash of the boards allows 133 MHz. A cache miss takes the same number of cycles at any clock.
pub const SYSTEM_HZ: u32 = 200_000_000;

/// The frequency of the crystal of both boards.
const CRYSTAL_HZ: u32 = 12_000_000;
/// The number of milliseconds that the crystal may take to start. Its maker specifies one, but
/// some crystals take longer.
const CRYSTAL_START: u32 = 8;

/// The divider of the ring oscillator after power-on. The divided clock is nominally 6.5 MHz. On
/// an actual chip it is between 1.8 and 12 MHz.
const RING_START_DIVIDER: u16 = 16;
const RING_FASTEST_START_HZ: u32 = 12_000_000;
/// The divider that keeps the ring oscillator below 100 MHz on any chip.
const RING_DIVIDER: u16 = 2;

/// The key that every write to the divider's register must include.
const RING_KEY: u16 = 0xaa0;

/// Returns the configuration for [`embassy_rp::init`].
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
        // This value is used only for the wait after a change of the voltage. A wait that is
        // too long does no harm.
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

/// Sets the divider of the ring oscillator back to its value after power-on. Called once nothing
/// uses its clock.
///
/// Only power-on resets this divider. Without this function, the boot ROM would run eight times too
/// fast after any other reset, and read the boot button before its pin has settled.
pub fn slow_ring() {
    let divider = RING_KEY + RING_START_DIVIDER;
    pac::ROSC
        .div()
        .write(|w| w.set_div(pac::rosc::vals::Div(divider)));
}

// The boot loader starts the program here; see memory.x. This code speeds up the ring oscillator
// and continues with the normal reset handler. Without it, start-up code would take a tenth of a
// second to fill RAM, at the clock of power-on.
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
    divider = const RING_KEY + RING_DIVIDER,
    vector_table_register = const 0xe000_ed08_u32,
);
