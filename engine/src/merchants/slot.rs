//! The board and the private actions of improvements. The seven regions of the board have
//! slots for camels and ships.

use core::fmt;
use core::str::FromStr;

use super::ParseError;
use super::good::Good;
use super::piece::Piece;
use super::rare::Colour;
use super::region::Region;
use super::set::bit_set;
use super::tile::Tile;
use super::tower::Rise;

/// The action of the piece on a spot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Takes goods.
    Take(Good),
    /// Gives one more ship.
    Shipyard,
    /// Buys a rare good.
    Rare(Colour),
    /// Takes peace gifts. The number is 1 for the first gifts and 2 for the second gifts.
    Gifts(u8),
    /// Builds levels of the tower.
    Tower(Rise),
    /// Destroys levels of an opponent's tower.
    Traitor,
    /// Buys an improvement.
    Improvement,
    /// Gives one more camel.
    Caravan,
    /// Builds a part of a temple.
    Temple {
        /// Whether the action also draws a mission.
        mission: bool,
    },
    /// Allows trades of goods.
    Market {
        /// Whether advanced goods may also be traded for basic goods.
        both_ways: bool,
    },
    /// Draws or fulfils a mission.
    Mission,
    /// Takes the first player's pawn and a basic good.
    First,
    /// Chooses the region to be attacked next.
    Marauders,
    /// Exempts from tax.
    Taxman,
    /// Scores the levels by which the tower is higher than the lowest one.
    Supplies,
    /// Builds a part of a temple and scores prestige, as a private action.
    PrivateTemple,
    /// Does any one action of the construction phase, as a private action.
    AnyConstruction,
    /// Does any one action of the kingdom phase, as a private action.
    AnyKingdom,
}

/// The kinds of pieces that a slot accepts.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fits {
    Camel,
    Ship,
    Either,
}

struct Slot {
    region: Region,
    /// The number of the slot in its region, from 1.
    number: u8,
    action: Action,
    fits: Fits,
    /// Whether the slot is only on the board for three and four players.
    many: bool,
}

const fn slot(region: Region, number: u8, action: Action, fits: Fits) -> Slot {
    Slot {
        region,
        number,
        action,
        fits,
        many: false,
    }
}

/// Marks a slot that is only on the board for three and four players.
const fn many(slot: Slot) -> Slot {
    Slot { many: true, ..slot }
}

/// The slots of the board.
///
/// The rulebook gives the regions of these slots: the temples, the markets, the rare goods, the
/// slot for two tower levels, the first improvement slot, and the slots where ships take wood,
/// stone and gold. It also gives the numbers of improvement slots (4), tower slots (2) and gift
/// slots (2), and says that only the war supplies accept both kinds of pieces. Everything else is
/// reconstructed. Corrections are made only in this table.
const SLOTS: [Slot; SLOT_COUNT] = {
    use Action::*;
    use Fits::{Camel, Either, Ship};
    use Good::*;
    use Region::*;
    [
        slot(NorthSea, 1, Take(Wood), Ship),
        many(slot(NorthSea, 2, Take(Wood), Ship)),
        slot(NorthSea, 3, Take(Wood), Camel),
        slot(NorthSea, 4, Take(Marble), Ship),
        many(slot(NorthSea, 5, Take(Marble), Camel)),
        slot(NorthSea, 6, Shipyard, Ship),
        slot(SouthSea, 1, Take(Stone), Ship),
        many(slot(SouthSea, 2, Take(Stone), Ship)),
        slot(SouthSea, 3, Take(Stone), Camel),
        slot(SouthSea, 4, Rare(Colour::Grey), Ship),
        many(slot(SouthSea, 5, Rare(Colour::Grey), Camel)),
        slot(SouthSea, 6, Gifts(2), Camel),
        slot(Euphrates, 1, Take(Gold), Ship),
        many(slot(Euphrates, 2, Take(Gold), Ship)),
        slot(Euphrates, 3, Take(Gold), Camel),
        many(slot(Euphrates, 4, Take(Marble), Ship)),
        slot(Euphrates, 5, Rare(Colour::Yellow), Ship),
        many(slot(Euphrates, 6, Rare(Colour::Yellow), Camel)),
        slot(Euphrates, 7, Rare(Colour::Red), Ship),
        many(slot(Euphrates, 8, Rare(Colour::Red), Camel)),
        slot(Damascus, 1, Tower(Rise::One), Camel),
        slot(Damascus, 2, Tower(Rise::Two), Camel),
        slot(Damascus, 3, Traitor, Camel),
        slot(Damascus, 4, Improvement, Camel),
        slot(Damascus, 5, Caravan, Camel),
        slot(Palmyra, 1, Improvement, Camel),
        slot(Palmyra, 2, Improvement, Camel),
        slot(Palmyra, 3, Temple { mission: true }, Camel),
        slot(Palmyra, 4, Market { both_ways: true }, Camel),
        slot(Palmyra, 5, Mission, Camel),
        slot(Palmyra, 6, First, Camel),
        slot(Ebla, 1, Temple { mission: false }, Camel),
        slot(Ebla, 2, Market { both_ways: false }, Camel),
        many(slot(Ebla, 3, Mission, Camel)),
        many(slot(Ebla, 4, Improvement, Camel)),
        slot(Ebla, 5, Gifts(1), Camel),
        slot(Antioch, 1, Marauders, Camel),
        slot(Antioch, 2, Taxman, Camel),
        slot(Antioch, 3, Supplies, Either),
        many(slot(Antioch, 4, Take(Stone), Camel)),
        many(slot(Antioch, 5, Take(Wood), Camel)),
    ]
};

