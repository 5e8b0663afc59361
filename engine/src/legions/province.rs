//! The tiles on the table.

use super::lattice::{Cell, DIAGONAL, opposite};
use super::setup::{CITY, CITY_SIZES, LARGE_TILES, SMALL_TILES};
use super::tile::{Size, Tile};

/// The largest number of tiles in a province: the largest city and all land tiles.
pub const MAX_TILES: usize = CITY.len() + LARGE_TILES + SMALL_TILES;

/// The number of slots of the hash table. It is a power of two, and more than twice the largest
/// number of tiles.
const SLOTS: usize = 256;
const VACANT: u8 = u8::MAX;
const OCCUPIED: u8 = 0b1000_0000;
/// The largest number of cells around a city that can be stored as bits of a mask.
const MAX_GATES: usize = 32;

/// The place of a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// The city, which has space for all figures.
    City,
    /// The land tile at this cell, which has space for one figure.
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
    type Err = super::ParseError;

    fn from_str(text: &str) -> Result<Self, super::ParseError> {
        match text {
            "city" => Ok(Self::City),
            cell => cell.parse().map(Self::Land),
        }
    }
}

/// The comparison of a laid tile with one of its neighbours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Touch {
    /// The neighbour's cell.
    pub neighbour: Cell,
    /// Whether the landscapes are the same.
    pub landscape: bool,
    /// Whether the features are the same.
    pub feature: bool,
    /// Whether a figure stands on the neighbour, so that matches do not count. The figure that
    /// moves is ignored.
    pub occupied: bool,
}

impl Touch {
    /// The points for the landscape: 1 if it matches and counts, otherwise 0.
    #[must_use]
    pub const fn landscape_points(self) -> u8 {
        (self.landscape && !self.occupied) as u8
    }

    /// The points for the feature: 2 if it matches and counts, otherwise 0.
    #[must_use]
    pub const fn feature_points(self) -> u8 {
        2 * (self.feature && !self.occupied) as u8
    }

    /// The points for the landscape and the feature.
    #[must_use]
    pub const fn points(self) -> u8 {
        self.landscape_points() + self.feature_points()
    }

    /// Whether the landscape or the feature matches, even if matches do not count.
    #[must_use]
    pub const fn matches(self) -> bool {
        self.landscape || self.feature
    }
}

/// The index of a tile in the order of laying. The city's tiles come first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Index(u8);

/// All tiles on the table, found by cell through a small hash table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Province {
    cells: [Cell; MAX_TILES],
    /// The code of each tile, and whether a figure stands on it.
    tiles: [u8; MAX_TILES],
    /// The free neighbours of each tile. Bit `n` is set while the neighbour in direction `n` is
    /// free.
    open: [u8; MAX_TILES],
    len: u8,
    city: u8,
    /// A hash table with open addressing. A slot contains the index of the tile at a cell, or
    /// `VACANT`.
    slots: [u8; SLOTS],
    /// The free cells around the city. Bit `n` is set while the cell with index `n` in [`Gates`] is
    /// free.
    gates: u32,
}

/// The largest absolute coordinate of the cells around the city.
const CITY_REACH: i8 = {
    let (mut reach, mut tile) = (0, 0);
    while tile < CITY.len() {
        let at = CITY[tile].0;
        let (x, y) = (at.x.unsigned_abs() as i8, at.y.unsigned_abs() as i8);
        let far = if x > y { x } else { y };
        if far > reach {
            reach = far;
        }
        tile += 1;
    }
    reach + 1
};

/// The cells around a city of a certain size, row by row.
#[derive(Clone, Copy)]
struct Gates {
    cells: [Cell; MAX_GATES],
    len: usize,
    /// Bit `n` is set if the cell with index `n` is an octagon.
    large: u32,
}

