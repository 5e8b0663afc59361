//! A position in a form that is fast to search.
//!
//! It contains only public information and the seat's own coins. The order of the stacks is
//! missing, so a bot cannot use it. Instead, tiles are drawn at random from all unseen
//! tiles.

use super::super::game::{Legions, Phase};
use super::super::lattice::Cell;
use super::super::province::Spot;
use super::super::setup::{LARGE_TILES, SMALL_TILES, SOLO_TOLL, Setup};
use super::super::tile::{Size, Tile};
use super::values::{VALUES, Values};
use crate::game::MAX_SEATS;
use crate::{Rng, Seat};

/// The number of cells in the grid. The grid is a ring.
///
/// The place of a cell is `x + 33 y`, modulo this number. Neighbours are a constant distance apart,
/// and octagons have even places. Two cells have the same place only if the land is more than 30
/// cells long. A bot may then misjudge a position, but the rules still check its moves.
const CELLS: usize = 1024;
const MASK: u16 = CELLS as u16 - 1;
const ROW: i16 = 33;

/// The place of a figure in the city.
pub(super) const CITY: u16 = u16::MAX;
/// The code that stands for the absence of a tile.
pub(super) const NONE: u8 = u8::MAX;

/// The code of an empty cell.
const EMPTY: u8 = 12;
/// The code of a cell with a figure. It matches nothing.
const GUARDED: u8 = 13;

/// The distances between a cell's place and those of its neighbours, in the order of the lattice's
/// directions.
const WAYS: [i16; 8] = [-ROW, 1, ROW, -1, 1 - ROW, 1 + ROW, ROW - 1, -1 - ROW];

/// For each of the sixteen codes, the amount that a neighbour with this code adds to [`Around`].
/// `Around` has six counters of four bits, for the three landscapes and three features.
const COUNTS: [u32; 16] = {
    let mut counts = [0; 16];
    let mut code = 0;
    while code < 12 {
        counts[code] = 1 << (4 * (code / 4));
        if code % 4 > 0 {
            counts[code] += 1 << (8 + 4 * (code % 4));
        }
        code += 1;
    }
    counts
};

/// Counts of the landscapes and features around a cell.
#[derive(Clone, Copy, Debug)]
pub(super) struct Around(u32);

impl Around {
    /// The points for matches of a tile that is laid on the cell.
    pub const fn points(self, code: u8) -> u8 {
        let landscape = self.0 >> (code & 12);
        let feature = match code & 3 {
            0 => 0,
            feature => self.0 >> (8 + 4 * feature),
        };
        (landscape & 15) as u8 + 2 * (feature & 15) as u8
    }
}

/// The tiles of a player.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hand {
    counts: [u8; Tile::CODES],
    /// Bit `code` is set if the hand has a tile with this code.
    pub kinds: u32,
    pub len: u8,
}

impl Hand {
    pub const LARGE: u32 = 0xffff;
    pub const PLAIN: u32 = 0x1111_1111;

    const fn new() -> Self {
        Self {
            counts: [0; Tile::CODES],
            kinds: 0,
            len: 0,
        }
    }

    pub const fn count(&self, code: u8) -> u8 {
        self.counts[code as usize % Tile::CODES]
    }

    pub const fn add(&mut self, code: u8) {
        self.counts[code as usize % Tile::CODES] += 1;
        self.kinds |= 1 << (code & 31);
        self.len += 1;
    }

    pub const fn remove(&mut self, code: u8) {
        let count = &mut self.counts[code as usize % Tile::CODES];
        if *count > 0 {
            *count -= 1;
            self.len -= 1;
            if *count == 0 {
                self.kinds &= !(1 << (code & 31));
            }
        }
    }
}

/// Returns the kinds among `kinds` that fit on a place: large tiles fit on even places, small tiles
/// fit on odd places. `size` is the number of the place.
pub(super) const fn of_size(kinds: u32, size: u16) -> u32 {
    if size & 1 == 0 {
        kinds & Hand::LARGE
    } else {
        kinds & !Hand::LARGE
    }
}

/// The number of land tiles in the box.
pub(super) const LAND: usize = LARGE_TILES + SMALL_TILES;

