//! Inputs of the application: buttons, time and the battery.

use palmyra_play::Millis;

/// The eight buttons of the handheld.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Button {
    /// Up on the d-pad.
    Up,
    /// Down on the d-pad.
    Down,
    /// Left on the d-pad.
    Left,
    /// Right on the d-pad.
    Right,
    /// Confirms.
    A,
    /// Goes back; takes back a step inside a turn.
    B,
    /// Explains the selected entry.
    X,
    /// Changes the view.
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

    /// Returns the letter on the button's cap, or an empty text for an arrow.
    pub(crate) const fn letter(self) -> &'static str {
        match self {
            Self::A => "A",
            Self::B => "B",
            Self::X => "X",
            Self::Y => "Y",
            Self::Up | Self::Down | Self::Left | Self::Right => "",
        }
    }

    /// Whether the button belongs to the d-pad.
    #[must_use]
    pub const fn is_arrow(self) -> bool {
        matches!(self, Self::Up | Self::Down | Self::Left | Self::Right)
    }
}

/// An input of the application.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input {
    /// A button went down.
    Press(Button),
    /// A button went up.
    Release(Button),
    /// Time has passed, and nothing else has happened.
    Tick,
    /// The battery's charge. Boards without a battery never send this.
    Battery(Charge),
}

/// The charge of the battery.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Charge {
    /// The charge in percent. While the battery is being charged, this is the last value from
    /// before the charging began.
    pub percent: u8,
    /// Whether the battery supplies the device, is being charged, or is fully charged.
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

/// The state of the battery.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChargeState {
    /// The battery supplies the device.
    Supplies,
    /// The cable charges the battery.
    Charges,
    /// The battery is fully charged, and the cable supplies the device.
    Full,
}

/// The delay before a held button repeats.
const REPEAT_AFTER: Millis = 300;
/// The interval between two repetitions of a held button.
const REPEAT_EVERY: Millis = 100;

/// Repeats the press of a held arrow or of B. Other buttons never repeat.
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

    /// Returns the button whose press repeats at this time, if any.
    pub fn due(&mut self, now: Millis) -> Option<Button> {
        let (button, at) = self.held?;
        if at > now {
            return None;
        }
        // After a late call, the next repetition is a whole interval away. Missed repetitions are
        // skipped.
        self.held = Some((button, now + REPEAT_EVERY));
        Some(button)
    }

    /// Returns the time of the next repetition.
    pub fn next(&self) -> Option<Millis> {
        self.held.map(|(_, at)| at)
    }
}
