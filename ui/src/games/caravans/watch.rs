//! Showing a bot's turn step by step.

use palmyra_play::{Asker, Millis};

use super::Play;
use crate::shell::follow::Pace;
use crate::shell::{FRAME, Services, flow};

/// How long an amphora is on its way between its route and a bot.
const GLIDE: Millis = 240;
/// How long the forecast shows the numbers from before a card, and those after it. Twice each, this
/// is slow enough for people who must avoid flashes.
const FLASH: Millis = 200;
/// The number of changes between the two.
const FLASHES: Millis = 4;

/// The progress of showing a bot's turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Watch {
    pace: Pace,
    /// Whether the turn is over and only its result is shown.
    done: bool,
    /// What the last step has set in motion, and when.
    motion: Option<(Motion, Millis)>,
}

/// What moves after a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Motion {
    /// An amphora is on its way.
    Glide,
    /// The forecast changes to and fro.
    Flash,
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
            motion: None,
        }
    }

    /// How long the last step has been in motion, if that was of this kind.
    fn past(self, cx: &Services, motion: Motion) -> Option<Millis> {
        let (kind, since) = self.motion?;
        let moves = kind == motion && !self.pace.hurries(cx);
        moves.then(|| cx.now - since.min(cx.now))
    }

    /// How much of its way the last amphora has covered, in percent; `None` if it has arrived.
    pub fn glide(self, cx: &Services) -> Option<i32> {
        let past = self.past(cx, Motion::Glide)?;
        (past < GLIDE).then(|| (100 * past / GLIDE) as i32)
    }

    /// How often the forecast still changes between the numbers before the last card and those
    /// after it; even numbers show the latter, 0 for good.
    pub fn flashes(self, cx: &Services) -> Millis {
        let past = self.past(cx, Motion::Flash);
        past.map_or(0, |past| FLASHES.saturating_sub(past / FLASH))
    }

    /// Lets the last step move on; returns whether the picture has changed.
    pub fn tick_motion(&mut self, cx: &Services) -> bool {
        let moved = self.motion.is_some();
        if self.glide(cx).is_none() && self.flashes(cx) == 0 {
            self.motion = None;
        }
        moved
    }

    /// When the motion has its next picture.
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

    /// Makes the next step when it is due.
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
        // Other players may have to sell for a tax first.
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

    /// Returns the bot as asker until its decision is made.
    pub fn asks(self, play: &Play) -> Option<Asker> {
        let asks = !self.done && play.bot_to_move() && play.decision(Asker::Bot).is_none();
        asks.then_some(Asker::Bot)
    }

    /// When the next step or picture is due; `None` while the bot is thinking.
    pub fn wake(self, play: &Play, cx: &Services) -> Option<Millis> {
        if let Some(next) = self.next_picture(cx) {
            return Some(next);
        }
        self.asks(play).is_none().then(|| self.pace.wake(cx))
    }
}
