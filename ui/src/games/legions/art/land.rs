//! Octagons and squares with their landscapes, at any scale.

use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::*;
use palmyra_engine::legions::{Cell, Feature, Landscape, Size as TileSize, Tile};

use super::sprites::{CARAVAN, LAKE, TOWER};
use crate::canvas::{Canvas, Observer, area};
use crate::theme;

/// Patterns, eight by eight pixels: dunes, hills, peaks.
const PATTERNS: [[u8; 8]; 3] = [
    [
        0b0000_0000,
        0b0011_1000,
        0b0000_0000,
        0b0000_0000,
        0b0000_0000,
        0b1000_0011,
        0b0000_0000,
        0b0000_0000,
    ],
    [
        0b0011_0000,
        0b0100_1000,
        0b1000_0100,
        0b0000_0000,
        0b0000_0011,
        0b1000_0100,
        0b0100_1000,
        0b0000_0000,
    ],
    [
        0b0001_0000,
        0b0011_1000,
        0b0110_1100,
        0b1100_0110,
        0b0000_0001,
        0b1000_0011,
        0b1100_0110,
        0b0110_1100,
    ],
];

/// How large the lattice is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scale(i32);

impl Scale {
    /// Pixels between the middles of neighbouring cells in the close view.
    pub const CLOSE: Self = Self(22);
    /// Below this the patterns would only be noise.
    const PATTERN: i32 = 14;

    /// So many pixels between the middles of neighbouring cells.
    pub const fn new(pitch: i32) -> Self {
        Self(if pitch < 2 { 2 } else { pitch })
    }

    /// Pixels between the middles of neighbouring cells.
    pub const fn pitch(self) -> i32 {
        self.0
    }

    /// Half an octagon is 0.6 of the pitch: then its long edges are as long
    /// as the squares' sides.
    const fn apothem(self) -> i32 {
        (6 * self.0 + 5) / 10
    }

    /// From the middle to the edge of a tile, a pixel less for the joint.
    pub const fn half(self, size: TileSize) -> i32 {
        match size {
            TileSize::Large => self.apothem() - 1,
            TileSize::Small => {
                let half = self.0 - self.apothem() - 1;
                if half < 0 { 0 } else { half }
            }
        }
    }

    /// How much of an octagon's corner is cut off.
    const fn cut(self, size: TileSize) -> i32 {
        match size {
            TileSize::Large => 2 * self.apothem() - self.0,
            TileSize::Small => 0,
        }
    }

    /// The middle of a cell, with the cell 0,0 in the origin.
    pub const fn middle(self, cell: Cell) -> Point {
        Point::new(cell.x as i32 * self.0, cell.y as i32 * self.0)
    }

    /// The rows of a tile's shape: offset from the middle, half-width.
    fn rows(self, size: TileSize) -> impl Iterator<Item = (i32, i32)> {
        let (half, cut) = (self.half(size), self.cut(size));
        (-half..=half).map(move |y| (y, half - (cut - (half - y.abs())).max(0)))
    }
}

/// Draws a tile around a point.
pub fn draw_tile<D: DrawTarget<Color = Rgb565>, O: Observer>(
    canvas: &mut Canvas<D, O>,
    tile: Tile,
    middle: Point,
    scale: Scale,
) {
    draw_ground(canvas, tile.size(), tile.landscape(), middle, scale);
    if let Some(feature) = tile.feature() {
        draw_feature(canvas, feature, middle, scale);
    }
}

fn draw_ground<D: DrawTarget<Color = Rgb565>, O: Observer>(
    canvas: &mut Canvas<D, O>,
    size: TileSize,
    landscape: Landscape,
    middle: Point,
    scale: Scale,
) {
    let (ground, mark) = theme::LANDSCAPES[landscape as usize];
    let pattern = PATTERNS[landscape as usize];
    for (y, half) in scale.rows(size) {
        let start = Point::new(middle.x - half, middle.y + y);
        let bits = pattern[(y & 7) as usize];
        if bits == 0 || scale.0 < Scale::PATTERN {
            canvas.fill_fast(area(start.x, start.y, 2 * half + 1, 1), ground);
        } else {
            canvas.row(start, 2 * half + 1, |x| {
                if bits >> ((x - half) & 7) & 1 == 0 {
                    ground
                } else {
                    mark
                }
            });
        }
    }
}

/// Draws what stands on a tile, or just a mark where there is little room.
pub fn draw_feature<D: DrawTarget<Color = Rgb565>, O: Observer>(
    canvas: &mut Canvas<D, O>,
    feature: Feature,
    middle: Point,
    scale: Scale,
) {
    if scale.0 >= Scale::PATTERN {
        match feature {
            Feature::Tower => canvas.sprite_at(&TOWER, middle, &[theme::INK, theme::CREAM]),
            Feature::Lake => {
                let inks = [theme::INK, theme::WATER, theme::CREAM];
                canvas.sprite_at(&LAKE, middle, &inks);
            }
            Feature::Caravan => {
                let inks = [theme::INK, theme::TAN, theme::CLAY];
                canvas.sprite_at(&CARAVAN, middle, &inks);
            }
        }
        return;
    }
    // A post, a bar, a dot: told apart by shape as well as by colour.
    let size = (scale.half(TileSize::Small)).max(1);
    let (w, h, ink) = match feature {
        Feature::Tower => (size / 2 + 1, 2 * size - 1, theme::CREAM),
        Feature::Lake => (2 * size - 1, size / 2 + 1, theme::WATER),
        Feature::Caravan => (size, size, theme::TAN),
    };
    // With a dark edge, as light marks would be lost in the desert.
    let (x, y) = (middle.x - w / 2, middle.y - h / 2);
    canvas.fill(area(x - 1, y - 1, w + 2, h + 2), theme::INK);
    canvas.fill(area(x, y, w, h), ink);
}

/// Draws the outline of a tile's shape, `width` pixels thick.
pub fn outline_tile<D: DrawTarget<Color = Rgb565>, O: Observer>(
    canvas: &mut Canvas<D, O>,
    size: TileSize,
    middle: Point,
    scale: Scale,
    width: i32,
    ink: Rgb565,
) {
    let half = scale.half(size);
    for (y, reach) in scale.rows(size) {
        let (x, y_at) = (middle.x - reach, middle.y + y);
        if half - y.abs() < width {
            canvas.fill_fast(area(x, y_at, 2 * reach + 1, 1), ink);
        } else {
            // Slanted edges need a little more to look as thick.
            let thick = if reach < half { width + 1 } else { width };
            canvas.fill_fast(area(x, y_at, thick, 1), ink);
            canvas.fill_fast(area(middle.x + reach + 1 - thick, y_at, thick, 1), ink);
        }
    }
}

/// Draws a free cell: dark inside, with an outline.
pub fn draw_ghost<D: DrawTarget<Color = Rgb565>, O: Observer>(
    canvas: &mut Canvas<D, O>,
    size: TileSize,
    middle: Point,
    scale: Scale,
    width: i32,
    ink: Rgb565,
) {
    for (y, half) in scale.rows(size) {
        canvas.fill_fast(
            area(middle.x - half, middle.y + y, 2 * half + 1, 1),
            theme::NIGHT,
        );
    }
    outline_tile(canvas, size, middle, scale, width, ink);
}
