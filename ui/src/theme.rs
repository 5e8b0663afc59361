//! The palette: the colours of the desert at night, each with a number and a name.

use embedded_graphics::pixelcolor::raw::RawU16;
use embedded_graphics::pixelcolor::{PixelColor, Rgb565, raw::RawU8};

/// A colour of the palette.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Ink(u8);

impl PixelColor for Ink {
    type Raw = RawU8;
}

impl Ink {
    /// Returns the ink with a number of the palette, if there is one.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if (number as usize) < COLOURS {
            Some(Self(number))
        } else {
            None
        }
    }

    /// Returns the ink of a colour, if the palette has that colour.
    #[must_use]
    pub fn of(colour: Rgb565) -> Option<Self> {
        Self::all().find(|ink| ink.rgb565() == colour)
    }

    /// Returns all inks, in the order of their numbers.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..COLOURS as u8).map(Self)
    }

    /// Returns the ink's number in the palette.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Returns the colour that a display shows.
    #[must_use]
    pub fn rgb565(self) -> Rgb565 {
        let bits = PALETTE.get(usize::from(self.0)).copied();
        RawU16::new(bits.unwrap_or(0)).into()
    }

    /// Returns the ink's name in the source.
    #[must_use]
    pub fn name(self) -> &'static str {
        NAMES.get(usize::from(self.0)).copied().unwrap_or("")
    }

    /// Returns the brightness of the ink in grey, from 0 to 255 (BT.709, in integers).
    #[must_use]
    pub fn grey(self) -> u8 {
        let bits = u32::from(PALETTE.get(usize::from(self.0)).copied().unwrap_or(0));
        let (red, green, blue) = (bits >> 11, bits >> 5 & 63, bits & 31);
        // Red and blue go up to 31, green up to 63. White gives 255,000 / 1000.
        ((red * 1749 + green * 2895 + blue * 594 + 500) / 1000) as u8
    }

    /// Returns the darkened variant of the ink, or the ink itself if the palette has no such
    /// variant.
    #[must_use]
    pub const fn darkened(self) -> Self {
        match self {
            DESERT => DARK_DESERT,
            DESERT_MARK => DARK_DESERT_MARK,
            HILLS => DARK_HILLS,
            HILLS_MARK => DARK_HILLS_MARK,
            MOUNTAINS => DARK_MOUNTAINS,
            MOUNTAINS_MARK => DARK_MOUNTAINS_MARK,
            INK => DARK_INK,
            CREAM => DARK_CREAM,
            SHADE => DARK_SHADE,
            GOLD => DARK_GOLD,
            CLAY => DARK_CLAY,
            WATER => DARK_WATER,
            TAN => DARK_TAN,
            other => other,
        }
    }
}

/// Returns the RGB565 value of eight-bit components.
const fn rgb(red: u8, green: u8, blue: u8) -> u16 {
    (red as u16 >> 3) << 11 | (green as u16 >> 2) << 5 | blue as u16 >> 3
}

/// Returns a colour with a little more than a third of its brightness.
const fn dark(colour: u16) -> u16 {
    let (red, green, blue) = (colour >> 11, colour >> 5 & 63, colour & 31);
    (red / 3 + 2) << 11 | (green / 3 + 3) << 5 | (blue / 3 + 3)
}

