//! The weights of the bots' evaluation.
//!
//! They were trained with `engine/examples/train-caravans.rs`.

use crate::bot::Level;

/// A coin, in the unit of all values.
pub(super) const COIN: i32 = 16;

/// The weights of a position's evaluation. Unless stated otherwise, 16 means one coin, or the whole
/// of something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weights {
    /// The part of the movement by caravans on the board that is expected to happen.
    pub trust: i16,
    /// How much each of the seat's own sales lowers the price, in each of the three years; 8 means
    /// one coin.
    pub slope: [i16; 3],
    /// How much more each sale lowers the price if others hold the good as well.
    pub crowd: [i16; 3],
    /// The value of a caravan or tax in the hand, as a part of its effect.
    pub hand: i16,
    /// The value of a contract in the hand, as a part of its effect.
    pub contract: i16,
    /// The value of a mirage in the hand.
    pub mirage: i16,
    /// The cost of each turn of another seat, for each amphora of the seat's lead.
    pub threat: i16,
    /// How strongly prices tend to return to the middle in later years.
    pub revert: i16,
    /// The value of an amphora in addition to its price, in each of the three years and for each
    /// remaining turn, because others may still buy it.
    pub stock: [i16; 3],
    /// How much the possessions of the others count against the seat.
    pub rivals: i16,
    /// The value below which a card is exchanged.
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

/// Longinus keeps contracts until they pay.
pub const LONGINUS: Weights = Weights {
    contract: 8,
    ..ZENOBIA
};

/// Zabdas attacks: he holds fewer goods that the others could attack, and the losses of others
/// count slightly more than his own gains.
pub const ZABDAS: Weights = Weights {
    rivals: 17,
    threat: 5,
    ..LOOKS
};

/// Yarhai fills his store: he overrates goods, but not as much as to lose every game of four, in
/// which few turns are left to sell them.
pub const YARHAI: Weights = Weights {
    stock: [13, 9, 6],
    threat: 1,
    ..LOOKS
};

/// The first Yarhai, for comparison, who almost never won a game of four.
pub const FIRST_YARHAI: Weights = Weights {
    stock: [16, 12, 8],
    threat: 1,
    ..LOOKS
};

/// Malku gives no value to the cards in his hand, except mirages, and gives less weight than
/// Zenobia to what the others own.
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
