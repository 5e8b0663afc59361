//! A turn as one plan of the search.

use super::super::card::Card;
use super::super::good::Good;
use super::super::moves::Move;
use super::super::trade::Deal;

/// The largest number of deals in a turn.
pub(super) const DEALS: usize = 3;

/// The deals that remain to be made in a turn, sales first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Deals {
    deals: [Deal; DEALS],
    len: u8,
}

impl Deals {
    pub const NONE: Self = Self {
        deals: [Deal::Buy(Good::Gold); DEALS],
        len: 0,
    };

    pub fn push(&mut self, deal: Deal) {
        if let Some(place) = self.deals.get_mut(usize::from(self.len)) {
            *place = deal;
            self.len += 1;
        }
    }

    pub fn iter(&self) -> impl Iterator<Item = Deal> + '_ {
        self.deals.iter().take(usize::from(self.len)).copied()
    }
}

/// The cards played in a turn. There is a second card after a tax.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct CardPlay {
    pub first: Option<Card>,
    pub second: Option<Card>,
    /// The card that a mirage covers, if one of the played cards is a mirage.
    pub over: Option<Card>,
}

impl CardPlay {
    pub const NONE: Self = Self {
        first: None,
        second: None,
        over: None,
    };

    pub fn cards(&self) -> impl Iterator<Item = Card> {
        [self.first, self.second].into_iter().flatten()
    }
}

/// A plan for a whole turn, or for the rest of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    pub(super) deals: Deals,
    pub(super) play: CardPlay,
    /// The cards to lay aside, one bit for each place in the hand.
    pub(super) aside: u8,
    /// The improvement of the position's value, in sixteenths of a coin.
    pub(super) gain: i16,
}

impl Plan {
    pub(super) const NOTHING: Self = Self {
        deals: Deals::NONE,
        play: CardPlay::NONE,
        aside: 0,
        gain: 0,
    };

    /// Returns a number that identifies the plan. The deals, the played cards and the cards to lay
    /// aside are stored in different bits.
    pub(super) fn key(&self) -> u32 {
        let deals = self.deals.iter().fold(0, |key, deal| {
            let sale = matches!(deal, Deal::Sell(_));
            key << 3 | (1 + 2 * deal.good().index() as u32 + u32::from(sale))
        });
        let CardPlay {
            first,
            second,
            over,
        } = self.play;
        let cards = [first, second, over].into_iter().fold(0, |key, card| {
            key << 5 | card.map_or(Card::CODES as u32, |card| card.code().into())
        });
        deals << 23 | cards << 8 | u32::from(self.aside)
    }

    /// The plan's deals as moves.
    pub(super) fn deal_moves(&self) -> impl Iterator<Item = Move> + '_ {
        self.deals.iter().map(Move::from)
    }
}
