//! Tiles without an order: a hand, or the flipped tiles.

use super::tile::{Size, Tile};

/// A multiset of tiles, with a bit mask of the kinds that it contains.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pile {
    counts: [u8; Tile::CODES],
    kinds: u32,
    len: u8,
}

impl Pile {
    const LARGE: u32 = 0x0000_ffff;
    /// A mask of the codes of all tiles without a feature.
    const PLAIN: u32 = 0x1111_1111;

    /// The number of tiles.
    #[must_use]
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Whether the pile has no tiles.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The number of tiles of one kind.
    #[must_use]
    pub const fn count(&self, tile: Tile) -> u8 {
        self.counts[tile.code() as usize % Tile::CODES]
    }

    /// Whether the pile has a tile of this kind.
    #[must_use]
    pub const fn contains(&self, tile: Tile) -> bool {
        self.count(tile) > 0
    }

    /// The kinds of tiles in the pile, each once, with large tiles first.
    #[must_use]
    pub const fn kinds(&self) -> Kinds {
        Kinds(self.kinds)
    }

    pub(super) const fn kinds_of(&self, size: Size) -> Kinds {
        Kinds(match size {
            Size::Large => self.kinds & Self::LARGE,
            Size::Small => self.kinds & !Self::LARGE,
        })
    }

    /// The number of tiles of one size.
    #[must_use]
    pub fn len_of(&self, size: Size) -> u8 {
        self.kinds_of(size).map(|tile| self.count(tile)).sum()
    }

    pub(super) const fn add(&mut self, tile: Tile) {
        self.counts[tile.code() as usize % Tile::CODES] += 1;
        self.kinds |= 1 << tile.code();
        self.len += 1;
    }

    /// Removes one tile of a kind. Returns `false` if there is none.
    pub(super) const fn remove(&mut self, tile: Tile) -> bool {
        let count = &mut self.counts[tile.code() as usize % Tile::CODES];
        if *count == 0 {
            return false;
        }
        *count -= 1;
        if *count == 0 {
            self.kinds &= !(1 << tile.code());
        }
        self.len -= 1;
        true
    }
}

/// A set of kinds of tiles. Its iterator returns large tiles first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kinds(u32);

impl Kinds {
    pub(super) const fn plain(self) -> Self {
        Self(self.0 & Pile::PLAIN)
    }
}

impl Iterator for Kinds {
    type Item = Tile;

    fn next(&mut self) -> Option<Tile> {
        let tile = Tile::from_code(self.0.trailing_zeros() as u8)?;
        self.0 &= self.0 - 1;
        Some(tile)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.count_ones() as usize;
        (len, Some(len))
    }
}

impl ExactSizeIterator for Kinds {}
