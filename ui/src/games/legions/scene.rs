//! The small picture of the game, with a few tiles and a figure.

use embedded_graphics::prelude::*;
use palmyra_engine::legions::{Feature, Figure, Landscape, Size, Tile};
use palmyra_play::Person;

use super::art::{Scale, draw_figure, draw_tile};
use crate::canvas::{Canvas, area, panel};
use crate::theme;

/// Draws the picture of 64 by 36 pixels with its top left corner at `at`.
pub fn draw(canvas: &mut Canvas, at: Point) {
    let whole = area(at.x, at.y, 64, 36);
    canvas.clip_to(whole);
    canvas.fill(whole, theme::NIGHT);
    let tiles = [
        (Landscape::Hills, Some(Feature::Lake), (0, 0)),
        (Landscape::Desert, None, (1, 0)),
        (Landscape::Mountains, Some(Feature::Tower), (2, 0)),
        (Landscape::Mountains, None, (0, 1)),
        (Landscape::Hills, None, (1, 1)),
        (Landscape::Desert, Some(Feature::Caravan), (2, 1)),
    ];
    for (landscape, feature, (column, row)) in tiles {
        let tile = Tile::new(Size::Large, landscape, feature);
        let middle = at + Point::new(10 + 22 * column, 8 + 22 * row);
        draw_tile(canvas, tile, middle, Scale::new(18));
    }
    draw_figure(canvas, Person(0), Figure::Legion, at + Point::new(32, 19));
    canvas.clip_to(panel());
}
