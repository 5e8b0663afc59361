//! All plans of one decision, looked at one at a time.

use heapless::Vec;

use super::super::game::{Merchants, Phase};
use super::super::moves::{MAX_MOVES, Move};
use super::super::piece::Piece;
use super::place::Outlook;
use super::weights::POINT;
use super::window::Steps;
use crate::bot::{Level, Work};
use crate::{Game as _, Rng};

/// A placement, or what to do next in a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    pub(super) step: Move,
    /// How many points better the position then looks.
    pub(super) gain: i16,
}

/// The most plans that are looked at.
const MOST: usize = 64;

/// How far the listing of all plans has come.
#[derive(Clone, Debug)]
pub struct Survey {
    level: Level,
    plans: Vec<Move, MOST>,
    next: u8,
    /// How good the position looks if nothing is done.
    base: i32,
}

impl Survey {
    pub(super) const fn blank() -> Self {
        Self {
            level: Level::Easy,
            plans: Vec::new(),
            next: 0,
            base: 0,
        }
    }

    pub(super) fn begin(&mut self, game: &Merchants, level: Level) {
        self.level = level;
        self.plans.clear();
        self.next = 0;
        self.base = game.lead(game.seat);
        let plans = &mut self.plans;
        let mut steps = Steps::new();
        match game.phase() {
            Phase::Slot(_) | Phase::Round | Phase::Construction | Phase::Kingdom => {
                game.decide(&mut steps);
                // What looks best comes first, so that there is room for it.
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
            _ => {
                game.each_move(&mut |mv| plans.push(mv).is_err());
            }
        }
    }

    pub(super) fn look(&mut self, game: &Merchants, each: &mut impl FnMut(Plan, u8, i32)) -> Work {
        let Some(&step) = self.plans.get(usize::from(self.next)) else {
            return Work {
                units: 1,
                more: false,
            };
        };
        self.next += 1;
        let more = usize::from(self.next) < self.plans.len();
        if self.plans.len() == 1 {
            each(Plan { step, gain: 0 }, 0, 0);
            return Work { units: 1, more };
        }
        let looks = match self.level {
            Level::Easy => game.glance(step),
            Level::Medium | Level::Hard => game.look_ahead(step),
        };
        let gain = ((looks - self.base) / POINT) as i16;
        each(Plan { step, gain }, 0, looks);
        Work { units: 4, more }
    }
}

const fn is_trade(step: Move) -> bool {
    matches!(step, Move::Trade(_) | Move::Cash(..))
}

impl Merchants {
    /// Whether a step only brings something, so that there is nothing to
    /// decide.
    const fn is_quiet(&self, step: Option<&Move>) -> bool {
        matches!(
            step,
            Some(
                Move::Take(_) | Move::Gifts(_) | Move::Caravan | Move::Shipyard | Move::Supplies(_)
            )
        )
    }

    /// How good a step looks at first sight.
    fn glance(&self, step: Move) -> i32 {
        match step {
            Move::Place(piece, spot) => Outlook::new(self, self.seat).worth(piece, spot),
            Move::Double(_) => -4 * POINT,
            _ => self.look_ahead(step),
        }
    }

    /// How good the position looks at the end of the turn after a step.
    fn look_ahead(&self, step: Move) -> i32 {
        let seat = self.seat;
        let mut rng = Rng::new(1);
        let mut after = *self;
        after.pursue(step);
        let placing = matches!(after.phase, Phase::Place(_));
        if after.turn == self.turn {
            after.play_stage(0, &mut rng);
            if placing && after.turn == self.turn {
                after.play_stage(0, &mut rng);
            }
        }
        after.lead(seat)
    }

    /// Replaces what a seat cannot know by something that does not depend on
    /// it.
    pub(super) fn forget_unknown(&mut self, seat: crate::Seat) {
        for stack in &mut self.stacks {
            stack.sort_unseen();
        }
        self.sort_tiles();
        self.redeal_unknown(seat, &mut Rng::new(0));
    }
}

const _: () = assert!(MAX_MOVES > MOST);
const _: fn(&Merchants) -> u8 = |game| game.seats() + Piece::ALL.len() as u8;
