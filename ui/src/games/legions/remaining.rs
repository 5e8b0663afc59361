//! The page of the tiles that nobody has seen, by kind.

use embedded_graphics::prelude::*;
use palmyra_engine::legions::{Feature, Landscape, Size as TileSize, Tile};

use super::Play;
use super::art::{Scale, draw_tile};
use super::text::Msg;
use crate::canvas::{Align, Canvas, Font, area};
use crate::input::Button;
use crate::shell::Go;
use crate::shell::Services;
use crate::shell::text::{Msg as Shell, fill};
use crate::shell::widgets::{HEADER, footer, page};
use crate::theme;

const ROW: i32 = 32;
const COLUMN: i32 = 60;

/// The page of unseen tiles. This is public information, because all tiles on the table and in the
/// hands are public.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Remaining;

impl Remaining {
    pub fn press(&mut self, button: Button, _: &mut Play, _: &mut Services) -> Go {
        match button {
            Button::A | Button::B => Go::Back,
            _ => Go::Stay,
        }
    }

    pub fn draw(&self, play: &Play, cx: &Services, canvas: &mut Canvas) {
        page(canvas, cx.say(Msg::RemainingTiles));
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
        // Large tiles are above the line, small tiles below.
        canvas.fill(area(4, HEADER + 3 + 3 * ROW, 232, 1), theme::BRONZE);
        footer(canvas, &[(Button::B, cx.say(Shell::Back))]);
    }
}
