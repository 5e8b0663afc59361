//! The search: survey, shortlist, play-outs.

use heapless::Vec;

use super::tree::SearchTree as _;
use super::{Effort, Level, Line, Strategy};
use crate::{Rng, Seat};

/// The most plans that play-outs can compare.
pub const MAX_PLANS: usize = 32;

/// Units of work that a play-out costs besides its turns: it copies a world
/// and carries a plan out, even if the game is over at once.
const PLAYOUT: u32 = 4;
/// So many play-outs of a plan tell enough, as when the game is all but over.
const ENOUGH: u32 = 400;

/// How good a plan looks counts as much as so many play-outs of it: with few of
/// them, chance would outweigh what is plain to see.
const LOOKS: i32 = 16;

/// A move and why.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Choice<M, R> {
    /// What to play.
    pub mv: M,
    /// What speaks for it, and for the plan that it begins.
    pub reason: R,
}

/// How far the thinking is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Thought<M, R> {
    /// Not done yet; so many per cent are.
    Thinking(u8),
    /// What to play.
    Decided(Choice<M, R>),
    /// Nothing to decide: the game is over, or another seat's.
    Idle,
}

#[derive(Clone, Copy, Debug)]
struct Candidate<P> {
    plan: P,
    kind: u8,
    /// Its place among those that were compared first.
    number: u8,
    looks: i32,
    /// What its play-outs brought, all together.
    sum: i32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Idle,
    Survey,
    /// Which candidate is being played out, and for how many turns.
    PlayOut {
        candidate: u8,
        turns: u16,
    },
    Decided,
}

/// A bot that is thinking about one decision.
///
/// It thinks in slices: call [`Thinker::think`] until it has decided. What it
/// decides follows from what the seat can see, the level and the seed alone.
/// It is large, so it is made once and then [started](Thinker::start) in
/// place for every decision.
#[derive(Clone, Debug)]
pub struct Thinker<G: Strategy> {
    world: G::World,
    /// The world of the play-out under way.
    playout: G::World,
    survey: G::Survey,
    stage: Stage,
    effort: Effort,
    seed: u64,
    rng: Rng,
    /// The best first; behind `alive` those that have been given up.
    list: Vec<Candidate<G::Plan>, MAX_PLANS>,
    alive: u8,
    /// Play-outs of each that is alive.
    samples: u32,
    /// What followed the candidates in play-outs.
    tree: G::Tree,
    /// Units of work done.
    units: u32,
    /// When the worse half is given up next.
    cut: u32,
    line: Line<G::Move>,
    reason: Option<G::Reason>,
}

impl<G: Strategy> Default for Thinker<G> {
    fn default() -> Self {
        Self::idle()
    }
}

impl<G: Strategy> Thinker<G> {
    /// A bot with nothing to think about.
    #[must_use]
    pub fn idle() -> Self {
        let (world, survey) = G::blank();
        Self {
            playout: world.clone(),
            world,
            survey,
            stage: Stage::Idle,
            effort: Effort {
                turn: 0,
                units: 0,
                horizon: 0,
                plans: 1,
                blur: 0,
            },
            seed: 0,
            rng: Rng::new(0),
            list: Vec::new(),
            alive: 0,
            samples: 0,
            tree: G::Tree::default(),
            units: 0,
            cut: 0,
            line: Line::new(),
            reason: None,
        }
    }

    /// A bot that is about to think.
    #[must_use]
    pub fn new(game: &G, seat: Seat, level: Level, seed: u64) -> Self {
        let mut thinker = Self::idle();
        thinker.start(game, seat, level, seed);
        thinker
    }

    /// Forgets everything and begins to think about `seat`'s decision.
    pub fn start(&mut self, game: &G, seat: Seat, level: Level, seed: u64) {
        self.list.clear();
        self.line.clear();
        self.reason = None;
        self.samples = 0;
        self.units = 0;
        self.seed = seed;
        self.rng = Rng::derived(seed, SURVEY);
        self.stage = Stage::Idle;
        if game.to_move() == Some(seat) {
            game.observe(seat, level, &mut self.world, &mut self.survey);
            self.effort = G::effort(&self.world, level);
            self.stage = Stage::Survey;
        }
    }

    /// Gives play-outs so many times the usual work.
    pub fn scale(&mut self, times: u32) {
        self.effort.turn = self.effort.turn.saturating_mul(times);
        self.effort.units = self.effort.units.saturating_mul(times);
    }

    /// Leaves to this plan what the plans before it have left of the turn's
    /// work.
    pub fn share(&mut self, spent: u32) {
        let left = self.effort.turn.saturating_sub(spent);
        self.effort.units = self.effort.units.min(left);
    }

    /// What this plan has taken of the turn's work.
    #[must_use]
    pub fn spent(&self) -> u32 {
        self.units.min(self.effort.units)
    }

