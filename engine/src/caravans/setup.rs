//! What is in the box, and how a game begins.
//!
//! The values marked *reconstructed* were only ever printed as pictures. An
//! owner of the box corrects them here and nowhere else.

use super::card::{Card, Kind};

/// The most seats at a table.
pub const MAX_PLAYERS: usize = 4;
/// Amphorae of each good.
pub const AMPHORAE: u8 = 12;
/// All cards.
pub const CARDS: usize = 42;
/// Cards in a full hand.
pub const HAND: usize = 5;
/// Trading years in a game.
pub const YEARS: u8 = 3;
/// The most card fields in a year.
pub const MAX_FIELDS: usize = CARD_FIELDS[MAX_PLAYERS - 2];

/// What everybody owns at first.
pub(super) const CAPITAL: u16 = 50;
/// What a tax takes for each amphora.
pub(super) const TAX: u16 = 2;
/// What an amphora earns with no, one, two, three or four contracts.
pub(super) const CONTRACT_PAY: [u16; 5] = [0, 1, 2, 4, 8];

/// Reconstructed: what the fields of a trade route are worth, from the far
/// end to Palmyra, which is the last.
pub(super) const VALUES: [u8; 16] = [30, 28, 26, 24, 22, 20, 18, 16, 14, 12, 10, 8, 6, 4, 2, 2];
/// Where the first amphora of a route stands at first: on 24.
pub(super) const FIRST_FIELD: u8 = 3;

/// Reconstructed: the card fields that two, three and four players fill.
const CARD_FIELDS: [usize; 3] = [7, 10, 13];

/// How many cards of a kind each colour has.
pub(super) const fn copies(card: Card) -> u8 {
    match card.kind() {
        Kind::Caravan(-2 | 2) => 2,
        Kind::Caravan(_) | Kind::Tax | Kind::Mirage => 1,
        Kind::Contract => 4,
    }
}

/// How many people and bots sit at a game: two to four.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Players(u8);

impl Players {
    /// `None` unless the number is two to four.
    #[must_use]
    pub const fn new(count: u8) -> Option<Self> {
        match count {
            2..=4 => Some(Self(count)),
            _ => None,
        }
    }

    /// Two to four.
    #[must_use]
    pub const fn count(self) -> u8 {
        self.0
    }

    /// The card fields that make a year.
    #[must_use]
    pub const fn fields(self) -> usize {
        CARD_FIELDS[(self.0 as usize - 2) % CARD_FIELDS.len()]
    }
}
