//! The sprites for small tiles, for the largest tiles and for the overview. The inks of `#`, `o`,
//! `+` and `-` are listed in this order.

use crate::shell::art::{Sprite, sprite};

/// A watch tower on the largest tiles, in the inks outline, stone and shadow.
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

/// A lake on the largest tiles, in the inks shore, water and ripples.
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

/// A camel on the largest tiles, in the inks outline, body, load and straps.
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

/// Houses on the largest tiles, in the inks outline, wall, roof and shadow.
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

/// The legion on the largest tiles, in the inks outline, player's colour and edge.
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

/// The censor on the largest tiles, in the inks outline, player's colour and parchment.
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

/// A watch tower on small tiles.
pub const TOWER_S: Sprite = sprite!([
    "##.#.##", "#o#o#o#", "#ooooo#", ".#ooo#.", ".#o#o#.", ".#o#o#.", ".#ooo#.", "#ooooo#",
    "#######",
]);

/// A lake on small tiles.
pub const LAKE_S: Sprite = sprite!([
    "..######..",
    ".#oooooo#.",
    "#oo++oooo#",
    "#oooooooo#",
    "#oooo++oo#",
    ".#oooooo#.",
    "..######..",
]);

/// A camel on small tiles.
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

/// A house on small tiles.
pub const HOUSE_S: Sprite = sprite!([
    "...#...", "..#+#..", ".#+++#.", "#+++++#", "#######", "#o#ooo#", "#o#o#o#", "#######",
]);

/// The legion on the smallest tiles of the close view.
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

/// The censor on the smallest tiles of the close view.
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

/// The censor in the overview. The player's sign is drawn on its centre.
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
