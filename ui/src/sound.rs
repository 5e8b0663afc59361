//! The sounds of the application.

/// A sound to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A choice was made.
    Confirm,
    /// Something on the screen moves one step.
    Step,
    /// Tiles or coins were gained.
    Gain,
    /// A game has ended.
    End,
    /// Something is not possible.
    Refused,
}
