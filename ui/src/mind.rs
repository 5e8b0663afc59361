//! What the device thinks of a decision: for its bots, and for a hint.

use palmyra_engine::bot::{self, Line};
use palmyra_engine::legions::bot::Reason;
use palmyra_engine::legions::{Legions, Move};

use crate::guide;
use crate::play::{Play, Who};

/// Where all thinking takes place. It is large and has nothing to remember, so
/// it lives beside the application, once for the whole life of a device.
#[derive(Clone, Debug, Default)]
pub struct Mind {
    player: bot::Player<Legions>,
    /// The game it has thought about last.
    about: Trace,
}

/// A game up to a step, told from others that have come as far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Trace {
    steps: usize,
    sum: u32,
}

impl Trace {
    fn new(seed: u64, moves: &[u8]) -> Self {
        let seed = seed.to_le_bytes();
        let sum = seed.iter().chain(moves).fold(0x811c_9dc5, |sum, &byte| {
            (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193)
        });
        let steps = moves.len();
        Self { steps, sum }
    }

    /// Whether a game has gone on from here.
    fn leads_to(self, seed: u64, moves: &[u8]) -> bool {
        let past = moves.get(..self.steps);
        past.is_some_and(|past| Self::new(seed, past) == self)
    }
}

/// Who wants to know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asker {
    /// The bot whose decision it is.
    Bot,
    /// A person who would like a hint.
    Person,
}

/// What came of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision {
    /// Who wanted to know.
    asker: Asker,
    /// After how many moves of the game.
    step: usize,
    /// What to play.
    pub mv: Move,
    /// Why; a guided game tells it in its own words.
    pub reason: Option<Reason>,
    /// What to play after it, as far as chance does not interfere.
    pub plan: Line<Move>,
}

impl Decision {
    /// Whether it is about what is asked now.
    pub fn answers(&self, asker: Asker, play: &Play) -> bool {
        self.asker == asker && self.step == play.history().len()
    }
}

/// How far the thinking is.
#[derive(Clone, Debug, PartialEq)]
pub enum Progress {
    /// So many per cent are done.
    Thinking(u8),
    /// It is done.
    Decided(Decision),
    /// There is nothing to decide.
    Idle,
}

impl Mind {
    /// Thinks about the decision at hand, for `budget` units of work at most.
    /// What is decided does not depend on how often this is called.
    pub fn think(&mut self, play: &Play, asker: Asker, budget: u32) -> Progress {
        let (seed, step) = (play.seed(), play.history().len());
        if let Some(mv) = guide::next(play) {
            return Progress::Decided(Decision {
                asker,
                step,
                mv,
                reason: None,
                plan: Line::new(),
            });
        }
        // Somebody may have taken steps back and made others.
        if !self.about.leads_to(seed, play.history()) {
            self.player.forget();
        }
        self.about = Trace::new(seed, play.history());
        let thought = match (asker, play.who(play.active())) {
            (Asker::Bot, Who::Bot(level)) => {
                self.player
                    .think(play.session(), seed, step as u32, level, budget)
            }
            (Asker::Bot, Who::Human) => return Progress::Idle,
            (Asker::Person, _) => self.player.hint(play.game(), seed, step as u32, budget),
        };
        match thought {
            bot::Thought::Thinking(done) => Progress::Thinking(done),
            bot::Thought::Idle => Progress::Idle,
            bot::Thought::Decided(choice) => Progress::Decided(Decision {
                asker,
                step,
                mv: choice.mv,
                reason: Some(choice.reason),
                plan: self.player.thinker().line().iter().copied().collect(),
            }),
        }
    }
}
