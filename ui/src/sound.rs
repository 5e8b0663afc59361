//! The sounds of the application.

/// A sound to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// The player has made a choice.
    Confirm,
    /// Something on the screen has moved one step.
    Step,
    /// A turn, or a count of points or coins, is complete.
    Gain,
    /// The game has ended.
    End,
    /// The player has tried an impossible action.
    Refused,
}
