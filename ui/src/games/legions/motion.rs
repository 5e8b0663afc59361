//! What moves on the table: a tile that is laid, the figure that goes there, and
//! the points that it gains.

use embedded_graphics::prelude::*;
use palmyra_engine::legions::{Cell, Spot};
use palmyra_play::{Millis, Speed};

use super::map::Map;
use super::{Play, choice};
use crate::canvas::{Canvas, area};
use crate::shell::Services;
use crate::theme;

/// Between two pictures of anything that moves.
pub const FRAME: Millis = 33;
/// How far above its place a tile is, picture by picture.
const LIFT: [i32; 4] = [14, 8, 4, 1];
/// How high the figure hops on its way.
const HOP: [i32; 4] = [3, 6, 6, 3];
/// Pictures in which what matches flashes.
const FLASH: core::ops::Range<u64> = 4..8;

/// How high a point is above the straight way to the header, picture by
/// picture.
const ARC: [i32; 8] = [9, 15, 18, 18, 15, 9, 4, 0];
/// Where it flies to: the number that it adds to.
const GOAL: Point = Point::new(214, 10);
/// So many points start one after the other, so that each is seen; more start
/// with every picture.
const SINGLE: u8 = 12;

/// A tile that was just laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Motion {
    since: Millis,
    /// Where it lies now.
    pub cell: Cell,
    /// Where the figure came from.
    pub from: Cell,
    /// What it gained.
    points: u8,
}

/// What was on the table when it was last looked at.
#[derive(Clone, Copy, Debug)]
pub struct Seen {
    tiles: usize,
    stand: Cell,
    matches: u8,
}

impl Default for Seen {
    fn default() -> Self {
        Self {
            // No tile is new to whoever has seen nothing yet.
            tiles: usize::MAX,
            stand: Cell::new(0, 0),
            matches: 0,
        }
    }
}

impl Motion {
    const fn picture(self, now: Millis) -> u64 {
        now.saturating_sub(self.since) / FRAME
    }

    /// Whether nothing moves any more.
    pub const fn is_over(self, now: Millis) -> bool {
        self.picture(now) >= FLASH.end && self.uncounted(now) == 0
    }

    /// How many pictures lie between the starts of two points.
    const fn beat(self) -> u64 {
        if self.points > SINGLE { 1 } else { 2 }
    }

    /// For how many pictures a point has been on its way.
    const fn flown(self, point: u8, now: Millis) -> Option<u64> {
        let start = FLASH.start + self.beat() * point as u64;
        self.picture(now).checked_sub(start)
    }

    /// How far above its place the tile is.
    pub fn lift(self, now: Millis) -> i32 {
        LIFT.get(self.picture(now) as usize).copied().unwrap_or(0)
    }

    /// How much of its way the figure still has, in quarters, and how high it is.
    pub fn way(self, now: Millis) -> (i32, i32) {
        let picture = self.picture(now) as usize;
        HOP.get(picture)
            .map_or((0, 0), |&hop| (3 - picture as i32, hop))
    }

    /// Whether what matches is lit up.
    pub fn flashes(self, now: Millis) -> bool {
        FLASH.contains(&self.picture(now))
    }

    /// What is still to be counted: each point counts when it arrives.
    pub const fn uncounted(self, now: Millis) -> u8 {
        let (mut point, mut left) = (0, 0);
        while point < self.points {
            left += match self.flown(point, now) {
                Some(flown) if flown >= ARC.len() as u64 => 0,
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
            let Some((step, lift)) = flown.and_then(|flown| Some((flown, *ARC.get(flown)?))) else {
                continue;
            };
            let way = (GOAL - from) * (step as i32 + 1) / ARC.len() as i32;
            let Point { x, y } = from + way - Point::new(0, lift.min(from.y + way.y - 3).max(0));
            canvas.cover(area(x - 3, y - 3, 7, 7));
            canvas.slab(area(x - 3, y - 3, 7, 7), theme::INK);
            canvas.slab(area(x - 2, y - 2, 5, 5), theme::GOLD);
        }
    }
}

/// Looks at the table after a step: a tile that was not there before moves.
pub fn look(play: &mut Play, cx: &Services) {
    let (now, speed) = (cx.now, cx.profile.settings.speed);
    let game = play.game();
    let tiles = game.province().len();
    let march = choice::march(game);
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

/// The spot of a cell, as the rules see it.
pub fn spot(play: &Play, cell: Cell) -> Spot {
    if play.game().province().is_city(cell) {
        Spot::City
    } else {
        Spot::Land(cell)
    }
}
