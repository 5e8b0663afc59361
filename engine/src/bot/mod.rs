//! Players that need no person, for any [`Game`](crate::Game).
//!
//! A game says through [`Strategy`] what it holds good; the search is the same
//! for all. It is flat Monte Carlo over whole plans: survey every plan of the
//! seat to move, keep the best looking ones of each kind, and play them out
//! against the same chances, giving up the worse half again and again until
//! one is left. Unknown things are dealt anew for every play-out.
//!
//! [`Thinker`] thinks about one decision, in slices as long as one likes;
//! [`Player`] sits at a table with it and also gives hints. What they decide
//! follows from what the seat can see, the level and the seed, not from the
//! slices or the machine. Nothing is allocated.
//!
//! Measured in `legions`, solo game 5, with 60,000 units of work and 100 games
//! each, so give or take 10 points: halving meets the goal in 64 %, the same
//! number of play-outs for all plans in 59 %; the same chances for all plans
//! 64 %, chances of their own 54 %. Tree search and expectimax were not tried:
//! a turn has time for some hundred play-outs of two dozen plans, less than
//! one for each answer.

mod level;
mod player;
mod strategy;
mod think;

pub use level::{Level, UnknownLevel};
pub use player::Player;
pub use strategy::{Effort, Line, MAX_LINE, Strategy, Work};
pub use think::{Choice, MAX_PLANS, Thinker, Thought};

use crate::{Game, Rng};

/// The bots' own generator for a game: their choices must not follow from
/// the same numbers as the shuffle.
#[must_use]
pub fn rng(seed: u64) -> Rng {
    Rng::derived(seed, 1)
}

/// The seed for a [`Thinker`] that decides after so many steps of a game.
#[must_use]
pub fn seed(game: u64, step: u32) -> u64 {
    Rng::derived(game, 0x0b07_0000 ^ step).next_u64()
}

/// A move chosen at random, each legal one equally likely; `None` when the
/// game is over.
pub fn random<G: Game>(game: &G, rng: &mut Rng) -> Option<G::Move> {
    // Filled in place: returning a list of this size by value costs a copy.
    let mut moves = G::Moves::default();
    game.list_moves(&mut moves);
    rng.pick(moves.as_ref())
}

/// Plays a game to its end with one good-looking turn after another, as
/// play-outs do, and counts the turns.
pub fn play_out<G: Strategy>(game: &G, rng: &mut Rng) -> u32 {
    let (mut world, mut survey) = G::blank();
    let mut turns = 0;
    if let Some(seat) = game.to_move() {
        game.observe(seat, Level::Hard, &mut world, &mut survey);
        G::imagine(&mut world, rng);
        while G::play_on(&mut world, rng).more {
            turns += 1;
        }
    }
    turns
}
