//! A position of the search.

use core::ops::{Deref, DerefMut};

use super::super::game::{Merchants, Phase};
use super::values::{VALUES, Values};
use crate::{Rng, Seat};

/// A position as one seat sees it, and the values that evaluate it.
#[derive(Clone, Copy, Debug)]
pub struct SearchState {
    game: Merchants,
    pub(super) values: &'static Values,
    /// The last turn that a play-out includes.
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
    /// A state without a game.
    pub(super) fn blank() -> Self {
        Self {
            game: Merchants::blank(),
            values: &VALUES,
            last: 0,
        }
    }

    /// Copies what a seat can see of a game, and keeps the values that evaluate positions.
    pub(super) fn observe(&mut self, game: &Merchants, seat: Seat) {
        self.game.clone_from(game);
        self.forget_unknown(seat);
        // A region that is chosen now is attacked in the next turn.
        self.last = self.turn + u8::from(self.phase == Phase::Choose);
    }

    /// Replaces what a seat cannot know, so that the state does not depend on it.
    fn forget_unknown(&mut self, seat: Seat) {
        for stack in &mut self.stacks {
            stack.sort_unseen();
        }
        self.sort_tiles();
        self.redeal_unknown(seat, &mut Rng::new(0));
    }

    /// Whether a play-out continues from here.
    pub(super) fn is_to_play_on(&self) -> bool {
        self.phase != Phase::Over && (self.turn <= self.last || self.is_past())
    }

    /// Whether the values set by hand are used.
    pub(super) const fn is_past(&self) -> bool {
        self.values.is_past()
    }

    /// Copies all of a game.
    #[cfg(feature = "lab")]
    pub(super) const fn reveal(&mut self, game: &Merchants) {
        self.game = *game;
    }

    /// Replaces the values that evaluate the state.
    #[cfg(feature = "lab")]
    pub const fn judge_by(&mut self, values: &'static Values) {
        self.values = values;
    }
}
