//! The search: survey, shortlist, play-outs.

use heapless::Vec;

use super::tree::SearchTree as _;
use super::{Effort, Level, PlanMoves, Strategy};
use crate::order::sort;
use crate::{Rng, Seat};

/// The largest number of plans that play-outs can compare.
pub const MAX_PLANS: usize = 32;

/// The units of work for copying the state and carrying out the plan at the
/// start of a play-out.
const PLAYOUT: u32 = 4;
/// The number of play-outs of each plan after which the worse half of the plans is dropped,
/// even if work is left. This number is reached only near the end of a game, when play-outs
/// are short.
const ENOUGH: u32 = 400;

/// The weight of a plan's rating by the survey: it counts as much as this number of play-outs.
/// Without the rating, chance would decide when there are only a few play-outs.
const LOOKS: i32 = 16;

/// A move and the reason for it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Choice<M, R> {
    /// The move to play.
    pub mv: M,
    /// The reason for choosing the plan that the move belongs to.
    pub reason: R,
}

/// The progress of the search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Thought<M, R> {
    /// The search is not finished; this percentage of it is done.
    Thinking(u8),
    /// The search is finished.
    Decided(Choice<M, R>),
    /// There is nothing to decide: the game is over or another seat is to move.
    Idle,
}

/// A plan that play-outs compare with others.
#[derive(Clone, Copy, Debug)]
struct Candidate<P> {
    plan: P,
    kind: u8,
    /// The candidate's rank by its rating in the survey. It is also the candidate's number in the
    /// tree.
    number: u8,
    looks: i32,
    /// The sum of the values of the candidate's play-outs.
    sum: i32,
}

/// The stage of the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Activity {
    Idle,
    Survey,
    /// A play-out of a candidate. `turns` is the number of calls that have played it so far; see
    /// [`Effort::horizon`].
    PlayOut {
        candidate: u8,
        turns: u16,
    },
    Decided,
}

/// A bot that is thinking about one decision.
///
/// It thinks in slices: call [`Thinker::think`] until the result is a decision. The decision
/// depends only on the position as the seat sees it, the level and the seed. A thinker is
/// large, so it is created once and then [started](Thinker::start) again for every decision.
#[derive(Clone, Debug)]
pub struct Thinker<G: Strategy> {
    state: G::State,
    /// The state of the current play-out.
    playout: G::State,
    survey: G::Survey,
    activity: Activity,
    effort: Effort,
    seed: u64,
    rng: Rng,
    /// The candidates. Play-outs still compare the first `alive` of them, the best first; the
    /// others have been dropped.
    list: Vec<Candidate<G::Plan>, MAX_PLANS>,
    alive: u8,
    /// The number of play-outs so far of each candidate that is still compared.
    samples: u32,
    /// The results of play-outs for the turns after the candidates.
    tree: G::Tree,
    /// The sum of the evaluations of the current play-out so far.
    values: i32,
    /// The units of work done so far.
    units: u32,
    /// The number of units of work after which the worse half of the candidates
    /// is dropped.
    cut: u32,
    moves: PlanMoves<G::Move>,
    reason: Option<G::Reason>,
}

impl<G: Strategy> Default for Thinker<G> {
    fn default() -> Self {
        Self::idle()
    }
}

impl<G: Strategy> Thinker<G> {
    /// Creates a bot with nothing to think about.
    #[must_use]
    pub fn idle() -> Self {
        let (state, survey) = G::blank();
        Self {
            playout: state.clone(),
            state,
            survey,
            activity: Activity::Idle,
            effort: Effort {
                turn: 0,
                units: 0,
                horizon: 0,
                stage: 1,
                plans: 1,
                blur: 0,
            },
            seed: 0,
            rng: Rng::new(0),
            list: Vec::new(),
            alive: 0,
            samples: 0,
            tree: G::Tree::default(),
            values: 0,
            units: 0,
            cut: 0,
            moves: PlanMoves::new(),
            reason: None,
        }
    }

    /// Creates a bot that is about to think.
    #[must_use]
    pub fn new(game: &G, seat: Seat, level: Level, seed: u64) -> Self {
        let mut thinker = Self::idle();
        thinker.start(game, seat, level, seed);
        thinker
    }

