//! What the page says besides the application.

use alloc::string::String;

use thiserror::Error;

/// Why a link starts no game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LinkError {
    /// A part that is not `name=value`.
    #[error("the link has a part `{0}` that is not name=value")]
    Form(String),
    /// A name that means nothing.
    #[error(
        "the link speaks of `{0}`: it can name game, mode, seats, first, options, seed and day"
    )]
    Name(String),
    /// A name twice.
    #[error("the link names `{0}` twice")]
    Twice(String),
    /// A game that there is not.
    #[error("the link names no game that can be played here: {0}")]
    Game(String),
    /// A mode that the game does not have.
    #[error("the link names a mode `{0}` that the game does not have")]
    Mode(String),
    /// Somebody who cannot sit at a table.
    #[error("`{0}` cannot take a seat: use human, malku, yarhai, zabdas, longinus or zenobia")]
    Seat(String),
    /// Too few or too many.
    #[error("the game cannot be played by {0}")]
    Seats(usize),
    /// A day that there is not.
    #[error(
        "the link's day `{0}` is neither a number from 1 to 9999 nor a date from 2026-01-01 on"
    )]
    Day(String),
    /// A day and something else.
    #[error("a link to the deal of a day names the game and the day, nothing else")]
    DayAlone,
    /// A number that is too large, or none.
    #[error("the link's {name} `{word}` is not a number from {least} to {most}")]
    Number {
        /// Of what.
        name: &'static str,
        /// What the link says.
        word: String,
        /// The smallest.
        least: u32,
        /// The largest.
        most: u32,
    },
}

/// Why saves cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ImageError {
    /// Of another size than the device's.
    #[error("this is no image of saves: it has {found} bytes, not {expected}")]
    Size {
        /// Bytes that there are.
        found: usize,
        /// Bytes that there should be.
        expected: usize,
    },
    /// Something else.
    #[error("this is no image of saves: it holds something else")]
    Foreign,
    /// Written by a newer version.
    #[error("these saves were made by a newer version of palmyra: update to use them")]
    Newer,
}
