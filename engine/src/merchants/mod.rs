//! `merchants`: the worker-placement game for two to four players.
//!
//! In nine turns, merchants place camels and ships on the board to gather goods. They spend these
//! goods on a tower, temples, rare goods, missions and improvements. Prestige points decide the
//! game.
//!
//! A turn has three stages. In the placement players put one piece after another on the board. Then
//! marauders may empty a region. In the resolution each player has *windows*: one in each phase,
//! and one for each improvement slot on which the player has a piece. In a window, a player acts in
//! any order until closing it.
//!
//! The moves are the single steps of the record. If a player has a choice of payments or gains, the
//! choice is another step: see [`Phase::Pay`], [`Phase::Gain`] and [`Phase::Free`]. A price with
//! only one way to pay is paid at once. Windows in which nothing can be done close by themselves,
//! even if a tax is due that the player has no gold for.
//!
//! Some numbers of the printed board and cards are known only from texts, or not at all.
//! Reconstructed values are marked, each in a single table: slots in `slot.rs`, amounts by era in
//! `amounts.rs`, the tower in `tower.rs`, temples in `temple.rs`, improvements in `tile.rs`,
//! missions in `mission.rs`.
//!
//! # Secrets
//!
//! These things are secret: the missions in a player's hand, the chosen marauders card, and the
//! orders of the deck, of the stacks below their top tile, and of later improvements. A redeal
//! picks one of all possible deals, each equally likely. The marauders card was *chosen*, not
//! dealt: a redeal treats every region that could be chosen as equally likely, and ignores where
//! its owner has placed pieces.
//!
//! # Rulings
//!
//! The rulebook leaves some questions open. The engine decides them as follows; K9 is mission 9,
//! I18 is improvement 18.
//!
//! - A player with a camel on the marauders must choose a region, except in the last turn. If no
//!   card is revealed in a turn, K9, K10 and K14 cannot be returned.
//! - A region that K9 or K10 replaces can be chosen again at once.
//! - When goods are paid, traded goods of each kind go first. That is never a disadvantage, because
//!   they cannot be traded in this turn.
//! - Discounts and I18 are not optional: they always apply in full.
//! - A pair of levels costs only wood and marble.
//! - The traitor cannot choose a player whose tower has no levels.
//! - A benefit that can do nothing cannot be claimed. K5, K6, K11 and K12 are returned in the
//!   resolution, K25 and K26 in the improvements round.
//! - Free rare goods are for the first two *players* to complete a temple, once each. They are
//!   taken from the top of the stacks, even by the owner of I43.
//! - I47 gets the same bonuses as a piece on the matching slot of the board. It draws a mission
//!   when it builds a part of a temple. In a turn it builds either single levels or pairs.
//! - Tax is settled when the kingdom window closes. Any part of it may be paid.
//! - Improvements marked as game start that nobody has chosen count as not drawn.
//! - A returned mission scores half of its points, rounded down for each card.

mod actions;
mod amounts;
mod board;
mod bot;
mod event;
mod gain;
mod game;
mod good;
mod marauders;
mod mission;
mod missions;
mod moves;
mod opening;
mod options;
mod piece;
mod playable;
mod price;
mod rare;
pub mod record;
mod region;
mod rules;
mod scenario;
mod score;
mod set;
mod setup;
mod slot;
mod temple;
mod tile;
mod tower;
mod trade;
mod turn;
mod view;
mod why;

pub use amounts::Amounts;
pub use board::Board;
pub use bot::Reason;
pub use event::{Event, Resolution, Source};
pub use game::{Merchants, Phase, Placing};
pub use good::{Good, Goods};
pub use mission::{Benefit, Deck, Mission, Missions, When};
pub use moves::{Claim, MAX_GAME, MAX_MOVES, MAX_UNDO, Move, Moves, Refusal};
pub use opening::OPENING_SEED;
pub use piece::Piece;
pub use price::{Means, Price};
pub use rare::{Colour, Rare, Stack};
pub use region::Region;
pub use scenario::{Scenario, ScenarioError, ScenarioSeat};
pub use score::Score;
pub use setup::{MAX_PLAYERS, Mode, Players, Setup, TURNS};
pub use slot::{Action, IMPROVEMENT_SLOTS, SLOT_COUNT, Spot, Spots};
pub use temple::Part;
pub use tile::{Contest, Effect, FREE_RARE_PRESTIGE, MOST_PRESTIGE, Tile, Tiles};
pub use tower::{BAND, Climb, Rise, tower_cost};
pub use trade::{Trade, Trades};
pub use turn::LEVEL_PRESTIGE;

/// The error for a text that is not the name of a thing or a move of this game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseError;

impl core::fmt::Display for ParseError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("not goods as `w2m1`, a slot as `P4`, a card as `K7`, or a move as `take N1`")
    }
}

impl core::error::Error for ParseError {}

/// Parses a number as records write it: digits only, without leading zeros.
fn number(text: &str) -> Result<u8, ParseError> {
    let plain = text == "0" || text.starts_with(|digit: char| ('1'..='9').contains(&digit));
    let number = text.parse().map_err(|_| ParseError);
    if plain { number } else { Err(ParseError) }
}
