//! What a move caused, as screens and records tell it.

use super::good::Goods;
use super::mission::{Deck, Mission};
use super::moves::Move;
use super::rare::{Colour, Stack};
use super::slot::{Piece, Region, Spot, Spots};
use super::tile::{Tile, Tiles};
use crate::Seat;

/// Where goods, prestige or tower levels come from or go to.
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
    /// Tower's prestige, war supplies, first to play and taxes.
    Kingdom,
}

/// One thing that happened.
///
/// A step is told as [`Event::Did`]; what it cost and brought follows, each
/// with where it came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// Improvements were laid open, at first and in each new era.
    Opened {
        /// Which.
        tiles: Tiles,
    },
    /// The first missions were dealt. Only that seat sees them.
    Dealt {
        /// To whom.
        seat: Seat,
        /// Which, in order.
        cards: [Mission; 2],
    },
    /// The missions were shuffled. Nobody sees their order.
    DeckShuffled {
        /// The whole deck; old cards are on top.
        deck: Deck,
        /// Whether discarded missions were shuffled, not all at first.
        again: bool,
    },
    /// A turn begins.
    TurnBegan {
        /// From 1.
        turn: u8,
        /// From 1.
        era: u8,
        /// Who begins.
        first: Seat,
    },
    /// A marauders card was revealed.
    Revealed {
        /// Who had chosen it.
        seat: Seat,
        /// Which.
        region: Region,
    },
    /// An improvement pays for revealing the card: a good and prestige follow.
    Spoils {
        /// To whom.
        seat: Seat,
        /// Which.
        tile: Tile,
    },
    /// The pieces of a region were sent home.
    Attacked {
        /// Which region.
        region: Region,
        /// Where they stood.
        spots: Spots,
    },
    /// A region was chosen, in secret, for the next turn.
    Chosen {
        /// By whom.
        seat: Seat,
    },
    /// A phase of the resolution begins.
    Began(Resolution),
    /// The highest tower scores: its improvements follow.
    HighestTower {
        /// Whose.
        seat: Seat,
    },
    /// Nothing can be done in a window: it closes by itself.
    Idle {
        /// Whose.
        seat: Seat,
    },
    /// A step was made. Which region was chosen, only that seat sees.
    Did {
        /// By whom.
        seat: Seat,
        /// Which.
        mv: Move,
    },
    /// Goods were paid.
    Paid {
        /// By whom.
        seat: Seat,
        /// Which.
        goods: Goods,
    },
    /// Goods were gained.
    Got {
        /// By whom.
        seat: Seat,
        /// Which.
        goods: Goods,
        /// What for.
        by: Source,
    },
    /// Prestige was gained or lost.
    Scored {
        /// By whom.
        seat: Seat,
        /// How much.
        points: i16,
        /// What for.
        by: Source,
    },
    /// A tower has another height.
    Tower {
        /// Whose.
        seat: Seat,
        /// The height now.
        level: u8,
        /// What for.
        by: Source,
    },
    /// A player has one more camel or ship.
    Piece {
        /// Who.
        seat: Seat,
        /// Which kind.
        piece: Piece,
        /// How many there are now.
        count: u8,
    },
    /// A mission was drawn. Only that seat sees it.
    Drew {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Mission,
    },
    /// A stack of rare goods was shuffled. Only its top is seen.
    StackShuffled {
        /// Which.
        colour: Colour,
        /// Its new order.
        stack: Stack,
    },
    /// The taxman came.
    Taxed {
        /// To whom.
        seat: Seat,
        /// The gold paid.
        paid: u8,
        /// The prestige lost.
        lost: u8,
    },
    /// Goods that may not be kept were discarded.
    Discarded {
        /// By whom.
        seat: Seat,
        /// Which.
        goods: Goods,
    },
    /// What a player has at the end of a turn.
    Stands {
        /// Who.
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
        /// From 1.
        era: u8,
    },
    /// A tower scored its levels in a new era.
    Levels {
        /// Whose.
        seat: Seat,
        /// How much.
        points: i16,
    },
    /// The game is over.
    Ended,
}

impl Event {
    /// Whether somebody learns of it what was hidden, so that the step that
    /// caused it cannot be taken back.
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
            // The tile below is seen.
            Self::Did { mv, .. } => matches!(
                mv,
                Move::Rare(..) | Move::Free(_) | Move::Return(_, super::Claim::Rare(_))
            ),
            _ => false,
        }
    }
}
