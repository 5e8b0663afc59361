//! The events of a move, as screens and records show them.

use super::good::Goods;
use super::mission::{Deck, Mission};
use super::moves::Move;
use super::piece::Piece;
use super::rare::{Colour, Stack};
use super::region::Region;
use super::slot::{Spot, Spots};
use super::tile::{Tile, Tiles};
use crate::Seat;

/// The source or purpose of goods, prestige or tower levels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// The action of a spot.
    Spot(Spot),
    /// An improvement.
    Tile(Tile),
    /// A mission, discarded or returned.
    Mission(Mission),
    /// A trade.
    Trade,
}

/// A phase of the resolution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Resolution {
    /// Improvements are bought.
    Improvements,
    /// Towers, temples, rare goods and missions.
    Construction,
    /// The prestige of the highest tower, war supplies, the first player and taxes.
    Kingdom,
}

/// One event.
///
/// A step is reported as [`Event::Did`]; its costs and gains follow, each with its
/// source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// Improvements were revealed, at the beginning and in each new era.
    Opened {
        /// The improvements.
        tiles: Tiles,
    },
    /// A seat was dealt its first missions. No other seat sees them.
    Dealt {
        /// The seat.
        seat: Seat,
        /// The missions, in order.
        cards: [Mission; 2],
    },
    /// The missions were shuffled. Nobody sees their order.
    DeckShuffled {
        /// The whole deck; old cards are on top.
        deck: Deck,
        /// Whether only the discarded missions were shuffled; at the beginning of a game all are.
        again: bool,
    },
    /// A turn begins.
    TurnBegan {
        /// The turn, from 1.
        turn: u8,
        /// The era, from 1.
        era: u8,
        /// The seat that begins.
        first: Seat,
    },
    /// A marauders card was revealed.
    Revealed {
        /// The seat that had chosen it.
        seat: Seat,
        /// The region.
        region: Region,
    },
    /// An improvement pays for revealing the card; events for the good and the prestige follow.
    Spoils {
        /// The seat.
        seat: Seat,
        /// The improvement.
        tile: Tile,
    },
    /// The pieces of a region were sent home.
    Attacked {
        /// The region.
        region: Region,
        /// The spots they were on.
        spots: Spots,
    },
    /// A region was chosen, in secret, for the next turn.
    Chosen {
        /// The seat that chose.
        seat: Seat,
    },
    /// A phase of the resolution begins.
    Began(Resolution),
    /// The highest tower is known; the scores of its owner's improvements follow.
    HighestTower {
        /// The owner.
        seat: Seat,
    },
    /// A window was closed without asking, because nothing can be done in it.
    Idle {
        /// The seat whose window it is.
        seat: Seat,
    },
    /// A seat has made a step. If the step chooses a region, no other seat sees which one.
    Did {
        /// The seat.
        seat: Seat,
        /// The step.
        mv: Move,
    },
    /// Goods were paid.
    Paid {
        /// The payer.
        seat: Seat,
        /// The goods.
        goods: Goods,
    },
    /// Goods were gained.
    Got {
        /// The seat.
        seat: Seat,
        /// The goods.
        goods: Goods,
        /// Their source.
        by: Source,
    },
    /// Prestige was gained or lost.
    Scored {
        /// The seat.
        seat: Seat,
        /// The points, negative if lost.
        points: i16,
        /// Their source.
        by: Source,
    },
    /// The height of a tower has changed.
    Tower {
        /// The owner.
        seat: Seat,
        /// The new height.
        level: u8,
        /// The source of the change.
        by: Source,
    },
    /// A player has one more camel or ship.
    Piece {
        /// The player.
        seat: Seat,
        /// The kind of piece.
        piece: Piece,
        /// The number of pieces owned now.
        count: u8,
    },
    /// A seat has drawn a mission. No other seat sees it.
    Drew {
        /// The seat.
        seat: Seat,
        /// The mission.
        card: Mission,
    },
    /// A stack of rare goods was shuffled. Only its top is visible.
    StackShuffled {
        /// Its colour.
        colour: Colour,
        /// Its new order.
        stack: Stack,
    },
    /// A player paid tax.
    Taxed {
        /// The seat.
        seat: Seat,
        /// The gold paid.
        paid: u8,
        /// The prestige lost.
        lost: u8,
    },
    /// Goods that may not be kept were discarded.
    Discarded {
        /// The seat.
        seat: Seat,
        /// The goods.
        goods: Goods,
    },
    /// The state of a player at the end of a turn.
    Stands {
        /// The player.
        seat: Seat,
        /// Prestige so far.
        prestige: i16,
        /// All goods.
        goods: Goods,
        /// The height of the tower.
        tower: u8,
        /// Camels and ships.
        pieces: [u8; 2],
    },
    /// A new era begins.
    EraBegan {
        /// The era, from 1.
        era: u8,
    },
    /// A tower scored its levels in a new era.
    Levels {
        /// The owner.
        seat: Seat,
        /// The points.
        points: i16,
    },
    /// The game is over.
    Ended,
}

impl Event {
    /// Whether the event reveals something hidden. The step that caused it can then not be taken
    /// back.
    pub(super) const fn reveals(self) -> bool {
        match self {
            Self::Opened { .. }
            | Self::Dealt { .. }
            | Self::DeckShuffled { .. }
            | Self::TurnBegan { .. }
            | Self::Revealed { .. }
            | Self::Drew { .. }
            | Self::StackShuffled { .. }
            | Self::Ended => true,
            // These steps take a tile, so that the tile below becomes visible.
            Self::Did { mv, .. } => matches!(
                mv,
                Move::Rare(..) | Move::Free(_) | Move::Return(_, super::Claim::Rare(_))
            ),
            _ => false,
        }
    }
}
