//! The panel's refresh, and when to write without tearing the picture.

use crate::Area;

/// Microseconds since power-on.
type Micros = u64;

/// The position of the panel's refresh, derived from its VSYNC line.
///
/// The panel reads its memory row by row, about 60 times per second. If one row is written before
/// it is read and its neighbour after it was read, the picture tears. So everything is written
/// behind the reader: late enough that the wire cannot overtake it, and early enough that the
/// reader does not come round and catch up. The wire is slower than the reader for whole rows, and
/// faster for short ones.
#[derive(Clone, Copy, Debug, Default)]
pub struct Scan {
    /// When the reader was last at the top.
    begun: Option<Micros>,
    /// The measured length of a round.
    period: Option<Micros>,
    /// When the start at the top was last reported.
    told: Option<Micros>,
    /// The number of consecutive reports that came too late to be used.
    late: u8,
}

/// When to send, and what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The time to wait before sending.
    pub wait: Micros,
    /// The area to send instead of the given ones, if any.
    pub instead: Option<Area>,
}

impl Plan {
    const NOW: Self = Self {
        wait: 0,
        instead: None,
    };
}

impl Scan {
    /// Lines per round: the panel's 320 and the pause between two rounds.
    const LINES: u32 = 344;
    /// The length of a round at 60 Hz.
    const PERIOD: Micros = 16_667;
    /// Plausible lengths of a round, since the panel's clock may be off.
    const PERIODS: core::ops::Range<Micros> = 14_000..20_000;
    /// The smallest distance between reader and writer, in lines. It is needed because the panel
    /// has its own clock.
    const MARGIN: u16 = 4;
    /// The delay beyond which a report counts as late. Reports are delayed while the flash is
    /// written, because interrupts are off.
    const LATE: Micros = 60;
    /// The number of consecutive late reports after which the expected time counts as wrong.
    const TRUST: u8 = 4;

    /// Starts without a known position.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            begun: None,
            period: None,
            told: None,
            late: 0,
        }
    }

    /// The measured length of a round, in microseconds.
    #[must_use]
    pub const fn period(&self) -> Option<u64> {
        self.period
    }

    /// Reports that a round begins: the reader is at the top. Reports may be late, but never early.
    pub fn begins(&mut self, now: Micros) {
        let since = self.told.replace(now).map(|told| now.saturating_sub(told));
        let due = match (self.begun, self.period) {
            (Some(begun), Some(period)) => {
                let rounds = (now.saturating_sub(begun) + Self::LATE) / period;
                begun + rounds * period
            }
            _ => now,
        };
        if now > due + Self::LATE && self.late < Self::TRUST {
            self.late += 1;
            self.begun = Some(due);
        } else {
            // The time since a late report is not the length of a round.
            let is_measured = self.late == 0 || self.late == Self::TRUST;
            self.period = since
                .filter(|period| is_measured && Self::PERIODS.contains(period))
                .or(self.period);
            self.begun = Some(now);
            self.late = 0;
        }
    }

    /// Returns when and how to send a group of areas.
    #[must_use]
    pub fn plan(&self, thing: &[Area], now: Micros) -> Plan {
        let Some(begun) = self.begun else {
            return Plan::NOW;
        };
        let period = self.period.unwrap_or(Self::PERIOD);
        let phase = now.saturating_sub(begun);
        let band = thing.iter().copied().reduce(|band, area| band.union(&area));
        let Some(band) = band.filter(|_| phase < 2 * period) else {
            return Plan::NOW;
        };
        let reader = Reader::new(band.top, period);
        // From here on, times are relative to the reader's entry into the band.
        let phase = ((phase + period) as u32 - reader.enters) % reader.period;
        let rows = Area {
            left: 0,
            right: Area::PANEL.right,
            ..band
        };
        let ways = [
            (None, reader.wait(thing, phase)),
            (Some(rows), reader.wait(&[rows], phase)),
        ];
        let soonest = ways
            .into_iter()
            .filter_map(|(instead, wait)| Some((instead, wait?)))
            .min_by_key(|(_, wait)| wait.done);
        soonest.map_or(Plan::NOW, |(instead, wait)| Plan {
            wait: wait.wait.into(),
            instead,
        })
    }
}

/// The reader within a band of rows. Times are in microseconds since it entered.
struct Reader {
    period: u32,
    /// When it enters the band, relative to its start at the top.
    enters: u32,
    margin: u32,
}

/// When areas can be sent, in microseconds from now.
struct Wait {
    wait: u32,
    /// The latest time at which everything has been sent.
    done: u32,
}

impl Reader {
    fn new(top: u16, period: Micros) -> Self {
        let mut reader = Self {
            period: period as u32,
            enters: 0,
            margin: 0,
        };
        reader.margin = reader.at(Scan::MARGIN);
        reader.enters = reader.at(top);
        reader
    }

    /// Returns when the reader reaches a row of the panel.
    fn at(&self, row: u16) -> u32 {
        (u32::from(row) * self.period / Scan::LINES).saturating_sub(self.enters)
    }

    /// Returns how long to wait with areas, from top to bottom, so that each row is written behind
    /// the reader and before it comes round. Writer and reader each take the same time for every
    /// row of an area, so only the first and the last are checked. `None` if the areas take too
    /// long.
    fn wait(&self, areas: &[Area], phase: u32) -> Option<Wait> {
        let (mut early, mut late) = (self.margin, self.period - self.margin);
        // The time the writer has taken so far: shortest and longest.
        let (mut least, mut most) = (0, 0);
        for area in areas {
            let (top, bottom) = (self.at(area.top), self.at(area.bottom));
            let rows = u32::from(area.bottom - area.top).max(1);
            let (fast, slow) = (area.least_time(), area.send_time() as u32);
            early = early
                .max((top + self.margin).saturating_sub(least))
                .max((bottom + self.margin).saturating_sub(least + fast - fast / rows));
            let next = self.period - self.margin;
            late = late
                .min((top + next).saturating_sub(most + slow / rows))
                .min((bottom + next).saturating_sub(most + slow));
            least += fast;
            most += slow;
        }
        let wait = match phase {
            _ if early > late => return None,
            phase if phase < early => early - phase,
            phase if phase > late => self.period + early - phase,
            _ => 0,
        };
        Some(Wait {
            wait,
            done: wait + most,
        })
    }
}
