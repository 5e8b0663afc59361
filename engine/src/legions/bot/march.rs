//! A search through the marches of one figure.

use super::super::game::Phase;
use super::super::march::Income;
use super::plan::{Aim, TurnPlan};
use super::state::{Hand, SearchState, of_size};
use super::values::LOSS;
use super::weights::{COIN, Weights};
use super::worth::{Outlook, worth_of};

/// The largest number of tiles in a turn that lays no tile with a feature.
pub(super) const LIMIT: u8 = 4;
/// The largest number of tiles in a turn that lays a tile with a feature.
const FEATURE_LIMIT: u8 = 2;

/// The number of next steps that a survey tries after 0, 1, 2, 3 and 4 tiles. The first two are 0,
/// because the survey tries all first and second steps.
pub(super) const THOROUGH: [u8; 5] = [0, 0, 4, 3, 0];
/// The number of next steps that a glance tries after 0, 1, 2, 3 and 4 tiles.
pub(super) const GLANCE: [u8; 5] = [3, 2, 2, 1, 0];
/// The largest number of next steps that are tried.
const MOST_STEPS: usize = 4;

/// A step of a march: a tile is laid and the figure steps onto it.
#[derive(Clone, Copy)]
struct Step {
    code: u8,
    way: u8,
    points: u8,
}

/// The steps with the most points, the best first. Steps with equal points stay in the order in
/// which they were found.
struct Steps {
    list: heapless::Vec<Step, { MOST_STEPS }>,
    most: usize,
    /// The points that a step must exceed to be added.
    bar: i8,
}

impl Steps {
    fn new(most: u8) -> Self {
        let most = usize::from(most).min(MOST_STEPS);
        Self {
            list: heapless::Vec::new(),
            most,
            bar: if most > 0 { -1 } else { i8::MAX },
        }
    }

    fn add(&mut self, step: Step) {
        if (step.points as i8) <= self.bar {
            return;
        }
        if self.list.len() == self.most {
            self.list.pop();
        }
        let mut place = self.list.len();
        // The list has room for the step. The step then moves up past all worse
        // steps.
        let _ = self.list.push(step);
        while place > 0 && self.list[place - 1].points < step.points {
            self.list.swap(place - 1, place);
            place -= 1;
        }
        if self.list.len() == self.most {
            self.bar = self.list.last().map_or(-1, |last| last.points as i8);
        }
    }
}

/// The way to continue the search after [`Search::run_from`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Walk {
    /// Keep the first step, and try the next candidate for the second step.
    On,
    /// Try the next candidate for the first step.
    NextFirst,
    /// Stop: all marches have been found.
    Over,
}

/// A search through the marches of one figure.
pub(super) struct Search<'a, F> {
    state: &'a mut SearchState,
    w: &'a Weights,
    income: Income,
    now: Outlook,
    /// The value of the figure's place before the turn.
    before: i32,
    /// The value of the hand before the turn.
    held: i32,
    /// The largest number of tiles that the turn may lay.
    most: u8,
    breadth: [u8; 5],
    turn: TurnPlan,
    each: &'a mut F,
}

impl<'a, F: FnMut(&TurnPlan, i32)> Search<'a, F> {
    /// Creates a search for marches of up to `most` tiles. After `n` tiles, it tries the best
    /// `breadth[n]` next steps.
    pub fn new(
        state: &'a mut SearchState,
        w: &'a Weights,
        income: Income,
        figure: u8,
        breadth: [u8; 5],
        most: u8,
        each: &'a mut F,
    ) -> Self {
        let mut turn = TurnPlan::new(Aim::March(income));
        turn.figure = figure;
        let at = state.figures[state.mover()][usize::from(figure & 1)];
        let before = state.place_worth(at, w).0;
        state.work += 1;
        let now = state.outlook(state.mover(), w);
        Self {
            now,
            before,
            held: now.hand(state.hand().len),
            most,
            state,
            w,
            income,
            breadth,
            turn,
            each,
        }
    }

    /// Calls `each` with every march that the search tries.
    pub fn run(mut self) {
        let (at, placed, featured) = self.depart();
        self.explore(at, placed, featured);
        self.state.guard(at);
    }

    /// Calls `each` with the marches that begin with two given steps. `first` is the number of the
    /// first step, among all possible first steps in the order of the lattice. `second` is the
    /// number of the second step, among all steps that are possible after the first. If `second` is
    /// 0, the march that stops after the first step is included. If both numbers are 0 and the
    /// march has already laid tiles, so is the march that stops without another step.
    pub fn run_from(mut self, first: u16, second: u16) -> Walk {
        let (at, placed, featured) = self.depart();
        let walk = match self.nth(at, placed, featured, first) {
            None => {
                if placed > 0 && first == 0 {
                    self.stop_here(at);
                }
                Walk::Over
            }
            Some(step) => {
                if placed > 0 && first == 0 && second == 0 {
                    self.stop_here(at);
                }
                let mut walk = Walk::On;
                self.with(at, step, |search, cell| {
                    if second == 0 {
                        search.stop_here(cell);
                    }
                    let featured = featured || step.code & 3 != 0;
                    match search.nth(cell, placed + 1, featured, second) {
                        None => walk = Walk::NextFirst,
                        Some(next) => search.take(cell, placed + 1, featured, next),
                    }
                });
                walk
            }
        };
        self.state.guard(at);
        walk
    }

