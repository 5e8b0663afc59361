//! The bots of `legions`, which plan whole turns.
//!
//! A plan is a turn up to the next random event: the action, the tiles and their places. Play-outs
//! run in a [`SearchState`], which contains only information that the seat can see. In each turn,
//! [`Weights`] quickly rate a few possible turns, and the best of them is made. The rating
//! consists of coins, the values of tiles, tribute and places, and the possible matches of the
//! next tile.
//!
//! Malku lays at most two tiles. Malku and Yarhai do not always choose the turn with the best
//! rating; Zabdas does. Zenobia plays out the best eight turns of each kind, and Longinus the best
//! six; a tree chooses the three turns that follow. The preferences of all bots are in
//! `Weights::of`.
//!
//! What was tried, with figures, is in `docs/bots.md`.

#[cfg(feature = "lab")]
mod lab;
mod learned;
mod march;
mod plan;
mod play;
mod reason;
mod state;
mod survey;
pub mod values;
pub mod weights;
mod worth;

pub use plan::{PlanKey, TurnPlan};
pub use reason::Reason;
pub use state::SearchState;
pub use survey::Survey;
pub use weights::Weights;

use weights::COIN;

use super::game::{Legions, Phase};
use super::moves::Move;
use crate::bot::{Effort, Explore, Level, PlanMoves, PlayOut, Strategy, Tree, Work};
use crate::game::MAX_SEATS;
use crate::{Rng, Seat};

/// The units of work for a whole turn. A unit is the work of examining the surroundings of one
/// place.
const TURN_UNITS: u32 = 80_000;
/// The units of work for a later step of a turn: the tile to flip, the stack to draw from, or the
/// places of the figures.
const STEP_UNITS: u32 = 8_000;
/// The divisor of the work for Longinus.
const LONGINUS_PART: u32 = 16;
/// The number of plans of each kind that are played out.
const PLANS: u8 = 8;
/// The number of plans of each kind that are played out for Longinus. It is smaller than [`PLANS`],
/// because even one play-out of each of eight plans would take longer than he should think.
const LONGINUS_PLANS: u8 = 6;
/// The number of turns in a play-out of a solo game, which is enough to reach the end of the game.
const SOLO_HORIZON: u16 = 40;
/// The number of rounds in a play-out of a game that is not solo.
const ROUNDS: u16 = 3;
/// The units of work for evaluating a seat's possessions.
const VALUE_UNITS: u32 = 16;
/// The upper bound of the random number that Malku adds to ratings.
const MALKU_BLUR: u16 = 2 * COIN as u16;
/// The upper bound of the random number that Yarhai adds to ratings.
const YARHAI_BLUR: u16 = 4 * COIN as u16;

fn weights_of(state: &SearchState) -> &'static Weights {
    match state.seats {
        1 => &weights::SOLO,
        2 => &weights::DUEL,
        _ => &weights::CROWD,
    }
}

/// Does a piece of work unless the game is over, and counts the units that it takes.
fn unless_over(state: &mut SearchState, work: impl FnOnce(&mut SearchState)) -> Work {
    state.work = 0;
    let more = !state.over;
    if more {
        work(state);
    }
    let units = state.work.max(1);
    Work { units, more }
}

impl PlayOut for Legions {
    type State = SearchState;
    type Plan = TurnPlan;

    fn suppose(&mut self, seat: Seat, rng: &mut Rng) {
        self.redeal_likely(seat, rng);
    }

    fn pursue(state: &mut SearchState, turn: &TurnPlan, rng: &mut Rng) {
        state.pursue(turn, weights_of(state), rng);
    }

    fn play_on(state: &mut SearchState, rng: &mut Rng) -> Work {
        unless_over(state, |state| state.play_on(weights_of(state), rng))
    }

    fn mover(state: &SearchState) -> Seat {
        Seat::new(state.seat).unwrap_or(Seat::FIRST)
    }

    fn minds_the_end(state: &SearchState) -> bool {
        !state.values.is_past()
    }

