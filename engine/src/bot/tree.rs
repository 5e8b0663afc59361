//! What play-outs remember of the turns after a plan.

use core::cmp::Reverse;
use core::fmt::Debug;

use heapless::Vec;

use super::{Explore, Strategy, Work};
use crate::game::MAX_SEATS;
use crate::{Rng, Seat};

/// The most turns that a tree remembers.
const NODES: usize = 512;
/// The most plans that are weighed for a turn.
const WIDEST: usize = 8;
/// The most plans one after another, the candidate included.
const DEEPEST: usize = 4;
/// Units of work that a turn of the tree costs besides its glance, of which it
/// keeps and weighs more than the best.
const FOLLOW: u32 = 8;

/// What play-outs remember of the turns after the candidates, which are the
/// plans that they compare.
pub trait SearchTree<G: Strategy>: Clone + Debug + Default {
    /// Forgets everything, and takes the candidates up in their order.
    fn reset(&mut self, candidates: impl Iterator<Item = G::Plan>);

    /// A play-out begins with the candidate of this number, a plan of `mover`.
    fn begin(&mut self, candidate: u8, mover: Seat);

    /// Makes the next turn of the play-out; `None` where it is left to
    /// [`Strategy::play_on`].
    fn follow(&mut self, world: &mut G::World, rng: &mut Rng) -> Option<Work>;

    /// Remembers how the play-out ended; for one seat the value is known.
    fn learn(&mut self, world: &G::World, seat: Seat, value: i32);
}

/// For games whose play-outs remember nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoTree;

impl<G: Strategy> SearchTree<G> for NoTree {
    fn reset(&mut self, _: impl Iterator<Item = G::Plan>) {}

    fn begin(&mut self, _: u8, _: Seat) {}

    fn follow(&mut self, _: &mut G::World, _: &mut Rng) -> Option<Work> {
        None
    }

    fn learn(&mut self, _: &G::World, _: Seat, _: i32) {}
}

/// A node of the tree by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Place(u16);

impl Place {
    /// Nowhere.
    const NONE: Self = Self(u16::MAX);
}

/// A plan that followed those before it, and what came of it.
#[derive(Clone, Copy, Debug)]
struct Node<M> {
    mark: M,
    /// Of the values for the seat whose plan it is.
    sum: i32,
    visits: u16,
    /// A plan that followed, and another one in its own place.
    child: Place,
    next: Place,
}

/// A plan that a glance found for a turn.
#[derive(Clone, Copy, Debug)]
struct Idea<P> {
    plan: P,
    looks: i32,
}

/// The plans that a glance found for a turn, the best looking ones first.
type Ideas<P> = Vec<Idea<P>, WIDEST>;

/// The plans that followed others, in fixed memory: when that is full, it only
/// learns more about those that it has.
///
/// The first turns of a play-out are chosen by UCB1 among those that look best
/// at a glance, by what they brought the seat whose turn it is: more of them
/// the more often a play-out has come there. `M` is the game's
/// [`Strategy::Mark`].
#[derive(Clone, Debug)]
pub struct Tree<M> {
    nodes: Vec<Node<M>, NODES>,
    /// The plans of the play-out under way that it remembers, and whose they
    /// are.
    path: Vec<(Place, Seat), DEEPEST>,
    /// Whether it remembers the last turn of the play-out under way.
    follows: bool,
}

impl<M> Default for Tree<M> {
    fn default() -> Self {
        Self {
            nodes: Vec::new(),
            path: Vec::new(),
            follows: false,
        }
    }
}

impl<G: Explore> SearchTree<G> for Tree<G::Mark> {
    fn reset(&mut self, candidates: impl Iterator<Item = G::Plan>) {
        self.nodes.clear();
        for plan in candidates {
            self.add(Place::NONE, G::mark(&plan));
        }
    }

    fn begin(&mut self, candidate: u8, mover: Seat) {
        self.path.clear();
        self.step(Place(candidate.into()), mover);
    }

    /// Makes the turn that it holds best, or a new one.
    fn follow(&mut self, world: &mut G::World, rng: &mut Rng) -> Option<Work> {
        let &(after, _) = self.path.last()?;
        if !self.follows || self.path.is_full() {
            return None;
        }
        self.follows = false;
        let mut ideas = Ideas::new();
        let most = self.width(after);
        let work = G::glance(world, &mut |plan, looks| {
            keep::<G>(&mut ideas, Idea { plan, looks }, most);
        });
        if let Some((plan, place)) = self.choose::<G>(after, &ideas, G::EAGERNESS) {
            let place = place.unwrap_or_else(|| self.add(after, G::mark(&plan)));
            self.step(place, G::mover(world));
            G::pursue(world, &plan, rng);
        }
        Some(Work {
            units: work.units + FOLLOW,
            ..work
        })
    }

    fn learn(&mut self, world: &G::World, seat: Seat, value: i32) {
        let mut values = [None; MAX_SEATS];
        values[seat.index()] = Some(value);
        for index in 0..self.path.len() {
            let (place, seat) = self.path[index];
            let value = values[seat.index()].get_or_insert_with(|| G::value(world, seat));
            self.add_value(place, *value);
        }
    }
}

impl<M: Copy + PartialEq> Tree<M> {
    /// The play-out goes on with a plan that it remembers, if there was room.
    fn step(&mut self, place: Place, mover: Seat) {
        self.follows = place != Place::NONE && self.path.push((place, mover)).is_ok();
    }

    fn node(&self, place: Place) -> Option<&Node<M>> {
        self.nodes.get(usize::from(place.0))
    }

