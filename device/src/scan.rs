//! Where the panel is reading its memory, and when to write there.

use crate::Area;

/// Microseconds since power-on.
type Micros = u64;

/// How the glass is refreshed, told by its VSYNC line.
///
/// The panel reads its memory row by row, some 60 times a second. Whoever
/// writes a row before it is read and its neighbour after it has been read
/// tears the picture. So what is small is written while the reader is
/// elsewhere, and what is large in whole rows behind the reader, who is faster
/// than the wire, but not by so much as to come round and catch up.
#[derive(Clone, Copy, Debug, Default)]
pub struct Scan {
    /// When the reader last began at the top.
    begun: Option<Micros>,
    /// How long a round takes, once that was measured.
    period: Option<Micros>,
    /// When the reader was last told to have begun.
    told: Option<Micros>,
    /// How often in a row it was told too late to be believed.
    late: u8,
}

/// How to send something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Wait this long,
    pub wait: Micros,
    /// then send this instead of the areas, if there is something.
    pub instead: Option<Area>,
}

impl Plan {
    const NOW: Self = Self {
        wait: 0,
        instead: None,
    };
}

impl Scan {
    /// Lines of a round: the panel's 320 and the pause between two rounds.
    const LINES: Micros = 344;
    /// A round at 60 Hz,
    const PERIOD: Micros = 16_667;
    /// as far as the panel's clock may be off.
    const PERIODS: core::ops::Range<Micros> = 14_000..20_000;
    /// Kept between reader and writer, in lines: the panel's clock is not ours.
    const MARGIN: Micros = 4;
    /// Later than this behind its time, it was told late: interrupts are off
    /// while the flash is written.
    const LATE: Micros = 60;
    /// So often in a row it is not: it is the time that was wrong.
    const TRUST: u8 = 4;

    /// Nothing is known yet.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            begun: None,
            period: None,
            told: None,
            late: 0,
        }
    }

    /// The pause is over: the reader begins at the top. That may be told late,
    /// but never too early.
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
            // The time since one that was late says nothing.
            let is_measured = self.late == 0 || self.late == Self::TRUST;
            self.period = since
                .filter(|period| is_measured && Self::PERIODS.contains(period))
                .or(self.period);
            self.begun = Some(now);
            self.late = 0;
        }
    }

    /// When and how to send the areas of a thing.
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
        let line = |row: Micros| row * period / Self::LINES;
        let (top, bottom) = (Micros::from(band.top), Micros::from(band.bottom));
        let enters = line(top);
        // From here on the time counts from when the reader enters the band.
        let phase = (phase + period - enters) % period;
        let inside = line(bottom) - enters;
        let margin = line(Self::MARGIN);

        // Behind the reader: it must be in the band already, and must not have
        // caught up by the time that the last row is written.
        let rows = Area {
            left: 0,
            right: Area::PANEL.right,
            ..band
        };
        let latest =
            (period - margin).min((period + inside).saturating_sub(rows.send_time() + margin));
        let wait_behind = match phase {
            phase if phase < margin => margin - phase,
            phase if phase > latest => period + margin - phase,
            _ => 0,
        };

        // While the reader is elsewhere: from when it leaves to when it comes.
        let gone = inside + margin;
        let takes: Micros = thing.iter().map(Area::send_time).sum();
        let wait_around = (gone + takes + margin <= period).then_some(match phase {
            phase if phase < gone => gone - phase,
            phase if phase + takes + margin > period => period + gone - phase,
            _ => 0,
        });

        match wait_around {
            Some(wait) if wait + takes <= wait_behind + rows.send_time() => Plan {
                wait,
                instead: None,
            },
            _ => Plan {
                wait: wait_behind,
                instead: Some(rows),
            },
        }
    }
}
