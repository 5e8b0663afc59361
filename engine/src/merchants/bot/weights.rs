//! The weights of the bots' evaluation.

/// A point, in the unit of all values.
pub(super) const POINT: i32 = 16;

/// The value of a good that can still be spent: wood, stone, marble, gold.
pub(super) const GOOD: [i32; 4] = [28, 30, 38, 36];
/// The part of the value of goods that is left in the last turn, in sixteenths.
pub(super) const LAST_GOODS: i32 = 10;
/// The value of one more camel or ship per turn.
pub(super) const PIECE: i32 = 70;
/// The value of a mission in the hand.
pub(super) const HAND: i32 = 4 * POINT;
/// The value of each type in the first set of rare goods, as long as the set can grow.
pub(super) const RARE_HOPE: i32 = 10;
/// The value of the first player's pawn.
pub(super) const PAWN: i32 = 16;
/// How much the possessions of the others count against a player, in sixteenths.
pub(super) const RIVALS: i32 = 16;
/// The value of winning.
pub(super) const WIN: i32 = 20 * POINT;
/// The value of the tiles of [`Effect::Most`](super::super::Effect::Most) while
/// their owner is not first.
pub(super) const CONTEST_HOPE: i32 = 3 * POINT;

/// The value of each improvement per remaining turn, from I1 on.
pub(super) const TILE: [i32; 48] = [
    11, 11, 12, 12, 11, 7, 2, 10, 16, 16, // I10
    18, 21, 21, 14, 14, 12, 12, 8, 16, 19, // I20
    16, 16, 8, 8, 6, 6, 14, 18, 16, 18, // I30
    21, 21, 6, 25, 18, 18, 48, 0, 0, 0, // I40
    0, 0, 10, 21, 6, 41, 62, 28,
];
