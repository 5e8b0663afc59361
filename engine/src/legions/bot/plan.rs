//! The plan of a turn.

use super::super::march::Income;
use super::state::NONE;

/// The decision that a plan makes: a whole turn, or a later step of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Aim {
    /// Lays tiles and takes the income.
    March(Income),
    /// Draws a tile and moves the figures.
    Reorganize,
    /// Chooses the stack from which the odd tile is drawn.
    Draw,
    /// Chooses the tile to flip.
    Flip,
    /// Chooses the stack from which the tile of a reorganization is drawn.
    Recruit,
    /// Chooses the places of the figures.
    Put,
}

/// The plan of a turn, or of the rest of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnPlan {
    pub(super) aim: Aim,
    pub(super) figure: u8,
    pub(super) caesar: bool,
    /// The number of tiles to lay.
    pub(super) len: u8,
    pub(super) codes: [u8; 4],
    pub(super) ways: [u8; 4],
    /// A hash that identifies the position after the plan. It is not affected by the order of the
    /// steps.
    pub(super) sign: u16,
    /// The points for matches in the whole turn, including those before this plan.
    pub(super) matches: u8,
    /// The number of free cells around the figure after the plan.
    pub(super) room: u8,
    /// The stack to draw from, if there is a choice.
    pub(super) size: u8,
    /// The code of the tile to flip.
    pub(super) flip: u8,
    /// The places of both figures. A place is given by the number of its land tile. A number that
    /// no land tile has stands for the city.
    pub(super) spots: [u8; 2],
}

/// Identifies a plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlanKey {
    aim: Aim,
    figure: u8,
    sign: u16,
}

impl TurnPlan {
    pub(super) const fn new(aim: Aim) -> Self {
        Self {
            aim,
            figure: 0,
            caesar: false,
            len: 0,
            codes: [0; 4],
            ways: [0; 4],
            sign: 0,
            matches: 0,
            room: 0,
            size: 0,
            flip: NONE,
            spots: [NONE; 2],
        }
    }

    pub(super) const fn key(&self) -> PlanKey {
        PlanKey {
            aim: self.aim,
            figure: self.figure,
            sign: self.sign,
        }
    }
}
