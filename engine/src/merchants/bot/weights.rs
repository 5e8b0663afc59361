//! The weights of the bots' evaluation.

/// The unit of all values: a point has this value.
pub(super) const POINT: i32 = 16;

/// The values of wood, stone, marble and gold that can still be spent.
pub(super) const GOOD: [i32; 4] = [28, 30, 38, 36];
/// The fraction of its value that a good keeps in the last turn, in sixteenths.
pub(super) const LAST_GOODS: i32 = 10;
/// The value of one more camel or ship for each turn.
pub(super) const PIECE: i32 = 70;
/// The value of a mission in the hand.
pub(super) const HAND: i32 = 4 * POINT;
/// The additional value of each type of rare good that a seat holds, for each remaining turn (at
/// most three). It stands for the chance to complete the set.
pub(super) const RARE_HOPE: i32 = 10;
/// The value of the first player's pawn.
pub(super) const PAWN: i32 = 16;
/// The weight of the possessions of the other players, in sixteenths. These
/// count against a player.
pub(super) const RIVALS: i32 = 16;
/// The value of winning, in addition to the points.
pub(super) const WIN: i32 = 20 * POINT;
/// The value of an improvement with [`Effect::Most`](super::super::Effect::Most) to an owner who is
/// not first.
pub(super) const CONTEST_HOPE: i32 = 3 * POINT;

/// The value of each improvement for each remaining turn, from I1 on.
pub(super) const TILE: [i32; 48] = [
    11, 11, 12, 12, 11, 7, 2, 10, 16, 16, // up to I10
    18, 21, 21, 14, 14, 12, 12, 8, 16, 19, // up to I20
    16, 16, 8, 8, 6, 6, 14, 18, 16, 18, // up to I30
    21, 21, 6, 25, 18, 18, 48, 0, 0, 0, // up to I40
    0, 0, 10, 21, 6, 41, 62, 28,
];
