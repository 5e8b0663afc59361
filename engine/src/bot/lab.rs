//! The interface through which the trainer learns values for a game's bots.

use crate::{Playable, Rng, Seat};

/// The stage of the game in a position, which selects the weights of the position's features.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Moment {
    /// The index of the table with the weights.
    pub table: u8,
    /// The time that is left, on the scale of [`Table::weight`](super::Table::weight).
    pub time: u8,
    /// A number that identifies the stage. Of consecutive positions with the same number, only the
    /// first is recorded.
    pub mark: u16,
}

/// A game whose bots can evaluate positions with other values than the built-in ones.
pub trait Taught: Playable {
    /// The values that evaluate positions.
    type Values: Clone + Send + Sync + 'static;

    /// The number of features.
    const FEATURES: usize;
    /// The number of coefficients of each weight.
    const POWERS: usize;
    /// The number of tables.
    const TABLES: usize;
    /// The games from which tables are learned: a list for each group of tables that are learned
    /// together. Each game is given as its mode and its number of seats.
    const GAMES: &'static [&'static [(u8, u8)]];
    /// The value of one point, in the unit of the weights.
    const UNIT: i32;
    /// The upper bounds of the random number that is added to ratings in fast games. Each fast game
    /// uses one of them.
    const BLURS: [u32; 4];

    /// The values of the first bots, which were set by hand.
    fn first_values() -> &'static Self::Values;

    /// Sets the weights of a table to learned ones, coefficient by coefficient.
    fn set(values: &mut Self::Values, table: usize, weights: &[i16]);

    /// Prepares learned values for use after training. While values are learned, bots may play for
    /// points only; finished values may play to win.
    fn finish(values: &mut Self::Values) {
        let _ = values;
    }

    /// Makes a search state use these values.
    fn judge_by(state: &mut Self::State, values: &'static Self::Values);
}

/// A game whose values can be learned from games that its bots play.
pub trait Learn: Taught {
    /// Copies the whole position into a state, including hidden parts.
    fn reveal(&self, state: &mut Self::State);

    /// The stage of this position; `None` if the position is not recorded.
    fn moment(state: &Self::State) -> Option<Moment>;

    /// Calls `each` with the index and the amount of each feature of a seat.
    fn features(state: &Self::State, seat: Seat, each: &mut dyn FnMut(usize, i32));

    /// The part of a seat's value that is certain, such as its points so far, in the unit of the
    /// weights. Only the rest is learned.
    fn certain(state: &Self::State, seat: Seat) -> i32;

    /// Makes a fast turn for the seat to move. A random number below `blur` is added to the rating
    /// of each possible turn.
    fn play_fast(state: &mut Self::State, blur: u32, rng: &mut Rng);

    /// The points of a seat at the end, in the unit of the weights; `None` before the end.
    fn points(state: &Self::State, seat: Seat) -> Option<i32>;
}
