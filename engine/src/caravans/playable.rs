//! Implements the traits with which devices and tools set up, save and measure
//! `caravans`.

use core::fmt::{self, Write};

use super::{Caravans, CardKind, Event, MAX_GAME, MAX_MOVES, Phase, Players, Sale};
use crate::Seat;
use crate::playable::{GameMode, Measure, Measured, Playable};

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

    fn deal(mode: u8, seats: u8, seed: u64) -> Option<Self> {
        let players = Players::new(seats).filter(|_| mode == 0)?;
        Some(Self::new(players, seed))
    }

    fn mode(&self) -> u8 {
        0
    }

    fn write_standing(&self, seat: Seat, out: &mut dyn Write) -> fmt::Result {
        write!(out, "{} capital", self.capital(seat))
    }

    fn begins_turn(&self) -> bool {
        matches!(self.phase(), Phase::Trade(trade) if trade.is_empty())
    }

    fn is_within_turn(&self) -> bool {
        use Phase::{Card, Tax, Trade};
        !self.begins_turn() && matches!(self.phase(), Trade(_) | Card | Tax(_))
    }
}

impl Measured for Caravans {
    const POINTS: &'static str = "capital";
    const MEASURES: &'static [Measure] = &[
        Measure::Turns,
        Measure::EachTurn("bought"),
        Measure::EachTurn("contracts played"),
        Measure::EachTurn("taxes played"),
        Measure::EachTurn("mirages played"),
        Measure::Source("sales in turns"),
        Measure::Source("final sales"),
        Measure::Source("contracts"),
    ];

    #[cfg(feature = "lab")]
    fn recall(state: &mut Self::State) {
        state.values = &super::bot::values::PAST;
    }

    fn measured_turn(seats: u8, number: u32) -> u32 {
        let seats = u32::from(seats);
        3 * seats + number % (4 * seats).max(1)
    }

    fn count(&self, _: Seat, event: Event, each: &mut impl FnMut(Seat, usize, i16)) {
        match event {
            Event::TurnEnded { seat, .. } => each(seat, 0, 1),
            Event::Bought { seat, .. } => each(seat, 1, 1),
            Event::Played { seat, card, .. } => match card.kind() {
                CardKind::Contract => each(seat, 2, 1),
                CardKind::Tax => each(seat, 3, 1),
                CardKind::Caravan(_) | CardKind::Mirage => {}
            },
            Event::Covered { seat, .. } => each(seat, 4, 1),
            Event::Sold {
                seat, price, sale, ..
            } => each(seat, if sale == Sale::Final { 6 } else { 5 }, price as i16),
            Event::PaidOut { seat, amount } => each(seat, 7, amount as i16),
            _ => {}
        }
    }
}
