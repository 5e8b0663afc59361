//! Drawing of rectangles, sprites and texts, limited to a clip and reported to an observer.

use core::ops::Range;

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use u8g2_fonts::fonts::{
    u8g2_font_helvB10_tf, u8g2_font_helvB14_tf, u8g2_font_ncenB12_tf, u8g2_font_ncenB24_tf,
};

use crate::PANEL;
use crate::letters::{COUNT, Letter, Letters, len, unpack};
use crate::picture::{Picture, draw_bits, leftmost};
use crate::shell::art::{Inks, Sprite};
use crate::theme::{self, Ink};

/// The fonts. Each has the letters of the four languages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Font {
    /// Text to read; capitals of 11 pixels.
    Body,
    /// Headings; capitals of 12 pixels.
    Title,
    /// Text on pages with few words; capitals of 14 pixels.
    Large,
    /// The name of the game; capitals of 25 pixels.
    Logo,
}

impl Font {
    pub(crate) fn letters(self) -> &'static Letters {
        macro_rules! letters {
            ($font:ty) => {{
                const LEN: usize = len::<$font>();
                const UNPACKED: ([Letter; COUNT], [u8; LEN]) = unpack::<$font, LEN>();
                static LETTERS: [Letter; COUNT] = UNPACKED.0;
                static ROWS: [u8; LEN] = UNPACKED.1;
                Letters::new(&LETTERS, &ROWS)
            }};
        }
        static FONTS: [Letters; 4] = [
            letters!(u8g2_font_helvB10_tf),
            letters!(u8g2_font_ncenB12_tf),
            letters!(u8g2_font_helvB14_tf),
            letters!(u8g2_font_ncenB24_tf),
        ];
        &FONTS[self as usize]
    }

    /// Returns the width of a text.
    pub fn width(self, text: &str) -> i32 {
        self.letters().advance(text)
    }

    /// Returns the baseline of a text that is vertically centred in an area.
    pub(crate) const fn baseline(self, within: Rectangle) -> i32 {
        let middle = within.top_left.y + within.size.height as i32 / 2;
        middle + (self.capital() + 1) / 2
    }

    /// Returns this font, or [`Font::Body`] if the text is too wide in this font.
    pub fn or_smaller(self, text: &str, width: i32) -> Self {
        if self.width(text) > width {
            Self::Body
        } else {
            self
        }
    }

    /// Returns the height of a capital in pixels.
    const fn capital(self) -> i32 {
        match self {
            Self::Body => 11,
            Self::Title => 12,
            Self::Large => 14,
            Self::Logo => 25,
        }
    }
}

/// The horizontal alignment of a text in its area.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    /// Aligned with the left edge.
    Left,
    /// Centred.
    Centre,
    /// Aligned with the right edge.
    Right,
}

/// The size of a text's area, the text's font, its alignment and its colour, packed into one
/// number. In most calls this number is a constant.
#[derive(Clone, Copy)]
struct Style(u32);

impl Style {
    /// Packs the values. No area is wider or higher than the panel.
    #[inline(always)]
    const fn new(font: Font, size: Size, align: Align, ink: Ink) -> Self {
        debug_assert!(
            size.width < 256 && size.height < 256,
            "larger than the panel"
        );
        let look = (ink.number() as u32) << 4 | (align as u32) << 2 | font as u32;
        Self(size.width << 24 | (size.height & 0xff) << 16 | look)
    }

    const fn size(self) -> Size {
        Size::new(self.0 >> 24, self.0 >> 16 & 0xff)
    }

    const fn font(self) -> Font {
        match self.0 & 3 {
            0 => Font::Body,
            1 => Font::Title,
            2 => Font::Large,
            _ => Font::Logo,
        }
    }

    const fn align(self) -> Align {
        match self.0 >> 2 & 3 {
            0 => Align::Left,
            1 => Align::Centre,
            _ => Align::Right,
        }
    }

    fn ink(self) -> Ink {
        Ink::new((self.0 >> 4) as u8).unwrap_or(theme::INK)
    }
}

/// A line of text that was drawn, as reported to an [`Observer`].
#[derive(Clone, Copy, Debug)]
pub struct Written<'a> {
    /// The text of the line.
    pub text: &'a str,
    /// The font of the line.
    pub font: Font,
    /// The colour of the line.
    pub ink: Ink,
    /// The area that the line should stay within.
    pub area: Rectangle,
    /// The area that the line covers.
    pub drawn: Rectangle,
    /// The picture right after the line was drawn.
    pub picture: &'a Picture,
}

