//! Following what a bot does, step by step.

use palmyra_play::{Asker, Millis, Speed};

use super::Play;
use crate::shell::Step;
use crate::shell::{Services, flow};
use crate::sound::Sound;

/// How far a bot has been followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Watch {
    /// When the next step is due.
    at: Millis,
    /// Whether the turn is over and only its result is shown.
    done: bool,
    /// Whether somebody has asked for the result without the pauses.
    hurry: bool,
}

/// The outcome of [`Watch::follow`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Followed {
    /// Nothing is due.
    Waiting,
    /// A step was made.
    Step,
    /// The turn is over, and its result has been shown for a while.
    Shown,
}

impl Watch {
    /// Starts to follow a bot that is about to decide.
    pub const fn new(now: Millis) -> Self {
        Self {
            at: now,
            done: false,
            hurry: false,
        }
    }

    /// Whether the turn is over.
    pub const fn is_done(self) -> bool {
        self.done
    }

    /// Skips the pauses from now on.
    pub const fn hurry(&mut self) {
        self.hurry = true;
    }

    fn hurries(self, cx: &Services) -> bool {
        self.hurry || cx.profile.settings.speed == Speed::Instant
    }

    /// Makes the next step when it is due.
    pub fn follow(&mut self, play: &mut Play, cx: &mut Services) -> Followed {
        let hurries = self.hurries(cx);
        if cx.now < self.at && !hurries {
            return Followed::Waiting;
        }
        if self.done || !play.bot_to_move() {
            return Followed::Shown;
        }
        // Without a decision, the bot is still thinking.
        let Some(decision) = play.take_decision(Asker::Bot) else {
            return Followed::Waiting;
        };
        let bot = play.running().active();
        let over = play.follow(&decision) != Some(Step::Within);
        // Others may have to sell for a tax first.
        let passed_on = play.running().active() != bot;
        if over {
            flow::note_end(play, cx);
            cx.sound = cx.sound.or(Some(Sound::Gain));
        }
        self.done = over || passed_on;
        let pause = cx.profile.settings.speed.step();
        self.at = cx.now + if over { 2 * pause } else { pause };
        Followed::Step
    }

    /// Whether a decision is awaited.
    pub fn asks(self, play: &Play) -> Option<Asker> {
        let asks = !self.done && play.bot_to_move() && play.decision(Asker::Bot).is_none();
        asks.then_some(Asker::Bot)
    }

    /// When the next step is due.
    pub fn wake(self, play: &Play, cx: &Services) -> Option<Millis> {
        // Thinking comes first.
        if self.asks(play).is_some() {
            return None;
        }
        Some(if self.hurries(cx) {
            cx.now
        } else {
            self.at.max(cx.now)
        })
    }
}