const GATES: [Gates; CITY_SIZES.len()] = {
    let mut all = [gates(0); CITY_SIZES.len()];
    let mut index = 0;
    while index < all.len() {
        all[index] = gates(CITY_SIZES[index]);
        index += 1;
    }
    all
};
/// The largest number of cells around any city.
pub(super) const MOST_GATES: usize = {
    let (mut most, mut city) = (0, 0);
    while city < GATES.len() {
        if GATES[city].len > most {
            most = GATES[city].len;
        }
        city += 1;
    }
    most
};

const fn gates(city: usize) -> Gates {
    let mut found = Gates {
        cells: [Cell::new(0, 0); MAX_GATES],
        len: 0,
        large: 0,
    };
    let (mut y, end) = (-CITY_REACH, Cell::new(CITY_REACH, CITY_REACH));
    while y <= end.y {
        let mut x = -CITY_REACH;
        while x <= end.x {
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
                if matches!(cell.size(), Size::Large) {
                    found.large |= 1 << found.len;
                }
                found.len += 1;
            }
            x += 1;
        }
        y += 1;
    }
    found
}

impl Province {
    /// Creates a province that has only these city tiles.
    pub(super) fn new(city: impl Iterator<Item = (Tile, Cell)>) -> Self {
        let mut province = Self {
            cells: [Cell::new(0, 0); MAX_TILES],
            tiles: [0; MAX_TILES],
            open: [0; MAX_TILES],
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

    /// The number of tiles on the table, including the city.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there are no tiles. This is always `false`, because a province has a city.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The number of city tiles.
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

    /// The free cells that touch the spot of a figure.
    #[must_use]
    pub fn reach(&self, from: Spot) -> Reach {
        match from {
            Spot::City => Reach {
                from: Start::Gates(self.gate_cells()),
                left: self.gates,
            },
            Spot::Land(cell) => Reach {
                from: Start::Tile(cell),
                left: self.find(cell).map_or(0, |index| self.open_around(index)),
            },
        }
    }

    /// The numbers of free octagons and squares that touch the spot of a figure.
    #[must_use]
    pub fn room(&self, from: Spot) -> [u8; 2] {
        let reach = self.reach(from);
        let large = match from {
            Spot::City => reach.left & self.gates_of_city().large,
            Spot::Land(cell) if cell.size() == Size::Large => reach.left & DIAGONAL,
            Spot::Land(_) => reach.left,
        };
        [large, reach.left & !large].map(|mask| mask.count_ones() as u8)
    }

    /// Compares a tile laid at `cell` with each of its neighbours. The figure that moves leaves the
    /// tile at `from`, so that tile counts as not occupied.
    pub fn touches(&self, tile: Tile, cell: Cell, from: Spot) -> impl Iterator<Item = Touch> + '_ {
        cell.neighbours().filter_map(move |neighbour| {
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

    /// The points for all matches of a tile laid at `cell`: the sum of [`Touch::points`].
    #[must_use]
    pub fn points(&self, tile: Tile, cell: Cell, from: Spot) -> u8 {
        self.touches(tile, cell, from).map(Touch::points).sum()
    }

    /// The cells of the land tiles on which no figure stands.
    pub(super) fn free_land(&self) -> impl Iterator<Item = Cell> + '_ {
        let land = self.city_len()..self.len();
        let tiles = self.tiles[land.clone()].iter();
        tiles
            .zip(&self.cells[land])
            .filter(|&(tile, _)| tile & OCCUPIED == 0)
            .map(|(_, &cell)| cell)
    }

    /// Whether a figure stands on the land tile at a cell; `None` if the cell has no land tile.
    pub(super) fn land(&self, cell: Cell) -> Option<bool> {
        let index = self.find(cell)?;
        (index.0 >= self.city).then(|| self.is_occupied(index))
    }

    pub(super) fn is_gate(&self, cell: Cell) -> bool {
        self.gate_cells().contains(&cell)
    }

    /// Lays a tile on a free cell. Returns `false` if the cell is taken or the province is full.
    pub(super) fn lay(&mut self, tile: Tile, cell: Cell) -> bool {
        if self.len() == MAX_TILES || self.find(cell).is_some() {
            return false;
        }
        self.insert(tile, cell);
        if cell.x.unsigned_abs().max(cell.y.unsigned_abs()) <= CITY_REACH as u8
            && let Some(gate) = self.gate_cells().iter().position(|&gate| gate == cell)
        {
            self.gates &= !(1 << gate);
        }
        true
    }

    /// Records that a figure has stepped onto a spot or left it.
    pub(super) fn occupy(&mut self, spot: Spot, by_figure: bool) {
        if let Spot::Land(cell) = spot
            && let Some(index) = self.find(cell)
        {
            let tile = &mut self.tiles[usize::from(index.0)];
            *tile = *tile & !OCCUPIED | if by_figure { OCCUPIED } else { 0 };
        }
    }

    fn insert(&mut self, tile: Tile, cell: Cell) {
        let mut open = 0;
        for direction in 0..cell.degree() {
            match self.find(cell.step(direction)) {
                None => open |= 1 << direction,
                Some(neighbour) => {
                    self.open[usize::from(neighbour.0)] &= !(1 << opposite(direction));
                }
            }
        }
        self.open[self.len()] = open;
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

    fn open_around(&self, index: Index) -> u32 {
        self.open[usize::from(index.0)].into()
    }

    // Inlined, because it is used by code that runs from RAM, which must not call functions in
    // flash.
    #[inline(always)]
    fn tile(&self, index: Index) -> Tile {
        let code = self.tiles[usize::from(index.0)] & !OCCUPIED;
        // Only codes of tiles are stored, so the fallback is never used.
        Tile::from_code(code).unwrap_or(Tile::new(
            Size::Large,
            super::tile::Landscape::Desert,
            None,
        ))
    }

    fn is_occupied(&self, index: Index) -> bool {
        self.tiles[usize::from(index.0)] & OCCUPIED != 0
    }

    fn gates_of_city(&self) -> &'static Gates {
        let city = self.city_len();
        let size = CITY_SIZES.iter().position(|&size| size == city);
        &GATES[size.unwrap_or(0)]
    }

    pub(super) fn gate_cells(&self) -> &'static [Cell] {
        let gates = self.gates_of_city();
        &gates.cells[..gates.len]
    }
}

/// Computes the slot where the search for a cell begins. The factors leave gaps between the used
/// slots of rows, columns, diagonals and blocks, so that a search ends after one or two slots.
const fn hash(cell: Cell) -> u8 {
    (cell.x as u8)
        .wrapping_mul(181)
        .wrapping_add((cell.y as u8).wrapping_mul(7))
}

/// An iterator over the free cells around a figure.
#[derive(Clone, Debug)]
pub struct Reach {
    from: Start,
    /// The directions or gates that have not been visited yet, one bit each.
    left: u32,
}

#[derive(Clone, Debug)]
enum Start {
    Gates(&'static [Cell]),
    Tile(Cell),
}

impl Iterator for Reach {
    type Item = Cell;

    fn next(&mut self) -> Option<Cell> {
        if self.left == 0 {
            return None;
        }
        let bit = self.left.trailing_zeros() as usize;
        self.left &= self.left - 1;
        match self.from {
            Start::Gates(cells) => cells.get(bit).copied(),
            Start::Tile(cell) => Some(cell.step(bit)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::legions::{Landscape, Players, Setup};

    fn city() -> Option<Province> {
        Some(Province::new(Setup::Classic(Players::new(2)?).city()))
    }

    /// A province has no edge: all 93 land tiles may be in one straight line.
    #[test]
    fn a_straight_line_of_93_tiles_fits_in_eight_directions() {
        for (dx, dy) in [
            (1i8, 0i8),
            (1, 1),
            (0, 1),
            (-1, 1),
            (-1, 0),
            (-1, -1),
            (0, -1),
            (1, -1),
        ] {
            let mut province = city().unwrap();
            let mut cell = Cell::new(0, 0);
            while province.at(cell).is_some() {
                cell = Cell::new(cell.x + dx, cell.y + dy);
            }
            let first = cell;
            let mut last = None;
            for laid in 0..93 {
                let landscape = Landscape::ALL[laid % 3];
                let tile = Tile::new(cell.size(), landscape, None);
                assert!(province.at(cell).is_none());
                assert!(province.lay(tile, cell));
                assert!(!province.lay(tile, cell), "a cell takes one tile");
                assert_eq!(province.at(cell), Some(tile));
                last = Some(cell);
                cell = Cell::new(cell.x + dx, cell.y + dy);
            }
            assert_eq!(province.len(), 4 + 93);
            let last = last.unwrap();
            assert_eq!((last.x - first.x, last.y - first.y), (92 * dx, 92 * dy));
            // The last tile of the line has one neighbour: the tile before it.
            let reach: Vec<_> = province.reach(Spot::Land(last)).collect();
            assert_eq!(reach.len(), last.degree() - 1);
            assert!(reach.contains(&cell));
            // The next tile of the line has one neighbour, which is a mountain.
            let next = Tile::new(cell.size(), Landscape::Mountains, None);
            assert_eq!(province.points(next, cell, Spot::City), 1);
            assert_eq!(province.touches(next, cell, Spot::City).count(), 1);
        }
    }

    /// The number of slots that are examined to find a cell. It must be small.
    fn probes(province: &Province, cell: Cell) -> usize {
        let mut slot = hash(cell);
        let mut probes = 1;
        loop {
            let index = usize::from(province.slots[usize::from(slot)]);
            if index == usize::from(VACANT) || province.cells[index] == cell {
                return probes;
            }
            slot = slot.wrapping_add(1);
            probes += 1;
        }
    }

    #[test]
    fn a_look_up_needs_few_probes_whatever_the_shape_of_the_land() {
        let line = |dx: i8, dy: i8| (1..=93).map(move |n| Cell::new(n * dx, n * dy));
        let mut shapes: Vec<Vec<Cell>> = [(1, 0), (0, 1), (1, 1), (1, -1)]
            .into_iter()
            .map(|(dx, dy)| line(dx, dy).collect())
            .collect();
        for width in 2..=31i8 {
            let block = (0..93).map(|n: i8| Cell::new(n % width - 9, n / width - 9));
            shapes.push(block.collect());
        }
        for shape in shapes {
            let mut province = city().unwrap();
            for &cell in &shape {
                province.lay(Tile::new(cell.size(), Landscape::Hills, None), cell);
            }
            let around = shape.iter().flat_map(|cell| cell.neighbours());
            let worst = around.map(|cell| probes(&province, cell)).max();
            assert!(worst <= Some(4), "{worst:?} probes: {shape:?}");
        }
    }

    #[test]
    fn reach_and_room_agree_with_a_look_at_every_neighbour() {
        let mut province = city().unwrap();
        let mut rng = crate::Rng::new(5);
        while province.len() < MAX_TILES - 6 {
            let cells: Vec<_> = province.tiles().map(|(_, cell)| cell).collect();
            let beside = rng.pick(&cells).unwrap();
            let free: Vec<_> = beside.neighbours().collect();
            let cell = rng.pick(&free).unwrap();
            province.lay(Tile::new(cell.size(), Landscape::Hills, None), cell);

            for &(_, cell) in &province.tiles().skip(4).collect::<Vec<_>>() {
                let free: Vec<_> = cell
                    .neighbours()
                    .filter(|&other| province.at(other).is_none())
                    .collect();
                let spot = Spot::Land(cell);
                assert_eq!(province.reach(spot).collect::<Vec<_>>(), free);
                let of = |size| free.iter().filter(|cell| cell.size() == size).count() as u8;
                assert_eq!(province.room(spot), Size::ALL.map(of));
            }
            let gates: Vec<_> = province.reach(Spot::City).collect();
            let around = |cell: Cell| cell.neighbours().any(|other| province.is_city(other));
            for y in -9..9 {
                for x in -9..9 {
                    let cell = Cell::new(x, y);
                    let gate = province.at(cell).is_none() && around(cell);
                    assert_eq!(gates.contains(&cell), gate, "{cell}");
                }
            }
        }
    }
}
