//! Sprites, drawing of goods, and signs for sentences of pictograms.

mod sign;
mod sprites;

use embedded_graphics::prelude::*;
use palmyra_engine::merchants::{Good, Rare};

pub use sign::{GAP, Sentence, Sign, Tone, draw_row, draw_sentence, draw_sign, width};
pub use sprites::*;

use crate::canvas::Canvas;
use crate::theme::{self, Ink};

/// The inks of each good: edge, body, light side and dark side.
pub static GOOD_INKS: [[Ink; 4]; 4] = [
    [
        theme::WOOD_EDGE,
        theme::WOOD,
        theme::WOOD_LIGHT,
        theme::WOOD_DARK,
    ],
    [theme::INK, theme::STONE, theme::STONE_LIGHT, theme::INK],
    [
        theme::MARBLE_EDGE,
        theme::MARBLE,
        theme::MARBLE_LIGHT,
        theme::INK,
    ],
    [
        theme::INGOT_EDGE,
        theme::INGOT,
        theme::INGOT_LIGHT,
        theme::INK,
    ],
];

/// The inks of rare goods of each colour: edge and body. The colours also differ in lightness, and
/// every kind has its own shape.
pub static RARE_INKS: [[Ink; 2]; 3] = [
    [theme::SILVER_EDGE, theme::SILVER],
    [theme::GILT_EDGE, theme::GOLD],
    [theme::CORAL_EDGE, theme::CORAL],
];

/// The ink of laurels.
pub const LAUREL_INK: Ink = theme::GOLD;
/// The ink of camels.
pub const CAMEL_INK: Ink = theme::TAN;
/// The ink of ships and towers.
pub const SHIP_INK: Ink = theme::DESERT;
/// The ink of branches and ticks.
pub const GREEN: Ink = theme::GREEN;

/// Draws a good of 12 by 12 pixels with its top left corner at `at`.
pub fn draw_good(canvas: &mut Canvas, good: Good, at: Point) {
    canvas.sprite(&GOODS[good.index()], at, &GOOD_INKS[good.index()]);
}

/// Draws a rare good of 11 by 11 pixels with its top left corner at `at`.
pub fn draw_rare(canvas: &mut Canvas, rare: Rare, at: Point) {
    let inks = &RARE_INKS[rare.colour().index()];
    canvas.sprite(&RARE[rare.index() % RARE.len()], at, inks);
}
