//! `caravans`: the trading game for two to four players.
//!
//! Players buy amphorae of gold, wine and spices from three trade routes and sell them there. In
//! each of the three trading years, all players play cards. These cards decide how the prices
//! move at the end of the year.
//!
//! The rulebook leaves some questions open. The engine decides them as follows:
//! - A tax is fixed when its card is played. Selling an amphora of the taxed good to pay the tax
//!   does not lower the tax. A payment may leave a player with exactly 0 coins.
//! - The hand is refilled once, at the end of the turn, even if a tax and another card were played.
//! - A mirage may cover a tax, but the tax stays paid.
//! - At the end of a year the amphorae of a route move one after another, the one furthest ahead
//!   first. An amphora whose field is taken stops on the last free field before it.
//! - The next year begins with the player after the one who filled the last card field.
//! - Nobody lays aside more cards than are left in the pile, because the same number is drawn at
//!   once. Cards are laid aside face down.
//! - After the third year no cards are exchanged, since that would have no effect.

pub mod bot;
mod card;
mod cards;
mod draft;
mod event;
mod forecast;
mod game;
mod good;
mod holding;
mod moves;
mod playable;
pub mod record;
mod route;
mod rules;
mod scenario;
mod setup;
mod trade;
mod view;
mod year;

pub use card::{Card, CardKind};
pub use cards::Cards;
pub use draft::{Dealt, Draft, DraftRefusal};
pub use event::{Event, Sale};
pub use forecast::Forecast;
pub use game::{Caravans, Phase, Tax};
pub use good::Good;
pub use holding::Holding;
pub use moves::{MAX_GAME, MAX_MOVES, MAX_UNDO, Move, Moves, Refusal};
pub use route::{Field, Route};
pub use scenario::{Scenario, ScenarioError, ScenarioSeat};
pub use setup::{
    AMPHORAE, CARDS, HAND, MAX_FIELDS, MAX_PLAYERS, Players, RULES, YEARS, contract_pay, tax_on,
};
pub use trade::{Deal, Limit, Trade};

/// The error for a text that is not the name of a good, a card, a field or a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseError;

impl core::fmt::Display for ParseError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("not a good as `y`, a card as `r-2`, a field as `24`, or a move as `buy g`")
    }
}

impl core::error::Error for ParseError {}
