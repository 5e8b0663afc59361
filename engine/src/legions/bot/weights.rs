//! What a bot holds things to be worth, in sixty-fourths of a coin.

/// A coin.
pub(super) const COIN: i32 = 64;

/// The worth of tiles, tribute and places, found by playing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weights {
    /// The first tile of a hand.
    pub tile: i16,
    /// How much less each further one is worth.
    pub tile_less: i16,
    /// The least that a tile is worth.
    pub tile_least: i16,
    /// With so many turns to come tiles have their full worth.
    pub tile_turns: i16,
    /// A flipped tile for every turn to come.
    pub flip: i16,
    /// How much less that is for every tile flipped before, for every turn.
    pub flip_less: i16,
    /// How much less a flipped tile is worth, however long the game.
    pub flip_cost: i16,
    /// A figure with no, one, two or more free cells around it.
    pub room: [i16; 4],
    /// A match that the next tile could bring.
    pub outlook: i16,
    /// Quarters of a coin that leave the reserve between two turns of a seat
    /// for each seat.
    pub pace: i16,
    /// Marches worth less than this make a player think of reorganizing.
    pub contentment: i16,
    /// What a reorganization costs beyond the turn.
    pub reorganize: i16,
    /// What a feature makes a tile less useful.
    pub feature: i16,
    /// Caesar, for every turn to come.
    pub caesar: i16,
}

/// Alone.
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
};

/// Against one other.
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
};

/// Against several others.
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
};