/// The improvement slots in the order in which they are resolved. The order is reconstructed,
/// except for the first slot.
pub const IMPROVEMENT_SLOTS: [Spot; 4] = [
    Spot::at(Region::Palmyra, 1),
    Spot::at(Region::Palmyra, 2),
    Spot::at(Region::Damascus, 4),
    Spot::at(Region::Ebla, 4),
];

/// The number of slots on the board for three and four players.
pub const SLOT_COUNT: usize = 41;

/// The improvements that have a private action, in the order of their spots.
const PRIVATE: [(Tile, Action); 5] = [
    (Tile::number(21), Action::Market { both_ways: true }),
    (Tile::number(22), Action::Market { both_ways: true }),
    (Tile::number(37), Action::PrivateTemple),
    (Tile::number(47), Action::AnyConstruction),
    (Tile::number(48), Action::AnyKingdom),
];

/// A place for one piece: a slot of the board or a private action.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Spot(u8);

impl Spot {
    /// The number of slots and private actions.
    pub const COUNT: usize = SLOT_COUNT + PRIVATE.len();

    pub(super) const MARAUDERS: Self = Self::at(Region::Antioch, 1);
    pub(super) const TAXMAN: Self = Self::at(Region::Antioch, 2);
    pub(super) const SUPPLIES: Self = Self::at(Region::Antioch, 3);
    pub(super) const FIRST: Self = Self::at(Region::Palmyra, 6);
    pub(super) const CARAVAN: Self = Self::at(Region::Damascus, 5);
    pub(super) const SHIPYARD: Self = Self::at(Region::NorthSea, 6);
    /// The private action that can do any action of the construction phase.
    pub(super) const ANY_CONSTRUCTION: Self = Self(SLOT_COUNT as u8 + 3);
    /// The private action that can do any action of the kingdom phase.
    pub(super) const ANY_KINGDOM: Self = Self(SLOT_COUNT as u8 + 4);

    /// Returns the slot of a region with this number. If there is no such slot, the result has the
    /// index [`SLOT_COUNT`], which is not a slot of the board.
    pub(super) const fn at(region: Region, number: u8) -> Self {
        let mut index = 0;
        while index < SLOT_COUNT {
            if SLOTS[index].region as u8 == region as u8 && SLOTS[index].number == number {
                break;
            }
            index += 1;
        }
        Self(index as u8)
    }

    /// All spots in the order of the board. Private actions come last.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The spot of an improvement's private action, if it has one.
    #[must_use]
    pub fn of_tile(tile: Tile) -> Option<Self> {
        let at = PRIVATE.iter().position(|&(private, _)| private == tile)?;
        Some(Self((SLOT_COUNT + at) as u8))
    }

    /// The improvement that has this private action; `None` for a slot of the board.
    #[must_use]
    pub const fn tile(self) -> Option<Tile> {
        let index = self.index();
        if index < SLOT_COUNT {
            None
        } else {
            Some(PRIVATE[(index - SLOT_COUNT) % PRIVATE.len()].0)
        }
    }

