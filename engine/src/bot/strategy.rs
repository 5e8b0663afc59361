//! What a game tells the search about itself.

use core::fmt::Debug;

use super::Level;
use super::tree::SearchTree;
use crate::{Game, Rng, Seat};

/// The most moves of a plan.
pub const MAX_LINE: usize = 8;

/// The moves of a plan, in order.
pub type Line<M> = heapless::Vec<M, MAX_LINE>;

/// How much a level works for a plan.
///
/// A turn may take several plans: a window of many steps, or a tax that has to
/// be paid in between. They share the work of the turn, so that it takes no
/// longer than one that is planned at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Units of work for a turn: for all plans of the seat until chance or
    /// another seat comes in between.
    pub turn: u32,
    /// Units for this plan, if the plans before it have left so many of the
    /// turn's. Play-outs get what the survey leaves; with none, the plan that
    /// looks best wins.
    pub units: u32,
    /// Turns of a play-out, all seats together, before it is judged.
    pub horizon: u16,
    /// How many plans of each kind the play-outs compare, at most
    /// [`MAX_PLANS`](super::MAX_PLANS) in all.
    pub plans: u8,
    /// How much chance is added to how good a plan looks.
    pub blur: u16,
}

/// What a piece of work came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Work {
    /// Units of work: how many is the same on every machine.
    pub units: u32,
    /// Whether there is more to do.
    pub more: bool,
}

/// What a game adds so that bots can play it.
///
/// The search surveys the plans that the seat to move could follow, keeps
/// those of each kind that look best, and plays each of them out many times
/// in the game's [`World`](Strategy::World). Work is counted in units that
/// should take about the same time each; no call may take so long that a
/// screen would stand still.
///
/// A plan need not be a whole turn. Where its moves end within one, the next
/// plan is thought out from there; so a game may plan a placement, or the next
/// few steps of a long window, as a decision of its own.
pub trait Strategy: Game + PartialEq {
    /// A position as one seat sees it, in a form that is quick to play in.
    /// What the seat cannot know must not be in it.
    type World: Clone + Debug;
    /// A few moves of one seat: a whole turn, or a step of it.
    type Plan: Copy + Debug;
    /// Equal for plans that come to the same.
    type Mark: Copy + Debug + PartialEq;
    /// Where a walk through all plans has arrived.
    type Survey: Clone + Debug;
    /// Why a plan was chosen, in numbers.
    type Reason: Copy + Debug + PartialEq;
    /// What play-outs remember of the turns after a plan:
    /// [`Tree<Self::Mark>`](super::Tree) for a game that can
    /// [`Explore`], or [`NoTree`](super::NoTree), which takes no memory.
    type Tree: SearchTree<Self>;

    /// A world and a survey with nothing in them, to be filled in place.
    fn blank() -> (Self::World, Self::Survey);

    /// Fills in what `seat` sees, and begins the survey.
    fn observe(&self, seat: Seat, level: Level, world: &mut Self::World, survey: &mut Self::Survey);

    /// How much the level works for the plan of this world.
    fn effort(world: &Self::World, level: Level) -> Effort;

    /// Looks at a few more plans, telling each with its kind and how good it
    /// looks.
    fn look(
        world: &mut Self::World,
        survey: &mut Self::Survey,
        each: &mut impl FnMut(Self::Plan, u8, i32),
    ) -> Work;

    /// What tells the plan from others.
    fn mark(plan: &Self::Plan) -> Self::Mark;

    /// Deals what the seat cannot know, before a play-out.
    fn imagine(world: &mut Self::World, rng: &mut Rng) {
        let _ = (world, rng);
    }

    /// Carries a plan out; chance decides what the seat cannot know.
    fn pursue(world: &mut Self::World, plan: &Self::Plan, rng: &mut Rng);

    /// Lets the seat to move make a turn that looks good; where turns are
    /// short, the seats after it as well. There is no more to do when the game
    /// is over.
    fn play_on(world: &mut Self::World, rng: &mut Rng) -> Work;

    /// Whose turn it is.
    fn mover(world: &Self::World) -> Seat;

    /// How good the world is for a seat.
    fn value(world: &Self::World, seat: Seat) -> i32;

    /// The plan as moves of the game.
    fn line(world: &Self::World, survey: &Self::Survey, plan: &Self::Plan) -> Line<Self::Move>;

    /// Why one would follow the plan.
    fn reason(world: &Self::World, plan: &Self::Plan) -> Self::Reason;
}

/// What a game adds whose play-outs choose their first turns from a
/// [tree](super::Tree).
pub trait Explore: Strategy {
    /// How eagerly they try other turns than the best so far, on the scale of
    /// [`Strategy::value`].
    const EAGERNESS: i32;

    /// Tells the turns that the seat to move sees at a glance with how good
    /// they look, at least the one of [`Strategy::play_on`]. There is no more
    /// to do when the game is over.
    fn glance(world: &mut Self::World, each: &mut impl FnMut(Self::Plan, i32)) -> Work;
}
