//! The colours of the desert at night.

use embedded_graphics::pixelcolor::Rgb565;

/// A colour from eight-bit components.
pub const fn rgb(red: u8, green: u8, blue: u8) -> Rgb565 {
    Rgb565::new(red >> 3, green >> 2, blue >> 3)
}

/// The ground everything lies on.
pub const NIGHT: Rgb565 = rgb(24, 18, 34);
/// Bars above and below.
pub const DUSK: Rgb565 = rgb(52, 36, 50);
/// What the guide says.
pub const GUIDE: Rgb565 = rgb(16, 44, 72);
/// Lines and shadows on light things.
pub const INK: Rgb565 = rgb(20, 14, 24);
/// What must be read.
pub const CREAM: Rgb565 = rgb(250, 238, 212);
/// What may be read.
pub const SHADE: Rgb565 = rgb(192, 172, 156);
/// What is chosen.
pub const GOLD: Rgb565 = rgb(255, 208, 72);
/// Edges of bars and panels.
pub const BRONZE: Rgb565 = rgb(140, 92, 56);
/// What cannot be done.
pub const EMBER: Rgb565 = rgb(255, 156, 120);
/// Free cells.
pub const MIST: Rgb565 = rgb(120, 104, 132);
/// Roofs of the city.
pub const CLAY: Rgb565 = rgb(190, 84, 48);
/// Water.
pub const WATER: Rgb565 = rgb(48, 128, 216);
/// Wood.
pub const UMBER: Rgb565 = rgb(96, 48, 24);
/// Camels.
pub const TAN: Rgb565 = rgb(236, 184, 112);

/// Ground and pattern of each landscape: light, middle, dark.
pub const LANDSCAPES: [(Rgb565, Rgb565); 3] = [
    (rgb(240, 204, 128), rgb(196, 148, 76)),
    (rgb(136, 176, 80), rgb(72, 112, 40)),
    (rgb(72, 68, 96), rgb(132, 128, 160)),
];

/// Upper and lower rim of each landscape.
pub const RIMS: [[Rgb565; 2]; 3] = [
    [rgb(255, 232, 176), rgb(172, 124, 60)],
    [rgb(176, 212, 116), rgb(60, 92, 36)],
    [rgb(112, 108, 140), rgb(44, 40, 64)],
];

/// Main colour of each player, and the ink that shows on it.
pub const PLAYERS: [(Rgb565, Rgb565); 5] = [
    (rgb(200, 40, 32), rgb(255, 248, 232)),
    (rgb(40, 96, 216), rgb(255, 248, 232)),
    (rgb(255, 216, 56), rgb(24, 18, 34)),
    (rgb(244, 244, 236), rgb(24, 18, 34)),
    (rgb(84, 36, 104), rgb(255, 248, 232)),
];
