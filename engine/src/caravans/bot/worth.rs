//! What things are worth at a glance, in sixteenths of a coin.

use super::super::card::{Card, Kind};
use super::super::setup::{HAND, MAX_PLAYERS};
use super::table::{Market, Table, contract_pay};
use super::weights::{COIN, Weights};

/// In the middle of a route.
const MIDDLE: i32 = 16;
/// What Palmyra pays.
const LEAST: i32 = 2 * COIN;

/// A look at a table with the eyes of one seat.
///
/// Deals and cards change one good at a time, so goods are judged one by one,
/// and whoever compares turns judges anew only what differs.
#[derive(Clone, Copy)]
pub(super) struct Glance<'a> {
    w: &'a Weights,
    seat: usize,
    seats: u8,
    /// The capital of each seat.
    capital: [i32; MAX_PLAYERS],
    /// How far one's own sales spoil the price, alone with a good or not.
    slopes: [i32; 2],
    /// What an amphora is worth beyond its price.
    stock: i32,
    /// How prices return to the middle.
    revert: i32,
    /// Turns of the seat in this year, and of the others.
    turns: i32,
    theirs: i32,
}

/// What a good is worth to everybody.
#[derive(Clone, Copy, Default)]
pub(super) struct Part {
    stocks: [i32; MAX_PLAYERS],
    /// Sixteenths of amphorae that the seat has more than another.
    lead: i32,
}

/// What a card in the hand is worth: so much for each amphora of its good that
/// the seat has more, or just so much.
#[derive(Clone, Copy)]
pub(super) enum Promise {
    Lead { good: usize, each: i32 },
    Plain(i32),
}

/// What the cards in a hand promise.
pub(super) type Promises = heapless::Vec<Promise, HAND>;

impl<'a> Glance<'a> {
    pub fn new(table: &Table, seat: usize, w: &'a Weights) -> Self {
        let year = usize::from(table.year.clamp(1, 3)) - 1;
        let fields = i32::from(table.fields);
        let turns = table.turns_of(seat);
        let slope = i32::from(w.slope[year]);
        Self {
            w,
            seat,
            seats: table.seats,
            capital: table.capital.map(|capital| COIN * i32::from(capital)),
            slopes: [slope, slope + i32::from(w.crowd[year])],
            stock: i32::from(w.stock[year]) * fields,
            revert: if table.is_last_year() {
                0
            } else {
                w.revert.into()
            },
            turns,
            theirs: fields - turns,
        }
    }

    /// Judges a good.
    pub fn part(&self, market: &Market) -> Part {
        let [now, then] = market.route.outlook(market.shift).map(i32::from);
        let price = COIN * now + i32::from(self.w.trust) * (then - now);
        let more = COIN * market.pay() + self.stock - self.revert * (then - MIDDLE);
        let all = market.all_held();
        let mut stocks = [0; MAX_PLAYERS];
        for (stock, &held) in stocks.iter_mut().zip(&market.held) {
            if held > 0 {
                let slope = self.slopes[usize::from(all > held)];
                let held = i32::from(held);
                *stock = sales(price, slope, held) + more * held;
            }
        }
        let lead = market.lead(self.seat, self.seats);
        Part { stocks, lead }
    }

    /// What the seat owns more than the others, after it has got some cash.
    pub fn wealth(&self, parts: [&Part; 3], cash: i32) -> i32 {
        let [one, two, three] = parts;
        let (mut own, mut others, mut best) = (0, 0, i32::MIN);
        for seat in 0..usize::from(self.seats).min(MAX_PLAYERS) {
            let stock = one.stocks[seat] + two.stocks[seat] + three.stocks[seat];
            let sum = self.capital[seat] + stock;
            if seat == self.seat {
                own = sum + COIN * cash;
            } else {
                others += sum;
                best = best.max(sum);
            }
        }
        let rivals = (share(self.seats, others) + best) >> 1;
        own - ((rivals * i32::from(self.w.rivals)) >> 4)
    }

    /// The same with what the cards promise that it has, and what the others'
    /// threaten.
    pub fn worth(&self, parts: [&Part; 3], cash: i32, cards: &[Promise]) -> i32 {
        let lead = parts.map(|part| part.lead);
        let mut sum = self.wealth(parts, cash);
        let played = cards.len().min(self.turns.max(0) as usize);
        if played == cards.len() {
            sum += cards.iter().map(|card| card.worth(&lead)).sum::<i32>();
        } else if played > 0 {
            // The best cards are played, as many as there are turns.
            let mut best = [0; HAND];
            for (count, card) in cards.iter().take(HAND).enumerate() {
                let use_of = card.worth(&lead);
                let mut place = count;
                while place > 0 && best[place - 1] < use_of {
                    best[place] = best[place - 1];
                    place -= 1;
                }
                best[place] = use_of;
            }
            sum += best.iter().take(played).sum::<i32>();
        }
        let exposed: i32 = lead.iter().map(|&lead| lead.max(0)).sum();
        sum - ((exposed * self.theirs * i32::from(self.w.threat)) >> 4)
    }
}

impl Promise {
    /// What a card of a market promises.
    pub fn of(card: Card, markets: &[Market; 3], w: &Weights) -> Self {
        let good = card.good().index();
        let each = match card.kind() {
            Kind::Caravan(value) => 2 * i32::from(value) * i32::from(w.hand),
            Kind::Contract => {
                let count = usize::from(markets[good].contracts);
                let pay = contract_pay(count + 1) - contract_pay(count);
                pay * i32::from(w.contract)
            }
            Kind::Tax => -2 * i32::from(w.hand),
            Kind::Mirage => return Self::Plain(w.mirage.into()),
        };
        Self::Lead { good, each }
    }

    fn worth(&self, lead: &[i32; 3]) -> i32 {
        match *self {
            Self::Lead { good, each } => (each * lead.get(good).copied().unwrap_or(0)) >> 4,
            Self::Plain(worth) => worth,
        }
    }
}

impl Market {
    /// Sixteenths of amphorae that a seat has more than another.
    fn lead(&self, seat: usize, seats: u8) -> i32 {
        let own = i32::from(self.held[seat]);
        let others = i32::from(self.all_held()) - own;
        COIN * own - share(seats, COIN * others)
    }
}

impl Table {
    /// What a seat owns more than the others, with the cards it still has.
    pub fn worth(&self, seat: usize, hand: &[Card], w: &Weights) -> i32 {
        let glance = Glance::new(self, seat, w);
        let parts = self.markets.each_ref().map(|market| glance.part(market));
        glance.worth(parts.each_ref(), 0, &self.promises(hand, w))
    }

    /// Capital and stock of a seat against the others'.
    pub fn wealth(&self, seat: usize, w: &Weights) -> i32 {
        let glance = Glance::new(self, seat, w);
        let parts = self.markets.each_ref().map(|market| glance.part(market));
        glance.wealth(parts.each_ref(), 0)
    }

    /// Sixteenths of amphorae that a seat has more than another.
    pub fn lead(&self, seat: usize) -> [i32; 3] {
        let markets = self.markets.each_ref();
        markets.map(|market| market.lead(seat, self.seats))
    }

    /// What a card in the hand promises.
    pub fn card(&self, card: Card, lead: &[i32; 3], w: &Weights) -> i32 {
        Promise::of(card, &self.markets, w).worth(lead)
    }

    /// What the cards of a hand promise.
    pub fn promises(&self, hand: &[Card], w: &Weights) -> Promises {
        let cards = hand.iter().take(HAND);
        cards
            .map(|&card| Promise::of(card, &self.markets, w))
            .collect()
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
