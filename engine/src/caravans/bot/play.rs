//! Plays turns in a [`SearchState`].

use super::super::card::{Card, CardKind};
use super::super::game::Phase;
use super::super::trade::Trade;
use super::choices::{TRADES, after_card, each_card, missing, without};
use super::evaluate::{CardWorth, CardWorths, Evaluator, GoodWorth};
use super::plan::Plan;
use super::public::{Market, PublicState};
use super::state::SearchState;
use super::weights::{COIN, Weights};
use crate::Rng;

impl SearchState {
    /// Carries out a plan, and draws cards at the end of the turn or exchange.
    pub(super) fn pursue(&mut self, plan: &Plan, w: &Weights, rng: &mut Rng) {
        match self.phase {
            Phase::Over => {}
            Phase::Trade(_) | Phase::Card => {
                for deal in plan.deals.iter() {
                    self.public.deal(deal);
                }
                let mut ended = false;
                for card in plan.play.cards() {
                    self.play_card(card, plan.play.over);
                    ended = !matches!(card.kind(), CardKind::Tax);
                }
                if !ended && (self.public.fields > 0 || plan.play.first.is_none()) {
                    self.play_cards(w);
                }
                self.end_turn();
            }
            Phase::Tax(tax) => {
                let payer = self.public.mover();
                for deal in plan.deals.iter() {
                    self.public.deal(deal);
                }
                self.public.pay(payer, tax.due as i16);
                let mut next = self.public.after(self.public.seat);
                while usize::from(next) != tax.by.index() {
                    self.public.levy_from(next.into(), tax.good);
                    next = self.public.after(next);
                }
                self.public.seat = next;
                self.phase = Phase::Card;
                if self.public.fields > 0 {
                    self.play_cards(w);
                }
                self.end_turn();
            }
            Phase::Exchange { .. } => self.exchange(plan.aside, rng),
            Phase::FinalSales => {
                for deal in plan.deals.iter() {
                    self.public.deal(deal);
                }
                self.public.seat = self.public.after(self.public.seat);
            }
        }
    }

    /// Plays on to the end of the year. In the last year, plays on to the end of the game.
    pub(super) fn play_on(&mut self, w: &Weights, rng: &mut Rng) {
        let year = self.public.year;
        while self.public.year == year && !self.is_over() {
            self.step(w, rng);
        }
    }

    /// Makes the turn or exchange with the best rating for the seat to move. In the final sales,
    /// makes all sales of all seats.
    pub(super) fn step(&mut self, w: &Weights, rng: &mut Rng) {
        match self.phase {
            Phase::Trade(begun) => {
                self.trade(begun, w);
                self.play_cards(w);
                self.end_turn();
            }
            Phase::Exchange { .. } => {
                let aside = self.unwanted(w);
                self.exchange(aside, rng);
            }
            Phase::FinalSales => self.final_sales(),
            // A plan or turn never ends in one of these phases.
            Phase::Card | Phase::Tax(_) | Phase::Over => self.phase = Phase::Over,
        }
    }

    /// The value of the position for a seat.
    pub(super) fn value(&self, seat: usize, w: &Weights) -> i32 {
        if self.is_over() {
            let capital = |seat: usize| COIN * i32::from(self.public.capital[seat]);
            let others = self.public.seats().filter(|&other| other != seat);
            let lead = capital(seat) - others.map(capital).max().unwrap_or(0);
            return match self.is_learned() {
                true => self.towards_chance(lead),
                false => lead,
            };
        }
        match self.is_learned() {
            true => self.learned_value(seat),
            false => self.public.wealth(seat, w),
        }
    }

    /// Makes the deals with the best rating.
    fn trade(&mut self, begun: Trade, w: &Weights) {
        let mover = self.public.mover();
        let evaluator = Evaluator::new(&self.public, mover, w);
        let cards = self.public.card_worths(self.hand(), w);
        let branches = Branches::new(&evaluator, &self.public.markets, mover);
        let capital = i32::from(self.public.capital[mover]);
        let mut best = (i32::MIN, [0; 3]);
        for number in 0..TRADES {
            let Some(missing) = missing(begun, self.limit, number) else {
                continue;
            };
            let Some(chosen) = branches.after(missing) else {
                continue;
            };
            let cash = chosen.iter().map(|branch| i32::from(branch.cash)).sum();
            // Only the capital at the end has to be checked: sales are made first, so it is lowest
            // then.
            if capital + cash < 0 {
                continue;
            }
            let worth = evaluator.worth(chosen.map(|branch| &branch.worth), cash, &cards);
            if worth > best.0 {
                best = (worth, missing);
            }
        }
        if let Some(chosen) = branches.after(best.1) {
            for (market, branch) in self.public.markets.iter_mut().zip(chosen) {
                *market = branch.market;
                self.public.capital[mover] += branch.cash;
            }
        }
    }