    /// Discards everything and begins to think about `seat`'s decision.
    pub fn start(&mut self, game: &G, seat: Seat, level: Level, seed: u64) {
        self.list.clear();
        self.moves.clear();
        self.reason = None;
        self.samples = 0;
        self.units = 0;
        self.seed = seed;
        self.rng = Rng::derived(seed, SURVEY);
        self.activity = Activity::Idle;
        if game.to_move() == Some(seat) {
            game.observe(seat, level, &mut self.state, &mut self.survey);
            self.effort = G::effort(&self.state, level);
            self.activity = Activity::Survey;
        }
    }

    /// Multiplies the work for this plan and for its turn.
    pub fn scale(&mut self, times: u32) {
        self.effort.turn = self.effort.turn.saturating_mul(times);
        self.effort.units = self.effort.units.saturating_mul(times);
    }

    /// Divides the work for this plan and for its turn.
    #[cfg(feature = "lab")]
    pub(super) fn divide(&mut self, by: u32) {
        self.effort.turn /= by.max(1);
        self.effort.units /= by.max(1);
    }

    /// Changes the state before the first decision, for example to use other values.
    #[cfg(feature = "lab")]
    pub(super) fn adapt(&mut self, change: impl FnOnce(&mut G::State)) {
        change(&mut self.state);
    }

    /// Limits the work for this plan. Earlier plans have used `spent` units of the turn's work,
    /// so only the rest is left.
    pub fn share(&mut self, spent: u32) {
        let left = self.effort.turn.saturating_sub(spent);
        self.effort.units = self.effort.units.min(left);
    }

    /// The number of units of the turn's work that this plan has used.
    #[must_use]
    pub fn spent(&self) -> u32 {
        self.units.min(self.effort.units)
    }

    /// Thinks for about `budget` units of work. The last piece of work may exceed the budget.
    pub fn think(&mut self, budget: u32) -> Thought<G::Move, G::Reason> {
        let enough = self.units.saturating_add(budget);
        while self.units < enough {
            match self.activity {
                Activity::Idle | Activity::Decided => break,
                Activity::Survey => self.look(),
                Activity::PlayOut { candidate, turns } => self.play_on(candidate, turns),
            }
        }
        match (self.activity, self.choice()) {
            (Activity::Decided, Some(choice)) => Thought::Decided(choice),
            (Activity::Decided | Activity::Idle, _) => Thought::Idle,
            (Activity::Survey | Activity::PlayOut { .. }, _) => Thought::Thinking(self.progress()),
        }
    }

    /// The percentage of the work that is done. Without play-outs the amount of work is unknown,
    /// and the result is always 50.
    fn progress(&self) -> u8 {
        match self.effort.units {
            0 => 50,
            all => (u64::from(self.units) * 100 / u64::from(all)).min(99) as u8,
        }
    }

    /// Thinks until the decision is made; `None` if there is nothing to decide.
    pub fn decide(&mut self) -> Option<Choice<G::Move, G::Reason>> {
        loop {
            match self.think(u32::MAX) {
                Thought::Thinking(_) => {}
                Thought::Decided(choice) => return Some(choice),
                Thought::Idle => return None,
            }
        }
    }

    /// Whether the decision is made.
    pub(super) fn is_decided(&self) -> bool {
        self.activity == Activity::Decided
    }

    /// The decision; `None` until it is made.
    #[must_use]
    pub fn choice(&self) -> Option<Choice<G::Move, G::Reason>> {
        self.choice_after(0)
    }

    /// The move that follows the first `moves` moves of the plan; `None` if the plan has no further
    /// move.
    #[must_use]
    pub fn choice_after(&self, moves: usize) -> Option<Choice<G::Move, G::Reason>> {
        Some(Choice {
            mv: *self.moves.get(moves)?,
            reason: self.reason?,
        })
    }

    /// All moves of the chosen plan. No random event happens between these moves, so they can be
    /// played one after another.
    #[must_use]
    pub fn line(&self) -> &[G::Move] {
        &self.moves
    }

    /// The moves that are expected after the chosen plan if a random event interrupts the turn.
    #[must_use]
    pub fn likely(&self) -> PlanMoves<G::Move> {
        let is_done = self.activity == Activity::Decided;
        let best = self.list.first().filter(|_| is_done);
        best.map_or_else(PlanMoves::new, |best| {
            G::likely_moves(&self.state, &self.survey, &best.plan)
        })
    }

