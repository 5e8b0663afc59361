//! The interface through which the trainer learns values for a game's bots.

use crate::{Playable, Rng, Seat};

/// The stage of the game. It decides which weights apply to the features of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Moment {
    /// The index of the weight table for this stage.
    pub table: u8,
    /// The time that is left, on the scale of [`Table::weight`](super::Table::weight).
    pub time: u8,
    /// A number that identifies the stage. Of consecutive positions with the same number, the
    /// trainer records only the first.
    pub mark: u16,
}

/// A game whose bots can use values other than the built-in values.
pub trait Taught: Playable {
    /// The weights and settings used to evaluate positions.
    type Values: Clone + Send + Sync + 'static;

    /// The number of features.
    const FEATURES: usize;
    /// The number of coefficients of each weight.
    const POWERS: usize;
    /// The number of tables.
    const TABLES: usize;
    /// The games to learn from. Each inner list trains one group of tables. An entry is a mode
    /// and a number of seats.
    const GAMES: &'static [&'static [(u8, u8)]];
    /// The value of one point, in the unit of the weights.
    const UNIT: i32;
    /// The upper bounds of the random noise in the ratings of fast games. Each fast game uses one
    /// of these bounds.
    const BLURS: [u32; 4];

    /// The values of the first bots. They were set by hand.
    fn first_values() -> &'static Self::Values;

    /// Sets the weights of a table to learned weights, given coefficient by
    /// coefficient.
    fn set(values: &mut Self::Values, table: usize, weights: &[i16]);

    /// Prepares learned values for normal play. During training, bots may maximize points only;
    /// afterwards they also try to win.
    fn finish(values: &mut Self::Values) {
        let _ = values;
    }

    /// Makes a search state use these values.
    fn judge_by(state: &mut Self::State, values: &'static Self::Values);
}

/// A game whose bots can learn values by playing.
pub trait Learn: Taught {
    /// Copies the whole position into a state, including hidden parts.
    fn reveal(&self, state: &mut Self::State);

    /// The stage of this position; `None` if the trainer does not record the
    /// position.
    fn moment(state: &Self::State) -> Option<Moment>;

    /// Calls `each` with the index and the amount of each feature of a seat.
    fn features(state: &Self::State, seat: Seat, each: &mut dyn FnMut(usize, i32));

    /// The part of a seat's value that is certain, such as its points so far, in the unit of the
    /// weights. The trainer learns only the remaining part.
    fn certain(state: &Self::State, seat: Seat) -> i32;

    /// Makes a fast turn for the seat to move. A random number below `blur` is added to the rating
    /// of each possible turn.
    fn play_fast(state: &mut Self::State, blur: u32, rng: &mut Rng);

    /// The points of a seat at the end, in the unit of the weights; `None` before the end.
    fn points(state: &Self::State, seat: Seat) -> Option<i32>;
}
