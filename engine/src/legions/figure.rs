//! The figures of a player.

use super::ParseError;

/// The two figures of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Figure {
    /// Earns tiles by conquests.
    Legion,
    /// Earns coins by revenues.
    Censor,
}

impl Figure {
    /// Both figures.
    pub const ALL: [Self; 2] = [Self::Legion, Self::Censor];

    /// The player's other figure.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Legion => Self::Censor,
            Self::Censor => Self::Legion,
        }
    }
}

named! {
    Figure or ParseError:
    Legion = "legion",
    Censor = "censor",
}
