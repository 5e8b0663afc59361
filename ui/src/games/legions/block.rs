//! Rectangles of cells, and the close view that shows them.

use embedded_graphics::prelude::*;
use palmyra_engine::legions::{Cell, Legions, Size as TileSize};

use super::art::Scale;

/// The space beside a cell for a plate with a gain.
const MARGIN: i32 = 46;
/// The smallest height of the close view. The scale for the whole province is computed for this
/// height, so that it does not change between the choice of an action and the laying of a tile.
const LEAST: i32 = 120;

/// A rectangle of cells, given by two corners.
#[derive(Clone, Copy, Debug)]
pub struct Block {
    pub low: Cell,
    pub high: Cell,
}

impl Block {
    /// Returns the smallest block that contains these cells. Without cells, returns the first cell
    /// of the city.
    pub fn around(mut cells: impl Iterator<Item = Cell>) -> Self {
        let first = cells.next().unwrap_or(Cell::new(0, 0));
        let start = Self {
            low: first,
            high: first,
        };
        cells.fold(start, |Self { low, high }, cell| Self {
            low: Cell::new(low.x.min(cell.x), low.y.min(cell.y)),
            high: Cell::new(high.x.max(cell.x), high.y.max(cell.y)),
        })
    }

    /// Returns the block of the whole province.
    pub fn province(game: &Legions) -> Self {
        Self::around(game.province().tiles().map(|(_, cell)| cell))
    }

    /// Returns the numbers of columns and rows.
    pub fn cells(self) -> (i32, i32) {
        let count = |low: i8, high: i8| i32::from(high) - i32::from(low) + 1;
        (
            count(self.low.x, self.high.x),
            count(self.low.y, self.high.y),
        )
    }

    /// Returns the scale and the centre of the close view of this block. The view shows as much of
    /// the province around the block as possible. The scale is the one for the whole province, or a
    /// smaller one if the block needs it. If the block is larger than the view, the centre is as
    /// near to `goal` as possible, and the view stays inside the block.
    pub fn near(self, province: Self, goal: Cell, height: i32) -> (Scale, Point) {
        let scale = Scale::near(self.cells(), (240, height));
        let whole = Scale::near(province.cells(), (240, LEAST));
        let scale = if whole.pitch() < scale.pitch() {
            whole
        } else {
            scale
        };
        let half = scale.half(TileSize::Large) + 1;
        let edges = |low: i8, high: i8| {
            let pitch = scale.pitch();
            (
                i32::from(low) * pitch - half,
                i32::from(high) * pitch + half,
            )
        };
        let axis = |goal: i8, own: (i8, i8), all: (i8, i8), view: i32, margin: i32| {
            let (from, to) = edges(own.0, own.1);
            let (first, last) = edges(own.0.min(all.0), own.1.max(all.1));
            if to - from > view {
                return (i32::from(goal) * scale.pitch()).clamp(from + view / 2, to - view / 2);
            }
            let best = if last - first <= view {
                (first + last) / 2
            } else {
                ((from + to) / 2).clamp(first + view / 2, last - view / 2)
            };
            // The margin leaves space for a plate with a gain.
            let margin = margin.min((view - (to - from)) / 2);
            best.max(to + margin - view / 2)
                .min(from - margin + view / 2)
        };
        let columns = ((self.low.x, self.high.x), (province.low.x, province.high.x));
        let rows = ((self.low.y, self.high.y), (province.low.y, province.high.y));
        let centre = Point::new(
            axis(goal.x, columns.0, columns.1, 240, MARGIN),
            axis(goal.y, rows.0, rows.1, height, 2),
        );
        (scale, centre)
    }
}