    /// The spot's index in [`Spot::all`].
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub(super) const fn from_index(index: u8) -> Self {
        Self(index)
    }

    /// The action of a piece on this spot.
    #[must_use]
    pub const fn action(self) -> Action {
        ACTIONS[self.index() % ACTIONS.len()]
    }

    /// The region of the slot; `None` for a private action.
    #[must_use]
    pub const fn region(self) -> Option<Region> {
        let index = self.index();
        if index < SLOT_COUNT {
            Some(SLOTS[index].region)
        } else {
            None
        }
    }

    /// Whether a piece of this kind may be placed on this spot.
    #[must_use]
    pub const fn fits(self, piece: Piece) -> bool {
        Spots::fitting(piece, true).contains(self) || self.index() >= SLOT_COUNT
    }

    /// Whether the slot is only on the board for three and four players.
    #[must_use]
    pub const fn is_for_many(self) -> bool {
        let index = self.index();
        index < SLOT_COUNT && SLOTS[index].many
    }
}

const ACTIONS: [Action; Spot::COUNT] = {
    let mut actions = [Action::Traitor; Spot::COUNT];
    let mut index = 0;
    while index < Spot::COUNT {
        actions[index] = if index < SLOT_COUNT {
            SLOTS[index].action
        } else {
            PRIVATE[index - SLOT_COUNT].1
        };
        index += 1;
    }
    actions
};

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (SLOTS.get(self.index()), self.tile()) {
            (Some(slot), _) => write!(f, "{}{}", slot.region, slot.number),
            (None, Some(tile)) => tile.fmt(f),
            (None, None) => Ok(()),
        }
    }
}

debug_as_text!(Spot);

impl FromStr for Spot {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        if let Ok(tile) = text.parse() {
            return Self::of_tile(tile).ok_or(ParseError);
        }
        let (region, number) = text.split_at_checked(1).ok_or(ParseError)?;
        let region: Region = region.parse()?;
        let number = match number.as_bytes() {
            [digit @ b'1'..=b'9'] => digit - b'0',
            _ => return Err(ParseError),
        };
        let spot = Self::at(region, number);
        (spot.index() < SLOT_COUNT)
            .then_some(spot)
            .ok_or(ParseError)
    }
}

bit_set! {
    /// A set of spots.
    pub struct Spots(u64) of Spot
}

impl Spots {
    /// The slots that accept a piece, on the board for three and four players if `many` is true,
    /// otherwise on the board for two.
    #[must_use]
    pub const fn fitting(piece: Piece, many: bool) -> Self {
        FITTING[many as usize][piece.index()]
    }

    /// The spots of markets in both directions.
    pub(super) const BOTH_WAYS: Self = Self::markets(true);
    /// The spots of markets in which only basic goods may be given away.
    pub(super) const UP_ONLY: Self = Self::markets(false);
    /// The slots of the board.
    pub(super) const BOARD: Self = Self((1 << SLOT_COUNT) - 1);

    const fn markets(wanted: bool) -> Self {
        let mut spots = Self::NONE;
        let mut index = 0;
        while index < Spot::COUNT {
            if let Action::Market { both_ways } = ACTIONS[index]
                && both_ways == wanted
            {
                spots.0 |= 1 << index;
            }
            index += 1;
        }
        spots
    }
}

const FITTING: [[Spots; 2]; 2] = {
    let mut fitting = [[Spots::NONE; 2]; 2];
    let mut index = 0;
    while index < SLOT_COUNT {
        let Slot { fits, many, .. } = SLOTS[index];
        let bit = 1 << index;
        if !matches!(fits, Fits::Ship) {
            fitting[1][0].0 |= bit;
            fitting[0][0].0 |= if many { 0 } else { bit };
        }
        if !matches!(fits, Fits::Camel) {
            fitting[1][1].0 |= bit;
            fitting[0][1].0 |= if many { 0 } else { bit };
        }
        index += 1;
    }
    fitting
};

const REGION_SPOTS: [Spots; 7] = {
    let mut spots = [Spots::NONE; 7];
    let mut index = 0;
    while index < SLOT_COUNT {
        spots[SLOTS[index].region as usize].0 |= 1 << index;
        index += 1;
    }
    spots
};

impl Region {
    /// The slots of the region.
    #[must_use]
    pub const fn spots(self) -> Spots {
        REGION_SPOTS[self as usize]
    }
}
