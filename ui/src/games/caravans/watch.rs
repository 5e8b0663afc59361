//! Showing a bot's turn step by step.

use palmyra_play::{Asker, Millis};

use super::Play;
use crate::shell::follow::Pace;
use crate::shell::{FRAME, Services, flow};

/// The time between two changes of flashing numbers or marks. A flash takes two changes. More than
/// three flashes in a second would be dangerous for some people.
const FLASH: Millis = 200;

/// The state of showing a bot's turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Watch {
    pace: Pace,
    /// Whether the turn is over, and only its result is shown.
    done: bool,
    /// The current motion, and the time at which it began; `None` when it is over.
    motion: Option<(Motion, Millis)>,
}

/// A motion: something glides to its place, and then something may flash.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motion {
    /// An amphora glides between its route and the bot.
    Deal,
    /// A played card drops onto its place, and the forecast flashes.
    Card,
    /// The person's new cards slide into the hand, and their marks flash.
    Hand,
}

impl Motion {
    /// Returns the duration of the glide, and the number of stages: the glide itself, and the
    /// stages of the flashes, each of which takes the time [`FLASH`].
    const fn times(self) -> (Millis, Millis) {
        match self {
            Self::Deal => (300, 1),
            Self::Card => (180, 5),
            Self::Hand => (240, 7),
        }
    }
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
    /// Begins to show a turn before the bot's first decision. `motion` is shown meanwhile.
    pub const fn new(at: Millis, motion: Option<(Motion, Millis)>) -> Self {
        Self {
            pace: Pace::new(at),
            done: false,
            motion,
        }
    }

    /// Returns the time since a motion began. Returns `None` if this kind of motion is not shown
    /// now.
    fn past(self, cx: &Services, motion: Motion) -> Option<Millis> {
        let (kind, since) = self.motion?;
        let moves = kind == motion && !self.pace.hurries(cx);
        moves.then(|| cx.now - since.min(cx.now))
    }

    /// Returns the finished part of a glide in percent. Returns `None` if nothing glides.
    pub fn share(self, cx: &Services, motion: Motion) -> Option<i32> {
        let (way, past) = (motion.times().0, self.past(cx, motion)?);
        (past < way).then(|| (100 * past / way) as i32)
    }

    /// Returns the number of stages that are left, including the current one. If it is odd, old
    /// numbers are shown and marks are hidden.
    pub fn stages(self, cx: &Services, motion: Motion) -> Millis {
        let (way, stages) = motion.times();
        match self.past(cx, motion) {
            Some(past) if past < way => stages,
            Some(past) => (stages - 1).saturating_sub((past - way) / FLASH),
            None => 0,
        }
    }

    /// Ends a motion when its time is over. Returns whether the picture has changed.
    pub fn tick_motion(&mut self, cx: &Services) -> bool {
        let Some((motion, _)) = self.motion else {
            return false;
        };
        if self.stages(cx, motion) == 0 {
            self.motion = None;
        }
        true
    }

    /// Returns when the next picture of a motion is due, or `None` if nothing moves.
    pub fn next_picture(self, cx: &Services) -> Option<Millis> {
        let (motion, since) = self.motion?;
        let flashes = since + motion.times().0;
        Some(match cx.now.checked_sub(flashes) {
            Some(past) => flashes + FLASH * (past / FLASH + 1),
            None => cx.now + FRAME,
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
        let cards = play.turn().cards.len();
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
        let motion = match turn {
            Some(turn) if turn.cards.len() > cards => Some(Motion::Card),
            Some(turn) if turn.deals.len() > deals => Some(Motion::Deal),
            _ => None,
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
        let step = self.asks(play).is_none().then(|| self.pace.wake(cx));
        self.next_picture(cx).into_iter().chain(step).min()
    }
}
