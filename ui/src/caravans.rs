//! A running game of `caravans`.

use palmyra_engine::caravans::{Caravans, MAX_GAME, MAX_MOVES, Players};

use crate::running::{self, Opening, Running};
use crate::save::STEPS;

/// A game of `caravans` in progress.
pub type Play = Running<Players, MAX_GAME>;

/// A game of `caravans` about to begin.
pub type Start = running::Start<Players>;

const _: () = assert!(MAX_GAME <= STEPS, "the longest game fits into its item");
const _: () = assert!(MAX_MOVES <= 256, "a byte tells a move");

impl Opening for Players {
    type Game = Caravans;
    const NUMBER: u8 = 1;

    fn players(self) -> u8 {
        self.count()
    }

    fn deal(self, seed: u64) -> Caravans {
        Caravans::new(self, seed)
    }

    fn mode(self) -> u8 {
        0
    }

    fn from_kept(mode: u8, players: u8) -> Option<Self> {
        Self::new(players).filter(|_| mode == 0)
    }
}