    fn node_mut(&mut self, place: Place) -> Option<&mut Node<M>> {
        self.nodes.get_mut(usize::from(place.0))
    }

    /// Adds a plan to those after another one, or to the candidates; nowhere
    /// when the tree is full.
    fn add(&mut self, after: Place, mark: M) -> Place {
        let node = Node {
            mark,
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

    /// Remembers what came of a plan.
    fn add_value(&mut self, place: Place, value: i32) {
        if let Some(node) = self.node_mut(place) {
            node.visits = node.visits.saturating_add(1);
            node.sum = node.sum.saturating_add(value);
        }
    }

    /// How many plans to weigh after this one: more the better it is known.
    fn width(&self, place: Place) -> usize {
        let visits = self.node(place).map_or(0, |node| node.visits);
        (1 + usize::from(visits.isqrt())).min(WIDEST)
    }

    /// Which of the ideas to follow after a plan, by UCB1 with `explore` as
    /// its constant, and where it is if it is known. What is new comes first.
    fn choose<G: Strategy<Mark = M>>(
        &self,
        after: Place,
        ideas: &Ideas<G::Plan>,
        explore: i32,
    ) -> Option<(G::Plan, Option<Place>)> {
        let known: Vec<Option<Place>, WIDEST> = ideas
            .iter()
            .map(|idea| self.find(after, G::mark(&idea.plan)))
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
        // Between equals the better looking one.
        let best = choices.max_by_key(|&(index, (_, &place))| (score(place), Reverse(index)));
        best.map(|(_, (idea, &place))| (idea.plan, place))
    }

    fn find(&self, after: Place, mark: M) -> Option<Place> {
        let mut place = self.node(after)?.child;
        loop {
            let node = self.node(place)?;
            if node.mark == mark {
                return Some(place);
            }
            place = node.next;
        }
    }
}

/// Keeps the best looking ideas, in order; of equal ones the first.
fn keep<G: Strategy>(ideas: &mut Ideas<G::Plan>, new: Idea<G::Plan>, most: usize) {
    let full = ideas.len() >= most;
    if full && ideas.last().is_some_and(|last| last.looks >= new.looks) {
        return;
    }
    let mark = G::mark(&new.plan);
    if let Some(index) = ideas.iter().position(|other| G::mark(&other.plan) == mark) {
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
        // There is room for it now.
        let _ = ideas.insert(index, new);
    }
}

/// What UCB1 adds to a mean: `explore * sqrt(ln all / one)`.
fn bonus(explore: i32, all: u32, one: u32) -> i32 {
    // In 256ths: the binary logarithm, straight between powers, times ln 2.
    let whole = all.max(1).ilog2();
    let part = ((u64::from(all) << 8 >> whole) & 255) as u32;
    let ln = (whole * 256 + part) * 177 / 256;
    let root = (ln * 256 / one.max(1)).isqrt();
    (explore * root as i32) >> 8
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seat;
    use crate::bot::Level;
    use crate::caravans::{Caravans, Players};

    /// All plans of the first decision of a game, with their looks.
    fn ideas() -> std::vec::Vec<Idea<<Caravans as Strategy>::Plan>> {
        let game = Caravans::new(Players::new(2).unwrap(), 3);
        let (mut world, mut survey) = Caravans::blank();
        game.observe(Seat::FIRST, Level::Hard, &mut world, &mut survey);
        let mut found = std::vec::Vec::new();
        while Caravans::look(&mut world, &mut survey, &mut |plan, _, looks| {
            found.push(Idea { plan, looks });
        })
        .more
        {}
        found
    }

    #[test]
    fn the_best_looking_ideas_are_kept_in_order_each_once() {
        let all = ideas();
        assert!(all.len() > WIDEST);
        let mut sorted = all.clone();
        sorted.sort_by_key(|idea| Reverse(idea.looks));
        for most in 1..=WIDEST {
            let mut kept = Ideas::new();
            // Some look worse when they are met first.
            for idea in all.iter().rev().step_by(2) {
                let looks = idea.looks - 5;
                keep::<Caravans>(&mut kept, Idea { looks, ..*idea }, most);
            }
            for &idea in all.iter().chain(&all) {
                keep::<Caravans>(&mut kept, idea, most);
            }
            let looks = |ideas: &[Idea<_>]| -> std::vec::Vec<i32> {
                ideas.iter().map(|idea| idea.looks).collect()
            };
            assert_eq!(looks(&kept), looks(&sorted[..most]));
            for (index, idea) in kept.iter().enumerate() {
                let mark = Caravans::mark(&idea.plan);
                let same = |other: &Idea<_>| Caravans::mark(&other.plan) == mark;
                assert_eq!(kept.iter().position(same), Some(index));
            }
        }
    }

    #[test]
    fn what_is_new_comes_first_and_a_full_tree_stays_with_what_it_knows() {
        let mut tree = Tree::default();
        let root = tree.add(Place::NONE, 0);
        let ideas: Ideas<_> = ideas().into_iter().take(2).collect();
        let [one, two] = [0, 1].map(|index: usize| Caravans::mark(&ideas[index].plan));
        let known = tree.add(root, two);
        tree.add_value(known, 100);
        let choose = |tree: &Tree<u32>| {
            let (plan, place) = tree.choose::<Caravans>(root, &ideas, 1).unwrap();
            (Caravans::mark(&plan), place)
        };
        assert_eq!(choose(&tree), (one, None));
        while tree.add(root, u32::MAX) != Place::NONE {}
        assert_eq!(choose(&tree), (two, Some(known)));
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
