//! Players that need no person, for any [`Game`](crate::Game).

use crate::{Game, Rng};

/// A move chosen at random, each legal one equally likely; `None` when the
/// game is over.
pub fn random<G: Game>(game: &G, rng: &mut Rng) -> Option<G::Move> {
    let mut moves = G::Moves::default();
    game.list_moves(&mut moves);
    rng.pick(moves.as_ref())
}
