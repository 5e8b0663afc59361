//! How a bot thinks about `merchants`: one step after another.

use super::game::Merchants;
use super::moves::Move;
use crate::bot::{Effort, Level, NoTree, PlanMoves, Strategy, Work};
use crate::{Game as _, Rng, Seat};

/// Why a step was chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The step that matters most of those planned.
    pub step: Move,
    /// How many points better the position then looks.
    pub gain: i16,
}

impl Strategy for Merchants {
    type State = Self;
    type Plan = Move;
    type Key = Move;
    type Survey = ();
    type Reason = Reason;
    type Tree = NoTree;

    fn blank() -> (Self, ()) {
        (Self::blank(), ())
    }

    fn observe(&self, seat: Seat, _: Level, state: &mut Self, (): &mut ()) {
        state.clone_from(self);
        state.redeal_unknown(seat, &mut Rng::new(0));
    }

    fn effort(_: &Self, level: Level) -> Effort {
        Effort {
            turn: 0,
            units: 0,
            horizon: 0,
            plans: 1,
            blur: if level == Level::Easy { 8 } else { 1 },
        }
    }

    fn look(state: &mut Self, (): &mut (), each: &mut impl FnMut(Move, u8, i32)) -> Work {
        let seat = state.seat;
        let mut units = 1;
        state.each_move(&mut |mv| {
            let mut after = *state;
            let worth = after.play(mv, |_| {}).map(|_| Self::value(&after, seat));
            each(mv, 0, worth.unwrap_or(0));
            units += 1;
            false
        });
        Work { units, more: false }
    }

    fn key(plan: &Move) -> Move {
        *plan
    }

    fn imagine(state: &mut Self, rng: &mut Rng) {
        state.redeal_unknown(state.seat, rng);
    }

    fn pursue(state: &mut Self, plan: &Move, _: &mut Rng) {
        let played = state.play(*plan, |_| {});
        debug_assert!(played.is_ok(), "only legal steps are planned");
    }

    fn play_on(state: &mut Self, rng: &mut Rng) -> Work {
        let mv = crate::bot::random(state, rng);
        let more = mv.is_some_and(|mv| state.play(mv, |_| {}).is_ok());
        Work { units: 1, more }
    }

    fn mover(state: &Self) -> Seat {
        state.seat
    }

    fn value(state: &Self, seat: Seat) -> i32 {
        let goods = state.board(seat).goods().total();
        2 * i32::from(state.score_of(seat).total()) + i32::from(goods)
    }

    fn plan_moves(_: &Self, (): &(), plan: &Move) -> PlanMoves<Move> {
        PlanMoves::from_iter([*plan])
    }

    fn reason(state: &Self, plan: &Move) -> Reason {
        let mut after = *state;
        let played = after.play(*plan, |_| {}).is_ok();
        let points = |game: &Self| game.score_of(state.seat).total();
        Reason {
            step: *plan,
            gain: if played {
                points(&after) - points(state)
            } else {
                0
            },
        }
    }
}
