//! Pimoroni PicoSystem.

use embassy_rp::Peripherals;
use embassy_rp::adc::{self, Adc};
use embassy_rp::gpio::{Level, Output, Pull};
use embassy_rp::peripherals::SPI0;
use embassy_rp::pwm::Pwm;
use embassy_rp::spi::Spi;
use mipidsi::options::{HorizontalRefreshOrder, Orientation, RefreshOrder, VerticalRefreshOrder};
use palmyra_ui::Button;

use super::{
    Board, Irqs, Mounted, NEGATIVE_GAMMA, POSITIVE_GAMMA, POWER, PanelPins, Register, input,
    spi_config, strengthen,
};
use crate::pwm;

/// The board's name, in debug output and over the cable.
pub const NAME: &str = "picosystem";

/// The board's number in the saved settings. These contain the brightness of
/// each board.
pub const NUMBER: u8 = 2;

/// The bus of the display.
pub type PanelSpi = SPI0;

/// The number of contacts: the eight buttons.
pub const CONTACTS: usize = 8;

/// The button of each contact.
pub const BUTTONS: [Button; CONTACTS] = Button::ALL;

/// The orientation of the panel: it is upright, and refreshed from its right
/// edge.
pub const MOUNTED: Mounted = Mounted {
    orientation: Orientation::new(),
    refresh: RefreshOrder::new(
        VerticalRefreshOrder::TopToBottom,
        HorizontalRefreshOrder::RightToLeft,
    ),
};

/// The voltages and gamma of this panel, from its maker's driver. Values that
/// equal those after a reset are left out.
pub const TUNING: &[Register] = &[
    (0xb7, &[0x14]),
    (0xbb, &[0x25]),
    (0xc3, &[0x12]),
    POWER,
    POSITIVE_GAMMA,
    NEGATIVE_GAMMA,
];

/// Takes the chip's peripherals and returns the parts of the board.
pub fn take(p: Peripherals) -> Board {
    let spi = Spi::new_txonly(p.SPI0, p.PIN_6, p.PIN_7, p.DMA_CH0, Irqs, spi_config());
    strengthen([6, 7]);
    let lights = [
        Output::new(p.PIN_13, Level::Low),
        Output::new(p.PIN_15, Level::Low),
    ];
    // The pins of the green and the blue light are never dropped: a dropped pin floats, but these
    // pins have to stay low.
    core::mem::forget(lights);
    Board {
        panel: PanelPins {
            spi,
            cs: Output::new(p.PIN_5, Level::High),
            dc: Output::new(p.PIN_9, Level::High),
            reset: Output::new(p.PIN_4, Level::Low),
        },
        vsync: Some(input(p.PIN_8, Pull::None)),
        backlight: Pwm::new_output_a(p.PWM_SLICE6, p.PIN_12, pwm::light(0)),
        contacts: [
            input(p.PIN_23, Pull::Up),
            input(p.PIN_20, Pull::Up),
            input(p.PIN_22, Pull::Up),
            input(p.PIN_21, Pull::Up),
            input(p.PIN_18, Pull::Up),
            input(p.PIN_19, Pull::Up),
            input(p.PIN_17, Pull::Up),
            input(p.PIN_16, Pull::Up),
        ],
        piezo: Some(Pwm::new_output_b(p.PWM_SLICE5, p.PIN_11, pwm::silent())),
        battery: Some((
            Adc::new_blocking(p.ADC, adc::Config::default()),
            adc::Channel::new_pin(p.PIN_26, Pull::None),
        )),
        usb: input(p.PIN_2, Pull::Down),
        bus: p.USB,
        // The charger pulls this pin low until the battery is full.
        charging: Some(input(p.PIN_24, Pull::Up)),
        lamp: Some(Output::new(p.PIN_14, Level::Low)),
        watchdog: p.WATCHDOG,
        flash: p.FLASH,
    }
}