/// Receives what is drawn, so that tests can check that every text is readable.
pub trait Observer {
    /// Receives a text that was drawn.
    fn text(&mut self, written: Written);

    /// Receives an area that the next drawing hides on purpose.
    fn cover(&mut self, _: Rectangle) {}
}

/// Height of a line of body text.
pub const LINE: i32 = 17;
/// Height of a line of large text.
pub const LARGE_LINE: i32 = 22;

/// A picture to draw on, with a clip and an optional observer.
pub struct Canvas<'a> {
    picture: &'a mut Picture,
    observer: Option<&'a mut dyn Observer>,
    /// The clip: nothing is drawn outside this area.
    clip: Rectangle,
    /// Whether A, B, X and Y are ignored at the moment.
    is_deaf: bool,
}

/// Returns the rectangle with this corner and size; negative sizes count as 0.
///
/// Always inlined, like most functions with a rectangle as parameter. Corner and size are then
/// passed as numbers and not by address.
#[inline(always)]
pub fn area(x: i32, y: i32, width: i32, height: i32) -> Rectangle {
    let size = Size::new(width.max(0) as u32, height.max(0) as u32);
    Rectangle::new(Point::new(x, y), size)
}

const PANEL_AREA: Rectangle = Rectangle::new(Point::zero(), Size::new_equal(PANEL));

/// Returns the area of the whole panel.
#[must_use]
pub const fn panel() -> Rectangle {
    PANEL_AREA
}

impl<'a> Canvas<'a> {
    /// Creates a canvas for a whole picture.
    pub const fn new(picture: &'a mut Picture) -> Self {
        Self {
            picture,
            observer: None,
            clip: PANEL_AREA,
            is_deaf: false,
        }
    }

    /// Creates a canvas for a whole picture, with an observer.
    pub const fn observed(picture: &'a mut Picture, observer: &'a mut dyn Observer) -> Self {
        Self {
            picture,
            observer: Some(observer),
            clip: PANEL_AREA,
            is_deaf: false,
        }
    }

    /// Sets whether A, B, X and Y are ignored at the moment. Bars of buttons show this.
    pub const fn set_deaf(&mut self, is_deaf: bool) {
        self.is_deaf = is_deaf;
    }

    /// Whether A, B, X and Y are ignored at the moment.
    pub const fn is_deaf(&self) -> bool {
        self.is_deaf
    }

    /// Limits all following drawing to an area of the panel.
    pub fn clip_to(&mut self, area: Rectangle) {
        self.clip = panel().intersection(&area);
    }

    /// Fills a rectangle.
    #[inline(always)]
    pub fn fill(&mut self, area: Rectangle, colour: Ink) {
        self.fill_at(area.top_left, area.size, colour);
    }

    /// Fills a rectangle. Not inlined, because copies would take too much flash.
    #[inline(never)]
    fn fill_at(&mut self, corner: Point, size: Size, colour: Ink) {
        self.fill_fast(Rectangle::new(corner, size), colour);
    }

    /// Fills a rectangle. Inlined, because some pictures consist of hundreds of rectangles.
    #[inline(always)]
    pub fn fill_fast(&mut self, area: Rectangle, colour: Ink) {
        if let Some(shown) = self.shown(area) {
            let (columns, rows) = ranges(shown);
            self.picture.fill(columns, rows, colour);
        }
    }

    /// Returns the part of an area that is inside the clip.
    #[inline(always)]
    fn shown(&self, piece: Rectangle) -> Option<Rectangle> {
        part(piece, self.clip)
    }

    /// Draws the border of a rectangle, `width` pixels wide, inside the rectangle.
    #[inline(always)]
    pub fn frame(&mut self, at: Rectangle, width: i32, colour: Ink) {
        self.frame_at(at.top_left, at.size, width, colour);
    }

    #[inline(never)]
    fn frame_at(&mut self, corner: Point, size: Size, width: i32, colour: Ink) {
        let (x, y) = (corner.x, corner.y);
        let (w, h) = (size.width as i32, size.height as i32);
        self.fill(area(x, y, w, width), colour);
        self.fill(area(x, y + h - width, w, width), colour);
        self.fill(area(x, y + width, width, h - 2 * width), colour);
        self.fill(area(x + w - width, y + width, width, h - 2 * width), colour);
    }

