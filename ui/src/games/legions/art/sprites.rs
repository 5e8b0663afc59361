//! The sprites of `legions`. If a sprite has several inks, its comment names those of `#`, `o`, `+`
//! and `-`, in this order.

use crate::shell::art::{Sprite, sprite};

/// A watch tower, in the inks outline and stone.
pub const TOWER: Sprite = sprite!([
    "#.##.##.#",
    "#o##o##o#",
    "#ooooooo#",
    "##ooooo##",
    ".#oo#oo#.",
    ".#oo#oo#.",
    ".#ooooo#.",
    ".#ooooo#.",
    ".#ooooo#.",
    "##ooooo##",
    "#oooooooo#",
    "##########",
]);

/// A lake, in the inks shore, water and ripples.
pub const LAKE: Sprite = sprite!([
    "....#####....",
    "..##ooooo##..",
    ".#ooooooooo#.",
    "#oo+++oooooo#",
    "#ooooooooooo#",
    "#oooooo+++oo#",
    ".#ooooooooo#.",
    "..##ooooo##..",
    "....#####....",
]);

/// A camel with its load, in the inks outline, body and load.
pub const CARAVAN: Sprite = sprite!([
    "...........##..",
    "..........#oo#.",
    ".....##..#oooo#",
    "....#++#.#oo##.",
    "...#++++##oo#..",
    "..#o++++o#oo#..",
    ".#oo++++oooo#..",
    "#o#oooooooo#...",
    "#o#oooooooo#...",
    ".##oo####oo#...",
    "..#oo#..#oo#...",
    "..#o#....#o#...",
    "..#o#....#o#...",
    "...#......#....",
]);

/// A house of the city, in the inks outline, wall and roof.
pub const HOUSE: Sprite = sprite!([
    ".....#.....",
    "....#+#....",
    "...#+++#...",
    "..#+++++#..",
    ".#+++++++#.",
    "###########",
    ".#ooooooo#.",
    ".#oo###oo#.",
    ".#oo###oo#.",
    ".#oo###oo#.",
    ".#########.",
]);

/// The legion as a shield, in the inks outline and player's colour.
pub const LEGION: Sprite = sprite!([
    "###########",
    "#ooooooooo#",
    "#ooooooooo#",
    "#ooooooooo#",
    "#ooooooooo#",
    "#ooooooooo#",
    "#ooooooooo#",
    "#ooooooooo#",
    ".#ooooooo#.",
    "..#ooooo#..",
    "...##o##...",
    ".....#.....",
]);

/// The censor as a scroll, in the inks outline, player's colour and parchment.
pub const CENSOR: Sprite = sprite!([
    "#############",
    "#ooooooooooo#",
    "#ooooooooooo#",
    ".#+++++++++#.",
    ".#+++++++++#.",
    ".#+++++++++#.",
    ".#+++++++++#.",
    ".#+++++++++#.",
    ".#+++++++++#.",
    ".#+++++++++#.",
    "#ooooooooooo#",
    "#ooooooooooo#",
    "#############",
]);

/// A flipped tile, in the inks rim, back and coin.
pub const FLIPPED: Sprite = sprite!([
    "###########",
    "#ooooooooo#",
    "#ooo+++ooo#",
    "#oo+++++oo#",
    "#oo++o++oo#",
    "#oo++o++oo#",
    "#oo++o++oo#",
    "#oo+++++oo#",
    "#ooo+++ooo#",
    "#ooooooooo#",
    "###########",
]);

/// A chest in the inks outline, wood and metal. It stands for the reserve.
pub const CHEST: Sprite = sprite!([
    "..#########..",
    ".#ooooooooo#.",
    "#ooooooooooo#",
    "#############",
    "#oooo+++oooo#",
    "#oooo+#+oooo#",
    "#oooo+++oooo#",
    "#ooooooooooo#",
    "#ooooooooooo#",
    "#############",
]);

/// A stack of large tiles, in the inks outline and back.
pub const LARGE_STACK: Sprite = sprite!([
    "...#####...",
    "..#ooooo#..",
    ".#ooooooo#.",
    "#ooooooooo#",
    "#ooooooooo#",
    "##ooooooo##",
    "#o#ooooo#o#",
    "#oo#####oo#",
    ".#ooooooo#.",
    "..#ooooo#..",
    "...#####...",
]);

/// A stack of small tiles, in the inks outline and back.
pub const SMALL_STACK: Sprite = sprite!([
    "..#########",
    "..#ooooooo#",
    "#########o#",
    "#ooooooo#o#",
    "#ooooooo#o#",
    "#ooooooo#o#",
    "#ooooooo#o#",
    "#ooooooo#o#",
    "#ooooooo###",
    "#ooooooo#..",
    "#########..",
]);

/// An hourglass. It stands for the number of remaining turns.
pub const HOURGLASS: Sprite = sprite!([
    "#######", "#.....#", "#.###.#", ".#.#.#.", "..#.#..", ".#...#.", "#..#..#", "#.###.#",
    "#######",
]);

/// A flag. It stands for the end of the game. The first ink is for the pole and the dark fields,
/// the second for the light fields.
pub const FLAG: Sprite = sprite!([
    "##.........",
    "##oo##oo##.",
    "##oo##oo##.",
    "####oo##oo.",
    "####oo##oo.",
    "##oo##oo##.",
    "##oo##oo##.",
    "##.........",
    "##.........",
    "##.........",
    "##.........",
]);

/// A circle with a diagonal bar, for actions that are impossible.
pub const STRUCK: Sprite = sprite!([
    "..#####..",
    ".#.....#.",
    "#.....#.#",
    "#....#..#",
    "#...#...#",
    "#..#....#",
    "#.#.....#",
    ".#.....#.",
    "..#####..",
]);
