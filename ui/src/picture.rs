//! The picture that is drawn on: 240x240 pixels, each a number of the palette.

use core::convert::Infallible;
use core::ops::Range;

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;

use crate::PANEL;
use crate::theme::{BLACK, Ink};

/// The width and height in pixels.
const SIDE: usize = PANEL as usize;
/// The number of words per row; a word has four pixels.
const WORDS: usize = SIDE / 4;

/// A picture of the panel's size. Each pixel is a byte, the [number](Ink::number) of its colour in
/// the palette.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// The pixels, four per word, so that four at once can be written or compared.
    rows: [[u32; WORDS]; SIDE],
}

impl Picture {
    /// The width and height in pixels.
    pub const SIDE: usize = SIDE;

    /// Creates a black picture.
    #[must_use]
    pub const fn new() -> Self {
        const { assert!(BLACK.number() == 0) };
        Self {
            rows: [[0; WORDS]; SIDE],
        }
    }

    /// Returns the colour of a point, or `None` outside the picture.
    #[must_use]
    pub fn ink(&self, at: Point) -> Option<Ink> {
        let (x, y) = (at.x as u32 as usize, at.y as u32 as usize);
        let row: &[u8] = bytemuck::cast_slice(self.rows.get(y)?);
        row.get(x).copied().and_then(Ink::new)
    }

    /// Returns the colours of all pixels, row by row.
    pub fn inks(&self) -> impl ExactSizeIterator<Item = Ink> {
        let ink = |&number: &u8| Ink::new(number).unwrap_or(BLACK);
        self.numbers().iter().map(ink)
    }

    /// Returns the palette numbers of all pixels, row by row.
    #[must_use]
    pub fn numbers(&self) -> &[u8] {
        bytemuck::cast_slice(self.rows.as_flattened())
    }

    /// Returns the rows from top to bottom, as words of four pixels.
    #[must_use]
    pub const fn words(&self) -> &[[u32; WORDS]; SIDE] {
        &self.rows
    }

    /// Returns the palette numbers of a row as a mutable slice.
    #[inline(always)]
    pub(crate) fn row_mut(&mut self, row: usize) -> &mut [u8] {
        bytemuck::cast_slice_mut(self.rows.get_mut(row).map_or(&mut [], |row| &mut row[..]))
    }

    /// Returns the palette numbers of each row of a range as a mutable slice.
    #[inline(always)]
    pub(crate) fn rows_mut(&mut self, rows: Range<usize>) -> impl Iterator<Item = &mut [u8]> {
        let rows = self.rows.get_mut(rows).unwrap_or_default();
        rows.iter_mut().map(|row| bytemuck::cast_slice_mut(row))
    }

    /// Fills a range of columns in a range of rows. Both ranges must lie inside the picture.
    #[inline(always)]
    pub(crate) fn fill(&mut self, columns: Range<usize>, rows: Range<usize>, ink: Ink) {
        let word = u32::from(ink.number()) * 0x0101_0101;
        let (words, head, tail) = spans(&columns);
        for row in self.rows.get_mut(rows).unwrap_or_default() {
            if let Some(row) = row.get_mut(words.clone()) {
                fill_row(row, word, head, tail);
            }
        }
    }

    /// Fills a range of columns in a range of rows with a pattern of eight pixels. The pattern is
    /// aligned to column 0.
    #[inline(always)]
    pub(crate) fn fill_pattern(
        &mut self,
        columns: Range<usize>,
        rows: Range<usize>,
        [even, odd]: [u32; 2],
    ) {
        let (range, head, tail) = spans(&columns);
        let word = |at: usize| if at.is_multiple_of(2) { even } else { odd };
        for row in self.rows.get_mut(rows).unwrap_or_default() {
            let Some(words) = row.get_mut(range.clone()) else {
                return;
            };
            match words {
                [only] => blend(only, word(range.start), head & tail),
                [begin, middle @ .., end] => {
                    blend(begin, word(range.start), head);
                    fill_words(middle, word(range.start + 1), word(range.start));
                    blend(end, word(range.end - 1), tail);
                }
                [] => {}
            }
        }
    }
}

/// Returns the words that a range of columns touches, and two masks. The masks select the pixels to
/// fill in the first and in the last of these words.
#[inline(always)]
const fn spans(columns: &Range<usize>) -> (Range<usize>, u32, u32) {
    let last = columns.end.wrapping_sub(1);
    let head = u32::MAX << (8 * (columns.start % 4));
    let tail = u32::MAX >> (8 * (3 - last % 4));
    (columns.start / 4..last / 4 + 1, head, tail)
}

