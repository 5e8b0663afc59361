//! The steps of building the tower, and their cost.

use super::ParseError;
use super::good::Goods;

/// Whether the tower is built by single levels or by pairs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rise {
    /// Level by level.
    One,
    /// Pair by pair.
    Two,
}

impl Rise {
    /// Both ways to build a tower.
    pub const ALL: [Self; 2] = [Self::One, Self::Two];
}

named! {
    Rise or ParseError:
    One = "one",
    Two = "two",
}

/// The number of consecutive levels with the same cost.
pub const BAND: u8 = 5;

/// The cost of the next level, or of the next pair of levels, of a tower of this height. The cost
/// of a pair depends on its first level.
///
/// Reconstructed: single levels from level 16 on, pairs from level 11 on. Corrections are made only
/// in this function.
#[must_use]
pub const fn tower_cost(height: u8, rise: Rise) -> Goods {
    match (rise, height / BAND + 1) {
        (Rise::One, 1) => Goods::new(1, 1, 0, 0),
        (Rise::One, band) => Goods::new(0, band, 0, 0),
        (Rise::Two, 1) => Goods::new(1, 0, 2, 0),
        (Rise::Two, band) => Goods::new(band, 0, band, 0),
    }
}

/// Whether the next level of a tower of this height is a multiple of five.
pub(super) const fn is_below_free_level(height: u8) -> bool {
    height % BAND == BAND - 1
}

/// A level or a pair of levels that is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Climb {
    /// The level that is paid for; for a pair, the higher level.
    pub paid: u8,
    /// The height of the tower afterwards, including free levels.
    pub level: u8,
    /// The cost of the level or pair.
    pub cost: Goods,
}
