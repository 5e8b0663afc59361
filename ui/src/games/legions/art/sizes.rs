//! The sprites for small scales, for the largest scale and for the overview. The comment of a
//! sprite for the largest scale names the inks of `#`, `o`, `+` and `-`, in this order. The sprites
//! for small scales use the same inks in the same order.

use crate::shell::art::{Sprite, sprite};

/// A watch tower at the largest scale, in the inks outline, stone and shadow.
pub const TOWER_L: Sprite = sprite!([
    "###.###.###.###",
    "#o#.#o#.#o#.#+#",
    "#o###o###o###+#",
    "#ooooooooooo++#",
    "#ooooooooooo++#",
    "##oooooooooo+##",
    ".#############.",
    "..#ooooooo++#..",
    "..#ooo#ooo++#..",
    "..#oo###oo++#..",
    "..#oo###oo++#..",
    "..#oo###oo++#..",
    "..#ooooooo++#..",
    "..#o++oooo++#..",
    "..#ooooooo++#..",
    "..#oooo++o++#..",
    ".##ooooooo++##.",
    "#oooooooooo+++#",
    "###############",
]);

/// A lake at the largest scale, in the inks shore, water and ripples.
pub const LAKE_L: Sprite = sprite!([
    ".......#########.......",
    "....###ooooooooo###....",
    "..##ooooooooooooooo##..",
    ".#ooooo+++++ooooooooo#.",
    "#ooooooooooooooooooooo#",
    "#ooooooooooooooo++++oo#",
    "#oo++++ooooooooooooooo#",
    "#ooooooooooooooooooooo#",
    ".#ooooooo+++++ooooooo#.",
    ".#ooooooooooooooooooo#.",
    "..##ooooooooooooooo##..",
    "....####ooooooo####....",
    "........#######........",
]);

/// A camel at the largest scale, in the inks outline, body, load and straps.
pub const CARAVAN_L: Sprite = sprite!([
    ".................###...",
    "................#ooo##.",
    "................#oo#oo#",
    "......###.......#ooooo#",
    ".....#+++#......#oo###.",
    "....#+++++#....#ooo#...",
    "...#+++++++#...#ooo#...",
    "..##-------##..#oo#....",
    ".#oo+++++++oo##ooo#....",
    "#ooo+++++++ooooooo#....",
    "#ooo-------oooooo#.....",
    "#o#o+++++++oooooo#.....",
    "#o#oooooooooooooo#.....",
    ".#.#ooo#####oooo#......",
    "...#oo#....#o##o#......",
    "...#oo#....#o##o#......",
    "...#o#.....#o#.#o#.....",
    "..#oo#....#oo#.#oo#....",
    "..####....####.####....",
]);

/// Houses at the largest scale, in the inks outline, wall, roof and shadow.
pub const HOUSE_L: Sprite = sprite!([
    "....##...........",
    "...#++#..........",
    "..#++++#...####..",
    ".#++++++#.#++++#.",
    "#++++++++#++++++#",
    "#################",
    "#ooooooo-#ooooo-#",
    "#oo##ooo-#o##oo-#",
    "#oo##ooo-#o##oo-#",
    "#ooooooo-#ooooo-#",
    "#oo###oo-#oo##o-#",
    "#oo###oo-#oo##o-#",
    "#oo###oo-#oo##o-#",
    "#################",
]);

/// The legion at the largest scale, in the inks outline, player's colour and edge.
pub const LEGION_L: Sprite = sprite!([
    ".###############.",
    "#+++++++++++++++#",
    "#+ooooooooooooo+#",
    "#+ooooooooooooo+#",
    "#+ooooooooooooo+#",
    "#+ooooooooooooo+#",
    "#+ooooooooooooo+#",
    "#+ooooooooooooo+#",
    "#+ooooooooooooo+#",
    "#+ooooooooooooo+#",
    "#+ooooooooooooo+#",
    "#+ooooooooooooo+#",
    ".#+ooooooooooo+#.",
    "..#+ooooooooo+#..",
    "...#++ooooo++#...",
    "....##+++++##....",
    "......#####......",
]);

