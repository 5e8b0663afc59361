//! How a bot thinks about `legions`: in whole turns.

mod march;
mod play;
mod reason;
mod survey;
mod turn;
pub mod weights;
mod world;
mod worth;

pub use reason::Reason;
pub use survey::Survey;
pub use turn::Turn;
pub use weights::Weights;
pub use world::World;

use weights::COIN;

use super::game::{Legions, Phase};
use super::moves::Move;
use crate::bot::{Effort, Level, Line, Strategy, Work};
use crate::game::MAX_SEATS;
use crate::{Rng, Seat};

/// Units of work for a whole turn, and for a step that is decided later: which
/// tile to flip, where to draw, where to put the figures. A unit is one place
/// whose surroundings are looked at.
const TURN_UNITS: u32 = 90_000;
const STEP_UNITS: u32 = 12_000;

fn weights_of(world: &World) -> &'static Weights {
    match world.seats {
        1 => &weights::SOLO,
        2 => &weights::TABLE,
        _ => &weights::CROWD,
    }
}

impl Strategy for Legions {
    type World = World;
    type Plan = Turn;
    type Survey = Survey;
    type Reason = Reason;

    fn blank() -> (World, Survey) {
        (World::blank(), Survey::blank())
    }

    fn observe(&self, seat: Seat, level: Level, world: &mut World, survey: &mut Survey) {
        world.observe(self, seat);
        survey.begin(self, level, *weights_of(world));
    }

    fn effort(world: &World, level: Level) -> Effort {
        let units = match (level, world.phase) {
            (Level::Easy | Level::Medium, _) => 0,
            (Level::Hard, Phase::Action | Phase::March(_)) => TURN_UNITS,
            (Level::Hard, _) => STEP_UNITS,
        };
        Effort {
            units,
            horizon: if world.goal > 0 {
                40
            } else {
                6 * u16::from(world.seats)
            },
            plans: match level {
                Level::Easy | Level::Medium => 1,
                Level::Hard => 8,
            },
            blur: match level {
                Level::Easy => 2 * COIN as u16,
                Level::Medium | Level::Hard => 0,
            },
        }
    }

    fn look(world: &mut World, survey: &mut Survey, each: &mut impl FnMut(Turn, u8, i32)) -> Work {
        world.work = 0;
        let more = survey.look(world, each);
        let units = world.work.max(1);
        Work { units, more }
    }

    fn alike(one: &Turn, other: &Turn) -> bool {
        (one.aim, one.figure, one.sign) == (other.aim, other.figure, other.sign)
    }

    fn pursue(world: &mut World, turn: &Turn, rng: &mut Rng) {
        world.pursue(turn, weights_of(world), rng);
    }

    fn play_on(world: &mut World, rng: &mut Rng) -> Work {
        world.work = 0;
        let more = !world.over;
        if more {
            world.play_on(weights_of(world), rng);
        }
        let units = world.work.max(1);
        Work { units, more }
    }

    fn value(world: &World) -> i32 {
        let w = weights_of(world);
        let me = usize::from(world.me) % MAX_SEATS;
        if world.goal > 0 {
            return world.standing(me, w);
        }
        let seats = usize::from(world.seats).min(MAX_SEATS);
        let others = (0..seats).filter(|&seat| seat != me);
        let best = others.map(|seat| world.standing(seat, w)).max();
        world.standing(me, w) - best.unwrap_or(0)
    }

    fn line(world: &World, survey: &Survey, turn: &Turn) -> Line<Move> {
        survey.line(world, turn)
    }

    fn reason(world: &World, turn: &Turn) -> Reason {
        Reason::of(world, turn)
    }
}

/// Plays greedily to the end; the coins of the first seat.
pub fn greedy(game: &Legions, w: &Weights, rng: &mut Rng) -> (u8, u32) {
    let mut world = World::blank();
    world.observe(game, Seat::FIRST);
    let mut turns = 0;
    while !world.over {
        world.play_on(w, rng);
        turns += 1;
    }
    (world.coins[0], turns)
}

/// Coins at the end of a game of glances, each seat with its own weights.
pub fn duel(game: &Legions, ws: &[&Weights], rng: &mut Rng) -> ([u8; MAX_SEATS], [u8; MAX_SEATS]) {
    let mut world = World::blank();
    world.observe(game, Seat::FIRST);
    let mut turns = 0;
    while !world.over && turns < 500 {
        let w = ws[usize::from(world.seat) % ws.len()];
        world.play_on(w, rng);
        turns += 1;
    }
    (world.coins, world.flipped)
}