/// Fills the pixels of a row. Not inlined, so that the loop can keep its values in registers.
#[inline(never)]
fn fill_row(words: &mut [u32], word: u32, head: u32, tail: u32) {
    match words {
        [only] => blend(only, word, head & tail),
        [begin, middle @ .., end] => {
            blend(begin, word, head);
            fill_words(middle, word, word);
            blend(end, word, tail);
        }
        [] => {}
    }
}

/// Returns up to four bytes as a word. The first byte is the highest.
#[inline(always)]
pub(crate) fn leftmost(bytes: &[u8]) -> u32 {
    let word = |bytes: [u8; 4]| u32::from_be_bytes(bytes);
    match *bytes {
        [a] => word([a, 0, 0, 0]),
        [a, b] => word([a, b, 0, 0]),
        [a, b, c] => word([a, b, c, 0]),
        [a, b, c, d] => word([a, b, c, d]),
        _ => 0,
    }
}

/// Writes a palette number into the pixels whose bits are set. The highest bit belongs to the first
/// pixel. Not inlined, so that the loop can keep its values in registers.
#[inline(never)]
pub(crate) fn draw_bits(pixels: &mut [u8], mut bits: u32, number: u8) {
    let (fours, rest) = pixels.as_chunks_mut();
    for [one, two, three, four] in fours {
        if bits == 0 {
            return;
        }
        if bits >> 31 != 0 {
            *one = number;
        }
        if bits << 1 >> 31 != 0 {
            *two = number;
        }
        if bits << 2 >> 31 != 0 {
            *three = number;
        }
        if bits << 3 >> 31 != 0 {
            *four = number;
        }
        bits <<= 4;
    }
    for pixel in rest {
        if bits >> 31 != 0 {
            *pixel = number;
        }
        bits <<= 1;
    }
}

/// Writes the pixels selected by a mask into a word. The first pixel is the lowest byte.
#[inline(always)]
fn blend(word: &mut u32, new: u32, mask: u32) {
    *word = word.to_le() & !mask | new & mask;
    *word = u32::from_le(*word);
}

impl Default for Picture {
    fn default() -> Self {
        Self::new()
    }
}

/// Fills words with two alternating values, eight words per pass. Most of a picture is background,
/// and with one word per pass the loop itself would take longer than the writing.
#[inline(always)]
fn fill_words(words: &mut [u32], one: u32, other: u32) {
    let (eights, rest) = words.as_chunks_mut();
    for eight in eights {
        *eight = [one, other, one, other, one, other, one, other];
    }
    let (pairs, rest) = rest.as_chunks_mut();
    for pair in pairs {
        *pair = [one, other];
    }
    for last in rest {
        *last = one;
    }
}

/// Returns the part of a range of pixels that lies inside the picture.
fn clip(start: i32, length: u32) -> Range<usize> {
    let end = start.saturating_add_unsigned(length);
    let on = |at: i32| at.clamp(0, SIDE as i32) as usize;
    on(start)..on(end)
}

impl OriginDimensions for Picture {
    fn size(&self) -> Size {
        Size::new_equal(PANEL)
    }
}

impl DrawTarget for Picture {
    type Color = Ink;
    type Error = Infallible;

    fn draw_iter<I>(&mut self, pixels: I) -> Result<(), Infallible>
    where
        I: IntoIterator<Item = Pixel<Ink>>,
    {
        let picture: &mut [u8] = bytemuck::cast_slice_mut(self.rows.as_flattened_mut());
        for Pixel(at, ink) in pixels {
            // A negative coordinate becomes a huge unsigned number, which lies outside.
            let (x, y) = (at.x as u32 as usize, at.y as u32 as usize);
            if x < SIDE
                && y < SIDE
                && let Some(pixel) = picture.get_mut(y * SIDE + x)
            {
                *pixel = ink.number();
            }
        }
        Ok(())
    }

    fn fill_contiguous<I>(&mut self, area: &Rectangle, inks: I) -> Result<(), Infallible>
    where
        I: IntoIterator<Item = Ink>,
    {
        let pixels = area.points().zip(inks);
        self.draw_iter(pixels.map(|(at, ink)| Pixel(at, ink)))
    }

    fn fill_solid(&mut self, area: &Rectangle, ink: Ink) -> Result<(), Infallible> {
        let columns = clip(area.top_left.x, area.size.width);
        let rows = clip(area.top_left.y, area.size.height);
        if !columns.is_empty() {
            self.fill(columns, rows, ink);
        }
        Ok(())
    }

    fn clear(&mut self, ink: Ink) -> Result<(), Infallible> {
        self.fill(0..SIDE, 0..SIDE, ink);
        Ok(())
    }
}
