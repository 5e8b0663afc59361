//! The game as devices and tools set it up, save it and measure it.

use core::fmt::{self, Write};

use super::{Caravans, MAX_GAME, MAX_MOVES, Phase, Players};
use crate::Seat;
use crate::playable::{GameMode, Playable};

impl Playable for Caravans {
    const NUMBER: u8 = 1;
    const RULES: u8 = 2;
    const MODES: &'static [GameMode] = &[GameMode {
        name: "standard",
        fewest: 2,
        most: 4,
    }];
    const MAX_GAME: usize = MAX_GAME;
    const MAX_MOVES: usize = MAX_MOVES;
    const POINTS: &'static str = "capital";

    fn deal(mode: u8, seats: u8, seed: u64) -> Option<Self> {
        let players = Players::new(seats).filter(|_| mode == 0)?;
        Some(Self::new(players, seed))
    }

    fn mode(&self) -> u8 {
        0
    }

    fn write_standing(&self, seat: Seat, out: &mut impl Write) -> fmt::Result {
        write!(out, "{} capital", self.capital(seat))
    }

    fn begins_turn(&self) -> bool {
        matches!(self.phase(), Phase::Trade(trade) if trade.is_empty())
    }

    fn is_within_turn(&self) -> bool {
        use Phase::{Card, Tax, Trade};
        !self.begins_turn() && matches!(self.phase(), Trade(_) | Card | Tax(_))
    }

    fn measured_turn(seats: u8, number: u32) -> u32 {
        let seats = u32::from(seats);
        3 * seats + number % (4 * seats).max(1)
    }
}
