//! Small pictures and the players' signs, for many screens.

use embedded_graphics::prelude::*;

use crate::canvas::{Canvas, area};
use crate::picture::{draw_bits, leftmost};
use crate::theme::{self, Ink};

/// A small picture in up to four inks, made by `sprite!`. The pixels are packed to save flash.
#[derive(Clone, Copy, Debug)]
pub struct Sprite {
    width: u8,
    height: u8,
    /// The length of the longest row in pixels. Shorter rows are extended to this length.
    stride: u8,
    /// The number of bits per pixel.
    bits: u8,
    /// The pixels, row by row. The first pixel of a byte is in its highest bits. The value 0 is
    /// transparent, and 1 is the first ink.
    pixels: &'static [u8],
}

impl Sprite {
    /// A sprite of size 0.
    pub const EMPTY: Self = Self {
        width: 0,
        height: 0,
        stride: 0,
        bits: 1,
        pixels: &[],
    };

    pub(crate) const fn new(rows: &[&str], pixels: &'static [u8]) -> Self {
        Self {
            width: rows[0].len() as u8,
            height: rows.len() as u8,
            stride: stride(rows) as u8,
            bits: bits(rows) as u8,
            pixels,
        }
    }

    /// Returns the width in pixels for centring: that of the first row.
    #[must_use]
    pub const fn width(&self) -> i32 {
        self.width as i32
    }

    /// Returns the height in pixels.
    #[must_use]
    pub const fn height(&self) -> i32 {
        self.height as i32
    }

    /// Returns the length of the longest row in pixels.
    #[must_use]
    pub const fn stride(&self) -> i32 {
        self.stride as i32
    }

    /// Returns the number of a pixel's ink, from 1, or 0 if the pixel is transparent.
    #[inline(always)]
    #[must_use]
    pub fn ink(&self, column: usize, row: usize) -> usize {
        let bits = usize::from(self.bits);
        let bit = (row * usize::from(self.stride) + column) * bits;
        let byte = self.pixels.get(bit / 8).copied().unwrap_or_default();
        usize::from(byte) >> (8 - bits - bit % 8) & ((1 << bits) - 1)
    }

    /// Draws the pixels of a row, from a column of the sprite on. Always inlined, because the
    /// caller runs from RAM and must not call functions in flash.
    #[inline(always)]
    pub(crate) fn draw_row(&self, pixels: &mut [u8], column: usize, row: usize, inks: &Inks) {
        let bits = usize::from(self.bits);
        let mut bit = (row * usize::from(self.stride) + column) * bits;
        // `bits` is 1, 2 or 4, so this is [`WINDOW`] divided by `bits`.
        let at_once = WINDOW >> (bits / 2);
        let mut rest = pixels;
        while !rest.is_empty() {
            let (pixels, others) = rest.split_at_mut(at_once.min(rest.len()));
            let window = self.window(bit);
            match self.bits {
                1 => inks.draw_first(pixels, window),
                _ => inks.draw(pixels, window, bits),
            }
            bit += WINDOW;
            rest = others;
        }
    }

    /// Returns at least [`WINDOW`] bits from position `bit` on, the first one in the highest place.
    #[inline(always)]
    fn window(&self, bit: usize) -> u32 {
        let bytes = self.pixels.get(bit / 8..).unwrap_or_default();
        leftmost(&bytes[..bytes.len().min(4)]) << (bit % 8)
    }
}

/// The number of bits that are drawn at once. A word of four bytes still has this many bits after
/// it was shifted to the first bit, by up to seven places.
const WINDOW: usize = 24;

/// The colours of a sprite's pixels, indexed by the numbers of the pixels.
pub(crate) struct Inks([u8; 16]);

impl Inks {
    /// The entry for a number without an ink. Such pixels are not drawn.
    const NONE: u8 = u8::MAX;

