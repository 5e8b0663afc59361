//! The thinking for the bots' decisions and for a person's hint.

use palmyra_engine::bot::{PlanMoves, Thought};

use crate::list::AnyPlayer;
use crate::{Listed, Running, Who};

/// The thinker for all games. It is large and keeps nothing that must be saved, so
/// it lives beside the application, once for as long as the device runs.
#[derive(Clone, Debug, Default)]
pub struct Bots {
    player: AnyPlayer,
    /// The game that was thought about last.
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

    /// Whether a game continues from here.
    fn leads_to<G: Listed>(self, seed: u64, moves: &[u8]) -> bool {
        let past = moves.get(..self.steps);
        past.is_some_and(|past| Self::new::<G>(seed, past) == self)
    }
}

/// Who asks for a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asker {
    /// The bot whose decision it is.
    Bot,
    /// A person who asked for a hint.
    Person,
}

/// A decision, with its reason and plan.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision<G: Listed> {
    /// Who asked for it.
    asker: Asker,
    /// The number of moves played before it.
    step: usize,
    /// The move to play.
    pub mv: G::Move,
    /// The reason; guided games have their own words instead.
    pub reason: Option<G::Reason>,
    /// The moves that follow it, as far as no random event interferes.
    pub plan: PlanMoves<G::Move>,
    /// The moves expected after the next random event.
    pub likely: PlanMoves<G::Move>,
}

impl<G: Listed> Decision<G> {
    /// A decision that was taken beforehand, as in a guided game.
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

    /// Whether it answers what is asked now.
    #[must_use]
    pub fn answers(&self, asker: Asker, running: &Running<G>) -> bool {
        self.asker == asker && self.step == running.history().len()
    }
}

/// The progress of the thinking.
#[derive(Clone, Debug, PartialEq)]
pub enum Progress<G: Listed> {
    /// Percent done.
    Thinking(u8),
    /// The decision is made.
    Decided(Decision<G>),
    /// There is nothing to decide.
    Idle,
}

impl Bots {
    /// Bots that have not thought yet.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            player: AnyPlayer::Nobody,
            about: Trace { steps: 0, sum: 0 },
        }
    }

    /// Thinks about the present decision for at most `budget` units of work. The
    /// decision does not depend on how often this is called.
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
        // Steps may have been taken back and others made.
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
