//! Plays games of any kind, and checks the distribution of random outcomes.

use std::collections::HashMap;
use std::fmt::Debug;
use std::str::FromStr;

use palmyra_engine::{Game, Played, Rng, Seat, bot};

/// Returns the seat of the player with this number, from 1.
pub fn seat(number: u8) -> Seat {
    Seat::new(number - 1).expect("players are numbered from 1 to 5")
}

/// Plays moves such as `buy y; buy y; play rC` and returns their events. Panics if a move is
/// refused.
pub fn play<G: Game<Move: FromStr<Err: Debug>>>(game: &mut G, moves: &str) -> Vec<G::Event> {
    let mut events = Vec::new();
    for text in moves.split(';').map(str::trim) {
        let mv = text.parse();
        let mv = mv.unwrap_or_else(|error| panic!("{text}: {error:?}"));
        let played = game.play(mv, |event| events.push(event));
        played.unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    }
    events
}

/// Plays a game to its end with random moves. Calls `each` with the position before each move, the
/// move, and whether it can be taken back.
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

/// Asserts that all listed moves and no other moves in `space` can be played, and that a refused
/// move changes nothing. Returns the number of listed moves in `space`.
pub fn assert_exact<G: Game<Refusal: PartialEq> + PartialEq>(
    game: &G,
    space: impl IntoIterator<Item = G::Move>,
) -> usize {
    let listed = game.moves();
    let listed = listed.as_ref();
    assert_eq!(listed.is_empty(), game.to_move().is_none());
    for (at, &mv) in listed.iter().enumerate() {
        assert!(!listed[..at].contains(&mv), "{mv:?} is listed twice");
        assert_eq!(game.check(mv).err(), None, "{mv:?} is listed");
        assert!(game.clone().play(mv, |_| {}).is_ok(), "{mv:?} is listed");
    }
    let mut met = 0;
    let mut scratch = game.clone();
    for mv in space {
        if listed.contains(&mv) {
            met += 1;
            continue;
        }
        let refused = scratch.play(mv, |_| panic!("{mv:?}: a refused move tells nothing"));
        assert!(refused.is_err(), "{mv:?} is not listed");
        assert_eq!(refused.err(), game.check(mv).err());
    }
    assert!(scratch == *game, "a refused move changes nothing");
    met
}

/// Plays a random game from this position and returns its moves.
pub fn random_moves<G: Game>(opening: &G, seed: u64) -> Vec<G::Move> {
    let mut moves = Vec::new();
    play_out(opening.clone(), &mut bot::rng(seed), |_, mv, _| {
        moves.push(mv)
    });
    moves
}

/// Asserts that each of the `outcomes` possible outcomes was drawn about equally often. Each count
/// must be within five standard deviations of its mean.
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
