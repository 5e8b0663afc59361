//! Playing turns in a [`World`].

use super::super::card::{Card, Kind};
use super::super::cards::Cards;
use super::super::game::Phase;
use super::super::good::Good;
use super::super::setup::HAND;
use super::super::trade::{Deal, Limit, Trade};
use super::plan::{Cast, Deals, Plan};
use super::table::Table;
use super::weights::{COIN, Weights};
use super::world::World;
use crate::Rng;

/// Numbers of all trades: none, the same deal twice, or one in each good.
pub(super) const TRADES: u8 = 1 + 6 + 8;

/// The deals that complete a trade to the one with this number, if that is
/// allowed, and the table after them.
pub(super) fn trade(
    table: &Table,
    begun: Trade,
    limit: Limit,
    number: u8,
) -> Option<(Deals, Table)> {
    let mut deals = Deals::NONE;
    let mut after = *table;
    let mut make = |deal: Deal| {
        let can = after.can(deal);
        if can {
            after.deal(deal);
            deals.push(deal);
        }
        can
    };
    let done = || begun.deals();
    match number {
        0 => begun.is_empty().then_some(())?,
        1..=6 => {
            let good = Good::ALL[usize::from(number - 1) / 2];
            let deal = if number % 2 == 1 {
                Deal::Buy(good)
            } else {
                Deal::Sell(good)
            };
            let times = if limit == Limit::One { 1 } else { 2 };
            if done().any(|other| other != deal) {
                return None;
            }
            for _ in done().count()..times {
                make(deal).then_some(())?;
            }
        }
        _ if limit != Limit::Full => return None,
        _ => {
            let sells = |good: Good| (number - 7) >> good.index() & 1 != 0;
            let fits = |deal: Deal| match deal {
                Deal::Buy(good) => !sells(good),
                Deal::Sell(good) => sells(good),
            };
            if !done().all(fits) {
                return None;
            }
            let open = |good: Good| done().all(|deal| deal.good() != good);
            // Sales may pay for purchases.
            for good in Good::ALL {
                if sells(good) && open(good) {
                    make(Deal::Sell(good)).then_some(())?;
                }
            }
            for good in Good::ALL {
                if !sells(good) && open(good) {
                    make(Deal::Buy(good)).then_some(())?;
                }
            }
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

/// Every way to play one card, with what it covers.
fn each_card(
    hand: &Cards<HAND>,
    open: &[u8; Card::CODES],
    mut each: impl FnMut(Card, Option<Card>),
) {
    for card in hand.kinds() {
        if card.is_mirage() {
            for code in 0..MIRAGE_TARGETS {
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

/// A colour's mirage is the last of its codes, what it covers comes first.
const MIRAGE_OFFSET: u8 = Kind::ALL.len() as u8 - 1;
const MIRAGE_TARGETS: u8 = MIRAGE_OFFSET - 1;

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
    let mut any = false;
    each_card(hand, open, |first, over| {
        any = true;
        let after = after_card(table, first, over);
        let rest = without(hand, first);
        let cast = Cast {
            first: Some(first),
            second: None,
            over,
        };
        let mut alone = true;
        if matches!(first.kind(), Kind::Tax) && after.fields > 0 {
            each_card(&rest, open, |second, over| {
                alone = false;
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
        }
        if alone {
            each(cast, &after, &rest);
        }
    });
    if !any {
        each(Cast::NONE, table, hand);
    }
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
            Phase::LastSales => {
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
            Phase::LastSales => self.last_sales(),
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
        let mut best = (i32::MIN, self.table);
        for number in 0..TRADES {
            if let Some((_, after)) = trade(&self.table, begun, self.limit, number) {
                let worth = after.worth(mover, self.hand().iter().copied(), w);
                if worth > best.0 {
                    best = (worth, after);
                }
            }
        }
        self.table = best.1;
    }

    /// Plays the card that looks best, and another one after a tax.
    fn play_cards(&mut self, w: &Weights) {
        let mover = self.table.mover();
        loop {
            let mut best = (i32::MIN, None, None);
            each_card(self.hand(), &self.open, |card, over| {
                let after = after_card(&self.table, card, over);
                let mut skip = true;
                let rest = self.hand().iter().copied().filter(|&other| {
                    let keep = other != card || !skip;
                    skip &= other != card;
                    keep
                });
                let worth = after.worth(mover, rest, w);
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
    fn last_sales(&mut self) {
        let seats = i32::from(self.table.seats);
        let mut idle = 0;
        while idle < seats {
            let seat = self.table.mover();
            match self.table.last_sale(seat) {
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

impl Table {
    /// The good that is sold first at the end of the game.
    pub fn last_sale(&self, seat: usize) -> Option<usize> {
        (0..3)
            .filter(|&good| self.held[seat][good] > 0)
            .max_by_key(|&good| self.haste(seat, good))
    }

    /// How much a seat should hurry to sell a good at the end.
    pub fn haste(&self, seat: usize, good: usize) -> i32 {
        let own = i32::from(self.held[seat][good]);
        let all: i32 = self
            .seats()
            .map(|seat| i32::from(self.held[seat][good]))
            .sum();
        match (self.routes[good].proceeds(), all - own) {
            (..=2, _) => 0,
            (_, 0) => 1,
            _ => 1 + all,
        }
    }
}
