//! The evaluation of a position without looking ahead. All values are in
//! sixteenths of a coin.

use super::super::card::{Card, CardKind};
use super::super::setup::contract_pay;
use super::super::setup::{HAND, MAX_PLAYERS};
use super::public::{Market, PublicState};
use super::weights::{COIN, Weights};

/// The average price, in coins. Prices tend to return to it.
const MIDDLE: i32 = 16;
/// The lowest price of an amphora: that in Palmyra.
const LEAST: i32 = 2 * COIN;

/// Evaluates positions for one seat.
///
/// A deal, and every card except a tax, changes only one good. So each good is evaluated
/// separately, and when turns are compared, only the changed good is evaluated again.
#[derive(Clone, Copy)]
pub(super) struct Evaluator<'a> {
    w: &'a Weights,
    seat: usize,
    seats: u8,
    /// The capital of each seat.
    capital: [i32; MAX_PLAYERS],
    /// Half of the amount by which each sale lowers the price. The first value is for a good that
    /// only one seat holds, the second for a good that several seats hold.
    slopes: [i32; 2],
    /// The value of an amphora in addition to its price.
    stock: i32,
    /// The strength with which prices tend to return to [`MIDDLE`].
    revert: i32,
    /// The number of turns that the seat has left in this year.
    turns: i32,
    /// The number of turns that the others have left in this year.
    others_turns: i32,
}

/// The value of the amphorae of one good.
#[derive(Clone, Copy, Default)]
pub(super) struct GoodWorth {
    /// The value of each seat's amphorae of this good.
    stocks: [i32; MAX_PLAYERS],
    /// The seat's lead in amphorae over the average of the others, in sixteenths of an amphora.
    lead: i32,
}

/// The value of a card in the hand. It depends on the seat's lead in the card's good.
#[derive(Clone, Copy)]
pub(super) struct CardWorth {
    /// The index of the card's good in [`Leads`].
    good: u8,
    /// The value for each amphora of the seat's lead.
    each: i32,
}

/// The factors by which the values of cards are multiplied. The first three are the seat's leads in
/// the goods. The last one is for mirages: a constant lead of one amphora.
type Leads = [i32; 4];
/// The index of the constant factor in [`Leads`].
const NO_GOOD: u8 = 3;

/// The values of the cards in a hand.
pub(super) type CardWorths = heapless::Vec<CardWorth, HAND>;

impl<'a> Evaluator<'a> {
    pub fn new(public: &PublicState, seat: usize, w: &'a Weights) -> Self {
        let year = usize::from(public.year.clamp(1, 3)) - 1;
        let fields = i32::from(public.fields);
        let turns = public.turns_of(seat);
        let slope = i32::from(w.slope[year]);
        Self {
            w,
            seat,
            seats: public.seats,
            capital: public.capital.map(|capital| COIN * i32::from(capital)),
            slopes: [slope, slope + i32::from(w.crowd[year])],
            stock: i32::from(w.stock[year]) * fields,
            revert: if public.is_last_year() {
                0
            } else {
                w.revert.into()
            },
            turns,
            others_turns: fields - turns,
        }
    }

    /// Evaluates the amphorae of one good.
    pub fn good_worth(&self, market: &Market) -> GoodWorth {
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
        let lead = lead(market.held[self.seat], all, self.seats);
        GoodWorth { stocks, lead }
    }

    /// The seat's lead in capital and in the value of amphorae, after `coins` were added to the
    /// seat's capital. It is the lead over the mean of two values: the average of the others and
    /// the best of the others.
    #[inline(always)]
    pub fn wealth(&self, goods: [&GoodWorth; 3], coins: i32) -> i32 {
        let [one, two, three] = goods;
        let (mut own, mut others, mut best) = (0, 0, i32::MIN);
        for seat in 0..usize::from(self.seats).min(MAX_PLAYERS) {
            let stock = one.stocks[seat] + two.stocks[seat] + three.stocks[seat];
            let sum = self.capital[seat] + stock;
            if seat == self.seat {
                own = sum + COIN * coins;
            } else {
                others += sum;
                best = best.max(sum);
            }
        }
        let rivals = (share(self.seats, others) + best) >> 1;
        own - ((rivals * i32::from(self.w.rivals)) >> 4)
    }

