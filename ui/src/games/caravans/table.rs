//! The public part of a position.

use palmyra_engine::Seat;
use palmyra_engine::caravans::{
    Caravans, Event, Forecast, Good, Holding, MAX_PLAYERS, Route, tax_on,
};

use super::bars::pay_number;

/// Capital, amphorae, routes and forecast. After a turn that ends the year, the
/// routes are those before the goods have moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table {
    /// Capital by seat.
    pub capital: [u16; MAX_PLAYERS],
    /// Amphorae by seat and good.
    pub held: [[u8; 3]; MAX_PLAYERS],
    /// The routes, by good.
    pub routes: [Route; 3],
    /// The forecast for the end of the year.
    pub forecast: Forecast,
}

impl Table {
    /// The table of a position.
    pub fn of(game: &Caravans) -> Self {
        let mut table = Self {
            capital: [0; MAX_PLAYERS],
            held: [[0; 3]; MAX_PLAYERS],
            routes: Good::ALL.map(|good| game.route(good)),
            forecast: game.forecast(),
        };
        for seat in Seat::all(game.players().count()) {
            table.capital[seat.index()] = game.capital(seat);
            table.held[seat.index()] = game.amphorae(seat);
        }
        table
    }

    /// What a seat owned.
    pub fn holding(&self, seat: Seat) -> Holding {
        let index = seat.index() % MAX_PLAYERS;
        Holding {
            capital: pay_number(self.capital[index]),
            held: self.held[index],
            routes: self.routes,
        }
    }

    /// The capital of a seat if the year had ended then and it had sold all.
    pub fn if_year_ended(&self, seat: Seat) -> i16 {
        self.holding(seat).if_year_ended(&self.forecast)
    }

    /// The tax on a good that each seat would owe now.
    pub fn taxes(&self, good: Good) -> [u16; MAX_PLAYERS] {
        self.held.map(|held| tax_on(held[good.index()]))
    }

    /// Applies an event.
    pub fn tell(&mut self, event: Event) {
        let index = |seat: Seat| seat.index() % MAX_PLAYERS;
        match event {
            Event::Bought { seat, good, price } => {
                self.buy(index(seat), good, price);
            }
            Event::Sold {
                seat, good, price, ..
            } => self.sell(index(seat), good, price),
            Event::TaxPaid { seat, due } => {
                let capital = &mut self.capital[index(seat)];
                *capital = capital.saturating_sub(due);
            }
            Event::PaidOut { seat, amount } => self.capital[index(seat)] += amount,
            Event::Played { card, .. } => self.forecast.play(card),
            Event::Covered { card, .. } => self.forecast.cover(card),
            _ => {}
        }
    }

    fn buy(&mut self, seat: usize, good: Good, price: u16) {
        let route = &mut self.routes[good.index()];
        *route = route.after_purchase().unwrap_or(*route);
        self.capital[seat] = self.capital[seat].saturating_sub(price);
        self.held[seat][good.index()] += 1;
    }

    fn sell(&mut self, seat: usize, good: Good, price: u16) {
        let route = &mut self.routes[good.index()];
        *route = route.after_sale();
        self.capital[seat] += price;
        let held = &mut self.held[seat][good.index()];
        *held = held.saturating_sub(1);
    }
}
