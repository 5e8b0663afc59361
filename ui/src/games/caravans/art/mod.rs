//! What is drawn: sprites, goods, cards.

mod card;
mod sprites;

use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::*;
use palmyra_engine::caravans::Good;

pub use card::{Face, Size, draw_card, draw_empty};
pub use sprites::*;

use crate::canvas::{Canvas, Observer};
use crate::theme::{self, rgb};

/// The colours of a good. Their lightness differs: gold is light, spices are
/// in the middle, wine is dark with light ink.
#[derive(Clone, Copy, Debug)]
pub struct Hue {
    /// The ground of its cards.
    pub card: Rgb565,
    /// What is drawn on its cards.
    pub ink: Rgb565,
    /// The ground of its route.
    pub road: Rgb565,
    /// The joints of its route.
    pub joint: Rgb565,
    /// What lies on its route: stones, and the city.
    pub stone: Rgb565,
    /// Its amphorae.
    pub clay: Rgb565,
    /// What is painted on its amphorae.
    pub paint: Rgb565,
    /// The ground of darkened cards.
    pub dim: Rgb565,
}

const HUES: [Hue; 3] = [
    Hue {
        card: theme::GOLD,
        ink: theme::INK,
        road: rgb(88, 64, 24),
        joint: rgb(40, 28, 24),
        stone: rgb(133, 113, 77),
        clay: theme::GOLD,
        paint: rgb(88, 64, 24),
        dim: rgb(64, 50, 32),
    },
    Hue {
        card: rgb(152, 24, 44),
        ink: theme::CREAM,
        road: rgb(88, 26, 42),
        joint: rgb(38, 18, 28),
        stone: rgb(140, 90, 98),
        clay: rgb(204, 92, 102),
        paint: rgb(252, 214, 204),
        dim: rgb(60, 22, 38),
    },
    Hue {
        card: rgb(116, 178, 84),
        ink: theme::INK,
        road: rgb(36, 68, 44),
        joint: rgb(24, 28, 30),
        stone: rgb(92, 120, 88),
        clay: rgb(150, 193, 116),
        paint: rgb(26, 66, 30),
        dim: rgb(40, 54, 42),
    },
];

/// The colours of a good.
#[must_use]
pub const fn hue(good: Good) -> Hue {
    HUES[good.index()]
}

/// Draws an amphora, 9 by 13, with its corner at a point.
pub fn draw_amphora<D: DrawTarget<Color = Rgb565>, O: Observer>(
    canvas: &mut Canvas<D, O>,
    good: Good,
    at: Point,
) {
    let Hue { clay, paint, .. } = hue(good);
    let sprite = &AMPHORAE[good.index()];
    canvas.sprite(sprite, at, &[clay, clay, paint]);
}

/// Draws an emblem, 9 by 7, around a point.
pub fn draw_emblem<D: DrawTarget<Color = Rgb565>, O: Observer>(
    canvas: &mut Canvas<D, O>,
    good: Good,
    middle: Point,
    ink: Rgb565,
) {
    canvas.sprite_at(&EMBLEMS[good.index()], middle, &[ink]);
}
