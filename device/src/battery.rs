//! The battery's charge by its voltage, and what it is too low for.

use palmyra_play::Settings;

/// A lithium cell's voltage in millivolts, and how full it is in percent.
const CURVE: [(u32, u32); 7] = [
    (3300, 0),
    (3600, 10),
    (3700, 25),
    (3800, 50),
    (3900, 70),
    (4000, 85),
    (4100, 100),
];

/// A gauge that stays steady although measurements are noisy.
#[derive(Clone, Debug, Default)]
pub struct Battery {
    shown: Option<u8>,
}

impl Battery {
    /// The gauge moves in steps of this many percent.
    const STEP: u32 = 5;

    /// Creates a gauge without a measurement.
    #[must_use]
    pub const fn new() -> Self {
        Self { shown: None }
    }

    /// Takes a third of the voltage, in 4096ths of 3.3 V, and returns the percentage if the
    /// gauge moves. It moves only when the charge is nearer to another step by a clear margin.
    pub fn measure(&mut self, reading: u16) -> Option<u8> {
        let charge = percent(millivolts(reading));
        let step = (charge + Self::STEP / 2) / Self::STEP * Self::STEP;
        let steady = self
            .shown
            .is_some_and(|shown| charge.abs_diff(shown.into()) < Self::STEP - 1);
        if steady {
            return None;
        }
        self.shown = Some(step as u8);
        self.shown
    }
}

/// Whether the battery has voltage enough to erase and program the flash.
///
/// The flash of the PicoSystem (W25Q128JV) needs at least 2.7 V, and gets 3.3 V from a
/// regulator. Once the battery is too low for the regulator, the voltage of the whole board
/// falls with it, including the converter's reference: from then on every reading is that of
/// a battery a little above 3.3 V, however low it is. So the limit has to lie where readings
/// are still true: 0.1 V above the 3.3 V, which allows for the regulator's drop and for the
/// divider's resistors of 1 %. About 3 % of the charge are left there.
#[derive(Clone, Debug, Default)]
pub struct Supply {
    is_low: bool,
}

impl Supply {
    /// The voltage, in millivolts, below which the flash is not changed.
    pub const LOWEST: u32 = 3400;
    /// The voltage, in millivolts, at which the flash may be changed again. A charger reaches it
    /// at once; a battery that only lost its load does not.
    pub const RECOVERED: u32 = 3500;

    /// Creates a supply that counts as sufficient until it is measured.
    #[must_use]
    pub const fn new() -> Self {
        Self { is_low: false }
    }

    /// Takes a third of the voltage, in 4096ths of 3.3 V, and returns whether the flash may be
    /// changed.
    pub const fn suffices(&mut self, reading: u16) -> bool {
        let limit = if self.is_low {
            Self::RECOVERED
        } else {
            Self::LOWEST
        };
        self.is_low = millivolts(reading) < limit;
        !self.is_low
    }
}

/// Returns the brightest backlight allowed at a charge in percent. A low battery is saved
/// for playing on.
#[must_use]
pub const fn brightest(charge: Option<u8>) -> u8 {
    /// The charge up to which the light is limited.
    const LOW: u8 = 10;
    /// The limit: easy to read indoors.
    const LIMIT: u8 = 2;
    match charge {
        Some(..=LOW) => LIMIT,
        _ => Settings::BRIGHTEST,
    }
}

/// Converts a reading, which is a third of the battery's voltage.
const fn millivolts(reading: u16) -> u32 {
    reading as u32 * 3 * 3300 / 4096
}

/// Returns how full a cell of this voltage is.
fn percent(millivolts: u32) -> u32 {
    let mut below = (0, 0);
    for (volts, charge) in CURVE {
        if millivolts < volts {
            let (from, base) = below;
            return base + (charge - base) * (millivolts - from) / (volts - from);
        }
        below = (volts, charge);
    }
    100
}