    /// The units of work done so far.
    #[must_use]
    pub const fn units(&self) -> u32 {
        self.units
    }

    /// The number of play-outs of each plan that has not been dropped.
    #[must_use]
    pub const fn samples(&self) -> u32 {
        self.samples
    }

    fn look(&mut self) {
        let (list, rng, effort) = (&mut self.list, &mut self.rng, &self.effort);
        let work = G::look(
            &mut self.state,
            &mut self.survey,
            &mut |plan, kind, looks| {
                let blur = match effort.blur {
                    0 => 0,
                    blur => rng.below(blur.into()) as i32,
                };
                let candidate = Candidate {
                    plan,
                    kind,
                    number: 0,
                    looks: looks + blur,
                    sum: 0,
                };
                shortlist::<G>(list, candidate, effort.plans);
            },
        );
        self.units += work.units;
        if work.more {
            return;
        }
        sort(&mut self.list, |a, b| a.looks > b.looks);
        self.alive = self.list.len() as u8;
        if self.effort.units == 0 || self.alive < 2 {
            self.decided();
        } else {
            for (number, candidate) in self.list.iter_mut().enumerate() {
                candidate.number = number as u8;
            }
            self.tree
                .reset(self.list.iter().map(|candidate| candidate.plan));
            self.plan_cut();
            self.begin_playout(0);
        }
    }

    /// Schedules the next time that the worse half of the candidates is dropped. One candidate is
    /// left after the last of these rounds, and every round gets an equal share of the work.
    fn plan_cut(&mut self) {
        let rounds = u32::from(self.alive.max(2) - 1).ilog2() + 1;
        self.cut = self.units + self.effort.units.saturating_sub(self.units) / rounds;
    }

    fn begin_playout(&mut self, candidate: u8) {
        // All candidates get the same random numbers, so only their plans differ.
        self.rng = Rng::derived(self.seed, self.samples);
        self.playout.clone_from(&self.state);
        G::imagine(&mut self.playout, &mut self.rng);
        if let Some(Candidate { plan, number, .. }) = self.list.get(usize::from(candidate)) {
            self.tree.begin(*number, G::mover(&self.playout));
            G::pursue(&mut self.playout, plan, &mut self.rng);
        }
        self.values = 0;
        self.activity = Activity::PlayOut {
            candidate,
            turns: 0,
        };
    }

    fn play_on(&mut self, candidate: u8, turns: u16) {
        let seat = G::mover(&self.state);
        let stage = self.effort.stage.max(1);
        if turns < self.effort.horizon {
            if turns > 0 && turns.is_multiple_of(stage) {
                self.units += G::value_units(&self.playout);
                self.values += G::value(&self.playout, seat);
            }
            let work = match self.tree.follow(&mut self.playout, &mut self.rng) {
                Some(work) => work,
                None => G::play_on(&mut self.playout, &mut self.rng),
            };
            self.units += work.units;
            if work.more {
                self.activity = Activity::PlayOut {
                    candidate,
                    turns: turns + 1,
                };
                return;
            }
        }
        self.units += PLAYOUT + G::value_units(&self.playout);
        let [all, left] = evaluations(turns, self.effort.horizon, stage);
        let value = (self.values + G::value(&self.playout, seat) * left) / all;
        self.tree.learn(&self.playout, seat, value);
        if let Some(candidate) = self.list.get_mut(usize::from(candidate)) {
            candidate.sum = candidate.sum.saturating_add(value);
        }
        if candidate + 1 < self.alive {
            self.begin_playout(candidate + 1);
            return;
        }
        self.samples += 1;
        if self.units >= self.cut || self.samples >= ENOUGH {
            let alive = usize::from(self.alive).min(self.list.len());
            let worth = |candidate: &Candidate<G::Plan>| {
                let looks = candidate.looks.saturating_mul(LOOKS);
                (candidate.sum.saturating_add(looks), candidate.looks)
            };
            sort(&mut self.list[..alive], |a, b| worth(a) > worth(b));
            self.alive = self.alive.div_ceil(2);
            if self.alive < 2 {
                self.decided();
                return;
            }
            self.plan_cut();
        }
        self.begin_playout(0);
    }

