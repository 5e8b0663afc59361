//! The bots of `merchants`, which plan whole placements and whole windows.
//!
//! A plan is one placement, or the next steps of a seat in a window. These are trades, the main
//! step that the trades prepare, its payment, and then the steps with the best ratings until the
//! window closes.
//!
//! Play-outs run in a copy of the game in which everything that the seat cannot know is dealt
//! again. All seats make the placements and steps with the best ratings. At the end of the turn,
//! the player's position is compared with those of the others: goods, missions, improvements,
//! pieces and future points are all converted into points.
//!
//! The survey rates every plan by playing on once, to the end of the turn. Zabdas chooses the plan
//! with the best rating. Malku and Yarhai do the same, but a random number is added to their
//! ratings. Longinus and Zenobia play out the best plans many times; the placements in these
//! play-outs are slightly random. The bots' preferences are in [`taste`].
//!
//! What was tried, with figures, is in `docs/bots.md`.

mod course;
mod fund;
#[cfg(feature = "lab")]
mod lab;
mod learned;
mod place;
mod project;
mod state;
mod survey;
mod taste;
pub mod values;
mod weights;
mod window;
mod worth;

pub use state::SearchState;
pub use survey::{Plan, Survey};

use super::game::{Merchants, Phase};
use super::moves::Move;
use super::setup::TURNS;
use crate::bot::{Effort, Level, NoTree, PlanMoves, PlayOut, Strategy, Work};
use crate::{Rng, Seat};

use weights::POINT;

/// The units of work for a placement with two, three and four seats.
const PLACEMENT_UNITS: [u32; 3] = [5000, 4500, 4200];
/// The units of work for all decisions of a seat in a window.
const WINDOW_UNITS: u32 = 2500;
/// The divisor of the work for Longinus.
const LONGINUS_PART: u32 = 24;
/// The number of plans that play-outs compare.
const PLANS: u8 = 16;
/// The upper bound of the random number that Malku adds to ratings.
const MALKU_BLUR: u16 = 17 * POINT as u16;
/// The upper bound of the random number that Yarhai adds to ratings.
const YARHAI_BLUR: u16 = 7 * POINT as u16;
/// The units of work that a play-out takes for the placements of one seat in a turn, or for the
/// windows of one seat.
const PIECE: u32 = 4;

/// The reason for choosing a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The main step of the plan.
    pub step: Move,
    /// The approximate gain of the step in points, minus its price; 0 if unknown.
    pub gain: i16,
}

impl SearchState {
    /// The units of work for one stage of a turn.
    fn stage_units(&self) -> u32 {
        PIECE * u32::from(self.setup.players.count())
    }
}

impl PlayOut for Merchants {
    type State = SearchState;
    type Plan = Plan;

    fn imagine(state: &mut SearchState, rng: &mut Rng) {
        let seat = state.seat;
        state.redeal_unknown(seat, rng);
    }

    fn pursue(state: &mut SearchState, plan: &Plan, _: &mut Rng) {
        state.pursue(plan.step);
    }

    fn play_to_end(state: &mut SearchState) {
        state.last = u8::MAX;
    }

    fn play_on(state: &mut SearchState, rng: &mut Rng) -> Work {
        let mut more = state.is_to_play_on();
        if more {
            state.play_stage(course::BLUR, rng);
        } else if !state.is_past() {
            return Work { units: 0, more };
        }
        more &= state.is_past() || state.is_to_play_on();
        Work {
            units: state.stage_units(),
            more,
        }
    }

    fn mover(state: &SearchState) -> Seat {
        state.seat
    }

    fn minds_the_end(state: &SearchState) -> bool {
        !state.is_past() && state.turn == TURNS && state.phase.is_window()
    }

    fn value(state: &SearchState, seat: Seat) -> i32 {
        state.lead(seat)
    }
}

impl Strategy for Merchants {
    type Key = u8;
    type Survey = Survey;
    type Reason = Reason;
    type Tree = NoTree;

    fn blank() -> (SearchState, Survey) {
        (SearchState::blank(), Survey::blank())
    }

    fn observe(&self, seat: Seat, level: Level, state: &mut SearchState, survey: &mut Survey) {
        state.observe(self, seat);
        survey.begin(state, level);
    }

    fn effort(state: &SearchState, level: Level) -> Effort {
        let placing = matches!(state.phase, Phase::Place(_));
        let units = if placing {
            let seats = state.setup.players.count();
            PLACEMENT_UNITS[usize::from(seats.clamp(2, 4)) - 2]
        } else {
            WINDOW_UNITS
        };
        let units = match level {
            Level::Malku | Level::Yarhai | Level::Zabdas => 0,
            Level::Longinus => units / LONGINUS_PART,
            Level::Zenobia => units,
        };
        Effort {
            turn: units,
            units,
            // The horizon must let a play-out reach the end of the turn or, while a region is
            // being chosen, the end of the next turn, in which that region is attacked.
            horizon: match state.phase {
                Phase::Place(_) => 2,
                Phase::Choose => 3,
                _ => 1,
            },
            stage: u16::MAX,
            plans: if level.plays_out() { PLANS } else { 1 },
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
        each: &mut impl FnMut(Plan, u8, i32),
    ) -> Work {
        survey.look(state, each)
    }

    fn key(plan: &Plan) -> u8 {
        plan.number
    }

    fn plan_moves(state: &SearchState, _: &Survey, plan: &Plan) -> PlanMoves<Move> {
        state.plan_moves(plan.step)
    }

    fn reason(state: &SearchState, plan: &Plan) -> Reason {
        Reason {
            step: plan.step,
            gain: (state.estimate(plan.step) / POINT) as i16,
        }
    }
}
