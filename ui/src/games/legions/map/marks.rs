//! Marks on the province: rings, the cursor, paths and crosses.

use embedded_graphics::prelude::*;
use palmyra_engine::legions::{Cell, Spot, Tile};
use palmyra_play::Person;

use super::super::Play;
use super::super::art::{Scale, outline_tile};
use super::Map;
use crate::canvas::{Canvas, area};
use crate::theme::{self, Ink};

/// The number of pixels between the dots on a figure's path.
const DOTS: i32 = 7;

impl Map {
    /// Draws a ring around a cell.
    pub fn ring(self, canvas: &mut Canvas, cell: Cell, ink: Ink) {
        let width = if self.scale.pitch() >= 14 { 2 } else { 1 };
        outline_tile(canvas, cell.size(), self.at(cell), self.scale, width, ink);
    }

    /// Draws the cursor: four brackets around a cell. Figures are drawn later, so that the brackets
    /// do not cut them.
    pub fn cursor(self, canvas: &mut Canvas, cell: Cell) {
        let at = self.at(cell);
        let (reach, arm) = (self.scale.half(cell.size()) + 2, self.scale.pitch() / 4 + 1);
        let thick = if self.scale.pitch() >= 14 { 2 } else { 1 };
        for (edge, ink) in [(1, theme::INK), (0, theme::GOLD)] {
            for (x, y) in [(-1, -1), (1, -1), (-1, 1), (1, 1)] {
                // Returns the offset of a bar's upper left corner along one axis.
                let from = |side: i32, length: i32| match side {
                    -1 => -reach,
                    _ => reach + 1 - length,
                };
                for (w, h) in [(arm, thick), (thick, arm)] {
                    let corner = at + Point::new(from(x, w), from(y, h));
                    let (w, h) = (w + 2 * edge, h + 2 * edge);
                    canvas.fill(area(corner.x - edge, corner.y - edge, w, h), ink);
                }
            }
        }
    }

    /// Draws a ring in a person's colour around a cell. A dark ring underneath keeps the colour
    /// visible on any background.
    pub fn ring_of(self, canvas: &mut Canvas, cell: Cell, person: Person) {
        if self.scale.pitch() >= 14 {
            let at = self.at(cell);
            outline_tile(canvas, cell.size(), at, self.scale, 3, theme::INK);
        }
        self.draw_new(canvas, cell, person);
    }

    /// Draws a ring in a person's colour around a cell, without the dark ring of
    /// [`ring_of`](Self::ring_of).
    pub fn draw_new(self, canvas: &mut Canvas, cell: Cell, person: Person) {
        let (colour, _) = theme::PLAYERS[person.index() % theme::PLAYERS.len()];
        self.ring(canvas, cell, colour);
    }

    /// Draws the first `most` dots on the path from a cell to another. Returns whether the path has
    /// fewer than `most` dots.
    pub fn dots(self, canvas: &mut Canvas, from: Cell, to: Cell, most: i32) -> bool {
        let (from, to) = (self.at(from), self.at(to));
        let way = to - from;
        let dots = (way.x.abs().max(way.y.abs()) / DOTS).max(1);
        for dot in 1..dots.min(most.saturating_add(1)) {
            let Point { x, y } = from + way * dot / dots;
            canvas.fill(area(x - 2, y - 2, 5, 5), theme::INK);
            canvas.fill(area(x - 1, y - 1, 3, 3), theme::CREAM);
        }
        dots <= most
    }

    /// Highlights the neighbours that match a tile in a cell, when the figure on `from` lays it.
    pub fn draw_matches(
        self,
        canvas: &mut Canvas,
        play: &Play,
        (tile, cell): (Tile, Cell),
        from: Spot,
    ) {
        for touch in play.game().province().touches(tile, cell, from) {
            if touch.matches() {
                self.draw_match(canvas, touch.neighbour, !touch.occupied);
            }
        }
    }

    /// Highlights a neighbour that matches. If a figure occupies it, the match does not count, and
    /// another colour is used.
    pub fn draw_match(self, canvas: &mut Canvas, cell: Cell, counts: bool) {
        let ink = if counts { theme::GOLD } else { theme::EMBER };
        self.ring(canvas, cell, ink);
    }

    /// Draws a cross on the edge to a neighbour whose match does not count.
    pub fn draw_cross(self, canvas: &mut Canvas, cell: Cell, neighbour: Cell) {
        let Point { x, y } = (self.at(cell) + self.at(neighbour)) / 2;
        let reach = if self.scale.pitch() > Scale::CLOSE.pitch() {
            4
        } else {
            3
        };
        let side = 2 * reach + 5;
        canvas.slab(area(x - reach - 2, y - reach - 2, side, side), theme::INK);
        for step in -reach..=reach {
            canvas.fill(area(x + step - 1, y + step, 3, 1), theme::EMBER);
            canvas.fill(area(x - step - 1, y + step, 3, 1), theme::EMBER);
        }
    }
}
