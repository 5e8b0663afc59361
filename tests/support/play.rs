//! Playing any game, and judging what chance does.

use std::collections::HashMap;
use std::fmt::Debug;

use palmyra_engine::{Game, Played, Rng, Seat, bot};

/// The seat with a player's number, from 1.
pub fn seat(number: u8) -> Seat {
    Seat::new(number - 1).expect("players are numbered from 1 to 5")
}

/// Plays at random to the end; tells the position before each move, the move
/// and what it was.
pub fn play_out<G: Game>(
    mut game: G,
    rng: &mut Rng,
    mut each: impl FnMut(&G, G::Move, Played),
) -> G {
    while let Some(mv) = bot::random(&game, rng) {
        let before = game.clone();
        let played = game.play(mv, |_| {}).expect("a listed move plays");
        each(&before, mv, played);
    }
    game
}

/// The moves of a game played at random from its opening.
pub fn random_moves<G: Game>(opening: &G, seed: u64) -> Vec<G::Move> {
    let mut moves = Vec::new();
    play_out(opening.clone(), &mut bot::rng(seed), |_, mv, _| {
        moves.push(mv)
    });
    moves
}

/// Each of `outcomes` was met, and about equally often: five standard
/// deviations of a fair draw.
pub fn assert_uniform<K: Debug>(counts: &HashMap<K, u32>, outcomes: usize, draws: u32) {
    assert_eq!(counts.len(), outcomes, "{counts:?}");
    let mean = f64::from(draws) / outcomes as f64;
    for (outcome, &count) in counts {
        let far = (f64::from(count) - mean).abs();
        assert!(
            far < 5.0 * mean.sqrt(),
            "{outcome:?}: {count} instead of about {mean:.0}"
        );
    }
}