/// A position as one seat sees it.
#[derive(Clone, Copy, Debug)]
pub struct SearchState {
    /// The cells, with two codes each. The upper four bits are the tile's code without its size,
    /// which follows from the place. The lower four bits are the code for matches with neighbours:
    /// the same code, or [`GUARDED`] under a figure.
    grid: [u8; CELLS],
    /// The places of the land tiles, in the order in which they were laid.
    land: [u16; LAND],
    laid: u8,
    gates: &'static [Cell],
    pub(super) hands: [Hand; MAX_SEATS],
    pub(super) figures: [[u16; 2]; MAX_SEATS],
    pub(super) coins: [u8; MAX_SEATS],
    pub(super) flipped: [u8; MAX_SEATS],
    unseen: [u8; Tile::CODES],
    /// The number of tiles that can be drawn, large and small.
    pub(super) stacks: [u8; 2],
    pub(super) reserve: u8,
    pub(super) seats: u8,
    /// The seat whose turn it is.
    pub(super) seat: u8,
    pub(super) caesar: u8,
    pub(super) expert: bool,
    pub(super) over: bool,
    pub(super) phase: Phase,
    /// The goal of a solo game in coins; 0 in other games.
    pub(super) goal: u8,
    /// The number of places whose surroundings were examined. It measures the work.
    pub(super) work: u32,
    /// The values used to evaluate positions.
    pub(crate) values: &'static Values,
}

impl SearchState {
    /// Creates an empty state.
    pub(super) const fn blank() -> Self {
        Self {
            grid: [EMPTY << 4 | EMPTY; CELLS],
            land: [0; LAND],
            laid: 0,
            gates: &[],
            hands: [Hand::new(); MAX_SEATS],
            figures: [[CITY; 2]; MAX_SEATS],
            coins: [0; MAX_SEATS],
            flipped: [0; MAX_SEATS],
            unseen: [0; Tile::CODES],
            stacks: [0; 2],
            reserve: 0,
            seats: 1,
            seat: 0,
            caesar: NONE,
            expert: false,
            over: true,
            phase: Phase::Action,
            goal: 0,
            work: 0,
            values: &VALUES,
        }
    }

    /// Copies the parts of a game that `me` can see. The values used to evaluate positions stay
    /// the same.
    pub(super) fn observe(&mut self, game: &Legions, me: Seat) {
        let seats = game.setup.players();
        let state = self;
        state.grid.fill(EMPTY << 4 | EMPTY);
        state.laid = 0;
        state.gates = game.province.gate_cells();
        state.unseen.fill(0);
        state.stacks = Size::ALL.map(|size| game.stack(size));
        state.reserve = game.reserve;
        state.seats = seats;
        state.seat = game.seat.index() as u8;
        state.caesar = game.caesar.map_or(NONE, |seat| seat.index() as u8);
        state.expert = matches!(game.setup, Setup::Expert(_));
        state.over = matches!(game.phase, Phase::Over(_));
        state.phase = game.phase;
        state.goal = match game.setup {
            Setup::Solo(solo) => solo.goal(),
            Setup::Classic(_) | Setup::Expert(_) => 0,
        };
        let city = game.province.city_len();
        for (index, (tile, cell)) in game.province.tiles().enumerate() {
            let at = place(cell);
            *state.at_mut(at) = (tile.code() & 15) * 0x11;
            if index >= city {
                state.note(at);
            }
        }
        for tile in Size::ALL
            .into_iter()
            .flat_map(|size| game.stacks.unseen(size))
        {
            state.unseen[usize::from(tile.code()) % Tile::CODES] += 1;
        }
        for seat in Seat::all(seats) {
            let index = seat.index();
            let hand = game.hand(seat);
            state.hands[index] = Hand::new();
            for tile in hand.kinds() {
                for _ in 0..hand.count(tile) {
                    state.hands[index].add(tile.code());
                }
            }
            state.flipped[index] = game.flipped(seat);
            state.figures[index] = game.figures[index].map(|spot| match spot {
                Spot::City => CITY,
                Spot::Land(cell) => place(cell),
            });
            for at in state.figures[index] {
                state.guard(at);
            }
        }
        state.share_coins(game, me);
    }

    /// Adds a place to the list of land tiles.
    fn note(&mut self, at: u16) {
        if let Some(place) = self.land.get_mut(usize::from(self.laid)) {
            *place = at;
            self.laid += 1;
        }
    }

    /// Estimates the coins of the other players. Their coins are secret, but the sum follows from
    /// the reserve. Equal shares are assumed.
    fn share_coins(&mut self, game: &Legions, me: Seat) {
        let others = self.seats.saturating_sub(1);
        let all = || Seat::all(self.seats);
        let sum: u16 = all().map(|seat| u16::from(game.coins(seat))).sum();
        let mut rest = sum - u16::from(game.coins(me));
        let mut left = u16::from(others);
        let mut coins = [0; MAX_SEATS];
        for seat in all() {
            coins[seat.index()] = if seat == me {
                game.coins(me)
            } else {
                let share = rest / left.max(1);
                rest -= share;
                left -= 1;
                share as u8
            };
        }
        self.coins = coins;
    }

