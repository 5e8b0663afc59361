//! The interface of a game that devices and tools can set up, save and measure without naming it.

use core::fmt::{self, Debug, Write};

use crate::Seat;
use crate::bot::Strategy;
use crate::record::Recorded;

/// A way to play a game, with its numbers of seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameMode {
    /// Its name, as on the command line and in lists.
    pub name: &'static str,
    /// The smallest number of seats.
    pub fewest: u8,
    /// The largest number of seats.
    pub most: u8,
}

impl GameMode {
    /// Whether it allows this number of seats.
    #[must_use]
    pub const fn seats(self, seats: u8) -> bool {
        self.fewest <= seats && seats <= self.most
    }

    /// Whether it is played alone.
    #[must_use]
    pub const fn is_solo(self) -> bool {
        self.most == 1
    }
}

/// An optional rule, chosen before a game begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameOption {
    /// Its name.
    pub name: &'static str,
    /// The names of the two values, the usual one first.
    pub values: [&'static str; 2],
}

/// A statistic about how a seat plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// The number of its turns.
    Turns,
    /// An amount that is averaged per turn.
    EachTurn(&'static str),
    /// The points from one source.
    Source(&'static str),
}

/// A game whose bots can be measured and compared.
pub trait Measured: Strategy {
    /// The name of the points at the end.
    const POINTS: &'static str;
    /// The statistics about how a seat plays.
    const MEASURES: &'static [Measure] = &[];

    /// The turn to examine in game `number` of a series. It varies over the series, so that turns
    /// from the first third of a game to its end are examined.
    #[must_use]
    fn measured_turn(seats: u8, number: u32) -> u32;

    /// The phase to which the turn that begins here belongs, if a seat may have several turns in
    /// that phase; otherwise `None`.
    #[must_use]
    fn phase_of_turns(&self) -> Option<u8> {
        None
    }

    /// Makes bots play with the values that were set by hand, before any were learned.
    #[cfg(feature = "lab")]
    fn recall(state: &mut Self::State) {
        let _ = state;
    }

    /// Calls `each` for each [measure](Measured::MEASURES) that an event changes, with the seat,
    /// the index of the measure, and the amount to add. The event was caused by `mover` and led to
    /// this position.
    fn count(&self, mover: Seat, event: Self::Event, each: &mut impl FnMut(Seat, usize, i16)) {
        let _ = (mover, event, each);
    }
}

/// A game that can be dealt from a seed and saved.
pub trait Playable: Measured + Recorded + Debug {
    /// The game's number in saves. It never changes.
    const NUMBER: u8;
    /// The version of the rules. It must be increased with every change of a rule or of the order
    /// of a list of moves, because a saved game consists of indices into these lists. Games with
    /// older rules are then left untouched instead of misread.
    const RULES: u8;
    /// The ways to play it; a mode is an index into this list.
    const MODES: &'static [GameMode];
    /// Optional rules; option *i* is bit *i*.
    const OPTIONS: &'static [GameOption] = &[];
    /// The largest number of steps in a game.
    const MAX_GAME: usize;
    /// The largest number of legal moves in a position.
    const MAX_MOVES: usize;

    /// Creates a game from a seed; `None` if the mode does not exist or does not
    /// allow this number of seats.
    #[must_use]
    fn deal(mode: u8, seats: u8, seed: u64) -> Option<Self>;

    /// Its mode.
    #[must_use]
    fn mode(&self) -> u8;

    /// Writes what a seat has, in words.
    ///
    /// # Errors
    /// If `out` fails.
    fn write_standing(&self, seat: Seat, out: &mut dyn Write) -> fmt::Result;

    /// Whether a turn begins here.
    #[must_use]
    fn begins_turn(&self) -> bool;

    /// Whether a turn has begun and is not over.
    #[must_use]
    fn is_within_turn(&self) -> bool;
}
