//! Sprites, colours of the goods, and cards.

mod card;
mod sprites;

use embedded_graphics::prelude::*;
use palmyra_engine::caravans::Good;
use palmyra_play::Person;

pub use card::{Face, Size, dashed, draw_card, draw_empty, mark_new};
pub use sprites::*;

use crate::canvas::{Canvas, area};
use crate::shell::art::GLYPHS;
use crate::theme::{self, Ink};

/// The colours of a good. Goods also differ in lightness: gold is light, spices are in between, and
/// wine is dark with light ink.
#[derive(Clone, Copy, Debug)]
pub struct Hue {
    /// The background of the good's cards.
    pub card: Ink,
    /// The ink on the good's cards.
    pub ink: Ink,
    /// The background of the good's route.
    pub road: Ink,
    /// The joints between stones on the good's route.
    pub joint: Ink,
    /// The stones and the city on the good's route.
    pub stone: Ink,
    /// The good's amphorae.
    pub clay: Ink,
    /// The paint on the good's amphorae.
    pub paint: Ink,
    /// The background of darkened cards of the good.
    pub dim: Ink,
}

const HUES: [Hue; 3] = [
    Hue {
        card: theme::GOLD,
        ink: theme::INK,
        road: theme::GOLD_ROAD,
        joint: theme::BLACK_HAIR,
        stone: theme::GOLD_STONE,
        clay: theme::GOLD,
        paint: theme::GOLD_ROAD,
        dim: theme::GOLD_DIM,
    },
    Hue {
        card: theme::WINE_CARD,
        ink: theme::CREAM,
        road: theme::WINE_ROAD,
        joint: theme::WINE_JOINT,
        stone: theme::WINE_STONE,
        clay: theme::WINE_CLAY,
        paint: theme::WINE_PAINT,
        dim: theme::WINE_DIM,
    },
    Hue {
        card: theme::SPICE_CARD,
        ink: theme::INK,
        road: theme::SPICE_ROAD,
        joint: theme::SPICE_JOINT,
        stone: theme::SPICE_STONE,
        clay: theme::SPICE_CLAY,
        paint: theme::SPICE_PAINT,
        dim: theme::SPICE_DIM,
    },
];

/// Returns the colours of a good.
#[must_use]
pub const fn hue(good: Good) -> Hue {
    HUES[good.index()]
}

/// Draws an amphora of 9 by 13 pixels with its top left corner at `at`.
pub fn draw_amphora(canvas: &mut Canvas, good: Good, at: Point) {
    let Hue { clay, paint, .. } = hue(good);
    let sprite = &AMPHORAE[good.index()];
    canvas.sprite(sprite, at, &[clay, clay, paint]);
}

/// Draws the emblem of a good, 9 by 7 pixels, centred on the point `middle`.
pub fn draw_emblem(canvas: &mut Canvas, good: Good, middle: Point, ink: Ink) {
    canvas.sprite_at(&EMBLEMS[good.index()], middle, &[ink]);
}

/// Draws a player's sign of 11 by 11 pixels with its top left corner at `at`.
pub fn draw_small_badge(canvas: &mut Canvas, person: Person, at: Point) {
    let (colour, ink) = theme::PLAYERS[person.index() % theme::PLAYERS.len()];
    canvas.slab(area(at.x, at.y, 11, 11), colour);
    let glyph = &GLYPHS[person.index() % GLYPHS.len()];
    canvas.sprite(glyph, at + Point::new(2, 2), &[ink]);
}
