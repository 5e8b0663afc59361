//! The tray with the hand, at the lower edge of the table.

use embedded_graphics::prelude::*;
use palmyra_engine::legions::Tile;

use super::art::{FLAG, STRUCK, Scale, draw_dark, draw_tile, outline_tile};
use super::hand::{Hand, Kind};
use crate::canvas::{Align, Canvas, Font, area};
use crate::shell::art::{ARROW_LEFT, ARROW_RIGHT, TICK};
use crate::shell::text::fill;
use crate::shell::widgets::FOOT;
use crate::theme;

/// The top of the tray.
pub const TRAY: i32 = 184;
/// The left end of the first entry.
const LEFT: i32 = 12;
/// The width of an entry.
const SLOT: i32 = 36;
/// The scale of the tiles on the tray.
const TILE: Scale = Scale::new(17);

/// A hand on the tray.
pub struct Tray {
    /// The hand to show.
    pub hand: Hand,
    /// The index of the selected entry, if there is one.
    pub chosen: Option<u8>,
    /// The index of the first shown entry, while none is selected.
    pub first: u8,
    /// Whether the sign that finishes the turn also ends the game.
    pub ends: bool,
}

/// Returns the left end of the entry that is `index` entries after the first shown one.
const fn left(index: i32) -> i32 {
    LEFT + index * SLOT
}

impl Tray {
    /// The number of entries that fit on the tray.
    pub const FIT: u8 = 6;

    /// Returns the index of the first shown entry, and the number of all entries.
    fn shown(&self) -> (i32, i32) {
        let count = i32::from(self.hand.len());
        let fit = i32::from(Self::FIT);
        let first = match self.chosen {
            Some(chosen) => i32::from(chosen) - fit / 2,
            None => self.first.into(),
        };
        (first.clamp(0, (count - fit).max(0)), count)
    }

    /// Returns the middle of the top edge of a tile's entry, or of the sign that finishes if `tile`
    /// is `None`.
    pub fn place(&self, tile: Option<Tile>) -> Point {
        let (first, _) = self.shown();
        let index = i32::from(self.hand.index(tile));
        Point::new(left(index - first) + SLOT / 2 - 1, TRAY)
    }

    /// Draws the tray with the hand.
    pub fn draw(&self, canvas: &mut Canvas) {
        canvas.fill(area(0, TRAY, 240, FOOT - TRAY), theme::DUSK);
        canvas.fill(area(0, TRAY, 240, 1), theme::BRONZE);
        let (first, count) = self.shown();
        let fit = i32::from(Self::FIT);
        for index in first..count.min(first + fit) {
            let x = left(index - first);
            let chosen = self.chosen.map(i32::from) == Some(index);
            match self.hand.kind(index as u8) {
                Some(kind) => self.draw_kind(canvas, kind, x, chosen),
                None if self.hand.finish => self.draw_finish(canvas, x),
                None => {}
            }
            if chosen {
                let slot = area(x, TRAY + 2, SLOT - 1, FOOT - TRAY - 3);
                canvas.frame(slot, 2, theme::GOLD);
            }
        }
        if count <= fit {
            return;
        }
        // A bar shows which part of a long hand is visible.
        let wide = fit * SLOT;
        let part = area(LEFT + wide * first / count, TRAY, wide * fit / count, 2);
        canvas.fill(part, theme::GOLD);
        if first > 0 {
            canvas.sprite(&ARROW_LEFT, Point::new(3, TRAY + 13), &[theme::GOLD]);
        }
        if first + fit < count {
            canvas.sprite(&ARROW_RIGHT, Point::new(231, TRAY + 13), &[theme::GOLD]);
        }
    }

    /// Draws the sign that finishes the turn: a flag if that ends the game, or else a tick.
    fn draw_finish(&self, canvas: &mut Canvas, x: i32) {
        canvas.slab(area(x + 4, TRAY + 6, SLOT - 9, 26), theme::GOLD);
        let middle = Point::new(x + SLOT / 2 - 1, TRAY + 19);
        match self.ends {
            true => canvas.sprite_at(&FLAG, middle, &[theme::INK, theme::CREAM]),
            false => canvas.sprite_at(&TICK, middle, &[theme::INK]),
        }
    }

    /// Draws an entry of the hand: a tile, the number of such tiles if there are several, and their
    /// gain.
    fn draw_kind(&self, canvas: &mut Canvas, kind: Kind, x: i32, chosen: bool) {
        let Kind { tile, count, gain } = kind;
        let gains = self.hand.gains;
        let y = if gains { TRAY + 13 } else { TRAY + 19 };
        // The number is beside the tile, so that both stay visible.
        let middle = Point::new(x + if count > 1 { 13 } else { 17 }, y);
        if gain.is_some() {
            draw_tile(canvas, tile, middle, TILE);
        } else {
            draw_dark(canvas, tile, middle, TILE);
            outline_tile(canvas, tile.size(), middle, TILE, 1, theme::MIST);
        }
        if count > 1 {
            let at = area(x + 24, y - 10, 10, 16);
            let text = fill("{}", &[count.into()]);
            canvas.text(Font::Body, &text, at, Align::Left, theme::SHADE);
        }
        if !gains {
            return;
        }
        let Some(gain) = gain else {
            let at = Point::new(x + 17, TRAY + 29);
            canvas.sprite_at(&STRUCK, at, &[theme::EMBER]);
            return;
        };
        let ink = match (chosen, gain) {
            (true, _) => theme::GOLD,
            (false, 0) => theme::SHADE,
            (false, _) => theme::CREAM,
        };
        let at = area(x, TRAY + 20, SLOT - 1, 16);
        let text = fill("+{}", &[gain.into()]);
        canvas.text(Font::Body, &text, at, Align::Centre, ink);
    }
}
