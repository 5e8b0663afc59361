//! The sounds of the application.

/// A sound to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// The player has made a choice.
    Confirm,
    /// Something on the screen has moved one step.
    Step,
    /// A player has gained tiles or coins.
    Gain,
    /// The game has ended.
    End,
    /// The player has tried an impossible action.
    Refused,
}
