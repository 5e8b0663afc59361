//! The weights of the bots' evaluation, in sixty-fourths of a coin.

use crate::bot::Level;

/// A coin.
pub(super) const COIN: i32 = 64;

/// The values of tiles, tribute and places. The numbers come from hill climbing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weights {
    /// The value of the first tile of a hand.
    pub tile: i16,
    /// How much less each further tile is worth than the one before.
    pub tile_less: i16,
    /// The smallest value of a tile.
    pub tile_least: i16,
    /// The number of remaining turns above which tiles have their full value.
    pub tile_turns: i16,
    /// The value of a flipped tile per remaining turn.
    pub flip: i16,
    /// How much less a flipped tile is worth for every tile flipped before.
    pub flip_less: i16,
    /// The cost of flipping a tile, however long the game still lasts.
    pub flip_cost: i16,
    /// The value of a figure with no, one, two or more free cells around it.
    pub room: [i16; 4],
    /// The value of a match that the next tile could have.
    pub outlook: i16,
    /// How fast the reserve is expected to shrink, in quarters of a coin per turn.
    pub pace: i16,
    /// The value of a march below which a glance also looks at a reorganization.
    pub contentment: i16,
    /// The cost of a reorganization, in addition to that of the turn.
    pub reorganize: i16,
    /// How much less useful a tile with a feature is.
    pub feature: i16,
    /// The value of Caesar per remaining turn.
    pub caesar: i16,
    /// A value that is added for each tile that a march lays, for bots that like or avoid marching.
    pub march: i16,
}

impl Weights {
    /// The weights with which a bot evaluates its own turns. In play-outs all seats use those of
    /// Zenobia.
    pub(super) const fn of(mut self, level: Level) -> Self {
        match level {
            // He collects tiles and avoids laying them.
            Level::Yarhai => {
                self.tile += 60;
                self.march = -24;
            }
            // He marches far.
            Level::Zabdas => self.march = 40,
            // He flips tiles for later revenues.
            Level::Longinus => self.flip += 20,
            Level::Malku | Level::Zenobia => {}
        }
        self
    }
}

/// The weights for solo games.
pub const SOLO: Weights = Weights {
    tile: 180,
    tile_less: 4,
    tile_least: 12,
    tile_turns: 5,
    flip: 32,
    flip_less: 4,
    flip_cost: -4,
    room: [-148, -35, 11, 8],
    outlook: 28,
    pace: 66,
    contentment: 310,
    reorganize: 0,
    feature: 4,
    caesar: 0,
    march: 0,
};

/// The weights for two seats.
pub const DUEL: Weights = Weights {
    tile: 184,
    tile_less: 6,
    tile_least: 9,
    tile_turns: 5,
    flip: 28,
    flip_less: 3,
    flip_cost: -9,
    room: [-175, -28, 16, 6],
    outlook: 21,
    pace: 34,
    contentment: 272,
    reorganize: 0,
    feature: 2,
    caesar: 60,
    march: 0,
};

/// The weights for three and more seats.
pub const CROWD: Weights = Weights {
    tile: 180,
    tile_less: 7,
    tile_least: 12,
    tile_turns: 5,
    flip: 32,
    flip_less: 4,
    flip_cost: -3,
    room: [-160, -28, 16, 8],
    outlook: 24,
    pace: 29,
    contentment: 272,
    reorganize: 0,
    feature: 2,
    caesar: 60,
    march: 0,
};
