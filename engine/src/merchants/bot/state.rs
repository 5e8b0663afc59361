//! A position of the search.

use core::ops::{Deref, DerefMut};

use super::super::game::{Merchants, Phase};
use super::values::{VALUES, Values};
use crate::{Rng, Seat};

/// A position as one seat sees it, and the values used to evaluate it.
#[derive(Clone, Copy, Debug)]
pub struct SearchState {
    game: Merchants,
    pub(super) values: &'static Values,
    /// The last turn that a play-out plays.
    pub(super) last: u8,
}

impl Deref for SearchState {
    type Target = Merchants;

    fn deref(&self) -> &Merchants {
        &self.game
    }
}

impl DerefMut for SearchState {
    fn deref_mut(&mut self) -> &mut Merchants {
        &mut self.game
    }
}

impl SearchState {
    /// Creates a state without a game.
    pub(super) fn blank() -> Self {
        Self {
            game: Merchants::blank(),
            values: &VALUES,
            last: 0,
        }
    }

    /// Copies the parts of a game that a seat can see. The values used to evaluate positions stay
    /// the same.
    pub(super) fn observe(&mut self, game: &Merchants, seat: Seat) {
        self.game.clone_from(game);
        self.forget_unknown(seat);
        // If a region is being chosen, the play-out includes the next turn, in which that region is
        // attacked.
        self.last = self.turn + u8::from(self.phase == Phase::Choose);
    }

    /// Replaces all hidden parts with fixed values, so that bots cannot use them.
    fn forget_unknown(&mut self, seat: Seat) {
        for stack in &mut self.stacks {
            stack.sort_unseen();
        }
        self.sort_tiles();
        self.redeal_unknown(seat, &mut Rng::new(0));
    }

    /// Whether a play-out continues after this position.
    pub(super) fn is_to_play_on(&self) -> bool {
        self.phase != Phase::Over && (self.turn <= self.last || self.is_past())
    }

    /// Whether the values of the first bots are used, which were set by hand.
    pub(super) const fn is_past(&self) -> bool {
        self.values.is_past()
    }

    /// Copies a whole game, including hidden parts.
    #[cfg(feature = "lab")]
    pub(super) const fn reveal(&mut self, game: &Merchants) {
        self.game = *game;
    }

    /// Makes the state use these values.
    #[cfg(feature = "lab")]
    pub const fn judge_by(&mut self, values: &'static Values) {
        self.values = values;
    }
}
