//! The weights of the bots' evaluation.
//!
//! They were trained with `engine/examples/train-caravans.rs`.

use crate::bot::Level;

/// The unit of all values: a coin has this value.
pub(super) const COIN: i32 = 16;

/// The weights of a position's evaluation. Unless stated otherwise, 16 stands for one coin, or for
/// a factor of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weights {
    /// The fraction of the caravans' movement that is expected to remain until the end of the year.
    pub trust: i16,
    /// The amount by which each sale lowers the price, in each of the three years; 8 means one
    /// coin.
    pub slope: [i16; 3],
    /// The additional amount by which each sale lowers the price if other seats hold the good as
    /// well.
    pub crowd: [i16; 3],
    /// The value of a caravan or tax in the hand, as a fraction of the card's
    /// effect.
    pub hand: i16,
    /// The value of a contract in the hand, as a fraction of the card's effect.
    pub contract: i16,
    /// The value of a mirage in the hand.
    pub mirage: i16,
    /// The expected loss in each turn of another seat, for each amphora of the seat's lead.
    pub threat: i16,
    /// The strength with which prices tend to return to the average price in
    /// later years.
    pub revert: i16,
    /// For each of the three years: the value of an amphora in addition to its price, per turn that
    /// is left in the year. In these turns, others may still raise the price by buying.
    pub stock: [i16; 3],
    /// The weight of the possessions of the other seats. These count against
    /// the seat.
    pub rivals: i16,
    /// The value below which a card is laid aside in an exchange.
    pub exchange: i16,
}

/// The weights with which a bot evaluates its own turns.
pub(super) const fn of(level: Level) -> &'static Weights {
    match level {
        Level::Malku => &MALKU,
        Level::Yarhai => &YARHAI,
        Level::Zabdas => &ZABDAS,
        Level::Longinus => &LONGINUS,
        Level::Zenobia => &ZENOBIA,
    }
}

/// The weights of Zenobia, and of all seats in play-outs.
pub const ZENOBIA: Weights = Weights {
    trust: 14,
    slope: [14, 20, 21],
    crowd: [9, 4, 4],
    hand: 6,
    contract: 5,
    mirage: 16,
    threat: 3,
    revert: 3,
    stock: [10, 6, 4],
    rivals: 15,
    exchange: 15,
};

/// The best weights for bots without play-outs.
pub const LOOKS: Weights = Weights {
    slope: [14, 20, 24],
    hand: 5,
    ..ZENOBIA
};

/// The weights of Longinus, who keeps contracts until they pay.
pub const LONGINUS: Weights = Weights {
    contract: 8,
    ..ZENOBIA
};

/// The weights of Zabdas, who attacks. He holds fewer goods that the others could attack, and the
/// losses of others count slightly more than his own gains.
pub const ZABDAS: Weights = Weights {
    rivals: 17,
    threat: 5,
    ..LOOKS
};

/// The weights of Yarhai, who likes to hold many goods. He overrates them, but only a little: in a
/// game for four, few turns are left to sell them.
pub const YARHAI: Weights = Weights {
    stock: [13, 9, 6],
    threat: 1,
    ..LOOKS
};

/// The weights of the first Yarhai, kept for comparison. He almost never won a game for four.
pub const FIRST_YARHAI: Weights = Weights {
    stock: [16, 12, 8],
    threat: 1,
    ..LOOKS
};

/// The weights of Malku. The cards in his hand have no value for him, except mirages, and the
/// possessions of others count less than for Zenobia.
pub const MALKU: Weights = Weights {
    crowd: [15, 2, 4],
    hand: 0,
    contract: 0,
    threat: 0,
    revert: 2,
    stock: [10, 6, 3],
    rivals: 13,
    ..ZENOBIA
};
