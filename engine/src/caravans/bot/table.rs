//! What lies open before everybody, small enough to try deals and cards on
//! copies of it.

use super::super::card::{Card, Kind};
use super::super::good::Good;
use super::super::route::Route;
use super::super::setup::{CONTRACT_PAY, MAX_PLAYERS, TAX, YEARS};
use super::super::trade::Deal;

/// The open part of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Table {
    pub routes: [Route; 3],
    pub capital: [i16; MAX_PLAYERS],
    pub held: [[u8; 3]; MAX_PLAYERS],
    /// Sums of the year's caravans.
    pub shift: [i8; 3],
    pub contracts: [u8; 3],
    /// Card fields that are free.
    pub fields: u8,
    pub year: u8,
    pub seats: u8,
    /// Whose turn it is.
    pub seat: u8,
}

impl Table {
    pub fn mover(&self) -> usize {
        usize::from(self.seat) % MAX_PLAYERS
    }

    pub fn after(&self, seat: u8) -> u8 {
        if seat + 1 < self.seats { seat + 1 } else { 0 }
    }

    pub fn seats(&self) -> core::ops::Range<usize> {
        0..usize::from(self.seats).min(MAX_PLAYERS)
    }

    pub fn is_last_year(&self) -> bool {
        self.year >= YEARS
    }

    /// Whether the mover can make the deal now.
    pub fn can(&self, deal: Deal) -> bool {
        let good = deal.good().index();
        let route = self.routes[good];
        match deal {
            Deal::Buy(_) => route.can_buy() && self.capital[self.mover()] >= route.price() as i16,
            Deal::Sell(_) => self.held[self.mover()][good] > 0,
        }
    }

    pub fn deal(&mut self, deal: Deal) {
        let mover = self.mover();
        let good = deal.good().index();
        match deal {
            Deal::Buy(_) => {
                self.capital[mover] -= self.routes[good].buy() as i16;
                self.held[mover][good] += 1;
            }
            Deal::Sell(_) => self.sell(mover, good),
        }
    }

    pub fn sell(&mut self, seat: usize, good: usize) {
        self.capital[seat] += self.routes[good].sell() as i16;
        self.held[seat][good] = self.held[seat][good].saturating_sub(1);
    }

    /// Lays a card, or with a mirage covers one.
    pub fn play(&mut self, card: Card, over: Option<Card>) {
        let good = card.good().index();
        match card.kind() {
            Kind::Caravan(value) => self.shift[good] += value,
            Kind::Contract => self.contracts[good] += 1,
            Kind::Tax => self.levy(card.good()),
            Kind::Mirage => {
                match over.map(Card::kind) {
                    Some(Kind::Caravan(value)) => self.shift[good] -= value,
                    Some(Kind::Contract) => self.contracts[good] -= 1,
                    _ => {}
                }
                return;
            }
        }
        self.fields = self.fields.saturating_sub(1);
    }

    /// Everybody pays.
    fn levy(&mut self, good: Good) {
        for seat in self.seats() {
            self.levy_from(seat, good);
        }
    }

    /// A seat pays for a good.
    pub fn levy_from(&mut self, seat: usize, good: Good) {
        let seat = seat % MAX_PLAYERS;
        let due = TAX as i16 * i16::from(self.held[seat][good.index()]);
        self.pay(seat, due);
    }

    /// Pays a tax; who cannot sells what brings most.
    pub fn pay(&mut self, seat: usize, due: i16) {
        while self.capital[seat] < due {
            let held = self.held[seat];
            let dear = (0..3)
                .filter(|&good| held[good] > 0)
                .max_by_key(|&good| self.routes[good].proceeds());
            match dear {
                Some(good) => self.sell(seat, good),
                None => break,
            }
        }
        self.capital[seat] -= due;
    }

    pub fn pay_of(&self, good: usize) -> i32 {
        contract_pay(self.contracts[good].into())
    }

    /// The caravans arrive and contracts are paid.
    pub fn end_year(&mut self) {
        for good in 0..3 {
            self.routes[good] = self.routes[good].moved(self.shift[good]);
            let pay = self.pay_of(good) as i16;
            for seat in self.seats() {
                self.capital[seat] += pay * i16::from(self.held[seat][good]);
            }
        }
        self.shift = [0; 3];
        self.contracts = [0; 3];
    }

    /// How many turns a seat will have this year, the one under way included.
    pub fn turns_of(&self, seat: usize) -> i32 {
        let seats = i32::from(self.seats);
        let mut wait = seat as i32 - i32::from(self.seat);
        if wait < 0 {
            wait += seats;
        }
        let mut left = i32::from(self.fields) - wait;
        let mut turns = 0;
        while left > 0 {
            turns += 1;
            left -= seats;
        }
        turns
    }
}

/// What so many contracts pay for an amphora.
pub(super) fn contract_pay(count: usize) -> i32 {
    CONTRACT_PAY[count.min(CONTRACT_PAY.len() - 1)].into()
}
