//! The three goods. Each has a colour, a trade route and cards of its own.

use super::ParseError;

/// A good, which has a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Good {
    /// Gold, which is yellow.
    Gold,
    /// Wine, which is red.
    Wine,
    /// Spices, which are green.
    Spices,
}

impl Good {
    /// All goods, in the order in which records list them.
    pub const ALL: [Self; 3] = [Self::Gold, Self::Wine, Self::Spices];

    /// The good's index in [`Good::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

named! {
    Good or ParseError:
    Gold = "y",
    Wine = "r",
    Spices = "g",
}
