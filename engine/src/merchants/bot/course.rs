//! Play-outs, in which all seats make the decisions with the best ratings.

use super::super::game::Phase;
use super::super::moves::Move;
use super::super::region::Region;
use super::state::SearchState;
use super::window::Steps;
use crate::bot::{MAX_PLAN_MOVES, PlanMoves};
use crate::{Game as _, Played, Rng};

/// The upper bound of the random number that play-outs add to the ratings of placements.
pub(super) const BLUR: u32 = 60;

impl SearchState {
    /// Makes a step that must be legal. The function is never inlined, because it contains all
    /// actions of the game: with a copy for each caller, the program would not fit into the flash's
    /// cache.
    #[inline(never)]
    fn act(&mut self, mv: Move) {
        debug_assert!(self.check(mv).is_ok(), "{mv:?} in {self:?}");
        self.apply(mv, &mut |_| {});
    }

    /// Carries out a plan: the steps that prepare the main step, the main step and its payment.
    pub(super) fn pursue(&mut self, step: Move) {
        let mut steps = Steps::new();
        self.prepare(step, &mut steps);
        for mv in steps {
            self.follow(mv);
        }
    }

    /// Makes a step of a plan. Skips a payment that the game has already made, which happens if
    /// there is only one way to pay.
    fn follow(&mut self, mv: Move) {
        let pays = matches!(mv, Move::Pay(_) | Move::PayPrestige);
        if !pays || matches!(self.phase(), Phase::Pay(_)) {
            self.act(mv);
        }
    }

    /// Makes the decision with the best rating.
    pub(super) fn play_decision(&mut self, blur: u32, rng: &mut Rng) {
        match self.phase() {
            Phase::Place(_) => {
                if let Some(mv) = self.best_placement(blur, rng) {
                    self.act(mv);
                }
            }
            Phase::Goods | Phase::Start | Phase::Choose => {
                if let Some(mv) = self.best_opening(rng) {
                    self.act(mv);
                }
            }
            Phase::Over => {}
            _ => {
                let mut steps = Steps::new();
                self.decide(&mut steps);
                for mv in steps {
                    self.follow(mv);
                }
            }
        }
    }

    /// Returns the choice with the best rating in the setup, or the best region for the marauders.
    pub(super) fn best_opening(&self, rng: &mut Rng) -> Option<Move> {
        let mut best: Option<(i32, Move)> = None;
        self.each_move(&mut |mv| {
            let worth = match mv {
                Move::Goods(goods) => Self::goods_worth(goods, 2),
                Move::Start(tile) => self.tile_worth(self.seat, tile, 9),
                Move::Choose(region) => match region {
                    Region::Palmyra => 30,
                    Region::Damascus | Region::Euphrates => 26,
                    _ => 20,
                },
                _ => 0,
            };
            let worth = 4 * worth + rng.below(40) as i32;
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, mv));
            }
            false
        });
        best.map(|(_, mv)| mv)
    }

    /// Identifies a stage of a turn: the number of the turn, and whether pieces are being placed.
    fn stage(&self) -> (u8, bool) {
        (self.turn, matches!(self.phase, Phase::Place(_)))
    }

    /// Plays on to the end of the placement. If the placement is over, plays on to the end of the
    /// turn.
    pub(super) fn play_stage(&mut self, blur: u32, rng: &mut Rng) {
        let stage = self.stage();
        while self.stage() == stage && self.phase != Phase::Over {
            self.play_decision(blur, rng);
        }
    }

    /// Returns the moves of a plan, and then the moves with the best ratings in the same window,
    /// until something is revealed.
    pub(super) fn plan_moves(&self, step: Move) -> PlanMoves<Move> {
        let mut moves = PlanMoves::new();
        let mut after = *self;
        let mut steps = Steps::new();
        self.prepare(step, &mut steps);
        let (seat, window) = (self.seat, self.phase);
        loop {
            for &mv in &steps {
                let pays = matches!(mv, Move::Pay(_) | Move::PayPrestige);
                if pays && !matches!(after.phase(), Phase::Pay(_)) {
                    continue;
                }
                let played = after.play(mv, |_| {});
                debug_assert!(played.is_ok(), "{mv:?} in {after:?}");
                if moves.push(mv).is_err() || played != Ok(Played::Reversible) {
                    return moves;
                }
            }
            let same = after.seat == seat && after.phase == window && window.is_window();
            if !same || moves.len() >= MAX_PLAN_MOVES {
                return moves;
            }
            after.decide(&mut steps);
        }
    }
}
