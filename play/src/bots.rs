//! The bots' decisions, and hints for people.

use palmyra_engine::bot::{PlanMoves, Thought};

use crate::link::Frames;
use crate::list::AnyPlayer;
use crate::{Listed, Running, Who};

/// The bots of all games. They need much memory but are never saved, so the program has only one
/// such value, outside of the application.
#[derive(Clone, Debug, Default)]
pub struct Bots {
    player: AnyPlayer,
    /// The game and the step for which the bots last thought.
    about: Trace,
}

/// Identifies a game up to a step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Trace {
    steps: usize,
    sum: u32,
}

impl Trace {
    fn new<G: Listed>(seed: u64, moves: &[u8]) -> Self {
        let seed = seed.to_le_bytes();
        let all = [G::NUMBER].into_iter().chain(seed);
        let all = all.chain(moves.iter().copied());
        let sum = all.fold(0x811c_9dc5, |sum, byte| {
            (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193)
        });
        let steps = moves.len();
        Self { steps, sum }
    }

    /// Whether the game with this seed and these moves has passed through the step that the trace
    /// identifies. If so, the bots' thoughts about that step are still valid.
    fn leads_to<G: Listed>(self, seed: u64, moves: &[u8]) -> bool {
        let past = moves.get(..self.steps);
        past.is_some_and(|past| Self::new::<G>(seed, past) == self)
    }
}

/// The purpose of a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asker {
    /// A bot has to decide.
    Bot,
    /// A person has asked for a hint.
    Person,
}

/// A decision, with its reason and plan.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision<G: Listed> {
    /// The purpose of the decision.
    asker: Asker,
    /// The number of moves played before the decision.
    step: usize,
    /// The move to play.
    pub mv: G::Move,
    /// The reason for the move; `None` in a guided game, which has its own texts.
    pub reason: Option<G::Reason>,
    /// The moves planned after `mv`, up to the next random event.
    pub plan: PlanMoves<G::Move>,
    /// The moves expected after the next random event.
    pub likely: PlanMoves<G::Move>,
}

impl<G: Listed> Decision<G> {
    /// Creates a decision that was not computed, for example one of a guided
    /// game.
    #[must_use]
    pub fn given(running: &Running<G>, asker: Asker, mv: G::Move) -> Self {
        Self {
            asker,
            step: running.history().len(),
            mv,
            reason: None,
            plan: PlanMoves::new(),
            likely: PlanMoves::new(),
        }
    }

    /// Whether this decision was made at the current step of the game and for this purpose.
    #[must_use]
    pub fn answers(&self, asker: Asker, running: &Running<G>) -> bool {
        self.asker == asker && self.step == running.history().len()
    }
}

/// The progress of the thinking.
#[derive(Clone, Debug, PartialEq)]
pub enum Progress<G: Listed> {
    /// The decision is not made yet; this percentage of the search is done.
    Thinking(u8),
    /// The decision is made.
    Decided(Decision<G>),
    /// There is nothing to decide.
    Idle,
}

impl Bots {
    /// Creates bots without a decision.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            player: AnyPlayer::Nobody,
            about: Trace { steps: 0, sum: 0 },
        }
    }

    /// Returns the bots' memory as buffers for the link to a computer. Bots do not think while a
    /// computer is connected.
    pub fn frames(&mut self) -> Option<&mut Frames> {
        if !matches!(self.player, AnyPlayer::Cable(_)) {
            self.player = AnyPlayer::Cable(Frames::new());
        }
        match &mut self.player {
            AnyPlayer::Cable(frames) => Some(frames),
            _ => None,
        }
    }

    /// Thinks about the current decision, for about `budget` units of work. The result does not
    /// depend on how the work is divided among calls.
    pub fn think<G: Listed>(
        &mut self,
        running: &Running<G>,
        asker: Asker,
        budget: u32,
    ) -> Progress<G> {
        let (seed, history) = (running.seed(), running.history());
        let Some(player) = G::player(&mut self.player) else {
            return Progress::Idle;
        };
        // Steps may have been taken back and replaced by others since the last
        // call.
        if !self.about.leads_to::<G>(seed, history) {
            player.forget();
        }
        self.about = Trace::new::<G>(seed, history);
        let who = running.active().map(|person| running.who(person));
        let step = history.len();
        let thought = match (asker, who) {
            (Asker::Bot, Some(Who::Bot(level))) => {
                player.think(running.session(), seed, step as u32, level, budget)
            }
            (Asker::Bot, _) => return Progress::Idle,
            (Asker::Person, _) => player.hint(running.game(), seed, step as u32, budget),
        };
        match thought {
            Thought::Thinking(done) => Progress::Thinking(done),
            Thought::Idle => Progress::Idle,
            Thought::Decided(choice) => Progress::Decided(Decision {
                asker,
                step,
                mv: choice.mv,
                reason: Some(choice.reason),
                plan: player.thinker().line().iter().copied().collect(),
                likely: player.thinker().likely(),
            }),
        }
    }
}
