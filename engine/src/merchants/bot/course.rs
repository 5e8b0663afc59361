//! Play-outs: all seats make the best looking decisions.

use super::super::game::Phase;
use super::super::moves::Move;
use super::super::region::Region;
use super::state::SearchState;
use super::window::Steps;
use crate::bot::{MAX_PLAN_MOVES, PlanMoves};
use crate::{Game as _, Played, Rng};

/// The upper bound of the random number that is added to the rating of
/// placements in play-outs.
pub(super) const BLUR: u32 = 60;

impl SearchState {
    /// Makes a step that is known to be legal. Never inlined, because it contains all actions of
    /// the game: a copy for each caller would not fit the flash's cache.
    #[inline(never)]
    fn act(&mut self, mv: Move) {
        debug_assert!(self.check(mv).is_ok(), "{mv:?} in {self:?}");
        self.apply(mv, &mut |_| {});
    }

    /// Carries out a plan: the steps that prepare the main step, the step itself and its payment.
    pub(super) fn pursue(&mut self, step: Move) {
        let mut steps = Steps::new();
        self.prepare(step, &mut steps);
        for mv in steps {
            self.follow(mv);
        }
    }

    /// Makes a prepared step. Skips a payment if the game has already made it because it was the
    /// only one.
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

    /// The best choice in the setup, or of a region for the marauders.
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

    /// The number of the turn, and whether pieces are being placed.
    fn stage(&self) -> (u8, bool) {
        (self.turn, matches!(self.phase, Phase::Place(_)))
    }

    /// Plays on to the end of the placement or, after it, to the end of the turn.
    pub(super) fn play_stage(&mut self, blur: u32, rng: &mut Rng) {
        let stage = self.stage();
        while self.stage() == stage && self.phase != Phase::Over {
            self.play_decision(blur, rng);
        }
    }

    /// The moves of a plan: its own, and then the best looking ones in the same window, until
    /// something is revealed.
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
