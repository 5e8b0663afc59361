//! Buttons that are held together.

use palmyra_play::Millis;

use crate::input::Button;

/// The buttons that are down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Held {
    /// The buttons, one bit each.
    down: u8,
    /// When a button last went down or up.
    since: Millis,
    /// Whether they have already had their effect.
    is_done: bool,
}

impl Held {
    /// The time for which buttons have to be held to have an effect of their own.
    pub const LONG: Millis = 1000;

    pub const fn press(&mut self, button: Button, now: Millis) {
        self.change(self.down | 1 << button as u8, now);
    }

    pub const fn release(&mut self, button: Button, now: Millis) {
        self.change(self.down & !(1 << button as u8), now);
    }

    const fn change(&mut self, down: u8, now: Millis) {
        *self = Self {
            down,
            since: now,
            is_done: false,
        };
    }

    /// Whether a button is down.
    pub const fn has(self, button: Button) -> bool {
        self.down >> button as u8 & 1 == 1
    }

    /// Whether exactly these buttons are down, and have had no effect yet.
    fn waits(self, buttons: &[Button]) -> bool {
        let all = buttons
            .iter()
            .fold(0, |all, &button| all | 1 << button as u8);
        self.down == all && !self.is_done
    }

    /// Returns when these buttons count as held long; `None` if other buttons are down or the
    /// hold has had its effect.
    pub fn due(self, buttons: &[Button]) -> Option<Millis> {
        self.waits(buttons).then_some(self.since + Self::LONG)
    }

    /// Returns `true`, once, when exactly these buttons have been held long
    /// enough.
    pub fn take(&mut self, buttons: &[Button], now: Millis) -> bool {
        let is_due = self.due(buttons).is_some_and(|due| due <= now);
        self.is_done |= is_due;
        is_due
    }
}
