//! The unbounded lattice of octagons and squares.

use core::fmt;
use core::str::FromStr;

use super::ParseError;
use super::tile::Size;

/// A place for one tile. It is an octagon if `x + y` is even, otherwise a square.
///
/// The 93 land tiles reach at most 97 cells away from the origin, so a byte for each coordinate is
/// enough.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    /// The coordinate that increases eastward.
    pub x: i8,
    /// The coordinate that increases southward.
    pub y: i8,
}

/// The steps to a cell's neighbours: first the four over long edges, then the four over short
/// edges, which only octagons have.
const STEPS: [(i8, i8); 8] = [
    (0, -1),
    (1, 0),
    (0, 1),
    (-1, 0),
    (1, -1),
    (1, 1),
    (-1, 1),
    (-1, -1),
];

/// The directions over short edges, one bit each.
pub(super) const DIAGONAL: u32 = 0b1111_0000;

/// The opposite direction.
pub(super) const fn opposite(direction: usize) -> usize {
    direction ^ 2
}

impl Cell {
    /// The cell at these coordinates.
    #[must_use]
    pub const fn new(x: i8, y: i8) -> Self {
        Self { x, y }
    }

    /// The size of the tile that fits on this cell.
    #[must_use]
    pub const fn size(self) -> Size {
        if (self.x ^ self.y) & 1 == 0 {
            Size::Large
        } else {
            Size::Small
        }
    }

    /// The number of cells that touch this one.
    #[must_use]
    pub const fn degree(self) -> usize {
        match self.size() {
            Size::Large => 8,
            Size::Small => 4,
        }
    }

    /// The neighbour in one of the [`Cell::degree`] directions.
    pub(super) const fn step(self, direction: usize) -> Self {
        let (dx, dy) = STEPS[direction % STEPS.len()];
        // Coordinates wrap around at the end of their range. Tiles never come near that end, so the
        // resulting cell has no tile.
        Self {
            x: self.x.wrapping_add(dx),
            y: self.y.wrapping_add(dy),
        }
    }

    /// The cells that touch this one.
    pub fn neighbours(self) -> impl Iterator<Item = Self> + Clone {
        (0..self.degree()).map(move |direction| self.step(direction))
    }

    /// Whether the two cells share an edge.
    #[must_use]
    pub const fn touches(self, other: Self) -> bool {
        let dx = (other.x as i16 - self.x as i16).unsigned_abs();
        let dy = (other.y as i16 - self.y as i16).unsigned_abs();
        match (dx, dy) {
            (0, 1) | (1, 0) => true,
            (1, 1) => matches!(self.size(), Size::Large),
            _ => false,
        }
    }
}

debug_as_text!(Cell);

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

impl FromStr for Cell {
    type Err = ParseError;

    /// Accepts exactly the form that is written: no plus sign and no leading 0.
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let (x, y) = text.split_once(',').ok_or(ParseError)?;
        Ok(Self {
            x: coordinate(x)?,
            y: coordinate(y)?,
        })
    }
}

fn coordinate(text: &str) -> Result<i8, ParseError> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let canonical = text == "0" || !digits.starts_with(['0', '+']);
    if canonical {
        text.parse().map_err(|_| ParseError)
    } else {
        Err(ParseError)
    }
}
