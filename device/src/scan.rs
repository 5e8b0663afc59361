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
    /// When the reader last began at the top, and how long a round takes.
    seen: Option<(Micros, Micros)>,
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
    /// A round at 60 Hz, as far as the panel's clock may be off.
    const PERIODS: core::ops::Range<Micros> = 14_000..20_000;
    /// Kept between reader and writer, in lines: the panel's clock is not ours.
    const MARGIN: Micros = 4;

    /// Nothing is known yet.
    #[must_use]
    pub const fn new() -> Self {
        Self { seen: None }
    }

    /// The pause is over: the reader begins at the top.
    pub fn begins(&mut self, now: Micros) {
        let period = self.seen.map(|(last, _)| now.saturating_sub(last));
        let period = period.filter(|period| Self::PERIODS.contains(period));
        self.seen = Some((now, period.unwrap_or(16_667)));
    }

    /// When and how to send the areas of a thing.
    #[must_use]
    pub fn plan(&self, thing: &[Area], now: Micros) -> Plan {
        let Some((begun, period)) = self.seen else {
            return Plan::NOW;
        };
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
