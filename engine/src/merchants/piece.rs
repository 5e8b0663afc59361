//! Camels and ships.

use super::ParseError;

/// A kind of piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// A camel, `c` in records.
    Camel,
    /// A ship, `s` in records.
    Ship,
}

impl Piece {
    /// Both kinds of pieces.
    pub const ALL: [Self; 2] = [Self::Camel, Self::Ship];

    /// The kind's index in [`Piece::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

named! {
    Piece or ParseError:
    Camel = "c",
    Ship = "s",
}
