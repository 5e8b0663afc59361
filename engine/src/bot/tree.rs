//! The results of play-outs for the turns after a plan.

use core::cmp::Reverse;
use core::fmt::Debug;

use heapless::Vec;

use super::{Explore, Strategy, Work};
use crate::game::MAX_SEATS;
use crate::{Rng, Seat};

/// The largest number of plans in a tree.
const NODES: usize = 512;
/// The largest number of plans from which a turn is chosen.
const WIDEST: usize = 8;
/// The largest depth of the tree, counting the candidates.
const DEEPEST: usize = 4;
/// The units of work for sorting and comparing the plans of a turn in the tree. The glance that
/// lists them has its own cost.
const FOLLOW: u32 = 8;

/// Stores the results of play-outs for the turns after a candidate. A candidate is a plan that the
/// search compares with others.
pub trait SearchTree<G: Strategy>: Clone + Debug + Default {
    /// Removes everything and begins with these candidates, numbered from 0.
    fn reset(&mut self, candidates: impl Iterator<Item = G::Plan>);

    /// Begins a play-out of the candidate with this number, which is a plan of `mover`.
    fn begin(&mut self, candidate: u8, mover: Seat);

    /// Makes the next turn of the play-out; `None` if
    /// [`PlayOut::play_on`](super::PlayOut::play_on) has to make it.
    fn follow(&mut self, state: &mut G::State, rng: &mut Rng) -> Option<Work>;

    /// Records the result of the play-out. `value` is its value for `seat`; the values for other
    /// seats are computed from the state.
    fn learn(&mut self, state: &G::State, seat: Seat, value: i32);
}

/// A replacement for [`Tree`] that stores nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoTree;

impl<G: Strategy> SearchTree<G> for NoTree {
    fn reset(&mut self, _: impl Iterator<Item = G::Plan>) {}

    fn begin(&mut self, _: u8, _: Seat) {}

    fn follow(&mut self, _: &mut G::State, _: &mut Rng) -> Option<Work> {
        None
    }

    fn learn(&mut self, _: &G::State, _: Seat, _: i32) {}
}

/// The number of a node in the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Place(u16);

impl Place {
    /// Stands for the absence of a node.
    const NONE: Self = Self(u16::MAX);
}

/// A plan that was chosen in play-outs after a certain sequence of plans, and its
/// results.
#[derive(Clone, Copy, Debug)]
struct Node<K> {
    key: K,
    /// The sum of the values for the seat that made the plan.
    sum: i32,
    visits: u16,
    /// The head of the list of plans that followed this plan: the node that was added last.
    child: Place,
    /// The next node in the list of plans that followed the same plan.
    next: Place,
}

/// A plan for the next turn, found by [`Explore::glance`].
#[derive(Clone, Copy, Debug)]
struct Idea<P> {
    plan: P,
    looks: i32,
}

/// The ideas for the next turn with the highest ratings, the highest first.
type Ideas<P> = Vec<Idea<P>, WIDEST>;

/// Stores the plans that followed others in play-outs, and their results, in fixed memory. When the
/// memory is full, no plans are added, but the results of existing plans are still updated.
///
/// In the first turns of a play-out, UCB1 chooses among the best rated plans by their results so
/// far for the seat to move. The more often play-outs have reached a turn, the more plans UCB1
/// chooses from. `K` is the game's [`Strategy::Key`].
#[derive(Clone, Debug)]
pub struct Tree<K> {
    nodes: Vec<Node<K>, NODES>,
    /// The plans of the current play-out that have a node, with their seats.
    path: Vec<(Place, Seat), DEEPEST>,
    /// Whether the current play-out is still inside the tree: the plan of its last turn has a node.
    follows: bool,
}

impl<K> Default for Tree<K> {
    fn default() -> Self {
        Self {
            nodes: Vec::new(),
            path: Vec::new(),
            follows: false,
        }
    }
}

impl<G: Explore> SearchTree<G> for Tree<G::Key> {
    fn reset(&mut self, candidates: impl Iterator<Item = G::Plan>) {
        self.nodes.clear();
        for plan in candidates {
            self.add(Place::NONE, G::key(&plan));
        }
    }

    fn begin(&mut self, candidate: u8, mover: Seat) {
        self.path.clear();
        self.step(Place(candidate.into()), mover);
    }

