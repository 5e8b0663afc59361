//! What things are worth at a glance, in sixteenths of a coin.

use super::super::card::{Card, Kind};
use super::super::setup::HAND;
use super::table::{Table, contract_pay};
use super::weights::{COIN, Weights};

/// In the middle of a route.
const MIDDLE: i32 = 16;
/// What Palmyra pays.
const LEAST: i32 = 2 * COIN;

impl Table {
    /// What a seat owns more than the others, with the cards it still has.
    pub fn worth(&self, seat: usize, hand: impl Iterator<Item = Card>, w: &Weights) -> i32 {
        let lead = self.lead(seat);
        let mut sum = self.wealth(seat, w);
        sum += self.prospects(seat, &lead, hand, w);
        sum
    }

    /// Sixteenths of amphorae that a seat has more than another.
    pub fn lead(&self, seat: usize) -> [i32; 3] {
        let mut lead = [0; 3];
        for (good, lead) in lead.iter_mut().enumerate() {
            let own = i32::from(self.held[seat][good]);
            let all: i32 = self
                .seats()
                .map(|seat| i32::from(self.held[seat][good]))
                .sum();
            *lead = COIN * own - share(self.seats, COIN * (all - own));
        }
        lead
    }

    /// Capital and stock of a seat against the others'.
    pub fn wealth(&self, seat: usize, w: &Weights) -> i32 {
        let year = usize::from(self.year.clamp(1, 3)) - 1;
        let turns = i32::from(self.fields);
        let mut own = 0;
        let mut others = 0;
        let mut best = i32::MIN;
        let mut price = [0; 3];
        let mut more = [0; 3];
        let mut all = [0; 3];
        for good in 0..3 {
            let route = self.routes[good];
            let now = i32::from(route.proceeds());
            let then = i32::from(route.moved(self.shift[good]).proceeds());
            price[good] = COIN * now + i32::from(w.trust) * (then - now);
            more[good] = COIN * self.pay_of(good) + i32::from(w.stock[year]) * turns;
            if !self.is_last_year() {
                more[good] -= i32::from(w.revert) * (then - MIDDLE);
            }
            all[good] = self.seats().map(|seat| self.held[seat][good]).sum();
        }
        for other in self.seats() {
            let mut sum = COIN * i32::from(self.capital[other]);
            for good in 0..3 {
                let held = self.held[other][good];
                if held == 0 {
                    continue;
                }
                let mut slope = i32::from(w.slope[year]);
                if all[good] > held {
                    slope += i32::from(w.crowd[year]);
                }
                let held = i32::from(held);
                sum += sales(price[good], slope, held) + more[good] * held;
            }
            if other == seat {
                own = sum;
            } else {
                others += sum;
                best = best.max(sum);
            }
        }
        let rivals = (share(self.seats, others) + best) >> 1;
        own - ((rivals * i32::from(w.rivals)) >> 4)
    }

    /// What the cards in a seat's hand promise, and what the others' threaten.
    fn prospects(
        &self,
        seat: usize,
        lead: &[i32; 3],
        hand: impl Iterator<Item = Card>,
        w: &Weights,
    ) -> i32 {
        let turns = self.turns_of(seat);
        let mut sum = 0;
        if turns > 0 {
            // The best cards are played, as many as there are turns.
            let mut best = [i32::MIN; HAND];
            for card in hand {
                let mut use_of = self.card(card, lead, w);
                for place in &mut best {
                    if use_of > *place {
                        core::mem::swap(place, &mut use_of);
                    }
                }
            }
            for &use_of in best.iter().take(turns as usize) {
                if use_of > i32::MIN {
                    sum += use_of;
                }
            }
        }
        let theirs = i32::from(self.fields) - turns;
        let exposed: i32 = lead.iter().map(|&lead| lead.max(0)).sum();
        sum - ((exposed * theirs * i32::from(w.threat)) >> 4)
    }

    /// What a card in the hand promises.
    pub fn card(&self, card: Card, lead: &[i32; 3], w: &Weights) -> i32 {
        let good = card.good().index();
        match card.kind() {
            Kind::Caravan(value) => (2 * i32::from(value) * lead[good] * i32::from(w.hand)) >> 4,
            Kind::Contract => {
                let count = usize::from(self.contracts[good]);
                let pay = contract_pay(count + 1) - contract_pay(count);
                (pay * lead[good] * i32::from(w.contract)) >> 4
            }
            Kind::Tax => (-2 * lead[good] * i32::from(w.hand)) >> 4,
            Kind::Mirage => w.mirage.into(),
        }
    }
}

/// What so many sales bring, each spoiling the price by twice the slope.
fn sales(price: i32, slope: i32, count: i32) -> i32 {
    if price - 2 * slope * (count - 1) >= LEAST {
        return count * price - slope * count * (count - 1);
    }
    let mut sum = 0;
    let mut next = price;
    for left in (1..=count).rev() {
        if next <= LEAST {
            return sum + left * LEAST;
        }
        sum += next;
        next -= 2 * slope;
    }
    sum
}

/// A sum shared by the others at the table.
fn share(seats: u8, sum: i32) -> i32 {
    match seats {
        3 => sum >> 1,
        4 => (sum * 85) >> 8,
        _ => sum,
    }
}
