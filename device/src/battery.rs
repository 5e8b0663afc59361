//! What the battery's voltage tells: its charge, and what it is too low for.

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

/// Makes a steady gauge of noisy measurements.
#[derive(Clone, Debug, Default)]
pub struct Battery {
    shown: Option<u8>,
}

impl Battery {
    /// The gauge moves in steps of this many percent.
    const STEP: u32 = 5;

    /// Nothing was measured yet.
    #[must_use]
    pub const fn new() -> Self {
        Self { shown: None }
    }

    /// Takes a third of the voltage, in 4096ths of 3.3 V; answers with the
    /// percentage if the gauge moves. It stays where it is until the charge is
    /// nearer to another step by a clear margin.
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
/// The flash of the PicoSystem (W25Q128JV) has to get at least 2.7 V, and gets
/// 3.3 V from a regulator. Once the battery is too low for the regulator, all of
/// the board sinks with it, the converter's own reference too: from there on
/// every reading is that of a battery a little above 3.3 V, however low it is. So
/// what is too low has to be told where readings are still true: above the 3.3 V
/// by 0.1 V, which are for what the regulator takes and for the divider's
/// resistors of 1 %. By then about 3 % of the charge are left.
#[derive(Clone, Debug, Default)]
pub struct Supply {
    is_low: bool,
}

impl Supply {
    /// Below so many millivolts the flash is left alone,
    pub const LOWEST: u32 = 3400;
    /// until there are so many again: a charger gives them at once, and a
    /// battery that is only relieved of its load does not.
    pub const RECOVERED: u32 = 3500;

    /// Not measured yet.
    #[must_use]
    pub const fn new() -> Self {
        Self { is_low: false }
    }

    /// Takes a third of the voltage, in 4096ths of 3.3 V; answers whether the
    /// flash may be changed.
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

/// How bright a player may set the backlight, by the charge in percent: what is
/// left of a low battery is for playing on.
#[must_use]
pub const fn brightest(charge: Option<u8>) -> u8 {
    /// From here on the light is limited,
    const LOW: u8 = 10;
    /// to a step that is easy to read in a room.
    const LIMIT: u8 = 2;
    match charge {
        Some(..=LOW) => LIMIT,
        _ => Settings::BRIGHTEST,
    }
}

/// The battery's voltage, of which the converter gets a third.
const fn millivolts(reading: u16) -> u32 {
    reading as u32 * 3 * 3300 / 4096
}

/// How full a cell of so many millivolts is.
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
