//! What a game adds so that devices and tools can set it up, save it and
//! measure it without knowing which game it is.

use core::fmt::{self, Debug, Write};

use crate::Seat;
use crate::bot::Strategy;
use crate::record::Recorded;

/// One way to play a game, and how many may sit at it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameMode {
    /// What the command line and lists call it.
    pub name: &'static str,
    /// The fewest seats.
    pub fewest: u8,
    /// The most seats.
    pub most: u8,
}

impl GameMode {
    /// Whether so many can play it.
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

/// A choice that is made before a game begins and holds until it is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameOption {
    /// What it is about.
    pub name: &'static str,
    /// What the first answer, the usual one, is called, and the other.
    pub values: [&'static str; 2],
}

/// What is counted to tell how a seat plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// Its turns.
    Turns,
    /// Something that it does more or less often in a turn.
    EachTurn(&'static str),
    /// What it gained by one of the sources of points.
    Source(&'static str),
}

/// A game that can be dealt from a seed, saved and measured.
pub trait Playable: Recorded + Strategy + Debug {
    /// The game's number in saves. It never changes.
    const NUMBER: u8;
    /// The version of the rules. A saved game is a list of places in lists of
    /// moves, so whatever changes a rule or the order of a list counts up
    /// here: games of older rules are then left alone instead of misread.
    const RULES: u8;
    /// The ways to play it; a mode is its place in here.
    const MODES: &'static [GameMode];
    /// What can be chosen besides; an option is a bit, the first the lowest.
    const OPTIONS: &'static [GameOption] = &[];
    /// No game has more steps.
    const MAX_GAME: usize;
    /// No list of moves is longer.
    const MAX_MOVES: usize;
    /// What is counted at the end.
    const POINTS: &'static str;
    /// What is counted to tell how a seat plays.
    const MEASURES: &'static [Measure] = &[];

    /// A new game, which follows from the seed; `None` if the mode does not
    /// exist or does not take so many.
    #[must_use]
    fn deal(mode: u8, seats: u8, seed: u64) -> Option<Self>;

    /// How it is played.
    #[must_use]
    fn mode(&self) -> u8;

    /// What a seat has, in words.
    ///
    /// # Errors
    /// When `out` fails.
    fn write_standing(&self, seat: Seat, out: &mut dyn Write) -> fmt::Result;

    /// Whether a turn begins here.
    #[must_use]
    fn begins_turn(&self) -> bool;

    /// Whether a turn has begun and is not over.
    #[must_use]
    fn is_within_turn(&self) -> bool;

    /// For measurements: the turn at which game `number` of a series is
    /// looked at, from the first third of a game to its last.
    #[must_use]
    fn measured_turn(seats: u8, number: u32) -> u32;

    /// For measurements: the phase to which the turn that begins here belongs,
    /// where a seat may have several turns in one. `None` in all others.
    #[must_use]
    fn phase_of_turns(&self) -> Option<u8> {
        None
    }

    /// What an event adds to the [measures](Playable::MEASURES): whose, the place
    /// in their list, and how much. The event was caused by `mover`, and led to
    /// this position.
    fn count(&self, mover: Seat, event: Self::Event, each: &mut impl FnMut(Seat, usize, i16)) {
        let _ = (mover, event, each);
    }
}
