//! A bot at a table, and whoever gives hints.

use super::{Choice, Level, Strategy, Thinker, Thought, seed};
use crate::{Seat, Session};

/// Which decision is being thought about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct About {
    game: u64,
    step: u32,
    seat: Seat,
    level: Level,
}

/// Thinks for any seat of a running game, one decision after another.
///
/// A bot plans its turn when the turn begins and follows the plan. Where the
/// plan ends, or after somebody else's moves, it thinks anew. All of that
/// follows from the game's seed and moves: a game that is resumed goes on as
/// if it had never been interrupted, even in the middle of a turn.
#[derive(Clone, Debug)]
pub struct Player<G: Strategy> {
    thinker: Thinker<G>,
    about: Option<About>,
    scale: u32,
}

impl<G: Strategy> Default for Player<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Strategy> Player<G> {
    /// A player who has not thought yet.
    #[must_use]
    pub fn new() -> Self {
        Self {
            thinker: Thinker::idle(),
            about: None,
            scale: 1,
        }
    }

    /// A player who works so many times as much as the levels say.
    #[must_use]
    pub fn with_scale(scale: u32) -> Self {
        Self {
            scale,
            ..Self::new()
        }
    }

    /// Thinks about the decision of the seat to move, `budget` units of work
    /// at most. Call it again with the same game until it has decided. `step`
    /// counts the moves played since the game began.
    pub fn think<const UNDO: usize>(
        &mut self,
        session: &Session<G, UNDO>,
        game_seed: u64,
        step: u32,
        level: Level,
        budget: u32,
    ) -> Thought<G::Move, G::Reason> {
        let Some(seat) = session.to_move() else {
            return Thought::Idle;
        };
        let since = session.undoable();
        let now = About {
            game: game_seed,
            step,
            seat,
            level,
        };
        if self.about != Some(now) {
            let turn = About {
                step: step.saturating_sub(since.len() as u32),
                ..now
            };
            if self.about != Some(turn) {
                self.turn_to(turn, session.mark());
            }
            match self.thinker.think(budget) {
                Thought::Decided(_) => match self.thinker.after(since) {
                    Some(choice) if session.game().check(choice.mv).is_ok() => {
                        return Thought::Decided(choice);
                    }
                    _ => self.turn_to(now, session.game()),
                },
                Thought::Idle => self.turn_to(now, session.game()),
                thinking @ Thought::Thinking(_) => return thinking,
            }
        }
        self.thinker.think(budget)
    }

    /// Thinks what [`Level::Hard`] would do now in the place of the seat to
    /// move, in the same way as [`Player::think`].
    pub fn hint(
        &mut self,
        game: &G,
        game_seed: u64,
        step: u32,
        budget: u32,
    ) -> Thought<G::Move, G::Reason> {
        let Some(seat) = game.to_move() else {
            return Thought::Idle;
        };
        let now = About {
            game: game_seed,
            step,
            seat,
            level: Level::Hard,
        };
        if self.about != Some(now) {
            self.turn_to(now, game);
        }
        self.thinker.think(budget)
    }

    /// The move of the seat to move, however long it takes.
    pub fn choose<const UNDO: usize>(
        &mut self,
        session: &Session<G, UNDO>,
        game_seed: u64,
        step: u32,
        level: Level,
    ) -> Option<Choice<G::Move, G::Reason>> {
        loop {
            match self.think(session, game_seed, step, level, u32::MAX) {
                Thought::Thinking(_) => {}
                Thought::Decided(choice) => return Some(choice),
                Thought::Idle => return None,
            }
        }
    }

    /// Forgets what was thought, as when another game begins.
    pub fn forget(&mut self) {
        self.about = None;
    }

    /// How it thinks about the present decision.
    #[must_use]
    pub const fn thinker(&self) -> &Thinker<G> {
        &self.thinker
    }

    fn turn_to(&mut self, about: About, game: &G) {
        let own = seed(about.game, about.step);
        self.thinker.start(game, about.seat, about.level, own);
        self.thinker.scale(self.scale);
        self.about = Some(about);
    }
}
