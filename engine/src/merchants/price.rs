//! Prices, and the number of goods that may be kept.

use super::game::Merchants;
use super::good::{Good, Goods};
use super::moves::Move;
use super::slot::{Action, Spot};
use super::tile::Tiles;
use super::tower::Rise;
use super::trade::Trade;
use crate::Seat;

/// The price of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Price {
    /// The goods from which the payment is chosen.
    pub goods: Goods,
    /// The number of goods to pay: all of `goods`, or fewer if there is a discount or a choice.
    pub count: u16,
}

impl Price {
    /// Creates a price that consists of exactly these goods.
    #[must_use]
    pub fn exact(goods: Goods) -> Self {
        let count = goods.total();
        Self { goods, count }
    }

    /// Whether all goods of the price have to be paid, without a choice.
    #[must_use]
    pub fn is_exact(self) -> bool {
        self.count == self.goods.total()
    }

    /// Returns the number of goods that are missing to pay the price.
    #[must_use]
    pub fn missing(self, have: Goods) -> u16 {
        self.count.saturating_sub(have.min(self.goods).total())
    }

    /// Returns the goods that are missing to pay the price. If the price [is
    /// exact](Self::is_exact), all of them are needed; otherwise any [`missing`](Self::missing) of
    /// them are enough.
    #[must_use]
    pub fn short(self, have: Goods) -> Goods {
        self.goods - have.min(self.goods)
    }
}

/// Trades after which a price can be paid.
pub type Means = heapless::Vec<Trade, { Merchants::MOST_TRADES }>;

impl Merchants {
    /// The largest number of trades that [`Merchants::means`] combines.
    pub const MOST_TRADES: usize = 3;

    /// Returns ways for the deciding player to trade in order to pay a price, with as few trades as
    /// possible. Ways that give away less come first. The list is empty if the price can be paid
    /// without trades, or if no trades help.
    #[must_use]
    pub fn means(&self, price: Price) -> heapless::Vec<Means, 8> {
        let mut found = heapless::Vec::<(u16, Means), 8>::new();
        if price.missing(self.own().goods()) == 0 {
            return heapless::Vec::new();
        }
        for count in 1..=Self::MOST_TRADES {
            self.each_means(price, count, &mut Means::new(), &mut |given, means| {
                let at = found.iter().position(|&(other, _)| other > given);
                let at = at.unwrap_or(found.len());
                if found.is_full() && at < found.len() {
                    found.pop();
                }
                // If the list is full of better ways, this way is left out.
                let _ = found.insert(at, (given, means.clone()));
            });
            if !found.is_empty() {
                break;
            }
        }
        found.into_iter().map(|(_, means)| means).collect()
    }

    /// Calls `each` with every set of trades that makes a price payable: those in `made` and
    /// `count` more. The first argument of `each` is the value that the trades give away.
    fn each_means(
        &self,
        price: Price,
        count: usize,
        made: &mut Means,
        each: &mut dyn FnMut(u16, &Means),
    ) {
        let own = self.own();
        if count == 0 {
            let (mut given, mut worth) = (Goods::NONE, 0);
            for trade in made.iter() {
                worth += match trade.gives() {
                    // An advanced good is worth more than a basic one, and prestige is worth the
                    // most.
                    Some(good) => 1 + 2 * u16::from(!good.is_basic()),
                    None => 8,
                };
                given = given + trade.gives().map_or(Goods::NONE, |good| Goods::of(good, 1));
            }
            let got = made
                .iter()
                .fold(Goods::NONE, |sum, trade| sum + trade.gets());
            let is_paid =
                own.warehouse.contains(given) && price.missing(own.goods() - given + got) == 0;
            if is_paid {
                each(worth, made);
            }
            return;
        }
        // The order of the trades does not matter, since goods from a trade cannot be traded again.
        let first = made.last().map_or(0, |trade| trade.index());
        for trade in own.trades().iter().filter(|trade| trade.index() >= first) {
            let again = trade.gives().is_none()
                && made
                    .iter()
                    .any(|other| other.gives().is_none() && other.is_up() == trade.is_up());
            if !again && made.push(trade).is_ok() {
                self.each_means(price, count - 1, made, each);
                made.pop();
            }
        }
    }

    /// The tax that the deciding player owes, as a number of gold.
    #[must_use]
    pub fn tax_due(&self) -> u8 {
        let own = self.own();
        let exempt = own.used.exempt || own.spots.contains(Spot::TAXMAN) || own.has(Tiles::NO_TAX);
        if exempt { 0 } else { self.amounts().tax }
    }

    /// The price of the next level, or pair of levels, of the deciding player's tower.
    pub(super) fn tower_price(&self, rise: Rise) -> Goods {
        let own = self.own();
        own.tower_price(own.tower, rise)
    }

    /// Returns the price of a step for a seat now, even if the seat cannot pay it. A step without a
    /// price costs nothing.
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

    /// The price of an improvement in the current era: a number of goods of any kinds.
    fn improvement_price(&self) -> Price {
        let count = self.amounts().improvement;
        Price {
            goods: Goods::new(count, count, count, count),
            count: count.into(),
        }
    }

    /// Returns the step with a price that a seat's piece on a slot would make next; `None` if the
    /// slot has no price, has nothing left to buy, or offers steps with different prices. If the
    /// slot offers several things at the same price, the step buys one of them.
    #[must_use]
    pub fn paid_step(&self, seat: Seat, spot: Spot) -> Option<Move> {
        match spot.action() {
            Action::Tower(rise) => Some(Move::Tower(spot, rise)),
            Action::Temple { .. } | Action::PrivateTemple => {
                let part = self.board(seat).next_part();
                (self.temple_cards(part) > 0).then_some(Move::Temple(spot, part))
            }
            Action::Rare(colour) => Some(Move::Rare(spot, self.stack(colour).top()?)),
            Action::Improvement => Some(Move::Buy(spot, self.open.iter().next()?)),
            _ => None,
        }
    }

    /// Returns the price of the [next step](Self::paid_step) of a seat's piece on a
    /// slot.
    #[must_use]
    pub fn price_at(&self, seat: Seat, spot: Spot) -> Option<Price> {
        let step = self.paid_step(seat, spot)?;
        Some(self.price(seat, step))
    }

    /// Whether a step can be paid with these goods.
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

    /// The smallest and the largest number of a good that the deciding player can keep. The numbers
    /// of the goods before it are already decided.
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
        // Neither number exceeds the amount of the good, so both fit into a byte.
        (least as u8, most as u8)
    }
}
