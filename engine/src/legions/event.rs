//! The events of a move. Screens show them, and records contain them.

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
    /// Draws a tile and puts the figures anywhere.
    Reorganize,
}

/// Something that happened in a move.
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
        /// The seat that took Caesar.
        seat: Seat,
        /// The previous holder; `None` if Caesar was on the table.
        from: Option<Seat>,
    },
    /// A tile was laid and the figure stepped onto it.
    Placed {
        /// The figure that moved.
        figure: Figure,
        /// The tile.
        tile: Tile,
        /// The cell of the tile.
        cell: Cell,
    },
    /// The tile that was just laid matches a neighbour. The match counts only if no figure stands
    /// on the neighbour.
    Touched {
        /// The new tile's cell.
        cell: Cell,
        /// The comparison with the neighbour.
        touch: Touch,
    },
    /// A march is over and has earned points.
    Gained {
        /// The points for matches.
        matches: u8,
        /// Caesar's extra point, or 0.
        caesar: u8,
    },
    /// Coins were paid out.
    Paid {
        /// The tribute, before the reserve limits it.
        tribute: u8,
        /// All coins that were taken from the reserve, including the tribute.
        taken: u8,
    },
    /// A tile was drawn into the hand.
    Drew {
        /// The seat that drew.
        seat: Seat,
        /// The tile.
        tile: Tile,
    },
    /// A tile of the hand was flipped. It counts as tribute for the rest of the game.
    Flipped {
        /// The seat that flipped the tile.
        seat: Seat,
        /// The tile.
        tile: Tile,
    },
    /// A reorganization put a figure on a spot.
    Put {
        /// The figure.
        figure: Figure,
        /// The figure's new spot.
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
