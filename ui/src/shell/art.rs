//! Small pictures and the players' signs, which many screens share.

use embedded_graphics::prelude::*;

use crate::canvas::{Canvas, area};
use crate::theme;

/// A small picture: one character a pixel, `.` for nothing. `#` is the first
/// ink, then `o`, `+` and `-`.
#[derive(Clone, Copy, Debug)]
pub struct Sprite(pub &'static [&'static str]);

impl Sprite {
    /// In pixels.
    #[must_use]
    pub const fn width(&self) -> i32 {
        match self.0 {
            [first, ..] => first.len() as i32,
            [] => 0,
        }
    }

    /// In pixels.
    #[must_use]
    pub const fn height(&self) -> i32 {
        self.0.len() as i32
    }
}

/// The players' own signs, in one ink: sun, moon, star, column, palm.
pub const GLYPHS: [Sprite; 5] = [
    Sprite(&[
        "...#...", ".#.#.#.", "..###..", "#######", "..###..", ".#.#.#.", "...#...",
    ]),
    Sprite(&[
        "..####.", ".###...", "###....", "###....", "###....", ".###...", "..####.",
    ]),
    Sprite(&[
        "...#...", "..###..", "..###..", "#######", ".#####.", ".##.##.", "##...##",
    ]),
    Sprite(&[
        "#######", ".#####.", "..###..", "..###..", "..###..", ".#####.", "#######",
    ]),
    Sprite(&[
        ".##.##.", "#######", "#..#..#", "...#...", "...##..", "...##..", "..####.",
    ]),
];

/// The cable charges the battery: a bolt and its edge.
pub const BOLT: Sprite = Sprite(&[
    "ooo##o", "oo##oo", "o##ooo", "#####o", "oo##oo", "o##ooo", "##oooo",
]);

/// The battery is low: an exclamation mark and its edge.
pub const WARNING: Sprite = Sprite(&["o##o", "o##o", "o##o", "o##o", "oooo", "o##o", "o##o"]);

/// A coin: rim, face, mark.
pub const COIN: Sprite = Sprite(&[
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

/// Caesar's laurel.
pub const LAUREL: Sprite = Sprite(&[
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
pub const LOCK: Sprite = Sprite(&[
    "..####..", ".##..##.", ".#....#.", ".#....#.", "########", "########", "###..###", "###..###",
    "########", "########",
]);

/// A tick.
pub const TICK: Sprite = Sprite(&[
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
pub const ARROW_LEFT: Sprite = Sprite(&[
    "....#", "...##", "..###", ".####", "#####", ".####", "..###", "...##", "....#",
]);

/// An arrow to the right.
pub const ARROW_RIGHT: Sprite = Sprite(&[
    "#....", "##...", "###..", "####.", "#####", "####.", "###..", "##...", "#....",
]);

/// An arrow downwards.
pub const ARROW_DOWN: Sprite = Sprite(&[
    "#########",
    ".#######.",
    "..#####..",
    "...###...",
    "....#....",
]);

/// An arrow upwards.
pub const ARROW_UP: Sprite = Sprite(&[
    "....#....",
    "...###...",
    "..#####..",
    ".#######.",
    "#########",
]);

/// A medal, for milestones.
pub const MEDAL: Sprite = Sprite(&[
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
pub const SUN: Sprite = Sprite(&[
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
pub const CUP: Sprite = Sprite(&[
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
pub const BOOK: Sprite = Sprite(&[
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
pub const GEAR: Sprite = Sprite(&[
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

/// A letter i, for *About*.
pub const LETTER: Sprite = Sprite(&[
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

/// A triangle, for continuing a game.
pub const PLAY: Sprite = Sprite(&[
    "##......", "####....", "######..", "#######.", "########", "#######.", "######..", "####....",
    "##......",
]);

/// Draws a player's colour and sign as a small disc with its corner at a point.
pub fn draw_badge(canvas: &mut Canvas, player: usize, at: Point) {
    let (colour, ink) = theme::PLAYERS[player % theme::PLAYERS.len()];
    canvas.slab(area(at.x, at.y, 15, 15), theme::CREAM);
    canvas.slab(area(at.x + 1, at.y + 1, 13, 13), colour);
    let glyph = &GLYPHS[player % GLYPHS.len()];
    canvas.sprite(glyph, at + Point::new(4, 4), &[ink]);
}