    /// Fills a rectangle without its corners, so that it looks like worn stone.
    #[inline(always)]
    pub fn slab(&mut self, at: Rectangle, colour: Ink) {
        self.slab_at(at.top_left, at.size, colour);
    }

    #[inline(never)]
    fn slab_at(&mut self, corner: Point, size: Size, colour: Ink) {
        let (x, y) = (corner.x, corner.y);
        let (w, h) = (size.width as i32, size.height as i32);
        self.fill(area(x + 2, y, w - 4, 1), colour);
        self.fill(area(x + 1, y + 1, w - 2, 1), colour);
        self.fill(area(x, y + 2, w, h - 4), colour);
        self.fill(area(x + 1, y + h - 2, w - 2, 1), colour);
        self.fill(area(x + 2, y + h - 1, w - 4, 1), colour);
    }

    /// Reports to the observer that the next drawing hides an area on purpose.
    pub fn cover(&mut self, area: Rectangle) {
        if let Some(observer) = &mut self.observer {
            observer.cover(area);
        }
    }

    /// Draws a row of pixels; `colour` returns the ink for each x.
    #[inline(always)]
    pub fn row(&mut self, start: Point, width: i32, colour: impl Fn(i32) -> Ink) {
        let Some(shown) = self.shown(area(start.x, start.y, width, 1)) else {
            return;
        };
        let left = shown.top_left.x;
        let columns = left as usize..left as usize + shown.size.width as usize;
        let row = self.picture.row_mut(shown.top_left.y as usize);
        let pixels = row.get_mut(columns).unwrap_or_default();
        for (x, pixel) in (left - start.x..).zip(pixels) {
            *pixel = colour(x).number();
        }
    }

    /// Draws a row of a pattern that repeats every eight pixels. Its lowest bit belongs to the
    /// column `origin`; where a bit is set, the pixel gets the colour `mark`.
    #[inline(always)]
    pub fn pattern(
        &mut self,
        start: Point,
        width: i32,
        (bits, origin): (u8, i32),
        [ground, mark]: [Ink; 2],
    ) {
        let Some(shown) = self.shown(area(start.x, start.y, width, 1)) else {
            return;
        };
        let (x, y) = (shown.top_left.x as usize, shown.top_left.y as usize);
        let columns = x..x + shown.size.width as usize;
        let bits = bits.rotate_left(origin as u32 & 7);
        let [ground, mark] = [ground, mark].map(|ink| u32::from(ink.number()) * 0x0101_0101);
        let words = [bits & 15, bits >> 4].map(|bits| ground ^ (ground ^ mark) & spread(bits));
        self.picture.fill_pattern(columns, y..y + 1, words);
    }

    /// Draws a sprite with its top left corner at `at`. The inks are those of `#`, `o`, `+` and
    /// `-`, in this order.
    pub fn sprite(&mut self, sprite: &Sprite, at: Point, inks: &[Ink]) {
        let Some(shown) = self.shown(area(at.x, at.y, sprite.stride(), sprite.height())) else {
            return;
        };
        let (columns, rows) = ranges(shown);
        let first = shown.top_left - at;
        let inks = Inks::new(inks);
        for (line, row) in self.picture.rows_mut(rows).zip(first.y as usize..) {
            let pixels = line.get_mut(columns.clone()).unwrap_or_default();
            sprite.draw_row(pixels, first.x as usize, row, &inks);
        }
    }

    /// Draws a sprite at twice its size, centred on the point `middle`.
    pub fn sprite_twice(&mut self, sprite: &Sprite, middle: Point, inks: &[Ink]) {
        let corner = middle - Point::new(sprite.width(), sprite.height());
        for y in 0..sprite.height() {
            for x in 0..sprite.stride() {
                let number = sprite.ink(x as usize, y as usize);
                if let Some(&ink) = number.checked_sub(1).and_then(|at| inks.get(at)) {
                    let at = corner + Point::new(2 * x, 2 * y);
                    self.fill(area(at.x, at.y, 2, 2), ink);
                }
            }
        }
    }

    /// Draws a sprite, centred on the point `middle`. Inlined, so that a call with one ink passes
    /// the ink itself and not a slice.
    #[inline(always)]
    pub fn sprite_at(&mut self, sprite: &Sprite, middle: Point, inks: &[Ink]) {
        match inks {
            &[ink] => self.sprite_in(sprite, middle, ink),
            inks => self.sprite_inks(sprite, middle, inks),
        }
    }

