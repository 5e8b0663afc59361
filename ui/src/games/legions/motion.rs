//! What moves on the table: a tile that is laid, and the figure that goes there.

use palmyra_engine::legions::{Cell, Spot};
use palmyra_play::{Millis, Speed};

use super::map::Map;
use super::{Play, choice, of_mut};
use crate::shell::Context;

/// Between two pictures of anything that moves.
pub const FRAME: Millis = 33;
/// How far above its place a tile is, picture by picture.
const LIFT: [i32; 4] = [14, 8, 4, 1];
/// How high the figure hops on its way.
const HOP: [i32; 4] = [3, 6, 6, 3];
/// Pictures in which what matches flashes.
const FLASH: core::ops::Range<u64> = 4..8;

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
        self.picture(now) >= FLASH.end + self.points as u64
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

    /// What is still to be counted: a point a picture.
    pub fn uncounted(self, now: Millis) -> u8 {
        let counted = self.picture(now).saturating_sub(FLASH.start);
        u64::from(self.points).saturating_sub(counted) as u8
    }
}

/// Looks at the table after a step: a tile that was not there before moves.
pub fn look(cx: &mut Context) {
    let (now, speed) = (cx.now, cx.profile.settings.speed);
    let Some(play) = of_mut(&mut cx.play) else {
        return;
    };
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
