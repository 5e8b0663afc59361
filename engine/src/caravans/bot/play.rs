//! Playing turns in a [`World`].

use super::super::card::{Card, Kind};
use super::super::cards::Cards;
use super::super::game::Phase;
use super::super::good::Good;
use super::super::setup::HAND;
use super::super::trade::{Deal, Limit, Trade};
use super::plan::{Cast, Deals, Plan};
use super::table::{Market, Table};
use super::weights::{COIN, Weights};
use super::world::World;
use super::worth::{Glance, Part, Promise, Promises};
use crate::Rng;

/// Numbers of all trades: none, the same deal twice, or one in each good.
pub(super) const TRADES: u8 = 1 + 6 + 8;

/// How many amphorae of each good are still to be bought, or sold if negative,
/// to complete a trade to the one with this number, if the rules know it.
fn missing(begun: Trade, limit: Limit, number: u8) -> Option<[i8; 3]> {
    let mut missing = [0; 3];
    match number {
        0 => {}
        1..=6 => {
            let times = if limit == Limit::One { 1 } else { 2 };
            let sign = if number % 2 == 1 { 1 } else { -1 };
            missing[usize::from(number - 1) / 2] = times * sign;
        }
        _ if limit != Limit::Full => return None,
        _ => {
            for (good, missing) in missing.iter_mut().enumerate() {
                *missing = 1 - 2 * ((number - 7) >> good & 1) as i8;
            }
        }
    }
    for deal in begun.deals() {
        let missing = &mut missing[deal.good().index()];
        let step = match deal {
            Deal::Buy(_) => 1,
            Deal::Sell(_) => -1,
        };
        if *missing * step <= 0 {
            return None;
        }
        *missing -= step;
    }
    Some(missing)
}

/// The deals that complete a trade to the one with this number, if that is
/// allowed, and the table after them.
pub(super) fn trade(
    table: &Table,
    begun: Trade,
    limit: Limit,
    number: u8,
) -> Option<(Deals, Table)> {
    let missing = missing(begun, limit, number)?;
    let mut deals = Deals::NONE;
    let mut after = *table;
    // Sales may pay for purchases.
    let sales = |good: Good| (Deal::Sell(good), -missing[good.index()]);
    let purchases = |good: Good| (Deal::Buy(good), missing[good.index()]);
    let both = Good::ALL
        .map(sales)
        .into_iter()
        .chain(Good::ALL.map(purchases));
    for (deal, times) in both {
        for _ in 0..times {
            after.deal(deal).then(|| deals.push(deal))?;
        }
    }
    Some((deals, after))
}

/// The hand without one card.
fn without(hand: &Cards<HAND>, card: Card) -> Cards<HAND> {
    let mut rest = *hand;
    rest.remove(card);
    rest
}

/// Tells every way to play one card, with what a mirage covers.
fn each_card(
    hand: &Cards<HAND>,
    open: &[u8; Card::CODES],
    mut each: impl FnMut(Card, Option<Card>),
) {
    for card in hand.kinds() {
        if card.is_mirage() {
            for code in 0..MIRAGE_OFFSET {
                let over = Card::from_code(card.code() - MIRAGE_OFFSET + code);
                if let Some(over) = over
                    && open[usize::from(over.code()) % Card::CODES] > 0
                {
                    each(card, Some(over));
                }
            }
        } else {
            each(card, None);
        }
    }
}

/// The mirage has the last code of its colour: those before it are of the cards
/// that it can cover.
const MIRAGE_OFFSET: u8 = Kind::ALL.len() as u8 - 1;

/// The table after a card.
pub(super) fn after_card(table: &Table, card: Card, over: Option<Card>) -> Table {
    let mut after = *table;
    after.play(card, over);
    if !matches!(card.kind(), Kind::Tax) {
        after.seat = after.after(after.seat);
    }
    after
}

/// Tells every way to play the cards of a turn with the table after them and
/// the cards that remain.
pub(super) fn each_cast(
    table: &Table,
    hand: &Cards<HAND>,
    open: &[u8; Card::CODES],
    mut each: impl FnMut(Cast, &Table, &Cards<HAND>),
) {
    each_card(hand, open, |first, over| {
        let after = after_card(table, first, over);
        let rest = without(hand, first);
        let cast = Cast {
            first: Some(first),
            second: None,
            over,
        };
        if !matches!(first.kind(), Kind::Tax) || after.fields == 0 {
            each(cast, &after, &rest);
            return;
        }
        let mut open = *open;
        open[usize::from(first.code()) % Card::CODES] += 1;
        each_card(&rest, &open, |second, over| {
            let cast = Cast {
                second: Some(second),
                over,
                ..cast
            };
            each(
                cast,
                &after_card(&after, second, over),
                &without(&rest, second),
            );
        });
    });
}

