//! The interface through which the search uses a game.

use core::fmt::Debug;

use super::Level;
use super::tree::SearchTree;
use crate::{Game, Rng, Seat};

/// The largest number of moves in a plan.
pub const MAX_PLAN_MOVES: usize = 8;

/// The moves of a plan, in order.
pub type PlanMoves<M> = heapless::Vec<M, MAX_PLAN_MOVES>;

/// The limits of a bot's search for a plan.
///
/// A turn may take several plans, for example if it has many steps. These plans share one budget of
/// work, so that such a turn takes no longer than a turn with a single plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// The units of work for a turn. They cover all plans of the seat until something hidden is
    /// revealed or another seat moves.
    pub turn: u32,
    /// The units of work for this plan, at most as many as earlier plans of the turn have left. The
    /// survey takes some of these units, and play-outs take the rest. With 0 there are no
    /// play-outs, and the plan with the best rating is chosen.
    pub units: u32,
    /// The number of calls of [`PlayOut::play_on`] after which a play-out ends.
    pub horizon: u16,
    /// The number of calls of [`PlayOut::play_on`] between two evaluations of a play-out. The
    /// result of a play-out is the average of its evaluations. If the game ends early, the last
    /// evaluation also counts for those that are left. If `stage` is at least the horizon, only the
    /// end of the play-out is evaluated.
    pub stage: u16,
    /// The number of plans of each kind that the play-outs compare, at most
    /// [`MAX_PLANS`](super::MAX_PLANS) in all.
    pub plans: u8,
    /// The upper bound of a random number that is added to the rating of each plan. Weak levels use
    /// it, so that they do not always find the best plan.
    pub blur: u16,
}

/// The cost of a piece of work, and whether there is more to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Work {
    /// The cost in units of work. It is the same on every machine.
    pub units: u32,
    /// Whether there is more to do.
    pub more: bool,
}

/// The requirements of play-outs on a game: a fast search state, and ways to play
/// turns in it.
pub trait PlayOut: Game + PartialEq {
    /// The search state: a position as one seat sees it, in a form that is fast
    /// to play in. It must not contain anything that the seat cannot know.
    type State: Clone + Debug;
    /// A few moves of one seat: a whole turn or a part of a turn.
    type Plan: Copy + Debug;

    /// Randomly deals the parts of the position that the seat cannot know.
    /// Called before a play-out.
    fn imagine(state: &mut Self::State, rng: &mut Rng) {
        let _ = (state, rng);
    }

    /// Deals likely values for the parts of the position that `seat` cannot know. Used to find
    /// out how a plan ends the game.
    fn suppose(&mut self, seat: Seat, rng: &mut Rng) {
        self.redeal(seat, rng);
    }

    /// Carries out a plan. Events that the seat cannot foresee are random.
    fn pursue(state: &mut Self::State, plan: &Self::Plan, rng: &mut Rng);

    /// Prepares a state for a play-out that continues to the end of the game.
    fn play_to_end(state: &mut Self::State) {
        let _ = state;
    }

    /// Plays on for a while. Each seat makes the decisions that look best for it. A game chooses
    /// how much one call plays, for example one turn, or all turns up to the end of a year. When
    /// the game is over, the result says that there is no more to do.
    fn play_on(state: &mut Self::State, rng: &mut Rng) -> Work;

    /// The seat whose turn it is.
    fn mover(state: &Self::State) -> Seat;

    /// Returns the rating of the state for a seat. A higher rating is better.
    fn value(state: &Self::State, seat: Seat) -> i32;

    /// Whether the bot checks its plans for a certain win or loss. The check is needed only
    /// if a plan may end the game. The first bots, kept for comparison, never check.
    fn minds_the_end(state: &Self::State) -> bool {
        let _ = state;
        true
    }

    /// The units of work that [`PlayOut::value`] takes.
    fn value_units(state: &Self::State) -> u32 {
        let _ = state;
        0
    }
}

/// The interface of a game that bots can play.
///
/// The search surveys the plans of the seat to move and keeps the best rated plans of each kind.
/// It plays out each of these many times in a copy of the [search state](PlayOut::State). Work is
/// counted in units, which should all take about the same time. No call may take so long that the
/// screen would visibly freeze.
///
/// A plan need not be a whole turn. If its moves end within a turn, the next plan starts from the
/// position after these moves. So a game may plan a single placement, or the next few steps of a
/// long turn, as a separate decision.
pub trait Strategy: PlayOut {
    /// Identifies a plan. Plans that lead to the same position have equal keys.
    type Key: Copy + Debug + PartialEq;
    /// The progress of a survey. A survey lists all plans.
    type Survey: Clone + Debug;
    /// The reason for choosing a plan, in numbers.
    type Reason: Copy + Debug + PartialEq;
    /// The results of play-outs for the turns after a plan:
    /// [`Tree<Self::Key>`](super::Tree) for a game that can [`Explore`], or
    /// [`NoTree`](super::NoTree), which takes no memory.
    type Tree: SearchTree<Self>;

    /// Returns an empty state and an empty survey. [`Strategy::observe`] fills
    /// in both.
    fn blank() -> (Self::State, Self::Survey);

    /// Copies the parts of the position that `seat` can see, and begins the
    /// survey.
    fn observe(&self, seat: Seat, level: Level, state: &mut Self::State, survey: &mut Self::Survey);

    /// The work that a bot of this level does to find a plan for this state.
    fn effort(state: &Self::State, level: Level) -> Effort;

    /// Surveys a few more plans. Calls `each` with each plan, its kind and its rating.
    fn look(
        state: &mut Self::State,
        survey: &mut Self::Survey,
        each: &mut impl FnMut(Self::Plan, u8, i32),
    ) -> Work;

    /// Returns the key of the plan.
    fn key(plan: &Self::Plan) -> Self::Key;

    /// The plan as moves of the game.
    fn plan_moves(
        state: &Self::State,
        survey: &Self::Survey,
        plan: &Self::Plan,
    ) -> PlanMoves<Self::Move>;

    /// The moves that are expected after the plan if a random event interrupts the turn. They are
    /// only displayed: after the event, the rest of the turn is planned again.
    fn likely_moves(
        state: &Self::State,
        survey: &Self::Survey,
        plan: &Self::Plan,
    ) -> PlanMoves<Self::Move> {
        let _ = (state, survey, plan);
        PlanMoves::new()
    }

    /// The reason for choosing this plan.
    fn reason(state: &Self::State, plan: &Self::Plan) -> Self::Reason;
}

/// The interface of a game whose play-outs choose their first turns from a
/// [tree](super::Tree).
pub trait Explore: Strategy {
    /// The exploration constant of UCB1, on the scale of [`PlayOut::value`]. With a larger
    /// constant, play-outs more often try turns that are not the best so far.
    const EAGERNESS: i32;

    /// Whether there are two seats, so that one loses what the other gains.
    fn is_duel(state: &Self::State) -> bool;

    /// Calls `each` with a few promising turns of the seat to move and their ratings. The turn that
    /// [`PlayOut::play_on`] would make is always among them. When the game is over, the result says
    /// that there is no more to do.
    fn glance(state: &mut Self::State, each: &mut impl FnMut(Self::Plan, i32)) -> Work;
}
