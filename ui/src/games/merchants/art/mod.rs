//! What is drawn: sprites, goods, and signs that stand in sentences.

mod sign;
mod sprites;

use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::*;
use palmyra_engine::merchants::{Good, Rare};

pub use sign::{GAP, Sentence, Sign, Tone, draw_row, draw_sentence, draw_sign, width};
pub use sprites::*;

use crate::canvas::{Canvas, Observer};
use crate::theme::{self, rgb};

/// Edge, body, light and dark of each good.
pub static GOOD_INKS: [[Rgb565; 4]; 4] = [
    [
        rgb(64, 36, 24),
        rgb(186, 114, 56),
        rgb(240, 196, 128),
        rgb(110, 62, 30),
    ],
    [
        theme::INK,
        rgb(148, 150, 164),
        rgb(206, 208, 218),
        theme::INK,
    ],
    [
        rgb(120, 116, 130),
        rgb(250, 246, 240),
        rgb(176, 172, 184),
        theme::INK,
    ],
    [
        rgb(110, 70, 10),
        rgb(250, 190, 40),
        rgb(255, 240, 150),
        theme::INK,
    ],
];

/// Edge and body of the rare goods of each colour. Lightness differs, and so
/// does the shape of every kind.
pub static RARE_INKS: [[Rgb565; 2]; 3] = [
    [rgb(92, 90, 105), rgb(176, 178, 192)],
    [rgb(128, 103, 51), theme::GOLD],
    [rgb(115, 48, 48), rgb(226, 84, 64)],
];

/// Laurels, camels and ships.
pub const LAUREL_INK: Rgb565 = theme::GOLD;
/// Camels.
pub const CAMEL_INK: Rgb565 = theme::TAN;
/// Ships and towers.
pub const SHIP_INK: Rgb565 = rgb(240, 204, 128);
/// Branches, and ticks.
pub const GREEN: Rgb565 = rgb(150, 200, 96);

/// Draws a good, 12 by 12, with its corner at a point.
pub fn draw_good<D: DrawTarget<Color = Rgb565>, O: Observer>(
    canvas: &mut Canvas<D, O>,
    good: Good,
    at: Point,
) {
    canvas.sprite(&GOODS[good.index()], at, &GOOD_INKS[good.index()]);
}

/// Draws a rare good, 11 by 11, with its corner at a point.
pub fn draw_rare<D: DrawTarget<Color = Rgb565>, O: Observer>(
    canvas: &mut Canvas<D, O>,
    rare: Rare,
    at: Point,
) {
    let inks = &RARE_INKS[rare.colour().index()];
    canvas.sprite(&RARE[rare.index() % RARE.len()], at, inks);
}
