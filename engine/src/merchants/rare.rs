//! Rare goods: nine types in three colours, and their stacks.

use core::fmt;
use core::ops::Deref;
use core::str::FromStr;

use super::ParseError;
use super::good::{Good, Goods};
use crate::Rng;
use crate::order::sort;

/// The colour of a rare good. The three types of a colour share a stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colour {
    /// Glass, incense and myrrh.
    Grey,
    /// Jade, ivory and porcelain.
    Yellow,
    /// Silk, perfume and oil.
    Red,
}

impl Colour {
    /// All colours in the order of records.
    pub const ALL: [Self; 3] = [Self::Grey, Self::Yellow, Self::Red];

    /// The colour's index in [`Colour::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The types of this colour.
    pub fn types(self) -> impl Iterator<Item = Rare> + Clone {
        let first = self as u8 * 3;
        (first..first + 3).map(Rare)
    }

    /// The cost of a rare good of this colour.
    #[must_use]
    pub const fn cost(self) -> Goods {
        match self {
            Self::Grey => Goods::of(Good::Gold, 3),
            Self::Yellow => Goods::of(Good::Stone, 5),
            Self::Red => Goods::of(Good::Wood, 5),
        }
    }
}

named! {
    Colour or ParseError:
    Grey = "grey",
    Yellow = "yellow",
    Red = "red",
}

/// A type of rare good.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rare(u8);

const NAMES: [&str; Rare::TYPES] = [
    "glass",
    "incense",
    "myrrh",
    "jade",
    "ivory",
    "porcelain",
    "silk",
    "perfume",
    "oil",
];

/// The scores of sets of one to nine different types.
const SETS: [i16; Rare::TYPES] = [5, 10, 15, 25, 35, 45, 60, 75, 90];

impl Rare {
    /// The number of types.
    pub const TYPES: usize = 9;

    /// The scores of sets of one to nine different types.
    pub const SETS: [i16; Self::TYPES] = SETS;

    /// All types, colour by colour.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..Self::TYPES as u8).map(Self)
    }

    /// The type's index in [`Rare::all`].
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The colour of the type. The stack with this type has the same colour.
    #[must_use]
    pub const fn colour(self) -> Colour {
        match self.0 {
            0..=2 => Colour::Grey,
            3..=5 => Colour::Yellow,
            _ => Colour::Red,
        }
    }

    /// The score of rare goods, given the number of each type. The goods form a first set of
    /// different types, a second set of the types that are left, and so on.
    #[must_use]
    pub fn score(counts: [u8; Self::TYPES]) -> i16 {
        let most = counts.iter().copied().max().unwrap_or(0);
        (0..most)
            .map(|set| {
                let types = counts.iter().filter(|&&count| count > set).count();
                SETS[types.clamp(1, SETS.len()) - 1]
            })
            .sum()
    }
}

impl Rare {
    /// The score that one more rare good of this type adds to those in `counts`.
    pub(super) fn gain(self, counts: &[u8; Self::TYPES]) -> i16 {
        let set = counts[self.index() % Self::TYPES];
        let mut types = 0;
        for &count in counts {
            types += usize::from(count > set);
        }
        let before = types.checked_sub(1).map_or(0, |index| SETS[index]);
        SETS[types.min(SETS.len() - 1)] - before
    }
}

impl fmt::Display for Rare {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(NAMES[self.index() % NAMES.len()])
    }
}

debug_as_text!(Rare);

impl FromStr for Rare {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let at = NAMES.iter().position(|&name| name == text);
        at.map(|at| Self(at as u8)).ok_or(ParseError)
    }
}

/// The largest number of tiles in a stack: four of each of its three types.
pub(super) const MAX_STACK: usize = 12;

/// The stack of a colour. Players see only its top tile.
///
/// As a slice, it begins with the lowest tile.
#[derive(Clone, Copy)]
pub struct Stack {
    tiles: [Rare; MAX_STACK],
    len: u8,
}

impl Stack {
    pub(super) const EMPTY: Self = Self {
        tiles: [Rare(0); MAX_STACK],
        len: 0,
    };

    /// Creates a stack with `each` tiles of each type, type by type.
    pub(super) fn sorted(colour: Colour, each: u8) -> Self {
        let mut stack = Self::EMPTY;
        for rare in colour.types() {
            for _ in 0..each {
                stack.push(rare);
            }
        }
        stack
    }

    /// The top tile, which players can see.
    #[must_use]
    pub fn top(&self) -> Option<Rare> {
        self.last().copied()
    }

    /// Puts a tile on top. Returns `false` if the stack is full.
    pub(super) fn push(&mut self, rare: Rare) -> bool {
        match self.tiles.get_mut(usize::from(self.len)) {
            Some(place) => {
                *place = rare;
                self.len += 1;
                true
            }
            None => false,
        }
    }

    /// Removes the uppermost tile of a type. Returns `false` if there is none.
    pub(super) fn take(&mut self, rare: Rare) -> bool {
        let len = self.len();
        match self.iter().rposition(|&other| other == rare) {
            Some(at) => {
                self.tiles.copy_within(at + 1..len, at);
                self.len -= 1;
                true
            }
            None => false,
        }
    }

    pub(super) fn shuffle(&mut self, rng: &mut Rng) {
        let len = self.len();
        rng.shuffle(&mut self.tiles[..len]);
    }

    /// Shuffles all tiles below the top one.
    pub(super) fn shuffle_unseen(&mut self, rng: &mut Rng) {
        let unseen = self.len().saturating_sub(1);
        rng.shuffle(&mut self.tiles[..unseen]);
    }

    /// Sorts all tiles below the top one by type, and resets the unused places of the array.
    pub(super) fn sort_unseen(&mut self) {
        let unseen = self.len().saturating_sub(1);
        sort(&mut self.tiles[..unseen], |a, b| a < b);
        self.tiles[unseen + 1..].fill(Rare(0));
    }

    /// Whether both stacks have the same tiles, in any order.
    pub(super) fn same_tiles(&self, other: &Self) -> bool {
        let count = |stack: &Self, rare| stack.iter().filter(|&&tile| tile == rare).count();
        Rare::all().all(|rare| count(self, rare) == count(other, rare))
    }
}

impl Deref for Stack {
    type Target = [Rare];

    fn deref(&self) -> &[Rare] {
        &self.tiles[..usize::from(self.len).min(MAX_STACK)]
    }
}

impl PartialEq for Stack {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl Eq for Stack {}

/// Displays the tiles, top first.
impl fmt::Display for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, rare) in self.iter().rev().enumerate() {
            let space = if at == 0 { "" } else { " " };
            write!(f, "{space}{rare}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_gain_is_the_difference_of_two_scores() {
        let mut rng = Rng::new(4);
        for _ in 0..2000 {
            let mut counts = [0; Rare::TYPES];
            counts.fill_with(|| rng.below(4) as u8);
            for rare in Rare::all() {
                let mut after = counts;
                after[rare.index()] += 1;
                let gain = Rare::score(after) - Rare::score(counts);
                assert_eq!(rare.gain(&counts), gain, "{counts:?} {rare}");
            }
        }
    }
}
