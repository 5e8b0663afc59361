//! How a bot thinks about `caravans`: in whole turns, deals and card together.
//!
//! There are at most 15 trades and a few ways to play the cards after each, so
//! the survey looks at all turns. How good a turn looks follows from capital,
//! from what the amphorae would bring if they were sold after this year's
//! caravans, from contracts, from the best of the cards left in the hand, and
//! from what the others own. Only for [`Level::Hard`] the best turns are then
//! played out to the end of the next year, each time with another deal of the
//! cards that the seat cannot see. In these play-outs everybody makes the turn
//! that looks best.
//!
//! # What was tried
//!
//! The strongest level against a middle level of then, in 700 games of two
//! (seeds from 345000; give or take 3 %):
//!
//! | what | won |
//! |---|--:|
//! | play-outs to the end of the game | 74.4 % |
//! | **to the end of the next year** | 79.9 % |
//! | to the end of the game, 10 plans instead of 16 | 75.1 % |
//! | the same, `hand` 8 instead of 6 | 75.7 % |
//! | the same, the last `slope` 18 instead of 21 | 71.9 % |
//! | the same, weights of the present middle level | 70.8 % |
//! | the same, weights trained in games as they are played out | 72.6 % |
//!
//! Weights for playing without play-outs, against a mix of opponents in 12000
//! games of two to four, as wins more than with the weights of the strongest
//! level: `hand` 5 1.0 %, the last `slope` 24 0.6 %, which the middle level
//! uses. `hand` 8, `trust` 16 and `rivals` 13 lost 2 to 4 %. Prices that return
//! to 8, 12, 14, 18 or 20 instead of 16 lost 10.7, 4.6, 1.5, 0.5 and 2.0 %, and
//! prices that fall by half as much from 6 on lost 0.8 %. Several hundred
//! attempts of the trainer found 1 or 2 % more for the middle level, but with
//! such weights the strongest level lost 10 %.
//!
//! With routes of 15 fields, an older edition of the rules, against the middle
//! level of then (some 200 to 300 games of two, give or take 6 %):
//! - 12, 24 or 32 plans: 71.0, 68.8 and 65.0 %; 16 are used.
//! - Judging a play-out by the chance to win instead of by the margin, soft
//!   around 10 or 30 coins: 61.5 and 60.8 % instead of 68.8 %.
//! - 400, 800, 1600, 2000, 3200 and 4800 units (400 games, seeds from 20000,
//!   other decisions with more work in proportion): 55.4, 63.0, 67.2, 71.2,
//!   75.1 and 72.2 %. The device has time for 1600.
//! - 600 units for an exchange, or as many as for a turn: 65.8 and 67.8 %.
//!
//! What the looks of a plan count beside its play-outs is told in
//! [`crate::bot`].

mod choices;
mod evaluate;
mod plan;
mod play;
mod public;
mod reason;
mod survey;
pub mod weights;
mod world;

pub use plan::Plan;
pub use reason::Reason;
pub use survey::Survey;
pub use weights::Weights;
pub use world::World;

use weights::COIN;

use super::game::{Caravans, Phase};
use super::moves::Move;
use super::setup::MAX_PLAYERS;
use crate::bot::{Effort, Level, Line, Strategy, Work};
use crate::{Rng, Seat};

/// Units of play-outs for a turn of two, three and four seats: a unit is a
/// year, and longer with more of them.
const TURN_UNITS: [u32; 3] = [1600, 1130, 900];
/// Units for a sale at the end of the game.
const STEP_UNITS: u32 = 600;

/// Years of a play-out: this one and the next.
const HORIZON: u16 = 2;
/// Plans that play-outs compare.
const PLANS: u8 = 16;
/// Units that looking at a trade, or playing out a year, counts for. The search
/// counts less than that for setting up a play-out.
const PIECE: u32 = 8;

fn units(world: &World) -> u32 {
    let turn = TURN_UNITS[usize::from(world.public.seats.clamp(2, 4)) - 2];
    match world.phase {
        Phase::Trade(_) | Phase::Exchange { .. } => turn,
        // What a tax leaves to decide: the turn has had its share.
        Phase::Card | Phase::Tax(_) => turn / 12,
        Phase::FinalSales | Phase::Over => STEP_UNITS,
    }
}

impl Strategy for Caravans {
    type World = World;
    type Plan = Plan;
    type Mark = u32;
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
        let units = match level {
            Level::Easy | Level::Medium => 0,
            Level::Hard => PIECE * units(world),
        };
        Effort {
            units,
            horizon: HORIZON,
            plans: match level {
                Level::Easy | Level::Medium => 1,
                Level::Hard => PLANS,
            },
            blur: match level {
                Level::Easy => 14 * COIN as u16,
                Level::Medium | Level::Hard => 0,
            },
            explore: None,
        }
    }

    fn look(world: &mut World, survey: &mut Survey, each: &mut impl FnMut(Plan, u8, i32)) -> Work {
        let more = survey.look(world, each);
        Work { units: PIECE, more }
    }

    fn mark(plan: &Plan) -> u32 {
        plan.mark()
    }

    fn imagine(world: &mut World, rng: &mut Rng) {
        world.imagine(rng);
    }

    fn pursue(world: &mut World, plan: &Plan, rng: &mut Rng) {
        world.pursue(plan, &weights::HARD, rng);
    }

    fn play_on(world: &mut World, rng: &mut Rng) -> Work {
        let more = !world.is_over();
        if more {
            world.play_on(&weights::HARD, rng);
        }
        Work { units: PIECE, more }
    }

    fn mover(world: &World) -> Seat {
        Seat::new(world.public.seat).unwrap_or(Seat::FIRST)
    }

    fn value(world: &World, seat: Seat) -> i32 {
        world.value(seat.index() % MAX_PLAYERS, &weights::HARD)
    }

    fn line(world: &World, survey: &Survey, plan: &Plan) -> Line<Move> {
        survey.line(world, plan)
    }

    fn reason(world: &World, plan: &Plan) -> Reason {
        Reason::of(world, plan)
    }
}

/// Everybody's capital at the end of a game without play-outs: each seat makes
/// the turn that looks best with its weights, up to so much chance (see
/// [`Effort::blur`]). A quick way to compare weights.
#[must_use]
pub fn play_greedily(
    game: &Caravans,
    seats: &[(&'static Weights, u16)],
    rng: &mut Rng,
) -> [i16; 4] {
    let mut world = World::blank();
    world.observe(game, Seat::FIRST);
    world.imagine(rng);
    while !world.is_over()
        && let Some(&(w, blur)) = seats.get(usize::from(world.public.seat))
    {
        match Survey::best_turn(&mut world, w, blur, rng) {
            Some(turn) => world.pursue(&turn, w, rng),
            None => world.step(w, rng),
        }
    }
    world.public.capital
}
