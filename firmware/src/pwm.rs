//! Pulses for the backlight and the piezo.
//!
//! Each has a slice of its own, so both channels are set alike, and it does not matter which
//! of them is wired.

use embassy_rp::pwm::Config;

use crate::clock::SYSTEM_HZ;

/// Always low.
pub fn silent() -> Config {
    pulses(1, u16::MAX - 1, 0)
}

/// The backlight at 2 kHz; `duty` is the part of the time that it is lit, in thousandths.
pub fn light(duty: u16) -> Config {
    const DIVIDER: u8 = 2;
    const PERIOD: u32 = SYSTEM_HZ / DIVIDER as u32 / 2_000;
    const _: () = assert!(PERIOD <= u16::MAX as u32, "fits the counter");
    let compare = u32::from(duty.min(1000)) * PERIOD / 1000;
    pulses(DIVIDER, PERIOD as u16 - 1, compare as u16)
}

/// A tone of the piezo.
pub fn tone(hertz: u16) -> Config {
    /// Makes every audible pitch fit the counter.
    const DIVIDER: u8 = 160;
    const TICKS: u32 = SYSTEM_HZ / DIVIDER as u32;
    let period = (TICKS / u32::from(hertz.max(20))).min(u16::MAX.into()) as u16;
    pulses(DIVIDER, period - 1, period / 2)
}

fn pulses(divider: u8, top: u16, compare: u16) -> Config {
    let mut config = Config::default();
    config.divider = divider.into();
    config.top = top;
    config.compare_a = compare;
    config.compare_b = compare;
    config
}
