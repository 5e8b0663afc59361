//! The tiles on the table.

use super::lattice::Cell;
use super::setup::{CITY, LARGE_TILES, SMALL_TILES};
use super::tile::{Size, Tile};

/// The most tiles that can lie on the table: the whole city and all land.
pub const MAX_TABLE: usize = CITY.len() + LARGE_TILES + SMALL_TILES;

/// Slots of the look-up table: a power of two, more than twice the tiles.
const SLOTS: usize = 256;
const VACANT: u8 = u8::MAX;
const OCCUPIED: u8 = 0b1000_0000;
/// The cells around the largest city fit a 32-bit mask.
const MAX_GATES: usize = 32;

/// Where a figure stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// Anywhere in the city, which has room for all.
    City,
    /// Alone on the land tile at this cell.
    Land(Cell),
}

impl core::fmt::Display for Spot {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::City => f.write_str("city"),
            Self::Land(cell) => cell.fmt(f),
        }
    }
}

impl core::str::FromStr for Spot {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "city" => Ok(Self::City),
            cell => cell.parse().map(Self::Land),
        }
    }
}

/// What a neighbour has in common with a tile laid beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Touch {
    /// The neighbour's cell.
    pub neighbour: Cell,
    /// The same landscape.
    pub landscape: bool,
    /// The same feature.
    pub feature: bool,
    /// Another figure stands there, so that nothing counts.
    pub occupied: bool,
}

impl Touch {
    /// What it is worth: 1 for the landscape, 2 for the feature, 0 if occupied.
    #[must_use]
    pub const fn points(self) -> u8 {
        if self.occupied {
            0
        } else {
            self.landscape as u8 + 2 * self.feature as u8
        }
    }

    /// Whether anything matches, counted or not.
    #[must_use]
    pub const fn matches(self) -> bool {
        self.landscape || self.feature
    }
}

/// A tile's place in the order of laying; the city's come first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Index(u8);

/// All tiles on the table, found by cell through a small hash table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Province {
    cells: [Cell; MAX_TABLE],
    /// A tile's code, and whether a figure stands on it.
    tiles: [u8; MAX_TABLE],
    len: u8,
    city: u8,
    /// Open addressing: the index of the tile at a cell, or `VACANT`.
    slots: [u8; SLOTS],
    /// Bit `n` is set while the `n`th cell around the city is free.
    gates: u32,
}

/// The cells around a city of a given size, in reading order.
#[derive(Clone, Copy)]
struct Gates {
    cells: [Cell; MAX_GATES],
    len: usize,
}

const GATES: [Gates; 4] = [gates(4), gates(6), gates(8), gates(10)];
/// The cells around the largest city.
pub(super) const MAX_GATES_USED: usize = GATES[3].len;

const fn gates(city: usize) -> Gates {
    let mut found = Gates {
        cells: [Cell::new(0, 0); MAX_GATES],
        len: 0,
    };
    let mut y = -3;
    while y <= 3 {
        let mut x = -2;
        while x <= 5 {
            let cell = Cell::new(x, y);
            let (mut inside, mut beside, mut tile) = (false, false, 0);
            while tile < city {
                let at = CITY[tile].0;
                inside |= at.x == x && at.y == y;
                beside |= cell.touches(at);
                tile += 1;
            }
            if beside && !inside {
                found.cells[found.len] = cell;
                found.len += 1;
            }
            x += 1;
        }
        y += 1;
    }
    found
}

impl Province {
    /// A table with only the city on it: the first `city` of its tiles.
    pub(super) fn new(city: impl Iterator<Item = (Tile, Cell)>) -> Self {
        let mut province = Self {
            cells: [Cell::new(0, 0); MAX_TABLE],
            tiles: [0; MAX_TABLE],
            len: 0,
            city: 0,
            slots: [VACANT; SLOTS],
            gates: 0,
        };
        for (tile, cell) in city {
            province.insert(tile, cell);
        }
        province.city = province.len;
        province.gates = ((1u64 << province.gate_cells().len()) - 1) as u32;
        province
    }

    /// How many tiles lie on the table, the city included.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether the table is bare; it never is.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// How many of them are city tiles.
    #[must_use]
    pub const fn city_len(&self) -> usize {
        self.city as usize
    }

