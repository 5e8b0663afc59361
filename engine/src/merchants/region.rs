//! The seven regions.

use core::fmt;
use core::str::FromStr;

use super::ParseError;

/// A region of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Region {
    /// The North Sea, `N` in records.
    NorthSea,
    /// The South Sea, `S` in records.
    SouthSea,
    /// The Euphrates, `E` in records.
    Euphrates,
    /// Damascus, `D` in records.
    Damascus,
    /// Palmyra, `P` in records.
    Palmyra,
    /// Ebla, `B` in records.
    Ebla,
    /// Antioch, `A` in records. The name is reconstructed.
    Antioch,
}

impl Region {
    /// All regions in the order of the board.
    pub const ALL: [Self; 7] = [
        Self::NorthSea,
        Self::SouthSea,
        Self::Euphrates,
        Self::Damascus,
        Self::Palmyra,
        Self::Ebla,
        Self::Antioch,
    ];

    const fn letter(self) -> &'static str {
        match self {
            Self::NorthSea => "N",
            Self::SouthSea => "S",
            Self::Euphrates => "E",
            Self::Damascus => "D",
            Self::Palmyra => "P",
            Self::Ebla => "B",
            Self::Antioch => "A",
        }
    }
}

impl fmt::Display for Region {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.letter())
    }
}

impl FromStr for Region {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut all = Self::ALL.into_iter();
        all.find(|region| region.letter() == text).ok_or(ParseError)
    }
}
