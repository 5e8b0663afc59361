//! How a bot thinks about `caravans`: in whole turns, deals and card together.

mod plan;
mod play;
mod reason;
mod survey;
mod table;
pub mod weights;
mod world;
mod worth;

pub use plan::Plan;
pub use reason::Reason;
pub use survey::Survey;
pub use weights::Weights;
pub use world::World;

use weights::COIN;

use super::game::{Caravans, Phase};
use super::moves::Move;
use crate::bot::{Effort, Level, Line, Strategy};
use crate::{Rng, Seat};

/// Units of play-outs for a whole turn, and for a smaller decision.
const TURN_UNITS: u32 = 1500;
const STEP_UNITS: u32 = 200;

impl Strategy for Caravans {
    type World = World;
    type Plan = Plan;
    type Survey = Survey;
    type Reason = Reason;

    fn blank() -> (World, Survey) {
        (World::blank(), Survey::blank())
    }

    fn observe(&self, seat: Seat, level: Level, world: &mut World, survey: &mut Survey) {
        world.observe(self, seat);
        survey.begin(self, world, level);
    }

    fn effort(world: &World, level: Level) -> Effort {
        let playouts = match (level, world.phase) {
            (Level::Easy | Level::Medium, _) => 0,
            (Level::Hard, Phase::Trade(_) | Phase::Card) => TURN_UNITS,
            (Level::Hard, _) => STEP_UNITS,
        };
        Effort {
            playouts,
            horizon: 3,
            plans: match level {
                Level::Easy | Level::Medium => 1,
                Level::Hard => 24,
            },
            blur: match level {
                Level::Easy => 8 * COIN as u16,
                Level::Medium | Level::Hard => 0,
            },
        }
    }

    fn look(world: &mut World, survey: &mut Survey, each: &mut impl FnMut(Plan, u8, i32)) -> bool {
        survey.look(world, each)
    }

    fn alike(one: &Plan, other: &Plan) -> bool {
        one == other
    }

    fn imagine(world: &mut World, rng: &mut Rng) {
        world.imagine(rng);
    }

    fn pursue(world: &mut World, plan: &Plan, rng: &mut Rng) {
        world.pursue(plan, &weights::TABLE, rng);
    }

    fn play_on(world: &mut World, rng: &mut Rng) {
        world.play_on(&weights::TABLE, rng);
    }

    fn is_over(world: &World) -> bool {
        world.is_over()
    }

    fn value(world: &World) -> i32 {
        world.value(&weights::TABLE)
    }

    fn line(world: &World, survey: &Survey, plan: &Plan) -> Line<Move> {
        survey.line(world, plan)
    }

    fn reason(world: &World, plan: &Plan) -> Reason {
        Reason::of(world, plan)
    }
}

/// Capital at the end of a game of glances, each seat with its own weights.
pub fn duel(game: &Caravans, ws: &[&Weights], rng: &mut Rng) -> [i16; 4] {
    let mut world = World::blank();
    world.observe(game, Seat::FIRST);
    world.imagine(rng);
    while !world.is_over() {
        world.step(ws[usize::from(world.table.seat) % ws.len()], rng);
    }
    world.table.capital
}