    /// The [wealth](Self::wealth) plus the value of the cards in hand, minus the risk that the
    /// others' cards harm the seat's goods.
    pub fn worth(&self, goods: [&GoodWorth; 3], coins: i32, cards: &[CardWorth]) -> i32 {
        let [one, two, three] = goods.map(|good| good.lead);
        let leads = [one, two, three, COIN];
        let mut sum = self.wealth(goods, coins);
        let played = cards.len().min(self.turns.max(0) as usize);
        if played == cards.len() {
            sum += cards.iter().map(|card| card.worth(&leads)).sum::<i32>();
        } else if played > 0 {
            // At most one card can be played in each remaining turn, so only the best cards count.
            let mut best = [0; HAND];
            for (count, card) in cards.iter().take(HAND).enumerate() {
                let worth = card.worth(&leads);
                let mut place = count;
                while place > 0 && best[place - 1] < worth {
                    best[place] = best[place - 1];
                    place -= 1;
                }
                best[place] = worth;
            }
            sum += best.iter().take(played).sum::<i32>();
        }
        let exposed = one.max(0) + two.max(0) + three.max(0);
        sum - ((exposed * self.others_turns * i32::from(self.w.threat)) >> 4)
    }
}

impl CardWorth {
    /// Returns the value that a card has for a seat that holds it.
    pub fn of(card: Card, markets: &[Market; 3], w: &Weights) -> Self {
        let good = card.good();
        let each = match card.kind() {
            CardKind::Caravan(value) => 2 * i32::from(value) * i32::from(w.hand),
            CardKind::Contract => {
                let count = markets[good.index()].contracts;
                let pay = contract_pay(count + 1) - contract_pay(count);
                i32::from(pay) * i32::from(w.contract)
            }
            CardKind::Tax => -2 * i32::from(w.hand),
            CardKind::Mirage => {
                return Self {
                    good: NO_GOOD,
                    each: w.mirage.into(),
                };
            }
        };
        let good = good as u8;
        Self { good, each }
    }

    fn worth(&self, leads: &Leads) -> i32 {
        (self.each * leads[usize::from(self.good) % leads.len()]) >> 4
    }
}

/// A seat's lead over the average of the others, in sixteenths of an amphora.
fn lead(own: u8, all: u8, seats: u8) -> i32 {
    COIN * i32::from(own) - share(seats, COIN * i32::from(all - own))
}

impl PublicState {
    /// The value of the position for a seat with these cards.
    pub fn worth(&self, seat: usize, hand: &[Card], w: &Weights) -> i32 {
        let evaluator = Evaluator::new(self, seat, w);
        let goods = self
            .markets
            .each_ref()
            .map(|market| evaluator.good_worth(market));
        evaluator.worth(goods.each_ref(), 0, &self.card_worths(hand, w))
    }

    /// The value of the position for a seat, not counting its cards.
    pub fn wealth(&self, seat: usize, w: &Weights) -> i32 {
        let evaluator = Evaluator::new(self, seat, w);
        let goods = self
            .markets
            .each_ref()
            .map(|market| evaluator.good_worth(market));
        evaluator.wealth(goods.each_ref(), 0)
    }

    /// A seat's lead over the average of the others in each good, in sixteenths
    /// of an amphora.
    pub fn lead(&self, seat: usize) -> [i32; 3] {
        let markets = self.markets.each_ref();
        markets.map(|market| lead(market.held[seat], market.all_held(), self.seats))
    }

    /// The value of a card in the hand of a seat that has these leads.
    pub fn card_worth(&self, card: Card, lead: &[i32; 3], w: &Weights) -> i32 {
        let &[one, two, three] = lead;
        CardWorth::of(card, &self.markets, w).worth(&[one, two, three, COIN])
    }

    /// The values of the cards in a hand.
    pub fn card_worths(&self, hand: &[Card], w: &Weights) -> CardWorths {
        let cards = hand.iter().take(HAND);
        cards
            .map(|&card| CardWorth::of(card, &self.markets, w))
            .collect()
    }
}

/// The proceeds of `count` sales. Each sale lowers the price by twice the slope.
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

/// The average of the other seats, computed from their sum. A third is computed as 85/256, because
/// the device's processor has no division instruction.
fn share(seats: u8, sum: i32) -> i32 {
    match seats {
        3 => sum >> 1,
        4 => (sum * 85) >> 8,
        _ => sum,
    }
}
