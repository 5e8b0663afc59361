//! Camels and ships.

use core::fmt;
use core::str::FromStr;

use super::ParseError;

/// A kind of piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// `c`
    Camel,
    /// `s`
    Ship,
}

impl Piece {
    /// Both kinds.
    pub const ALL: [Self; 2] = [Self::Camel, Self::Ship];

    /// The index in [`Piece::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Camel => "c",
            Self::Ship => "s",
        })
    }
}

impl FromStr for Piece {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        match text {
            "c" => Ok(Self::Camel),
            "s" => Ok(Self::Ship),
            _ => Err(ParseError),
        }
    }
}
