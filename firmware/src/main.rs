//! Palmyra on an RP2040 handheld: pins, clocks, display, buttons, and the loop
//! that feeds the application.
//!
//! The default board's ELF is `target/thumbv6m-none-eabi/release/palmyra-firmware`;
//! the others are built with `--target-dir target/<board>` and lie below that.
#![no_std]
#![no_main]

mod board;
mod contacts;
mod panel;
mod pwm;

use defmt_rtt as _;
use embassy_executor::{InterruptExecutor, Spawner};
use embassy_futures::select::select;
use embassy_rp::interrupt;
use embassy_rp::interrupt::{InterruptExt, Priority};
use embassy_rp::pac;
use embassy_rp::pwm::Pwm;
use embassy_time::{Instant, Timer};
use palmyra_device::{Frame, Handheld};
use palmyra_ui::Millis;
use static_cell::{ConstStaticCell, StaticCell};

use crate::contacts::EDGES;
use crate::panel::Panel;

static FRAME: ConstStaticCell<Frame> = ConstStaticCell::new(Frame::new());
static HANDHELD: StaticCell<Handheld> = StaticCell::new();

/// Runs what must not wait for drawing.
static AHEAD: InterruptExecutor = InterruptExecutor::new();

#[interrupt]
unsafe fn SWI_IRQ_1() {
    // SAFETY: this is the interrupt that the executor was started with.
    unsafe { AHEAD.on_interrupt() }
}

#[panic_handler]
fn panic(info: &core::panic::PanicInfo) -> ! {
    defmt::error!("{}", defmt::Display2Format(info));
    loop {}
}

#[embassy_executor::main]
async fn main(_spawner: Spawner) {
    let board = board::take(embassy_rp::init(embassy_rp::config::Config::default()));
    interrupt::SWI_IRQ_1.set_priority(Priority::P2);
    let ahead = AHEAD.start(interrupt::SWI_IRQ_1);
    if let Ok(task) = contacts::watch(board.contacts) {
        ahead.spawn(task);
    }
    let seed = entropy();
    defmt::info!("{=str}: seed {=u64}", board::NAME, seed);
    let handheld = HANDHELD.init_with(|| Handheld::new(seed));
    let frame = FRAME.take();
    let mut panel = Panel::new(board.panel, || draw(handheld, frame));
    panel.show(frame).await;
    defmt::info!("first picture at {=u64} us", Instant::now().as_micros());
    play(handheld, frame, panel, board.backlight).await
}

/// The loop around the application.
async fn play(
    handheld: &mut Handheld,
    frame: &mut Frame,
    mut panel: Panel,
    mut backlight: Pwm<'static>,
) -> ! {
    loop {
        handheld.advance(now());
        if handheld.take_redraw() {
            draw(handheld, frame);
            panel.show(frame).await;
        }
        backlight.set_config(&pwm::light(handheld.backlight(now())));
        let wake = handheld
            .deadline(now())
            .map_or(Instant::MAX, Instant::from_millis);
        select(EDGES.ready_to_receive(), Timer::at(wake)).await;
        while let Ok(edge) = EDGES.try_receive() {
            handheld.touch(edge);
        }
    }
}

fn draw(handheld: &Handheld, frame: &mut Frame) {
    let Ok(()) = handheld.app().draw(frame);
}

fn now() -> Millis {
    Instant::now().as_millis()
}

/// 64 bits of the ring oscillator, the first one highest.
fn entropy() -> u64 {
    (0..u64::BITS).fold(0, |seed, _| {
        // Bits taken in a hurry resemble their neighbours.
        cortex_m::asm::delay(250);
        seed << 1 | u64::from(pac::ROSC.randombit().read().randombit())
    })
}
