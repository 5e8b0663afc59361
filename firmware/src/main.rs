//! Palmyra on an RP2040 handheld: pins, clocks, display, buttons, and the main loop around the
//! application.
//!
//! The default board's ELF is `target/thumbv6m-none-eabi/device/palmyra-firmware`. Another board is
//! built with `--target-dir target/<board>`, which then contains its ELF.
#![no_std]
#![no_main]

mod battery;
mod board;
mod clock;
mod console;
mod contacts;
mod entropy;
mod fault;
mod link;
mod panel;
mod pwm;
mod reset;
mod saves;
mod sound;

use core::convert::Infallible;
use core::pin::{Pin, pin};

use defmt_rtt as _;
use embassy_executor::{InterruptExecutor, Spawner};
use embassy_rp::interrupt;
use embassy_rp::interrupt::{InterruptExt, Priority};
use embassy_rp::rom_data::reset_to_usb_boot;
use static_cell::StaticCell;

use crate::battery::{Gauge, Sources};
use crate::console::Console;
use crate::fault::LifeSign;

static SOURCES: StaticCell<Sources> = StaticCell::new();

/// The executor of tasks that drawing must not delay.
static AHEAD: InterruptExecutor = InterruptExecutor::new();
/// The executor of the task that sends pictures while others are drawn. It has
/// a lower priority than [`AHEAD`].
static SENDER: InterruptExecutor = InterruptExecutor::new();

// SAFETY: only the vector table calls this function.
#[interrupt]
unsafe fn SWI_IRQ_1() {
    // SAFETY: this is the interrupt that the executor was started with.
    unsafe { AHEAD.on_interrupt() }
}

// SAFETY: only the vector table calls this function.
#[interrupt]
unsafe fn SWI_IRQ_0() {
    // SAFETY: this is the interrupt that the executor was started with.
    unsafe { SENDER.on_interrupt() }
}

#[embassy_executor::main]
async fn main(spawner: Spawner) {
    let play = pin!(start(spawner));
    // The loop is called through an address. Otherwise it would become part of the
    // executor's code, which is in RAM for the interrupts (see hot.x).
    let play: Pin<&mut dyn Future<Output = Infallible>> = play;
    match play.await {}
}

/// Starts everything and runs the main loop.
async fn start(spawner: Spawner) -> Infallible {
    fault::guard_stack();
    let mut board = board::take(embassy_rp::init(clock::config()));
    clock::slow_ring();
    let (life_sign, ending) = LifeSign::new(board.watchdog);
    let flash = saves::identity(board.flash.reborrow());
    let seed = entropy::seed(flash.1);
    if ending.is_none() && contacts::ask_for_loader(&board.contacts) {
        defmt::info!("boot loader");
        reset_to_usb_boot(0, 0);
    }
    defmt::info!("{=str}: seed {=u64}", board::NAME, seed);

    interrupt::SWI_IRQ_1.set_priority(Priority::P2);
    let ahead = AHEAD.start(interrupt::SWI_IRQ_1);
    // This cannot fail, because each task is spawned only once.
    ahead.spawn(contacts::watch(board.contacts).unwrap());
    if let Some(vsync) = board.vsync {
        ahead.spawn(panel::follow(vsync).unwrap());
    }
    interrupt::SWI_IRQ_0.set_priority(Priority::P3);
    let sender = SENDER.start(interrupt::SWI_IRQ_0);
    let has_piezo = board.piezo.is_some();
    if let Some(piezo) = board.piezo {
        spawner.spawn(sound::play(piezo).unwrap());
    }

    let sources = SOURCES.init(Sources::new(board.battery, board.usb, board.charging));
    let console = Console {
        backlight: board.backlight,
        gauge: Gauge::new(sources),
        lamp: board.lamp,
        has_piezo,
        sources,
        life_sign,
        flash,
        seed,
    };
    console
        .run(board.panel, sender, ending, board.flash, board.bus)
        .await
}