    /// Makes the turn that UCB1 chooses.
    fn follow(&mut self, state: &mut G::State, rng: &mut Rng) -> Option<Work> {
        let &(after, _) = self.path.last()?;
        if !self.follows || self.path.is_full() {
            return None;
        }
        self.follows = false;
        let mut ideas = Ideas::new();
        let most = self.width(after);
        let work = G::glance(state, &mut |plan, looks| {
            keep(&mut ideas, Idea { plan, looks }, most, G::key);
        });
        if let Some((plan, place)) = self.choose(after, &ideas, G::EAGERNESS, G::key) {
            let place = place.unwrap_or_else(|| self.add(after, G::key(&plan)));
            self.step(place, G::mover(state));
            G::pursue(state, &plan, rng);
        }
        Some(Work {
            units: work.units + FOLLOW,
            ..work
        })
    }

    fn learn(&mut self, state: &G::State, seat: Seat, value: i32) {
        let mut values = [None; MAX_SEATS];
        if G::is_duel(state) {
            values = [Some(-value); MAX_SEATS];
        }
        values[seat.index()] = Some(value);
        for index in 0..self.path.len() {
            let (place, seat) = self.path[index];
            let value = values[seat.index()].get_or_insert_with(|| G::value(state, seat));
            self.add_value(place, *value);
        }
    }
}

impl<K: Copy + PartialEq> Tree<K> {
    /// Continues the play-out with the plan of this node. If there is no node, the play-out leaves
    /// the tree.
    fn step(&mut self, place: Place, mover: Seat) {
        self.follows = place != Place::NONE && self.path.push((place, mover)).is_ok();
    }

    fn node(&self, place: Place) -> Option<&Node<K>> {
        self.nodes.get(usize::from(place.0))
    }

    fn node_mut(&mut self, place: Place) -> Option<&mut Node<K>> {
        self.nodes.get_mut(usize::from(place.0))
    }

    /// Adds a node for a plan that came after another plan. Returns [`Place::NONE`] when the tree
    /// is full.
    fn add(&mut self, after: Place, key: K) -> Place {
        let node = Node {
            key,
            sum: 0,
            visits: 0,
            child: Place::NONE,
            next: self.node(after).map_or(Place::NONE, |node| node.child),
        };
        let new = Place(self.nodes.len() as u16);
        if self.nodes.push(node).is_err() {
            return Place::NONE;
        }
        if let Some(parent) = self.node_mut(after) {
            parent.child = new;
        }
        new
    }

    /// Adds the value of a play-out to a plan.
    fn add_value(&mut self, place: Place, value: i32) {
        if let Some(node) = self.node_mut(place) {
            node.visits = node.visits.saturating_add(1);
            node.sum = node.sum.saturating_add(value);
        }
    }

    /// The number of plans from which the turn after this plan is chosen. It grows with the visits.
    fn width(&self, place: Place) -> usize {
        let visits = self.node(place).map_or(0, |node| node.visits);
        (1 + usize::from(visits.isqrt())).min(WIDEST)
    }

    /// Chooses an idea for the turn after a plan, and returns it with its node, if the idea has a
    /// node. UCB1 uses `explore` as its constant. Ideas without a node come first as long as
    /// nodes can be added.
    fn choose<P: Copy>(
        &self,
        after: Place,
        ideas: &Ideas<P>,
        explore: i32,
        key: impl Fn(&P) -> K,
    ) -> Option<(P, Option<Place>)> {
        let known: Vec<Option<Place>, WIDEST> = ideas
            .iter()
            .map(|idea| self.find(after, key(&idea.plan)))
            .collect();
        let node = |place: Option<Place>| self.node(place?);
        let all = known
            .iter()
            .filter_map(|&place| node(place))
            .map(|node| u32::from(node.visits))
            .sum();
        let score = |place| match node(place) {
            Some(node) => {
                let visits = node.visits.max(1);
                (node.sum / i32::from(visits)).saturating_add(bonus(explore, all, visits.into()))
            }
            None if self.nodes.is_full() => i32::MIN,
            None => i32::MAX,
        };
        let choices = ideas.iter().zip(&known).enumerate();
        // Among ideas with the same score, the first has the highest rating and is chosen.
        let best = choices.max_by_key(|&(index, (_, &place))| (score(place), Reverse(index)));
        best.map(|(_, (idea, &place))| (idea.plan, place))
    }

    fn find(&self, after: Place, key: K) -> Option<Place> {
        let mut place = self.node(after)?.child;
        loop {
            let node = self.node(place)?;
            if node.key == key {
                return Some(place);
            }
            place = node.next;
        }
    }
}

