//! What the bots think things are worth.

use crate::bot::Level;

/// A coin, in the units of all worths.
pub(super) const COIN: i32 = 16;

/// Numbers that a evaluator at a position weighs with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weights {
    /// How much of the move of this year's caravans to expect.
    pub trust: i16,
    /// How much one's own sales spoil the price, for the year's number: a
    /// coin for 8.
    pub slope: [i16; 3],
    /// How much more they do if the others hold the good as well.
    pub crowd: [i16; 3],
    /// What the cards in the hand are worth of their effect.
    pub hand: i16,
    /// What the contracts in the hand are worth of their effect.
    pub contract: i16,
    /// A mirage in the hand.
    pub mirage: i16,
    /// What the others' turns cost for each amphora that one has more.
    pub threat: i16,
    /// How prices return to the middle until the next year.
    pub revert: i16,
    /// What an amphora is worth more as others will buy as well, for each
    /// turn to come.
    pub stock: [i16; 3],
    /// How much the others' wealth counts.
    pub rivals: i16,
    /// Cards worth less than this are exchanged.
    pub exchange: i16,
}

/// What a level weighs with.
pub(super) const fn of(level: Level) -> &'static Weights {
    match level {
        Level::Easy => &EASY,
        Level::Medium => &MEDIUM,
        Level::Hard => &BEST,
    }
}

/// How the best weigh, and everybody in play-outs.
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

/// How the middle level weighs: not quite as well.
pub const MEDIUM: Weights = Weights {
    crowd: [15, 2, 4],
    revert: 2,
    stock: [10, 6, 3],
    rivals: 13,
    ..BEST
};

/// How the weakest weigh: without a thought for the cards to come.
pub const EASY: Weights = Weights {
    hand: 0,
    contract: 0,
    threat: 0,
    ..MEDIUM
};
