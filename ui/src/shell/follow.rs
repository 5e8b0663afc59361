//! Showing a bot's turn step by step.

use palmyra_play::{Millis, Speed};

use super::Services;

/// The pace at which the steps of a bot are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    /// When the next step is due.
    at: Millis,
    /// Whether a press has requested to skip the pauses.
    hurry: bool,
}

impl Pace {
    /// Creates a pace whose first step is due at a given time.
    pub const fn new(at: Millis) -> Self {
        Self { at, hurry: false }
    }

    /// Skips the pauses from now on.
    pub const fn hurry(&mut self) {
        self.hurry = true;
    }

    /// Whether pauses are skipped.
    pub fn hurries(self, cx: &Services) -> bool {
        self.hurry || cx.profile.settings.speed == Speed::Instant
    }

    /// Whether the next step is due.
    pub fn is_due(self, cx: &Services) -> bool {
        cx.now >= self.at || self.hurries(cx)
    }

    /// Pauses before the next step.
    pub const fn pause(&mut self, cx: &Services, pause: Millis) {
        self.at = cx.now + pause;
    }

    /// When the next step is due.
    pub fn wake(self, cx: &Services) -> Millis {
        match self.hurries(cx) {
            true => cx.now,
            false => self.at.max(cx.now),
        }
    }
}
