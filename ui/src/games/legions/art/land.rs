//! Drawing of octagons and squares with their landscapes, at any scale.

use embedded_graphics::prelude::*;
use palmyra_engine::legions::{Cell, Feature, Landscape, Size as TileSize, Tile};

use super::sizes::{CARAVAN_L, CARAVAN_S, HOUSE_L, HOUSE_S, LAKE_L, LAKE_S, TOWER_L, TOWER_S};
use super::sprites::{CARAVAN, HOUSE, LAKE, TOWER};
use crate::canvas::{Canvas, area};
use crate::shell::art::Sprite;
use crate::theme::{self, Ink};

/// The patterns of desert, hills and mountains, eight by eight pixels.
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

/// The scale of the map, as the number of pixels between the centres of neighbouring cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scale(i32);

/// The size of the sprites on tiles. It depends only on the scale of the map, so large and small
/// tiles have the same sprites.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Print {
    /// Marks of a few pixels instead of sprites, at the smallest scales.
    Mark,
    /// Sprites for small scales.
    Small,
    /// Sprites for the scales of most screens.
    Plain,
    /// Sprites for the largest scale.
    Large,
}

/// A feature or a house to draw on a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    /// A feature of a tile.
    Feature(Feature),
    /// A house of the city.
    House,
}

impl Scale {
    /// The smallest scale of the close view.
    pub const CLOSE: Self = Self(22);
    /// The scales of the close view, the largest first.
    pub const NEAR: [Self; 3] = [Self(36), Self(28), Self::CLOSE];
    /// The smallest scale at which landscapes have patterns. At smaller scales a pattern would look
    /// like noise.
    const PATTERN: i32 = 14;

    /// Creates a scale from the number of pixels between the centres of neighbouring cells. Numbers
    /// below 2 count as 2.
    pub const fn new(pitch: i32) -> Self {
        Self(if pitch < 2 { 2 } else { pitch })
    }

    /// Returns the number of pixels between the centres of neighbouring cells.
    pub const fn pitch(self) -> i32 {
        self.0
    }

    /// Returns the size of the sprites at this scale.
    pub const fn print(self) -> Print {
        match self.0 {
            33.. => Print::Large,
            20.. => Print::Plain,
            Self::PATTERN.. => Print::Small,
            _ => Print::Mark,
        }
    }

    /// Returns the number of pixels that a row of cells takes with octagons at both ends.
    const fn span(self, cells: i32) -> i32 {
        (cells - 1) * self.0 + 2 * self.apothem() + 1
    }

    /// Whether an area has space for these numbers of columns and rows.
    const fn fits(self, cells: (i32, i32), room: (i32, i32)) -> bool {
        self.span(cells.0) <= room.0 && self.span(cells.1) <= room.1
    }

    /// Returns the largest scale of the close view at which these columns and rows fit. If they fit
    /// at none, returns the smallest.
    pub fn near(cells: (i32, i32), room: (i32, i32)) -> Self {
        let fits = |scale: &Self| scale.fits(cells, room);
        Self::NEAR.into_iter().find(fits).unwrap_or(Self::CLOSE)
    }

    /// Returns the largest scale at which these columns and rows fit. It is at most the largest
    /// scale of the close view.
    pub fn whole(cells: (i32, i32), room: (i32, i32)) -> Self {
        let scales = (2..=Self::NEAR[0].0).rev().map(Self);
        let mut fitting = scales.filter(|scale| scale.fits(cells, room));
        fitting.next().unwrap_or(Self(2))
    }

    /// Returns the next scale of the close view towards a goal, or the goal if there is none in
    /// between.
    pub fn towards(self, goal: Self) -> Self {
        let between = |scale: &Self| (scale.0 - self.0) * (scale.0 - goal.0) < 0;
        Self::NEAR.into_iter().find(between).unwrap_or(goal)
    }

    /// Returns the distance from an octagon's centre to its edge. It is 0.6 of the pitch, so that
    /// the octagon's long edges are as long as the sides of the squares.
    const fn apothem(self) -> i32 {
        (6 * self.0 + 5) / 10
    }

    /// Returns the distance from a tile's centre to its edge, without the pixel of the joint.
    pub const fn half(self, size: TileSize) -> i32 {
        match size {
            TileSize::Large => self.apothem() - 1,
            TileSize::Small => {
                let half = self.0 - self.apothem() - 1;
                if half < 0 { 0 } else { half }
            }
        }
    }