    #[inline(never)]
    fn sprite_in(&mut self, sprite: &Sprite, middle: Point, ink: Ink) {
        self.sprite_inks(sprite, middle, &[ink]);
    }

    #[inline(never)]
    fn sprite_inks(&mut self, sprite: &Sprite, middle: Point, inks: &[Ink]) {
        let half = Point::new(sprite.width() / 2, sprite.height() / 2);
        self.sprite(sprite, middle - half, inks);
    }

    /// Draws one line of text, vertically centred in an area.
    #[inline(always)]
    pub fn text(&mut self, font: Font, text: &str, within: Rectangle, align: Align, ink: Ink) {
        let style = Style::new(font, within.size, align, ink);
        self.text_at(text, within.top_left.x, within.top_left.y, style);
    }

    #[inline(never)]
    fn text_at(&mut self, text: &str, x: i32, y: i32, style: Style) {
        let (font, align, ink) = (style.font(), style.align(), style.ink());
        let (corner, size) = (Point::new(x, y), style.size());
        let within = Rectangle::new(corner, size);
        let (left, width) = (corner.x, size.width as i32);
        let letters = font.letters();
        // Left-aligned text starts at the left edge, so its width is not needed.
        let x = match align {
            Align::Left => left,
            Align::Centre => {
                let (first, columns) = letters.extent(text);
                left + width / 2 - (columns / 2 + first)
            }
            Align::Right => left + width - letters.advance(text),
        };
        let mut at = Point::new(x, font.baseline(within));
        let mut drawn: Option<Rectangle> = None;
        // If the whole area is inside the clip, its letters are clipped only at the panel's edges.
        let bounds = if self.shown(within) == Some(within) {
            PANEL_AREA
        } else {
            self.clip
        };
        for letter in text.chars().filter_map(|letter| letters.get(letter)) {
            let area = letter.area(at);
            if area.size.width > 0 {
                self.letter(letters.rows(letter), area, bounds, ink);
                if self.observer.is_some() {
                    drawn = Some(drawn.map_or(area, |drawn| around(drawn, area)));
                }
            }
            at.x += letter.advance();
        }
        if let (Some(drawn), Some(observer)) = (drawn, &mut self.observer) {
            observer.text(Written {
                text,
                font,
                ink,
                area: within,
                drawn,
                picture: self.picture,
            });
        }
    }

    /// Draws the part of a letter that lies inside the bounds.
    #[inline(always)]
    fn letter(
        &mut self,
        (rows, bytes): (&[u8], usize),
        at: Rectangle,
        bounds: Rectangle,
        ink: Ink,
    ) {
        let Some(shown) = part(at, bounds) else {
            return;
        };
        let (columns, lines) = ranges(shown);
        let first = shown.top_left - at.top_left;
        let mut rows = rows.get(first.y as usize * bytes..).unwrap_or_default();
        for line in self.picture.rows_mut(lines) {
            let Some((row, others)) = rows.split_at_checked(bytes) else {
                return;
            };
            let pixels = line.get_mut(columns.clone()).unwrap_or_default();
            draw_bits(pixels, leftmost(row) << first.x, ink.number());
            rows = others;
        }
    }

    /// Draws body text on as many lines as needed. Returns the height of these lines.
    #[inline(always)]
    pub fn paragraph(&mut self, text: &str, within: Rectangle, align: Align, ink: Ink) -> i32 {
        let width = within.size.width as i32;
        self.paragraph_at(
            (Font::Body, LINE),
            text,
            within.top_left,
            width,
            (align, ink),
        )
    }

    /// Draws large text, aligned left, on as many lines as needed. Returns the height of these
    /// lines.
    pub fn large(&mut self, text: &str, within: Rectangle, ink: Ink) -> i32 {
        let (width, look) = (within.size.width as i32, (Align::Left, ink));
        self.paragraph_at(
            (Font::Large, LARGE_LINE),
            text,
            within.top_left,
            width,
            look,
        )
    }

    #[inline(never)]
    fn paragraph_at(
        &mut self,
        (font, height): (Font, i32),
        text: &str,
        corner: Point,
        width: i32,
        (align, ink): (Align, Ink),
    ) -> i32 {
        let (x, mut y) = (corner.x, corner.y);
        for line in wrap_in(font, text, width) {
            self.text(font, line, area(x, y, width, height), align, ink);
            y += height;
        }
        y - corner.y
    }

