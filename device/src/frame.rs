//! The two pictures of a device, their differences, and the conversion to the panel's
//! bytes.

use heapless::Vec;
use palmyra_ui::Picture;
use palmyra_ui::theme::PALETTE;

const SIDE: usize = Picture::SIDE;
/// The number of pixels in a word. Pictures are compared word by word.
const WORD: usize = 4;
/// The number of words in a row.
const WORDS: usize = SIDE / WORD;
/// The number of words compared in one step. It divides [`WORDS`].
const STEP: usize = 6;
const _: () = assert!(WORDS.is_multiple_of(STEP));

/// The cost of telling the panel which area follows, as a number of pixels. Merging two areas is
/// cheaper if it adds fewer pixels.
const WINDOW_COST: usize = 80;
/// The longest time to tell the panel which area follows, in microseconds. It includes the
/// conversion of the area's first row.
const WINDOW_TIME: u64 = 39;

/// The maximum number of dirty areas. Further areas are merged into the last
/// one.
const AREAS: usize = 24;
/// The number of unchanged rows that separates two groups of areas.
const APART: u16 = 8;

/// A rectangle of the picture. `right` and `bottom` are just outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Area {
    /// The first column.
    pub left: u16,
    /// The first row.
    pub top: u16,
    /// The column after the last one.
    pub right: u16,
    /// The row after the last one.
    pub bottom: u16,
}

impl Area {
    /// The whole panel.
    pub const PANEL: Self = Self {
        left: 0,
        top: 0,
        right: SIDE as u16,
        bottom: SIDE as u16,
    };

    /// The longest time that sending the area may take, in microseconds.
    #[must_use]
    pub const fn send_time(&self) -> u64 {
        // A pixel has 16 bits, sent at 50 MHz with pauses between transfers.
        self.pixels() as u64 * 327 / 1000 + WINDOW_TIME
    }

    /// The shortest time that sending the area may take, in microseconds. It
    /// counts the pixels only.
    pub(crate) const fn least_time(&self) -> u32 {
        self.pixels() as u32 * 320 / 1000
    }

    /// The number of pixels.
    const fn pixels(&self) -> usize {
        (self.right - self.left) as usize * (self.bottom - self.top) as usize
    }

    /// The cost of sending the area, as a number of pixels.
    const fn cost(&self) -> usize {
        self.pixels() + WINDOW_COST
    }

    /// The smallest area that contains both areas.
    #[must_use]
    pub fn union(&self, other: &Self) -> Self {
        Self {
            left: self.left.min(other.left),
            top: self.top.min(other.top),
            right: self.right.max(other.right),
            bottom: self.bottom.max(other.bottom),
        }
    }
}

/// The dirty areas of a picture, from top to bottom.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Changes(Vec<Area, AREAS>);

impl Changes {
    /// Creates changes that cover the whole panel. They are needed when the panel's
    /// contents are unknown.
    #[must_use]
    pub fn all() -> Self {
        Self(Vec::from_iter([Area::PANEL]))
    }

    /// Finds the differences between two pictures.
    #[must_use]
    pub fn between(shown: &Picture, drawn: &Picture) -> Self {
        let mut areas = Vec::new();
        for (row, (shown, drawn)) in (0..).zip(shown.words().iter().zip(drawn.words())) {
            if let Some((first, last)) = differing(shown, drawn) {
                let area = Area {
                    left: (first * WORD) as u16,
                    top: row,
                    right: ((last + 1) * WORD) as u16,
                    bottom: row + 1,
                };
                join(&mut areas, area);
            }
        }
        Self(areas)
    }

    /// Whether nothing has to be sent.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The areas, from top to bottom.
    #[must_use]
    pub fn areas(&self) -> &[Area] {
        &self.0
    }

    /// The areas in groups. Areas that are close together form one group, because it would be
    /// visible if they changed one after another.
    pub fn things(&self) -> impl Iterator<Item = &[Area]> {
        self.0
            .chunk_by(|above, below| below.top.saturating_sub(above.bottom) < APART)
    }
}

/// Returns the first and the last word in which two rows differ; `None` if they are
/// equal. Most rows are equal, so several words are compared in one step.
#[inline(always)]
fn differing(shown: &[u32; WORDS], drawn: &[u32; WORDS]) -> Option<(usize, usize)> {
    let differ = |(shown, drawn): (&[u32; STEP], &[u32; STEP])| {
        let both = shown.iter().zip(drawn);
        both.fold(0, |all, (shown, drawn)| all | (shown ^ drawn)) != 0
    };
    let steps = shown.as_chunks().0.iter().zip(drawn.as_chunks().0);
    let first = STEP * steps.clone().position(differ)?;
    let last = STEP * steps.clone().rposition(differ)?;
    let differs = |at: &usize| shown.get(*at) != drawn.get(*at);
    let first = (first..first + STEP).find(differs)?;
    let last = (last..last + STEP).rev().find(differs)?;
    Some((first, last))
}

