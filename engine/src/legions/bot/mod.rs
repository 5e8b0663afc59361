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
const TURN_UNITS: u32 = 60_000;
const STEP_UNITS: u32 = 8_000;
/// Plans of each kind that are played out.
const PLANS: u8 = 8;
/// Turns of a play-out: alone to the end, else so many around the table.
const SOLO_HORIZON: u16 = 40;
const ROUNDS: u16 = 3;
/// How far chance may raise a plan in the eyes of an easy bot.
const EASY_BLUR: u16 = 2 * COIN as u16;

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
                SOLO_HORIZON
            } else {
                ROUNDS * u16::from(world.seats)
            },
            plans: match level {
                Level::Easy | Level::Medium => 1,
                Level::Hard => PLANS,
            },
            blur: match level {
                Level::Easy => EASY_BLUR,
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
        let others = i32::from(world.seats) - 1;
        let sum: i32 = (0..usize::from(world.seats).min(MAX_SEATS))
            .filter(|&seat| seat != me)
            .map(|seat| world.standing(seat, w))
            .sum();
        world.standing(me, w) - sum / others.max(1)
    }

    fn line(world: &World, survey: &Survey, turn: &Turn) -> Line<Move> {
        survey.line(world, turn)
    }

    fn reason(world: &World, turn: &Turn) -> Reason {
        Reason::of(world, turn)
    }
}
