//! The interface through which devices and tools set up, save and measure a game of any kind.

use core::fmt::{self, Debug, Write};

use crate::Seat;
use crate::bot::Strategy;
use crate::record::Recorded;

/// A way to play a game, with its numbers of seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameMode {
    /// The mode's name on the command line and in lists.
    pub name: &'static str,
    /// The smallest number of seats.
    pub fewest: u8,
    /// The largest number of seats.
    pub most: u8,
}

impl GameMode {
    /// Whether the mode allows this number of seats.
    #[must_use]
    pub const fn seats(self, seats: u8) -> bool {
        self.fewest <= seats && seats <= self.most
    }

    /// Whether the mode is a solo game.
    #[must_use]
    pub const fn is_solo(self) -> bool {
        self.most == 1
    }
}

/// An optional rule, chosen before a game begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameOption {
    /// The option's name.
    pub name: &'static str,
    /// The names of the two values, the usual one first.
    pub values: [&'static str; 2],
}

/// A statistic about how a seat plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// The number of turns that the seat took.
    Turns,
    /// An amount with this name, averaged over the seat's turns.
    EachTurn(&'static str),
    /// The points from the source with this name.
    Source(&'static str),
}

/// A game whose bots can be measured and compared.
pub trait Measured: Strategy {
    /// The game's word for points at the end, for example "coins".
    const POINTS: &'static str;
    /// The statistics about how a seat plays.
    const MEASURES: &'static [Measure] = &[];

    /// Returns the number of the turn to examine in game `number` of a series. Over a whole series
    /// these turns cover the game from its first third to its end.
    #[must_use]
    fn measured_turn(seats: u8, number: u32) -> u32;

    /// Returns the phase of the turn that begins in this position, if a seat may have several turns
    /// in that phase; otherwise `None`.
    #[must_use]
    fn phase_of_turns(&self) -> Option<u8> {
        None
    }

    /// Makes the bots use the values of the first bots, which were set by hand.
    #[cfg(feature = "lab")]
    fn recall(state: &mut Self::State) {
        let _ = state;
    }

    /// Calls `each` for each [measure](Measured::MEASURES) that an event changes. The arguments of
    /// `each` are the seat, the index of the measure, and the amount to add. `mover` made the move
    /// that caused the event, and `self` is the position after the event.
    fn count(&self, mover: Seat, event: Self::Event, each: &mut impl FnMut(Seat, usize, i16)) {
        let _ = (mover, event, each);
    }
}

/// A game that can be dealt from a seed and saved.
pub trait Playable: Measured + Recorded + Debug {
    /// The game's number in saves. It never changes.
    const NUMBER: u8;
    /// The version of the rules. It must be increased whenever a rule or the order of a list of
    /// moves changes, because a saved game consists of indices into these lists. Games with older
    /// rules are then left untouched instead of misread.
    const RULES: u8;
    /// The modes. A mode is identified by its index in this list.
    const MODES: &'static [GameMode];
    /// The optional rules. Bit *i* of a set of options stands for option *i*.
    const OPTIONS: &'static [GameOption] = &[];
    /// The largest number of steps in a game.
    const MAX_GAME: usize;
    /// The largest number of legal moves in a position.
    const MAX_MOVES: usize;

    /// Creates a game from a seed; `None` if the mode does not exist or does not
    /// allow this number of seats.
    #[must_use]
    fn deal(mode: u8, seats: u8, seed: u64) -> Option<Self>;

    /// The mode of this game, as an index into [`Playable::MODES`].
    #[must_use]
    fn mode(&self) -> u8;

    /// Writes a short description of a seat's standing, for example its points.
    ///
    /// # Errors
    /// If `out` fails.
    fn write_standing(&self, seat: Seat, out: &mut dyn Write) -> fmt::Result;

    /// Whether the next move is the first of a turn.
    #[must_use]
    fn begins_turn(&self) -> bool;

    /// Whether the next move continues a turn.
    #[must_use]
    fn is_within_turn(&self) -> bool;
}
