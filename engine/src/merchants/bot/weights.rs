//! What the bots think things are worth.

/// A point, in the unit of all worths.
pub(super) const POINT: i32 = 16;

/// A good that can still be spent: wood, stone, marble, gold.
pub(super) const GOOD: [i32; 4] = [28, 30, 38, 36];
/// How much of that in the last turn, in sixteenths.
pub(super) const LAST_GOODS: i32 = 10;
/// Each turn of a camel or ship more.
pub(super) const PIECE: i32 = 52;
/// A mission in the hand.
pub(super) const HAND: i32 = 4 * POINT;
/// A first set of rare goods that can still grow, each type of it.
pub(super) const RARE_HOPE: i32 = 20;
/// The first player's pawn.
pub(super) const PAWN: i32 = 16;
/// How much of what the others have counts against one, in sixteenths.
pub(super) const RIVALS: i32 = 16;
/// The tiles of [`Effect::Most`](super::super::Effect::Most) while one is not
/// first.
pub(super) const CONTEST_HOPE: i32 = 3 * POINT;

/// What each improvement is worth for each turn to come, from I1 on.
pub(super) const TILE: [i32; 48] = [
    16, 16, 18, 18, 16, 10, 3, 14, 24, 24, // I10
    26, 30, 30, 20, 20, 18, 18, 12, 24, 28, // I20
    24, 24, 12, 12, 8, 8, 20, 26, 24, 26, // I30
    30, 30, 8, 36, 26, 26, 70, 0, 0, 0, // I40
    0, 0, 14, 30, 8, 60, 90, 40,
];