    pub(super) fn at(&self, at: u16) -> u8 {
        self.grid[usize::from(at & MASK)]
    }

    fn at_mut(&mut self, at: u16) -> &mut u8 {
        &mut self.grid[usize::from(at & MASK)]
    }

    pub(super) fn is_empty(&self, at: u16) -> bool {
        self.at(at) & 15 == EMPTY
    }

    pub(super) fn is_guarded(&self, at: u16) -> bool {
        self.at(at) & 15 == GUARDED
    }

    /// Marks the place of a figure.
    pub(super) fn guard(&mut self, at: u16) {
        if at != CITY {
            let cell = self.at_mut(at);
            *cell = *cell & 0xf0 | GUARDED;
        }
    }

    /// Removes the mark from a place that a figure leaves.
    pub(super) fn leave(&mut self, at: u16) {
        if at != CITY {
            let cell = self.at_mut(at);
            *cell = *cell & 0xf0 | *cell >> 4;
        }
    }

    pub(super) fn lay(&mut self, code: u8, at: u16) {
        *self.at_mut(at) = (code & 15) * 0x11;
        self.note(at);
    }

    pub(super) fn lift(&mut self, at: u16) {
        *self.at_mut(at) = EMPTY << 4 | EMPTY;
        self.laid = self.laid.saturating_sub(1);
    }

    pub(super) fn land(&self) -> &[u16] {
        self.land.get(..usize::from(self.laid)).unwrap_or_default()
    }

    /// Counts the landscapes and features of the neighbours of a place.
    pub(super) fn around(&self, at: u16) -> Around {
        let mut sum = 0;
        let ways = if at & 1 == 0 { &WAYS[..] } else { &WAYS[..4] };
        for &way in ways {
            sum += COUNTS[usize::from(self.at(at.wrapping_add_signed(way)) & 15)];
        }
        Around(sum)
    }

    /// The number of ways that lead out of a place: one to each neighbour.
    pub(super) fn ways(&self, from: u16) -> u8 {
        match from {
            CITY => self.gates.len() as u8,
            _ if from & 1 == 0 => 8,
            _ => 4,
        }
    }

    /// The place to which a way leads.
    pub(super) fn step(&self, from: u16, way: u8) -> u16 {
        if from == CITY {
            self.gates
                .get(usize::from(way))
                .map_or(0, |&cell| place(cell))
        } else {
            from.wrapping_add_signed(WAYS[usize::from(way) % WAYS.len()]) & MASK
        }
    }

    /// The cell to which a way leads from a figure's spot.
    pub(super) fn cell(&self, from: Spot, way: u8) -> Option<Cell> {
        match from {
            Spot::City => self.gates.get(usize::from(way)).copied(),
            Spot::Land(cell) => Some(cell.step(way.into())),
        }
    }

    pub(super) fn holds_caesar(&self) -> bool {
        self.caesar == self.seat
    }

    /// Draws a random unseen tile of this size for the seat to move.
    pub(super) fn draw(&mut self, size: usize, rng: &mut Rng) {
        if self.stacks[size & 1] == 0 {
            return;
        }
        let codes = (size & 1) * 16..(size & 1) * 16 + 16;
        let sum: u32 = self.unseen[codes.clone()]
            .iter()
            .map(|&n| u32::from(n))
            .sum();
        let mut pick = rng.below(sum);
        for code in codes {
            let count = u32::from(self.unseen[code]);
            if pick < count {
                self.unseen[code] -= 1;
                self.stacks[size & 1] -= 1;
                self.hands[usize::from(self.seat) % MAX_SEATS].add(code as u8);
                return;
            }
            pick -= count;
        }
    }

    /// Ends the turn.
    pub(super) fn end_turn(&mut self) {
        if self.goal > 0 {
            self.reserve = self.reserve.saturating_sub(SOLO_TOLL);
            self.over |= self.reserve == 0;
        }
        self.seat += 1;
        if self.seat >= self.seats {
            self.seat = 0;
        }
        self.phase = Phase::Action;
    }
}

/// A cell's place in the ring.
pub(super) const fn place(cell: Cell) -> u16 {
    (cell.x as i16 + ROW * cell.y as i16) as u16 & MASK
}
