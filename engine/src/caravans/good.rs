//! The three goods. Each has a colour, a trade route and cards of its own.

use core::fmt;
use core::str::FromStr;

use super::ParseError;

/// A good.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Good {
    /// Yellow.
    Gold,
    /// Red.
    Wine,
    /// Green.
    Spices,
}

impl Good {
    /// All goods, in the order in which records list them.
    pub const ALL: [Self; 3] = [Self::Gold, Self::Wine, Self::Spices];

    /// Its index in [`Good::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Good {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Gold => "y",
            Self::Wine => "r",
            Self::Spices => "g",
        })
    }
}

impl FromStr for Good {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        match text {
            "y" => Ok(Self::Gold),
            "r" => Ok(Self::Wine),
            "g" => Ok(Self::Spices),
            _ => Err(ParseError),
        }
    }
}
