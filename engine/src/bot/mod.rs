//! Players that need no person, for any [`Game`](crate::Game).
//!
//! A game says through [`Strategy`] what it holds good; the search is the same
//! for all. It is Monte Carlo over whole plans: survey every plan of the seat
//! to move, keep the best looking ones of each kind, and play them out against
//! the same chances, giving up the worse half again and again until one is
//! left. How good a plan looks counts beside what its play-outs brought, as
//! much as sixteen of them. Unknown things are dealt anew for every play-out.
//!
//! Where a game chooses [`Tree`], a tree grows below these plans; with
//! [`NoTree`] it takes no memory. The first turns of a
//! play-out are then not those that look best at a glance: UCB1 chooses among
//! the best looking ones, more of them the more often it has come there, by
//! what they brought the seat whose turn it is. The tree remembers turns, not
//! positions: after other chances it knows those that are possible again.
//!
//! [`Thinker`] thinks out one plan, in slices as long as one likes; [`Player`]
//! sits at a table with it, thinks out plan after plan where a turn takes
//! several, and also gives hints. What they decide follows from what the seat
//! can see, the level and the seed, not from the slices, the machine or the
//! number of steps that can be taken back. Nothing is allocated.
//!
//! # What was tried
//!
//! In `legions`, solo game 5, with 60,000 units of work and 100 games each, so
//! give or take 10 points: halving meets the goal in 64 %, the same number of
//! play-outs for all plans in 59 %; the same chances for all plans 64 %,
//! chances of their own 54 %.
//!
//! In `legions` with 80,000 units a turn, against halving without a tree: the
//! share of games won in two seats, and of goals met alone in game 5, where
//! halving without a tree has 77.0 % [67.8 84.2] of 100. Seeds from 1.
//!
//! | what | games | two seats | games | alone |
//! |---|--:|---|--:|---|
//! | UCB1 among the plans of the survey, no tree | 40 | 51.2 % [36.3 65.9] | 40 | 62.5 % [47.0 75.8] |
//! | the same, twice as eager to explore | | | 100 | 73.0 % [63.6 80.7] |
//! | UCB1 there and in a tree of answers from one glance | 40 | 57.5 % [42.2 71.5] | 40 | 62.5 % [47.0 75.8] |
//! | halving, answers from a survey after each plan, at most 4 | 40 | 57.5 % [42.2 71.5] | 40 | 67.5 % [52.0 79.9] |
//! | halving, answers from one glance, at most 4 | 120 | 58.8 % [49.8 67.2] | 100 | 74.0 % [64.6 81.6] |
//! | the same, at most 8 and sooner | 120 | 65.8 % [57.0 73.7] | | |
//! | halving, 8 answers from a glance at every visit, 2 plans deep | 120 | 63.3 % [54.4 71.4] | 120 | 80.8 % [72.9 86.9] |
//! | the same, 3 deep | | | 120 | 84.2 % [76.6 89.6] |
//! | **4 deep** | 120 | 72.1 % [63.5 79.3] | | |
//! | 5 deep | | | 120 | 84.2 % [76.6 89.6] |
//! | 3 deep, twice as eager to explore | | | 120 | 87.5 % [80.4 92.3] |
//! | 4 deep, twice as eager | 120 | 65.8 % [57.0 73.7] | | |
//! | 8 deep, twice as eager | 120 | 60.4 % [51.5 68.7] | | |
//! | expectimax, 2 turns, Star1, answers from glances | 40 | 35.0 % [22.1 50.5] | 40 | 2.5 % [0.4 12.9] |
//! | expectimax, 2 turns, Star2, answers from surveys | 40 | 30.0 % [18.1 45.4] | 40 | 0.0 % [0.0 8.8] |
//! | expectimax, 3 turns, answers from glances | 40 | 47.5 % [32.9 62.5] | | |
//! | the same, 4 answers, the end as far away after all plans | 120 | 58.3 % [49.4 66.8] | | |
//! | expectimax, 2 turns, the end as far away after all plans | | | 20 | 35.0 % [18.1 56.7] |
//!
//! The differences between trees are within chance. With seeds from 900000,
//! which nothing was chosen by:
//!
//! | what | games | two seats | games | alone |
//! |---|--:|---|--:|---|
//! | halving, the tree 4 deep | 400 | 67.1 % [62.4 71.5] | 400 | 82.2 % [78.2 85.7] |
//! | **the same, 8 units for a turn of the tree** (two seats: from 950000) | 400 | 65.0 % [60.2 69.5] | 500 | 79.6 % [75.8 82.9] |
//! | UCB1 at the root too | 200 | 54.8 % [47.8 61.5] | 200 | 83.5 % [77.7 88.0] |
//! | UCB1, no tree | 200 | 45.0 % [38.3 51.9] | 200 | 77.5 % [71.2 82.7] |
//! | halving, the first answer by a survey | 200 | 51.0 % [44.1 57.8] | 200 | 56.5 % [49.6 63.2] |
//! | expectimax, 3 turns (alone 2), the end as far away after all plans | 200 | 56.0 % [49.1 62.7] | 200 | 29.5 % [23.6 36.2] |
//!
//! Without a tree halving met the goal in 79.2 % [75.4 82.5] of 500: alone the
//! tree wins nothing that is certain. The 8 units are for the device, which
//! took 7 % longer for the same units. Before them, in games of four, two
//! against two, the tree won 61.8 of 100. Expectimax did with a quarter of the
//! units, and gained little by using more.
//!
//! `caravans` has no tree: with one it won 52.5 % [37.5 67.1] of 40.
//!
//! All that was without the looks of a plan. If they count as much as so many
//! play-outs, without a tree, seeds from 20000: goals met alone in game 5 of
//! `legions` (300 games), and games won against the middle level in two seats
//! (`legions` 200, `caravans` 400).
//!
//! | play-outs | 0 | 4 | 8 | 10 | 16 | 25 | 32 | 50 | 64 | 100 |
//! |---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|
//! | alone | 81.0 | 89.7 | 90.3 | | **93.7** | | 91.7 | | 89.7 | |
//! | two seats | 92.5 | | 91.5 | | **93.8** | | 94.8 | | | |
//! | `caravans` | 67.0 | 71.8 | | 71.4 | | 74.5 | | 72.2 | | 71.2 |
//!
//! The tree with the looks against the looks alone: 61.8 % [56.2 67.1] of 300
//! games in two seats (seeds from 40000); alone 93.0 % [88.6 95.8] of 200.

