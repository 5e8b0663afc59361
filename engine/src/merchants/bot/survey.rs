//! The survey: lists all plans of one decision, one at a time.

use heapless::Vec;

use super::super::game::{Ask, Phase};
use super::super::moves::Move;
use super::place::Outlook;
use super::state::SearchState;
use super::taste::liking;
use super::window::Steps;
use crate::Rng;
use crate::bot::{Level, Work};

/// A plan: a placement, or the next steps of a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The main step. Trades may come before it, and the steps with the best ratings in the same
    /// window follow it.
    pub(super) step: Move,
    /// The plan's index in the survey.
    pub(super) number: u8,
}

/// The largest number of plans that are surveyed.
const MOST: usize = 64;

/// The progress of a survey. A survey lists all plans.
#[derive(Clone, Debug)]
pub struct Survey {
    plans: Vec<Move, MOST>,
    next: u8,
    /// The level whose preferences are added to the ratings.
    level: Level,
}

impl Survey {
    pub(super) const fn blank() -> Self {
        Self {
            plans: Vec::new(),
            next: 0,
            level: Level::Zenobia,
        }
    }

    pub(super) fn begin(&mut self, game: &SearchState, level: Level) {
        self.plans.clear();
        self.next = 0;
        self.level = level;
        let plans = &mut self.plans;
        let mut steps = Steps::new();
        match game.phase() {
            Phase::Slot(_) | Phase::Round | Phase::Construction | Phase::Kingdom => {
                game.decide(&mut steps);
                // The best step is added first, because the list may become full.
                if let Some(&step) = steps.iter().find(|step| !is_trade(**step)) {
                    let _ = plans.push(step);
                }
                if game.is_quiet(steps.first()) {
                    return;
                }
                game.each_project(&mut |project| {
                    steps.clear();
                    if game.net(project, &mut steps).is_some() && !plans.contains(&project.step) {
                        let _ = plans.push(project.step);
                    }
                });
                let mut closing = None;
                game.each_closing(&mut |mv| {
                    closing = closing.or(Some(mv));
                    false
                });
                if let Some(closing) = closing
                    && !plans.contains(&closing)
                {
                    let _ = plans.push(closing);
                }
            }
            Phase::Pay(_) | Phase::Gain(_) | Phase::Keep(_) => {
                game.decide(&mut steps);
                plans.extend(steps.first().copied());
            }
            phase => {
                // The refusal to return a mission is added first, because the other moves may fill
                // the list.
                if matches!(phase, Phase::Change | Phase::Swap) {
                    let _ = plans.push(Move::Done);
                }
                game.each_move(&mut |mv| !plans.contains(&mv) && plans.push(mv).is_err());
            }
        }
    }

    pub(super) fn look(
        &mut self,
        game: &SearchState,
        each: &mut impl FnMut(Plan, u8, i32),
    ) -> Work {
        let Some(&step) = self.plans.get(usize::from(self.next)) else {
            return Work {
                units: 1,
                more: false,
            };
        };
        let plan = Plan {
            step,
            number: self.next,
        };
        self.next += 1;
        let more = usize::from(self.next) < self.plans.len();
        if self.plans.len() == 1 {
            each(plan, 0, 0);
            return Work { units: 1, more };
        }
        let (looks, units) = game.look_ahead(step);
        each(plan, 0, looks + liking(self.level, step));
        Work { units, more }
    }
}

const fn is_trade(step: Move) -> bool {
    matches!(step, Move::Trade(_) | Move::Cash(..))
}

impl SearchState {
    /// Whether a step gains something and costs nothing, so that there is nothing to decide.
    const fn is_quiet(&self, step: Option<&Move>) -> bool {
        matches!(
            step,
            Some(
                Move::Take(_) | Move::Gifts(_) | Move::Caravan | Move::Shipyard | Move::Supplies(_)
            )
        )
    }

    /// The approximate gain of a step, minus its price.
    pub(super) fn estimate(&self, step: Move) -> i32 {
        if let Move::Place(piece, spot) = step {
            return Outlook::new(self, self.seat).worth(piece, spot);
        }
        let mut found = 0;
        if self.ask == Ask::No && self.phase.is_window() {
            self.each_project(&mut |project| {
                if project.step == step {
                    found = self.net(project, &mut Steps::new()).unwrap_or(0);
                }
            });
        }
        found
    }

    /// Makes a step and plays on to the end of the turn. Returns the rating of that position and
    /// the units of work.
    fn look_ahead(&self, step: Move) -> (i32, u32) {
        let seat = self.seat;
        let mut rng = Rng::new(1);
        let mut after = *self;
        let mut units = 1;
        after.pursue(step);
        // If a region is being chosen, the next turn is included, in which that region is attacked.
        let last = match self.phase {
            Phase::Choose => self.turn + 1,
            _ => self.turn,
        };
        for _ in 0..4 {
            if after.turn <= last && after.phase != Phase::Over {
                after.play_stage(0, &mut rng);
                units += self.stage_units();
            }
        }
        (after.lead(seat), units)
    }
}
