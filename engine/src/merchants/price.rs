//! Prices, and what can be kept.

use super::game::Merchants;
use super::good::{Good, Goods};
use super::moves::Move;
use super::slot::Spot;
use super::tile::Tiles;
use super::tower::{Rise, tower_cost};

impl Merchants {
    /// The gold that the taxman wants of the player who decides.
    #[must_use]
    pub fn tax_due(&self) -> u8 {
        let own = self.own();
        let exempt = own.used.exempt || own.spots.contains(Spot::TAXMAN) || own.has(Tiles::NO_TAX);
        if exempt { 0 } else { self.amounts().tax }
    }

    /// What the next level or pair of the own tower costs.
    pub(super) fn tower_price(&self, rise: Rise) -> Goods {
        let own = self.own();
        let cost = tower_cost(own.tower, rise);
        if own.has(Tiles::NO_WOOD) {
            cost.without(Good::Wood)
        } else {
            cost
        }
    }

    /// The goods among which a step's price may be chosen, and how many of
    /// them must be paid. All of them, if it has no discount.
    pub(super) fn price(&self, mv: Move) -> (Goods, u16) {
        let own = self.own();
        let (cost, discount) = match mv {
            Move::Buy(..) => {
                let count = self.amounts().improvement;
                return (Goods::new(count, count, count, count), count.into());
            }
            Move::Tower(_, rise) => (self.tower_price(rise), 0),
            Move::Temple(_, part) => (part.cost(), own.discount(Tiles::CHEAP_TEMPLE)),
            Move::Rare(_, rare) => (rare.colour().cost(), own.discount(Tiles::CHEAP_RARE)),
            Move::Fulfil(_, card) => (card.cost(), own.discount(Tiles::CHEAP_MISSIONS)),
            _ => (Goods::NONE, 0),
        };
        (cost, cost.total().saturating_sub(discount))
    }

    /// Whether these goods can pay for a step.
    pub(super) fn is_payable(&self, mv: Move, goods: Goods) -> bool {
        let (cost, count) = self.price(mv);
        goods.min(cost).total() >= count
    }

    /// All ways to pay for a step.
    pub(super) fn each_payment(&self, mv: Move, each: &mut dyn FnMut(Move) -> bool) -> bool {
        let own = self.own();
        let (cost, count) = self.price(mv);
        let goods = own.goods().min(cost);
        goods.each_choice(count, &mut |goods| each(Move::Pay(goods)))
            || matches!(mv, Move::Rare(..))
                && own.rare_for_prestige().is_some()
                && each(Move::PayPrestige)
    }

    /// The least and the most that can be kept of a good when the goods before
    /// it are settled.
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
        // Both are at most what there is of the good.
        (least as u8, most as u8)
    }
}
