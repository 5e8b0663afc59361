//! The interface of a game for the trainer.

use crate::{Playable, Rng, Seat};

/// The stage of a position, which selects the weights of its features.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Moment {
    /// The number of the table that has the weights.
    pub table: u8,
    /// The time that is left, on the scale of [`Table::weight`](super::Table::weight).
    pub time: u8,
    /// A number that stays the same as long as no other position has to be recorded.
    pub mark: u16,
}

/// A game whose bots can use other values than the built-in ones.
pub trait Taught: Playable {
    /// The values that evaluate positions.
    type Values: Clone + Send + Sync + 'static;

    /// The number of features.
    const FEATURES: usize;
    /// The number of coefficients of each weight.
    const POWERS: usize;
    /// The number of tables.
    const TABLES: usize;
    /// The games from which tables are learned, as modes and numbers of seats: a list for each
    /// group of tables that are learned together.
    const GAMES: &'static [&'static [(u8, u8)]];
    /// A point, in the unit of the weights.
    const UNIT: i32;
    /// The amounts of randomness among which fast games choose.
    const BLURS: [u32; 4];

    /// The values that were set by hand.
    fn first_values() -> &'static Self::Values;

    /// Sets the weights of a table, coefficient by coefficient. The values then no longer count as
    /// set by hand.
    fn set(values: &mut Self::Values, table: usize, weights: &[i16]);

    /// Prepares learned values for use: during training bots may play for points only, afterwards
    /// to win.
    fn finish(values: &mut Self::Values) {
        let _ = values;
    }

    /// Replaces the values that evaluate a state.
    fn judge_by(state: &mut Self::State, values: &'static Self::Values);
}

/// A game whose values can be learned from games.
pub trait Learn: Taught {
    /// Copies the whole position into a state, including hidden parts.
    fn reveal(&self, state: &mut Self::State);

    /// The stage of this position; `None` if the position is not recorded.
    fn moment(state: &Self::State) -> Option<Moment>;

    /// Calls `each` with the features of a seat and their amounts.
    fn features(state: &Self::State, seat: Seat, each: &mut dyn FnMut(usize, i32));

    /// The part of a seat's value that is certain, in the unit of the weights. Only the rest is
    /// learned.
    fn certain(state: &Self::State, seat: Seat) -> i32;

    /// Makes a turn for the seat to move, with this upper bound of the randomness.
    fn play_fast(state: &mut Self::State, blur: u32, rng: &mut Rng);

    /// The points of a seat at the end, in the unit of the weights; `None` before the end.
    fn points(state: &Self::State, seat: Seat) -> Option<i32>;
}
