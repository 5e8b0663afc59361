//! The sprites of the other scales. `#` is the first ink, then `o`, `+` and `-`.

use crate::shell::art::Sprite;

/// A watch tower on the largest tiles: outline, stone, shadow.
pub const TOWER_L: Sprite = Sprite(&[
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

/// A lake on the largest tiles: shore, water, ripples.
pub const LAKE_L: Sprite = Sprite(&[
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

/// A camel on the largest tiles: outline, body, load, straps.
pub const CARAVAN_L: Sprite = Sprite(&[
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

/// Houses on the largest tiles: outline, wall, roof, shadow.
pub const HOUSE_L: Sprite = Sprite(&[
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

/// The legion on the largest tiles: outline, colour, edge.
pub const LEGION_L: Sprite = Sprite(&[
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

/// The censor on the largest tiles: outline, colour, parchment.
pub const CENSOR_L: Sprite = Sprite(&[
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

/// A watch tower where there is little room.
pub const TOWER_S: Sprite = Sprite(&[
    "##.#.##", "#o#o#o#", "#ooooo#", ".#ooo#.", ".#o#o#.", ".#o#o#.", ".#ooo#.", "#ooooo#",
    "#######",
]);

/// A lake where there is little room.
pub const LAKE_S: Sprite = Sprite(&[
    "..######..",
    ".#oooooo#.",
    "#oo++oooo#",
    "#oooooooo#",
    "#oooo++oo#",
    ".#oooooo#.",
    "..######..",
]);

/// A camel where there is little room.
pub const CARAVAN_S: Sprite = Sprite(&[
    ".......##.",
    "..##..#oo#",
    ".#++#.#oo#",
    ".#+++##o#.",
    "#o+++ooo#.",
    "#ooooooo#.",
    "#o#o##o#..",
    ".#.#..#...",
]);

/// A house where there is little room.
pub const HOUSE_S: Sprite = Sprite(&[
    "...#...", "..#+#..", ".#+++#.", "#+++++#", "#######", "#o#ooo#", "#o#o#o#", "#######",
]);

/// The legion on the smallest tiles of the close view.
pub const LEGION_S: Sprite = Sprite(&[
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
pub const CENSOR_S: Sprite = Sprite(&[
    "###########",
    "#ooooooooo#",
    ".#+++++++#.",
    ".#+++++++#.",
    ".#+++++++#.",
    ".#+++++++#.",
    ".#+++++++#.",
    ".#+++++++#.",
    ".#+++++++#.",
    "#ooooooooo#",
    "###########",
]);

/// The legion from afar.
pub const LEGION_O: Sprite = Sprite(&[
    "#######", "#ooooo#", "#ooooo#", "#ooooo#", "#ooooo#", "#ooooo#", ".#ooo#.", "..###..",
]);

/// The censor from afar; the sign stands on its middle.
pub const CENSOR_O: Sprite = Sprite(&[
    "#########",
    "#o#####o#",
    "#o#####o#",
    "#o#####o#",
    "#o#####o#",
    "#o#####o#",
    "#########",
]);

/// The players' signs, five pixels wide: sun, moon, star, column, palm.
pub const SIGNS: [Sprite; 5] = [
    Sprite(&["#.#.#", ".###.", "#####", ".###.", "#.#.#"]),
    Sprite(&[".###.", "##...", "##...", "##...", ".###."]),
    Sprite(&["..#..", "#####", ".###.", ".###.", "##.##"]),
    Sprite(&["#####", ".###.", ".###.", ".###.", "#####"]),
    Sprite(&[".#.#.", "#####", "#.#.#", "..#..", ".###."]),
];
