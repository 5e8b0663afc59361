//! The weights of the bots' evaluation, in sixty-fourths of a coin.

use crate::bot::Level;

/// The unit of the weights: a coin has this value.
pub(super) const COIN: i32 = 64;

/// The weights for tiles, tribute and places. They were found by hill climbing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weights {
    /// The value of the first tile of a hand.
    pub tile: i16,
    /// The amount by which each further tile is worth less than the one before.
    pub tile_less: i16,
    /// The smallest value of a further tile.
    pub tile_least: i16,
    /// The number of remaining turns that gives tiles their full value. With fewer turns, tiles are
    /// worth less.
    pub tile_turns: i16,
    /// The value of a flipped tile for each remaining turn.
    pub flip: i16,
    /// The amount by which a flipped tile is worth less, for each tile flipped before it.
    pub flip_less: i16,
    /// The cost of flipping a tile. It does not depend on the remaining turns.
    pub flip_cost: i16,
    /// The value of a figure with 0, 1, 2, and 3 or more free cells around it.
    pub room: [i16; 4],
    /// The value of each point for matches that the next tile can have.
    pub outlook: i16,
    /// The expected decrease of the reserve, in quarters of a coin per turn.
    pub pace: i16,
    /// The value that the best march must have. If no march has it, a glance also rates a
    /// reorganization.
    pub contentment: i16,
    /// The cost of a reorganization, in addition to the turn that it takes.
    pub reorganize: i16,
    /// The amount by which a tile with a feature is less useful.
    pub feature: i16,
    /// The value of Caesar for each remaining turn.
    pub caesar: i16,
    /// The value of each tile that a march lays. Bots that like or avoid marching have a value
    /// other than 0.
    pub march: i16,
}

impl Weights {
    /// Adapts these weights to a bot, for its own turns. Play-outs use the weights of Zenobia for
    /// all seats.
    pub(super) const fn of(mut self, level: Level) -> Self {
        match level {
            // Yarhai collects tiles and avoids laying them.
            Level::Yarhai => {
                self.tile += 60;
                self.march = -24;
            }
            // Zabdas marches far.
            Level::Zabdas => self.march = 40,
            // Longinus flips tiles for later revenues.
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
