//! Showing a bot's turn step by step.

use palmyra_play::{Asker, Millis};

use super::Play;
use crate::shell::follow::Pace;
use crate::shell::{FRAME, Services, flow};

/// The time that an amphora takes between its route and the bot.
const GLIDE: Millis = 240;
/// The time for which the forecast shows the numbers before or after a card while it flashes.
/// Flashes must not be faster than three in a second, which would be dangerous for some people.
const FLASH: Millis = 200;
/// The number of times that the flashing forecast changes its numbers.
const FLASHES: Millis = 4;

/// The state of showing a bot's turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Watch {
    pace: Pace,
    /// Whether the turn is over, and only its result is shown.
    done: bool,
    /// The motion after the last step, and the time at which it began; `None` when it is over.
    motion: Option<(Motion, Millis)>,
}

/// A motion after a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Motion {
    /// An amphora moves between its route and the bot.
    Glide,
    /// The forecast flashes.
    Flash,
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
            motion: None,
        }
    }

    /// Returns the time since a motion began. Returns `None` if this kind of motion is not shown
    /// now.
    fn past(self, cx: &Services, motion: Motion) -> Option<Millis> {
        let (kind, since) = self.motion?;
        let moves = kind == motion && !self.pace.hurries(cx);
        moves.then(|| cx.now - since.min(cx.now))
    }

    /// Returns the part of its way that the last amphora has covered, in percent. Returns `None` if
    /// the amphora has arrived.
    pub fn glide(self, cx: &Services) -> Option<i32> {
        let past = self.past(cx, Motion::Glide)?;
        (past < GLIDE).then(|| (100 * past / GLIDE) as i32)
    }

    /// Returns how many changes of the forecast are left. If the number is odd, the forecast shows
    /// the numbers before the last card.
    pub fn flashes(self, cx: &Services) -> Millis {
        let past = self.past(cx, Motion::Flash);
        past.map_or(0, |past| FLASHES.saturating_sub(past / FLASH))
    }

    /// Ends a motion when its time is over. Returns whether the picture has changed.
    pub fn tick_motion(&mut self, cx: &Services) -> bool {
        let moved = self.motion.is_some();
        if self.glide(cx).is_none() && self.flashes(cx) == 0 {
            self.motion = None;
        }
        moved
    }

    /// Returns when the next picture of a motion is due, or `None` if nothing moves.
    pub fn next_picture(self, cx: &Services) -> Option<Millis> {
        let (motion, since) = self.motion?;
        Some(match motion {
            Motion::Glide => cx.now + FRAME,
            Motion::Flash => {
                let past = cx.now - since.min(cx.now);
                (since + FLASH * (past / FLASH + 1)).max(cx.now)
            }
        })
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
        let forecast = play.game().forecast();
        let Some(over) = flow::follow(play, cx) else {
            return Followed::Waiting;
        };
        // The bot's turn may pause, because other players have to sell for a tax first.
        let passed_on = play.running().active() != bot;
        self.done = over || passed_on;
        let turn = if over {
            play.log().next()
        } else {
            Some(play.turn())
        };
        let now = turn.and_then(|turn| turn.now);
        let motion = if play.turn().deals.len() > deals {
            Some(Motion::Glide)
        } else {
            let changes = now.is_some_and(|now| now.forecast != forecast);
            changes.then_some(Motion::Flash)
        };
        let motion = motion.filter(|_| !self.pace.hurries(cx));
        self.motion = motion.map(|motion| (motion, cx.now));
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
        if let Some(next) = self.next_picture(cx) {
            return Some(next);
        }
        self.asks(play).is_none().then(|| self.pace.wake(cx))
    }
}
