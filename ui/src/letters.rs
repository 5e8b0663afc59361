//! The letters that the texts of the four languages need, unpacked at compile time from the format
//! of the fonts.
//!
//! Drawing unpacked bits takes a tenth of the time of decoding runs of pixels;
//! `docs/measurements.md` has the figures.

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use u8g2_fonts::Font;

/// The letters beyond ASCII that the texts contain.
const BEYOND: &str = "ÀÂÄÇÈÉÊËÎÏÔÖÙÛÜßàáâäçèéêëíîïóôöùúûü";

/// The number of printable ASCII characters, which come first in a font.
const ASCII: usize = 95;
/// The number of letters in a font. A letter beyond ASCII takes two bytes in UTF-8.
pub(crate) const COUNT: usize = ASCII + BEYOND.len() / 2;
/// The code of the first letter, the space.
const FIRST: u8 = b' ';

/// The number of bytes before the first glyph of a font.
const HEAD: usize = 23;

/// The size and place of a letter, without its pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Letter {
    /// The index of the first byte of the letter's rows in [`Letters`].
    rows: u16,
    /// The width in pixels. A row takes one byte for every eight pixels.
    width: u8,
    height: u8,
    /// The distance from the pen position to the first column.
    left: i8,
    /// The distance from the baseline up to the first row.
    rise: i8,
    /// The distance from the pen position to the next letter's pen position.
    advance: i8,
}

impl Letter {
    const NONE: Self = Self {
        rows: 0,
        width: 0,
        height: 0,
        left: 0,
        rise: 0,
        advance: 0,
    };

    /// Returns the distance to the next letter's pen position.
    pub(crate) const fn advance(&self) -> i32 {
        self.advance as i32
    }

    /// Returns the area that the letter covers with the pen at `at`; empty for a space.
    pub(crate) const fn area(&self, at: Point) -> Rectangle {
        Rectangle::new(
            Point::new(at.x + self.left as i32, at.y - self.rise as i32),
            Size::new(self.width as u32, self.height as u32),
        )
    }
}

/// A font reduced to the letters of this module.
#[derive(Debug)]
pub(crate) struct Letters {
    letters: &'static [Letter; COUNT],
    bits: &'static [u8],
}

impl Letters {
    pub(crate) const fn new(letters: &'static [Letter; COUNT], bits: &'static [u8]) -> Self {
        Self { letters, bits }
    }

    /// Returns a letter's size and place, if the font has the letter.
    pub(crate) fn get(&self, letter: char) -> Option<&'static Letter> {
        let code = u8::try_from(u32::from(letter)).ok()?;
        let letter = self.letters.get(usize::from(place(code)?))?;
        (letter.advance != 0).then_some(letter)
    }

    /// Returns the rows of a letter from top to bottom, and the number of bytes per row. A byte has
    /// eight pixels, the leftmost in the highest bit.
    #[inline(always)]
    pub(crate) fn rows(&self, letter: &Letter) -> (&'static [u8], usize) {
        let bytes = usize::from(letter.width).div_ceil(8);
        let start = usize::from(letter.rows);
        let rows = self
            .bits
            .get(start..start + bytes * usize::from(letter.height));
        (rows.unwrap_or_default(), bytes)
    }

    /// Returns the distance from the first letter's pen position to the pen position after the last
    /// letter.
    pub(crate) fn advance(&self, text: &str) -> i32 {
        let mut advance = 0;
        for letter in text.chars() {
            advance += self.get(letter).map_or(0, Letter::advance);
        }
        advance
    }

    /// Returns the first column of a text, and the number of columns that the text covers.
    pub(crate) fn extent(&self, text: &str) -> (i32, i32) {
        let (mut left, mut right, mut at) = (0, 0, 0);
        for letter in text.chars().filter_map(|letter| self.get(letter)) {
            let first = at + i32::from(letter.left);
            let end = first + i32::from(letter.width);
            if left == right {
                (left, right) = (first, end);
            } else if first != 0 {
                (left, right) = (left.min(first), right.max(end));
            }
            at += letter.advance();
        }
        (left, right - left)
    }
}

/// Returns the index of a Latin-1 letter in the list of letters.
const fn place(code: u8) -> Option<u8> {
    match code {
        FIRST..0x7f => Some(code - FIRST),
        0xa0.. => match PLACES[code as usize - 0xa0] {
            0 => None,
            place => Some(place),
        },
        _ => None,
    }
}

