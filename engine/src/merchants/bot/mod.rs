//! How a bot thinks about `merchants`: in whole placements and whole windows.
//!
//! Play-outs run in a copy of the game in which all that the seat cannot know
//! is dealt anew. Everybody places pieces where they look best and does in
//! windows what looks best: points to come, goods, missions, improvements and
//! pieces all have a worth in points.
//!
//! What was tried, with figures, is in `docs/bots.md`.

mod fund;
mod place;
mod play;
mod survey;
mod weights;
mod window;
mod worth;

pub use survey::{Plan, Survey};

use super::game::{Merchants, Phase};
use super::moves::Move;
use crate::bot::{Effort, Level, NoTree, PlanMoves, Strategy, Work};
use crate::{Rng, Seat};

use weights::POINT;

/// Units of work for half a turn of one seat.
const PIECE: u32 = 4;

/// Why a step was chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The step that matters most of those planned.
    pub step: Move,
    /// How many points better the position then looks than by the best other
    /// plan; 0 if there is none.
    pub gain: i16,
}

impl Merchants {
    /// Units of work for one stage of a turn.
    fn stage_units(&self) -> u32 {
        PIECE * u32::from(self.setup.players.count())
    }
}

impl Strategy for Merchants {
    type State = Self;
    type Plan = Plan;
    type Key = Move;
    type Survey = Survey;
    type Reason = Reason;
    type Tree = NoTree;

    fn blank() -> (Self, Survey) {
        (Self::blank(), Survey::blank())
    }

    fn observe(&self, seat: Seat, level: Level, state: &mut Self, survey: &mut Survey) {
        state.clone_from(self);
        state.forget_unknown(seat);
        survey.begin(state, level);
    }

    fn effort(state: &Self, level: Level) -> Effort {
        let units = match level {
            Level::Easy | Level::Medium => 0,
            Level::Hard => match state.phase {
                Phase::Place(_) | Phase::Choose | Phase::Construction => 4000,
                _ => 2000,
            },
        };
        let placing = matches!(state.phase, Phase::Place(_));
        Effort {
            turn: 2 * units,
            units,
            horizon: if placing { 2 } else { 1 },
            plans: match level {
                Level::Easy | Level::Medium => 1,
                Level::Hard => 10,
            },
            blur: match level {
                Level::Easy => 3 * POINT as u16,
                Level::Medium | Level::Hard => 0,
            },
        }
    }

    fn look(state: &mut Self, survey: &mut Survey, each: &mut impl FnMut(Plan, u8, i32)) -> Work {
        survey.look(state, each)
    }

    fn key(plan: &Plan) -> Move {
        plan.step
    }

    fn imagine(state: &mut Self, rng: &mut Rng) {
        let seat = state.seat;
        state.redeal_unknown(seat, rng);
    }

    fn pursue(state: &mut Self, plan: &Plan, _: &mut Rng) {
        state.pursue(plan.step);
    }

    fn play_on(state: &mut Self, rng: &mut Rng) -> Work {
        let more = state.phase != Phase::Over;
        if more {
            state.play_stage(play::BLUR, rng);
        }
        Work {
            units: state.stage_units(),
            more,
        }
    }

    fn mover(state: &Self) -> Seat {
        state.seat
    }

    fn value(state: &Self, seat: Seat) -> i32 {
        state.lead(seat)
    }

    fn plan_moves(state: &Self, _: &Survey, plan: &Plan) -> PlanMoves<Move> {
        state.plan_moves(plan.step)
    }

    fn reason(_: &Self, plan: &Plan) -> Reason {
        Reason {
            step: plan.step,
            gain: plan.gain,
        }
    }
}
