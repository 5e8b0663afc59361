//! The events of a move, as screens and records show them.

use super::figure::Figure;
use super::game::EndCause;
use super::lattice::Cell;
use super::province::{Spot, Touch};
use super::tile::Tile;
use crate::Seat;

/// The action of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Lays tiles and gains tiles.
    Conquer(Figure),
    /// Lays tiles and gains coins.
    Revenue(Figure),
    /// Draws a tile and moves the figures freely.
    Reorganize,
}

/// One event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A turn began with this action.
    Began {
        /// The seat whose turn it is.
        seat: Seat,
        /// The action.
        action: Action,
    },
    /// Caesar was taken for a coin.
    CaesarTaken {
        /// The seat that takes it.
        seat: Seat,
        /// The previous holder; `None` if it was on the table.
        from: Option<Seat>,
    },
    /// A tile was laid and the figure stepped onto it.
    Placed {
        /// The figure that moved.
        figure: Figure,
        /// The tile.
        tile: Tile,
        /// Its cell.
        cell: Cell,
    },
    /// The tile that was just laid matches a neighbour. If a figure stands on the neighbour, the
    /// match does not count.
    Touched {
        /// The new tile's cell.
        cell: Cell,
        /// The neighbour, and what matches.
        touch: Touch,
    },
    /// The march is over.
    Gained {
        /// Points for matching neighbours.
        matches: u8,
        /// Caesar's extra point, or 0.
        caesar: u8,
    },
    /// Coins were paid out.
    Paid {
        /// The additional tribute, before the reserve limits it.
        tribute: u8,
        /// The coins that were actually taken from the reserve.
        taken: u8,
    },
    /// A tile was drawn into the hand.
    Drew {
        /// The seat that drew.
        seat: Seat,
        /// The tile.
        tile: Tile,
    },
    /// A tile of the hand was flipped: it is tribute for the rest of the game.
    Flipped {
        /// The seat.
        seat: Seat,
        /// The tile.
        tile: Tile,
    },
    /// A figure was put somewhere by a reorganization.
    Put {
        /// The figure.
        figure: Figure,
        /// Its new spot.
        spot: Spot,
    },
    /// The turn is over.
    TurnEnded {
        /// The seat whose turn it was.
        seat: Seat,
    },
    /// Coins were removed from a solo game.
    Removed {
        /// The number of coins.
        coins: u8,
    },
    /// The game is over.
    Ended {
        /// The cause.
        cause: EndCause,
    },
}