impl World {
    /// Carries out a plan; chance decides what is drawn.
    pub(super) fn pursue(&mut self, plan: &Plan, w: &Weights, rng: &mut Rng) {
        match self.phase {
            Phase::Over => {}
            Phase::Trade(_) | Phase::Card => {
                for deal in plan.deals.iter() {
                    self.table.deal(deal);
                }
                let mut ended = false;
                for card in plan.cast.cards() {
                    self.play_card(card, plan.cast.over);
                    ended = !matches!(card.kind(), Kind::Tax);
                }
                if !ended && (self.table.fields > 0 || plan.cast.first.is_none()) {
                    self.play_cards(w);
                }
                self.end_turn();
            }
            Phase::Tax(tax) => {
                let payer = self.table.mover();
                for deal in plan.deals.iter() {
                    self.table.deal(deal);
                }
                self.table.pay(payer, tax.due as i16);
                let mut next = self.table.after(self.table.seat);
                while usize::from(next) != tax.by.index() {
                    self.table.levy_from(next.into(), tax.good);
                    next = self.table.after(next);
                }
                self.table.seat = next;
                self.phase = Phase::Card;
                if self.table.fields > 0 {
                    self.play_cards(w);
                }
                self.end_turn();
            }
            Phase::Exchange { .. } => self.exchange(plan.aside, rng),
            Phase::FinalSales => {
                for deal in plan.deals.iter() {
                    self.table.deal(deal);
                }
                self.table.seat = self.table.after(self.table.seat);
            }
        }
    }

    /// Plays on to the end of the year, after the last one to the end.
    pub(super) fn play_on(&mut self, w: &Weights, rng: &mut Rng) {
        let year = self.table.year;
        while self.table.year == year && !self.is_over() {
            self.step(w, rng);
        }
    }

    /// Lets the seat to move make a turn that looks good.
    pub(super) fn step(&mut self, w: &Weights, rng: &mut Rng) {
        match self.phase {
            Phase::Trade(begun) => {
                self.trade(begun, w);
                self.play_cards(w);
                self.end_turn();
            }
            Phase::Exchange { .. } => {
                let aside = self.spare(w);
                self.exchange(aside, rng);
            }
            Phase::FinalSales => self.final_sales(),
            // Plans and turns never pause at these.
            Phase::Card | Phase::Tax(_) | Phase::Over => self.phase = Phase::Over,
        }
    }

    /// How good the position is for a seat.
    pub(super) fn value(&self, seat: usize, w: &Weights) -> i32 {
        if self.is_over() {
            let capital = |seat: usize| COIN * i32::from(self.table.capital[seat]);
            let others = self.table.seats().filter(|&other| other != seat);
            return capital(seat) - others.map(capital).max().unwrap_or(0);
        }
        self.table.wealth(seat, w)
    }

    /// Makes the deals that look best.
    fn trade(&mut self, begun: Trade, w: &Weights) {
        let mover = self.table.mover();
        let glance = Glance::new(&self.table, mover, w);
        let cards = self.table.promises(self.hand(), w);
        let branches = Branches::new(&glance, &self.table.markets, mover);
        let capital = i32::from(self.table.capital[mover]);
        let mut best = (i32::MIN, [0; 3]);
        for number in 0..TRADES {
            let Some(missing) = missing(begun, self.limit, number) else {
                continue;
            };
            let Some(chosen) = branches.after(missing) else {
                continue;
            };
            let cash = chosen.iter().map(|branch| i32::from(branch.cash)).sum();
            // Sales come first, so only the end can be on credit.
            if capital + cash < 0 {
                continue;
            }
            let worth = glance.worth(chosen.map(|branch| &branch.part), cash, &cards);
            if worth > best.0 {
                best = (worth, missing);
            }
        }
        if let Some(chosen) = branches.after(best.1) {
            for (market, branch) in self.table.markets.iter_mut().zip(chosen) {
                *market = branch.market;
                self.table.capital[mover] += branch.cash;
            }
        }
    }

    /// Plays the card that looks best, and another one after a tax.
    fn play_cards(&mut self, w: &Weights) {
        loop {
            let mut best = (i32::MIN, None, None);
            let laid = Aftermath::new(&self.table, 1, w);
            each_card(self.hand(), &self.open, |card, over| {
                let rest = without(self.hand(), card);
                let worth = match card.kind() {
                    Kind::Caravan(_) | Kind::Contract => laid.worth(card, over, &rest),
                    Kind::Mirage => Aftermath::new(&self.table, 0, w).worth(card, over, &rest),
                    // It may change everything.
                    Kind::Tax => {
                        let after = after_card(&self.table, card, over);
                        after.worth(self.table.mover(), &rest, w)
                    }
                };
                if worth > best.0 {
                    best = (worth, Some(card), over);
                }
            });
            let (_, Some(card), over) = best else {
                return;
            };
            self.play_card(card, over);
            if !matches!(card.kind(), Kind::Tax) || self.table.fields == 0 {
                return;
            }
        }
    }

