//! A bot that plays the seats of a running game, and gives hints.

use super::think::Ending;
use super::{Choice, Level, Strategy, Thinker, Thought, rng, seed};
use crate::{Seat, Session};

/// Identifies the decision that is being planned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct About {
    game: u64,
    /// The number of steps of the game before the first planned step.
    start: u32,
    seat: Seat,
    level: Level,
}

/// Thinks for any seat of a running game and follows the resulting plans.
///
/// A bot plans from the last final step on and follows its plan. A step is
/// [final](crate::Played::Final) if it cannot be taken back. When the plan ends, or its next move
/// is not possible, the bot plans again. Each plan is searched for once, with a seed of its own.
/// All plans of a turn share one budget of work: a later plan gets what the earlier plans have
/// left.
///
/// The bot's moves depend on the game's seed and moves, but not on how many moves can be taken
/// back. So a resumed game continues as if it had never been interrupted, even in the middle of a
/// turn; the plans of that turn are then searched for again.
///
/// If the last steps were not planned by the bot, for example because a person has begun the turn,
/// the bot plans one step at a time until the next final step.
#[derive(Clone, Debug)]
pub struct Player<G: Strategy> {
    thinker: Thinker<G>,
    about: Option<About>,
    /// Whether the bot plans one step at a time, because it did not plan the last steps.
    is_astray: bool,
    /// The position that the planned moves have led to so far.
    expected: Option<G>,
    /// The number of steps of the game up to the expected position.
    step: u32,
    /// The number of moves of the current plan that have led to the expected position.
    followed: usize,
    /// The units of work that earlier plans of the turn have used.
    spent: u32,
    scale: u32,
    plans: u32,
    /// The divisor of the work, from [`Player::divide`].
    #[cfg(feature = "lab")]
    part: u32,
}

impl<G: Strategy> Default for Player<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Strategy> Player<G> {
    /// Creates a player that has no plan yet.
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
            #[cfg(feature = "lab")]
            part: 1,
        }
    }

    /// Sets the number by which the work of every level is divided.
    #[cfg(feature = "lab")]
    pub const fn divide(&mut self, by: u32) {
        self.part = by;
    }

    /// Changes the state of the search before the first decision, for example to use other values.
    #[cfg(feature = "lab")]
    pub fn adapt(&mut self, change: impl FnOnce(&mut G::State)) {
        self.thinker.adapt(change);
    }

    /// Creates a player that does `scale` times the usual work at every level.
    #[must_use]
    pub fn with_scale(scale: u32) -> Self {
        Self {
            scale,
            ..Self::new()
        }
    }

    /// Thinks about the decision of the seat to move, for about `budget` units of work. Has to be
    /// called repeatedly with the same game until the result is [`Thought::Decided`]. `step` is the
    /// number of moves played since the game began.
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
            let thought = self.search(budget);
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

    /// Thinks about the move that [`Level::Zenobia`] would make for the seat to move. Has to be
    /// called repeatedly, like [`Player::think`].
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
        self.search(budget)
    }

    /// Continues the search. Replaces its decision if that misses a sure win or loses the game
    /// needlessly, see [`Thinker::mind_the_end`].
    fn search(&mut self, budget: u32) -> Thought<G::Move, G::Reason> {
        let before = self.thinker.is_decided();
        let thought = self.thinker.think(budget);
        let (Some(game), Some(about)) = (&self.expected, self.about) else {
            return thought;
        };
        if before || !matches!(thought, Thought::Decided(_)) {
            return thought;
        }
        let own = seed(about.game, self.step);
        self.thinker
            .mind_the_end(&mut |plan| ending(game, about.seat, plan, own));
        self.thinker.choice().map_or(thought, Thought::Decided)
    }

    /// Runs the search to its end and returns the decision for the seat to
    /// move.
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

    /// Discards all plans, for example before another game begins.
    pub fn forget(&mut self) {
        self.about = None;
    }

    /// The search for the current plan.
    #[must_use]
    pub const fn thinker(&self) -> &Thinker<G> {
        &self.thinker
    }

    /// The number of plans searched for so far.
    #[must_use]
    pub const fn plans(&self) -> u32 {
        self.plans
    }

    /// Updates the expected position: plays the moves of the current plan up to this step of the
    /// game, or to the end of the plan.
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

    /// Starts the search for the plan from the expected position.
    fn plan(&mut self, about: About) {
        if let Some(game) = &self.expected {
            let own = seed(about.game, self.step);
            self.thinker.start(game, about.seat, about.level, own);
            self.thinker.scale(self.scale);
            #[cfg(feature = "lab")]
            self.thinker.divide(self.part);
            self.thinker.share(self.spent);
        }
        self.followed = 0;
        self.plans = self.plans.wrapping_add(1);
    }
}

/// The number of likely deals in which [`ending`] tries out a plan.
const DEALS: u32 = 9;

/// Returns how a plan ends the game. For this, the parts of the position that the seat cannot know
/// get [`DEALS`] different likely values.
///
/// The plan wins if the seat is the only winner in all deals. It loses if the seat fails to win in
/// more than half of the deals. The size of a loss is the average lead of the best opponent. A solo
/// game has no opponent, so no plan counts as a win, and the size of a loss is the seat's own
/// points, negated: more points are a smaller loss.
fn ending<G: Strategy>(game: &G, seat: Seat, plan: &[G::Move], seed: u64) -> Ending {
    let mut rng = rng(seed);
    let (mut won, mut lost, mut sum) = (0, 0, 0);
    for _ in 0..DEALS {
        let mut copy = game.clone();
        copy.suppose(seat, &mut rng);
        let plays = plan.iter().all(|&mv| copy.play(mv, |_| {}).is_ok());
        let Some(outcome) = copy.outcome().filter(|_| plays) else {
            return Ending::Open;
        };
        let score = |seat: Seat| outcome.scores[seat.index()];
        let others = Seat::all(game.seats()).filter(|&other| other != seat);
        sum += i32::from(others.map(score).max().unwrap_or(0)) - i32::from(score(seat));
        let wins = outcome.winners.contains(seat);
        lost += u32::from(!wins);
        won += u32::from(wins && outcome.winners.len() == 1 && game.seats() > 1);
    }
    if won == DEALS {
        Ending::Won
    } else if 2 * lost > DEALS {
        let short = (sum / DEALS as i32) as i16;
        Ending::Lost { short }
    } else {
        Ending::Open
    }
}
