//! The sprites. `#` is the first ink, then `o`, `+` and `-`.

use crate::shell::art::Sprite;

/// A watch tower: outline, stone.
pub const TOWER: Sprite = Sprite(&[
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

/// A lake: shore, water, ripples.
pub const LAKE: Sprite = Sprite(&[
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

/// A camel with its load: outline, body, load.
pub const CARAVAN: Sprite = Sprite(&[
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

/// A house of the city: outline, wall, roof.
pub const HOUSE: Sprite = Sprite(&[
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

/// The legion, a shield: outline, the player's colour.
pub const LEGION: Sprite = Sprite(&[
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

/// The censor, a scroll: outline, the player's colour, parchment.
pub const CENSOR: Sprite = Sprite(&[
    ".###########.",
    "#ooooooooooo#",
    ".###########.",
    "..#+++++++#..",
    "..#+++++++#..",
    "..#+++++++#..",
    "..#+++++++#..",
    "..#+++++++#..",
    "..#+++++++#..",
    "..#+++++++#..",
    ".###########.",
    "#ooooooooooo#",
    ".###########.",
]);

/// A flipped tile: rim, back, coin.
pub const FLIPPED: Sprite = Sprite(&[
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

/// The reserve, a chest: outline, wood, metal.
pub const CHEST: Sprite = Sprite(&[
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

/// A stack of large tiles: outline, back.
pub const LARGE_STACK: Sprite = Sprite(&[
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

/// A stack of small tiles: outline, back.
pub const SMALL_STACK: Sprite = Sprite(&[
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

/// How much time is left: an hourglass.
pub const HOURGLASS: Sprite = Sprite(&[
    "#######", "#.....#", "#.###.#", ".#.#.#.", "..#.#..", ".#...#.", "#..#..#", "#.###.#",
    "#######",
]);
