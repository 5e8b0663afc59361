//! Improvements: tiles with a lasting effect.

use core::fmt;
use core::str::FromStr;

use super::ParseError;
use super::good::Good;
use super::set::bit_set;
use super::trade::Trades;

/// A contest that is scored at the end by the player who is strictly first in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contest {
    /// Tower levels.
    Tower,
    /// The score of fulfilled and returned missions.
    Missions,
    /// The number of rare goods.
    Rare,
    /// Completed temples.
    Temples,
    /// Camels and ships.
    Pieces,
}

/// The effect of an improvement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// The right to make these trades.
    Trades(Trades),
    /// Goods in exchange for prestige. The numbers are the prices of a basic and of an advanced
    /// good, each of which can be bought once per turn.
    PrestigeTrade(u8, u8),
    /// Prestige for fulfilling a mission.
    Fulfil(u8),
    /// Pieces stay in an attacked region if their owner has chosen the card.
    StayRevealed,
    /// Pieces stay in an attacked region.
    Stay,
    /// A good and prestige for revealing the card.
    Spoils(Good, u8),
    /// Prestige for each rare good from an action; 1 point for a free rare good.
    Rare(u8),
    /// The right to pay prestige for a rare good, once per turn.
    RareForPrestige(u8),
    /// One more good for each ship that takes this good.
    Ship(Good),
    /// Tower levels that are multiples of five are free.
    FreeLevels,
    /// Prestige for the highest tower.
    Prestige(u8),
    /// The tower costs no wood.
    NoWood,
    /// A discount of this number of goods for missions.
    CheapMissions(u8),
    /// A discount of this number of goods for rare goods.
    CheapRare(u8),
    /// A discount of this number of goods for parts of temples.
    CheapTemple(u8),
    /// Private: a market in both directions.
    Market,
    /// This number of goods may be kept at the end of a turn.
    Keep(u8),
    /// Private: a part of a temple, and prestige.
    Temple(u8),
    /// Prestige at the end for being strictly first.
    Most(Contest),
    /// An action for rare goods may take any tile of its stack.
    AnyRare,
    /// Peace gifts count double.
    TwiceGifts,
    /// An exemption from tax.
    NoTax,
    /// Private: any action of the construction phase.
    AnyConstruction,
    /// Private: any action of the kingdom phase.
    AnyKingdom,
}

/// The effect of each improvement, from I1 on.
///
/// Reconstructed: the order within the groups I1 to I4, I11 to I13, I29 to I32, I23 to I24, and I38
/// to I42 without I41; the 3 of I19; the prices of I6; the numbers of I8, I27, I16, I17, I35 and
/// I36; all of I25. Corrections are made only in this table.
const EFFECTS: [Effect; Tile::COUNT] = {
    use Contest::{Missions, Pieces, Temples, Tower};
    use Effect::*;
    use Good::*;
    [
        Trades(super::trade::Trades::single(Wood, Marble)),
        Trades(super::trade::Trades::single(Wood, Gold)),
        Trades(super::trade::Trades::single(Stone, Marble)),
        Trades(super::trade::Trades::single(Stone, Gold)),
        Fulfil(2),
        PrestigeTrade(1, 2),
        StayRevealed,
        Rare(2),
        RareForPrestige(4),
        // I10
        Ship(Wood),
        Ship(Stone),
        Ship(Marble),
        Ship(Gold),
        FreeLevels,
        FreeLevels,
        Prestige(2),
        Prestige(2),
        NoWood,
        // Era II
        Fulfil(3),
        // I20
        CheapMissions(2),
        Market,
        Market,
        Trades(super::trade::Trades::double(Gold)),
        Trades(super::trade::Trades::double(Marble)),
        Spoils(Marble, 1),
        Spoils(Gold, 1),
        Rare(3),
        CheapRare(2),
        Ship(Wood),
        // I30
        Ship(Stone),
        Ship(Marble),
        Ship(Gold),
        Keep(12),
        CheapTemple(3),
        Prestige(3),
        Prestige(3),
        // Era III
        Temple(3),
        Most(Tower),
        Most(Missions),
        // I40
        Most(Contest::Rare),
        Most(Temples),
        Most(Pieces),
        AnyRare,
        TwiceGifts,
        Stay,
        NoTax,
        AnyConstruction,
        AnyKingdom,
    ]
};

/// The score of the improvements of [`Effect::Most`].
pub const MOST_PRESTIGE: i16 = 12;
/// The score of each improvement of [`Effect::Rare`] for a free rare good.
pub const FREE_RARE_PRESTIGE: i16 = 1;

/// Tiles that are not in the two-player game.
const NOT_FOR_TWO: [u8; 14] = [7, 12, 13, 15, 17, 22, 25, 26, 31, 32, 36, 45, 46, 48];

/// The first and last tile of each era.
const ERAS: [(u8, u8); 3] = [(1, 18), (19, 36), (37, 48)];