/// The indices of the Latin-1 letters from 0xa0 on, or 0 for letters that no text needs.
static PLACES: [u8; 0x60] = {
    let (beyond, mut places) = (BEYOND.as_bytes(), [0; 0x60]);
    let mut at = 0;
    while at < beyond.len() {
        let code = (beyond[at] & 3) << 6 | beyond[at + 1] & 0x3f;
        places[code as usize - 0xa0] = (ASCII + at / 2) as u8;
        at += 2;
    }
    places
};

/// A reader of a font's glyphs, bit by bit.
struct Bits {
    font: &'static [u8],
    /// The current position, in bits.
    at: usize,
}

impl Bits {
    const fn unsigned(&mut self, bits: u8) -> u8 {
        let (mut value, mut bit) = (0, 0);
        while bit < bits {
            value |= (self.font[self.at / 8] >> (self.at % 8) & 1) << bit;
            self.at += 1;
            bit += 1;
        }
        value
    }

    const fn signed(&mut self, bits: u8) -> i8 {
        (self.unsigned(bits) as i8).wrapping_sub(1 << (bits - 1))
    }

    /// Reads a glyph's metrics. The index of its rows is set by the caller.
    const fn letter(&mut self) -> Letter {
        let font = self.font;
        let (width, height) = (self.unsigned(font[4]), self.unsigned(font[5]));
        let (left, bottom) = (self.signed(font[6]), self.signed(font[7]));
        Letter {
            rows: 0,
            width,
            height,
            left,
            rise: height as i8 + bottom,
            advance: self.signed(font[8]),
        }
    }
}

/// Returns the number of bytes that all rows of a font's letters take.
pub(crate) const fn len<F: Font>() -> usize {
    let (font, mut from, mut len) = (F::DATA, HEAD, 0);
    while font[from + 1] != 0 {
        if place(font[from]).is_some() {
            let letter = glyph(font, from).letter();
            len += letter.width.div_ceil(8) as usize * letter.height as usize;
        }
        from += font[from + 1] as usize;
    }
    len
}

const fn glyph(font: &'static [u8], start: usize) -> Bits {
    Bits {
        font,
        at: 8 * (start + 2),
    }
}

/// Unpacks a font's letters and their rows. `N` has to be the [`len`] of that font.
pub(crate) const fn unpack<F: Font, const N: usize>() -> ([Letter; COUNT], [u8; N]) {
    let (font, mut letters, mut rows) = (F::DATA, [Letter::NONE; COUNT], [0; N]);
    let (mut from, mut end) = (HEAD, 0);
    while font[from + 1] != 0 {
        if let Some(place) = place(font[from]) {
            let mut bits = glyph(font, from);
            let mut letter = bits.letter();
            letter.rows = end as u16;
            let (width, bytes) = (letter.width as usize, letter.width.div_ceil(8) as usize);
            let pixels = width * letter.height as usize;
            // A run of blank pixels and a run of ink pixels form a pair. The bit after a pair says
            // whether the pair is repeated.
            let mut pixel = 0;
            while pixel < pixels {
                let (blank, ink) = (bits.unsigned(font[2]), bits.unsigned(font[3]));
                loop {
                    pixel += blank as usize;
                    let stop = pixel + ink as usize;
                    while pixel < stop {
                        let (x, y) = (pixel % width, pixel / width);
                        rows[end + y * bytes + x / 8] |= 0x80 >> (x % 8);
                        pixel += 1;
                    }
                    if pixel >= pixels || bits.unsigned(1) == 0 {
                        break;
                    }
                }
            }
            end += bytes * letter.height as usize;
            letters[place as usize] = letter;
        }
        from += font[from + 1] as usize;
    }
    assert!(end == N);
    (letters, rows)
}

#[cfg(test)]
mod tests {
    extern crate std;

    use core::convert::Infallible;
    use std::collections::BTreeSet;
    use std::string::String;

    use u8g2_fonts::FontRenderer;
    use u8g2_fonts::fonts::{
        u8g2_font_helvB10_tf, u8g2_font_helvB14_tf, u8g2_font_ncenB12_tf, u8g2_font_ncenB24_tf,
    };
    use u8g2_fonts::types::{FontColor, HorizontalAlignment, VerticalPosition};

    use super::*;
    use crate::canvas::{Align, Canvas, Font as Style, Observer, Written, area};
    use crate::picture::Picture;
    use crate::text::{Language, tables};
    use crate::theme::{self, Ink};

    /// The pixels that the font's original renderer draws.
    #[derive(Default)]
    struct Drawn(BTreeSet<(i32, i32)>);

