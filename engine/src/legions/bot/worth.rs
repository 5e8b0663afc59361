//! Quick ratings of tiles, places and positions.

use super::state::{Hand, NONE, SearchState, of_size};
use super::weights::{COIN, Weights};
use crate::game::MAX_SEATS;

/// The values of tiles and of flipping for a seat. They stay the same during a turn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outlook {
    /// The number of turns that each seat has left, in sixteenths.
    pub turns: i32,
    /// The value of one more flipped tile.
    pub flip: i32,
    /// The fraction of their full value that tiles have at this stage of the game, in
    /// 256ths. The fraction becomes smaller near the end.
    fade: i32,
    /// The number of tiles in a hand after which each further tile is worth `tile_least`.
    knee: i32,
    tile: i32,
    tile_less: i32,
    tile_least: i32,
}

impl Outlook {
    /// The value of a hand of `len` tiles.
    pub fn hand(&self, len: u8) -> i32 {
        let len = i32::from(len);
        let dear = len.min(self.knee);
        let sum = dear * self.tile - self.tile_less * ((dear * (dear - 1)) >> 1)
            + (len - dear) * self.tile_least;
        (sum * self.fade) >> 8
    }

    /// The value of the last of `len` tiles.
    pub fn last_tile(&self, len: u8) -> i32 {
        self.hand(len) - self.hand(len.saturating_sub(1))
    }
}

impl SearchState {
    pub(super) fn mover(&self) -> usize {
        usize::from(self.seat) % MAX_SEATS
    }

    pub(super) fn hand(&self) -> &Hand {
        &self.hands[self.mover()]
    }

    pub(super) fn hand_mut(&mut self) -> &mut Hand {
        &mut self.hands[usize::from(self.seat) % MAX_SEATS]
    }

    /// The number of turns that each seat has left, in sixteenths.
    pub(super) fn turns_left(&self, w: &Weights) -> i32 {
        let pace = i32::from(w.pace) * i32::from(self.seats);
        i32::from(self.reserve) * 64 / pace.max(1)
    }

    pub(super) fn outlook(&self, seat: usize, w: &Weights) -> Outlook {
        let turns = self.turns_left(w);
        let full = i32::from(w.tile_turns).max(1) * 16;
        let each = i32::from(w.flip) - i32::from(w.flip_less) * i32::from(self.flipped[seat]);
        let [tile, tile_less, tile_least] = [w.tile, w.tile_less, w.tile_least].map(i32::from);
        Outlook {
            turns,
            flip: each * turns / 16 - i32::from(w.flip_cost),
            fade: if turns < full {
                turns * 256 / full
            } else {
                256
            },
            knee: (tile - tile_least) / tile_less.max(1),
            tile,
            tile_less,
            tile_least,
        }
    }

    /// The value of a seat's coins, and of everything it has that can still earn coins.
    pub(super) fn standing(&self, seat: usize, w: &Weights) -> i32 {
        let coins = COIN * i32::from(self.coins[seat]);
        if self.over {
            // The number of flipped tiles breaks a tie in coins.
            return coins + i32::from(self.flipped[seat]);
        }
        if self.is_learned() {
            return self.learned_standing(seat);
        }
        let now = self.outlook(seat, w);
        let turns = now.turns;
        let mut flips = 0;
        for flipped in 0..self.flipped[seat] {
            let each = i32::from(w.flip) - i32::from(w.flip_less) * i32::from(flipped);
            flips += each * turns / 16;
        }
        let caesar = if self.caesar == seat as u8 {
            i32::from(w.caesar) * turns / 16
        } else {
            0
        };
        coins + flips + caesar + now.hand(self.hands[seat].len)
    }

    /// Returns the value of a place for a figure, and the number of free cells around it.
    pub(super) fn place_worth(&self, at: u16, w: &Weights) -> (i32, u8) {
        let (room, best) = self.prospect(at, self.hand().kinds);
        (worth_of(room, best, w), room)
    }

    /// Returns the number of free cells around a place, and the most points that a tile of these
    /// kinds can have there.
    pub(super) fn prospect(&self, at: u16, kinds: u32) -> (u8, u8) {
        let (mut room, mut best) = (0, 0);
        for way in 0..self.ways(at) {
            let cell = self.step(at, way);
            if !self.is_empty(cell) {
                continue;
            }
            room += 1;
            let around = self.around(cell);
            let mut left = of_size(kinds, cell);
            while left != 0 {
                let code = left.trailing_zeros() as u8;
                left &= left - 1;
                best = best.max(around.points(code));
            }
        }
        (room, best)
    }

    /// The least useful tile of the hand.
    pub(super) fn spare(&self, w: &Weights) -> u8 {
        let hand = self.hand();
        let mut landscapes = [0i32; 3];
        let mut left = hand.kinds;
        while left != 0 {
            let code = left.trailing_zeros() as u8;
            left &= left - 1;
            if let Some(count) = landscapes.get_mut(usize::from(code >> 2 & 3)) {
                *count += i32::from(hand.count(code));
            }
        }
        let (mut spare, mut least) = (NONE, i32::MAX);
        let mut left = hand.kinds;
        while left != 0 {
            let code = left.trailing_zeros() as u8;
            left &= left - 1;
            let alike = landscapes.get(usize::from(code >> 2 & 3)).copied();
            let mut use_of = 2 * alike.unwrap_or(0);
            if code & 3 != 0 {
                use_of -= i32::from(w.feature);
            }
            if use_of < least {
                (spare, least) = (code, use_of);
            }
        }
        spare
    }

    /// The numbers of large and small tiles in the hand.
    pub(super) fn sizes(&self) -> [u8; 2] {
        let hand = self.hand();
        let mut counts = [0; 2];
        let mut left = hand.kinds;
        while left != 0 {
            let code = left.trailing_zeros() as u8;
            left &= left - 1;
            counts[usize::from(code >> 4 & 1)] += hand.count(code);
        }
        counts
    }

    /// The stack from which to draw the odd tile of a gain. It is the stack of the size that is
    /// rarer in the hand, unless that stack has too few tiles.
    pub(super) fn wanted(&self, gain: u8) -> usize {
        let [large, small] = self.sizes();
        let wanted = usize::from(large > small);
        if self.stacks[wanted] > gain / 2 {
            wanted
        } else {
            1 - wanted
        }
    }

    /// Returns the coins of a revenue, including tribute, and the tribute alone.
    pub(super) fn coins_for(&self, gain: u8) -> (u8, u8) {
        let flipped = self.flipped[self.mover()];
        let tribute = if gain > flipped { flipped } else { 0 };
        ((gain + tribute).min(self.reserve), tribute)
    }

    /// Whether the stacks have enough tiles for a gain.
    pub(super) fn can_draw(&self, gain: u8) -> bool {
        let [large, small] = self.stacks;
        large.min(small) >= gain / 2 && (gain.is_multiple_of(2) || large.max(small) > gain / 2)
    }
}

/// The value of a place with `room` free cells around it, where the next tile can have `best`
/// points.
pub(super) fn worth_of(room: u8, best: u8, w: &Weights) -> i32 {
    i32::from(w.room[usize::from(room.min(3))]) + i32::from(w.outlook) * i32::from(best)
}
