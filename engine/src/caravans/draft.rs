//! A trade that is being put together.

use heapless::Vec;

use super::game::Caravans;
use super::good::Good;
use super::route::{Field, Route};
use super::trade::{Deal, Limit};

/// The reason why a deal cannot be added to a draft, or why the draft cannot be traded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DraftRefusal {
    /// The first turn of the game allows one deal.
    FirstTurn,
    /// The second turn of the game allows only the same deal twice.
    SecondTurn,
    /// A trade has at most two amphorae of a good.
    MoreThanTwo,
    /// A trade of two amphorae of one good cannot include another good.
    OthersToo,
    /// The last amphora of a route can never be bought.
    LastAmphora,
    /// The seat does not hold enough amphorae.
    NoneHeld,
    /// A single deal is not enough: it needs a second one in the same good, or one in each of the
    /// other goods.
    SecondDeal,
    /// Deals in two goods are not enough: they need one in the third good.
    ThirdGood,
    /// The capital is too low.
    NoCredit,
}

/// A trade that is being put together: the number of amphorae of each good to buy, or to sell if
/// negative.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Draft {
    counts: [i8; 3],
}

/// The state of a good after the deals of a draft.
#[derive(Clone, Debug)]
pub struct Dealt {
    /// The good's route.
    pub route: Route,
    /// The number of the good's amphorae that the seat holds.
    pub held: u8,
    /// The fields from which the deals take amphorae.
    pub left: Vec<Field, 2>,
    /// The fields on which the deals put amphorae.
    pub joined: Vec<Field, 2>,
}

impl Draft {
    /// Creates a draft from deals.
    #[must_use]
    pub fn of(deals: impl Iterator<Item = Deal>) -> Self {
        let mut draft = Self::default();
        for deal in deals {
            draft.counts[deal.good().index()] += match deal {
                Deal::Buy(_) => 1,
                Deal::Sell(_) => -1,
            };
        }
        draft
    }

    /// The number of a good's amphorae to buy, or to sell if negative.
    #[must_use]
    pub const fn count(self, good: Good) -> i8 {
        self.counts[good.index()]
    }

    /// Whether the draft has no deal.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.counts == [0; 3]
    }

    /// The number of goods that have a deal.
    fn goods(self) -> usize {
        self.counts.iter().filter(|&&count| count != 0).count()
    }

    fn has_pair(self) -> bool {
        self.counts.iter().any(|count| count.abs() == 2)
    }

    /// Adds a purchase or a sale of one amphora. If the draft has the opposite deal, takes that
    /// back instead.
    ///
    /// # Errors
    /// The reason why the change is not allowed. The draft is unchanged in that case.
    pub fn change(&mut self, game: &Caravans, good: Good, buy: bool) -> Result<(), DraftRefusal> {
        let now = self.count(good);
        let next = if buy { now + 1 } else { now - 1 };
        // A deal can always be taken back.
        if next.abs() > now.abs() {
            self.may_grow(game, good, next)?;
        }
        self.counts[good.index()] = next;
        Ok(())
    }

    fn may_grow(self, game: &Caravans, good: Good, next: i8) -> Result<(), DraftRefusal> {
        let others = self.goods() > usize::from(self.count(good) != 0);
        match (game.limit(), next.abs()) {
            (Limit::One, 2..) => return Err(DraftRefusal::FirstTurn),
            (Limit::One, _) if others => return Err(DraftRefusal::FirstTurn),
            (_, 3..) => return Err(DraftRefusal::MoreThanTwo),
            (Limit::Twice, _) if others => return Err(DraftRefusal::SecondTurn),
            (_, 2) if others => return Err(DraftRefusal::OthersToo),
            _ if others && self.has_pair() => return Err(DraftRefusal::OthersToo),
            _ => {}
        }
        let many = next.unsigned_abs();
        if next > 0 && game.route(good).len() <= many {
            return Err(DraftRefusal::LastAmphora);
        }
        if next < 0 && game.amphorae(game.seat())[good.index()] < many {
            return Err(DraftRefusal::NoneHeld);
        }
        Ok(())
    }

    /// Checks whether the trade can be made. A draft without deals can always be traded: it is a
    /// pass.
    ///
    /// # Errors
    /// The reason why the trade cannot be made.
    pub fn check(self, game: &Caravans) -> Result<(), DraftRefusal> {
        match (game.limit(), self.goods(), self.has_pair()) {
            (_, 0, _) | (Limit::One, 1, _) | (_, 1, true) | (_, 3, _) => {}
            (Limit::Twice, ..) => return Err(DraftRefusal::SecondTurn),
            (_, 1, false) => return Err(DraftRefusal::SecondDeal),
            _ => return Err(DraftRefusal::ThirdGood),
        }
        if self.capital(game) < 0 {
            return Err(DraftRefusal::NoCredit);
        }
        Ok(())
    }

    /// The capital of the seat to move after the trade; negative if it is too
    /// low.
    #[must_use]
    pub fn capital(self, game: &Caravans) -> i16 {
        let mut capital = game.capital(game.seat()).try_into().unwrap_or(i16::MAX);
        for good in Good::ALL {
            let dealt = self.dealt(game, good);
            let value = |fields: &[Field]| -> i16 {
                fields.iter().map(|field| i16::from(field.value())).sum()
            };
            capital += value(&dealt.joined) - value(&dealt.left);
        }
        capital
    }

    /// Returns the state of a good after the trade.
    #[must_use]
    pub fn dealt(self, game: &Caravans, good: Good) -> Dealt {
        let count = self.count(good);
        let held = game.amphorae(game.seat())[good.index()];
        let mut dealt = Dealt {
            route: game.route(good),
            held: held.saturating_add_signed(count),
            left: Vec::new(),
            joined: Vec::new(),
        };
        for _ in 0..count.unsigned_abs() {
            let route = dealt.route;
            // Both lists have room, because at most two amphorae are traded.
            if count > 0 {
                let _ = dealt.left.push(route.nearest());
                dealt.route = route.after_purchase().unwrap_or(route);
            } else {
                let _ = dealt.joined.push(route.free());
                dealt.route = route.after_sale();
            }
        }
        dealt
    }

    /// The deals of the trade. Sales come first, because they pay for purchases.
    #[must_use]
    pub fn deals(self) -> Vec<Deal, 3> {
        let mut deals = Vec::new();
        for buys in [false, true] {
            for good in Good::ALL {
                let count = self.count(good);
                let deal = if buys {
                    Deal::Buy(good)
                } else {
                    Deal::Sell(good)
                };
                if count != 0 && (count > 0) == buys {
                    for _ in 0..count.unsigned_abs() {
                        // A draft that can be traded has at most three deals.
                        let _ = deals.push(deal);
                    }
                }
            }
        }
        deals
    }
}
