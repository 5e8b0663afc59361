//! The King's Missions.

use core::fmt;
use core::ops::Deref;
use core::str::FromStr;

use super::ParseError;
use super::good::Goods;
use super::set::bit_set;
use crate::Rng;

/// The benefit of returning a fulfilled mission. The description of each benefit includes the time
/// at which it can be claimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Benefit {
    /// A free rare good of any type, in the construction phase.
    Rare,
    /// A free part of a temple, in the construction phase.
    Part,
    /// One more ship, at any time.
    Ship,
    /// This number of free tower levels, in the construction phase.
    Levels(u8),
    /// An attack on another region, after the marauders card is revealed.
    Region,
    /// One more camel, at any time.
    Camel,
    /// A market in both directions until the end of the turn, at any time.
    Market,
    /// A swap of one of the player's pieces with another player's, after the marauders have emptied
    /// a region.
    Swap,
    /// Two open improvements for free, in the improvements round.
    OpenTiles,
    /// This number of goods of any kinds, at any time.
    Goods(u8),
    /// A free basement, even if the player has an unfinished temple, in the construction phase.
    Basement,
    /// The destruction of this number of levels of an opponent's tower, in the construction phase.
    Destroy(u8),
    /// A draw of this number of missions, in the construction phase.
    Draw(u8),
    /// A second piece in a placement, claimed before the first piece is placed.
    TwoPieces,
    /// A free improvement of those that were not drawn, in the improvements round.
    UndrawnTile,
}

struct Data {
    cost: Goods,
    prestige: u8,
    benefit: Benefit,
}

const fn mission(cost: Goods, prestige: u8, benefit: Benefit) -> Data {
    Data {
        cost,
        prestige,
        benefit,
    }
}

/// The missions from K1 on. Their values are the cost in wood, stone, marble and gold, the prestige
/// and the benefit.
///
/// Reconstructed: all costs, all prestige, the 3 levels of K7 and K8, and everything about K23 and
/// K24. Corrections are made only in this table.
const MISSIONS: [Data; Mission::COUNT] = {
    use Benefit::*;
    const fn cost(wood: u8, stone: u8, marble: u8, gold: u8) -> super::Goods {
        super::Goods::new(wood, stone, marble, gold)
    }
    [
        mission(cost(2, 0, 0, 2), 12, Rare),
        mission(cost(0, 2, 0, 2), 12, Rare),
        mission(cost(0, 3, 2, 0), 14, Part),
        mission(cost(3, 0, 2, 0), 14, Part),
        mission(cost(3, 0, 0, 1), 12, Ship),
        mission(cost(3, 0, 1, 0), 12, Ship),
        mission(cost(2, 2, 1, 0), 14, Levels(3)),
        mission(cost(2, 2, 0, 1), 14, Levels(3)),
        mission(cost(0, 0, 2, 1), 12, Region),
        mission(cost(0, 0, 1, 2), 12, Region),
        mission(cost(0, 3, 0, 1), 12, Camel),
        mission(cost(0, 3, 1, 0), 12, Camel),
        mission(cost(2, 2, 0, 0), 12, Market),
        mission(cost(2, 0, 1, 1), 12, Swap),
        mission(cost(0, 0, 2, 2), 14, OpenTiles),
        mission(cost(2, 3, 0, 0), 14, Goods(5)),
        mission(cost(3, 2, 0, 0), 14, Goods(5)),
        mission(cost(2, 0, 2, 0), 12, Goods(5)),
        mission(cost(0, 4, 1, 0), 14, Basement),
        mission(cost(0, 2, 0, 2), 12, Destroy(3)),
        mission(cost(0, 0, 0, 3), 12, Draw(2)),
        mission(cost(0, 0, 3, 0), 12, Draw(2)),
        mission(cost(2, 1, 0, 1), 12, TwoPieces),
        mission(cost(1, 2, 1, 0), 12, TwoPieces),
        mission(cost(1, 1, 0, 2), 14, UndrawnTile),
        mission(cost(1, 1, 2, 0), 14, UndrawnTile),
    ]
};

/// A mission, one of the cards K1 to K26.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Mission(u8);

impl Mission {
    /// The number of missions.
    pub const COUNT: usize = 26;

    /// Returns the mission with this printed number, from 1.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        match number {
            1..=26 => Some(Self(number - 1)),
            _ => None,
        }
    }

    /// All missions, in the order of their numbers.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The mission's index in [`Mission::all`].
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub(super) const fn from_index(index: u8) -> Self {
        Self(index)
    }

    const fn data(self) -> &'static Data {
        &MISSIONS[self.index() % MISSIONS.len()]
    }

    /// The cost of fulfilling the mission.
    #[must_use]
    pub const fn cost(self) -> Goods {
        self.data().cost
    }

    /// The points that the mission scores at the end if it is fulfilled and not returned.
    #[must_use]
    pub const fn prestige(self) -> i16 {
        self.data().prestige as i16
    }

    /// The benefit of returning the mission.
    #[must_use]
    pub const fn benefit(self) -> Benefit {
        self.data().benefit
    }
}