/// Adds an area that is below the areas in the list. Merges it with the last area if sending both
/// as one costs no more, or if the list is full.
fn join(areas: &mut Vec<Area, AREAS>, area: Area) {
    let is_full = areas.is_full();
    if let Some(last) = areas.last_mut() {
        let union = last.union(&area);
        if is_full || union.cost() <= last.cost() + area.cost() {
            *last = union;
            return;
        }
    }
    // The list has room, because a full list was handled above.
    let _ = areas.push(area);
}

/// The two pictures of a device: one is drawn while the other is sent to the panel.
///
/// [`Frame::exchange`] lends the drawn picture to the sender as a [`Job`], and takes back the
/// picture that was sent before. The panel shows that earlier picture, so the drawn one is compared
/// with it.
#[derive(Debug)]
pub struct Frame<'a> {
    drawn: &'a mut Picture,
    /// Whether the panel shows the picture that is not being drawn.
    is_known: bool,
}

/// A picture, and its areas that the panel does not show yet.
#[derive(Debug)]
pub struct Job<'a> {
    /// The picture. It must be returned to [`Frame::exchange`].
    pub picture: &'a mut Picture,
    /// The areas to send.
    pub changes: Changes,
}

impl<'a> Frame<'a> {
    /// Creates a frame that draws its first picture on `drawn`.
    #[must_use]
    pub const fn new(drawn: &'a mut Picture) -> Self {
        Self {
            drawn,
            is_known: false,
        }
    }

    /// The picture to draw on. It still shows something older, so all of it has to be drawn.
    pub const fn picture(&mut self) -> &mut Picture {
        self.drawn
    }

    /// Takes back the picture that was sent, and returns a job for the picture that was drawn.
    /// A job without changes need not be sent.
    pub fn exchange(&mut self, sent: &'a mut Picture) -> Job<'a> {
        let changes = if self.is_known {
            Changes::between(sent, self.drawn)
        } else {
            Changes::all()
        };
        self.is_known = true;
        let picture = core::mem::replace(&mut self.drawn, sent);
        Job { picture, changes }
    }
}

/// The colours of the palette in the panel's byte order.
#[derive(Clone, Debug)]
pub struct Wire([u16; 256]);

impl Wire {
    /// Creates the table: RGB565, high byte first. Numbers beyond the palette are black.
    #[must_use]
    pub const fn new() -> Self {
        let mut table = [0; 256];
        let mut number = 0;
        while number < PALETTE.len() {
            table[number] = PALETTE[number].to_be();
            number += 1;
        }
        Self(table)
    }
}

impl Default for Wire {
    fn default() -> Self {
        Self::new()
    }
}

/// The rows of an area that remain to be sent.
#[derive(Clone, Debug)]
pub struct Rows<'a> {
    rows: core::slice::Iter<'a, [u32; WORDS]>,
    first: usize,
    last: usize,
}

impl<'a> Rows<'a> {
    /// Creates the rows of an area. Its columns must be multiples of four, like
    /// those of [`Changes`].
    #[must_use]
    pub fn new(picture: &'a Picture, area: Area) -> Self {
        let rows = usize::from(area.top)..usize::from(area.bottom);
        Self {
            rows: picture.words().get(rows).unwrap_or_default().iter(),
            first: usize::from(area.left) / WORD,
            last: usize::from(area.right) / WORD,
        }
    }

    /// Fills `out` with whole rows in the panel's format, two pixels per word. Returns the number
    /// of words written, which is 0 when no rows remain. `out` must have room for at least one row.
    pub fn fill(&mut self, wire: &Wire, out: &mut [u32]) -> usize {
        let width = 2 * self.last.saturating_sub(self.first);
        let (mut used, room) = (0, out.len());
        while width > 0 && used + width <= room {
            let Some(row) = self.rows.next() else { break };
            let row = row.get(self.first..self.last).unwrap_or_default();
            let (pairs, _) = out.get_mut(used..).unwrap_or_default().as_chunks_mut();
            for (pair, &word) in pairs.iter_mut().zip(row) {
                let [a, b, c, d] = word.to_ne_bytes().map(|number| wire.0[usize::from(number)]);
                *pair = [bytemuck::cast([a, b]), bytemuck::cast([c, d])];
            }
            used += width;
        }
        used
    }
}
