//! The tiles that nobody has seen yet, by kind.

use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::*;
use palmyra_engine::legions::{Feature, Landscape, Size as TileSize, Tile};

use super::Go;
use crate::art::{Scale, draw_tile};
use crate::canvas::{Align, Canvas, Font, Observer, area};
use crate::input::Button;
use crate::text::{Msg, fill};
use crate::theme;
use crate::widgets::{HEADER, footer, page};
use crate::world::World;

const ROW: i32 = 32;
const COLUMN: i32 = 60;

/// Everybody may know this: what lies on the table and in open hands is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Remaining;

impl Remaining {
    pub fn press(&mut self, button: Button, _: &mut World) -> Go {
        match button {
            Button::A | Button::B => Go::Back,
            _ => Go::Stay,
        }
    }

    pub fn draw<D: DrawTarget<Color = Rgb565>, O: Observer>(
        &self,
        world: &World,
        canvas: &mut Canvas<D, O>,
    ) {
        page(canvas, world.say(Msg::RemainingTiles));
        let Some(play) = &world.play else { return };
        let features = [None].into_iter().chain(Feature::ALL.map(Some));
        for (column, feature) in features.enumerate() {
            let rows = TileSize::ALL
                .into_iter()
                .flat_map(|size| Landscape::ALL.map(|landscape| (size, landscape)));
            for (row, (size, landscape)) in rows.enumerate() {
                let (x, y) = (COLUMN * column as i32, HEADER + 3 + ROW * row as i32);
                let tile = Tile::new(size, landscape, feature);
                draw_tile(canvas, tile, Point::new(x + 18, y + ROW / 2), Scale::CLOSE);
                let left = play.game().unseen(tile);
                let ink = if left > 0 { theme::CREAM } else { theme::SHADE };
                let count = fill("{}", &[left.into()]);
                let at = area(x + 35, y, 22, ROW);
                canvas.text(Font::Body, &count, at, Align::Left, ink);
            }
        }
        // Large ones above, small ones below.
        canvas.fill(area(4, HEADER + 3 + 3 * ROW, 232, 1), theme::BRONZE);
        footer(canvas, world, &[(Button::B, Msg::Back)]);
    }
}