    #[inline(always)]
    pub(crate) fn new(inks: &[Ink]) -> Self {
        let mut numbers = [Self::NONE; 16];
        for (number, ink) in numbers.iter_mut().skip(1).zip(inks) {
            *number = ink.number();
        }
        Self(numbers)
    }

    /// Draws pixels of a sprite with one bit per pixel.
    #[inline(always)]
    fn draw_first(&self, pixels: &mut [u8], window: u32) {
        let [_, ink, ..] = self.0;
        if ink != Self::NONE {
            draw_bits(pixels, window, ink);
        }
    }

    /// Draws pixels of a sprite with `bits` bits per pixel. Not inlined, so that the loop can keep
    /// its values in registers.
    #[inline(never)]
    fn draw(&self, pixels: &mut [u8], mut window: u32, bits: usize) {
        let mut pixels = pixels.iter_mut();
        while window != 0
            && let Some(pixel) = pixels.next()
        {
            let number = window >> (u32::BITS as usize - bits);
            window <<= bits;
            if let Some(&ink) = self.0.get(number as usize)
                && ink != Self::NONE
            {
                *pixel = ink;
            }
        }
    }
}

/// Makes a [`Sprite`] from rows of text with one character per pixel. A `.` is transparent; `#`,
/// `o`, `+` and `-` are the first to fourth ink.
macro_rules! sprite {
    ([$($row:literal),+ $(,)?]) => {{
        const ROWS: &[&str] = &[$($row),+];
        const PIXELS: [u8; $crate::shell::art::packed_len(ROWS)] = $crate::shell::art::pack(ROWS);
        $crate::shell::art::Sprite::new(ROWS, &PIXELS)
    }};
}
pub(crate) use sprite;

/// Returns the number of bits per pixel that these rows need: 1, 2 or 4.
const fn bits(rows: &[&str]) -> usize {
    let (mut most, mut row) = (0, 0);
    while row < rows.len() {
        let mut column = 0;
        while column < rows[row].len() {
            let number = number(rows[row].as_bytes()[column]);
            most = if number > most { number } else { most };
            column += 1;
        }
        row += 1;
    }
    match most {
        0 | 1 => 1,
        2 | 3 => 2,
        _ => 4,
    }
}

/// Returns the length of the longest row.
const fn stride(rows: &[&str]) -> usize {
    let (mut longest, mut row) = (0, 0);
    while row < rows.len() {
        if rows[row].len() > longest {
            longest = rows[row].len();
        }
        row += 1;
    }
    longest
}

/// Returns the value of the pixel that a character stands for: 0, or the number of an ink.
const fn number(letter: u8) -> u8 {
    match letter {
        b'.' => 0,
        b'#' => 1,
        b'o' => 2,
        b'+' => 3,
        last => {
            assert!(last == b'-', "a sprite has only the pixels . # o + -");
            4
        }
    }
}

/// Returns the number of bytes that these rows take when packed.
pub(crate) const fn packed_len(rows: &[&str]) -> usize {
    (rows.len() * stride(rows) * bits(rows)).div_ceil(8)
}

/// Packs rows of characters into bytes.
pub(crate) const fn pack<const N: usize>(rows: &[&str]) -> [u8; N] {
    let (stride, bits) = (stride(rows), bits(rows));
    let mut packed = [0; N];
    let mut index = 0;
    while index < rows.len() * stride {
        let (row, column) = (rows[index / stride].as_bytes(), index % stride);
        if column < row.len() {
            packed[index * bits / 8] |= number(row[column]) << (8 - bits - index * bits % 8);
        }
        index += 1;
    }
    packed
}

