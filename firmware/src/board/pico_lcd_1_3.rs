//! Waveshare Pico-LCD-1.3 on a Raspberry Pi Pico.

use embassy_rp::Peripherals;
use embassy_rp::gpio::{Level, Output, Pull};
use embassy_rp::peripherals::SPI1;
use embassy_rp::pwm::Pwm;
use embassy_rp::spi::Spi;
use mipidsi::options::{
    HorizontalRefreshOrder, Orientation, RefreshOrder, Rotation, VerticalRefreshOrder,
};
use palmyra_ui::Button;

use super::{
    Board, Irqs, Mounted, NEGATIVE_GAMMA, POSITIVE_GAMMA, POWER, PanelPins, Register, input,
    spi_config, strengthen,
};
use crate::pwm;

/// The board's name, in debug output and over the cable.
pub const NAME: &str = "pico-lcd-1-3";

/// The board's number in the saved settings. These contain the brightness of
/// each board.
pub const NUMBER: u8 = 1;

/// The bus of the display.
pub type PanelSpi = SPI1;

/// The number of contacts: the eight buttons, and the stick pressed down.
pub const CONTACTS: usize = 9;

/// The button of each contact. Pressing the stick down acts like button A.
pub const BUTTONS: [Button; CONTACTS] = [
    Button::Up,
    Button::Down,
    Button::Left,
    Button::Right,
    Button::A,
    Button::B,
    Button::X,
    Button::Y,
    Button::A,
];

/// The orientation of the panel: the cable is on the left.
pub const MOUNTED: Mounted = Mounted {
    orientation: Orientation::new().rotate(Rotation::Deg90),
    refresh: RefreshOrder::new(
        VerticalRefreshOrder::BottomToTop,
        HorizontalRefreshOrder::LeftToRight,
    ),
};

/// The voltages and gamma of this panel, from its maker's driver. Values that
/// equal those after a reset are left out.
pub const TUNING: &[Register] = &[
    (0xbb, &[0x19]),
    (0xc3, &[0x12]),
    POWER,
    POSITIVE_GAMMA,
    NEGATIVE_GAMMA,
];

/// Takes the chip's peripherals and returns the parts of the board.
pub fn take(p: Peripherals) -> Board {
    let spi = Spi::new_txonly(p.SPI1, p.PIN_10, p.PIN_11, p.DMA_CH0, Irqs, spi_config());
    strengthen([10, 11]);
    Board {
        panel: PanelPins {
            spi,
            cs: Output::new(p.PIN_9, Level::High),
            dc: Output::new(p.PIN_8, Level::High),
            reset: Output::new(p.PIN_12, Level::Low),
        },
        vsync: None,
        backlight: Pwm::new_output_b(p.PWM_SLICE6, p.PIN_13, pwm::light(0)),
        contacts: [
            input(p.PIN_2, Pull::Up),
            input(p.PIN_18, Pull::Up),
            input(p.PIN_16, Pull::Up),
            input(p.PIN_20, Pull::Up),
            input(p.PIN_15, Pull::Up),
            input(p.PIN_17, Pull::Up),
            input(p.PIN_19, Pull::Up),
            input(p.PIN_21, Pull::Up),
            input(p.PIN_3, Pull::Up),
        ],
        piezo: None,
        battery: None,
        // This pin is on the Pico itself, where a divider reduces the cable's
        // voltage.
        usb: input(p.PIN_24, Pull::None),
        bus: p.USB,
        charging: None,
        lamp: None,
        watchdog: p.WATCHDOG,
        flash: p.FLASH,
    }
}
