//! The picture in the panel's own bytes, and what of it is new.

use core::convert::Infallible;

use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use heapless::Vec;
use palmyra_ui::PANEL;

const SIDE: usize = PANEL as usize;
/// Two pixels a word.
const WORDS: usize = SIDE / 2;
/// A row is compared in strips of this many words,
const STRIP: usize = 15;
/// of which it has so many.
const STRIPS: usize = WORDS / STRIP;
/// The columns of a strip.
const STRIP_WIDTH: usize = 2 * STRIP;

/// What opening a window on the panel costs, in pixels sent meanwhile,
const WINDOW_COST: usize = 60;
/// and each row of a window that is narrower than the panel.
const ROW_COST: usize = 30;

/// So many areas are sent; more are sent as if they were one.
const AREAS: usize = 24;
/// Areas with so many unchanged rows between them are things of their own.
const APART: u16 = 8;

/// A part of the picture; `right` and `bottom` are just outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Area {
    /// First column.
    pub left: u16,
    /// First row.
    pub top: u16,
    /// Column after the last.
    pub right: u16,
    /// Row after the last.
    pub bottom: u16,
}

impl Area {
    /// Everything.
    pub const PANEL: Self = Self {
        left: 0,
        top: 0,
        right: SIDE as u16,
        bottom: SIDE as u16,
    };

    const fn strips(left: u8, right: u8, row: usize) -> Self {
        Self {
            left: left as u16 * STRIP_WIDTH as u16,
            top: row as u16,
            right: right as u16 * STRIP_WIDTH as u16,
            bottom: row as u16 + 1,
        }
    }

    /// Whether the rows have no gap between them in memory.
    #[must_use]
    pub const fn is_full_width(&self) -> bool {
        self.left == 0 && self.right as usize == SIDE
    }

    /// How long sending takes, in microseconds.
    #[must_use]
    pub const fn send_time(&self) -> u64 {
        // 16 bits a pixel at 50 MHz.
        self.cost() as u64 * 320 / 1000
    }

    /// How long sending takes at least, in microseconds: pixels only.
    pub(crate) const fn least_time(&self) -> u32 {
        let (width, height) = (self.right - self.left, self.bottom - self.top);
        width as u32 * height as u32 * 320 / 1000
    }

    /// How long sending takes, in pixels.
    const fn cost(&self) -> usize {
        let width = (self.right - self.left) as usize;
        let row = if self.is_full_width() {
            width
        } else {
            width + ROW_COST
        };
        row * (self.bottom - self.top) as usize + WINDOW_COST
    }

    /// The smallest area around both.
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

/// The picture: RGB565, high byte first, row by row.
///
/// There is no room for a second picture to compare with, and drawing starts
/// with an empty ground, so watching what is drawn would find that everything
/// changes. So a hash of each strip that was sent is kept. A strip in which one
/// word changed always has another hash, since every step can be undone; two
/// different strips share a hash once in 2^32 times. Somebody who changes the
/// whole picture every second, all day, waits a month for 30 stale pixels,
/// which the next change of that strip repairs.
#[derive(Clone, Debug)]
pub struct Frame {
    words: [[u32; WORDS]; SIDE],
    sent: [[u32; STRIPS]; SIDE],
    /// What has to be sent, from top to bottom.
    new: Vec<Area, AREAS>,
    /// Whether `sent` is what the panel shows.
    known: bool,
}

impl Frame {
    /// A black picture of which nothing was sent.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            words: [[0; WORDS]; SIDE],
            sent: [[0; STRIPS]; SIDE],
            new: Vec::new(),
            known: false,
        }
    }

    /// Compares the picture with the one that was sent. Whatever is new is then
    /// in [`Frame::areas`] and counts as sent.
    pub fn compare(&mut self) {
        self.new.clear();
        for (at, (row, sent)) in self.words.iter().zip(&mut self.sent).enumerate() {
            let (mut left, mut right) = (STRIPS as u8, 0);
            let (strips, _) = row.as_chunks::<STRIP>();
            for (strip, (words, sent)) in (0..).zip(strips.iter().zip(sent)) {
                let hash = hash(words);
                if hash != *sent || !self.known {
                    *sent = hash;
                    (left, right) = (left.min(strip), strip + 1);
                }
            }
            if left < right {
                join(&mut self.new, Area::strips(left, right, at));
            }
        }
        self.known = true;
    }

    /// What has to be sent, from top to bottom.
    #[must_use]
    pub fn areas(&self) -> &[Area] {
        &self.new
    }

    /// The same by things: areas close to each other are parts of one, and it
    /// would be seen if they appeared one after the other.
    pub fn things(&self) -> impl Iterator<Item = &[Area]> {
        self.new
            .chunk_by(|above, below| below.top.saturating_sub(above.bottom) < APART)
    }

    /// The bytes of an area: one run if it is as wide as the panel, otherwise
    /// one a row.
    pub fn runs(&self, area: Area) -> impl Iterator<Item = &[u8]> {
        let bytes: &[u8] = bytemuck::cast_slice(self.words.as_flattened());
        let (width, height) = (area.right - area.left, area.bottom - area.top);
        let (rows, run) = if area.is_full_width() {
            (1, SIDE * usize::from(height))
        } else {
            (usize::from(height), usize::from(width))
        };
        (0..rows).filter_map(move |row| {
            let start = (usize::from(area.top) + row) * SIDE + usize::from(area.left);
            bytes.get(2 * start..2 * (start + run))
        })
    }

    /// Fills columns of rows that are on the panel.
    fn fill(&mut self, columns: core::ops::Range<usize>, rows: core::ops::Range<usize>, ink: u16) {
        let pair = u32::from(ink) << 16 | u32::from(ink);
        let (first, last) = (columns.start.div_ceil(2), columns.end / 2);
        let Some(rows) = self.words.get_mut(rows) else {
            return;
        };
        for row in rows {
            if columns.start % 2 == 1 {
                set(row, columns.start, ink);
            }
            if let Some(words) = row.get_mut(first..last) {
                fill_words(words, pair);
            }
            if columns.end % 2 == 1 && first <= last {
                set(row, columns.end - 1, ink);
            }
        }
    }
}