impl fmt::Display for Mission {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "K{}", self.0 + 1)
    }
}

debug_as_text!(Mission);

impl FromStr for Mission {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let number = super::number(text.strip_prefix('K').ok_or(ParseError)?)?;
        Self::new(number).ok_or(ParseError)
    }
}

bit_set! {
    /// A set of missions.
    pub struct Missions(u32) of Mission
}

/// The set of all missions whose benefit matches a pattern.
macro_rules! missions_with {
    ($benefit:pat) => {{
        let mut missions = Missions::NONE;
        let mut index = 0;
        while index < MISSIONS.len() {
            if matches!(MISSIONS[index].benefit, $benefit) {
                missions.0 |= 1 << index;
            }
            index += 1;
        }
        missions
    }};
}

/// The time at which a fulfilled mission may be returned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// In any window of its owner in the resolution.
    AnyTime,
    /// In the improvements round.
    Round,
    /// In the construction phase.
    Construction,
    /// Right after the marauders card is revealed.
    Reveal,
    /// Right after the marauders have emptied a region.
    Removal,
    /// Before placing a piece.
    Placement,
}

impl Mission {
    /// Returns the time at which the mission may be returned.
    #[must_use]
    pub const fn when(self) -> When {
        if Missions::ANY_TIME.contains(self) {
            When::AnyTime
        } else if Missions::ROUND.contains(self) {
            When::Round
        } else if Missions::CONSTRUCTION.contains(self) {
            When::Construction
        } else if Missions::REGION.contains(self) {
            When::Reveal
        } else if Missions::SWAP.contains(self) {
            When::Removal
        } else {
            When::Placement
        }
    }
}

impl Missions {
    pub(super) const REGION: Self = missions_with!(Benefit::Region);
    pub(super) const SWAP: Self = missions_with!(Benefit::Swap);
    pub(super) const TWO_PIECES: Self = missions_with!(Benefit::TwoPieces);
    /// The missions that may be returned in any window of their owner.
    pub(super) const ANY_TIME: Self =
        missions_with!(Benefit::Ship | Benefit::Camel | Benefit::Market | Benefit::Goods(_));
    /// The missions that may be returned in the improvements round.
    pub(super) const ROUND: Self = missions_with!(Benefit::OpenTiles | Benefit::UndrawnTile);
    /// The missions that may be returned in the construction phase.
    pub(super) const CONSTRUCTION: Self = missions_with!(
        Benefit::Rare
            | Benefit::Part
            | Benefit::Levels(_)
            | Benefit::Basement
            | Benefit::Destroy(_)
            | Benefit::Draw(_)
    );
}

/// A face-down pile of missions. As a slice, it begins with the lowest card.
#[derive(Clone, Copy)]
pub struct Deck {
    cards: [Mission; Mission::COUNT],
    len: u8,
}

impl Deck {
    pub(super) const EMPTY: Self = Self {
        cards: [Mission(0); Mission::COUNT],
        len: 0,
    };

    /// Puts a card on top. Returns `false` if the deck is full.
    pub(super) fn push(&mut self, card: Mission) -> bool {
        match self.cards.get_mut(usize::from(self.len)) {
            Some(place) => {
                *place = card;
                self.len += 1;
                true
            }
            None => false,
        }
    }

    /// Removes and returns the top card.
    pub(super) fn pop(&mut self) -> Option<Mission> {
        let top = self.last().copied()?;
        self.len -= 1;
        Some(top)
    }

    pub(super) fn shuffle(&mut self, rng: &mut Rng) {
        rng.shuffle(self.as_mut());
    }

    pub(super) fn as_mut(&mut self) -> &mut [Mission] {
        let len = self.len();
        &mut self.cards[..len]
    }

    pub(super) fn set(&self) -> Missions {
        self.iter().copied().collect()
    }
}

/// Creates a deck of these missions in ascending order. The lowest number is at the bottom.
impl From<Missions> for Deck {
    fn from(missions: Missions) -> Self {
        let mut deck = Self::EMPTY;
        for card in missions.iter() {
            deck.push(card);
        }
        deck
    }
}

impl Deref for Deck {
    type Target = [Mission];

    fn deref(&self) -> &[Mission] {
        &self.cards[..usize::from(self.len).min(Mission::COUNT)]
    }
}

impl PartialEq for Deck {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl Eq for Deck {}

impl fmt::Debug for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