    /// Returns the size of a tile's cut corners; 0 for squares.
    const fn cut(self, size: TileSize) -> i32 {
        match size {
            TileSize::Large => 2 * self.apothem() - self.0,
            TileSize::Small => 0,
        }
    }

    /// Returns the centre of a cell. The centre of the cell (0, 0) is the origin.
    pub const fn middle(self, cell: Cell) -> Point {
        Point::new(cell.x as i32 * self.0, cell.y as i32 * self.0)
    }

    /// Returns half the height of the part of a tile that has the tile's full width. This part ends
    /// at the cut corners, and at least `from_edge` pixels from the upper and the lower edge.
    const fn flat(self, size: TileSize, from_edge: i32) -> i32 {
        let cut = self.cut(size);
        self.half(size) - if cut < from_edge { from_edge } else { cut }
    }

    /// Returns half the width of a tile in the row at the offset `y` from its centre.
    #[inline(always)]
    fn half_at(self, size: TileSize, y: i32) -> i32 {
        let (half, cut) = (self.half(size), self.cut(size));
        half - (cut - (half - y.abs())).max(0)
    }
}

/// Draws a tile, centred on the point `middle`.
pub fn draw_tile(canvas: &mut Canvas, tile: Tile, middle: Point, scale: Scale) {
    draw_ground(canvas, tile.size(), tile.landscape(), middle, scale);
    if let Some(feature) = tile.feature() {
        draw_thing(
            canvas,
            Thing::Feature(feature),
            middle,
            scale,
            scale.print(),
        );
    }
}

/// Draws the landscape of a tile without its feature.
pub fn draw_ground(
    canvas: &mut Canvas,
    size: TileSize,
    landscape: Landscape,
    middle: Point,
    scale: Scale,
) {
    let (ground, mark) = theme::LANDSCAPES[landscape as usize];
    let rims = theme::RIMS[landscape as usize];
    let inks = [ground, mark, rims[0], rims[1]];
    draw_ground_in(canvas, size, landscape, middle, scale, inks);
}

/// Draws the landscape of a tile in given inks: the ground, the pattern, the upper rim and the
/// lower rim.
fn draw_ground_in(
    canvas: &mut Canvas,
    size: TileSize,
    landscape: Landscape,
    middle: Point,
    scale: Scale,
    [ground, mark, upper, lower]: [Ink; 4],
) {
    let pattern = PATTERNS[landscape as usize];
    let edge = scale.half(size);
    for y in -edge..edge + 1 {
        let half = scale.half_at(size, y);
        let start = Point::new(middle.x - half, middle.y + y);
        let bits = pattern[(y & 7) as usize];
        if y.abs() == edge {
            // Light falls from above, so the upper rim is lighter.
            let rim = if y > 0 { lower } else { upper };
            canvas.fill_fast(area(start.x, start.y, 2 * half + 1, 1), rim);
        } else if bits == 0 || scale.0 < Scale::PATTERN {
            canvas.fill_fast(area(start.x, start.y, 2 * half + 1, 1), ground);
        } else {
            canvas.pattern(start, 2 * half + 1, (bits, middle.x), [ground, mark]);
        }
    }
}

/// Draws a darkened tile.
pub fn draw_dark(canvas: &mut Canvas, tile: Tile, middle: Point, scale: Scale) {
    let landscape = tile.landscape();
    let (ground, mark) = theme::LANDSCAPES[landscape as usize];
    let inks = [ground, mark, mark, ground].map(Ink::darkened);
    draw_ground_in(canvas, tile.size(), landscape, middle, scale, inks);
    if let (Some(feature), Some(size)) = (tile.feature(), (scale.print() as usize).checked_sub(1)) {
        let thing = Thing::Feature(feature);
        canvas.sprite_at(
            sprites(thing)[size],
            middle,
            &inks_of(thing).map(Ink::darkened),
        );
    }
}

/// Returns the inks of a feature or a house.
const fn inks_of(thing: Thing) -> [Ink; 4] {
    match thing {
        Thing::Feature(Feature::Tower) => [theme::INK, theme::CREAM, theme::SHADE, theme::INK],
        Thing::Feature(Feature::Lake) => [theme::INK, theme::WATER, theme::CREAM, theme::INK],
        Thing::Feature(Feature::Caravan) => [theme::INK, theme::TAN, theme::CLAY, theme::GOLD],
        Thing::House => [theme::INK, theme::CREAM, theme::CLAY, theme::SHADE],
    }
}

