//! What the bots think things are worth.

/// A point, in the unit of all worths.
pub(super) const POINT: i32 = 16;

/// A good that can still be spent: wood, stone, marble, gold.
pub(super) const GOOD: [i32; 4] = [28, 30, 38, 36];
/// How much of that in the last turn, in sixteenths.
pub(super) const LAST_GOODS: i32 = 10;
/// Each turn of a camel or ship more.
pub(super) const PIECE: i32 = 70;
/// A mission in the hand.
pub(super) const HAND: i32 = 4 * POINT;
/// A first set of rare goods that can still grow, each type of it.
pub(super) const RARE_HOPE: i32 = 10;
/// The first player's pawn.
pub(super) const PAWN: i32 = 16;
/// How much of what the others have counts against one, in sixteenths.
pub(super) const RIVALS: i32 = 16;
/// The tiles of [`Effect::Most`](super::super::Effect::Most) while one is not
/// first.
pub(super) const CONTEST_HOPE: i32 = 3 * POINT;

/// What each improvement is worth for each turn to come, from I1 on.
pub(super) const TILE: [i32; 48] = [
    11, 11, 12, 12, 11, 7, 2, 10, 16, 16, // I10
    18, 21, 21, 14, 14, 12, 12, 8, 16, 19, // I20
    16, 16, 8, 8, 6, 6, 14, 18, 16, 18, // I30
    21, 21, 6, 25, 18, 18, 48, 0, 0, 0, // I40
    0, 0, 10, 21, 6, 41, 62, 28,
];