impl Default for Frame {
    fn default() -> Self {
        Self::new()
    }
}

/// Adds an area below the others, to the last one if that is sent sooner.
fn join(areas: &mut Vec<Area, AREAS>, area: Area) {
    let is_full = areas.is_full();
    if let Some(last) = areas.last_mut() {
        let union = last.union(&area);
        if is_full || union.cost() <= last.cost() + area.cost() {
            *last = union;
            return;
        }
    }
    // There is room, or the area would have been joined.
    let _ = areas.push(area);
}

/// Every step can be undone, so that a single change is never lost.
fn hash(strip: &[u32; STRIP]) -> u32 {
    strip.iter().fold(0x9e37_79b9, |hash: u32, word| {
        (hash ^ word).wrapping_mul(0x85eb_ca6b).rotate_right(15)
    })
}

/// Eight words at once: most of what is drawn is ground, and a loop takes longer
/// to count than to fill.
fn fill_words(words: &mut [u32], pair: u32) {
    let (eights, rest) = words.as_chunks_mut();
    for eight in eights {
        *eight = [pair; 8];
    }
    rest.fill(pair);
}

fn set(row: &mut [u32; WORDS], column: usize, ink: u16) {
    let pixels: &mut [u16] = bytemuck::cast_slice_mut(row);
    if let Some(pixel) = pixels.get_mut(column) {
        *pixel = ink;
    }
}

/// The panel wants the high byte first.
fn ink(colour: Rgb565) -> u16 {
    colour.into_storage().to_be()
}

/// The part of a length from a start that is on the panel.
fn clip(start: i32, length: u32) -> core::ops::Range<usize> {
    // Nearly everything is there wholly.
    let (first, side) = (start as u32, SIDE as u32);
    if first <= side && length <= side - first {
        return first as usize..(first + length) as usize;
    }
    let end = start.saturating_add_unsigned(length);
    let on = |at: i32| at.clamp(0, SIDE as i32) as usize;
    on(start)..on(end)
}

impl OriginDimensions for Frame {
    fn size(&self) -> Size {
        Size::new_equal(PANEL)
    }
}

impl DrawTarget for Frame {
    type Color = Rgb565;
    type Error = Infallible;

    fn draw_iter<I>(&mut self, pixels: I) -> Result<(), Infallible>
    where
        I: IntoIterator<Item = Pixel<Rgb565>>,
    {
        let picture: &mut [u16] = bytemuck::cast_slice_mut(self.words.as_flattened_mut());
        for Pixel(at, colour) in pixels {
            // Below 0 is far beyond the end.
            let (x, y) = (at.x as u32 as usize, at.y as u32 as usize);
            if x < SIDE
                && y < SIDE
                && let Some(pixel) = picture.get_mut(y * SIDE + x)
            {
                *pixel = ink(colour);
            }
        }
        Ok(())
    }

    fn fill_contiguous<I>(&mut self, area: &Rectangle, colours: I) -> Result<(), Infallible>
    where
        I: IntoIterator<Item = Rgb565>,
    {
        let columns = clip(area.top_left.x, area.size.width);
        let rows = clip(area.top_left.y, area.size.height);
        if columns.len() != area.size.width as usize || rows.len() != area.size.height as usize {
            // The colours of the hidden part have to be skipped one by one.
            let pixels = area.points().zip(colours);
            return self.draw_iter(pixels.map(|(at, colour)| Pixel(at, colour)));
        }
        let mut colours = colours.into_iter();
        for row in self.words.get_mut(rows).unwrap_or_default() {
            let pixels: &mut [u16] = bytemuck::cast_slice_mut(row);
            let pixels = pixels.get_mut(columns.clone()).unwrap_or_default();
            for (pixel, colour) in pixels.iter_mut().zip(&mut colours) {
                *pixel = ink(colour);
            }
        }
        Ok(())
    }

    fn fill_solid(&mut self, area: &Rectangle, colour: Rgb565) -> Result<(), Infallible> {
        let columns = clip(area.top_left.x, area.size.width);
        let rows = clip(area.top_left.y, area.size.height);
        if !columns.is_empty() {
            self.fill(columns, rows, ink(colour));
        }
        Ok(())
    }

    fn clear(&mut self, colour: Rgb565) -> Result<(), Infallible> {
        self.fill(0..SIDE, 0..SIDE, ink(colour));
        Ok(())
    }
}
