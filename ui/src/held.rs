//! Buttons that are held down together.

use palmyra_play::Millis;

use crate::input::Button;

/// The buttons that are down, and the time of the last press or release.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Held {
    /// The buttons that are down, one bit each.
    down: u8,
    /// The time at which a button last went down or up.
    since: Millis,
    /// Whether holding these buttons has already had its effect.
    is_done: bool,
}

impl Held {
    /// The time for which buttons have to be held until holding them has an effect.
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

    /// Whether exactly these buttons are down and holding them has had no effect yet.
    fn waits(self, buttons: &[Button]) -> bool {
        let all = buttons
            .iter()
            .fold(0, |all, &button| all | 1 << button as u8);
        self.down == all && !self.is_done
    }

    /// Returns the time at which holding these buttons has an effect. Returns `None` unless exactly
    /// these buttons are down, or if they have already had their effect.
    pub fn due(self, buttons: &[Button]) -> Option<Millis> {
        self.waits(buttons).then_some(self.since + Self::LONG)
    }

    /// Returns `true` if exactly these buttons have been held long enough. Later calls return
    /// `false` until a button moves.
    pub fn take(&mut self, buttons: &[Button], now: Millis) -> bool {
        let is_due = self.due(buttons).is_some_and(|due| due <= now);
        self.is_done |= is_due;
        is_due
    }
}
