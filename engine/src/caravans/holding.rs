//! The possessions of a seat, and the proceeds of selling them.

use super::draft::Draft;
use super::forecast::Forecast;
use super::game::{Caravans, Phase};
use super::good::Good;
use super::moves::Move;
use super::route::Route;
use crate::Seat;

/// A seat's capital and amphorae, and the routes on which it sells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Holding {
    /// The capital. It is negative after a trade that the seat cannot pay.
    pub capital: i16,
    /// The amphorae, by good.
    pub held: [u8; 3],
    /// The routes, by good.
    pub routes: [Route; 3],
}

impl Holding {
    /// The possessions after the sale of an amphora of this good.
    #[must_use]
    pub fn sold(mut self, good: Good) -> Self {
        let index = good.index();
        if let Some(left) = self.held[index].checked_sub(1) {
            self.held[index] = left;
            self.capital += self.routes[index].sell() as i16;
        }
        self
    }

    /// The capital if all amphorae were sold now, one after another.
    #[must_use]
    pub fn if_sold(self) -> i16 {
        let proceeds = |(mut route, held): (Route, u8)| -> i16 {
            (0..held).map(|_| route.sell() as i16).sum()
        };
        let goods = self.routes.into_iter().zip(self.held);
        self.capital + goods.map(proceeds).sum::<i16>()
    }

    /// The capital if the year ended with this forecast and all amphorae were sold afterwards.
    /// Contracts pay and the goods move; then one amphora after another is sold.
    #[must_use]
    pub fn if_year_ended(mut self, forecast: &Forecast) -> i16 {
        for good in Good::ALL {
            let held = i16::from(self.held[good.index()]);
            self.capital += held * forecast.pay(good) as i16;
            let route = &mut self.routes[good.index()];
            *route = route.moved(forecast.away(good));
        }
        self.if_sold()
    }
}

impl Caravans {
    /// The possessions of a seat, which are public, and the current routes. A tax that the seat
    /// still has to pay is subtracted.
    #[must_use]
    pub fn holding(&self, seat: Seat) -> Holding {
        let due = match self.phase {
            Phase::Tax(tax) if seat == self.seat => tax.due,
            _ => 0,
        };
        Holding {
            capital: self.capital(seat) as i16 - due as i16,
            held: self.amphorae(seat),
            routes: self.routes,
        }
    }

    /// The capital of a seat if the year ended now and the seat sold all its amphorae afterwards.
    #[must_use]
    pub fn if_year_ended(&self, seat: Seat) -> i16 {
        self.holding(seat).if_year_ended(&self.forecast())
    }

    /// Returns the next final sale if it needs no decision. This is the case if the seat holds
    /// amphorae of one good only, or if all other seats have sold everything.
    #[must_use]
    pub fn idle_sale(&self) -> Option<Move> {
        if self.phase != Phase::FinalSales {
            return None;
        }
        let held = self.amphorae(self.seat);
        let mut goods = Good::ALL.into_iter().filter(|good| held[good.index()] > 0);
        let first = goods.next()?;
        let others = Seat::all(self.players.count()).filter(|&seat| seat != self.seat);
        let is_alone = others.into_iter().all(|seat| self.amphorae(seat) == [0; 3]);
        (is_alone || goods.next().is_none()).then_some(Move::Sell(first))
    }
}

impl Draft {
    /// The possessions of the seat to move after the trade.
    #[must_use]
    pub fn holding(self, game: &Caravans) -> Holding {
        let dealt = Good::ALL.map(|good| self.dealt(game, good));
        Holding {
            capital: self.capital(game),
            held: Good::ALL.map(|good| dealt[good.index()].held),
            routes: Good::ALL.map(|good| dealt[good.index()].route),
        }
    }

    /// The good that is still needed if there are deals in exactly the two other goods.
    #[must_use]
    pub fn third_good(self) -> Option<Good> {
        let mut idle = Good::ALL.into_iter().filter(|&good| self.count(good) == 0);
        let third = idle.next()?;
        idle.next().is_none().then_some(third)
    }
}
