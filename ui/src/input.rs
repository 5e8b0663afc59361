//! Buttons and time.

/// Milliseconds since power-on.
pub type Millis = u64;

/// The eight buttons of the handheld.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Button {
    /// D-pad.
    Up,
    /// D-pad.
    Down,
    /// D-pad.
    Left,
    /// D-pad.
    Right,
    /// Confirms.
    A,
    /// Goes back, and undoes inside a turn.
    B,
    /// Explains what is selected.
    X,
    /// Toggles close view and overview.
    Y,
}

impl Button {
    /// All buttons.
    pub const ALL: [Self; 8] = [
        Self::Up,
        Self::Down,
        Self::Left,
        Self::Right,
        Self::A,
        Self::B,
        Self::X,
        Self::Y,
    ];
}

/// What may happen to the application.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input {
    /// A button went down.
    Press(Button),
    /// A button went up.
    Release(Button),
    /// Nothing but time has passed.
    Tick,
}
