//! How a bot thinks about `merchants`: in whole placements and whole windows.
//!
//! A plan is one placement, or what a seat does next in a window: trades, the step
//! that they are for, its payment, and then what looks best until the window
//! closes.
//!
//! Play-outs run in a copy of the game in which everything that the seat cannot
//! know is dealt anew. All seats place pieces where they look best and do in
//! windows what looks best: points to come, goods, missions, improvements and
//! pieces all have a value in points. At the end of the turn the position is
//! compared with those of the others.
//!
//! Zabdas plays out every plan once, to the end of the turn. Malku and Yarhai do
//! the same, but chance blurs how plans look. Longinus and Zenobia play out the
//! best plans many times; these play-outs have a little chance in the placements.
//! What each of them likes is in [`taste`].
//!
//! What was tried, with figures, is in `docs/bots.md`.

mod course;
mod fund;
mod place;
mod project;
mod survey;
mod taste;
mod weights;
mod window;
mod worth;

pub use survey::{Plan, Survey};

use super::game::{Merchants, Phase};
use super::moves::Move;
use crate::bot::{Effort, Level, NoTree, PlanMoves, PlayOut, Strategy, Work};
use crate::{Rng, Seat};

use weights::POINT;

/// Units of work for a placement with two, three and four seats.
const PLACEMENT_UNITS: [u32; 3] = [5000, 4500, 4200];
/// Units of work for a run of decisions in a window.
const WINDOW_UNITS: u32 = 2500;
/// The divisor of these numbers for Longinus.
const LONGINUS_PART: u32 = 24;
/// The number of plans that play-outs compare.
const PLANS: u8 = 16;
/// The amount of chance in the decisions of Malku and Yarhai.
const MALKU_BLUR: u16 = 17 * POINT as u16;
const YARHAI_BLUR: u16 = 7 * POINT as u16;
/// Units of work for the pieces of one seat in the placements of a turn, and for
/// its windows.
const PIECE: u32 = 4;

/// The reason for choosing a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The most important of the planned steps.
    pub step: Move,
    /// The approximate points that it brings, minus its price; 0 if unknown.
    pub gain: i16,
}

impl Merchants {
    /// Units of work for one stage of a turn.
    fn stage_units(&self) -> u32 {
        PIECE * u32::from(self.setup.players.count())
    }
}

impl PlayOut for Merchants {
    type State = Self;
    type Plan = Plan;

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
            state.play_stage(course::BLUR, rng);
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
}

impl Strategy for Merchants {
    type Key = u8;
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
            // To the end of the turn; a chosen region is attacked in the next one.
            horizon: match state.phase {
                Phase::Place(_) => 2,
                Phase::Choose => 3,
                _ => 1,
            },
            plans: if level.plays_out() { PLANS } else { 1 },
            blur: match level {
                Level::Malku => MALKU_BLUR,
                Level::Yarhai => YARHAI_BLUR,
                Level::Zabdas | Level::Longinus | Level::Zenobia => 0,
            },
        }
    }

    fn look(state: &mut Self, survey: &mut Survey, each: &mut impl FnMut(Plan, u8, i32)) -> Work {
        survey.look(state, each)
    }

    fn key(plan: &Plan) -> u8 {
        plan.number
    }

    fn plan_moves(state: &Self, _: &Survey, plan: &Plan) -> PlanMoves<Move> {
        state.plan_moves(plan.step)
    }

    fn reason(state: &Self, plan: &Plan) -> Reason {
        Reason {
            step: plan.step,
            gain: (state.estimate(plan.step) / POINT) as i16,
        }
    }
}
