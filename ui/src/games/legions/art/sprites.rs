//! The sprites. The inks are for `#`, `o`, `+` and `-`.

use crate::shell::art::{Sprite, sprite};

/// A watch tower: outline, stone.
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

/// A lake: shore, water, ripples.
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

/// A camel with its load: outline, body, load.
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

/// A house of the city: outline, wall, roof.
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

/// The legion, a shield: outline, the player's colour.
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

/// The censor, a scroll: outline, the player's colour, parchment.
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

/// A flipped tile: rim, back, coin.
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

/// The reserve, a chest: outline, wood, metal.
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

/// A stack of large tiles: outline, back.
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

/// A stack of small tiles: outline, back.
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

/// An hourglass, for the turns that are left.
pub const HOURGLASS: Sprite = sprite!([
    "#######", "#.....#", "#.###.#", ".#.#.#.", "..#.#..", ".#...#.", "#..#..#", "#.###.#",
    "#######",
]);

/// A flag, for the end of the game: pole and dark fields, light fields.
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

/// A struck circle, for impossible actions.
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
