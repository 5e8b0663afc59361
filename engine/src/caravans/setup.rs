//! The contents of the box, and the beginning of a game.
//!
//! The values marked *reconstructed* are known only from reviews, because the
//! rulebook shows them in pictures. Corrections are made only in this file.

use super::card::{Card, CardKind};

/// The version of the rules. It is increased with every change that gives the moves of an older
/// game another meaning, so that older saves are recognized. In version 1, routes had 15 fields.
pub const RULES: u8 = 2;

/// The largest number of players.
pub const MAX_PLAYERS: usize = 4;
/// The number of amphorae of each good.
pub const AMPHORAE: u8 = 12;
/// The number of cards.
pub const CARDS: usize = 42;
/// The number of cards in a full hand.
pub const HAND: usize = 5;
/// The number of trading years in a game.
pub const YEARS: u8 = 3;
/// The largest number of card fields in a year.
pub const MAX_FIELDS: usize = CARD_FIELDS[MAX_PLAYERS - 2];

/// The capital of each seat at the beginning.
pub(super) const CAPITAL: u16 = 50;
/// The tax for each amphora.
const TAX: u16 = 2;
/// The pay for an amphora with 0, 1, 2, 3 and 4 contracts of its good.
const CONTRACT_PAY: [u16; 5] = [0, 1, 2, 4, 8];

/// Reconstructed: the values of the fields of a trade route, from the far end to
/// the city. The first 17 are the fields of the route, the last one is Palmyra.
pub(super) const VALUES: [u8; 18] = [
    30, 28, 26, 24, 22, 20, 18, 16, 14, 12, 10, 8, 6, 5, 4, 3, 2, 2,
];
/// The index in [`VALUES`] of the field with the value 24. At the beginning, the farthest amphora
/// of each route is on this field.
pub(super) const FIRST_FIELD: u8 = 3;

/// Reconstructed: the number of card fields for two, three and four players.
const CARD_FIELDS: [usize; 3] = [7, 10, 13];

/// The number of cards in the box that equal this card.
pub(super) const fn copies(card: Card) -> u8 {
    match card.kind() {
        CardKind::Caravan(-2 | 2) => 2,
        CardKind::Caravan(_) | CardKind::Tax | CardKind::Mirage => 1,
        CardKind::Contract => 4,
    }
}

/// The tax on this number of amphorae.
#[must_use]
pub const fn tax_on(amphorae: u8) -> u16 {
    TAX * amphorae as u16
}

/// The number of amphorae for which a tax of this amount is due.
pub(super) const fn amphorae_taxed(due: u16) -> u8 {
    (due / TAX) as u8
}

/// The pay for each amphora with this number of contracts of its good.
#[must_use]
pub const fn contract_pay(contracts: u8) -> u16 {
    let most = CONTRACT_PAY.len() - 1;
    let count = contracts as usize;
    CONTRACT_PAY[if count < most { count } else { most }]
}

/// The number of players, people and bots together: two to four.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Players(u8);

impl Players {
    /// Creates a number of players; `None` if `count` is not from two to four.
    #[must_use]
    pub const fn new(count: u8) -> Option<Self> {
        match count {
            2..=4 => Some(Self(count)),
            _ => None,
        }
    }

    /// The number, two to four.
    #[must_use]
    pub const fn count(self) -> u8 {
        self.0
    }

    /// The number of card fields. All of them are filled in a year.
    #[must_use]
    pub const fn fields(self) -> usize {
        CARD_FIELDS[(self.0 as usize - 2) % CARD_FIELDS.len()]
    }
}