/// Draws a feature or a house on a tile, as a sprite of the size `print` or only as a mark.
pub fn draw_thing(canvas: &mut Canvas, thing: Thing, middle: Point, scale: Scale, print: Print) {
    let inks = inks_of(thing);
    if let Some(size) = (print as usize).checked_sub(1) {
        canvas.sprite_at(sprites(thing)[size], middle, &inks);
        return;
    }
    // A tower is a post and a lake is a bar. Caravans and houses are dots of the same shape, in
    // different colours.
    let size = (scale.half(TileSize::Small)).max(1);
    let (w, h, ink) = match thing {
        Thing::Feature(Feature::Tower) => (size / 2 + 1, 2 * size - 1, theme::CREAM),
        Thing::Feature(Feature::Lake) => (2 * size - 1, size / 2 + 1, theme::WATER),
        Thing::Feature(Feature::Caravan) => (size, size, theme::TAN),
        Thing::House => (size, size, theme::CLAY),
    };
    // A dark edge makes light marks visible on the desert.
    let (x, y) = (middle.x - w / 2, middle.y - h / 2);
    canvas.fill(area(x - 1, y - 1, w + 2, h + 2), theme::INK);
    canvas.fill(area(x, y, w, h), ink);
}

/// Draws a feature or a house at the lower left of a tile, to leave space for a figure.
pub fn draw_aside(canvas: &mut Canvas, thing: Thing, size: TileSize, middle: Point, scale: Scale) {
    let print = match scale.print() {
        Print::Large => Print::Plain,
        _ => Print::Small,
    };
    let sprite = sprites(thing)[print as usize - 1];
    let half = scale.half(size) - 1 - scale.cut(size) / 2;
    let at = Point::new(sprite.width() / 2 - half, half - sprite.height() / 2);
    draw_thing(canvas, thing, middle + at, scale, print);
}

/// Returns the small, the plain and the large sprite of a feature or a house.
const fn sprites(thing: Thing) -> [&'static Sprite; 3] {
    match thing {
        Thing::Feature(Feature::Tower) => [&TOWER_S, &TOWER, &TOWER_L],
        Thing::Feature(Feature::Lake) => [&LAKE_S, &LAKE, &LAKE_L],
        Thing::Feature(Feature::Caravan) => [&CARAVAN_S, &CARAVAN, &CARAVAN_L],
        Thing::House => [&HOUSE_S, &HOUSE, &HOUSE_L],
    }
}

/// Draws the outline of a tile, `width` pixels wide.
pub fn outline_tile(
    canvas: &mut Canvas,
    size: TileSize,
    middle: Point,
    scale: Scale,
    width: i32,
    ink: Ink,
) {
    let edge = scale.half(size);
    // Between the cut corners, the left and the right edge are vertical.
    let flat = scale.flat(size, width);
    let sides = |canvas: &mut Canvas, half: i32, y: i32, thick: i32, height: i32| {
        let y = middle.y + y;
        canvas.fill(area(middle.x - half, y, thick, height), ink);
        canvas.fill(area(middle.x + half + 1 - thick, y, thick, height), ink);
    };
    sides(canvas, edge, -flat, width, 2 * flat + 1);
    for y in -edge..edge + 1 {
        let half = scale.half_at(size, y);
        if y.abs() <= flat {
            continue;
        }
        if edge - y.abs() < width {
            canvas.fill(area(middle.x - half, middle.y + y, 2 * half + 1, 1), ink);
        } else {
            // Slanted edges get one more pixel, because they look thinner.
            let thick = if half < edge { width + 1 } else { width };
            sides(canvas, half, y, thick, 1);
        }
    }
}

/// Draws a free cell as a dark tile with an outline.
pub fn draw_ghost(
    canvas: &mut Canvas,
    size: TileSize,
    middle: Point,
    scale: Scale,
    width: i32,
    ink: Ink,
) {
    // The part between the cut corners is filled at once, and the rows above and below one by one.
    let (edge, flat) = (scale.half(size), scale.flat(size, 0));
    let at = middle - Point::new(edge, flat);
    canvas.fill(area(at.x, at.y, 2 * edge + 1, 2 * flat + 1), theme::NIGHT);
    for y in -edge..edge + 1 {
        if y.abs() > flat {
            let half = scale.half_at(size, y);
            let row = area(middle.x - half, middle.y + y, 2 * half + 1, 1);
            canvas.fill(row, theme::NIGHT);
        }
    }
    outline_tile(canvas, size, middle, scale, width, ink);
}
