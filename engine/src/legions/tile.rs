//! Land tiles: two sizes, three landscapes, three features.

use core::fmt;
use core::str::FromStr;

use super::ParseError;

/// The size of a tile and of the cells that it fits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Size {
    /// Fits octagons.
    Large,
    /// Fits squares.
    Small,
}

impl Size {
    /// Both sizes, in the order in which they are drawn from the stacks.
    pub const ALL: [Self; 2] = [Self::Large, Self::Small];
}

/// The landscape of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Landscape {
    /// Sand.
    Desert,
    /// Green hills.
    Hills,
    /// Rock.
    Mountains,
}

impl Landscape {
    /// All landscapes.
    pub const ALL: [Self; 3] = [Self::Desert, Self::Hills, Self::Mountains];
}

/// A feature on a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Feature {
    /// A watch tower.
    Tower,
    /// A lake.
    Lake,
    /// A caravan.
    Caravan,
}

impl Feature {
    /// All features.
    pub const ALL: [Self; 3] = [Self::Tower, Self::Lake, Self::Caravan];
}

/// A kind of tile. Tiles of the same kind are equal.
///
/// The kind is stored as a code of five bits. From the highest to the lowest bits, these are the
/// size, the landscape and the feature. So two tiles can be compared without being decoded.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(u8);

const FEATURE: u8 = 0b00011;
const LANDSCAPE: u8 = 0b01100;
const SMALL: u8 = 0b10000;

impl Tile {
    /// The largest code plus one. Some smaller codes are not used.
    pub const CODES: usize = 32;

    /// The kind with these properties.
    #[must_use]
    pub const fn new(size: Size, landscape: Landscape, feature: Option<Feature>) -> Self {
        let size = match size {
            Size::Large => 0,
            Size::Small => SMALL,
        };
        let feature = match feature {
            None => 0,
            Some(feature) => feature as u8 + 1,
        };
        Self(size | (landscape as u8) << 2 | feature)
    }

    /// Returns the kind with this code, if there is one.
    #[must_use]
    pub const fn from_code(code: u8) -> Option<Self> {
        if code < Self::CODES as u8 && code & LANDSCAPE != LANDSCAPE {
            Some(Self(code))
        } else {
            None
        }
    }

    /// The code, a number below [`Tile::CODES`]. Large tiles have the smaller codes.
    #[must_use]
    pub const fn code(self) -> u8 {
        self.0
    }

    /// All 24 kinds, in the order of their codes.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::CODES as u8).filter_map(Self::from_code)
    }

    /// The size.
    #[must_use]
    pub const fn size(self) -> Size {
        if self.0 & SMALL == 0 {
            Size::Large
        } else {
            Size::Small
        }
    }

    /// The landscape.
    #[must_use]
    pub const fn landscape(self) -> Landscape {
        match (self.0 & LANDSCAPE) >> 2 {
            0 => Landscape::Desert,
            1 => Landscape::Hills,
            _ => Landscape::Mountains,
        }
    }

    /// The feature, if the tile has one.
    #[must_use]
    pub const fn feature(self) -> Option<Feature> {
        match self.0 & FEATURE {
            0 => None,
            1 => Some(Feature::Tower),
            2 => Some(Feature::Lake),
            _ => Some(Feature::Caravan),
        }
    }

    /// Whether the tile has a feature.
    #[must_use]
    pub const fn has_feature(self) -> bool {
        self.0 & FEATURE != 0
    }

    /// Whether both tiles show the same landscape.
    #[must_use]
    pub const fn same_landscape(self, other: Self) -> bool {
        (self.0 ^ other.0) & LANDSCAPE == 0
    }

    /// Whether both tiles show the same feature.
    #[must_use]
    pub const fn same_feature(self, other: Self) -> bool {
        self.has_feature() && (self.0 ^ other.0) & FEATURE == 0
    }

    /// The number of tiles of this kind in the box.
    #[must_use]
    pub const fn copies(self) -> u8 {
        super::setup::copies(self)
    }
}

debug_as_text!(Tile);

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.size() {
            Size::Large => "L",
            Size::Small => "S",
        })?;
        f.write_str(match self.landscape() {
            Landscape::Desert => "d",
            Landscape::Hills => "h",
            Landscape::Mountains => "m",
        })?;
        f.write_str(match self.feature() {
            None => "",
            Some(Feature::Tower) => "t",
            Some(Feature::Lake) => "l",
            Some(Feature::Caravan) => "c",
        })
    }
}

impl FromStr for Tile {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let (size, landscape, feature) = match *text.as_bytes() {
            [size, landscape] => (size, landscape, None),
            [size, landscape, feature] => (size, landscape, Some(feature)),
            _ => return Err(ParseError),
        };
        let size = match size {
            b'L' => Size::Large,
            b'S' => Size::Small,
            _ => return Err(ParseError),
        };
        let landscape = match landscape {
            b'd' => Landscape::Desert,
            b'h' => Landscape::Hills,
            b'm' => Landscape::Mountains,
            _ => return Err(ParseError),
        };
        let feature = match feature {
            None => None,
            Some(b't') => Some(Feature::Tower),
            Some(b'l') => Some(Feature::Lake),
            Some(b'c') => Some(Feature::Caravan),
            Some(_) => return Err(ParseError),
        };
        Ok(Self::new(size, landscape, feature))
    }
}
