//! The sprites of `caravans`.

use crate::shell::art::{Sprite, sprite};

/// The amphora of each good. The first ink is for clay, the third for paint; the second is not
/// used.
pub const AMPHORAE: [Sprite; 3] = [
    sprite!([
        "..#####..",
        "...###...",
        ".#.###.#.",
        "#..###..#",
        "#.#####.#",
        ".#######.",
        ".##+++##.",
        ".##+#+##.",
        ".##+++##.",
        "..#####..",
        "...###...",
        "....#....",
        "..#####..",
    ]),
    sprite!([
        "..#####..",
        "...###...",
        ".#.###.#.",
        "#..###..#",
        "#.#####.#",
        ".#+++++#.",
        ".#######.",
        ".+++++++.",
        ".#######.",
        "..+++++..",
        "...###...",
        "....#....",
        "..#####..",
    ]),
    sprite!([
        "..#####..",
        "...###...",
        ".#.###.#.",
        "#..###..#",
        "#.#####.#",
        ".#+#+#+#.",
        ".##+#+##.",
        ".#+#+#+#.",
        ".##+#+##.",
        "..#####..",
        "...###...",
        "....#....",
        "..#####..",
    ]),
];

/// A dotted outline at the place that an amphora has left.
pub const GHOST: Sprite = sprite!([
    "..#.#.#..",
    ".........",
    ".#.#.#.#.",
    ".........",
    "#.#...#.#",
    ".........",
    ".#.....#.",
    ".........",
    ".#.....#.",
    ".........",
    "...#.#...",
    ".........",
    "..#.#.#..",
]);

/// The emblems of the goods on cards: bars of gold, a cup of wine and a leaf of spice.
pub const EMBLEMS: [Sprite; 3] = [
    sprite!([
        "...###...",
        "..#####..",
        "..#####..",
        ".........",
        "###...###",
        "####.####",
        "####.####",
    ]),
    sprite!([
        ".#######.",
        ".#######.",
        ".#######.",
        "..#####..",
        "...###...",
        "....#....",
        "..#####..",
    ]),
    sprite!([
        "......###",
        "...#####.",
        "..###.##.",
        ".##.####.",
        ".#.####..",
        "######...",
        "#..##....",
    ]),
];

/// A plus on a small or middle card.
pub const PLUS: Sprite = sprite!(["..#..", "..#..", "#####", "..#..", "..#.."]);

/// A minus on a small or middle card.
pub const MINUS: Sprite = sprite!([".....", ".....", "#####", ".....", "....."]);

/// A plus on a large card.
pub const PLUS_LARGE: Sprite = sprite!([
    "...##...", "...##...", "...##...", "########", "########", "...##...", "...##...", "...##...",
]);

/// A minus on a large card.
pub const MINUS_LARGE: Sprite = sprite!([
    "........", "........", "........", "########", "########", "........", "........", "........",
]);

/// A contract, in the inks outline, paper and seal.
pub const CONTRACT: Sprite = sprite!([
    ".##########.",
    "#oooooooooo#",
    ".#oooooooo#.",
    ".#o######o#.",
    ".#oooooooo#.",
    ".#o######o#.",
    ".#oooooooo#.",
    ".#o###ooo#..",
    ".#oooo#++#..",
    ".#oooo#++##.",
    "#oooooo###o#",
    ".##########.",
]);

/// A smaller contract, in the inks outline and paper.
pub const CONTRACT_SMALL: Sprite = sprite!([
    "##########.",
    "#oooooooo#.",
    "#o#####oo#.",
    "#oooooooo#.",
    "#o#####oo#.",
    "#oooo###o#.",
    "#o##o#o#o##",
    "#ooo####oo#",
    "#########o#",
    ".....#.###.",
]);

/// A bag of taxes.
pub const TAX: Sprite = sprite!([
    "..##.##.##..",
    "...######...",
    "....####....",
    "...#....#...",
    "...######...",
    "..########..",
    ".##########.",
    ".##########.",
    "############",
    "############",
    ".##########.",
    "..########..",
]);

/// A mirage: a palm over water.
pub const MIRAGE: Sprite = sprite!([
    "..##...##...",
    ".#.##.##.##.",
    "#...####...#",
    "..##.##.##..",
    ".#...##...#.",
    ".....##.....",
    ".....##.....",
    "############",
    "............",
    "..###.####..",
    "............",
    "....####....",
]);

/// Two cards, in the inks edge and face.
pub const CARDS: Sprite = sprite!([
    "..#########",
    "..#ooooooo#",
    "#######ooo#",
    "#ooooo#ooo#",
    "#ooooo#ooo#",
    "#ooooo#ooo#",
    "#ooooo#ooo#",
    "#ooooo#ooo#",
    "#ooooo#####",
    "#ooooo#....",
    "#######....",
]);

/// The sun, as a sign for the year.
pub const YEAR: Sprite = sprite!([
    ".....#.....",
    ".#...#...#.",
    "..#.....#..",
    "....###....",
    "...#####...",
    "##.#####.##",
    "...#####...",
    "....###....",
    "..#.....#..",
    ".#...#...#.",
    ".....#.....",
]);

/// The gate of Palmyra.
pub const GATE: Sprite = sprite!([
    ".....######.....",
    "...##########...",
    ".##############.",
    "################",
    ".##.##.##.##.##.",
    ".##.##....##.##.",
    ".##.##....##.##.",
    ".##.##....##.##.",
    ".##.##....##.##.",
    ".##.##....##.##.",
    ".##.##....##.##.",
    ".##.##....##.##.",
    "################",
]);

/// A small triangle that points left.
pub const STEP_LEFT: Sprite = sprite!(["....#", "..###", "#####", "..###", "....#"]);

/// A small triangle that points right.
pub const STEP_RIGHT: Sprite = sprite!(["#....", "###..", "#####", "###..", "#...."]);

/// A small arrow that points left.
pub const TO_LEFT: Sprite = sprite!(["..#...", ".##...", "######", ".##...", "..#..."]);

/// A small arrow that points right.
pub const TO_RIGHT: Sprite = sprite!(["...#..", "...##.", "######", "...##.", "...#.."]);

/// An arrow between an old and a new value.
pub const ARROW: Sprite = sprite!([
    ".....#..", ".....##.", "#######.", "########", "#######.", ".....##.", ".....#..",
]);

/// A cross.
pub const CROSS: Sprite = sprite!([
    "##.....##",
    "###...###",
    ".###.###.",
    "..#####..",
    "...###...",
    "..#####..",
    ".###.###.",
    "###...###",
    "##.....##",
]);

/// A camel.
pub const CAMEL: Sprite = sprite!([
    ".........##.",
    "...##...####",
    "..####..##..",
    ".#####.###..",
    "##########..",
    "##########..",
    "#.########..",
    "..##...##...",
    "..#.#..#.#..",
    "..#.#..#.#..",
    ".##.#.##.#..",
]);

/// Coins, as a sign for the worth of everything that a player owns, in the inks edge and face.
pub const STACK: Sprite = sprite!([
    "..#######..",
    ".#ooooooo#.",
    ".#########.",
    ".#ooooooo#.",
    ".#########.",
    ".#ooooooo#.",
    "..#######..",
]);
