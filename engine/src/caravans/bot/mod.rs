//! The bots of `caravans`, which plan whole turns: deals and card together.
//!
//! There are at most 15 trades and a few ways to play the cards after each, so the survey rates all
//! turns. The rating of a turn depends on capital, contracts, the best cards left in the hand, and
//! the possessions of the others. It also depends on the proceeds of the amphorae if they are sold
//! after this year's caravans have moved. For Longinus and Zenobia, the best turns are then played
//! out to the end of the current year, or with three and four seats to the end of the next year.
//! Before each play-out, the cards that the seat cannot see are dealt at random. In a play-out,
//! every seat makes the turn that looks best. Malku, Yarhai and Zabdas use no play-outs, but add a
//! random number to the rating; the stronger the bot, the smaller the number. The preferences of
//! all bots are in [`weights`].
//!
//! What was tried, with figures, is in `docs/bots.md`.

mod choices;
mod evaluate;
#[cfg(feature = "lab")]
mod lab;
mod learned;
mod plan;
mod play;
mod public;
mod reason;
mod state;
mod survey;
pub mod values;
pub mod weights;

pub use plan::Plan;
pub use reason::Reason;
pub use state::SearchState;
pub use survey::Survey;
pub use weights::Weights;

use weights::COIN;

use super::game::{Caravans, Phase};
use super::moves::Move;
use super::setup::MAX_PLAYERS;
use crate::bot::{Effort, Level, NoTree, PlanMoves, PlayOut, Strategy, Work};
use crate::{Rng, Seat};

/// The number of years that play-outs may simulate for a turn or an exchange, with two, three and
/// four seats. With more seats, a year takes longer to simulate.
const TURN_YEARS: [u32; 3] = [1600, 1130, 900];
/// The divisor of [`TURN_YEARS`] for a decision that follows a tax.
const TAX_PART: u32 = 12;
/// The number of decisions after taxes in one turn that use play-outs. For any further decision,
/// the plan with the best rating is chosen.
const TAX_PLANS: u32 = 4;
/// The number of years that play-outs may simulate for each of the final sales. Only the first
/// bots, kept for comparison, need play-outs there.
const SALE_YEARS: u32 = 600;
/// The divisor of the work for Longinus.
const LONGINUS_PART: u32 = 16;

/// The number of years in a play-out. The rest of the current year counts as a year. A play-out has
/// one more year if there are no learned values, or if it begins with an exchange, when the current
/// year is almost over.
const HORIZON: u16 = 1;
/// The number of plans that play-outs compare.
const PLANS: u8 = 16;
/// The units of work for playing out a year. Rating a trade takes the same number.
const YEAR_UNITS: u32 = 8;

/// The units of work for a whole turn, and for one plan in this state.
fn units(state: &SearchState) -> (u32, u32) {
    let plan = TURN_YEARS[usize::from(state.public.seats.clamp(2, 4)) - 2];
    let tax = plan / TAX_PART;
    let years = match state.phase {
        Phase::Trade(_) | Phase::Exchange { .. } => plan,
        Phase::Card | Phase::Tax(_) => tax,
        Phase::FinalSales | Phase::Over => SALE_YEARS,
    };
    (YEAR_UNITS * (plan + TAX_PLANS * tax), YEAR_UNITS * years)
}

impl PlayOut for Caravans {
    type State = SearchState;
    type Plan = Plan;

    fn imagine(state: &mut SearchState, rng: &mut Rng) {
        state.imagine(rng);
    }

    fn pursue(state: &mut SearchState, plan: &Plan, rng: &mut Rng) {
        state.pursue(plan, &weights::ZENOBIA, rng);
    }

    fn play_on(state: &mut SearchState, rng: &mut Rng) -> Work {
        let more = !state.is_over();
        if more {
            state.play_on(&weights::ZENOBIA, rng);
        }
        Work {
            units: YEAR_UNITS,
            more,
        }
    }

    fn mover(state: &SearchState) -> Seat {
        Seat::new(state.public.seat).unwrap_or(Seat::FIRST)
    }

    fn minds_the_end(state: &SearchState) -> bool {
        !state.values.is_past() && state.public.is_last_year()
    }

    fn value(state: &SearchState, seat: Seat) -> i32 {
        state.value(seat.index() % MAX_PLAYERS, &weights::ZENOBIA)
    }

    fn value_units(state: &SearchState) -> u32 {
        if !state.is_learned() || state.is_over() {
            0
        } else {
            u32::from(state.public.seats)
        }
    }
}

impl Strategy for Caravans {
    type Key = u32;
    type Survey = Survey;
    type Reason = Reason;
    type Tree = NoTree;

    fn blank() -> (SearchState, Survey) {
        (SearchState::blank(), Survey::blank())
    }

    fn observe(&self, seat: Seat, level: Level, state: &mut SearchState, survey: &mut Survey) {
        state.observe(self, seat);
        survey.begin(self, state, level);
    }

    fn effort(state: &SearchState, level: Level) -> Effort {
        let (turn, units) = units(state);
        let (turn, units) = match level {
            // The final sales need no play-outs: the survey looks far enough ahead,
            // and nothing is hidden.
            _ if matches!(state.phase, Phase::FinalSales) && !state.values.is_past() => (0, 0),
            Level::Malku | Level::Yarhai | Level::Zabdas => (0, 0),
            Level::Longinus => (turn / LONGINUS_PART, units / LONGINUS_PART),
            Level::Zenobia => (turn, units),
        };
        Effort {
            turn,
            units,
            horizon: match state.phase {
                Phase::Exchange { .. } => HORIZON + 1,
                _ if !state.is_learned() => HORIZON + 1,
                _ => HORIZON,
            },
            stage: u16::MAX,
            plans: if level.plays_out() { PLANS } else { 1 },
            blur: COIN as u16
                * match level {
                    Level::Malku => 20,
                    Level::Yarhai => 12,
                    Level::Zabdas => 4,
                    Level::Longinus | Level::Zenobia => 0,
                },
        }
    }

    fn look(
        state: &mut SearchState,
        survey: &mut Survey,
        each: &mut impl FnMut(Plan, u8, i32),
    ) -> Work {
        Work {
            units: YEAR_UNITS,
            more: survey.look(state, each),
        }
    }

    fn key(plan: &Plan) -> u32 {
        plan.key()
    }

    fn plan_moves(state: &SearchState, survey: &Survey, plan: &Plan) -> PlanMoves<Move> {
        survey.plan_moves(state, plan)
    }

    fn reason(state: &SearchState, plan: &Plan) -> Reason {
        Reason::of(state, plan)
    }
}

/// Plays a game without play-outs and returns each seat's capital at the end. This is a fast way to
/// compare weights.
///
/// Each seat has weights and an upper bound for a random number (see [`Effort::blur`]). It makes
/// the turn with the best rating by its weights plus that random number.
#[must_use]
pub fn play_greedily(
    game: &Caravans,
    seats: &[(&'static Weights, u16)],
    rng: &mut Rng,
) -> [i16; 4] {
    let mut state = SearchState::blank();
    state.observe(game, Seat::FIRST);
    state.imagine(rng);
    while !state.is_over()
        && let Some(&(w, blur)) = seats.get(usize::from(state.public.seat))
    {
        match Survey::best_turn(&mut state, w, blur, rng) {
            Some(turn) => state.pursue(&turn, w, rng),
            None => state.step(w, rng),
        }
    }
    state.public.capital
}