/// The censor at the largest scale, in the inks outline, player's colour and parchment.
pub const CENSOR_L: Sprite = sprite!([
    ".###############.",
    "#ooooooooooooooo#",
    "#ooooooooooooooo#",
    ".###############.",
    "..#+++++++++++#..",
    "..#+++++++++++#..",
    "..#+++++++++++#..",
    "..#+++++++++++#..",
    "..#+++++++++++#..",
    "..#+++++++++++#..",
    "..#+++++++++++#..",
    "..#+++++++++++#..",
    "..#+++++++++++#..",
    ".###############.",
    "#ooooooooooooooo#",
    "#ooooooooooooooo#",
    ".###############.",
]);

/// A watch tower at small scales.
pub const TOWER_S: Sprite = sprite!([
    "##.#.##", "#o#o#o#", "#ooooo#", ".#ooo#.", ".#o#o#.", ".#o#o#.", ".#ooo#.", "#ooooo#",
    "#######",
]);

/// A lake at small scales.
pub const LAKE_S: Sprite = sprite!([
    "..######..",
    ".#oooooo#.",
    "#oo++oooo#",
    "#oooooooo#",
    "#oooo++oo#",
    ".#oooooo#.",
    "..######..",
]);

/// A camel at small scales.
pub const CARAVAN_S: Sprite = sprite!([
    ".......##.",
    "..##..#oo#",
    ".#++#.#oo#",
    ".#+++##o#.",
    "#o+++ooo#.",
    "#ooooooo#.",
    "#o#o##o#..",
    ".#.#..#...",
]);

/// A house at small scales.
pub const HOUSE_S: Sprite = sprite!([
    "...#...", "..#+#..", ".#+++#.", "#+++++#", "#######", "#o#ooo#", "#o#o#o#", "#######",
]);

/// The legion at the smallest scale of the close view, and at smaller scales.
pub const LEGION_S: Sprite = sprite!([
    "#########",
    "#ooooooo#",
    "#ooooooo#",
    "#ooooooo#",
    "#ooooooo#",
    "#ooooooo#",
    "#ooooooo#",
    ".#ooooo#.",
    "..##o##..",
    "....#....",
]);

/// The censor at the smallest scale of the close view, and at smaller scales.
pub const CENSOR_S: Sprite = sprite!([
    "###########",
    "#ooooooooo#",
    "#ooooooooo#",
    ".#+++++++#.",
    ".#+++++++#.",
    ".#+++++++#.",
    ".#+++++++#.",
    ".#+++++++#.",
    "#ooooooooo#",
    "#ooooooooo#",
    "###########",
]);

/// The legion in the overview.
pub const LEGION_O: Sprite = sprite!([
    "#######", "#ooooo#", "#ooooo#", "#ooooo#", "#ooooo#", "#ooooo#", ".#ooo#.", "..###..",
]);

/// The censor in the overview, in the inks parchment and player's colour. The player's sign is
/// drawn on its centre.
pub const CENSOR_O: Sprite = sprite!([
    "#########",
    "#o#####o#",
    "#o#####o#",
    "#o#####o#",
    "#o#####o#",
    "#o#####o#",
    "#########",
]);

/// The players' signs, five pixels wide: sun, moon, star, column and palm.
pub const SIGNS: [Sprite; 5] = [
    sprite!(["..#..", ".###.", "#####", ".###.", "..#.."]),
    sprite!(["..###", "##...", "##...", "##...", "..###"]),
    sprite!(["..#..", "#####", ".###.", ".###.", "##.##"]),
    sprite!(["#####", "..#..", "..#..", "..#..", "#####"]),
    sprite!([".#.#.", "#####", "#.#.#", "..#..", ".###."]),
];