/// Inserts an idea into a list of the `most` ideas with the highest ratings. If two ideas have the
/// same key, only the idea with the higher rating is kept. If the ratings are equal, the first
/// idea is kept.
fn keep<P, K: PartialEq>(ideas: &mut Ideas<P>, new: Idea<P>, most: usize, key: impl Fn(&P) -> K) {
    let full = ideas.len() >= most;
    if full && ideas.last().is_some_and(|last| last.looks >= new.looks) {
        return;
    }
    let own = key(&new.plan);
    if let Some(index) = ideas.iter().position(|other| key(&other.plan) == own) {
        if new.looks <= ideas[index].looks {
            return;
        }
        ideas.remove(index);
    }
    let index = ideas
        .iter()
        .position(|other| other.looks < new.looks)
        .unwrap_or(ideas.len());
    if index < most {
        ideas.truncate(most - 1);
        // The list has room, because it was just truncated.
        let _ = ideas.insert(index, new);
    }
}

/// The bonus that UCB1 adds to a plan's mean value, `explore * sqrt(ln(all) / one)`. The plan has
/// `one` visits, and the plans of its turn have `all` visits together.
fn bonus(explore: i32, all: u32, one: u32) -> i32 {
    // `ln` is in 256ths. It is the binary logarithm, interpolated linearly between powers of two,
    // times ln 2.
    let whole = all.max(1).ilog2();
    let part = ((u64::from(all) << 8 >> whole) & 255) as u32;
    let ln = (whole * 256 + part) * 177 / 256;
    let root = (ln * 256 / one.max(1)).isqrt();
    (explore * root as i32) >> 8
}

#[cfg(test)]
mod tests {
    use super::*;

    /// In these tests a plan is a number, which is also its key.
    fn key(plan: &u32) -> u32 {
        *plan
    }

    /// Returns more ideas than the tree keeps for a turn, not ordered by
    /// rating.
    fn ideas() -> std::vec::Vec<Idea<u32>> {
        let idea = |plan: u32| Idea {
            plan,
            looks: (plan * 7 % 23) as i32 * 3,
        };
        (0..23).map(idea).collect()
    }

    #[test]
    fn the_best_looking_ideas_are_kept_in_order_each_once() {
        let all = ideas();
        assert!(all.len() > WIDEST);
        let mut sorted = all.clone();
        sorted.sort_by_key(|idea| Reverse(idea.looks));
        for most in 1..=WIDEST {
            let mut kept = Ideas::new();
            // Some ideas are first added with a lower rating.
            for idea in all.iter().rev().step_by(2) {
                let looks = idea.looks - 5;
                keep(&mut kept, Idea { looks, ..*idea }, most, key);
            }
            for &idea in all.iter().chain(&all) {
                keep(&mut kept, idea, most, key);
            }
            let plans = |ideas: &[Idea<u32>]| -> std::vec::Vec<(u32, i32)> {
                ideas.iter().map(|idea| (idea.plan, idea.looks)).collect()
            };
            assert_eq!(plans(&kept), plans(&sorted[..most]));
        }
    }

    #[test]
    fn new_ideas_are_tried_first_and_a_full_tree_keeps_its_plans() {
        let mut tree = Tree::default();
        let root = tree.add(Place::NONE, 0);
        let ideas: Ideas<_> = ideas().into_iter().take(2).collect();
        let [one, two] = [0, 1].map(|index: usize| ideas[index].plan);
        let known = tree.add(root, two);
        tree.add_value(known, 100);
        let choose = |tree: &Tree<u32>| tree.choose(root, &ideas, 1, key);
        assert_eq!(choose(&tree), Some((one, None)));
        while tree.add(root, u32::MAX) != Place::NONE {}
        assert_eq!(choose(&tree), Some((two, Some(known))));
    }

    #[test]
    fn the_bonus_is_that_of_ucb1() {
        for all in [1, 2, 3, 5, 9, 20, 100, 400, 5000] {
            for one in [1, 2, 3, 7, 30, 400] {
                let exact = 1000.0 * (f64::from(all).ln() / f64::from(one)).sqrt();
                let given = f64::from(bonus(1000, all, one));
                let error = (given - exact).abs();
                assert!(error <= 4.0 + exact / 20.0, "{all} {one}: {given} {exact}");
            }
        }
    }
}
