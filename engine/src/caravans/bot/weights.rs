//! What the bots think things are worth.

use crate::bot::Level;

/// A coin, in the units of all worths.
pub(super) const COIN: i32 = 16;

/// The numbers with which a position is evaluated, in sixteenths. They come from
/// hill climbing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weights {
    /// How much of this year's move of the caravans so far to expect in the end.
    pub trust: i16,
    /// How much each own sale lowers the price, in each of the years: 8 means a
    /// coin.
    pub slope: [i16; 3],
    /// How much more each sale lowers it if others hold the good as well.
    pub crowd: [i16; 3],
    /// How much of their effect the cards in the hand are worth.
    pub hand: i16,
    /// The same for contracts.
    pub contract: i16,
    /// A mirage in the hand.
    pub mirage: i16,
    /// How much each turn of the others costs for each amphora that the seat holds
    /// more than they do on average.
    pub threat: i16,
    /// How prices return to the middle until the next year.
    pub revert: i16,
    /// What an amphora is worth beyond its price, for each turn left in the year,
    /// because others will buy as well.
    pub stock: [i16; 3],
    /// How much the others' wealth counts.
    pub rivals: i16,
    /// Cards worth less than this are exchanged.
    pub exchange: i16,
}

/// The weights of a level.
pub(super) const fn of(level: Level) -> &'static Weights {
    match level {
        Level::Easy => &EASY,
        Level::Medium => &MEDIUM,
        Level::Hard => &BEST,
    }
}

/// The weights of the hard level, and of everybody in play-outs.
pub const BEST: Weights = Weights {
    trust: 12,
    slope: [14, 20, 24],
    crowd: [7, 4, 4],
    hand: 6,
    contract: 5,
    mirage: 17,
    threat: 3,
    revert: 3,
    stock: [10, 5, 4],
    rivals: 17,
    exchange: 16,
};

/// The weights of the medium level, slightly worse.
pub const MEDIUM: Weights = Weights {
    crowd: [15, 2, 4],
    revert: 2,
    stock: [10, 6, 3],
    rivals: 13,
    ..BEST
};

/// The weights of the easy level, which gives no worth to the cards of its hand but
/// the mirages, and expects no harm from those of the others.
pub const EASY: Weights = Weights {
    hand: 0,
    contract: 0,
    threat: 0,
    ..MEDIUM
};