/// The players' signs in one ink: sun, moon, star, column and palm.
pub const GLYPHS: [Sprite; 5] = [
    sprite!([
        "...#...", ".#.#.#.", "..###..", "#######", "..###..", ".#.#.#.", "...#...",
    ]),
    sprite!([
        "..####.", ".###...", "###....", "###....", "###....", ".###...", "..####.",
    ]),
    sprite!([
        "...#...", "..###..", "..###..", "#######", ".#####.", ".##.##.", "##...##",
    ]),
    sprite!([
        "#######", ".#####.", "..###..", "..###..", "..###..", ".#####.", "#######",
    ]),
    sprite!([
        ".##.##.", "#######", "#..#..#", "...#...", "...##..", "...##..", "..####.",
    ]),
];

/// A lightning bolt with an edge, for a battery while the cable supplies power.
pub const BOLT: Sprite = sprite!([
    "ooo##o", "oo##oo", "o##ooo", "#####o", "oo##oo", "o##ooo", "##oooo",
]);

/// An exclamation mark with an edge, for a low battery.
pub const WARNING: Sprite = sprite!(["o##o", "o##o", "o##o", "o##o", "oooo", "o##o", "o##o"]);

/// A coin in three inks: its rim, face and mark.
pub const COIN: Sprite = sprite!([
    "...#####...",
    ".##ooooo##.",
    ".#ooo+ooo#.",
    "#ooo+++ooo#",
    "#ooo+oooooo",
    "#oooo+oooo#",
    "#ooooo+ooo#",
    "#ooo+++ooo#",
    ".#ooo+ooo#.",
    ".##ooooo##.",
    "...#####...",
]);

/// Caesar's laurel wreath.
pub const LAUREL: Sprite = sprite!([
    "..#.....#..",
    ".##.....##.",
    "##.......##",
    "#.##...##.#",
    "###.....###",
    "#.##...##.#",
    "###.....###",
    ".###...###.",
    "..###.###..",
    "...#####...",
    ".....#.....",
]);

/// A padlock, in one ink.
pub const LOCK: Sprite = sprite!([
    "..####..", ".##..##.", ".#....#.", ".#....#.", "########", "########", "###..###", "###..###",
    "########", "########",
]);

/// The plug of the cable.
pub const PLUG: Sprite = sprite!([
    "...#..#...",
    "...#..#...",
    "...#..#...",
    ".########.",
    ".########.",
    ".########.",
    "..######..",
    "...####...",
    "....##....",
    "....##....",
    "....##....",
]);

/// A tick.
pub const TICK: Sprite = sprite!([
    ".........#",
    "........##",
    ".......##.",
    "#.....##..",
    "##...##...",
    ".##.##....",
    "..###.....",
    "...#......",
]);

/// An arrow to the left.
pub const ARROW_LEFT: Sprite = sprite!([
    "....#", "...##", "..###", ".####", "#####", ".####", "..###", "...##", "....#",
]);

/// An arrow to the right.
pub const ARROW_RIGHT: Sprite = sprite!([
    "#....", "##...", "###..", "####.", "#####", "####.", "###..", "##...", "#....",
]);

/// An arrow downwards.
pub const ARROW_DOWN: Sprite = sprite!([
    "#########",
    ".#######.",
    "..#####..",
    "...###...",
    "....#....",
]);

/// An arrow upwards.
pub const ARROW_UP: Sprite = sprite!([
    "....#....",
    "...###...",
    "..#####..",
    ".#######.",
    "#########",
]);

/// A medal, for milestones.
pub const MEDAL: Sprite = sprite!([
    "###..##..###",
    ".###.##.###.",
    "..########..",
    "...######...",
    "...#....#...",
    "..#.####.#..",
    ".#.######.#.",
    ".#.######.#.",
    ".#.######.#.",
    "..#.####.#..",
    "...#....#...",
    "....####....",
]);

/// The sun, for the game of the day.
pub const SUN: Sprite = sprite!([
    ".....##.....",
    ".#...##...#.",
    "..#......#..",
    "....####....",
    "...######...",
    "##.######.##",
    "##.######.##",
    "...######...",
    "....####....",
    "..#......#..",
    ".#...##...#.",
    ".....##.....",
]);

