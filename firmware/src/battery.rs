//! The battery's gauge.

use palmyra_device::Battery;
use palmyra_play::Millis;

use crate::board::BatteryPin;

/// Measures now and then.
pub struct Gauge {
    pin: BatteryPin,
    battery: Battery,
    due: Millis,
}

impl Gauge {
    /// How often the battery is measured.
    const EVERY: Millis = 30_000;
    /// The mean of so many readings is free of the converter's noise.
    const READINGS: u32 = 16;

    /// To be measured at once.
    pub const fn new(pin: BatteryPin) -> Self {
        Self {
            pin,
            battery: Battery::new(),
            due: 0,
        }
    }

    /// The charge in percent, if it was due and has changed.
    pub fn measure(&mut self, now: Millis) -> Option<u8> {
        if now < self.due {
            return None;
        }
        self.due = now + Self::EVERY;
        let (converter, channel) = &mut self.pin;
        let mut sum = 0;
        for _ in 0..Self::READINGS {
            // A reading that failed comes again in a while.
            sum += u32::from(converter.blocking_read(channel).ok()?);
        }
        self.battery.measure((sum / Self::READINGS) as u16)
    }
}
