//! The small picture of the game, with a few tiles and a figure, and the small picture of a saved
//! game.

use embedded_graphics::prelude::*;
use palmyra_engine::legions::{Cell, Feature, Figure, Landscape, Size, Tile};
use palmyra_play::Person;

use super::Play;
use super::art::{Scale, Thing, draw_figure, draw_figure_in, draw_ground, draw_thing, draw_tile};
use super::map::Map;
use crate::canvas::{Canvas, area, panel};
use crate::shell::Window;
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

/// The columns and rows of a saved game's picture.
const CELLS: (i8, i8) = (5, 3);
/// The scale of a saved game's picture.
const PITCH: i32 = 15;
/// The number of values for what lies on a tile: nothing, one of three features, or a house.
const THINGS: u8 = 5;
/// The value for a house on a tile.
const HOUSE: u8 = 4;

/// Encodes the surroundings of a legion for [`draw_window`]. The legion is that of the only person
/// or, with several people, of the player to move.
///
/// Each cell is a byte: 0 without a tile, or else 1 plus a number for the landscape and for what
/// lies on the tile. The last byte has the size of the centre in its lowest bit, and the owner of
/// the legion in the others.
pub fn window(play: &Play) -> Window {
    let game = play.game();
    let seat = play.running().only_human().unwrap_or(game.seat());
    let centre = Map::stand(play, seat, Figure::Legion);
    let mut window = Window::default();
    for (byte, (dx, dy)) in window.iter_mut().zip(cells()) {
        let cell = Cell::new(centre.x + dx, centre.y + dy);
        if let Some(tile) = game.province().at(cell) {
            let thing = match tile.feature() {
                _ if game.province().is_city(cell) => HOUSE,
                Some(feature) => feature as u8 + 1,
                None => 0,
            };
            *byte = 1 + tile.landscape() as u8 * THINGS + thing;
        }
    }
    window[15] = 2 * play.person(seat).0 + u8::from(centre.size() == Size::Small);
    window
}

/// Returns the cells of a saved game's picture, relative to its centre.
fn cells() -> impl Iterator<Item = (i8, i8)> {
    (0..CELLS.0 * CELLS.1)
        .map(|index| (index % CELLS.0 - CELLS.0 / 2, index / CELLS.0 - CELLS.1 / 2))
}

/// Draws the picture of a saved game, with its top left corner at `at`.
pub fn draw_window(canvas: &mut Canvas, at: Point, window: &Window) {
    let whole = area(at.x, at.y, 64, 36);
    canvas.clip_to(whole);
    canvas.fill(whole, theme::NIGHT);
    let scale = Scale::new(PITCH);
    for (&byte, (dx, dy)) in window.iter().zip(cells()) {
        let Some(value) = byte.checked_sub(1) else {
            continue;
        };
        let size = match (i16::from(dx) + i16::from(dy) + i16::from(window[15])) % 2 {
            0 => Size::Large,
            _ => Size::Small,
        };
        let pick = usize::from(value / THINGS) % Landscape::ALL.len();
        let middle = at + Point::new(32 + PITCH * i32::from(dx), 18 + PITCH * i32::from(dy));
        draw_ground(canvas, size, Landscape::ALL[pick], middle, scale);
        let thing = match value % THINGS {
            HOUSE => Some(Thing::House),
            0 => None,
            feature => Feature::ALL
                .get(usize::from(feature) - 1)
                .map(|&it| Thing::Feature(it)),
        };
        if let Some(thing) = thing {
            draw_thing(canvas, thing, middle, scale, scale.print());
        }
    }
    let person = Person(window[15] / 2);
    draw_figure_in(
        canvas,
        person,
        Figure::Legion,
        at + Point::new(32, 18),
        scale,
    );
    canvas.clip_to(panel());
}
