//! The hand along the lower edge.

use embedded_graphics::prelude::*;
use palmyra_engine::legions::{Pile, Tile};

use super::art::{Scale, draw_tile};
use crate::canvas::{Align, Canvas, Font, area};
use crate::shell::art::{ARROW_LEFT, ARROW_RIGHT, TICK};
use crate::shell::text::Line;
use crate::shell::widgets::FOOT;
use crate::theme;

/// Top of the tray.
pub const TRAY: i32 = 190;
/// Width of a place.
const SLOT: i32 = 36;

/// The kinds of a hand, and perhaps the sign to finish.
pub struct Tray<'a> {
    /// The tiles.
    pub hand: &'a Pile,
    /// The chosen place.
    pub chosen: Option<u8>,
    /// The first place that is shown, while none is chosen.
    pub first: u8,
    /// Whether the turn can be finished.
    pub finish: bool,
}

/// The middle of a place, `index` places after the first that is shown.
const fn middle(index: i32) -> i32 {
    12 + index * SLOT + 16
}

impl Tray<'_> {
    /// Places that fit.
    pub const FIT: u8 = (240 / SLOT) as u8;

    /// The first place that is shown, and how many there are in all.
    fn shown(&self) -> (i32, i32) {
        let count = self.hand.kinds().len() as i32 + i32::from(self.finish);
        let fit = i32::from(Self::FIT);
        let first = match self.chosen {
            Some(chosen) => i32::from(chosen) - fit / 2,
            None => self.first.into(),
        };
        (first.clamp(0, (count - fit).max(0)), count)
    }

    /// The top of a tile's place, or of the sign to finish.
    pub fn place(&self, tile: Option<Tile>) -> Point {
        let (first, count) = self.shown();
        let found = tile.and_then(|tile| self.hand.kinds().position(|kind| kind == tile));
        let index = found.map_or(count - 1, |index| index as i32);
        Point::new(middle(index - first), TRAY)
    }

    /// Draws the tray; tiles that are not `usable` are crossed out.
    pub fn draw(&self, canvas: &mut Canvas, usable: impl Fn(Tile) -> bool) {
        canvas.fill(area(0, TRAY, 240, FOOT - TRAY), theme::DUSK);
        canvas.fill(area(0, TRAY, 240, 1), theme::BRONZE);
        let (first, count) = self.shown();
        let fit = i32::from(Self::FIT);
        for index in first..count.min(first + fit) {
            let x = middle(index - first) - 16;
            match self.hand.kinds().nth(index as usize) {
                Some(tile) => self.draw_tile(canvas, tile, x, usable(tile)),
                None => {
                    canvas.slab(area(x + 3, TRAY + 4, SLOT - 7, 24), theme::GOLD);
                    canvas.sprite_at(
                        &TICK,
                        Point::new(x + SLOT / 2 - 1, TRAY + 16),
                        &[theme::INK],
                    );
                }
            }
            if self.chosen.map(i32::from) == Some(index) {
                let slot = area(x, TRAY + 2, SLOT - 1, FOOT - TRAY - 3);
                canvas.frame(slot, 2, theme::GOLD);
            }
        }
        if first > 0 {
            canvas.sprite(&ARROW_LEFT, Point::new(3, TRAY + 11), &[theme::GOLD]);
        }
        if first + fit < count {
            canvas.sprite(&ARROW_RIGHT, Point::new(232, TRAY + 11), &[theme::GOLD]);
        }
    }

    fn draw_tile(&self, canvas: &mut Canvas, tile: Tile, x: i32, usable: bool) {
        let middle = Point::new(x + 16, TRAY + 16);
        draw_tile(canvas, tile, middle, Scale::CLOSE);
        if !usable {
            // Every third row shows the ground, so that the tile is dimmed but
            // recognizable.
            for line in 0..9 {
                canvas.fill(area(x + 2, TRAY + 4 + 3 * line, 29, 1), theme::DUSK);
            }
            for step in -8..=8 {
                canvas.fill(
                    area(middle.x + step - 1, middle.y + step, 2, 1),
                    theme::EMBER,
                );
                canvas.fill(
                    area(middle.x - step - 1, middle.y + step, 2, 1),
                    theme::EMBER,
                );
            }
        }
        let count = self.hand.count(tile);
        if count > 1 {
            let mut text = Line::new();
            let _ = core::fmt::write(&mut text, format_args!("{count}"));
            let width = Font::Body.width(&text);
            let plate = area(x + 31 - width, TRAY + 14, width + 3, 15);
            canvas.slab(plate, theme::DUSK);
            canvas.text(Font::Body, &text, plate, Align::Centre, theme::CREAM);
        }
    }
}