/// A cup, for results.
pub const CUP: Sprite = sprite!([
    "..########..",
    "####oo######",
    "#.#oo#####.#",
    "#.#oo#####.#",
    ".##oo#####..",
    "..#o######..",
    "...######...",
    "....####....",
    ".....##.....",
    ".....##.....",
    "...######...",
    "..########..",
]);

/// A book, for rules.
pub const BOOK: Sprite = sprite!([
    ".####..####.",
    "#oooo##oooo#",
    "#o##o##o##o#",
    "#oooo##oooo#",
    "#o##o##o##o#",
    "#oooo##oooo#",
    "#o##o##o##o#",
    "#oooo##oooo#",
    "#####oo#####",
    ".....##.....",
]);

/// A wheel, for settings.
pub const GEAR: Sprite = sprite!([
    ".....##.....",
    "..#.####.#..",
    ".##########.",
    "..########..",
    ".####..####.",
    "####....####",
    "####....####",
    ".####..####.",
    "..########..",
    ".##########.",
    "..#.####.#..",
    ".....##.....",
]);

/// The letter i, for *About*.
pub const LETTER: Sprite = sprite!([
    "....####....",
    "....####....",
    "....####....",
    "............",
    "..######....",
    "....####....",
    "....####....",
    "....####....",
    "....####....",
    "....####....",
    "..########..",
    "..########..",
]);

/// A triangle that points right, for continuing a game.
pub const PLAY: Sprite = sprite!([
    "##......", "####....", "######..", "#######.", "########", "#######.", "######..", "####....",
    "##......",
]);

/// Draws a player's colour and sign as a small disc with its top left corner at `at`.
pub fn draw_badge(canvas: &mut Canvas, player: usize, at: Point) {
    let (colour, ink) = theme::PLAYERS[player % theme::PLAYERS.len()];
    canvas.slab(area(at.x, at.y, 15, 15), theme::CREAM);
    canvas.slab(area(at.x + 1, at.y + 1, 13, 13), colour);
    let glyph = &GLYPHS[player % GLYPHS.len()];
    canvas.sprite(glyph, at + Point::new(4, 4), &[ink]);
}

/// A circle with a diagonal bar, for refusals.
pub const STRUCK: Sprite = sprite!([
    "..#####..",
    ".##...##.",
    "##...####",
    "#...##..#",
    "#..##...#",
    "#.##....#",
    "####...##",
    ".##...##.",
    "..#####..",
]);

/// A flag of two colours, for the end of the game.
pub const FLAG: Sprite = sprite!([
    "##.........",
    "##oo##oo##.",
    "##oo##oo##.",
    "####oo##oo.",
    "####oo##oo.",
    "##oo##oo##.",
    "##oo##oo##.",
    "##.........",
    "##.........",
    "##.........",
    "##.........",
]);

/// The winner's crown.
pub const CROWN: Sprite = sprite!([
    "#.....#.....#",
    "##...###...##",
    "###.#####.###",
    "#############",
    "#############",
    ".###########.",
    ".............",
    ".###########.",
]);

/// A star that the player has earned.
pub const STAR: Sprite = sprite!([
    "....#....",
    "....#....",
    "...###...",
    "#########",
    ".#######.",
    "..#####..",
    "..#####..",
    ".###.###.",
    ".#.....#.",
]);

/// The outline of a star that the player has not earned.
pub const STAR_OUTLINE: Sprite = sprite!([
    "....#....",
    "...#.#...",
    "...#.#...",
    "####.####",
    ".#.....#.",
    "..#...#..",
    ".#..#..#.",
    ".#.#.#.#.",
    ".##...##.",
]);

/// A lamp, for results that a player has reached with hints.
pub const LAMP: Sprite = sprite!([
    ".###.", "#...#", "#...#", "#.#.#", ".###.", ".###.", ".###.", "..#..",
]);