mod level;
mod player;
mod strategy;
mod think;
mod tree;

pub use level::{Level, UnknownLevel};
pub use player::Player;
pub use strategy::{Effort, Explore, Line, MAX_LINE, Strategy, Work};
pub use think::{Choice, MAX_PLANS, Thinker, Thought};
pub use tree::{NoTree, Tree};

use crate::{Game, Rng};

/// The bots' own generator for a game: their choices must not follow from
/// the same numbers as the shuffle.
#[must_use]
pub fn rng(seed: u64) -> Rng {
    Rng::derived(seed, 1)
}

/// The seed for a [`Thinker`] that decides after so many steps of a game.
#[must_use]
pub fn seed(game: u64, step: u32) -> u64 {
    Rng::derived(game, 0x0b07_0000 ^ step).next_u64()
}

/// A move chosen at random, each legal one equally likely; `None` when the
/// game is over.
pub fn random<G: Game>(game: &G, rng: &mut Rng) -> Option<G::Move> {
    // Filled in place: returning a list of this size by value costs a copy.
    let mut moves = G::Moves::default();
    game.list_moves(&mut moves);
    rng.pick(moves.as_ref())
}

/// Plays a game to its end with one good-looking turn after another, as
/// play-outs do, and counts the turns.
pub fn play_out<G: Strategy>(game: &G, rng: &mut Rng) -> u32 {
    let (mut world, mut survey) = G::blank();
    let mut turns = 0;
    if let Some(seat) = game.to_move() {
        game.observe(seat, Level::Hard, &mut world, &mut survey);
        G::imagine(&mut world, rng);
        while G::play_on(&mut world, rng).more {
            turns += 1;
        }
    }
    turns
}
