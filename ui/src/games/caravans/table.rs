//! The public part of a position.

use palmyra_engine::Seat;
use palmyra_engine::caravans::{
    Caravans, Event, Forecast, Good, Holding, MAX_PLAYERS, Route, tax_on,
};

use super::bars::pay_number;

/// The public part of a position: capitals, amphorae, routes and forecast. [`Table::tell`] does not
/// move the amphorae at the end of a year, so after a turn that ends the year, the routes of that
/// turn's table are those before the movement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table {
    /// The capital of each seat.
    pub capital: [u16; MAX_PLAYERS],
    /// The number of amphorae of each good that each seat holds.
    pub held: [[u8; 3]; MAX_PLAYERS],
    /// The route of each good.
    pub routes: [Route; 3],
    /// The forecast for the end of the year.
    pub forecast: Forecast,
}

impl Table {
    /// Returns the public part of a position.
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

    /// Returns what a seat owns.
    pub fn holding(&self, seat: Seat) -> Holding {
        let index = seat.index() % MAX_PLAYERS;
        Holding {
            capital: pay_number(self.capital[index]),
            held: self.held[index],
            routes: self.routes,
        }
    }

    /// Returns a seat's capital if the year ended now and the seat sold everything.
    pub fn if_year_ended(&self, seat: Seat) -> i16 {
        self.holding(seat).if_year_ended(&self.forecast)
    }

    /// Returns the tax on a good that each seat would owe now.
    pub fn taxes(&self, good: Good) -> [u16; MAX_PLAYERS] {
        self.held.map(|held| tax_on(held[good.index()]))
    }

    /// Updates the table after an event.
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
