//! How a bot thinks about `caravans`: in whole turns, deals and card together.
//!
//! There are at most 15 trades and a few ways to play the cards after each, so
//! the survey looks at all turns. How good a turn looks follows from capital,
//! from what the amphorae would bring if they were sold after this year's
//! caravans, from contracts, from the best of the cards left in the hand, and
//! from what the others own. Only for [`Level::Hard`] the best turns are then
//! played out to the end of the game, each time with another deal of the cards
//! that the seat cannot see. In these play-outs everybody makes the turn that
//! looks best.
//!
//! What was tried, in games of two (seeds from 1, some 200 to 300 games where
//! play-outs took part, so give or take 6 %; games of turns that look best are
//! 10000):
//! - Weights by hill climbing against themselves: 74.6 % against the first
//!   guess, and a second climb 56.3 % against the result of the first, which
//!   the middle level keeps. Most came from prices that return to the middle
//!   and from no great fear of what others play.
//! - Play-outs to the end of the year, the next or the game: 64.2, 67.8 and
//!   68.8 % against the middle level, so to the end.
//! - 12, 24 or 32 plans: 71.0, 68.8 and 65.0 %; 16 are used.
//! - Judging a play-out by the chance to win instead of by the margin, soft
//!   around 10 or 30 coins: 61.5 and 60.8 %, so by the margin.
//! - 400, 800, 1600, 2000, 3200 and 4800 units (400 games, seeds from 20000,
//!   other decisions with more work in proportion): 55.4, 63.0, 67.2, 71.2,
//!   75.1 and 72.2 %. The device has time for 1600.
//! - 8, 12 or 16 plans with 1700 units: 66.0, 65.6 and 65.8 %.
//! - 600 units for an exchange, or as many as for a turn: 65.8 and 67.8 %.
//! - What the looks of a plan count beside its play-outs is told in
//!   [`crate::bot`].

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
use crate::bot::{Effort, Level, Line, NoTree, Strategy, Work};
use crate::{Rng, Seat};

/// Units of play-outs for the deals and cards of a turn of two, three and four
/// seats: a unit is a year, and longer with more of them.
const TURN_UNITS: [u32; 3] = [1600, 1130, 900];
/// What a tax leaves to decide gets this part of them,
const TAX_PART: u32 = 12;
/// and so many such decisions are thought out in a turn; what looks best wins
/// the others.
const TAX_PLANS: u32 = 4;
/// Units for a sale at the end of the game.
const STEP_UNITS: u32 = 600;

/// Years of a play-out: to the end of the game.
const HORIZON: u16 = 3;
/// Plans that play-outs compare.
const PLANS: u8 = 16;
/// Units that looking at a trade, or playing out a year, counts for. The search
/// counts less than that for setting up a play-out.
const PIECE: u32 = 8;

/// Units for a turn, and for the plan of this world.
fn units(world: &World) -> (u32, u32) {
    let plan = TURN_UNITS[usize::from(world.public.seats.clamp(2, 4)) - 2];
    let tax = plan / TAX_PART;
    let units = match world.phase {
        Phase::Trade(_) | Phase::Exchange { .. } => plan,
        Phase::Card | Phase::Tax(_) => tax,
        Phase::FinalSales | Phase::Over => STEP_UNITS,
    };
    (PIECE * (plan + TAX_PLANS * tax), PIECE * units)
}

impl Strategy for Caravans {
    type World = World;
    type Plan = Plan;
    type Mark = u32;
    type Survey = Survey;
    type Reason = Reason;
    type Tree = NoTree;

    fn blank() -> (World, Survey) {
        (World::blank(), Survey::blank())
    }

    fn observe(&self, seat: Seat, level: Level, world: &mut World, survey: &mut Survey) {
        world.observe(self, seat);
        survey.begin(self, world, level);
    }

    fn effort(world: &World, level: Level) -> Effort {
        let (turn, units) = match level {
            Level::Easy | Level::Medium => (0, 0),
            Level::Hard => units(world),
        };
        Effort {
            turn,
            units,
            horizon: HORIZON,
            plans: match level {
                Level::Easy | Level::Medium => 1,
                Level::Hard => PLANS,
            },
            blur: match level {
                Level::Easy => 12 * COIN as u16,
                Level::Medium | Level::Hard => 0,
            },
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
        world.pursue(plan, &weights::BEST, rng);
    }

    fn play_on(world: &mut World, rng: &mut Rng) -> Work {
        let more = !world.is_over();
        if more {
            world.play_on(&weights::BEST, rng);
        }
        Work { units: PIECE, more }
    }

    fn mover(world: &World) -> Seat {
        Seat::new(world.public.seat).unwrap_or(Seat::FIRST)
    }

    fn value(world: &World, seat: Seat) -> i32 {
        world.value(seat.index() % MAX_PLAYERS, &weights::BEST)
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
