//! The battery's charge from its voltage.

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
        let charge = percent(u32::from(reading) * 3 * 3300 / 4096);
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
