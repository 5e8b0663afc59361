//! `caravans`: the trading game for two to four.
//!
//! Merchants buy gold, wine and spices from three trade routes and sell them
//! there; the caravans that everybody plays in turn decide at the end of each
//! of three years what the goods are worth.
//!
//! Where the rules are silent, this holds:
//! - Cards are exchanged after every year, the last included, beginning with
//!   the player who begins the next year.
//! - Nobody lays aside more cards at the end of a year than the pile still
//!   has, since as many are drawn at once. Cards are laid aside face down.
//! - Who has played a tax and holds nothing but mirages without a target plays
//!   no other card.
//! - A tax is what it is when the card is played: who sells an amphora of the
//!   taxed good to pay it still pays for that amphora.

pub mod bot;
mod card;
mod cards;
mod event;
mod game;
mod good;
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

pub use card::{Card, Kind};
pub use cards::Cards;
pub use event::{Event, Sale};
pub use game::{Caravans, Phase, Tax};
pub use good::Good;
pub use moves::{MAX_GAME, MAX_MOVES, MAX_UNDO, Move, Moves, Refusal};
pub use route::{Field, Route};
pub use scenario::{Scenario, ScenarioError, ScenarioSeat};
pub use setup::{AMPHORAE, CARDS, HAND, MAX_FIELDS, MAX_PLAYERS, Players, YEARS};
pub use trade::{Deal, Limit, Trade};

/// A text that names no good, card, field or move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseError;

impl core::fmt::Display for ParseError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("not a good as `y`, a card as `r-2`, a field as `24`, or a move as `buy g`")
    }
}

impl core::error::Error for ParseError {}