    fn depart(&mut self) -> (u16, u8, bool) {
        let (placed, featured) = match self.state.phase {
            Phase::March(march) => {
                self.turn.matches = march.matches;
                (march.placed, march.featured)
            }
            _ => (0, false),
        };
        let mover = self.state.mover();
        let at = self.state.figures[mover][usize::from(self.turn.figure & 1)];
        self.state.leave(at);
        (at, placed, featured)
    }

    /// The kinds of tiles in the hand that may be laid next.
    fn allowed(&self, placed: u8, featured: bool) -> u32 {
        let limit = if featured { FEATURE_LIMIT } else { LIMIT };
        let kinds = self.state.hand().kinds;
        if placed >= limit.min(self.most) {
            0
        } else if featured || placed >= FEATURE_LIMIT {
            kinds & Hand::PLAIN
        } else {
            kinds
        }
    }

    fn nth(&self, from: u16, placed: u8, featured: bool, nth: u16) -> Option<Step> {
        let allowed = self.allowed(placed, featured);
        let mut before = u32::from(nth);
        for way in 0..self.state.ways(from) {
            let cell = self.state.step(from, way);
            if !self.state.is_empty(cell) {
                continue;
            }
            let mut left = of_size(allowed, cell);
            let count = left.count_ones();
            if before >= count {
                before -= count;
                continue;
            }
            for _ in 0..before {
                left &= left - 1;
            }
            let code = left.trailing_zeros() as u8;
            let points = self.state.around(cell).points(code);
            return Some(Step { code, way, points });
        }
        None
    }

    fn stop_here(&mut self, at: u16) {
        self.state.work += 1;
        let (room, best) = self.state.prospect(at, self.state.hand().kinds);
        self.finish(at, room, best);
    }

    fn explore(&mut self, from: u16, placed: u8, featured: bool) {
        self.state.work += 1;
        let kinds = self.state.hand().kinds;
        let allowed = self.allowed(placed, featured);
        let mut steps = Steps::new(self.breadth[usize::from(placed.min(4))]);
        let (mut room, mut best) = (0, 0);
        for way in 0..self.state.ways(from) {
            let cell = self.state.step(from, way);
            if !self.state.is_empty(cell) {
                continue;
            }
            room += 1;
            let mut left = of_size(kinds, cell);
            if left == 0 {
                continue;
            }
            let around = self.state.around(cell);
            while left != 0 {
                let code = left.trailing_zeros() as u8;
                let bit = left & left.wrapping_neg();
                left ^= bit;
                let points = around.points(code);
                best = best.max(points);
                if allowed & bit != 0 {
                    steps.add(Step { code, way, points });
                }
            }
        }
        if placed > 0 {
            self.finish(from, room, best);
        }
        for step in steps.list {
            self.take(from, placed, featured, step);
        }
    }

    fn take(&mut self, from: u16, placed: u8, featured: bool, step: Step) {
        self.with(from, step, |search, cell| {
            search.explore(cell, placed + 1, featured || step.code & 3 != 0);
        });
    }

    /// Makes a step, calls `then`, and takes the step back.
    fn with(&mut self, from: u16, step: Step, then: impl FnOnce(&mut Self, u16)) {
        let index = usize::from(self.turn.len);
        if index >= self.turn.codes.len() {
            return;
        }
        let cell = self.state.step(from, step.way);
        // The hashes of the steps are added, so the sum does not depend on their order.
        let sign = (cell ^ u16::from(step.code) << 11).wrapping_mul(40503);
        self.turn.codes[index] = step.code;
        self.turn.ways[index] = step.way;
        self.turn.len += 1;
        self.turn.matches += step.points;
        self.turn.sign = self.turn.sign.wrapping_add(sign);
        self.state.hand_mut().remove(step.code);
        self.state.lay(step.code, cell);
        then(self, cell);
        self.state.lift(cell);
        self.state.hand_mut().add(step.code);
        self.turn.sign = self.turn.sign.wrapping_sub(sign);
        self.turn.matches -= step.points;
        self.turn.len -= 1;
    }

    /// Evaluates the march made so far, and calls `each` with its plan.
    fn finish(&mut self, at: u16, room: u8, best: u8) {
        let state = &*self.state;
        let gain = self.turn.matches + u8::from(state.holds_caesar());
        let len = state.hand().len;
        let mut score = worth_of(room, best, self.w) - self.before;
        score += i32::from(self.w.march) * i32::from(self.turn.len);
        let mut after = len;
        match self.income {
            Income::Tiles => {
                if state.can_draw(gain) {
                    after += gain;
                }
            }
            Income::Coins => {
                let (coins, _) = state.coins_for(gain);
                score += COIN * i32::from(coins);
                if len > 0 {
                    score += (self.now.flip - self.now.last_tile(len)).max(0);
                }
            }
        }
        score += self.now.hand(after) - self.held;
        if state.ends_lost(&self.turn) {
            score -= LOSS;
        }
        let mut turn = self.turn;
        turn.room = room;
        turn.sign ^= at;
        (self.each)(&turn, score);
    }
}
