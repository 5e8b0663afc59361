//! The survey: lists all plans of one decision, a few at a time.

use super::super::card::Card;
use super::super::cards::Cards;
use super::super::game::{Caravans, Phase};
use super::super::good::Good;
use super::super::moves::Move;
use super::super::setup::{HAND, MAX_FIELDS};
use super::super::trade::{Deal, Trade};
use super::choices::{TRADES, each_card_play, trade};
use super::plan::{Deals, Plan};
use super::public::PublicState;
use super::state::SearchState;
use super::weights::{self, COIN, Weights};
use crate::Rng;
use crate::bot::{Level, PlanMoves};

/// The depth of the search in the final sales. All choices are tried for this number of sales
/// after the next one.
const SALES_AHEAD: u8 = 5;

/// Lists all plans of a decision, a few at a time.
#[derive(Clone, Debug)]
pub struct Survey {
    w: &'static Weights,
    board: Cards<MAX_FIELDS>,
    /// The covered cards on the board, one bit each.
    covered: u16,
    /// The number of the trade to list next.
    next: u8,
    /// The value of the position before the decision.
    before: i32,
}

impl Survey {
    pub(super) const fn blank() -> Self {
        Self {
            w: &weights::ZENOBIA,
            board: Cards::EMPTY,
            covered: 0,
            next: 0,
            before: 0,
        }
    }

    pub(super) fn begin(&mut self, game: &Caravans, state: &SearchState, level: Level) {
        self.w = match level {
            Level::Yarhai if state.values.is_past() => &weights::FIRST_YARHAI,
            _ => weights::of(level),
        };
        self.board = game.board;
        self.covered = game.covered;
        self.next = 0;
        self.before = state.public.worth(state.me(), state.hand(), self.w);
    }

    /// Returns the best turn of the seat to move, by rating plus a random number below `blur`;
    /// `None` if no turn begins in this position.
    pub(super) fn best_turn(
        state: &mut SearchState,
        w: &'static Weights,
        blur: u16,
        rng: &mut Rng,
    ) -> Option<Plan> {
        if !matches!(state.phase, Phase::Trade(_)) {
            return None;
        }
        state.me = state.public.seat;
        let mut survey = Self { w, ..Self::blank() };
        let mut best: Option<(i32, Plan)> = None;
        while survey.look(state, &mut |plan, _, looks| {
            let looks = looks + rng.below(blur.into()) as i32;
            if best.is_none_or(|(most, _)| looks > most) {
                best = Some((looks, plan));
            }
        }) {}
        best.map(|(_, plan)| plan)
    }

    /// Lists all plans with the next trade. A decision without trades has few plans, which are
    /// listed at once. Returns whether there are more plans.
    pub(super) fn look(
        &mut self,
        state: &SearchState,
        each: &mut impl FnMut(Plan, u8, i32),
    ) -> bool {
        match state.phase {
            Phase::Trade(begun) => {
                self.turns(state, begun, each);
                self.next += 1;
                self.next < TRADES
            }
            Phase::Card => {
                self.card_plays(state, Deals::NONE, &state.public, each);
                false
            }
            Phase::Tax(_) => {
                self.sales(state, each, |after, _| after.wealth(state.me(), self.w));
                false
            }
            Phase::FinalSales => {
                self.sales(state, each, |after, good| {
                    if state.values.is_past() {
                        return state.public.urgency(state.me(), good);
                    }
                    let mut after = *after;
                    after.seat = after.after(after.seat);
                    COIN * i32::from(after.lead_after_sales(state.me(), SALES_AHEAD))
                });
                false
            }
            Phase::Exchange { .. } => {
                self.exchanges(state, each);
                false
            }
            Phase::Over => false,
        }
    }

    fn turns(&self, state: &SearchState, begun: Trade, each: &mut impl FnMut(Plan, u8, i32)) {
        if let Some((deals, after)) = trade(&state.public, begun, state.limit, self.next) {
            self.card_plays(state, deals, &after, each);
        }
    }

