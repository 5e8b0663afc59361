//! Playing any game, and judging what chance does.

use std::collections::HashMap;
use std::fmt::Debug;

use palmyra_engine::{Game, Played, Rng, Seat, Session, bot};

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

/// Plays to the end by moves that are chosen, takes all back that can be every
/// now and then, and compares the positions.
pub fn assert_undo_restores<G: Game + Debug + PartialEq>(
    game: G,
    rng: &mut Rng,
    choose: impl Fn(&G, &mut Rng) -> Option<G::Move>,
) {
    let mut session: Session<G> = Session::new(game);
    let mut before = Vec::new();
    while let Some(mv) = choose(session.game(), rng) {
        before.push(session.game().clone());
        let played = session.play(mv, |_| {});
        match played.unwrap_or_else(|refusal| panic!("{mv:?} is listed: {refusal}")) {
            Played::Final => before.clear(),
            Played::Reversible => {}
        }
        assert_eq!(session.undoable().len(), before.len());
        if rng.below(5) == 0 {
            while let Some(state) = before.pop() {
                assert!(session.undo().is_some());
                assert_eq!(session.game(), &state);
            }
            assert!(session.undo().is_none());
        }
    }
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
