//! Plays games of any kind step by step.

use palmyra_play::save::Header;
use palmyra_play::{Listed, Person, Running, Start};
use palmyra_testing::games::{Curious, Setup};

/// Plays one step, or sometimes takes one back. Returns `false` when the game is over.
pub fn step<G: Listed>(game: &mut Running<G>, player: &mut Curious) -> bool {
    if player.rng.below(6) == 0 && game.undo() {
        return true;
    }
    let Some(mv) = player.choose(game.game()) else {
        return false;
    };
    assert!(game.play(mv, |_| {}).is_ok(), "a listed move");
    true
}

/// Creates the header of a game without bots, in which the last player begins.
pub fn header<G: Listed>((mode, seats): Setup, seed: u32) -> Header {
    let start = Start {
        first: Some(Person(seats - 1)),
        ..Start::people(G::KIND, mode, seats)
    };
    Header {
        id: 7,
        start,
        seed,
        helped: false,
    }
}

/// Creates a new game.
pub fn begin<G: Listed>(header: &Header) -> Running<G> {
    Running::new(header.start, header.seed).expect("a game")
}