/// Defines the palette. Inks are numbered in the order of the table.
macro_rules! palette {
    ($($(#[$doc:meta])* $name:ident = $colour:expr;)*) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms, reason = "named as the inks are")]
        #[repr(u8)]
        enum Number {
            $($name,)*
        }

        $($(#[$doc])* pub const $name: Ink = Ink(Number::$name as u8);)*

        const NAMES: [&str; COLOURS] = [$(stringify!($name),)*];

        /// Number of colours in the palette.
        pub const COLOURS: usize = [$(Number::$name,)*].len();

        /// The palette in RGB565, by number.
        pub static PALETTE: [u16; COLOURS] = [$($colour,)*];
    };
}

palette! {
    /// The colour of a new picture.
    BLACK = rgb(0, 0, 0);
    /// The background of all screens.
    NIGHT = rgb(24, 18, 34);
    /// The bars at the top and the bottom.
    DUSK = rgb(52, 36, 50);
    /// Text boxes of the guide.
    GUIDE = rgb(16, 44, 72);
    /// Lines and shadows on light areas.
    INK = rgb(20, 14, 24);
    /// Important text.
    CREAM = rgb(250, 238, 212);
    /// Secondary text.
    SHADE = rgb(192, 172, 156);
    /// The cursor and the chosen entry.
    GOLD = rgb(255, 208, 72);
    /// Edges of bars and panels.
    BRONZE = rgb(140, 92, 56);
    /// Refusals and impossible choices.
    EMBER = rgb(255, 156, 120);
    /// Outlines of free cells, and faint marks.
    MIST = rgb(120, 104, 132);
    /// Roofs of the city.
    CLAY = rgb(190, 84, 48);
    /// Water.
    WATER = rgb(48, 128, 216);
    /// Dark parts of coins, of stacks and of chests.
    UMBER = rgb(96, 48, 24);
    /// Camels, and many small signs.
    TAN = rgb(236, 184, 112);

    /// Ground of the desert (the lightest landscape), and ships.
    DESERT = rgb(240, 204, 128);
    /// Pattern of the desert.
    DESERT_MARK = rgb(196, 148, 76);
    /// Upper rim of a desert tile.
    DESERT_UPPER = rgb(255, 232, 176);
    /// Lower rim of a desert tile.
    DESERT_LOWER = rgb(172, 124, 60);
    /// Ground of the hills.
    HILLS = rgb(136, 176, 80);
    /// Pattern of the hills.
    HILLS_MARK = rgb(72, 112, 40);
    /// Upper rim of a tile of hills.
    HILLS_UPPER = rgb(176, 212, 116);
    /// Lower rim of a tile of hills.
    HILLS_LOWER = rgb(60, 92, 36);
    /// Ground of the mountains, the darkest landscape.
    MOUNTAINS = rgb(72, 68, 96);
    /// Pattern of the mountains.
    MOUNTAINS_MARK = rgb(132, 128, 160);
    /// Upper rim of a tile of mountains.
    MOUNTAINS_UPPER = rgb(112, 108, 140);
    /// Lower rim of a tile of mountains.
    MOUNTAINS_LOWER = rgb(44, 40, 64);

    /// Red, the first player's colour.
    RED = rgb(200, 40, 32);
    /// Blue, the second player's colour.
    BLUE = rgb(40, 96, 216);
    /// Yellow, the third player's colour.
    YELLOW = rgb(255, 216, 56);
    /// White, the fourth player's colour.
    WHITE = rgb(244, 244, 236);
    /// Purple, the fifth player's colour.
    PURPLE = rgb(84, 36, 104);
    /// Marks on the darker player colours.
    PALE = rgb(255, 248, 232);
    /// The first player's line in a chart, lighter than the player's colour.
    RED_LINE = rgb(240, 84, 72);
    /// The second player's line in a chart.
    BLUE_LINE = rgb(96, 152, 255);
    /// The fifth player's line in a chart.
    PURPLE_LINE = rgb(184, 120, 216);

    /// The highest stripe of the title's sky.
    ZENITH = rgb(24, 18, 40);
    /// The second stripe of the title's sky.
    VIOLET_SKY = rgb(44, 26, 56);
    /// The third stripe of the title's sky.
    PLUM_SKY = rgb(78, 36, 66);
    /// The fourth stripe of the title's sky.
    RED_SKY = rgb(128, 54, 64);
    /// The stripe above the horizon of the title's sky.
    ORANGE_SKY = rgb(184, 86, 58);
    /// The lighter dune of the title.
    FAR_DUNE = rgb(150, 84, 52);
    /// The darker dune of the title.
    NEAR_DUNE = rgb(84, 46, 44);
    /// The second stripe of the sky of `caravans` and of the sky of an era.
    WINE_SKY = rgb(92, 40, 66);
    /// The third stripe of the sky of `caravans`.
    ROSE_SKY = rgb(150, 62, 62);
    /// The lowest stripe of the sky of `caravans`.
    AMBER_SKY = rgb(206, 106, 58);
    /// The lowest stripe of an era's sky.
    ERA_SKY = rgb(124, 52, 48);
    /// The highest stripe of the sky of `merchants`.
    BLUE_SKY = rgb(30, 44, 84);
    /// The second stripe of the sky of `merchants`.
    AZURE_SKY = rgb(62, 84, 130);
    /// The third stripe of the sky of `merchants`.
    LILAC_SKY = rgb(146, 120, 130);
    /// The lowest stripe of the sky of `merchants`.
    PEACH_SKY = rgb(226, 166, 104);
    /// The shore in the picture of `merchants`.
    QUAY = rgb(118, 78, 52);
    /// The sea in the picture of `merchants`.
    SEA = rgb(28, 70, 120);

    /// Backgrounds of portraits, and edges of cards.
    PORTRAIT = rgb(70, 52, 74);
    /// The skin of most portraits.
    SKIN = rgb(224, 164, 116);
    /// The hair of most bots, and joints of the road of gold.
    BLACK_HAIR = rgb(40, 28, 28);
    /// Malku's hair.
    MALKU_HAIR = rgb(74, 44, 30);
    /// Malku's cloth.
    MALKU_CLOTH = rgb(120, 150, 92);
    /// The trim of Malku's cloth.
    MALKU_TRIM = rgb(84, 110, 64);
    /// Yarhai's face.
    YARHAI_SKIN = rgb(186, 122, 82);
    /// Yarhai's cloth.
    YARHAI_CLOTH = rgb(200, 120, 52);
    /// Zabdas's helmet.
    ZABDAS_HELMET = rgb(112, 116, 136);
    /// Zabdas's plume.
    ZABDAS_PLUME = rgb(190, 50, 40);
    /// Longinus's face.
    LONGINUS_SKIN = rgb(236, 184, 140);
    /// Longinus's cloth.
    LONGINUS_CLOTH = rgb(232, 232, 228);
    /// The trim of Longinus's cloth.
    LONGINUS_TRIM = rgb(88, 76, 120);
    /// Zenobia's hair.
    ZENOBIA_HAIR = rgb(44, 26, 34);
    /// Zenobia's cloth.
    ZENOBIA_CLOTH = rgb(120, 60, 150);

    /// The road of gold, and the paint on amphorae of gold.
    GOLD_ROAD = rgb(88, 64, 24);
    /// Stones on the road of gold.
    GOLD_STONE = rgb(133, 113, 77);
    /// Cards of gold that cannot be chosen.
    GOLD_DIM = rgb(64, 50, 32);
    /// Cards of wine.
    WINE_CARD = rgb(152, 24, 44);
    /// The road of wine.
    WINE_ROAD = rgb(88, 26, 42);
    /// Joints of the road of wine.
    WINE_JOINT = rgb(38, 18, 28);
    /// Stones on the road of wine.
    WINE_STONE = rgb(140, 90, 98);
    /// Amphorae of wine.
    WINE_CLAY = rgb(204, 92, 102);
    /// Paint on amphorae of wine.
    WINE_PAINT = rgb(252, 214, 204);
    /// Cards of wine that cannot be chosen.
    WINE_DIM = rgb(60, 22, 38);
    /// Cards of spices.
    SPICE_CARD = rgb(116, 178, 84);
    /// The road of spices.
    SPICE_ROAD = rgb(36, 68, 44);
    /// Joints of the road of spices.
    SPICE_JOINT = rgb(24, 28, 30);
    /// Stones on the road of spices.
    SPICE_STONE = rgb(92, 120, 88);
    /// Amphorae of spices.
    SPICE_CLAY = rgb(150, 193, 116);
    /// Paint on amphorae of spices.
    SPICE_PAINT = rgb(26, 66, 30);
    /// Cards of spices that cannot be chosen.
    SPICE_DIM = rgb(40, 54, 42);

    /// The regions at sea.
    SEA_GROUND = rgb(20, 44, 86);
    /// Waves at sea.
    SEA_WAVE = rgb(40, 84, 140);
    /// The region of the Euphrates.
    RIVER_GROUND = rgb(26, 62, 58);
    /// Palms on the banks of the Euphrates.
    RIVER_GRASS = rgb(52, 96, 76);
    /// The Euphrates.
    RIVER = rgb(34, 92, 150);
    /// Waves of the Euphrates.
    RIVER_WAVE = rgb(80, 140, 192);
    /// The region of Palmyra.
    CITY_GROUND = rgb(92, 58, 40);
    /// Dunes of Palmyra.
    CITY_DUNE = rgb(140, 96, 58);
    /// The region of Damascus.
    TOWN_GROUND = rgb(70, 50, 42);
    /// Dunes of Damascus, and coasts.
    TOWN_WALL = rgb(108, 78, 58);
    /// The region of Ebla.
    HILL_GROUND = rgb(44, 58, 36);
    /// Hills of Ebla.
    HILL_GRASS = rgb(76, 100, 54);
    /// The region of Antioch.
    PEAK_GROUND = rgb(56, 46, 58);
    /// Mountains of Antioch.
    PEAK = rgb(92, 78, 94);
    /// The ground of a player's private slots in `merchants`.
    PRIVATE_GROUND = rgb(34, 26, 44);
    /// Numbers and signs that cannot be chosen.
    DIM = rgb(156, 140, 156);
    /// Mission cards.
    PAPER = rgb(242, 226, 190);
    /// Headings of mission cards.
    MISSION_HEAD = rgb(104, 28, 30);
    /// Walls.
    BRICK = rgb(208, 160, 96);
    /// Branches of trees, and ticks.
    GREEN = rgb(150, 200, 96);
    /// Edges of wood, a good.
    WOOD_EDGE = rgb(64, 36, 24);
    /// Wood, a good.
    WOOD = rgb(186, 114, 56);
    /// The light side of wood.
    WOOD_LIGHT = rgb(240, 196, 128);
    /// The dark side of wood.
    WOOD_DARK = rgb(110, 62, 30);
    /// Stone, a good.
    STONE = rgb(148, 150, 164);
    /// The light side of stone.
    STONE_LIGHT = rgb(206, 208, 218);
    /// Edges of marble.
    MARBLE_EDGE = rgb(120, 116, 130);
    /// Marble.
    MARBLE = rgb(250, 246, 240);
    /// The veins of marble.
    MARBLE_LIGHT = rgb(176, 172, 184);
    /// Edges of ingots.
    INGOT_EDGE = rgb(110, 70, 10);
    /// Ingots of gold.
    INGOT = rgb(250, 190, 40);
    /// The light side of ingots.
    INGOT_LIGHT = rgb(255, 240, 150);
    /// Edges of the palest rare goods.
    SILVER_EDGE = rgb(92, 90, 105);
    /// The palest rare goods.
    SILVER = rgb(176, 178, 192);
    /// Edges of golden rare goods.
    GILT_EDGE = rgb(128, 103, 51);
    /// Edges of red rare goods.
    CORAL_EDGE = rgb(115, 48, 48);
    /// Red rare goods.
    CORAL = rgb(226, 84, 64);

    /// [`DESERT`] in the dark.
    DARK_DESERT = dark(rgb(240, 204, 128));
    /// [`DESERT_MARK`] in the dark.
    DARK_DESERT_MARK = dark(rgb(196, 148, 76));
    /// [`HILLS`] in the dark.
    DARK_HILLS = dark(rgb(136, 176, 80));
    /// [`HILLS_MARK`] in the dark.
    DARK_HILLS_MARK = dark(rgb(72, 112, 40));
    /// [`MOUNTAINS`] in the dark.
    DARK_MOUNTAINS = dark(rgb(72, 68, 96));
    /// [`MOUNTAINS_MARK`] in the dark.
    DARK_MOUNTAINS_MARK = dark(rgb(132, 128, 160));
    /// [`INK`] in the dark.
    DARK_INK = dark(rgb(20, 14, 24));
    /// [`CREAM`] in the dark.
    DARK_CREAM = dark(rgb(250, 238, 212));
    /// [`SHADE`] in the dark.
    DARK_SHADE = dark(rgb(192, 172, 156));
    /// [`GOLD`] in the dark.
    DARK_GOLD = dark(rgb(255, 208, 72));
    /// [`CLAY`] in the dark.
    DARK_CLAY = dark(rgb(190, 84, 48));
    /// [`WATER`] in the dark.
    DARK_WATER = dark(rgb(48, 128, 216));
    /// [`TAN`] in the dark.
    DARK_TAN = dark(rgb(236, 184, 112));
}

/// The ground and the pattern of each landscape, from the lightest to the darkest.
pub const LANDSCAPES: [(Ink, Ink); 3] = [
    (DESERT, DESERT_MARK),
    (HILLS, HILLS_MARK),
    (MOUNTAINS, MOUNTAINS_MARK),
];

/// The upper and the lower rim of each landscape.
pub const RIMS: [[Ink; 2]; 3] = [
    [DESERT_UPPER, DESERT_LOWER],
    [HILLS_UPPER, HILLS_LOWER],
    [MOUNTAINS_UPPER, MOUNTAINS_LOWER],
];

/// The colour of each player, and the ink that is readable on it.
pub const PLAYERS: [(Ink, Ink); 5] = [
    (RED, PALE),
    (BLUE, PALE),
    (YELLOW, NIGHT),
    (WHITE, NIGHT),
    (PURPLE, PALE),
];

#[cfg(test)]
mod tests {
    extern crate std;

    use std::collections::BTreeSet;

    use embedded_graphics::prelude::*;

    use super::*;

    #[test]
    fn every_colour_has_one_number() {
        let colours: BTreeSet<u16> = PALETTE.iter().copied().collect();
        assert_eq!(colours.len(), COLOURS);
        for ink in Ink::all() {
            assert_eq!(Ink::of(ink.rgb565()), Some(ink));
            assert_eq!(Ink::new(ink.number()), Some(ink));
            assert_eq!(
                ink.rgb565().into_storage(),
                PALETTE[usize::from(ink.number())]
            );
        }
        assert_eq!(Ink::new(COLOURS as u8), None);
        assert_eq!(Ink::of(Rgb565::MAGENTA), None);
    }

    #[test]
    fn dark_inks_are_a_third_as_light() {
        for ink in Ink::all().filter(|ink| ink.darkened() != *ink) {
            let (lit, unlit) = (ink.rgb565(), ink.darkened().rgb565());
            assert_eq!(unlit.into_storage(), dark(lit.into_storage()));
            assert_eq!(ink.darkened().name(), std::format!("DARK_{}", ink.name()));
        }
    }

    #[test]
    fn black_has_the_number_of_empty_memory() {
        assert_eq!(BLACK.number(), 0);
        assert_eq!(BLACK.grey(), 0);
        assert!(PALE.grey() > 240 && PALE.grey() > CREAM.grey());
    }
}
