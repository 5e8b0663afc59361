//! A game in progress with its undo.

use heapless::Vec;

use crate::{Game, Played, Seat};

/// A running game that can take back steps of the turn, as far as nothing
/// hidden has been revealed since.
///
/// It keeps a copy of the game from the last step of no return and the moves
/// made since, so any [`Game`] can be undone without doing anything for it.
/// `UNDO` is the number of steps that can be taken back at most; older ones
/// simply become final.
#[derive(Clone, Debug)]
pub struct Session<G: Game, const UNDO: usize = 16> {
    game: G,
    mark: G,
    since: Vec<G::Move, UNDO>,
}

impl<G: Game, const UNDO: usize> Session<G, UNDO> {
    /// Starts from this position; it is the first step of no return.
    pub fn new(game: G) -> Self {
        Self {
            mark: game.clone(),
            game,
            since: Vec::new(),
        }
    }

    /// The position now.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The position after the last step of no return; [`Session::undoable`]
    /// leads from there to the position now.
    pub fn mark(&self) -> &G {
        &self.mark
    }

    /// The moves that could be taken back, oldest first.
    pub fn undoable(&self) -> &[G::Move] {
        &self.since
    }

    /// Whether the oldest step becomes final with the next one.
    pub fn is_full(&self) -> bool {
        self.since.is_full()
    }

    /// Whose decision it is; `None` when the game is over.
    pub fn to_move(&self) -> Option<Seat> {
        self.game.to_move()
    }

    /// Plays a move and tells what happened.
    ///
    /// # Errors
    /// The game's refusal; nothing has changed then.
    pub fn play(&mut self, mv: G::Move, tell: impl FnMut(G::Event)) -> Result<Played, G::Refusal> {
        let played = self.game.play(mv, tell)?;
        match played {
            Played::Final => {
                self.mark.clone_from(&self.game);
                self.since.clear();
            }
            Played::Reversible => self.remember(mv),
        }
        Ok(played)
    }

    /// Takes back the last step and returns it; `None` when there is none or
    /// it cannot be taken back any more.
    pub fn undo(&mut self) -> Option<G::Move> {
        let undone = self.since.pop()?;
        self.game.clone_from(&self.mark);
        for &mv in &self.since {
            let replayed = self.game.play(mv, |_| {});
            debug_assert!(replayed.is_ok(), "a played move must play again");
        }
        Some(undone)
    }

    fn remember(&mut self, mv: G::Move) {
        if self.since.is_full() && !self.since.is_empty() {
            let oldest = self.since.remove(0);
            let replayed = self.mark.play(oldest, |_| {});
            debug_assert!(replayed.is_ok(), "a played move must play again");
        }
        if self.since.push(mv).is_err() {
            // Only an `UNDO` of 0 comes here: every step is final.
            self.mark.clone_from(&self.game);
        }
    }
}
