//! Improvements: tiles with a lasting effect.

use core::fmt;
use core::str::FromStr;

use super::ParseError;
use super::good::Good;
use super::set::bit_set;
use super::trade::Trades;

/// A contest for the most of something. At the end, a player who alone is first in it may score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contest {
    /// The most tower levels.
    Tower,
    /// The highest score of fulfilled and returned missions.
    Missions,
    /// The most rare goods.
    Rare,
    /// The most completed temples.
    Temples,
    /// The most camels and ships together.
    Pieces,
}

/// The effect of an improvement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// The owner may make these trades.
    Trades(Trades),
    /// The owner may buy goods for prestige, a basic and an advanced one in each turn. The numbers
    /// are the prices of a basic and of an advanced good.
    PrestigeTrade(u8, u8),
    /// The owner scores this prestige for fulfilling a mission.
    Fulfil(u8),
    /// The owner's pieces stay in an attacked region if the owner has revealed the marauders card.
    StayRevealed,
    /// The owner's pieces stay in an attacked region.
    Stay,
    /// The owner gets a good and prestige for revealing the marauders card.
    Spoils(Good, u8),
    /// The owner scores this prestige for each rare good from an action, and 1 point for a free
    /// rare good.
    Rare(u8),
    /// The owner may pay this prestige instead of goods for a rare good, once in each turn.
    RareForPrestige(u8),
    /// The owner gets one more of this good for each ship that takes it.
    Ship(Good),
    /// The owner gets tower levels that are multiples of five for free.
    FreeLevels,
    /// The owner scores this prestige in each kingdom phase for having the highest tower alone.
    Prestige(u8),
    /// The owner's tower costs no wood.
    NoWood,
    /// The owner pays this number of goods less for missions.
    CheapMissions(u8),
    /// The owner pays this number of goods less for rare goods.
    CheapRare(u8),
    /// The owner pays this number of goods less for parts of temples.
    CheapTemple(u8),
    /// A private action: a market in both directions.
    Market,
    /// The owner may keep this number of goods at the end of a turn.
    Keep(u8),
    /// A private action: builds a part of a temple and scores this prestige.
    Temple(u8),
    /// The owner scores at the end if every other player is behind in this contest.
    Most(Contest),
    /// The owner's actions for rare goods may take any tile of the stack.
    AnyRare,
    /// The owner's peace gifts count double.
    TwiceGifts,
    /// The owner pays no tax.
    NoTax,
    /// A private action: any one action of the construction phase.
    AnyConstruction,
    /// A private action: any one action of the kingdom phase.
    AnyKingdom,
}

/// The effect of each improvement, from I1 on.
///
/// Reconstructed: the order within the groups I1 to I4, I11 to I13, I29 to I32, I23 to I24, and I38
/// to I42 (except I41); the prices of I6; the points of I8, I16, I17, I19, I27, I35 and I36;
/// everything about I25. Corrections are made only in this table.
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
        // The improvements from I10 on:
        Ship(Wood),
        Ship(Stone),
        Ship(Marble),
        Ship(Gold),
        FreeLevels,
        FreeLevels,
        Prestige(2),
        Prestige(2),
        NoWood,
        // The improvements of era II, from I19 on:
        Fulfil(3),
        // The improvements from I20 on:
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
        // The improvements from I30 on:
        Ship(Stone),
        Ship(Marble),
        Ship(Gold),
        Keep(12),
        CheapTemple(3),
        Prestige(3),
        Prestige(3),
        // The improvements of era III, from I37 on:
        Temple(3),
        Most(Tower),
        Most(Missions),
        // The improvements from I40 on:
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

/// The points that an improvement with [`Effect::Most`] scores.
pub const MOST_PRESTIGE: i16 = 12;
/// The points that an improvement with [`Effect::Rare`] scores for a free rare good.
pub const FREE_RARE_PRESTIGE: i16 = 1;

/// The numbers of the improvements that are not in the game for two.
const NOT_FOR_TWO: [u8; 14] = [7, 12, 13, 15, 17, 22, 25, 26, 31, 32, 36, 45, 46, 48];

/// The numbers of the first and last improvement of each era.
const ERAS: [(u8, u8); 3] = [(1, 18), (19, 36), (37, 48)];

/// An improvement, one of the tiles I1 to I48.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(u8);

impl Tile {
    /// The number of improvements.
    pub const COUNT: usize = 48;

    /// Returns the improvement with this printed number, which must exist.
    pub(super) const fn number(number: u8) -> Self {
        Self(number - 1)
    }

    /// Returns the improvement with this printed number, from 1.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        match number {
            1..=48 => Some(Self(number - 1)),
            _ => None,
        }
    }

    /// All improvements, in the order of their numbers.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The improvement's index in [`Tile::all`].
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub(super) const fn from_index(index: u8) -> Self {
        Self(index)
    }

    /// The improvement's effect.
    #[must_use]
    pub const fn effect(self) -> Effect {
        EFFECTS[self.index() % EFFECTS.len()]
    }

    /// The era of the improvement, from 1.
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

/// The set of all improvements whose effect matches a pattern.
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
    /// The improvements marked as game start.
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
    /// The improvements with a private action.
    pub(super) const PRIVATE: Self = tiles_with!(
        Effect::Market | Effect::Temple(_) | Effect::AnyConstruction | Effect::AnyKingdom
    );
    pub(super) const MOST: Self = tiles_with!(Effect::Most(_));
    pub(super) const ANY_RARE: Self = tiles_with!(Effect::AnyRare);
    pub(super) const TWICE_GIFTS: Self = tiles_with!(Effect::TwiceGifts);
    pub(super) const NO_TAX: Self = tiles_with!(Effect::NoTax);

    /// The improvements of an era, counted from 1.
    #[must_use]
    pub const fn of_era(era: u8) -> Self {
        let index = if era > 3 { 2 } else { era.saturating_sub(1) };
        let (first, last) = ERAS[index as usize];
        Self((1 << last) - (1 << (first - 1)))
    }

    /// The improvements in a game with this number of players.
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

    /// Whether the sets have an improvement in common.
    pub(super) const fn any(self, others: Self) -> bool {
        self.0 & others.0 != 0
    }
}
