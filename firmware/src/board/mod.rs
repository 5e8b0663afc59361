//! The supported boards. The pins of each board are listed only in its own file.
//!
//! A new board needs such a file, a feature and, here, its `mod` and `use`.

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

/// The parts of a board. Parts of type `Option` are missing on some boards.
pub struct Board {
    /// The pins of the display.
    pub panel: PanelPins,
    /// The pin that goes low when the panel starts to read its memory at the
    /// top.
    pub vsync: Option<Input<'static>>,
    /// The PWM slice of the backlight. Only one of its pins is connected.
    pub backlight: Pwm<'static>,
    /// The contacts in the order of [`BUTTONS`]. A closed contact is low.
    pub contacts: [Input<'static>; CONTACTS],
    /// The PWM slice of the piezo. Only one of its pins is connected.
    pub piezo: Option<Pwm<'static>>,
    /// The converter that measures a third of the battery's voltage.
    pub battery: Option<BatteryPin>,
    /// The pin that is high while the cable supplies power.
    pub usb: Input<'static>,
    /// The USB controller.
    pub bus: Peri<'static, USB>,
    /// The pin that is low while the battery is charging.
    pub charging: Option<Input<'static>>,
    /// The pin of a red light. The light is on while the pin is high.
    pub lamp: Option<Output<'static>>,
    /// The watchdog, which restarts a device that hangs.
    pub watchdog: Peri<'static, WATCHDOG>,
    /// The flash, which contains the program and, at its end, the saves.
    pub flash: Peri<'static, FLASH>,
}

/// The analog converter and its channel for the battery.
pub type BatteryPin = (Adc<'static, adc::Blocking>, adc::Channel<'static>);

/// The pins of the display.
pub struct PanelPins {
    /// The bus with clock and data.
    pub spi: Spi<'static, PanelSpi, Async>,
    /// The pin that selects the panel while it is low.
    pub cs: Output<'static>,
    /// The pin that is low for commands and high for data.
    pub dc: Output<'static>,
    /// The pin that resets the panel while it is low.
    pub reset: Output<'static>,
}

/// The orientation in which the panel is mounted on the board.
pub struct Mounted {
    /// The rotation and mirroring of the picture.
    pub orientation: Orientation,
    /// The corner from which the glass is refreshed.
    pub refresh: RefreshOrder,
}

/// A register of the panel and its value.
pub type Register = (u8, &'static [u8]);

/// The positive gamma curve. The makers of both boards use it.
pub const POSITIVE_GAMMA: Register = (
    0xe0,
    &[
        0xd0, 0x04, 0x0d, 0x11, 0x13, 0x2b, 0x3f, 0x54, 0x4c, 0x18, 0x0d, 0x0b, 0x1f, 0x23,
    ],
);
/// The negative gamma curve. The makers of both boards use it.
pub const NEGATIVE_GAMMA: Register = (
    0xe1,
    &[
        0xd0, 0x04, 0x0c, 0x11, 0x13, 0x2c, 0x3f, 0x44, 0x51, 0x2f, 0x1f, 0x1f, 0x20, 0x23,
    ],
);

/// The panel's supply voltages. The makers of both boards use them.
pub const POWER: Register = (0xd0, &[0xa4, 0xa1]);

/// Creates an input with hysteresis, because the signals of contacts and long
/// wires change slowly.
fn input(pin: Peri<'static, impl Pin>, pull: Pull) -> Input<'static> {
    let mut input = Input::new(pin, pull);
    input.set_schmitt(true);
    input
}

/// Sets pins to the drive strength and speed that the panel's clock needs. The bus driver leaves
/// the weakest setting.
fn strengthen(pins: [usize; 2]) {
    for pin in pins {
        pac::PADS_BANK0.gpio(pin).modify(|pad| {
            pad.set_drive(pac::pads::vals::Drive::_8M_A);
            pad.set_slewfast(true);
        });
    }
}

/// Returns the settings of the bus with the fastest possible clock. The panel allows 62.5 MHz, and
/// the chip divides its own clock by an even number.
fn spi_config() -> spi::Config {
    let mut config = spi::Config::default();
    config.frequency = SYSTEM_HZ / 4;
    config
}