    impl Dimensions for Drawn {
        fn bounding_box(&self) -> Rectangle {
            crate::canvas::panel()
        }
    }

    impl DrawTarget for Drawn {
        type Color = Ink;
        type Error = Infallible;

        fn draw_iter<I: IntoIterator<Item = Pixel<Ink>>>(
            &mut self,
            pixels: I,
        ) -> Result<(), Infallible> {
            self.0
                .extend(pixels.into_iter().map(|Pixel(at, _)| (at.x, at.y)));
            Ok(())
        }
    }

    /// The area that a drawn text covers, if any.
    #[derive(Default)]
    struct Covered(Option<Rectangle>);

    impl Observer for Covered {
        fn text(&mut self, written: Written) {
            self.0 = Some(written.drawn);
        }
    }

    /// Draws a text with both renderers and compares the pixels.
    fn compare(whole: &FontRenderer, style: Style, text: &str) {
        let at = area(20, 20, 200, 40);
        let mut covered = Covered::default();
        for (align, x, alignment) in [
            (Align::Left, 20, HorizontalAlignment::Left),
            (Align::Centre, 120, HorizontalAlignment::Center),
            (Align::Right, 219, HorizontalAlignment::Right),
        ] {
            let mut picture = Picture::new();
            Canvas::observed(&mut picture, &mut covered).text(style, text, at, align, theme::RED);
            let (mut drawn, y) = (Drawn::default(), style.baseline(at));
            let bounds = whole.render_aligned(
                text,
                Point::new(x, y),
                VerticalPosition::Baseline,
                alignment,
                FontColor::Transparent(theme::RED),
                &mut drawn,
            );
            assert_eq!(covered.0.take(), bounds.expect("known letters"), "{text:?}");
            for at in crate::canvas::panel().points() {
                let is_drawn = drawn.0.contains(&(at.x, at.y));
                let ink = picture.ink(at) == Some(theme::RED);
                assert_eq!(ink, is_drawn, "{style:?} {align:?} {text:?} at {at}");
            }
        }
        let dimensions =
            whole.get_rendered_dimensions(text, Point::zero(), VerticalPosition::Baseline);
        let advance = dimensions.expect("known letters").advance.x;
        assert_eq!(style.width(text), advance, "{text:?}");
    }

    fn check<F: Font>(style: Style) {
        let whole = FontRenderer::new::<F>();
        let mut letter = [0; 4];
        for code in (32..=255_u8).map(char::from) {
            let kept = (' '..='~').contains(&code) || BEYOND.contains(code);
            assert_eq!(style.letters().get(code).is_some(), kept, "{code:?}");
            if kept {
                compare(&whole, style, code.encode_utf8(&mut letter));
            }
        }
        for text in ["", " ", " a b ", "Jj fi", "Wäre (7) @", "l'été: Çà !"] {
            compare(&whole, style, text);
        }
    }

    #[test]
    fn texts_look_as_the_whole_fonts_draw_them() {
        check::<u8g2_font_helvB10_tf>(Style::Body);
        check::<u8g2_font_ncenB12_tf>(Style::Title);
        check::<u8g2_font_helvB14_tf>(Style::Large);
        check::<u8g2_font_ncenB24_tf>(Style::Logo);
    }

    #[test]
    fn a_clipped_text_keeps_within_the_clip() {
        let within = area(25, 24, 31, 9);
        let (mut whole, mut clipped) = (Picture::new(), Picture::new());
        let at = area(20, 20, 200, 40);
        Canvas::new(&mut whole).text(Style::Logo, "Palmyra", at, Align::Left, theme::RED);
        let mut canvas = Canvas::new(&mut clipped);
        canvas.clip_to(within);
        canvas.text(Style::Logo, "Palmyra", at, Align::Left, theme::RED);
        for at in crate::canvas::panel().points() {
            let expected = whole.ink(at).filter(|_| within.contains(at));
            assert_eq!(clipped.ink(at), expected.or(Some(theme::BLACK)), "{at}");
        }
    }

    #[test]
    fn every_letter_of_every_text_is_kept() {
        for table in tables() {
            for index in 0..table.names.len() {
                for language in Language::ALL {
                    let text = (table.text)(index, language);
                    let is_known = |letter: char| letter.is_ascii() || BEYOND.contains(letter);
                    assert!(text.chars().all(is_known), "{text:?}");
                }
            }
        }
    }

    #[test]
    fn letters_that_no_font_has_are_left_out() {
        let text: String = "a☃\u{80}b".into();
        assert_eq!(Style::Body.width(&text), Style::Body.width("ab"));
    }
}
