//! The public part of a position.

use heapless::Vec;
use palmyra_engine::Seat;
use palmyra_engine::caravans::{Caravans, Card, Event, Field, Good, Kind, MAX_PLAYERS, Route};

/// What a number of contracts pays for each amphora.
pub const fn pay(contracts: u8) -> u16 {
    match contracts {
        0 => 0,
        count => 1 << (count - 1),
    }
}

/// Capital, amphorae and routes, and what the cards played so far will do at
/// the end of the year.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table {
    /// Everybody's capital.
    pub capital: [u16; MAX_PLAYERS],
    /// The amphorae that everybody holds, by good.
    pub held: [[u8; 3]; MAX_PLAYERS],
    /// The routes, by good.
    pub routes: [Route; 3],
    /// How far each good will move away from Palmyra.
    pub moves: [i8; 3],
    /// How many contracts of each good will pay.
    pub contracts: [u8; 3],
}

impl Table {
    /// The table of a position.
    pub fn of(game: &Caravans) -> Self {
        let mut table = Self {
            capital: [0; MAX_PLAYERS],
            held: [[0; 3]; MAX_PLAYERS],
            routes: Good::ALL.map(|good| game.route(good)),
            moves: Good::ALL.map(|good| game.caravans(good)),
            contracts: Good::ALL.map(|good| game.contracts(good)),
        };
        for seat in Seat::all(game.players().count()) {
            table.capital[seat.index()] = game.capital(seat);
            table.held[seat.index()] = game.amphorae(seat);
        }
        table
    }

    /// Adds a card that is played onto a field.
    pub fn play(&mut self, card: Card) {
        self.count(card, 1);
    }

    /// Removes a card that a mirage covers.
    pub fn cover(&mut self, card: Card) {
        self.count(card, -1);
    }

    fn count(&mut self, card: Card, sign: i8) {
        let good = card.good().index();
        match card.kind() {
            Kind::Caravan(value) => self.moves[good] += sign * value,
            Kind::Contract => {
                self.contracts[good] = self.contracts[good].saturating_add_signed(sign);
            }
            Kind::Tax | Kind::Mirage => {}
        }
    }

    /// What contracts will pay for an amphora of a good.
    pub fn pay(&self, good: Good) -> u16 {
        pay(self.contracts[good.index()])
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
            Event::Played { card, .. } => self.play(card),
            Event::Covered { card, .. } => self.cover(card),
            Event::Moved { good, route, .. } => self.routes[good.index()] = route,
            _ => {}
        }
    }

    fn buy(&mut self, seat: usize, good: Good, price: u16) {
        let route = &mut self.routes[good.index()];
        *route = without_nearest(*route).unwrap_or(*route);
        self.capital[seat] = self.capital[seat].saturating_sub(price);
        self.held[seat][good.index()] += 1;
    }

    fn sell(&mut self, seat: usize, good: Good, price: u16) {
        let route = &mut self.routes[good.index()];
        *route = with_one_more(*route).unwrap_or(*route);
        self.capital[seat] += price;
        let held = &mut self.held[seat][good.index()];
        *held = held.saturating_sub(1);
    }
}

/// A route after somebody has bought from it; `None` if the last amphora would
/// go.
pub fn without_nearest(route: Route) -> Option<Route> {
    let mut fields: Vec<Field, 12> = route.fields().collect();
    fields.pop();
    Route::new(&fields)
}

/// A route after somebody has sold onto it.
pub fn with_one_more(route: Route) -> Option<Route> {
    let fields = route.fields().chain([route.free()]).take(12);
    let fields: Vec<Field, 12> = fields.collect();
    Route::new(&fields)
}
