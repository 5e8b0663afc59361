//! What a move caused, as screens and records tell it.

use super::figure::Figure;
use super::game::EndCause;
use super::lattice::Cell;
use super::province::{Spot, Touch};
use super::tile::Tile;
use crate::Seat;

/// What a turn is spent on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Lay tiles and gain tiles.
    Conquer(Figure),
    /// Lay tiles and gain coins.
    Revenue(Figure),
    /// Draw a tile and move the figures freely.
    Reorganize,
}

/// One thing that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A turn began with this action.
    Began {
        /// Whose turn.
        seat: Seat,
        /// The choice.
        action: Action,
    },
    /// Caesar was taken for a coin.
    CaesarTaken {
        /// By whom.
        seat: Seat,
        /// From whom; `None` if it lay on the table.
        from: Option<Seat>,
    },
    /// A tile was laid and the figure stepped onto it.
    Placed {
        /// The figure that moved.
        figure: Figure,
        /// The tile.
        tile: Tile,
        /// Where.
        cell: Cell,
    },
    /// The tile just laid resembles a neighbour, which may be occupied.
    Touched {
        /// The new tile's cell.
        cell: Cell,
        /// The neighbour and what it has in common.
        touch: Touch,
    },
    /// The figure has made all its steps.
    Gained {
        /// Points for matching neighbours.
        matches: u8,
        /// Caesar's extra one, or 0.
        caesar: u8,
    },
    /// Coins were paid out.
    Paid {
        /// The tribute on top of the gain, before the reserve's limit.
        tribute: u8,
        /// What really left the reserve.
        taken: u8,
    },
    /// A tile was drawn into the hand.
    Drew {
        /// By whom.
        seat: Seat,
        /// Which.
        tile: Tile,
    },
    /// A tile of the hand became tribute for ever.
    Flipped {
        /// By whom.
        seat: Seat,
        /// Which.
        tile: Tile,
    },
    /// A figure was put somewhere in a reorganization.
    Put {
        /// Which figure.
        figure: Figure,
        /// Where it stands now.
        spot: Spot,
    },
    /// The turn is over.
    TurnEnded {
        /// Whose turn it was.
        seat: Seat,
    },
    /// Coins left a solo game.
    Removed {
        /// How many.
        coins: u8,
    },
    /// The game is over.
    Ended {
        /// Why.
        cause: EndCause,
    },
}
