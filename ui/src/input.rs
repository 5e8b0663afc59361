//! Buttons and time.

use palmyra_play::Millis;

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
    /// The battery was measured, in percent. Boards without one never say so.
    Battery(u8),
}

/// A held button acts again after this long,
const REPEAT_AFTER: Millis = 300;
/// and then every so often.
const REPEAT_EVERY: Millis = 100;

/// Repeats the button that is held: those that move and the one that goes
/// back. A confirmation is never repeated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Repeat {
    held: Option<(Button, Millis)>,
}

impl Repeat {
    pub fn press(&mut self, button: Button, now: Millis) {
        self.held = match button {
            Button::A | Button::X | Button::Y => None,
            _ => Some((button, now + REPEAT_AFTER)),
        };
    }

    pub fn release(&mut self, button: Button) {
        if self.held.is_some_and(|(held, _)| held == button) {
            self.held = None;
        }
    }

    /// The button that acts again now, if it is time.
    pub fn due(&mut self, now: Millis) -> Option<Button> {
        let (button, at) = self.held?;
        if at > now {
            return None;
        }
        // A late call repeats once, not once for every time it missed.
        self.held = Some((button, now + REPEAT_EVERY));
        Some(button)
    }

    /// When to ask again.
    pub fn next(&self) -> Option<Millis> {
        self.held.map(|(_, at)| at)
    }
}
