//! Prices, and what can be kept.

use super::game::Merchants;
use super::good::{Good, Goods};
use super::moves::Move;
use super::slot::{Action, Spot};
use super::tile::Tiles;
use super::tower::Rise;
use crate::Seat;

/// The price of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Price {
    /// The goods among which the payment is chosen.
    pub goods: Goods,
    /// The number of goods to pay; all of them unless there is a discount.
    pub count: u16,
}

impl Price {
    /// Returns a price without a choice.
    #[must_use]
    pub fn exact(goods: Goods) -> Self {
        let count = goods.total();
        Self { goods, count }
    }

    /// Whether all its goods are paid.
    #[must_use]
    pub fn is_exact(self) -> bool {
        self.count == self.goods.total()
    }

    /// Returns the number of goods that are missing to pay it.
    #[must_use]
    pub fn missing(self, have: Goods) -> u16 {
        self.count.saturating_sub(have.min(self.goods).total())
    }

    /// Returns the missing goods. All of them are needed if the price [is
    /// exact](Self::is_exact), any [`missing`](Self::missing) of them otherwise.
    #[must_use]
    pub fn short(self, have: Goods) -> Goods {
        self.goods - have.min(self.goods)
    }
}

impl Merchants {
    /// The tax in gold that the deciding player owes.
    #[must_use]
    pub fn tax_due(&self) -> u8 {
        let own = self.own();
        let exempt = own.used.exempt || own.spots.contains(Spot::TAXMAN) || own.has(Tiles::NO_TAX);
        if exempt { 0 } else { self.amounts().tax }
    }

    /// The price of the next level or pair of the deciding player's tower.
    pub(super) fn tower_price(&self, rise: Rise) -> Goods {
        let own = self.own();
        own.tower_price(own.tower, rise)
    }

    /// Returns the price of a step for a seat now, whether or not it has the goods.
    /// Steps without a price cost nothing.
    #[must_use]
    pub fn price(&self, seat: Seat, mv: Move) -> Price {
        let board = self.board(seat);
        let (goods, discount) = match mv {
            Move::Buy(..) => return self.improvement_price(),
            Move::Tower(_, rise) => (board.tower_price(board.tower, rise), 0),
            Move::Temple(_, part) => (part.cost(), board.discount(Tiles::CHEAP_TEMPLE)),
            Move::Rare(_, rare) => (rare.colour().cost(), board.discount(Tiles::CHEAP_RARE)),
            Move::Fulfil(_, card) => (card.cost(), board.discount(Tiles::CHEAP_MISSIONS)),
            _ => (Goods::NONE, 0),
        };
        let count = goods.total().saturating_sub(discount);
        Price { goods, count }
    }

    /// The price of an improvement in this era: a number of goods of any kinds.
    fn improvement_price(&self) -> Price {
        let count = self.amounts().improvement;
        Price {
            goods: Goods::new(count, count, count, count),
            count: count.into(),
        }
    }

    /// Returns the next price of a seat's piece on a slot; `None` if the slot
    /// requires no goods, or has nothing left to pay for.
    #[must_use]
    pub fn price_at(&self, seat: Seat, spot: Spot) -> Option<Price> {
        let board = self.board(seat);
        let mv = match spot.action() {
            Action::Tower(rise) => Move::Tower(spot, rise),
            Action::Temple { .. } | Action::PrivateTemple => {
                let part = board.next_part();
                (self.temple_cards(part) > 0).then_some(Move::Temple(spot, part))?
            }
            Action::Rare(colour) => Move::Rare(spot, self.stack(colour).top()?),
            Action::Improvement if self.open.is_empty() => return None,
            Action::Improvement => return Some(self.improvement_price()),
            _ => return None,
        };
        Some(self.price(seat, mv))
    }

    /// Whether these goods can pay for a step.
    pub(super) fn is_payable(&self, mv: Move, goods: Goods) -> bool {
        self.price(self.seat, mv).missing(goods) == 0
    }

    /// Lists all ways to pay for a step.
    pub(super) fn each_payment(&self, mv: Move, each: &mut dyn FnMut(Move) -> bool) -> bool {
        let own = self.own();
        let price = self.price(self.seat, mv);
        let goods = own.goods().min(price.goods);
        goods.each_choice(price.count, &mut |goods| each(Move::Pay(goods)))
            || matches!(mv, Move::Rare(..))
                && own.rare_for_prestige().is_some()
                && each(Move::PayPrestige)
    }

    /// The smallest and the largest number that can be kept of a good when the
    /// goods before it are settled.
    pub(super) fn keepable(&self, good: Good) -> (u8, u8) {
        let own = self.own();
        let goods = own.warehouse;
        let sum = |range: &[Good]| -> u16 {
            let counts = range.iter().map(|&good| u16::from(goods.count(good)));
            counts.sum()
        };
        let (before, rest) = Good::ALL.split_at(good.index());
        let left = own.limit().saturating_sub(sum(before));
        let after = sum(rest.get(1..).unwrap_or_default());
        let most = u16::from(goods.count(good)).min(left);
        let least = left.saturating_sub(after).min(most);
        // Both are at most the amount of the good.
        (least as u8, most as u8)
    }
}
