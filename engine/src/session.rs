//! A running game with undo.

use core::fmt::Debug;

use heapless::Vec;

use crate::{Game, Played, Seat};

/// The steps of a game that can be taken back, the oldest first. A game uses a [`heapless::Vec`]
/// and sets its capacity, which is the largest number of steps that a person may take back.
pub trait UndoList<M>: AsRef<[M]> + Clone + Debug + Default {
    /// Adds a step. When the list is full, the oldest one is removed and
    /// returned.
    fn push(&mut self, step: M) -> Option<M>;

    /// Removes the last step and returns it.
    fn pop(&mut self) -> Option<M>;

    /// Removes all steps.
    fn clear(&mut self);

    /// Whether adding another step removes the oldest one.
    fn is_full(&self) -> bool;
}

impl<M: Copy + Debug, const N: usize> UndoList<M> for Vec<M, N> {
    fn push(&mut self, step: M) -> Option<M> {
        let oldest = self.is_full().then(|| match self.is_empty() {
            true => step,
            false => self.remove(0),
        });
        // This fails only if the capacity is 0. In that case `oldest` is the step itself.
        let _ = Self::push(self, step);
        oldest
    }

    fn pop(&mut self) -> Option<M> {
        Self::pop(self)
    }

    fn clear(&mut self) {
        Self::clear(self);
    }

    fn is_full(&self) -> bool {
        self.len() == N
    }
}

/// A running game whose last steps can be taken back. A step that revealed something hidden or
/// ended a turn cannot be taken back, nor can any step before it.
///
/// The session keeps a copy of the game before all steps that can be taken back. To take back the
/// last step, it plays all of these steps again except the last one. So a [`Game`] needs no undo
/// of its own. When the game's [list](Game::Undo) is full, the oldest step can no longer be taken
/// back.
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    game: G,
    /// The position after the last final step.
    settled: G,
    /// The number of steps made since the last final step.
    unsettled: u32,
    /// The position before the steps that can be taken back.
    mark: G,
    undo: G::Undo,
}

impl<G: Game> Session<G> {
    /// Creates a session that starts from this position. No step before it can be taken back.
    pub fn new(game: G) -> Self {
        Self {
            settled: game.clone(),
            unsettled: 0,
            mark: game.clone(),
            game,
            undo: G::Undo::default(),
        }
    }

    /// The current position.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The position after the last [final](Played::Final) step. Bots plan from this position,
    /// regardless of how many steps can be taken back.
    pub fn settled(&self) -> &G {
        &self.settled
    }

    /// The number of steps made since the last final step.
    pub fn unsettled(&self) -> u32 {
        self.unsettled
    }

    /// The position before the steps that can be taken back.
    pub fn mark(&self) -> &G {
        &self.mark
    }

    /// The moves that can be taken back, the oldest first.
    pub fn undoable(&self) -> &[G::Move] {
        self.undo.as_ref()
    }

    /// Whether the list of steps that can be taken back is full. The next step then removes the
    /// oldest one from it.
    pub fn is_full(&self) -> bool {
        self.undo.is_full()
    }

    /// The seat that decides; `None` when the game is over.
    pub fn to_move(&self) -> Option<Seat> {
        self.game.to_move()
    }

    /// Plays a move and calls `tell` with each event.
    ///
    /// # Errors
    /// The game's refusal. Nothing has changed in that case.
    pub fn play(&mut self, mv: G::Move, tell: impl FnMut(G::Event)) -> Result<Played, G::Refusal> {
        let played = self.game.play(mv, tell)?;
        match played {
            Played::Final => {
                self.settled.clone_from(&self.game);
                self.unsettled = 0;
                self.mark.clone_from(&self.game);
                self.undo.clear();
            }
            Played::Reversible => {
                self.unsettled += 1;
                if let Some(oldest) = self.undo.push(mv) {
                    replay(&mut self.mark, oldest);
                }
            }
        }
        Ok(played)
    }

    /// Takes back the last step and returns it; `None` when no step can be taken
    /// back.
    pub fn undo(&mut self) -> Option<G::Move> {
        let undone = self.undo.pop()?;
        self.unsettled = self.unsettled.saturating_sub(1);
        self.game.clone_from(&self.mark);
        for &mv in self.undo.as_ref() {
            replay(&mut self.game, mv);
        }
        Some(undone)
    }
}

fn replay<G: Game>(game: &mut G, mv: G::Move) {
    let replayed = game.play(mv, |_| {});
    debug_assert!(replayed.is_ok(), "a played move must play again");
}
