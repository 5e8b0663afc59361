//! Showing a bot's turn step by step.

use palmyra_play::{Asker, Millis};

use super::Play;
use crate::shell::follow::Pace;
use crate::shell::{FRAME, Services, flow};

/// The time that an amphora takes between its route and the bot.
const GLIDE: Millis = 240;

/// The state of showing a bot's turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Watch {
    pace: Pace,
    /// Whether the turn is over, and only its result is shown.
    done: bool,
    /// The time at which the last amphora began to move; `None` once it has arrived.
    since: Option<Millis>,
}

/// The outcome of [`Watch::follow`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Followed {
    /// No step is due.
    Waiting,
    /// A step of the turn was played.
    Step,
    /// The turn is over, and its result has been shown long enough.
    Shown,
}

impl Watch {
    /// Begins to show a turn before the bot's first decision.
    pub const fn new(now: Millis) -> Self {
        Self {
            pace: Pace::new(now),
            done: false,
            since: None,
        }
    }

    /// Returns the part of its way that the last amphora has covered, in percent. Returns `None` if
    /// the amphora has arrived.
    pub fn glide(self, cx: &Services) -> Option<i32> {
        let past = cx.now - self.since?.min(cx.now);
        let moves = past < GLIDE && !self.pace.hurries(cx);
        moves.then(|| (100 * past / GLIDE) as i32)
    }

    /// Ends the movement of the last amphora when its time is over. Returns whether the picture has
    /// changed.
    pub fn tick_glide(&mut self, cx: &Services) -> bool {
        let moved = self.since.is_some();
        if self.glide(cx).is_none() {
            self.since = None;
        }
        moved
    }

    /// Whether the turn is over.
    pub const fn is_done(self) -> bool {
        self.done
    }

    /// Skips the pauses from now on.
    pub const fn hurry(&mut self) {
        self.pace.hurry();
    }

    /// Plays the next step if it is due.
    pub fn follow(&mut self, play: &mut Play, cx: &mut Services) -> Followed {
        if !self.pace.is_due(cx) {
            return Followed::Waiting;
        }
        if self.done || !play.bot_to_move() {
            return Followed::Shown;
        }
        let (bot, deals) = (play.running().active(), play.turn().deals.len());
        let Some(over) = flow::follow(play, cx) else {
            return Followed::Waiting;
        };
        // The bot's turn may pause, because other players have to sell for a tax first.
        let passed_on = play.running().active() != bot;
        self.done = over || passed_on;
        self.since = (play.turn().deals.len() > deals).then_some(cx.now);
        let pause = cx.profile.settings.speed.step();
        self.pace.pause(cx, if over { 2 * pause } else { pause });
        Followed::Step
    }

    /// Returns [`Asker::Bot`] until the bot has decided.
    pub fn asks(self, play: &Play) -> Option<Asker> {
        let asks = !self.done && play.bot_to_move() && play.decision(Asker::Bot).is_none();
        asks.then_some(Asker::Bot)
    }

    /// Returns the time of the next step or picture, or `None` while the bot is thinking.
    pub fn wake(self, play: &Play, cx: &Services) -> Option<Millis> {
        if self.since.is_some() {
            return Some(cx.now + FRAME);
        }
        self.asks(play).is_none().then(|| self.pace.wake(cx))
    }
}