    fn value(state: &SearchState, seat: Seat) -> i32 {
        let w = weights_of(state);
        let me = seat.index();
        let own = state.standing(me, w);
        let (mut sum, mut best) = (0, i32::MIN);
        for other in (0..usize::from(state.seats).min(MAX_SEATS)).filter(|&other| other != me) {
            let standing = state.standing(other, w);
            sum += standing;
            best = best.max(standing);
        }
        let lead = own - sum / (i32::from(state.seats) - 1).max(1);
        if state.seats < 2 || state.values.is_past() {
            return lead;
        }
        lead + state.chance(own - best)
    }

    fn value_units(state: &SearchState) -> u32 {
        if !state.is_learned() || state.over {
            0
        } else {
            VALUE_UNITS * u32::from(state.seats)
        }
    }
}

impl Strategy for Legions {
    type Key = PlanKey;
    type Survey = Survey;
    type Reason = Reason;
    type Tree = Tree<PlanKey>;

    fn blank() -> (SearchState, Survey) {
        (SearchState::blank(), Survey::blank())
    }

    fn observe(&self, seat: Seat, level: Level, state: &mut SearchState, survey: &mut Survey) {
        state.observe(self, seat);
        survey.begin(self, level, weights_of(state).of(level));
    }

    fn effort(state: &SearchState, level: Level) -> Effort {
        let units = match state.phase {
            Phase::Action | Phase::March(_) => TURN_UNITS,
            _ => STEP_UNITS,
        };
        let units = match level {
            Level::Malku | Level::Yarhai | Level::Zabdas => 0,
            Level::Longinus => units / LONGINUS_PART,
            Level::Zenobia => units,
        };
        let horizon = match state.goal {
            0 => ROUNDS * u16::from(state.seats),
            _ => SOLO_HORIZON,
        };
        Effort {
            // The turn may need one more plan for a later step, before anything hidden is revealed.
            turn: TURN_UNITS + STEP_UNITS,
            units,
            horizon,
            // The learned values are accurate enough to count after every round. Longinus does not
            // count them, because he would be too strong for Zabdas.
            stage: if state.is_learned() && level == Level::Zenobia {
                state.seats.into()
            } else {
                horizon
            },
            plans: match level {
                Level::Malku | Level::Yarhai | Level::Zabdas => 1,
                Level::Longinus if !state.values.is_past() => LONGINUS_PLANS,
                Level::Longinus | Level::Zenobia => PLANS,
            },
            blur: match level {
                Level::Malku => MALKU_BLUR,
                Level::Yarhai => YARHAI_BLUR,
                Level::Zabdas | Level::Longinus | Level::Zenobia => 0,
            },
        }
    }

    fn look(
        state: &mut SearchState,
        survey: &mut Survey,
        each: &mut impl FnMut(TurnPlan, u8, i32),
    ) -> Work {
        state.work = 0;
        let more = survey.look(state, each);
        let units = state.work.max(1);
        Work { units, more }
    }

    fn key(turn: &TurnPlan) -> PlanKey {
        turn.key()
    }

    fn plan_moves(state: &SearchState, survey: &Survey, turn: &TurnPlan) -> PlanMoves<Move> {
        survey.plan_moves(state, turn)
    }

    fn likely_moves(state: &SearchState, survey: &Survey, turn: &TurnPlan) -> PlanMoves<Move> {
        survey.likely_moves(state, turn, weights_of(state))
    }

    fn reason(state: &SearchState, turn: &TurnPlan) -> Reason {
        Reason::of(state, turn)
    }
}

impl Explore for Legions {
    const EAGERNESS: i32 = COIN;

    fn is_duel(state: &SearchState) -> bool {
        state.seats == 2
    }

    fn glance(state: &mut SearchState, each: &mut impl FnMut(TurnPlan, i32)) -> Work {
        unless_over(state, |state| state.glance(weights_of(state), each))
    }
}
