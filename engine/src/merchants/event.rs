//! The events of a move. Screens show them, and records contain them.

use super::good::Goods;
use super::mission::{Deck, Mission};
use super::moves::Move;
use super::piece::Piece;
use super::rare::{Colour, Stack};
use super::region::Region;
use super::slot::{Spot, Spots};
use super::tile::{Tile, Tiles};
use crate::Seat;

/// The cause of a change in goods, prestige or tower levels: where they come from, or what they are
/// spent on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// The action of a piece on this spot.
    Spot(Spot),
    /// An improvement.
    Tile(Tile),
    /// A mission that is discarded or returned.
    Mission(Mission),
    /// A trade.
    Trade,
}

/// A phase of the resolution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Resolution {
    /// Improvements are bought.
    Improvements,
    /// Towers and temples are built, rare goods bought, and missions drawn and fulfilled.
    Construction,
    /// The highest tower scores, the pawn and war supplies are taken, and taxes paid.
    Kingdom,
}

/// Something that happened in a move.
///
/// A step is reported as [`Event::Did`]. Its costs and gains follow, each with its source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// Improvements were revealed, at the beginning and in each new era.
    Opened {
        /// The improvements.
        tiles: Tiles,
    },
    /// A seat was dealt its first missions. No other seat sees them.
    Dealt {
        /// The seat that was dealt the missions.
        seat: Seat,
        /// The missions, in the order dealt.
        cards: [Mission; 2],
    },
    /// The missions were shuffled. Nobody sees their order.
    DeckShuffled {
        /// The whole deck. Cards that were not shuffled are on top.
        deck: Deck,
        /// Whether discarded missions were shuffled, instead of all missions at the beginning of a
        /// game.
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
        /// The seat that had chosen the card.
        seat: Seat,
        /// The region.
        region: Region,
    },
    /// An improvement gives spoils for revealing the card. Events for the good and the prestige
    /// follow.
    Spoils {
        /// The owner of the improvement.
        seat: Seat,
        /// The improvement.
        tile: Tile,
    },
    /// The marauders have sent the pieces in a region home.
    Attacked {
        /// The region.
        region: Region,
        /// The spots that were emptied.
        spots: Spots,
    },
    /// A seat has secretly chosen a region for the next turn.
    Chosen {
        /// The seat that chose.
        seat: Seat,
    },
    /// A phase of the resolution begins.
    Began(Resolution),
    /// A seat alone has the highest tower. Events for the scores of its improvements follow.
    HighestTower {
        /// The owner of the tower.
        seat: Seat,
    },
    /// A window was closed without asking its seat, because nothing can be done in it.
    Idle {
        /// The seat that the window belongs to.
        seat: Seat,
    },
    /// A seat has made a step. If the step chooses a region, the other seats do not see the
    /// region.
    Did {
        /// The seat that made the step.
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
        /// The seat that got the goods.
        seat: Seat,
        /// The goods.
        goods: Goods,
        /// The source of the goods.
        by: Source,
    },
    /// Prestige was gained or lost.
    Scored {
        /// The seat whose prestige changed.
        seat: Seat,
        /// The points gained; negative if points were lost.
        points: i16,
        /// Where the points come from, or what they are spent on.
        by: Source,
    },
    /// The height of a tower has changed.
    Tower {
        /// The owner of the tower.
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
        /// The seat that drew.
        seat: Seat,
        /// The mission.
        card: Mission,
    },
    /// A stack of rare goods was shuffled. Players see only its top tile.
    StackShuffled {
        /// The colour of the stack.
        colour: Colour,
        /// The stack in its new order.
        stack: Stack,
    },
    /// A player's tax was settled.
    Taxed {
        /// The seat that owed the tax.
        seat: Seat,
        /// The number of gold paid.
        paid: u8,
        /// The prestige lost for the rest of the tax.
        lost: u8,
    },
    /// A seat discarded the goods that it may not keep.
    Discarded {
        /// The seat that discarded goods.
        seat: Seat,
        /// The goods.
        goods: Goods,
    },
    /// A report of a player's possessions at the end of a turn.
    Stands {
        /// The player.
        seat: Seat,
        /// The prestige so far.
        prestige: i16,
        /// All goods.
        goods: Goods,
        /// The height of the tower.
        tower: u8,
        /// The numbers of camels and ships owned.
        pieces: [u8; 2],
    },
    /// A new era begins.
    EraBegan {
        /// The era, from 1.
        era: u8,
    },
    /// A player scored the levels of the tower, because a new era begins.
    Levels {
        /// The owner of the tower.
        seat: Seat,
        /// The points scored.
        points: i16,
    },
    /// The game is over.
    Ended,
}

impl Event {
    /// Whether the event reveals something hidden. The step that caused it can then no longer be
    /// taken back.
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
            // These steps take a tile from a stack, so a hidden tile may become visible.
            Self::Did { mv, .. } => matches!(
                mv,
                Move::Rare(..) | Move::Free(_) | Move::Return(_, super::Claim::Rare(_))
            ),
            _ => false,
        }
    }
}
