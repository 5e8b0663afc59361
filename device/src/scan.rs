//! Where the panel is reading its memory, and when to write there.

use crate::{Area, Frame};

/// Microseconds since power-on.
type Micros = u64;

/// How the glass is refreshed, told by its VSYNC line.
///
/// The panel reads its memory row by row, some 60 times a second. Whoever
/// writes a row before it is read and its neighbour after it has been read
/// tears the picture. So what is small is written while the reader is
/// elsewhere, and what is large follows close behind the reader, who is faster
/// than the wire.
#[derive(Clone, Copy, Debug, Default)]
pub struct Scan {
    /// When the reader last began at the top, and how long a round takes.
    seen: Option<(Micros, Micros)>,
}

/// How to send what is new.
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
    /// Rounds that a panel can make.
    const PERIODS: core::ops::Range<Micros> = 8_000..30_000;
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

    /// When and how to send what is new in a picture.
    #[must_use]
    pub fn plan(&self, frame: &Frame, now: Micros) -> Plan {
        let Some((begun, period)) = self.seen else {
            return Plan::NOW;
        };
        let phase = now.saturating_sub(begun);
        let Some(band) = frame.band().filter(|_| phase < 2 * period) else {
            return Plan::NOW;
        };
        let phase = phase % period;
        let line = |row: Micros| row * period / Self::LINES;
        let enters = line(Micros::from(band.top).saturating_sub(Self::MARGIN));
        let leaves = line(Micros::from(band.bottom) + Self::MARGIN);
        let takes = frame.send_time();
        if takes + leaves > period + enters {
            // Nowhere long enough out of sight. Full rows take longer to write
            // than to read, so that the reader is never overtaken.
            let start = line(Micros::from(band.top) + Self::MARGIN);
            let wait = (start + period - phase) % period;
            let instead = Some(Area {
                left: 0,
                right: Area::PANEL.right,
                ..band
            });
            return Plan { wait, instead };
        }
        let before = phase + takes <= enters;
        let after = phase >= leaves && phase + takes <= period + enters;
        if before || after {
            return Plan::NOW;
        }
        // Inside, or too late to be done before the reader comes by.
        let wait = (leaves + period - phase) % period;
        Plan {
            wait,
            instead: None,
        }
    }
}
