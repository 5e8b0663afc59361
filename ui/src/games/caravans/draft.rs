//! A trade while it is built, before it is made.

use heapless::Vec;
use palmyra_engine::caravans::{Caravans, Deal, Field, Good, Limit, Route};

use super::table::{with_one_more, without_nearest};
use super::text::Msg;

/// How many amphorae of each good are bought, or sold if negative.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Draft {
    counts: [i8; 3],
}

/// A good after the deals of a draft.
#[derive(Clone, Debug)]
pub struct Dealt {
    /// Where its amphorae stand.
    pub route: Route,
    /// How many the player holds.
    pub held: u8,
    /// The fields that amphorae left.
    pub left: Vec<Field, 2>,
    /// The fields that amphorae joined.
    pub joined: Vec<Field, 2>,
}

impl Draft {
    /// The draft of these deals.
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

    /// How many of a good are bought, or sold if negative.
    pub const fn count(self, good: Good) -> i8 {
        self.counts[good.index()]
    }

    /// Whether there is no deal.
    pub fn is_empty(self) -> bool {
        self.counts == [0; 3]
    }

    /// How many goods are dealt in.
    fn goods(self) -> usize {
        self.counts.iter().filter(|&&count| count != 0).count()
    }

    fn has_pair(self) -> bool {
        self.counts.iter().any(|count| count.abs() == 2)
    }

    /// Moves one amphora to the player, or to the route.
    ///
    /// # Errors
    /// The reason why that is not allowed; the draft is unchanged then.
    pub fn change(&mut self, game: &Caravans, good: Good, buy: bool) -> Result<(), Msg> {
        let now = self.count(good);
        let next = if buy { now + 1 } else { now - 1 };
        // Taking something back is always possible.
        if next.abs() > now.abs() {
            self.may_grow(game, good, next)?;
        }
        self.counts[good.index()] = next;
        Ok(())
    }

    fn may_grow(self, game: &Caravans, good: Good, next: i8) -> Result<(), Msg> {
        let others = self.goods() > usize::from(self.count(good) != 0);
        match (game.limit(), next.abs()) {
            (Limit::One, 2..) => return Err(Msg::NoFirstTurn),
            (Limit::One, _) if others => return Err(Msg::NoFirstTurn),
            (_, 3..) => return Err(Msg::NoMoreThanTwo),
            (Limit::Twice, _) if others => return Err(Msg::NoSecondTurn),
            (_, 2) if others => return Err(Msg::NoOthersToo),
            _ if others && self.has_pair() => return Err(Msg::NoOthersToo),
            _ => {}
        }
        let many = next.unsigned_abs();
        if next > 0 && game.route(good).len() <= many {
            return Err(Msg::NoLastAmphora);
        }
        if next < 0 && game.amphorae(game.seat())[good.index()] < many {
            return Err(Msg::NoneToSell);
        }
        Ok(())
    }

    /// Checks whether the trade can be made. An empty one passes.
    ///
    /// # Errors
    /// The reason why it cannot be made.
    pub fn check(self, game: &Caravans) -> Result<(), Msg> {
        match (game.limit(), self.goods(), self.has_pair()) {
            (_, 0, _) | (Limit::One, 1, _) | (_, 1, true) | (_, 3, _) => {}
            (Limit::Twice, ..) => return Err(Msg::NoSecondTurn),
            (_, 1, false) => return Err(Msg::NoSecondDeal),
            _ => return Err(Msg::NoThirdGood),
        }
        if self.capital(game) < 0 {
            return Err(Msg::NoCapital);
        }
        Ok(())
    }

    /// The player's capital after the trade; negative if it does not suffice.
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

    /// A good after the trade.
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
            let (field, fields, after) = if count > 0 {
                let after = without_nearest(dealt.route);
                (dealt.route.nearest(), &mut dealt.left, after)
            } else {
                let after = with_one_more(dealt.route);
                (dealt.route.free(), &mut dealt.joined, after)
            };
            // There are at most two.
            let _ = fields.push(field);
            dealt.route = after.unwrap_or(dealt.route);
        }
        dealt
    }

    /// The deals of the trade, sales first, so that they pay for purchases.
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
                        // A draft that can be made has at most three.
                        let _ = deals.push(deal);
                    }
                }
            }
        }
        deals
    }
}
