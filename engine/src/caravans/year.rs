//! The end of a year, up to the beginning of the next.

use super::event::Event;
use super::game::{Caravans, Phase};
use super::good::Good;
use super::setup::{YEARS, contract_pay};
use super::trade::Trade;
use crate::{Played, Seat};

impl Caravans {
    /// Moves the goods and pays for contracts. Then all players may exchange cards. After the last
    /// year, an exchange would have no effect, so the final sales begin at once.
    pub(super) fn end_year(&mut self, tell: &mut dyn FnMut(Event)) -> Played {
        tell(Event::YearEnded {
            year: self.year,
            moves: Good::ALL.map(|good| self.caravans(good)),
        });
        for good in Good::ALL {
            let away = self.caravans(good);
            let route = self.route(good).moved(away);
            self.routes[good.index()] = route;
            tell(Event::Moved { good, away, route });
        }
        self.pay_contracts(tell);
        let first = self.seat.next(self.players.count());
        self.seat = first;
        if self.year == YEARS {
            return self.begin_final_sales(tell);
        }
        self.phase = Phase::Exchange { first };
        self.skip_exchanges(first, tell)
    }

    fn pay_contracts(&mut self, tell: &mut dyn FnMut(Event)) {
        let pay = Good::ALL.map(|good| {
            let count = self.contracts(good);
            let pay = contract_pay(count);
            if count > 0 {
                tell(Event::Contracts { good, count, pay });
            }
            pay
        });
        for seat in Seat::all(self.players.count()) {
            let amphorae = self.amphorae(seat).map(u16::from);
            let amount = amphorae.iter().zip(pay).map(|(held, pay)| held * pay).sum();
            if amount > 0 {
                self.capital[seat.index()] += amount;
                tell(Event::PaidOut { seat, amount });
            }
        }
    }

    /// Draws as many cards as the seat has laid aside. Then the next seat may exchange cards, or
    /// the next year begins.
    pub(super) fn exchange(&mut self, first: Seat, tell: &mut dyn FnMut(Event)) -> Played {
        let seat = self.seat;
        let count = self.laid_aside(seat).len() as u8;
        for _ in 0..count {
            if let Some(card) = self.draw(seat) {
                tell(Event::Drew { seat, card });
            }
        }
        tell(Event::Exchanged { seat, count });
        self.seat = seat.next(self.players.count());
        if self.seat == first {
            self.begin_year(first, tell)
        } else {
            self.skip_exchanges(first, tell)
        }
    }

    /// Begins the next year at once if the pile is empty, so that no seat can exchange cards.
    fn skip_exchanges(&mut self, first: Seat, tell: &mut dyn FnMut(Event)) -> Played {
        if self.pile.is_empty() {
            self.begin_year(first, tell)
        } else {
            Played::Final
        }
    }

    fn begin_year(&mut self, first: Seat, tell: &mut dyn FnMut(Event)) -> Played {
        self.reshuffle();
        self.seat = first;
        self.year += 1;
        self.phase = Phase::Trade(Trade::default());
        tell(Event::YearBegan {
            year: self.year,
            seat: first,
        });
        Played::Final
    }

    fn begin_final_sales(&mut self, tell: &mut dyn FnMut(Event)) -> Played {
        // The cards of the year leave the board.
        self.reshuffle();
        tell(Event::FinalSales);
        self.phase = Phase::FinalSales;
        self.seek_seller(tell);
        Played::Final
    }

    /// Finds the seat that sells next: the first one that holds amphorae, beginning with the
    /// current seat. If no seat holds any, the game is over.
    pub(super) fn seek_seller(&mut self, tell: &mut dyn FnMut(Event)) {
        let mut seat = self.seat;
        for _ in 0..self.players.count() {
            if self.amphorae(seat) != [0; 3] {
                self.seat = seat;
                return;
            }
            seat = seat.next(self.players.count());
        }
        self.phase = Phase::Over;
        tell(Event::Ended);
    }
}
