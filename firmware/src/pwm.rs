//! Pulses for the backlight and the piezo.
//!
//! The backlight and the piezo have a PWM slice each. Both channels of a slice get the same
//! settings, so either channel can be wired.

use embassy_rp::pwm::Config;

use crate::clock::SYSTEM_HZ;

/// The divider of the piezo's clock. With this divider the periods of all
/// audible pitches fit into the counter.
const PIEZO_DIVIDER: u8 = 160;
/// The counting rate of the piezo's slice, per second.
const PIEZO_HZ: u32 = SYSTEM_HZ / PIEZO_DIVIDER as u32;

/// Returns the configuration of a silent piezo.
///
/// A new pitch takes effect only when the counter wraps. With this configuration the counter
/// wraps every tenth of a millisecond, with the same divider as for a tone. If it wrapped more
/// slowly, a short tone would be over before it begins.
pub fn silent() -> Config {
    pulses(PIEZO_DIVIDER, (PIEZO_HZ / 10_000) as u16 - 1, 0)
}

/// Returns the configuration of the backlight, at 2 kHz. `duty` is the fraction of the time that
/// it is on, in thousandths.
pub fn light(duty: u16) -> Config {
    const DIVIDER: u8 = 2;
    const PERIOD: u32 = SYSTEM_HZ / DIVIDER as u32 / 2_000;
    const _: () = assert!(PERIOD <= u16::MAX as u32, "fits the counter");
    let compare = u32::from(duty.min(1000)) * PERIOD / 1000;
    pulses(DIVIDER, PERIOD as u16 - 1, compare as u16)
}

/// Returns the configuration of a tone of the piezo. `pulse` is the length of
/// the pulses in microseconds, which determines the volume.
pub fn tone(hertz: u16, pulse: u16) -> Config {
    let period = (PIEZO_HZ / u32::from(hertz.max(20))).min(u16::MAX.into()) as u16;
    let counts = PIEZO_HZ / 1000 * u32::from(pulse) / 1000;
    pulses(
        PIEZO_DIVIDER,
        period - 1,
        counts.min(u32::from(period / 2)) as u16,
    )
}

fn pulses(divider: u8, top: u16, compare: u16) -> Config {
    let mut config = Config::default();
    config.divider = divider.into();
    config.top = top;
    config.compare_a = compare;
    config.compare_b = compare;
    config
}
