//! A turn as the search sees it.

use super::super::card::Card;
use super::super::good::Good;
use super::super::moves::Move;
use super::super::trade::Deal;

/// The most deals of a turn.
pub(super) const DEALS: usize = 3;

/// Deals of a turn that are still to be made, sales first.
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

/// How the cards of a turn are played: a tax lets another one follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Cast {
    pub first: Option<Card>,
    pub second: Option<Card>,
    /// What a mirage among them covers.
    pub over: Option<Card>,
}

impl Cast {
    pub const NONE: Self = Self {
        first: None,
        second: None,
        over: None,
    };

    pub fn cards(&self) -> impl Iterator<Item = Card> {
        [self.first, self.second].into_iter().flatten()
    }
}

/// A turn, or what is left of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    pub(super) deals: Deals,
    pub(super) cast: Cast,
    /// The cards to lay aside by their places in the hand, a bit each.
    pub(super) aside: u8,
    /// What it seemed to gain, in sixteenths of a coin.
    pub(super) gain: i16,
}

impl Plan {
    pub(super) const NOTHING: Self = Self {
        deals: Deals::NONE,
        cast: Cast::NONE,
        aside: 0,
        gain: 0,
    };

    /// Tells plans apart: deals, cards and those laid aside, each in its bits.
    pub(super) fn mark(&self) -> u32 {
        let deals = self.deals.iter().fold(0, |mark, deal| {
            let sale = matches!(deal, Deal::Sell(_));
            mark << 3 | (1 + 2 * deal.good().index() as u32 + u32::from(sale))
        });
        let Cast {
            first,
            second,
            over,
        } = self.cast;
        let cards = [first, second, over].into_iter().fold(0, |mark, card| {
            mark << 5 | card.map_or(Card::CODES as u32, |card| card.code().into())
        });
        deals << 23 | cards << 8 | u32::from(self.aside)
    }

    pub(super) fn moves(&self) -> impl Iterator<Item = Move> + '_ {
        self.deals.iter().map(Move::from)
    }
}
