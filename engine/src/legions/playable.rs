//! Implements the traits with which devices and tools set up, save and measure
//! `legions`.

use core::fmt::{self, Write};

use super::{Action, Event, Legions, MAX_GAME, MAX_MOVES, Mode, Phase, Setup, Solo};
use crate::playable::{GameMode, GameOption, Measure, Measured, Playable};
use crate::{Game as _, Seat};

const fn several(name: &'static str) -> GameMode {
    GameMode {
        name,
        fewest: 2,
        most: 5,
    }
}

const fn alone(name: &'static str) -> GameMode {
    GameMode {
        name,
        fewest: 1,
        most: 1,
    }
}

impl Setup {
    /// The setup for a mode, given as an index in [`Playable::MODES`], and a number of players.
    #[must_use]
    pub fn of_mode(mode: u8, players: u8) -> Option<Self> {
        let mode = match mode {
            0 => Mode::Classic,
            1 => Mode::Expert,
            number => Mode::Solo(Solo::new(number - 1)?),
        };
        Self::new(mode, players).ok()
    }

    /// The index of the mode in [`Playable::MODES`].
    #[must_use]
    pub const fn number(self) -> u8 {
        match self {
            Self::Classic(_) => 0,
            Self::Expert(_) => 1,
            Self::Solo(solo) => 1 + solo.number(),
        }
    }
}

impl Legions {
    /// The option that all coins are public.
    pub const OPEN_COINS: u8 = 1 << 0;
    /// The option that all solo games are open from the start.
    pub const ALL_SOLO: u8 = 1 << 1;
}

impl Playable for Legions {
    const NUMBER: u8 = 0;
    const RULES: u8 = 1;
    const MODES: &'static [GameMode] = &[
        several("classic"),
        several("expert"),
        alone("solo:1"),
        alone("solo:2"),
        alone("solo:3"),
        alone("solo:4"),
        alone("solo:5"),
    ];
    const OPTIONS: &'static [GameOption] = &[
        GameOption {
            name: "coins",
            values: ["secret", "open"],
        },
        GameOption {
            name: "solo games",
            values: ["in order", "all open"],
        },
    ];
    const MAX_GAME: usize = MAX_GAME;
    const MAX_MOVES: usize = MAX_MOVES;

    fn deal(mode: u8, seats: u8, seed: u64) -> Option<Self> {
        Some(Self::new(Setup::of_mode(mode, seats)?, seed))
    }

    fn mode(&self) -> u8 {
        self.setup().number()
    }

    fn write_standing(&self, seat: Seat, out: &mut dyn Write) -> fmt::Result {
        let (coins, flipped) = (self.coins(seat), self.flipped(seat));
        write!(out, "{coins} coins {flipped} flipped")
    }

    fn begins_turn(&self) -> bool {
        self.phase() == Phase::Action
    }

    fn is_within_turn(&self) -> bool {
        !self.begins_turn() && self.to_move().is_some()
    }
}

impl Measured for Legions {
    const POINTS: &'static str = "coins";
    const MEASURES: &'static [Measure] = &[
        Measure::Turns,
        Measure::EachTurn("tiles laid"),
        Measure::EachTurn("tiles flipped"),
        Measure::EachTurn("conquests"),
        Measure::EachTurn("reorganizations"),
        Measure::Source("matches"),
        Measure::Source("tribute"),
    ];

    #[cfg(feature = "lab")]
    fn recall(state: &mut Self::State) {
        state.values = &super::bot::values::PAST;
    }

    fn measured_turn(_: u8, number: u32) -> u32 {
        10 + number % 16
    }

    fn count(&self, mover: Seat, event: Event, each: &mut impl FnMut(Seat, usize, i16)) {
        match event {
            Event::Began { seat, action } => {
                each(seat, 0, 1);
                match action {
                    Action::Conquer(_) => each(seat, 3, 1),
                    Action::Reorganize => each(seat, 4, 1),
                    Action::Revenue(_) => {}
                }
            }
            Event::Placed { .. } => each(mover, 1, 1),
            Event::Flipped { seat, .. } => each(seat, 2, 1),
            Event::Paid { tribute, taken } => {
                let tribute = tribute.min(taken);
                each(mover, 5, (taken - tribute).into());
                each(mover, 6, tribute.into());
            }
            _ => {}
        }
    }
}
