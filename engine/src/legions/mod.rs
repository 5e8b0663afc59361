//! `legions`: the tile-laying game for one to five players.
//!
//! Each player has a legion and a censor. They walk out of the city over tiles that the player
//! lays, and earn new tiles or coins for every neighbour that matches. The solo games and the
//! expert game with Caesar are included.
//!
//! The rulebook does not say when the player chooses the stack of the last tile, if an odd number
//! is gained. Here the player chooses before any tile of the gain is seen, because all tiles of a
//! turn are received together.

pub mod bot;
mod event;
mod figure;
mod forecast;
mod game;
mod lattice;
mod march;
mod moves;
mod pile;
mod playable;
mod province;
pub mod record;
mod rules;
mod scenario;
mod setup;
mod stack;
mod tile;
mod view;

pub use event::{Action, Event};
pub use figure::Figure;
pub use forecast::Prospect;
pub use game::{EndCause, Legions, Phase};
pub use lattice::Cell;
pub use march::{Gain, Income, March};
pub use moves::{MAX_GAME, MAX_MOVES, MAX_UNDO, Move, Moves, Refusal};
pub use pile::Pile;
pub use province::{MAX_TILES, Province, Spot, Touch};
pub use scenario::{Scenario, ScenarioError, ScenarioSeat};
pub use setup::{CAESAR_PRICE, COINS, Mode, Players, Setup, SetupError, Solo};
pub use tile::{Feature, Landscape, Size, Tile};

/// The error for a text that is not a tile, cell, spot, figure or move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseError;

impl core::fmt::Display for ParseError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("not a tile as `Ldt`, a cell as `-1,2`, or a move as `conquer legion`")
    }
}

impl core::error::Error for ParseError {}
