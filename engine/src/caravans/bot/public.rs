//! The public part of a position. It is small, so that deals and cards can be tried on copies.

use super::super::card::{Card, CardKind};
use super::super::good::Good;
use super::super::route::Route;
use super::super::setup::{MAX_PLAYERS, YEARS, contract_pay, tax_on};
use super::super::trade::Deal;

/// The public state of one good.
#[derive(Clone, Copy, Debug)]
pub(super) struct Market {
    pub route: Route,
    /// The sum of the values of this year's uncovered caravans.
    pub shift: i8,
    /// The uncovered contracts of this year.
    pub contracts: u8,
    /// The number of amphorae that each seat holds.
    pub held: [u8; MAX_PLAYERS],
}

impl Market {
    /// The number of amphorae that all seats hold together.
    pub fn all_held(&self) -> u8 {
        self.held.iter().sum()
    }

    /// The pay of the contracts per amphora.
    pub fn pay(&self) -> i32 {
        contract_pay(self.contracts).into()
    }

    /// Buys an amphora for a seat and returns the price; `None` if that is not
    /// possible.
    pub fn buy(&mut self, seat: usize) -> Option<i16> {
        self.route.can_buy().then(|| {
            self.held[seat] += 1;
            self.route.buy() as i16
        })
    }

    /// Sells an amphora of a seat and returns the proceeds; `None` if the seat has none.
    pub fn sell(&mut self, seat: usize) -> Option<i16> {
        let left = self.held[seat].checked_sub(1)?;
        self.held[seat] = left;
        Some(self.route.sell() as i16)
    }

    /// Updates the good for a card of its colour that is played. `over` is the card that a
    /// mirage covers. A tax has no effect here.
    pub fn play(&mut self, card: Card, over: Option<Card>) {
        match (card.kind(), over.map(Card::kind)) {
            (CardKind::Caravan(value), _) => self.shift += value,
            (CardKind::Contract, _) => self.contracts += 1,
            (CardKind::Mirage, Some(CardKind::Caravan(value))) => self.shift -= value,
            (CardKind::Mirage, Some(CardKind::Contract)) => self.contracts -= 1,
            _ => {}
        }
    }
}

/// The public part of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct PublicState {
    pub markets: [Market; 3],
    pub capital: [i16; MAX_PLAYERS],
    /// The number of free card fields.
    pub fields: u8,
    pub year: u8,
    pub seats: u8,
    /// The seat to move.
    pub seat: u8,
}

impl PublicState {
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

    /// Makes a deal for the seat to move. Returns `false` if that is not
    /// possible.
    pub fn deal(&mut self, deal: Deal) -> bool {
        let mover = self.mover();
        let good = deal.good().index();
        match deal {
            Deal::Buy(_) => {
                let mut market = self.markets[good];
                let left = market.buy(mover).map(|price| self.capital[mover] - price);
                let Some(left @ 0..) = left else {
                    return false;
                };
                self.markets[good] = market;
                self.capital[mover] = left;
                true
            }
            Deal::Sell(_) => self.sell(mover, good),
        }
    }

    /// Sells an amphora of a seat. Returns `false` if the seat has none.
    pub fn sell(&mut self, seat: usize, good: usize) -> bool {
        let proceeds = self.markets[good].sell(seat);
        self.capital[seat] += proceeds.unwrap_or(0);
        proceeds.is_some()
    }

    /// Plays a card; `over` is the card that a mirage covers.
    pub fn play(&mut self, card: Card, over: Option<Card>) {
        self.markets[card.good().index()].play(card, over);
        match card.kind() {
            CardKind::Mirage => return,
            CardKind::Tax => self.levy(card.good()),
            CardKind::Caravan(_) | CardKind::Contract => {}
        }
        self.fields = self.fields.saturating_sub(1);
    }

    /// Makes every seat pay a tax.
    fn levy(&mut self, good: Good) {
        for seat in self.seats() {
            self.levy_from(seat, good);
        }
    }

