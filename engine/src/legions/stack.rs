//! A face-down stack of tiles.

use super::setup::{LARGE_TILES, SMALL_TILES};
use super::tile::{Landscape, Size, Tile};
use crate::Rng;

/// A stack of tiles. They are drawn from the top.
///
/// Drawn tiles stay in the array, because a record needs the order of the whole shuffled stack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Stack<const N: usize> {
    tiles: [Tile; N],
    len: u8,
    /// The number of tiles at the bottom that are never drawn. They are the flipped tiles of a solo
    /// game, which nobody has seen.
    buried: u8,
}

impl<const N: usize> Stack<N> {
    /// Creates a stack of all tiles of a size, sorted.
    pub fn sorted(size: Size) -> Self {
        let mut stack = Self {
            tiles: [Tile::new(size, Landscape::Desert, None); N],
            len: 0,
            buried: 0,
        };
        let kinds = Tile::all().filter(|tile| tile.size() == size);
        let all = kinds.flat_map(|tile| (0..tile.copies()).map(move |_| tile));
        for (place, tile) in stack.tiles.iter_mut().zip(all) {
            *place = tile;
            stack.len += 1;
        }
        debug_assert_eq!(usize::from(stack.len), N);
        stack
    }

    /// Creates a stack that contains only these tiles, in the order of drawing; `None` if a tile
    /// has another size or there are too many.
    pub fn with_draws(size: Size, draws: &[Tile]) -> Option<Self> {
        let mut stack = Self::sorted(size);
        let fits = draws.len() <= N && draws.iter().all(|tile| tile.size() == size);
        for (place, &tile) in stack.tiles.iter_mut().zip(draws.iter().rev()) {
            *place = tile;
        }
        stack.len = draws.len() as u8;
        fits.then_some(stack)
    }

    /// The number of tiles that can be drawn.
    pub fn len(&self) -> u8 {
        self.len.saturating_sub(self.buried)
    }

    pub fn buried(&self) -> u8 {
        self.buried
    }

    pub fn bury(&mut self, count: u8) {
        self.buried = count;
    }

    /// All tiles that nobody has seen, including the buried tiles.
    pub fn unseen(&self) -> &[Tile] {
        &self.tiles[..usize::from(self.len)]
    }

    pub fn draw(&mut self) -> Option<Tile> {
        if self.len() == 0 {
            return None;
        }
        self.len -= 1;
        Some(self.tiles[usize::from(self.len)])
    }

    pub fn shuffle(&mut self, rng: &mut Rng) {
        rng.shuffle(&mut self.tiles[..usize::from(self.len)]);
    }

    /// Moves `tile` so that exactly `ahead` tiles are drawn before it. Returns `false` if the
    /// tiles after these contain no tile of this kind, or if the stack is too short.
    pub fn arrange(&mut self, ahead: u8, tile: Tile) -> bool {
        let Some(place) = self.len().checked_sub(ahead + 1) else {
            return false;
        };
        let place = usize::from(place + self.buried);
        match self.tiles[..=place].iter().rposition(|&at| at == tile) {
            Some(found) => {
                self.tiles.swap(found, place);
                true
            }
            None => false,
        }
    }

    /// All tiles in the order of drawing, including those already drawn.
    pub fn order(&self) -> impl Iterator<Item = Tile> + '_ {
        self.tiles.iter().rev().copied()
    }

    /// The stack before the first tile was drawn.
    pub fn refilled(&self) -> Self {
        Self {
            len: N as u8,
            buried: 0,
            ..self.clone()
        }
    }
}

/// The stacks of large and of small tiles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Stacks {
    pub large: Stack<LARGE_TILES>,
    pub small: Stack<SMALL_TILES>,
}

impl Stacks {
    pub fn sorted() -> Self {
        Self {
            large: Stack::sorted(Size::Large),
            small: Stack::sorted(Size::Small),
        }
    }

    pub fn refilled(&self) -> Self {
        Self {
            large: self.large.refilled(),
            small: self.small.refilled(),
        }
    }

    pub fn shuffle(&mut self, rng: &mut Rng) {
        self.large.shuffle(rng);
        self.small.shuffle(rng);
    }

    pub fn len(&self, size: Size) -> u8 {
        match size {
            Size::Large => self.large.len(),
            Size::Small => self.small.len(),
        }
    }

    pub fn draw(&mut self, size: Size) -> Option<Tile> {
        match size {
            Size::Large => self.large.draw(),
            Size::Small => self.small.draw(),
        }
    }

    pub fn unseen(&self, size: Size) -> &[Tile] {
        match size {
            Size::Large => self.large.unseen(),
            Size::Small => self.small.unseen(),
        }
    }

    pub fn arrange(&mut self, ahead: u8, tile: Tile) -> bool {
        match tile.size() {
            Size::Large => self.large.arrange(ahead, tile),
            Size::Small => self.small.arrange(ahead, tile),
        }
    }
}
