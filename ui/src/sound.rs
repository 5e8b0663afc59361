//! The sounds of the application.

/// A sound to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A choice was made.
    Confirm,
    /// Something on the screen moves by a step.
    Step,
    /// Tiles or coins were gained.
    Gain,
    /// A game has ended.
    End,
    /// Something cannot be done.
    Refused,
}