    /// All tiles in the order in which they were laid, the city first.
    pub fn tiles(&self) -> impl ExactSizeIterator<Item = (Tile, Cell)> + Clone + '_ {
        (0..self.len).map(|index| (self.tile(Index(index)), self.cells[usize::from(index)]))
    }

    /// The tile at a cell.
    #[must_use]
    pub fn at(&self, cell: Cell) -> Option<Tile> {
        self.find(cell).map(|index| self.tile(index))
    }

    /// Whether the cell belongs to the city.
    #[must_use]
    pub fn is_city(&self, cell: Cell) -> bool {
        self.find(cell).is_some_and(|index| index.0 < self.city)
    }

    /// The free cells that touch where a figure stands.
    pub fn reach(&self, from: Spot) -> Reach<'_> {
        match from {
            Spot::City => Reach {
                province: self,
                from: None,
                left: self.gates,
            },
            Spot::Land(cell) => Reach {
                province: self,
                from: Some(cell),
                left: (1 << cell.degree()) - 1,
            },
        }
    }

    /// What a tile laid at `cell` would touch, by a figure coming from `from`:
    /// that figure's own tile counts as empty.
    pub fn touches(&self, tile: Tile, cell: Cell, from: Spot) -> impl Iterator<Item = Touch> + '_ {
        (0..cell.degree()).filter_map(move |direction| {
            let neighbour = cell.step(direction);
            let index = self.find(neighbour)?;
            let other = self.tile(index);
            Some(Touch {
                neighbour,
                landscape: tile.same_landscape(other),
                feature: tile.same_feature(other),
                occupied: self.is_occupied(index) && from != Spot::Land(neighbour),
            })
        })
    }

    /// The sum of [`Touch::points`] over all that a tile would touch.
    #[must_use]
    pub fn points(&self, tile: Tile, cell: Cell, from: Spot) -> u8 {
        self.touches(tile, cell, from).map(Touch::points).sum()
    }

    /// The spots where a figure may be put: the city, and every land tile
    /// that is free or among `own`.
    pub(super) fn spots(&self, own: [Spot; 2]) -> impl Iterator<Item = Spot> + '_ {
        let land = (self.city..self.len)
            .filter(|&index| !self.is_occupied(Index(index)))
            .map(|index| Spot::Land(self.cells[usize::from(index)]));
        let city = core::iter::once(Spot::City);
        city.chain(own.into_iter().filter(|&spot| spot != Spot::City))
            .chain(land)
    }

    /// Whether a land tile lies at the cell, and whether a figure stands on it.
    pub(super) fn land(&self, cell: Cell) -> Option<bool> {
        let index = self.find(cell)?;
        (index.0 >= self.city).then(|| self.is_occupied(index))
    }

    pub(super) fn is_gate(&self, cell: Cell) -> bool {
        self.gate_cells().contains(&cell)
    }

    /// Lays a tile on a free cell; `false` if the table or the cell is full.
    pub(super) fn lay(&mut self, tile: Tile, cell: Cell) -> bool {
        if self.len() == MAX_TABLE || self.find(cell).is_some() {
            return false;
        }
        self.insert(tile, cell);
        // All gates lie within three cells of the city's middle.
        if cell.x.unsigned_abs() <= 5
            && cell.y.unsigned_abs() <= 3
            && let Some(gate) = self.gate_cells().iter().position(|&gate| gate == cell)
        {
            self.gates &= !(1 << gate);
        }
        true
    }

    /// Marks where a figure has stepped onto or off.
    pub(super) fn occupy(&mut self, spot: Spot, by_figure: bool) {
        if let Spot::Land(cell) = spot
            && let Some(index) = self.find(cell)
        {
            let tile = &mut self.tiles[usize::from(index.0)];
            *tile = *tile & !OCCUPIED | if by_figure { OCCUPIED } else { 0 };
        }
    }

    fn insert(&mut self, tile: Tile, cell: Cell) {
        self.cells[self.len()] = cell;
        self.tiles[self.len()] = tile.code();
        let mut slot = hash(cell);
        while self.slots[usize::from(slot)] != VACANT {
            slot = slot.wrapping_add(1);
        }
        self.slots[usize::from(slot)] = self.len;
        self.len += 1;
    }

    fn find(&self, cell: Cell) -> Option<Index> {
        let mut slot = hash(cell);
        loop {
            let index = self.slots[usize::from(slot)];
            if index == VACANT {
                return None;
            }
            if self.cells.get(usize::from(index)) == Some(&cell) {
                return Some(Index(index));
            }
            slot = slot.wrapping_add(1);
        }
    }

    fn tile(&self, index: Index) -> Tile {
        let code = self.tiles[usize::from(index.0)] & !OCCUPIED;
        // Only tiles are ever stored; the fallback keeps this free of panics.
        Tile::from_code(code).unwrap_or(Tile::new(
            Size::Large,
            super::tile::Landscape::Desert,
            None,
        ))
    }

    fn is_occupied(&self, index: Index) -> bool {
        self.tiles[usize::from(index.0)] & OCCUPIED != 0
    }

    fn gate_cells(&self) -> &'static [Cell] {
        let gates = &GATES[(usize::from(self.city).saturating_sub(4) / 2).min(GATES.len() - 1)];
        &gates.cells[..gates.len]
    }
}

/// Spreads cells over the slots: no two within a block of 19 by 13 meet, and
/// straight lines in any of the eight directions stay apart.
const fn hash(cell: Cell) -> u8 {
    (cell.x as u8).wrapping_add((cell.y as u8).wrapping_mul(19))
}

/// The free cells around a figure.
#[derive(Clone)]
pub struct Reach<'a> {
    province: &'a Province,
    /// The land tile, or the city when `None`.
    from: Option<Cell>,
    /// Directions, or gates of the city, still to visit.
    left: u32,
}

impl Iterator for Reach<'_> {
    type Item = Cell;

    fn next(&mut self) -> Option<Cell> {
        while self.left != 0 {
            let bit = self.left.trailing_zeros() as usize;
            self.left &= self.left - 1;
            match self.from {
                None => return self.province.gate_cells().get(bit).copied(),
                Some(cell) => {
                    let neighbour = cell.step(bit);
                    if self.province.find(neighbour).is_none() {
                        return Some(neighbour);
                    }
                }
            }
        }
        None
    }
}
