//! The boards. The pins of a board are listed only in its own file.
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
use embassy_rp::peripherals::{DMA_CH0, FLASH, USB, WATCHDOG};
use embassy_rp::pwm::Pwm;
use embassy_rp::spi::{self, Async, Spi};
use mipidsi::options::{Orientation, RefreshOrder};

use crate::clock::SYSTEM_HZ;

#[cfg(feature = "board-pico-lcd-1-3")]
pub use pico_lcd_1_3::{BUTTONS, CONTACTS, MOUNTED, NAME, NUMBER, PanelSpi, TUNING, take};
#[cfg(feature = "board-picosystem")]
pub use picosystem::{BUTTONS, CONTACTS, MOUNTED, NAME, NUMBER, PanelSpi, TUNING, take};

bind_interrupts!(struct Irqs {
    DMA_IRQ_0 => dma::InterruptHandler<DMA_CH0>;
});

/// The parts of a board; optional ones are missing on some boards.
pub struct Board {
    /// The display.
    pub panel: PanelPins,
    /// Goes low when the panel starts to read its memory at the top.
    pub vsync: Option<Input<'static>>,
    /// The PWM slice of the backlight, which uses a single pin.
    pub backlight: Pwm<'static>,
    /// The contacts in the order of [`BUTTONS`]; low is closed.
    pub contacts: [Input<'static>; CONTACTS],
    /// The PWM slice of the piezo, which uses a single pin.
    pub piezo: Option<Pwm<'static>>,
    /// Measures a third of the battery's voltage.
    pub battery: Option<BatteryPin>,
    /// High while the cable supplies power.
    pub usb: Input<'static>,
    /// The controller of the cable's data.
    pub bus: Peri<'static, USB>,
    /// Low while the battery is charging.
    pub charging: Option<Input<'static>>,
    /// A red light; high is on.
    pub lamp: Option<Output<'static>>,
    /// Restarts a device that hangs.
    pub watchdog: Peri<'static, WATCHDOG>,
    /// Holds the program, and the saves at its end.
    pub flash: Peri<'static, FLASH>,
}

/// The converter, and its channel for the battery.
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

/// The way in which the panel is mounted on the board.
pub struct Mounted {
    /// The rotation and mirroring of the picture.
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
/// The same curve for the other polarity.
pub const NEGATIVE_GAMMA: Register = (
    0xe1,
    &[
        0xd0, 0x04, 0x0c, 0x11, 0x13, 0x2c, 0x3f, 0x44, 0x51, 0x2f, 0x1f, 0x1f, 0x20, 0x23,
    ],
);

/// The panel's supply voltages that the makers of both boards use.
pub const POWER: Register = (0xd0, &[0xa4, 0xa1]);

/// Creates an input with hysteresis, because the edges of contacts and long
/// wires are slow.
fn input(pin: Peri<'static, impl Pin>, pull: Pull) -> Input<'static> {
    let mut input = Input::new(pin, pull);
    input.set_schmitt(true);
    input
}

/// Sets pins to the strength and speed that the panel's clock needs; the bus driver leaves them at
/// their weakest.
fn strengthen(pins: [usize; 2]) {
    for pin in pins {
        pac::PADS_BANK0.gpio(pin).modify(|pad| {
            pad.set_drive(pac::pads::vals::Drive::_8M_A);
            pad.set_slewfast(true);
        });
    }
}

/// The fastest possible clock: the panel allows 62.5 MHz, and the chip divides its own clock by an
/// even number.
fn spi_config() -> spi::Config {
    let mut config = spi::Config::default();
    config.frequency = SYSTEM_HZ / 4;
    config
}
