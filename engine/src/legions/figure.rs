//! The figures of a player.

use core::fmt;
use core::str::FromStr;

use super::ParseError;

/// The two figures of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Figure {
    /// Gains tiles.
    Legion,
    /// Gains coins.
    Censor,
}

impl Figure {
    /// Both figures.
    pub const ALL: [Self; 2] = [Self::Legion, Self::Censor];

    /// The other figure.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Legion => Self::Censor,
            Self::Censor => Self::Legion,
        }
    }
}

impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Legion => "legion",
            Self::Censor => "censor",
        })
    }
}

impl FromStr for Figure {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        match text {
            "legion" => Ok(Self::Legion),
            "censor" => Ok(Self::Censor),
            _ => Err(ParseError),
        }
    }
}
