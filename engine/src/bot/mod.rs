//! Players that need no person, for any [`Game`](crate::Game).

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
