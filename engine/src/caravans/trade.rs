//! The deals of a turn, and the rules for combining them into a trade.

use core::fmt;

use super::game::Caravans;
use super::good::Good;
use super::moves::Refusal;
use super::route::Route;
use crate::Seat;

/// The purchase or sale of one amphora.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deal {
    /// Takes the amphora nearest to Palmyra and pays the price of its field.
    Buy(Good),
    /// Puts an amphora on the next free field and receives the price of that field.
    Sell(Good),
}

impl Deal {
    /// The good that is bought or sold.
    #[must_use]
    pub const fn good(self) -> Good {
        match self {
            Self::Buy(good) | Self::Sell(good) => good,
        }
    }

    /// All deals, in the order in which moves are listed.
    pub fn all() -> impl Iterator<Item = Self> {
        Good::ALL
            .into_iter()
            .flat_map(|good| [Self::Buy(good), Self::Sell(good)])
    }
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Buy(good) => write!(f, "buy {good}"),
            Self::Sell(good) => write!(f, "sell {good}"),
        }
    }
}

/// The trades that a turn allows, in addition to a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// A single deal: the game's first turn.
    One,
    /// The same deal twice: the game's second turn.
    Twice,
    /// The same deal twice, or one deal in each good.
    Full,
}

/// The deals made so far in a trade that is not complete.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Trade {
    deals: [Option<Deal>; 2],
}

impl Trade {
    /// The deals, in the order made.
    pub fn deals(&self) -> impl Iterator<Item = Deal> {
        self.deals.into_iter().flatten()
    }

    /// Whether there is no deal yet.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.deals[0].is_none()
    }

    /// Returns the trade after one more deal; `None` if the deal completes the trade.
    pub(super) fn and(self, deal: Deal, limit: Limit) -> Option<Self> {
        match (limit, self.deals) {
            (Limit::Twice | Limit::Full, [None, _]) => Some(Self {
                deals: [Some(deal), None],
            }),
            (Limit::Full, [Some(first), None]) if first != deal => Some(Self {
                deals: [Some(first), Some(deal)],
            }),
            _ => None,
        }
    }

    /// Checks that the limit allows this deal next. The deal's cost is not checked.
    fn allows(self, deal: Deal, limit: Limit) -> Result<(), Refusal> {
        let good = deal.good();
        match (limit, self.deals) {
            (_, [None, _]) => Ok(()),
            (Limit::Twice, [Some(first), _]) if first != deal => Err(Refusal::SameDealTwice),
            (_, [Some(first), None]) if first.good() == good && first != deal => {
                Err(Refusal::NotBothWays)
            }
            (_, [Some(first), Some(second)]) if first.good() == good || second.good() == good => {
                Err(Refusal::OneDealEach)
            }
            _ => Ok(()),
        }
    }
}

/// The capital, amphorae and routes that decide which deals a seat can make.
#[derive(Clone, Copy)]
struct Means {
    capital: u16,
    held: [u8; 3],
    routes: [Route; 3],
}

impl Means {
    /// Checks that the deal can be made now.
    fn check(&self, deal: Deal) -> Result<(), Refusal> {
        let route = self.routes[deal.good().index()];
        match deal {
            Deal::Buy(_) if !route.can_buy() => Err(Refusal::LastAmphora),
            Deal::Buy(_) if self.capital < route.price() => Err(Refusal::NoCredit),
            Deal::Sell(good) if self.held[good.index()] == 0 => Err(Refusal::NoneHeld),
            _ => Ok(()),
        }
    }

    /// Returns the means after the deal, if it is possible.
    fn after(mut self, deal: Deal) -> Result<Self, Refusal> {
        self.check(deal)?;
        let good = deal.good().index();
        match deal {
            Deal::Buy(_) => {
                self.capital -= self.routes[good].buy();
                self.held[good] += 1;
            }
            Deal::Sell(_) => {
                self.capital += self.routes[good].sell();
                self.held[good] -= 1;
            }
        }
        Ok(self)
    }

    fn allows_twice(self, deal: Deal) -> bool {
        self.after(deal)
            .is_ok_and(|means| means.check(deal).is_ok())
    }

    /// Whether one deal can be made in each of the goods that have no deal yet, in some order.
    ///
    /// It is enough to try one deal in each good: a sale if the seat holds the good, otherwise a
    /// purchase. A sale leaves more capital than a purchase, and all sales can be made before the
    /// purchases.
    fn allows_others(&self, dealt: impl Fn(Good) -> bool) -> bool {
        let mut capital = i32::from(self.capital);
        for good in Good::ALL.into_iter().filter(|&good| !dealt(good)) {
            let route = self.routes[good.index()];
            if self.held[good.index()] > 0 {
                capital += i32::from(route.proceeds());
            } else if route.can_buy() {
                capital -= i32::from(route.price());
            } else {
                return false;
            }
        }
        capital >= 0
    }

    /// Whether these deals, one in each good, can be made in some order.
    fn allows_each(&self, deals: [Deal; 3]) -> bool {
        let mut capital = i32::from(self.capital);
        for deal in deals {
            let route = self.routes[deal.good().index()];
            match deal {
                Deal::Buy(_) if route.can_buy() => capital -= i32::from(route.price()),
                Deal::Sell(good) if self.held[good.index()] > 0 => {
                    capital += i32::from(route.proceeds());
                }
                _ => return false,
            }
        }
        capital >= 0
    }
}

impl Caravans {
    /// The trades that this turn allows.
    #[must_use]
    pub const fn limit(&self) -> Limit {
        match self.turns {
            0 => Limit::One,
            1 => Limit::Twice,
            _ => Limit::Full,
        }
    }

    /// The number of different trades that a seat can choose from at the beginning of its turn,
    /// including a pass. Trades that differ only in the order of their deals count once.
    #[must_use]
    pub fn options(&self) -> u8 {
        let means = self.means(self.seat);
        let limit = self.limit();
        let single = Deal::all().filter(|&deal| match limit {
            Limit::One => means.check(deal).is_ok(),
            Limit::Twice | Limit::Full => means.allows_twice(deal),
        });
        let each = (0..8u8).filter(|choice| {
            let deal = |good: Good| match choice >> good.index() & 1 {
                0 => Deal::Buy(good),
                _ => Deal::Sell(good),
            };
            limit == Limit::Full && means.allows_each(Good::ALL.map(deal))
        });
        (1 + single.count() + each.count()) as u8
    }

    /// Checks that a deal can be made now, and that the trade can be completed
    /// after it.
    pub(super) fn may_deal(&self, trade: Trade, deal: Deal) -> Result<(), Refusal> {
        let limit = self.limit();
        trade.allows(deal, limit)?;
        let after = self.means(self.seat).after(deal)?;
        let Some(next) = trade.and(deal, limit) else {
            return Ok(());
        };
        let dealt = |good| next.deals().any(|deal| deal.good() == good);
        let second = next.deals[1].is_none();
        let possible = second && after.check(deal).is_ok()
            || limit == Limit::Full && after.allows_others(dealt);
        possible.then_some(()).ok_or(Refusal::Incomplete)
    }

    fn means(&self, seat: Seat) -> Means {
        Means {
            capital: self.capital(seat),
            held: self.amphorae(seat),
            routes: self.routes,
        }
    }
}
