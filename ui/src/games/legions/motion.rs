//! The animation when a tile is laid: the tile falls into place, the figure moves there, and the
//! points fly to the header.

use embedded_graphics::prelude::*;
use palmyra_engine::legions::{Cell, Spot};
use palmyra_play::{Millis, Speed};

use super::Play;
use super::map::Map;
use crate::canvas::{Canvas, area};
use crate::shell::{FRAME, Services};
use crate::theme;

/// The time between two values of the tables below. In between, the mean of both values is used.
pub const BEAT: Millis = 33;
/// The height of the tile above its place, for each beat.
const LIFT: [i32; 4] = [14, 8, 4, 1];
/// The height of the moving figure, for each beat.
const HOP: [i32; 4] = [3, 6, 6, 3];
/// The beats in which matching neighbours flash.
const FLASH: core::ops::Range<u64> = 4..8;

/// The height of a point above the straight line from the tile to the header, for each beat.
const ARC: [i32; 8] = [9, 15, 18, 18, 15, 9, 4, 0];
/// The position in the header to which the points that a tile has gained fly.
const GOAL: Point = Point::new(214, 10);
/// The maximum number of points that start two beats apart. With more points, they start one beat
/// apart.
const SINGLE: u8 = 12;

/// The animation of a tile that was just laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Motion {
    since: Millis,
    /// The cell of the tile.
    pub cell: Cell,
    /// The cell from which the figure comes.
    pub from: Cell,
    /// The points that the tile has gained.
    points: u8,
}

/// The facts about the table at the last call of [`look`].
#[derive(Clone, Copy, Debug)]
pub struct Seen {
    tiles: usize,
    stand: Cell,
    matches: u8,
}

impl Default for Seen {
    fn default() -> Self {
        Self {
            // At first, no tile counts as newly laid.
            tiles: usize::MAX,
            stand: Cell::new(0, 0),
            matches: 0,
        }
    }
}

impl Motion {
    /// Returns the number of half beats since the start.
    const fn halves(self, now: Millis) -> u64 {
        2 * now.saturating_sub(self.since) / BEAT
    }

    const fn beats(self, now: Millis) -> u64 {
        self.halves(now) / 2
    }

    /// Whether the animation is over.
    pub const fn is_over(self, now: Millis) -> bool {
        self.beats(now) >= FLASH.end && self.uncounted(now) == 0
    }

    /// Returns the number of beats between the starts of two successive points.
    const fn beat(self) -> u64 {
        if self.points > SINGLE { 1 } else { 2 }
    }

    /// Returns the number of half beats for which a point has been moving, or `None` before its
    /// start.
    const fn flown(self, point: u8, now: Millis) -> Option<u64> {
        let start = FLASH.start + self.beat() * point as u64;
        self.halves(now).checked_sub(2 * start)
    }

    /// Returns the height of the tile above its place.
    pub fn lift(self, now: Millis) -> i32 {
        halfway(&LIFT, self.halves(now) as usize)
    }

    /// Returns the part of its way that the figure still has to go, in eighths, and the height of
    /// the figure.
    pub fn way(self, now: Millis) -> (i32, i32) {
        let halves = self.halves(now) as usize;
        ((6 - halves as i32).max(0), halfway(&HOP, halves))
    }

    /// Whether matching neighbours are highlighted now.
    pub fn flashes(self, now: Millis) -> bool {
        FLASH.contains(&self.beats(now))
    }

    /// Returns the number of points that have not arrived at the header. The header counts a point
    /// when it arrives.
    pub const fn uncounted(self, now: Millis) -> u8 {
        let (mut point, mut left) = (0, 0);
        while point < self.points {
            left += match self.flown(point, now) {
                Some(flown) if flown >= 2 * ARC.len() as u64 => 0,
                _ => 1,
            };
            point += 1;
        }
        left
    }

    /// Draws the points on their way from the tile to the header.
    pub fn draw_points(self, canvas: &mut Canvas, from: Point, now: Millis) {
        for point in 0..self.points {
            let flown = self.flown(point, now).map(|flown| flown as usize);
            let Some(flown) = flown.filter(|&flown| flown < 2 * ARC.len()) else {
                continue;
            };
            let (lift, all) = (halfway(&ARC, flown), 2 * ARC.len() as i32);
            let way = (GOAL - from) * (flown as i32 + 2).min(all) / all;
            let Point { x, y } = from + way - Point::new(0, lift.min(from.y + way.y - 3).max(0));
            canvas.cover(area(x - 3, y - 3, 7, 7));
            canvas.slab(area(x - 3, y - 3, 7, 7), theme::INK);
            canvas.slab(area(x - 2, y - 2, 5, 5), theme::GOLD);
        }
    }
}

/// The time that it takes to draw the path of a figure that a reorganization has moved.
pub const WALK: Millis = 400;

/// Returns the maximum number of dots to draw now on the path of the figure that was put last.
/// There is no limit once the path is complete.
pub fn dots(play: &Play, cx: &Services) -> i32 {
    let since = play.view.walked;
    since.map_or(i32::MAX, |since| 2 * ((cx.now - since) / FRAME) as i32)
}

/// Returns the value at a time in half beats. A whole beat has its value in `numbers`, and a half
/// beat has the mean of two values. After the last beat, the value is 0.
fn halfway(numbers: &[i32], halves: usize) -> i32 {
    let at = |beat: usize| numbers.get(beat).copied().unwrap_or(0);
    (at(halves / 2) + at(halves.div_ceil(2))) / 2
}

/// Compares the table with that of the previous call. If a tile was laid since, starts the
/// animation of that tile.
pub fn look(play: &mut Play, cx: &Services) {
    let (now, speed) = (cx.now, cx.profile.settings.speed);
    let game = play.game();
    let tiles = game.province().len();
    let march = game.marching();
    let stand = march.map(|march| Map::stand(play, game.seat(), march.figure));
    let matches = march.map_or(0, |march| march.matches);
    let seen = play.view.seen;
    let laid = game.province().tiles().last().map(|(_, cell)| cell);
    let is_new = tiles == seen.tiles.wrapping_add(1) && speed != Speed::Instant;
    let motion = laid.filter(|_| is_new).map(|cell| Motion {
        since: now,
        cell,
        from: seen.stand,
        points: matches.saturating_sub(seen.matches),
    });
    play.view.motion = motion;
    play.view.seen = Seen {
        tiles,
        stand: stand.unwrap_or(seen.stand),
        matches,
    };
}

/// Returns the spot that a cell belongs to.
pub fn spot(play: &Play, cell: Cell) -> Spot {
    if play.game().province().is_city(cell) {
        Spot::City
    } else {
        Spot::Land(cell)
    }
}
