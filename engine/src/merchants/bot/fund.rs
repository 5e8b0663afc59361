//! Finds the goods to pay for a step.

use super::super::board::Board;
use super::super::good::{Good, Goods};
use super::super::mission::Missions;
use super::super::moves::Move;
use super::super::trade::{Trade, Trades};
use super::state::SearchState;
use super::weights::{HAND, POINT};
use super::window::Steps;

/// The order in which goods are chosen for a discount. Missing goods are acquired in the same
/// order.
const DEAREST_FIRST: [Good; 4] = [Good::Marble, Good::Gold, Good::Stone, Good::Wood];
/// The order in which goods are given away in trades and payments.
const CHEAPEST_FIRST: [Good; 4] = [Good::Wood, Good::Stone, Good::Gold, Good::Marble];

/// A way to pay a price.
pub(super) struct Funding {
    /// The goods that are paid.
    pub payment: Goods,
    /// The value that is lost by the trades and discards before the payment.
    pub lost: i32,
}

/// The goods, trades and missions that a player can turn into other goods.
struct Purse {
    /// The goods of the warehouse that the price does not need.
    spare: Goods,
    rights: Trades,
    cards: Missions,
    card_worth: i32,
}

impl SearchState {
    /// The trades that the player has the right to make and has not used up in this turn.
    fn usable_rights(board: &Board) -> Trades {
        let mut rights = board.rights();
        for trade in rights.and(Trades::PRESTIGE).iter() {
            let used = if trade.is_up() {
                board.used.advanced
            } else {
                board.used.basic
            };
            if used {
                rights.remove(trade);
            }
        }
        rights
    }

    /// Returns a way for the deciding player to pay `count` of the goods in `cost`; `None` if there
    /// is none. Adds the trades and discards that have to come before the payment to `steps`.
    /// Missions in `kept` are not discarded.
    pub(super) fn fund(
        &self,
        cost: Goods,
        count: u16,
        kept: Missions,
        steps: &mut Steps,
    ) -> Option<Funding> {
        let board = self.own();
        let have = board.goods();
        let mut payment = cost;
        let mut missing = cost - have;
        let mut discount = cost.total().saturating_sub(count);
        if discount > 0 {
            for goods in [true, false] {
                for good in DEAREST_FIRST {
                    let most = if goods {
                        missing.count(good)
                    } else {
                        payment.count(good)
                    };
                    let less = u16::from(most).min(discount);
                    discount -= less;
                    let less = Goods::of(good, less as u8);
                    payment = payment - less;
                    missing = missing - less;
                }
            }
        }
        if missing.is_none() {
            return Some(Funding { payment, lost: 0 });
        }
        let turns = self.turns_left();
        let mut purse = Purse {
            spare: board.warehouse - (payment - board.traded),
            rights: Self::usable_rights(board),
            cards: board.hand.minus(kept),
            card_worth: if turns > 0 { HAND } else { 0 },
        };
        if purse.rights.is_empty() && purse.cards.is_empty() {
            return None;
        }
        let mut lost = 0;
        for good in DEAREST_FIRST {
            while missing.count(good) > 0 {
                let (step, got, price) = purse.turn_into(good, missing, turns)?;
                steps.push(step).ok()?;
                missing = missing - got;
                lost += price;
            }
        }
        Some(Funding { payment, lost })
    }

    /// Returns the `count` goods, of any kinds, that the deciding player needs least.
    pub(super) fn cheapest(&self, count: u8) -> Option<Goods> {
        let mut have = self.own().goods();
        let mut payment = Goods::NONE;
        for _ in 0..count {
            let mut best = None;
            for good in CHEAPEST_FIRST {
                let held = i32::from(have.count(good));
                let rank = Self::good_worth(good, 2) - 6 * held;
                if held > 0 && best.is_none_or(|(least, _)| rank < least) {
                    best = Some((rank, good));
                }
            }
            let one = Goods::of(best?.1, 1);
            have = have - one;
            payment = payment + one;
        }
        Some(payment)
    }
}

impl Purse {
    /// Chooses a trade or a discard that gives this good. Returns the step, all goods that it
    /// gives, and the value that is lost by it.
    fn turn_into(&mut self, good: Good, missing: Goods, turns: i32) -> Option<(Move, Goods, i32)> {
        let worth = |good| SearchState::good_worth(good, turns);
        for given in CHEAPEST_FIRST {
            if self.spare.count(given) == 0 || given.is_basic() == good.is_basic() {
                continue;
            }
            let gets = match good {
                Good::Marble | Good::Gold => Goods::of(good, 1),
                Good::Wood | Good::Stone => {
                    let other = match good {
                        Good::Wood => Good::Stone,
                        _ => Good::Wood,
                    };
                    let other = if missing.count(good) < 2 && missing.count(other) > 0 {
                        other
                    } else {
                        good
                    };
                    Goods::of(good, 1) + Goods::of(other, 1)
                }
            };
            if let Some(trade) = self.find(Some(given), gets) {
                self.spare = self.spare - Goods::of(given, 1);
                let price = worth(given) - SearchState::goods_worth(gets, turns);
                return Some((Move::Trade(trade), gets, price));
            }
        }
        let gets = Goods::of(good, 1);
        if let Some(trade) = self.find(None, gets) {
            for other in self.rights.and(Trades::PRESTIGE).iter() {
                if other.is_up() == trade.is_up() {
                    self.rights.remove(other);
                }
            }
            let price = if trade.is_up() { 2 * POINT } else { POINT };
            return Some((Move::Trade(trade), gets, price - worth(good)));
        }
        let card = self.cards.iter().next()?;
        self.cards.remove(card);
        Some((Move::Cash(card, good), gets, self.card_worth - worth(good)))
    }

    fn find(&self, gives: Option<Good>, gets: Goods) -> Option<Trade> {
        let mut trades = self.rights.iter();
        trades.find(|trade| trade.gives() == gives && trade.gets() == gets)
    }
}
