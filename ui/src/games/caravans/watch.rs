//! Showing a bot's turn step by step.

use palmyra_play::{Asker, Millis};

use super::Play;
use crate::shell::follow::Pace;
use crate::shell::{Services, flow};

/// The progress of showing a bot's turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Watch {
    pace: Pace,
    /// Whether the turn is over and only its result is shown.
    done: bool,
}

/// The outcome of [`Watch::follow`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Followed {
    /// Nothing is due.
    Waiting,
    /// A step was made.
    Step,
    /// The turn is over, and its result has been shown long enough.
    Shown,
}

impl Watch {
    /// Starts to follow a bot that is about to decide.
    pub const fn new(now: Millis) -> Self {
        Self {
            pace: Pace::new(now),
            done: false,
        }
    }

    /// Whether the turn is over.
    pub const fn is_done(self) -> bool {
        self.done
    }

    /// Skips the pauses from now on.
    pub const fn hurry(&mut self) {
        self.pace.hurry();
    }

    /// Makes the next step when it is due.
    pub fn follow(&mut self, play: &mut Play, cx: &mut Services) -> Followed {
        if !self.pace.is_due(cx) {
            return Followed::Waiting;
        }
        if self.done || !play.bot_to_move() {
            return Followed::Shown;
        }
        let bot = play.running().active();
        let Some(over) = flow::follow(play, cx) else {
            return Followed::Waiting;
        };
        // Other players may have to sell for a tax first.
        let passed_on = play.running().active() != bot;
        self.done = over || passed_on;
        let pause = cx.profile.settings.speed.step();
        self.pace.pause(cx, if over { 2 * pause } else { pause });
        Followed::Step
    }

    /// Returns the bot as asker until its decision is made.
    pub fn asks(self, play: &Play) -> Option<Asker> {
        let asks = !self.done && play.bot_to_move() && play.decision(Asker::Bot).is_none();
        asks.then_some(Asker::Bot)
    }

    /// When the next step is due; `None` while the bot is thinking.
    pub fn wake(self, play: &Play, cx: &Services) -> Option<Millis> {
        self.asks(play).is_none().then(|| self.pace.wake(cx))
    }
}
