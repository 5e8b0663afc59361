//! Forecasts of the result of a move.

use super::figure::Figure;
use super::game::{Legions, Phase};
use super::lattice::Cell;
use super::moves::Move;
use super::tile::{Size, Tile};
use crate::{Game as _, Outcome};

/// The immediate gain of an action.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Prospect {
    /// The number of tiles or coins that the best first tile would gain. A reorganization gains one
    /// tile if a stack has any.
    pub gain: u8,
    /// The result of the game, if the turn with this gain ends the game.
    pub end: Option<Outcome>,
}

impl Legions {
    /// Returns the result of the game if a move ends it, at once or at the end of the turn. Returns
    /// `None` if the game continues, or if the turn can still gain something.
    #[must_use]
    pub fn outcome_after(&self, mv: Move) -> Option<Outcome> {
        let mut after = self.clone();
        after.play(mv, |_| {}).ok()?;
        // Plays the rest of the turn, which gains no coins. In a solo game, the toll at its end may
        // end the game.
        loop {
            let rest = match after.phase {
                Phase::Flip => Move::Keep,
                Phase::Put(figure) => Move::Return(figure),
                Phase::OddTile { .. } | Phase::Recruit => Size::ALL
                    .map(Move::Draw)
                    .into_iter()
                    .find(|&mv| after.check(mv).is_ok())?,
                Phase::Action | Phase::March(_) | Phase::Over(_) => return after.outcome(),
            };
            after.play(rest, |_| {}).ok()?;
        }
    }

    /// Returns the gain that an action of the seat to move can have; `None` if the action is not
    /// possible.
    #[must_use]
    pub fn prospect(&self, action: Move) -> Option<Prospect> {
        self.check(action).ok()?;
        let (Move::Conquer(figure) | Move::Revenue(figure)) = action else {
            return Some(Prospect {
                gain: self.stack(Size::Large).max(self.stack(Size::Small)).min(1),
                end: self.outcome_after(action),
            });
        };
        let kinds = self.hand(self.seat).kinds();
        let places = kinds.filter_map(|tile| {
            let (cell, points) = self.best_cell(figure, tile)?;
            Some((points, Move::Place(tile, cell)))
        });
        let (points, place) = places.max_by_key(|&(points, _)| points)?;
        let mut after = self.clone();
        after.play(action, |_| {}).ok()?;
        let gain = after.gain_after(points)?.sum();
        after.play(place, |_| {}).ok()?;
        Some(Prospect {
            gain,
            end: after.outcome_after(Move::Finish),
        })
    }

    /// Returns the best cell for laying a tile of the hand beside a figure of the seat to move,
    /// and the points of the tile there. Returns `None` if the tile cannot be laid beside the
    /// figure.
    #[must_use]
    pub fn best_cell(&self, figure: Figure, tile: Tile) -> Option<(Cell, u8)> {
        let march = self.marching();
        if march.is_some_and(|march| march.allows(tile.has_feature()).is_err()) {
            return None;
        }
        let from = self.figure(self.seat, figure);
        let cells = self.province.reach(from);
        let cells = cells.filter(|cell| cell.size() == tile.size());
        let points = |cell| self.province.points(tile, cell, from);
        cells
            .map(|cell| (cell, points(cell)))
            .max_by_key(|&(_, points)| points)
    }
}