    fn card_plays(
        &self,
        state: &SearchState,
        deals: Deals,
        public: &PublicState,
        each: &mut impl FnMut(Plan, u8, i32),
    ) {
        let mover = public.mover();
        each_card_play(public, state.hand(), &state.open, |play, after, rest| {
            let worth = after.worth(mover, rest, self.w);
            let plan = Plan {
                deals,
                play,
                gain: (worth - self.before) as i16,
                ..Plan::NOTHING
            };
            each(plan, 0, worth);
        });
    }

    fn sales(
        &self,
        state: &SearchState,
        each: &mut impl FnMut(Plan, u8, i32),
        worth: impl Fn(&PublicState, usize) -> i32,
    ) {
        for good in Good::ALL {
            let deal = Deal::Sell(good);
            let mut after = state.public;
            if after.deal(deal) {
                let mut deals = Deals::NONE;
                deals.push(deal);
                let plan = Plan {
                    deals,
                    ..Plan::NOTHING
                };
                each(plan, 0, worth(&after, good.index()));
            }
        }
    }

    fn exchanges(&self, state: &SearchState, each: &mut impl FnMut(Plan, u8, i32)) {
        let hand = state.hand();
        let lead = state.public.lead(state.me());
        let mut worth = [0; HAND];
        for (worth, &card) in worth.iter_mut().zip(hand.iter()) {
            *worth = state.public.card_worth(card, &lead, self.w);
        }
        let most = u32::from(state.room());
        for aside in 0..1u8 << hand.len() {
            if aside.count_ones() > most || !is_first_of_kinds(hand, aside) {
                continue;
            }
            let mut gain = 0;
            for (place, worth) in worth.iter().enumerate() {
                if aside >> place & 1 != 0 {
                    gain += i32::from(self.w.exchange) - worth;
                }
            }
            let plan = Plan {
                aside,
                gain: gain as i16,
                ..Plan::NOTHING
            };
            each(plan, 0, gain);
        }
    }

    pub(super) fn plan_moves(&self, state: &SearchState, plan: &Plan) -> PlanMoves<Move> {
        let mut line = PlanMoves::new();
        let mut push = |mv| {
            let pushed = line.push(mv);
            debug_assert!(pushed.is_ok(), "a line holds a whole turn");
        };
        plan.deal_moves().for_each(&mut push);
        match state.phase {
            Phase::Trade(begun) if begun.is_empty() && plan.deal_moves().next().is_none() => {
                push(Move::Pass);
            }
            Phase::Exchange { .. } => {
                for (place, &card) in state.hand().iter().enumerate() {
                    if plan.aside >> place & 1 != 0 {
                        push(Move::LayAside(card));
                    }
                }
                push(Move::Draw);
            }
            _ => {}
        }
        for card in plan.play.cards() {
            if !card.is_mirage() {
                push(Move::Play(card));
            } else if let Some(field) = self.field(plan.play.over) {
                push(Move::Cover(card.good(), field));
            }
        }
        line
    }

    /// The first field with an uncovered card that equals `over`.
    fn field(&self, over: Option<Card>) -> Option<u8> {
        let over = over?;
        let found = self
            .board
            .iter()
            .enumerate()
            .find(|&(field, &card)| card == over && self.covered >> field & 1 == 0)?;
        Some(found.0 as u8)
    }
}

/// Whether, among equal cards in the hand, the cards to lay aside come first. Other choices among
/// equal cards have the same effect, so they are not listed.
fn is_first_of_kinds(hand: &[Card], aside: u8) -> bool {
    let is = |place: usize| aside >> place & 1 != 0;
    (0..hand.len()).all(|place| {
        let before = hand.iter().take(place).enumerate();
        !is(place)
            || before
                .filter(|&(_, card)| *card == hand[place])
                .all(|(other, _)| is(other))
    })
}
