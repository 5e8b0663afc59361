//! The interface that every game has for screens, bots, saves and tools.

use core::fmt;

use crate::session::UndoList;

/// The largest number of seats of any game.
pub const MAX_SEATS: usize = 5;

/// One place at the table, counted from 0 in turn order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The seat that moves first.
    pub const FIRST: Self = Self(0);

    /// The seat with this index; `None` if no game has that many seats.
    #[must_use]
    pub const fn new(index: u8) -> Option<Self> {
        if (index as usize) < MAX_SEATS {
            Some(Self(index))
        } else {
            None
        }
    }

    /// The index, counted from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The player's number, counted from 1 as on screens and in records.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The seats of a game with `count` seats, in turn order.
    pub fn all(count: u8) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..count.min(MAX_SEATS as u8)).map(Self)
    }

    /// The seat that follows this one around a table of `count` seats.
    #[must_use]
    pub const fn next(self, count: u8) -> Self {
        if self.0 + 1 < count {
            Self(self.0 + 1)
        } else {
            Self(0)
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Seats(u8);

impl Seats {
    /// The empty set.
    pub const NONE: Self = Self(0);

    /// Adds a seat.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Whether the seat belongs to the set.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Whether the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of seats in the set.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The members in turn order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(MAX_SEATS as u8).filter(move |&seat| self.contains(seat))
    }
}

/// The result of a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The winners. Several seats can share a win. The set is empty if the goal of a solo game was
    /// missed.
    pub winners: Seats,
    /// The score of each seat; 0 for seats that the game does not have.
    pub scores: [i16; MAX_SEATS],
}

/// Whether a move that was just played may be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Played {
    /// The same seat continues and has learned nothing new.
    Reversible,
    /// Something hidden was revealed, or the turn is over.
    Final,
}

/// A board game as a sequence of single decisions.
///
/// A move is one small step, as a person makes it with buttons. People, bots and records use the
/// same steps. If players choose at the same time, for example in secret, one seat chooses after
/// another; [`Game::redeal`] hides the earlier choices from the later seats.
pub trait Game: Clone {
    /// A move: one small step of a player.
    type Move: Copy + Eq + fmt::Debug;
    /// A list large enough for the legal moves of any position.
    type Moves: AsRef<[Self::Move]> + Default;
    /// The list of the steps that can be taken back. The game sets the capacity of the list, so the
    /// capacity is the same on every machine.
    type Undo: UndoList<Self::Move>;
    /// Something that happened, for screens and records.
    type Event: Copy;
    /// The reason why a move cannot be played.
    type Refusal: Copy + fmt::Debug + fmt::Display;

    /// The number of seats at the table.
    fn seats(&self) -> u8;

    /// The seat that decides; `None` when the game is over.
    fn to_move(&self) -> Option<Seat>;

    /// Fills the list with all legal moves, each once, always in the same order.
    /// There is at least one as long as the game is not over.
    fn list_moves(&self, moves: &mut Self::Moves);

    /// Returns all legal moves in a new list.
    fn moves(&self) -> Self::Moves {
        let mut moves = Self::Moves::default();
        self.list_moves(&mut moves);
        moves
    }

    /// Returns the move that is made without asking the seat to move, because there is no other
    /// choice.
    ///
    /// Applications play it for people; bots and records treat it like any other move.
    fn forced_move(&self) -> Option<Self::Move> {
        None
    }

    /// Checks whether a move is legal now. This is faster than searching for it in the list of
    /// legal moves.
    ///
    /// # Errors
    /// The reason to show to a person.
    fn check(&self, mv: Self::Move) -> Result<(), Self::Refusal>;

    /// Plays a move and calls `tell` with each event, in order.
    ///
    /// # Errors
    /// As [`Game::check`]. The position is unchanged in that case.
    fn play(
        &mut self,
        mv: Self::Move,
        tell: impl FnMut(Self::Event),
    ) -> Result<Played, Self::Refusal>;

    /// Whether a seat may see an event that a player's move has caused.
    fn may_see(&self, seat: Seat, event: Self::Event) -> bool {
        let _ = (seat, event);
        true
    }

    /// The result of the game; `None` until the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// Randomly replaces all parts of the position that `seat` cannot know. All
    /// possible deals are equally likely.
    fn redeal(&mut self, seat: Seat, rng: &mut crate::Rng);
}

/// A position as a seat sees it.
pub trait View: Game {
    /// Returns a copy of the position. The parts that `seat` can know are unchanged, and all other
    /// parts are [dealt again](Game::redeal).
    #[must_use]
    fn view(&self, seat: Seat, rng: &mut crate::Rng) -> Self {
        let mut view = self.clone();
        view.redeal(seat, rng);
        view
    }
}

impl<G: Game> View for G {}
