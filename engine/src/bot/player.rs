//! A bot that plays the seats of a running game, and gives hints.

use super::{Choice, Level, Strategy, Thinker, Thought, seed};
use crate::{Seat, Session};

/// The decision that is being planned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct About {
    game: u64,
    /// Steps of the game before those that are planned.
    start: u32,
    seat: Seat,
    level: Level,
}

/// Thinks for any seat of a running game, one plan after another.
///
/// A bot plans from the last [final](crate::Played::Final) step on and follows
/// its plan. Where the plan ends, or the next move of it is not possible, it
/// plans from there: each plan is thought out once, from a seed of its own, and
/// all of them share the work of a turn.
///
/// Its moves follow from the game's seed and moves, not from how many of them
/// can be taken back. So a resumed game goes on as if it had never been
/// interrupted, even in the middle of a turn; the plans of that turn are then
/// thought out again.
///
/// After steps that it did not plan, as when a person has begun the turn, it
/// thinks about one step at a time until the next final one.
#[derive(Clone, Debug)]
pub struct Player<G: Strategy> {
    thinker: Thinker<G>,
    about: Option<About>,
    /// Whether the present plan is for one step only, because earlier plans did
    /// not lead to this position.
    is_astray: bool,
    /// The position that the plans have led to so far.
    expected: Option<G>,
    /// The number of steps that lead to that position.
    step: u32,
    /// The number of these steps that belong to the present plan.
    followed: usize,
    /// Units that earlier plans have taken from the turn's work.
    spent: u32,
    scale: u32,
    plans: u32,
}

impl<G: Strategy> Default for Player<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Strategy> Player<G> {
    /// A player that has not thought yet.
    #[must_use]
    pub fn new() -> Self {
        Self {
            thinker: Thinker::idle(),
            about: None,
            is_astray: false,
            expected: None,
            step: 0,
            followed: 0,
            spent: 0,
            scale: 1,
            plans: 0,
        }
    }

    /// A player that does `scale` times the work of its level.
    #[must_use]
    pub fn with_scale(scale: u32) -> Self {
        Self {
            scale,
            ..Self::new()
        }
    }

    /// Thinks about the decision of the seat to move, for at most `budget` units of
    /// work. Call it again with the same game until it has decided. `step` counts
    /// the moves played since the game began.
    pub fn think(
        &mut self,
        session: &Session<G>,
        game_seed: u64,
        step: u32,
        level: Level,
        mut budget: u32,
    ) -> Thought<G::Move, G::Reason> {
        let Some(seat) = session.to_move() else {
            return Thought::Idle;
        };
        let about = About {
            game: game_seed,
            start: step.saturating_sub(session.unsettled()),
            seat,
            level,
        };
        let is_past = self.step > step || (self.is_astray && self.step < step);
        if self.about != Some(about) || is_past {
            self.turn_to(about, about.start, session.settled());
            self.is_astray = false;
        }
        loop {
            let before = self.thinker.units();
            let thought = self.thinker.think(budget);
            budget = budget.saturating_sub(self.thinker.units() - before);
            if self.is_astray || matches!(thought, Thought::Thinking(_)) {
                return thought;
            }
            self.follow(step);
            let is_on_the_way = self.step < step || self.expected.as_ref() == Some(session.game());
            if self.step == step
                && is_on_the_way
                && let Some(choice) = self.thinker.choice_after(self.followed)
                && (self.followed == 0 || session.game().check(choice.mv).is_ok())
            {
                return Thought::Decided(choice);
            }
            if is_on_the_way && self.followed > 0 {
                self.spent += self.thinker.spent();
                self.plan(about);
            } else {
                self.turn_to(about, step, session.game());
                self.is_astray = true;
            }
        }
    }

    /// Thinks about what [`Level::Zenobia`] would do for the seat to move. Called
    /// repeatedly, like [`Player::think`].
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
        let about = About {
            game: game_seed,
            start: step,
            seat,
            level: Level::Zenobia,
        };
        if self.about != Some(about) || self.step != step {
            self.turn_to(about, step, game);
            self.is_astray = false;
        }
        self.thinker.think(budget)
    }

    /// Thinks until it has decided what to play for the seat to move.
    pub fn choose(
        &mut self,
        session: &Session<G>,
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

    /// Discards all plans, as when another game begins.
    pub fn forget(&mut self) {
        self.about = None;
    }

    /// The search for the present plan.
    #[must_use]
    pub const fn thinker(&self) -> &Thinker<G> {
        &self.thinker
    }

    /// The number of plans that it has begun to think out.
    #[must_use]
    pub const fn plans(&self) -> u32 {
        self.plans
    }

    /// Follows the present plan up to this step of the game, or to its end.
    fn follow(&mut self, step: u32) {
        let Some(expected) = &mut self.expected else {
            return;
        };
        while self.step < step
            && let Some(&mv) = self.thinker.line().get(self.followed)
            && expected.play(mv, |_| {}).is_ok()
        {
            self.followed += 1;
            self.step += 1;
        }
    }

    /// Discards earlier plans and begins to plan from this position.
    fn turn_to(&mut self, about: About, step: u32, game: &G) {
        self.about = Some(about);
        match &mut self.expected {
            Some(expected) => expected.clone_from(game),
            none => *none = Some(game.clone()),
        }
        self.step = step;
        self.spent = 0;
        self.plan(about);
    }

    /// Begins to think out the plan after the position reached so far.
    fn plan(&mut self, about: About) {
        if let Some(game) = &self.expected {
            let own = seed(about.game, self.step);
            self.thinker.start(game, about.seat, about.level, own);
            self.thinker.scale(self.scale);
            self.thinker.share(self.spent);
        }
        self.followed = 0;
        self.plans = self.plans.wrapping_add(1);
    }
}