/// An improvement.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(u8);

impl Tile {
    /// The number of improvements.
    pub const COUNT: usize = 48;

    /// The improvement that has this printed number. It must exist.
    pub(super) const fn number(number: u8) -> Self {
        Self(number - 1)
    }

    /// The improvement with this printed number, from 1.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        match number {
            1..=48 => Some(Self(number - 1)),
            _ => None,
        }
    }

    /// All improvements.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The index in [`Tile::all`].
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub(super) const fn from_index(index: u8) -> Self {
        Self(index)
    }

    /// Its effect.
    #[must_use]
    pub const fn effect(self) -> Effect {
        EFFECTS[self.index() % EFFECTS.len()]
    }

    /// The era that it belongs to, from 1.
    #[must_use]
    pub const fn era(self) -> u8 {
        match self.0 + 1 {
            0..=18 => 1,
            19..=36 => 2,
            _ => 3,
        }
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "I{}", self.0 + 1)
    }
}

debug_as_text!(Tile);

impl FromStr for Tile {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let number = super::number(text.strip_prefix('I').ok_or(ParseError)?)?;
        Self::new(number).ok_or(ParseError)
    }
}

bit_set! {
    /// A set of improvements.
    pub struct Tiles(u64) of Tile
}

/// The tiles with one of these effects.
macro_rules! tiles_with {
    ($effect:pat) => {{
        let mut tiles = Tiles::NONE;
        let mut index = 0;
        while index < EFFECTS.len() {
            if matches!(EFFECTS[index], $effect) {
                tiles.0 |= 1 << index;
            }
            index += 1;
        }
        tiles
    }};
}

impl Tiles {
    /// The tiles marked as game start.
    pub const GAME_START: Self = Self(0b1111);

    pub(super) const TRADES: Self = tiles_with!(Effect::Trades(_));
    pub(super) const PRESTIGE_TRADE: Self = tiles_with!(Effect::PrestigeTrade(..));
    pub(super) const FULFIL: Self = tiles_with!(Effect::Fulfil(_));
    pub(super) const STAY_REVEALED: Self = tiles_with!(Effect::StayRevealed);
    pub(super) const STAY: Self = tiles_with!(Effect::Stay);
    pub(super) const SPOILS: Self = tiles_with!(Effect::Spoils(..));
    pub(super) const RARE: Self = tiles_with!(Effect::Rare(_));
    pub(super) const RARE_FOR_PRESTIGE: Self = tiles_with!(Effect::RareForPrestige(_));
    pub(super) const SHIP: [Self; 4] = [
        tiles_with!(Effect::Ship(Good::Wood)),
        tiles_with!(Effect::Ship(Good::Stone)),
        tiles_with!(Effect::Ship(Good::Marble)),
        tiles_with!(Effect::Ship(Good::Gold)),
    ];
    pub(super) const FREE_LEVELS: Self = tiles_with!(Effect::FreeLevels);
    pub(super) const PRESTIGE: Self = tiles_with!(Effect::Prestige(_));
    pub(super) const NO_WOOD: Self = tiles_with!(Effect::NoWood);
    pub(super) const CHEAP_MISSIONS: Self = tiles_with!(Effect::CheapMissions(_));
    pub(super) const CHEAP_RARE: Self = tiles_with!(Effect::CheapRare(_));
    pub(super) const CHEAP_TEMPLE: Self = tiles_with!(Effect::CheapTemple(_));
    pub(super) const KEEP: Self = tiles_with!(Effect::Keep(_));
    /// The tiles with a private action.
    pub(super) const PRIVATE: Self = tiles_with!(
        Effect::Market | Effect::Temple(_) | Effect::AnyConstruction | Effect::AnyKingdom
    );
    pub(super) const MOST: Self = tiles_with!(Effect::Most(_));
    pub(super) const ANY_RARE: Self = tiles_with!(Effect::AnyRare);
    pub(super) const TWICE_GIFTS: Self = tiles_with!(Effect::TwiceGifts);
    pub(super) const NO_TAX: Self = tiles_with!(Effect::NoTax);

    /// The tiles of an era, counted from 1.
    #[must_use]
    pub const fn of_era(era: u8) -> Self {
        let index = if era > 3 { 2 } else { era.saturating_sub(1) };
        let (first, last) = ERAS[index as usize];
        Self((1 << last) - (1 << (first - 1)))
    }

    /// The tiles in a game with this number of players.
    #[must_use]
    pub const fn for_players(count: u8) -> Self {
        let mut tiles = Self((1 << Tile::COUNT) - 1);
        let mut index = 0;
        while count == 2 && index < NOT_FOR_TWO.len() {
            tiles.remove(Tile::number(NOT_FOR_TWO[index]));
            index += 1;
        }
        tiles
    }

    /// Whether the sets have a tile in common.
    pub(super) const fn any(self, others: Self) -> bool {
        self.0 & others.0 != 0
    }
}
