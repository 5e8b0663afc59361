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

/// An input of the application.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input {
    /// A button went down.
    Press(Button),
    /// A button went up.
    Release(Button),
    /// Only time has passed.
    Tick,
    /// The battery's charge. Boards without a battery never send it.
    Battery(Charge),
}

/// The charge of the battery.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Charge {
    /// How full it is; while it charges, how full it was before.
    pub percent: u8,
    /// What happens to it.
    pub state: ChargeState,
}

impl Charge {
    /// Creates the charge of a battery that supplies the device.
    #[must_use]
    pub const fn of(percent: u8) -> Self {
        Self {
            percent,
            state: ChargeState::Supplies,
        }
    }
}

/// What happens to the battery.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChargeState {
    /// It supplies the device.
    Supplies,
    /// The cable charges it.
    Charges,
    /// The cable has charged it.
    Full,
}

/// The delay before a held button repeats.
const REPEAT_AFTER: Millis = 300;
/// The interval at which it repeats then.
const REPEAT_EVERY: Millis = 100;

/// Repeats the button that is held, if it moves or goes back. A confirmation is never
/// repeated.
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

    /// Returns the button that repeats now, if any.
    pub fn due(&mut self, now: Millis) -> Option<Button> {
        let (button, at) = self.held?;
        if at > now {
            return None;
        }
        // A late call repeats once, not once for every time it missed.
        self.held = Some((button, now + REPEAT_EVERY));
        Some(button)
    }

    /// When the held button repeats next.
    pub fn next(&self) -> Option<Millis> {
        self.held.map(|(_, at)| at)
    }
}
