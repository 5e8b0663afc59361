//! Implements the traits with which devices and tools set up, save and measure
//! `merchants`.

use core::fmt::{self, Write};

use super::{
    Action, Event, MAX_GAME, MAX_MOVES, Merchants, Mode, Move, OPENING_SEED, Phase, Placing,
    Players, Setup,
};
use crate::Seat;
use crate::playable::{GameMode, Measure, Measured, Playable};

const fn several(name: &'static str) -> GameMode {
    GameMode {
        name,
        fewest: 2,
        most: 4,
    }
}

impl Setup {
    /// The setup for a mode, given as an index in [`Playable::MODES`], and a number of players.
    #[must_use]
    pub fn of_mode(mode: u8, players: u8) -> Option<Self> {
        Some(Self {
            mode: Mode::ALL.get(usize::from(mode)).copied()?,
            players: Players::new(players)?,
        })
    }
}

impl Playable for Merchants {
    const NUMBER: u8 = 2;
    const RULES: u8 = 1;
    const MODES: &'static [GameMode] = &[several("standard"), several("experienced")];
    const MAX_GAME: usize = MAX_GAME;
    const MAX_MOVES: usize = MAX_MOVES;

    fn deal(mode: u8, seats: u8, seed: u64) -> Option<Self> {
        let setup = Setup::of_mode(mode, seats)?;
        match (setup.mode, seats, seed) {
            (Mode::Standard, 2, OPENING_SEED) => Self::opening(),
            _ => Some(Self::new(setup, seed)),
        }
    }

    fn mode(&self) -> u8 {
        self.setup().mode as u8
    }

    fn write_standing(&self, seat: Seat, out: &mut dyn Write) -> fmt::Result {
        write!(out, "{} prestige", self.score_of(seat).total())
    }

    /// Whether the next move begins a turn. In this game a placement is a turn, and so are all
    /// steps of a seat in one window.
    fn begins_turn(&self) -> bool {
        match self.phase() {
            Phase::Place(placing) => placing == Placing::One,
            phase => phase.is_window() && self.fresh,
        }
    }

    fn is_within_turn(&self) -> bool {
        match self.phase() {
            Phase::Place(placing) => placing != Placing::One,
            Phase::Pay(_) | Phase::Gain(_) | Phase::Free(_) => true,
            phase => phase.is_window() && !self.fresh,
        }
    }
}

impl Measured for Merchants {
    const POINTS: &'static str = "prestige";
    const MEASURES: &'static [Measure] = &[
        Measure::Turns,
        Measure::EachTurn("placed for goods"),
        Measure::EachTurn("placed against others"),
        Measure::Source("track"),
        Measure::Source("tower"),
        Measure::Source("missions"),
        Measure::Source("temples"),
        Measure::Source("rare goods"),
        Measure::Source("first in something"),
    ];

    fn measured_turn(seats: u8, number: u32) -> u32 {
        let seats = u32::from(seats);
        20 * seats + 7 * number % (30 * seats).max(1)
    }

    #[cfg(feature = "lab")]
    fn recall(state: &mut Self::State) {
        state.judge_by(&super::bot::values::PAST);
    }

    fn phase_of_turns(&self) -> Option<u8> {
        match self.phase() {
            Phase::Slot(_) | Phase::Round => Some(0),
            Phase::Construction => Some(1),
            Phase::Kingdom => Some(2),
            _ => None,
        }
    }

    fn count(&self, _: Seat, event: Event, each: &mut impl FnMut(Seat, usize, i16)) {
        match event {
            Event::Stands { seat, .. } => each(seat, 0, 1),
            Event::Did {
                seat,
                mv: Move::Place(_, spot),
            } => match spot.action() {
                Action::Take(_) | Action::Market { .. } => each(seat, 1, 1),
                Action::Traitor | Action::Marauders => each(seat, 2, 1),
                _ => {}
            },
            Event::Ended => {
                for seat in self.all_seats() {
                    let score = self.score_of(seat);
                    let sources = [
                        score.track,
                        score.tower,
                        score.missions + score.returned,
                        score.temples,
                        score.rare,
                        score.bonus,
                    ];
                    for (place, points) in (3..).zip(sources) {
                        each(seat, place, points);
                    }
                }
            }
            _ => {}
        }
    }
}