    /// Draws the lines of a long text from line `first` on, until the area is full.
    pub fn text_lines(&mut self, text: &str, within: Rectangle, first: usize, ink: Ink) {
        let (x, mut y) = (within.top_left.x, within.top_left.y);
        let (width, height) = (within.size.width as i32, within.size.height as i32);
        for line in wrap(text, width).skip(first).take((height / LINE) as usize) {
            self.text(Font::Body, line, area(x, y, width, LINE), Align::Left, ink);
            y += LINE;
        }
    }
}

/// Returns the part of an area that lies inside bounds. Most areas are small and lie completely
/// inside, so that case is checked first.
#[inline(always)]
fn part(piece: Rectangle, bounds: Rectangle) -> Option<Rectangle> {
    let (at, size) = (piece.top_left, piece.size);
    let dx = at.x.wrapping_sub(bounds.top_left.x) as u32;
    let dy = at.y.wrapping_sub(bounds.top_left.y) as u32;
    let inside = dx < bounds.size.width
        && dy < bounds.size.height
        && size.width <= bounds.size.width - dx
        && size.height <= bounds.size.height - dy;
    let shown = if inside {
        piece
    } else {
        bounds.intersection(&piece)
    };
    (shown.size.width > 0 && shown.size.height > 0).then_some(shown)
}

/// Returns the columns and the rows of an area that lies inside the picture.
#[inline(always)]
fn ranges(shown: Rectangle) -> (Range<usize>, Range<usize>) {
    let (x, y) = (shown.top_left.x as usize, shown.top_left.y as usize);
    let (width, height) = (shown.size.width as usize, shown.size.height as usize);
    (x..x + width, y..y + height)
}

/// Expands each of four bits to a byte: 0xff if the bit is set, otherwise 0. The lowest bit becomes
/// the lowest byte.
#[inline(always)]
const fn spread(bits: u8) -> u32 {
    // Moves each bit to the lowest bit of its own byte.
    let bits = bits as u32;
    let apart = (bits | bits << 7 | bits << 14 | bits << 21) & 0x0101_0101;
    apart * 0xff
}

/// Returns the smallest rectangle that contains both rectangles.
fn around(one: Rectangle, other: Rectangle) -> Rectangle {
    let corner = one.top_left.component_min(other.top_left);
    let end = (one.top_left + one.size).component_max(other.top_left + other.size);
    area(corner.x, corner.y, end.x - corner.x, end.y - corner.y)
}

/// Splits body text into lines of at most `width` pixels, between words and at line breaks.
pub fn wrap(text: &str, width: i32) -> impl Iterator<Item = &str> {
    wrap_in(Font::Body, text, width)
}

/// Splits text in a given font into lines, like [`wrap`].
pub fn wrap_in(font: Font, text: &str, width: i32) -> impl Iterator<Item = &str> {
    text.split('\n').flat_map(move |paragraph| {
        let mut rest = Some(paragraph);
        core::iter::from_fn(move || {
            let (line, tail) = break_line(font, rest?, width);
            rest = (!tail.is_empty()).then_some(tail);
            Some(line)
        })
    })
}

/// Splits a text after the last word that fits a width. A single word that is wider than a line is
/// broken. A punctuation mark after a space, as in French, stays with the word before the space.
fn break_line(font: Font, text: &str, width: i32) -> (&str, &str) {
    let width_to = |end| text.get(..end).map_or(0, |part| font.width(part));
    let mut end = 0;
    let ends = text.match_indices(' ').filter(|&(space, _)| {
        let next = text.as_bytes().get(space + 1);
        !next.is_some_and(|next| b"?!:;".contains(next))
    });
    for (space, _) in ends.chain([(text.len(), "")]) {
        if width_to(space) > width {
            break;
        }
        end = space;
    }
    if end == 0 {
        let fits = text
            .char_indices()
            .map(|(at, letter)| at + letter.len_utf8());
        end = fits
            .take_while(|&end| width_to(end) <= width)
            .last()
            .unwrap_or(text.len());
    }
    let (line, rest) = text.split_at_checked(end).unwrap_or((text, ""));
    (line, rest.trim_start_matches(' '))
}
