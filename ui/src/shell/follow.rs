//! Showing a bot's turn step by step.

use palmyra_play::{Millis, Speed};

use super::Services;

/// The pace at which a bot's steps are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    /// The time at which the next step is due.
    at: Millis,
    /// Whether a press has asked to skip the pauses.
    hurry: bool,
}

impl Pace {
    /// Creates a pace whose first step is due at the time `at`.
    pub const fn new(at: Millis) -> Self {
        Self { at, hurry: false }
    }

    /// Skips the pauses from now on.
    pub const fn hurry(&mut self) {
        self.hurry = true;
    }

    /// Whether pauses are skipped, because of a press or the speed setting.
    pub fn hurries(self, cx: &Services) -> bool {
        self.hurry || cx.profile.settings.speed == Speed::Instant
    }

    /// Whether the next step is due.
    pub fn is_due(self, cx: &Services) -> bool {
        cx.now >= self.at || self.hurries(cx)
    }

    /// Puts off the next step by a pause.
    pub const fn pause(&mut self, cx: &Services, pause: Millis) {
        self.at = cx.now + pause;
    }

    /// Returns the time at which the next step is due.
    pub fn wake(self, cx: &Services) -> Millis {
        match self.hurries(cx) {
            true => cx.now,
            false => self.at.max(cx.now),
        }
    }
}
