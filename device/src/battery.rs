//! The battery's charge, computed from its voltage, and the limits for a low
//! battery.

use palmyra_play::{Millis, Settings};
use palmyra_ui::{Charge, ChargeState};

use crate::Light;

/// The discharge curve of a lithium cell: pairs of a voltage in millivolts and
/// a charge in percent.
const CURVE: [(u32, u32); 7] = [
    (3300, 0),
    (3600, 10),
    (3700, 25),
    (3800, 50),
    (3900, 70),
    (4000, 85),
    (4100, 100),
];

/// A gauge of the charge. It hides small changes, because measurements are
/// noisy.
#[derive(Clone, Debug, Default)]
pub struct Battery {
    shown: Option<Charge>,
}

impl Battery {
    /// The step of the gauge, in percent.
    const STEP: u32 = 5;

    /// Creates a gauge without a measurement.
    #[must_use]
    pub const fn new() -> Self {
        Self { shown: None }
    }

    /// Takes a measurement and returns the charge if the gauge moves. A measurement is a third of
    /// the voltage, in 4096ths of 3.3 V.
    ///
    /// While the battery supplies the device, the gauge moves only when the charge is clearly
    /// nearer to another step. While the battery is charging, the voltage is that of the charger,
    /// so the gauge keeps its last percentage, or is empty if it has none. A full battery has
    /// 100 %.
    pub fn measure(&mut self, reading: u16, state: ChargeState) -> Option<Charge> {
        let before = self.shown;
        let measured = percent(millivolts(reading));
        let step = (measured + Self::STEP / 2) / Self::STEP * Self::STEP;
        let percent = match (state, before) {
            (ChargeState::Full, _) => 100,
            (ChargeState::Charges, before) => before.map_or(0, |shown| shown.percent),
            (ChargeState::Supplies, Some(Charge { percent, .. }))
                if measured.abs_diff(percent.into()) < Self::STEP - 1 =>
            {
                percent
            }
            _ => step as u8,
        };
        self.shown = Some(Charge { percent, state });
        self.shown.filter(|_| self.shown != before)
    }

    /// The charge that the gauge shows; `None` before the first measurement.
    #[must_use]
    pub const fn shown(&self) -> Option<Charge> {
        self.shown
    }
}

/// Decides whether the battery's voltage is high enough to erase and program the flash.
///
/// The flash of the PicoSystem (W25Q128JV) needs at least 2.7 V, and gets 3.3 V from a regulator.
/// When the battery falls below the regulator's limit, the voltage of the whole board falls with
/// it. The converter's reference falls too, so every reading is then a little above 3.3 V, however
/// low the battery is. The limit must therefore lie where readings are still correct. It is 0.1 V
/// above 3.3 V, which allows for the regulator's drop and for the divider's resistors of 1 %. About
/// 3 % of the charge is left at that point.
#[derive(Clone, Debug, Default)]
pub struct Supply {
    is_low: bool,
}

impl Supply {
    /// The voltage, in millivolts, below which the flash is not changed.
    pub const LOWEST: u32 = 3400;
    /// The voltage, in millivolts, from which the flash may be changed again. A charger raises the
    /// voltage above it at once; a battery whose load has only become smaller stays below it.
    pub const RECOVERED: u32 = 3500;

    /// Creates a supply that counts as sufficient until the first measurement.
    #[must_use]
    pub const fn new() -> Self {
        Self { is_low: false }
    }

    /// Takes a measurement and returns whether the flash may be changed. A measurement is a
    /// third of the voltage, in 4096ths of 3.3 V.
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

/// Whether the charge is so low that the player should be warned.
const fn is_low(charge: Option<Charge>) -> bool {
    /// The highest charge that counts as low.
    const LOW: u8 = 10;
    matches!(
        charge,
        Some(Charge {
            percent: ..=LOW,
            state: ChargeState::Supplies
        })
    )
}

/// Returns the brightest backlight allowed at this charge. A low battery limits it.
#[must_use]
pub const fn brightest(charge: Option<Charge>) -> u8 {
    /// The brightness limit for a low battery. The screen is then still easy to
    /// read indoors.
    const LIMIT: u8 = 2;
    if is_low(charge) {
        LIMIT
    } else {
        Settings::BRIGHTEST
    }
}

/// The state of the lamp that warns of a low battery. The lamp flashes rarely, and never
/// while the backlight is off.
#[derive(Clone, Copy, Debug)]
pub struct Lamp {
    /// Whether the lamp is on.
    pub is_on: bool,
    /// The time at which the lamp changes next; `None` if it stays as it is.
    pub until: Option<Millis>,
}

impl Lamp {
    /// The time between the starts of two flashes.
    pub const EVERY: Millis = 4_000;
    /// The duration of a flash.
    pub const FLASH: Millis = 30;

    /// Returns the lamp's state at a time.
    #[must_use]
    pub const fn at(now: Millis, charge: Option<Charge>, light: Light) -> Self {
        if !is_low(charge) || matches!(light, Light::Dark) {
            return Self {
                is_on: false,
                until: None,
            };
        }
        let begun = now - now % Self::EVERY;
        let is_on = now < begun + Self::FLASH;
        let until = if is_on {
            begun + Self::FLASH
        } else {
            begun + Self::EVERY
        };
        Self {
            is_on,
            until: Some(until),
        }
    }
}

/// Converts a reading to millivolts of the battery. A reading is a third of that voltage, in
/// 4096ths of 3.3 V.
#[must_use]
pub const fn millivolts(reading: u16) -> u32 {
    reading as u32 * 3 * 3300 / 4096
}

/// Returns the charge of a cell at this voltage, in percent.
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
