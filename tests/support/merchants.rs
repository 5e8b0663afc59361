//! Positions and games of `merchants` in a few words.

use palmyra_engine::merchants::{Merchants, Mode, Move, Players, Setup};

use crate::play::random_moves;
pub use crate::play::{play_out, seat};

/// So many players in a mode.
pub fn setup(count: u8, mode: Mode) -> Setup {
    let players = Players::new(count).expect("2 to 4 players");
    Setup { players, mode }
}

/// Every number of players in every mode.
pub fn all_setups() -> impl Iterator<Item = Setup> {
    (2..=4).flat_map(|count| Mode::ALL.map(|mode| setup(count, mode)))
}

/// The moves of a game played at random, and its opening.
pub fn random_game(setup: Setup, seed: u64) -> (Merchants, Vec<Move>) {
    let opening = Merchants::new(setup, seed);
    let moves = random_moves(&opening, seed);
    (opening, moves)
}