    /// Plays the card with the best rating. After a tax, plays another card.
    fn play_cards(&mut self, w: &Weights) {
        loop {
            let mut best = (i32::MIN, None, None);
            let laid = AfterCard::new(&self.public, 1, w);
            each_card(self.hand(), &self.open, |card, over| {
                let rest = without(self.hand(), card);
                let worth = match card.kind() {
                    CardKind::Caravan(_) | CardKind::Contract => laid.worth(card, over, &rest),
                    CardKind::Mirage => AfterCard::new(&self.public, 0, w).worth(card, over, &rest),
                    // A tax may change all goods, because players may have to sell amphorae of any
                    // good.
                    CardKind::Tax => {
                        let after = after_card(&self.public, card, over);
                        after.worth(self.public.mover(), &rest, w)
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
            if !matches!(card.kind(), CardKind::Tax) || self.public.fields == 0 {
                return;
            }
        }
    }

    /// The cards of the mover's hand that should be exchanged, one bit for each place in the hand.
    pub(super) fn unwanted(&self, w: &Weights) -> u8 {
        let lead = self.public.lead(self.public.mover());
        let mut places = 0;
        for (place, &card) in self.hand().iter().enumerate() {
            if self.public.card_worth(card, &lead, w) < w.exchange.into() {
                places |= 1 << place;
            }
        }
        places
    }

    /// Sells all amphorae of all seats.
    fn final_sales(&mut self) {
        self.public.sell_all();
        self.phase = Phase::Over;
    }
}

/// A good after some deals.
struct Branch {
    market: Market,
    worth: GoodWorth,
    /// The proceeds of the deals, or their cost if negative.
    cash: i16,
}

/// The largest number of amphorae of one good that a trade buys or sells.
const MOST: i8 = 2;

/// All goods after each possible number of deals: from two sales to two purchases.
struct Branches([[Option<Branch>; 2 * MOST as usize + 1]; 3]);

impl Branches {
    fn new(evaluator: &Evaluator, markets: &[Market; 3], mover: usize) -> Self {
        let mut all = Self([const { [const { None }; _] }; 3]);
        for (good, market) in markets.iter().enumerate() {
            all.put(evaluator, good, 0, *market, 0);
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
                    all.put(evaluator, good, sign * count, after, cash);
                }
            }
        }
        all
    }

    fn put(&mut self, evaluator: &Evaluator, good: usize, count: i8, market: Market, cash: i16) {
        let place = self.0[good].get_mut((count + MOST) as usize);
        if let Some(place) = place {
            let worth = evaluator.good_worth(&market);
            *place = Some(Branch {
                market,
                worth,
                cash,
            });
        }
    }

    /// Returns the goods after these numbers of purchases, or sales if negative; `None` if a deal
    /// is impossible.
    fn after(&self, counts: [i8; 3]) -> Option<[&Branch; 3]> {
        let of = |good: usize| self.0[good].get((counts[good] + MOST) as usize)?.as_ref();
        Some([of(0)?, of(1)?, of(2)?])
    }
}

/// The position after the mover has played a card, but without the card's effect. It is used to
/// rate all cards of a hand that take the same number of card fields, except taxes.
struct AfterCard<'a> {
    public: PublicState,
    evaluator: Evaluator<'a>,
    goods: [GoodWorth; 3],
    w: &'a Weights,
}

impl<'a> AfterCard<'a> {
    /// Creates the position after a card that takes `fields` card fields: none for a mirage,
    /// otherwise one.
    fn new(public: &PublicState, fields: u8, w: &'a Weights) -> Self {
        let mover = public.mover();
        let mut public = *public;
        public.fields = public.fields.saturating_sub(fields);
        public.seat = public.after(public.seat);
        let evaluator = Evaluator::new(&public, mover, w);
        Self {
            goods: public
                .markets
                .each_ref()
                .map(|market| evaluator.good_worth(market)),
            public,
            evaluator,
            w,
        }
    }

    /// The value of the position after this card is played and `rest` is left in the hand.
    fn worth(&self, card: Card, over: Option<Card>, rest: &[Card]) -> i32 {
        let good = card.good().index();
        let mut markets = self.public.markets;
        markets[good].play(card, over);
        let changed = self.evaluator.good_worth(&markets[good]);
        let mut goods = self.goods.each_ref();
        goods[good] = &changed;
        let cards: CardWorths = rest
            .iter()
            .map(|&card| CardWorth::of(card, &markets, self.w))
            .collect();
        self.evaluator.worth(goods, 0, &cards)
    }
}