    fn decided(&mut self) {
        self.activity = Activity::Decided;
        self.settle_on(0);
    }

    /// Chooses a candidate as the decision.
    fn settle_on(&mut self, index: usize) {
        if index < self.list.len() {
            self.list.swap(0, index);
        }
        if let Some(best) = self.list.first() {
            self.moves = G::plan_moves(&self.state, &self.survey, &best.plan);
            self.reason = Some(G::reason(&self.state, &best.plan));
        }
    }

    /// Replaces the decision if it misses a sure win or loses the game needlessly.
    ///
    /// If a candidate certainly wins by ending the game, chooses the best such candidate.
    /// Otherwise, if the decision ends the game with a loss, chooses the best candidate that does
    /// not. If every candidate does, chooses the candidate with the smallest loss.
    pub(super) fn mind_the_end(&mut self, ending: &mut dyn FnMut(&[G::Move]) -> Ending) {
        if !G::minds_the_end(&self.state) {
            return;
        }
        let mut first = Ending::Open;
        let mut best: Option<(usize, i16)> = None;
        for index in 0..self.list.len() {
            let moves = G::plan_moves(&self.state, &self.survey, &self.list[index].plan);
            let ending = ending(&moves);
            if index == 0 {
                first = ending;
            }
            let short = match ending {
                Ending::Won => {
                    self.settle_on(index);
                    return;
                }
                Ending::Open => i16::MIN,
                Ending::Lost { short } => short,
            };
            if best.is_none_or(|(_, least)| short < least) {
                best = Some((index, short));
            }
        }
        if matches!(first, Ending::Lost { .. })
            && let Some((index, _)) = best
        {
            self.settle_on(index);
        }
    }
}

/// The way in which a plan ends the game for its seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ending {
    /// The plan does not end the game, or the result is uncertain.
    Open,
    /// The seat wins for certain.
    Won,
    /// The seat loses.
    Lost {
        /// The points by which the best opponent is ahead; in a solo game the seat's own points,
        /// negated.
        short: i16,
    },
}

/// Returns the number of evaluations of a whole play-out, and for how many of them the last one
/// counts if the play-out ends after `turns` turns.
fn evaluations(turns: u16, horizon: u16, stage: u16) -> [i32; 2] {
    let last = horizon.saturating_sub(1);
    let all = last / stage + 1;
    [all, all - turns.min(last) / stage].map(i32::from)
}

/// The number of the random stream that the survey uses. Play-outs use the streams from 0.
const SURVEY: u32 = u32::MAX;

/// Adds a plan to the list if it is among the `most` best of its kind. If two plans of the same
/// kind have the same key, only the better one is kept.
fn shortlist<G: Strategy>(
    list: &mut Vec<Candidate<G::Plan>, MAX_PLANS>,
    new: Candidate<G::Plan>,
    most: u8,
) {
    let key = G::key(&new.plan);
    let mut same = 0;
    let mut worst: Option<(usize, i32)> = None;
    for (index, other) in list.iter_mut().enumerate() {
        if other.kind != new.kind {
            continue;
        }
        if G::key(&other.plan) == key {
            if new.looks > other.looks {
                *other = new;
            }
            return;
        }
        same += 1;
        if worst.is_none_or(|(_, looks)| other.looks < looks) {
            worst = Some((index, other.looks));
        }
    }
    if same < most && list.push(new).is_ok() {
        return;
    }
    if let Some((index, looks)) = worst
        && new.looks > looks
        && let Some(place) = list.get_mut(index)
    {
        *place = new;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_value_stands_for_the_evaluations_that_are_left() {
        for horizon in 1..=12 {
            for stage in 1..=13 {
                let due = || (stage..horizon).step_by(stage.into());
                for turns in 0..=horizon {
                    // A play-out is evaluated before its next turn, and when it ends.
                    let before = due().filter(|&turn| turn <= turns).count() as i32;
                    let all = due().count() as i32 + 1;
                    assert_eq!(evaluations(turns, horizon, stage), [all, all - before]);
                }
            }
        }
        assert_eq!(evaluations(6, 6, u16::MAX), [1, 1]);
    }
}