    /// Places of the cards that are better exchanged.
    pub(super) fn spare(&self, w: &Weights) -> u8 {
        let lead = self.table.lead(self.table.mover());
        let mut places = 0;
        for (place, &card) in self.hand().iter().enumerate() {
            if self.table.card(card, &lead, w) < w.exchange.into() {
                places |= 1 << place;
            }
        }
        places
    }

    /// Everybody sells what they hold.
    fn final_sales(&mut self) {
        let seats = i32::from(self.table.seats);
        let mut idle = 0;
        while idle < seats {
            let seat = self.table.mover();
            match self.table.final_sale(seat) {
                Some(good) => {
                    self.table.sell(seat, good);
                    idle = 0;
                }
                None => idle += 1,
            }
            self.table.seat = self.table.after(self.table.seat);
        }
        self.phase = Phase::Over;
    }
}

/// A good after some deals in it.
struct Branch {
    market: Market,
    part: Part,
    /// What the deals have brought.
    cash: i16,
}

/// The most amphorae of one good that a trade buys or sells.
const MOST: i8 = 2;

/// All goods after all deals that their markets allow.
struct Branches([[Option<Branch>; 2 * MOST as usize + 1]; 3]);

impl Branches {
    fn new(glance: &Glance, markets: &[Market; 3], mover: usize) -> Self {
        let mut all = Self([const { [const { None }; _] }; 3]);
        for (good, market) in markets.iter().enumerate() {
            all.put(glance, good, 0, *market, 0);
            for sign in [1, -1] {
                let (mut after, mut cash) = (*market, 0);
                for count in 1..=MOST {
                    let brought = match sign {
                        1 => after.buy(mover).map(|price| -price),
                        _ => after.sell(mover),
                    };
                    let Some(brought) = brought else {
                        break;
                    };
                    cash += brought;
                    all.put(glance, good, sign * count, after, cash);
                }
            }
        }
        all
    }

    fn put(&mut self, glance: &Glance, good: usize, count: i8, market: Market, cash: i16) {
        let place = self.0[good].get_mut((count + MOST) as usize);
        if let Some(place) = place {
            let part = glance.part(&market);
            *place = Some(Branch { market, part, cash });
        }
    }

    /// The goods after so many purchases, or sales if negative.
    fn after(&self, counts: [i8; 3]) -> Option<[&Branch; 3]> {
        let of = |good: usize| self.0[good].get((counts[good] + MOST) as usize)?.as_ref();
        Some([of(0)?, of(1)?, of(2)?])
    }
}

/// A table after the mover has played a card other than a tax, but for what the
/// card does to its good.
struct Aftermath<'a> {
    table: Table,
    glance: Glance<'a>,
    parts: [Part; 3],
    w: &'a Weights,
}

impl<'a> Aftermath<'a> {
    /// The card takes so many fields.
    fn new(table: &Table, fields: u8, w: &'a Weights) -> Self {
        let mover = table.mover();
        let mut table = *table;
        table.fields = table.fields.saturating_sub(fields);
        table.seat = table.after(table.seat);
        let glance = Glance::new(&table, mover, w);
        Self {
            parts: table.markets.each_ref().map(|market| glance.part(market)),
            table,
            glance,
            w,
        }
    }

    /// What it is worth with this card played and those left.
    fn worth(&self, card: Card, over: Option<Card>, rest: &[Card]) -> i32 {
        let good = card.good().index();
        let mut markets = self.table.markets;
        markets[good].play(card, over);
        let part = self.glance.part(&markets[good]);
        let mut parts = self.parts.each_ref();
        parts[good] = &part;
        let cards: Promises = rest
            .iter()
            .map(|&card| Promise::of(card, &markets, self.w))
            .collect();
        self.glance.worth(parts, 0, &cards)
    }
}

impl Table {
    /// The good that is sold first at the end of the game.
    pub fn final_sale(&self, seat: usize) -> Option<usize> {
        (0..3)
            .filter(|&good| self.markets[good].held[seat] > 0)
            .max_by_key(|&good| self.haste(seat, good))
    }

    /// How much a seat should hurry to sell a good at the end.
    pub fn haste(&self, seat: usize, good: usize) -> i32 {
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
