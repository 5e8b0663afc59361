//! The boards: each file lists the pins of one, and nothing else does.
//!
//! Another board needs one more file, a feature and two lines here.

#[cfg(feature = "board-pico-lcd-1-3")]
mod pico_lcd_1_3;
#[cfg(feature = "board-picosystem")]
mod picosystem;

#[cfg(all(feature = "board-pico-lcd-1-3", feature = "board-picosystem"))]
compile_error!("a binary is for one board: add --no-default-features");
#[cfg(not(any(feature = "board-pico-lcd-1-3", feature = "board-picosystem")))]
compile_error!("choose a board by its feature");

use embassy_rp::Peri;
use embassy_rp::adc::{self, Adc};
use embassy_rp::bind_interrupts;
use embassy_rp::dma;
use embassy_rp::gpio::{Input, Output, Pin, Pull};
use embassy_rp::pac;
use embassy_rp::peripherals::{DMA_CH0, FLASH, WATCHDOG};
use embassy_rp::pwm::Pwm;
use embassy_rp::spi::{self, Async, Spi};
use mipidsi::options::{Orientation, RefreshOrder};

use crate::clock::SYSTEM_HZ;

#[cfg(feature = "board-pico-lcd-1-3")]
pub use pico_lcd_1_3::{BUTTONS, CONTACTS, MOUNTED, NAME, PanelSpi, TUNING, take};
#[cfg(feature = "board-picosystem")]
pub use picosystem::{BUTTONS, CONTACTS, MOUNTED, NAME, PanelSpi, TUNING, take};

bind_interrupts!(struct Irqs {
    DMA_IRQ_0 => dma::InterruptHandler<DMA_CH0>;
});

/// The parts of a board; optional ones are missing on some.
pub struct Board {
    /// The display.
    pub panel: PanelPins,
    /// Goes low when the panel begins to read its memory at the top.
    pub vsync: Option<Input<'static>>,
    /// The slice of the backlight, which is its only pin.
    pub backlight: Pwm<'static>,
    /// The contacts in the order of [`BUTTONS`]; low is closed.
    pub contacts: [Input<'static>; CONTACTS],
    /// The slice of the piezo, which is its only pin.
    pub piezo: Option<Pwm<'static>>,
    /// A third of the battery's voltage.
    pub battery: Option<BatteryPin>,
    /// High while the cable gives power.
    pub usb: Input<'static>,
    /// Low while the battery charges.
    pub charging: Option<Input<'static>>,
    /// A red light; high is on.
    pub lamp: Option<Output<'static>>,
    /// Restarts a device that hangs.
    pub watchdog: Peri<'static, WATCHDOG>,
    /// Holds the program, and the saves at its end.
    pub flash: Peri<'static, FLASH>,
}

/// The converter and its channel at the battery.
pub type BatteryPin = (Adc<'static, adc::Blocking>, adc::Channel<'static>);

/// The display's wires.
pub struct PanelPins {
    /// Clock and data.
    pub spi: Spi<'static, PanelSpi, Async>,
    /// Low selects the panel.
    pub cs: Output<'static>,
    /// Low for a command, high for data.
    pub dc: Output<'static>,
    /// Low resets.
    pub reset: Output<'static>,
}

/// How the panel is built into the board.
pub struct Mounted {
    /// Turned or mirrored.
    pub orientation: Orientation,
    /// The corner from which the glass is refreshed.
    pub refresh: RefreshOrder,
}

/// A register of the panel and its value.
pub type Register = (u8, &'static [u8]);

/// The gamma curve that the makers of both boards use.
pub const POSITIVE_GAMMA: Register = (
    0xe0,
    &[
        0xd0, 0x04, 0x0d, 0x11, 0x13, 0x2b, 0x3f, 0x54, 0x4c, 0x18, 0x0d, 0x0b, 0x1f, 0x23,
    ],
);
/// The same for the other polarity.
pub const NEGATIVE_GAMMA: Register = (
    0xe1,
    &[
        0xd0, 0x04, 0x0c, 0x11, 0x13, 0x2c, 0x3f, 0x44, 0x51, 0x2f, 0x1f, 0x1f, 0x20, 0x23,
    ],
);

/// The panel's supply voltages that the makers of both boards use.
pub const POWER: Register = (0xd0, &[0xa4, 0xa1]);

/// An input with hysteresis: the edges of contacts and long wires are slow.
fn input(pin: Peri<'static, impl Pin>, pull: Pull) -> Input<'static> {
    let mut input = Input::new(pin, pull);
    input.set_schmitt(true);
    input
}

/// Makes pins strong and fast enough for the panel's clock; the driver of the bus leaves them
/// at their weakest.
fn strengthen(pins: [usize; 2]) {
    for pin in pins {
        pac::PADS_BANK0.gpio(pin).modify(|pad| {
            pad.set_drive(pac::pads::vals::Drive::_8M_A);
            pad.set_slewfast(true);
        });
    }
}

/// The fastest clock possible: the panel can do 62.5 MHz, and the chip divides its own clock
/// by an even number.
fn spi_config() -> spi::Config {
    let mut config = spi::Config::default();
    config.frequency = SYSTEM_HZ / 4;
    config
}
