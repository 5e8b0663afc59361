//! Bots that play any [`Game`].
//!
//! A game implements [`Strategy`]: it lists the plans of a seat, evaluates positions, and makes
//! fast moves for play-outs. The search is the same for all games, a Monte Carlo search over plans:
//!
//! 1. The survey rates every plan of the seat to move and keeps the best rated plans of each kind.
//! 2. Each of these plans is played out many times. Before every play-out, the hidden parts of the
//!    position are dealt at random. The deals and other random numbers are the same for all plans.
//! 3. From time to time the worse half of the plans is dropped, until one plan is left. The rating
//!    of the survey counts as much as sixteen play-outs.
//!
//! A game may add a [`Tree`], which stores the results of play-outs for the turns after these
//! plans; [`NoTree`] stores nothing. With a tree, a play-out chooses its first turns with UCB1
//! among the best rated plans. The score of a plan is its average result in earlier play-outs, for
//! the seat to move. The more often play-outs have reached a turn, the more plans are considered
//! for it. The tree stores plans, not positions, because the same plans lead to different positions
//! when chance decides.
//!
//! [`Thinker`] searches for one plan, in slices of any length. [`Player`] plays a seat with it: it
//! follows the plan, and searches for the next one if a turn takes several plans. It also gives
//! hints. The decisions of a thinker or a player depend only on the position as the seat sees it,
//! the level and the seed. They do not depend on the slices, the machine or the number of steps
//! that can be undone. Nothing is allocated.
//!
//! What was tried, with figures, is in `docs/bots.md`.

#[cfg(feature = "lab")]
pub mod lab;
mod learned;
mod level;
mod player;
mod strategy;
mod think;
mod tree;

pub use learned::{Table, squash};
pub use level::{Level, UnknownLevel};
pub use player::Player;
pub use strategy::{Effort, Explore, MAX_PLAN_MOVES, PlanMoves, PlayOut, Strategy, Work};
pub use think::{Choice, MAX_PLANS, Thinker, Thought};
pub use tree::{NoTree, Tree};

use crate::{Game, Rng};

/// Returns the random generator of the bots in a game. It is independent of the generator that
/// deals the game.
#[must_use]
pub fn rng(seed: u64) -> Rng {
    Rng::derived(seed, 1)
}

/// The seed of the [`Thinker`] that decides after `step` steps of a game with the seed `game`.
#[must_use]
pub fn seed(game: u64, step: u32) -> u64 {
    Rng::derived(game, 0x0b07_0000 ^ step).next_u64()
}

/// Returns a random legal move, chosen uniformly; `None` when the game is over.
pub fn random<G: Game>(game: &G, rng: &mut Rng) -> Option<G::Move> {
    // The list is filled in place, because returning a list of this size by value would copy it.
    let mut moves = G::Moves::default();
    game.list_moves(&mut moves);
    rng.pick(moves.as_ref())
}

/// Plays a game to its end as play-outs do, and returns the number of calls of [`PlayOut::play_on`]
/// after which there was more to do.
pub fn play_out<G: Strategy>(game: &G, rng: &mut Rng) -> u32 {
    let (mut state, mut survey) = G::blank();
    let mut turns = 0;
    if let Some(seat) = game.to_move() {
        game.observe(seat, Level::Zenobia, &mut state, &mut survey);
        G::imagine(&mut state, rng);
        G::play_to_end(&mut state);
        while G::play_on(&mut state, rng).more {
            turns += 1;
        }
    }
    turns
}