    /// Thinks for about `budget` units of work: it stops after the smallest
    /// piece of work with which they are used up.
    pub fn think(&mut self, budget: u32) -> Thought<G::Move, G::Reason> {
        let enough = self.units.saturating_add(budget);
        while self.units < enough {
            match self.stage {
                Stage::Idle | Stage::Decided => break,
                Stage::Survey => self.look(),
                Stage::PlayOut { candidate, turns } => self.play_on(candidate, turns),
            }
        }
        match (self.stage, self.choice()) {
            (Stage::Decided, Some(choice)) => Thought::Decided(choice),
            (Stage::Decided | Stage::Idle, _) => Thought::Idle,
            (Stage::Survey | Stage::PlayOut { .. }, _) => Thought::Thinking(self.progress()),
        }
    }

    /// How much of the work is done, in per cent; a survey alone does not
    /// know how long it takes.
    fn progress(&self) -> u8 {
        match self.effort.units {
            0 => 50,
            all => (u64::from(self.units) * 100 / u64::from(all)).min(99) as u8,
        }
    }

    /// Thinks until it has decided; `None` if there is nothing to decide.
    pub fn decide(&mut self) -> Option<Choice<G::Move, G::Reason>> {
        loop {
            match self.think(u32::MAX) {
                Thought::Thinking(_) => {}
                Thought::Decided(choice) => return Some(choice),
                Thought::Idle => return None,
            }
        }
    }

    /// The decision, once it has been taken.
    #[must_use]
    pub fn choice(&self) -> Option<Choice<G::Move, G::Reason>> {
        self.choice_after(0)
    }

    /// What to play after so many moves of the plan; `None` if it ends there.
    #[must_use]
    pub fn choice_after(&self, moves: usize) -> Option<Choice<G::Move, G::Reason>> {
        Some(Choice {
            mv: *self.line.get(moves)?,
            reason: self.reason?,
        })
    }

    /// All moves of the plan that was decided on, the choice first. Chance
    /// interferes with none of them, so they can be played one after another.
    #[must_use]
    pub fn line(&self) -> &[G::Move] {
        &self.line
    }

    /// Units of work done so far.
    #[must_use]
    pub const fn units(&self) -> u32 {
        self.units
    }

    /// Play-outs of the plans that were followed to the last.
    #[must_use]
    pub const fn samples(&self) -> u32 {
        self.samples
    }

    fn look(&mut self) {
        let (list, rng, effort) = (&mut self.list, &mut self.rng, &self.effort);
        let work = G::look(
            &mut self.world,
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
        self.list
            .sort_unstable_by_key(|candidate| core::cmp::Reverse(candidate.looks));
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

    /// Each round gets the same work: there are as many as it takes to leave
    /// one candidate by halving.
    fn plan_cut(&mut self) {
        let rounds = u32::from(self.alive.max(2) - 1).ilog2() + 1;
        self.cut = self.units + self.effort.units.saturating_sub(self.units) / rounds;
    }

    fn begin_playout(&mut self, candidate: u8) {
        // The same chances for all candidates: it is they who differ.
        self.rng = Rng::derived(self.seed, self.samples);
        self.playout.clone_from(&self.world);
        G::imagine(&mut self.playout, &mut self.rng);
        if let Some(Candidate { plan, number, .. }) = self.list.get(usize::from(candidate)) {
            self.tree.begin(*number, G::mover(&self.playout));
            G::pursue(&mut self.playout, plan, &mut self.rng);
        }
        self.stage = Stage::PlayOut {
            candidate,
            turns: 0,
        };
    }

    fn play_on(&mut self, candidate: u8, turns: u16) {
        if turns < self.effort.horizon {
            let work = match self.tree.follow(&mut self.playout, &mut self.rng) {
                Some(work) => work,
                None => G::play_on(&mut self.playout, &mut self.rng),
            };
            self.units += work.units;
            if work.more {
                self.stage = Stage::PlayOut {
                    candidate,
                    turns: turns + 1,
                };
                return;
            }
        }
        self.units += PLAYOUT;
        let seat = G::mover(&self.world);
        let value = G::value(&self.playout, seat);
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
            self.list[..alive].sort_unstable_by_key(|candidate| {
                let looks = candidate.looks.saturating_mul(LOOKS);
                let both = candidate.sum.saturating_add(looks);
                core::cmp::Reverse((both, candidate.looks))
            });
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
        self.stage = Stage::Decided;
        if let Some(best) = self.list.first() {
            self.line = G::line(&self.world, &self.survey, &best.plan);
            self.reason = Some(G::reason(&self.world, &best.plan));
        }
    }
}

/// The survey's own purpose for the seed; play-outs count from 0.
const SURVEY: u32 = u32::MAX;

/// Keeps the best plans of each kind.
fn shortlist<G: Strategy>(
    list: &mut Vec<Candidate<G::Plan>, MAX_PLANS>,
    new: Candidate<G::Plan>,
    most: u8,
) {
    let mark = G::mark(&new.plan);
    let mut same = 0;
    let mut worst: Option<(usize, i32)> = None;
    for (index, other) in list.iter_mut().enumerate() {
        if other.kind != new.kind {
            continue;
        }
        if G::mark(&other.plan) == mark {
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
