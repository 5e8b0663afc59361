//! The parts of a temple.

use core::fmt;
use core::str::FromStr;

use super::ParseError;
use super::good::Goods;

/// A part of a temple, in the order of building.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The first part.
    Basement,
    /// The second part.
    Colonnade,
    /// The third part.
    Roof,
    /// The last part.
    Statues,
}

/// The cost of each part, and the points that a temple scores if this is its highest part.
///
/// Reconstructed, except for the 13 and the 25 points. Corrections are made only in this table.
const PARTS: [(Goods, i16); 4] = [
    (Goods::new(2, 2, 0, 0), 5),
    (Goods::new(0, 3, 3, 0), 13),
    (Goods::new(3, 0, 4, 0), 25),
    (Goods::new(0, 0, 4, 4), 45),
];

/// The number of temple cards of each part.
pub(super) const TEMPLE_CARDS: u8 = 4;

const NAMES: [&str; 4] = ["basement", "colonnade", "roof", "statues"];

impl Part {
    /// All parts, in the order of building.
    pub const ALL: [Self; 4] = [Self::Basement, Self::Colonnade, Self::Roof, Self::Statues];

    /// The part's index in [`Part::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The cost of the part.
    #[must_use]
    pub const fn cost(self) -> Goods {
        PARTS[self.index()].0
    }

    /// The points that a temple scores at the end if this is its highest part.
    #[must_use]
    pub const fn prestige(self) -> i16 {
        PARTS[self.index()].1
    }

    /// The part on which this one is built; `None` for a basement.
    pub(super) const fn below(self) -> Option<Self> {
        match self {
            Self::Basement => None,
            Self::Colonnade => Some(Self::Basement),
            Self::Roof => Some(Self::Colonnade),
            Self::Statues => Some(Self::Roof),
        }
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(NAMES[self.index()])
    }
}

impl FromStr for Part {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut all = Self::ALL.into_iter();
        all.find(|part| NAMES[part.index()] == text)
            .ok_or(ParseError)
    }
}