    /// Makes a seat pay the tax for a good.
    pub fn levy_from(&mut self, seat: usize, good: Good) {
        let seat = seat % MAX_PLAYERS;
        let due = tax_on(self.markets[good.index()].held[seat]);
        self.pay(seat, due as i16);
    }

    /// Makes a seat pay an amount. While the seat's capital is too low, it sells its amphora with
    /// the highest proceeds.
    pub fn pay(&mut self, seat: usize, due: i16) {
        while self.capital[seat] < due {
            let dear = (0..3)
                .filter(|&good| self.markets[good].held[seat] > 0)
                .max_by_key(|&good| self.markets[good].route.proceeds());
            match dear {
                Some(good) => self.sell(seat, good),
                None => break,
            };
        }
        self.capital[seat] -= due;
    }

    /// Moves the goods and pays the seats for contracts.
    pub fn end_year(&mut self) {
        for market in &mut self.markets {
            market.route = market.route.moved(market.shift);
            let pay = market.pay() as i16;
            for (capital, &held) in self.capital.iter_mut().zip(&market.held) {
                *capital += pay * i16::from(held);
            }
            (market.shift, market.contracts) = (0, 0);
        }
    }

    /// The number of turns that a seat will have this year, including the current one, assuming
    /// that every turn fills one card field.
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

    /// Sells all amphorae of all seats. As in the final sales, the seats take turns and sell one
    /// amphora at a time.
    pub fn sell_all(&mut self) {
        let mut idle = 0;
        while idle < self.seats {
            let seat = self.mover();
            match self.final_sale(seat) {
                Some(good) => {
                    self.sell(seat, good);
                    idle = 0;
                }
                None => idle += 1,
            }
            self.seat = self.after(self.seat);
        }
    }

    /// The lead of a seat after all final sales, in coins.
    ///
    /// For the next `depth` sales all choices are tried: `seat` makes the sale that is best for
    /// itself. In a game for two, the opponent makes the sale that is worst for `seat`. All other
    /// sales go by [urgency](Self::urgency).
    pub fn lead_after_sales(&self, seat: usize, depth: u8) -> i16 {
        let mut after = *self;
        let mover = self.mover();
        after.seat = self.after(self.seat);
        let usual = self.final_sale(mover);
        if depth == 0 || usual.is_none() && after.final_sale(after.mover()).is_none() {
            after.seat = self.seat;
            after.sell_all();
            return after.lead_in_coins(seat);
        }
        let own = mover == seat;
        let mut best = None;
        for good in 0..self.markets.len() {
            let mut sold = after;
            if (own || self.seats == 2 || usual == Some(good)) && sold.sell(mover, good) {
                let lead = sold.lead_after_sales(seat, depth - 1);
                let better = best.is_none_or(|best| if own { lead > best } else { lead < best });
                if better {
                    best = Some(lead);
                }
            }
        }
        best.unwrap_or_else(|| after.lead_after_sales(seat, depth - 1))
    }

    /// The lead of a seat's capital over the largest capital of the others.
    fn lead_in_coins(&self, seat: usize) -> i16 {
        let others = self.seats().filter(|&other| other != seat);
        let best = others.map(|other| self.capital[other]).max();
        self.capital[seat] - best.unwrap_or(0)
    }

    /// The good that a seat sells first in the final sales.
    pub fn final_sale(&self, seat: usize) -> Option<usize> {
        (0..3)
            .filter(|&good| self.markets[good].held[seat] > 0)
            .max_by_key(|&good| self.urgency(seat, good))
    }

    /// The urgency with which a seat should sell a good in the final sales. The urgency grows
    /// with the amphorae that all seats hold together. It is 1 if no other seat holds the good,
    /// and 0 at a price of 2, which cannot fall.
    pub fn urgency(&self, seat: usize, good: usize) -> i32 {
        let market = &self.markets[good];
        let all = i32::from(market.all_held());
        let own = i32::from(market.held[seat]);
        match (market.route.proceeds(), all - own) {
            (..=2, _) => 0,
            (_, 0) => 1,
            _ => 1 + all,
        }
    }
}
