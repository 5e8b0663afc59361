//! The panel's refresh, and the times at which a picture can be written without
//! tearing.

use crate::Area;

/// A time in microseconds since power-on.
type Micros = u64;

/// The position of the panel's refresh, derived from the VSYNC line.
///
/// The panel reads its memory row by row, about 60 times per second. If one row is written before
/// the panel reads it, and its neighbour after the panel has read it, the picture tears. So all
/// rows are written behind the reader. Writing must start late enough that it cannot overtake the
/// reader, and early enough that the reader does not catch up in its next round. For whole rows
/// the writer is slower than the reader, for short rows it is faster.
#[derive(Clone, Copy, Debug, Default)]
pub struct Scan {
    /// The time at which the reader was last at the top.
    begun: Option<Micros>,
    /// The measured duration of a round of the reader.
    period: Option<Micros>,
    /// The time of the last report that a round begins.
    told: Option<Micros>,
    /// The number of consecutive reports that were too late to be used.
    late: u8,
}

/// A time for sending areas, and the area to send.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The time to wait before sending.
    pub wait: Micros,
    /// The area to send instead of the given areas, if any.
    pub instead: Option<Area>,
}

impl Plan {
    const NOW: Self = Self {
        wait: 0,
        instead: None,
    };
}

impl Scan {
    /// The lines of a round: the panel's 320 lines, and the pause between two
    /// rounds.
    const LINES: u32 = 344;
    /// The duration of a round at 60 Hz.
    const PERIOD: Micros = 16_667;
    /// The plausible durations of a round. The panel's clock is not exact.
    const PERIODS: core::ops::Range<Micros> = 14_000..20_000;
    /// The smallest distance between reader and writer, in lines. It is needed because the panel
    /// has a clock of its own.
    const MARGIN: u16 = 4;
    /// The delay above which a report counts as late. Reports are delayed while the flash
    /// is written, because interrupts are off.
    const LATE: Micros = 60;
    /// The number of consecutive late reports after which the expected time is assumed to be
    /// wrong.
    const TRUST: u8 = 4;

    /// Creates a state in which the position is unknown.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            begun: None,
            period: None,
            told: None,
            late: 0,
        }
    }

    /// The measured duration of a round, in microseconds.
    #[must_use]
    pub const fn period(&self) -> Option<u64> {
        self.period
    }

    /// Reports that a round begins, so the reader is at the top. Reports may be late, but never
    /// early.
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
            // After a late report, the time since the report is not the
            // duration of a round.
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
        // From here on, times are relative to the moment at which the reader
        // enters the band.
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

/// The reader within a band of rows. Its times are in microseconds since the
/// reader entered the band.
struct Reader {
    period: u32,
    /// The time at which the reader enters the band, relative to the beginning
    /// of the round.
    enters: u32,
    margin: u32,
}

/// The time until areas can be sent, in microseconds from now.
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

    /// Returns the time at which the reader reaches a row of the panel.
    fn at(&self, row: u16) -> u32 {
        (u32::from(row) * self.period / Scan::LINES).saturating_sub(self.enters)
    }

    /// Returns the time to wait before sending areas, which are given from top to bottom. Every
    /// row must be written behind the reader, and before the reader reaches it in the next round.
    /// The writer and the reader each move through an area at a constant speed, so only the first
    /// and the last row are checked. Returns `None` if sending takes too long.
    fn wait(&self, areas: &[Area], phase: u32) -> Option<Wait> {
        let (mut early, mut late) = (self.margin, self.period - self.margin);
        // The shortest and the longest time that the writer may have taken so
        // far.
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
