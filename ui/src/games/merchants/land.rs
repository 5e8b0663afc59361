//! Drawing of the land below the slots (seas, hills, mountains, dunes and a river), and of the
//! regions' names.

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use palmyra_engine::merchants::Region;

use crate::canvas::{Align, Canvas, Font, area};
use crate::shell::art::{Sprite, sprite};
use crate::theme::{self, Ink};

const WAVE: Sprite = sprite!([".##..##", "#..##.."]);
const DUNE: Sprite = sprite!([
    ".....####......",
    "...##....##....",
    ".##........##..",
    "#............##",
]);
const HILL: Sprite = sprite!([
    "....###....",
    "..#######..",
    ".#########.",
    "###########",
    "###########",
]);
const PEAK: Sprite = sprite!([
    "......#......",
    ".....###.....",
    ".....####....",
    "....#####....",
    "...##.####...",
    "..##..#####..",
    ".##...######.",
]);
const PALM: Sprite = sprite!([
    ".##.##.", "#..#..#", ".#####.", "#..#..#", "...#...", "...#...", "...#...", "..###..",
]);
const WALL: Sprite = sprite!(["#.#.#.#.#", "#########", "####.####", "###...###"]);

/// The shape of a coast or river bank, as the distance from a straight line. Each value is for
/// three rows of pixels.
const BANK: [i32; 10] = [0, 1, 1, 2, 3, 3, 2, 2, 1, 0];

/// The look of a region: the inks of its background and of the stamps on it, and the stamps with
/// their corners.
struct Ground {
    inks: [Ink; 2],
    stamps: &'static [(&'static Sprite, (i32, i32))],
}

const SEA: Ground = Ground {
    inks: [theme::SEA_GROUND, theme::SEA_WAVE],
    stamps: &[
        (&WAVE, (60, 4)),
        (&WAVE, (30, 18)),
        (&WAVE, (37, 25)),
        (&WAVE, (7, 20)),
        (&WAVE, (30, 36)),
        (&WAVE, (40, 42)),
        (&WAVE, (7, 38)),
    ],
};

const fn ground_of(region: Region) -> Ground {
    match region {
        Region::NorthSea | Region::SouthSea => SEA,
        Region::Euphrates => Ground {
            inks: [theme::RIVER_GROUND, theme::RIVER_GRASS],
            stamps: &[
                (&PALM, (4, 33)),
                (&PALM, (20, 36)),
                (&PALM, (37, 33)),
                (&PALM, (38, 70)),
                (&PALM, (4, 86)),
                (&PALM, (46, 86)),
            ],
        },
        Region::Palmyra => Ground {
            inks: [theme::CITY_GROUND, theme::CITY_DUNE],
            stamps: &[(&DUNE, (60, 3)), (&DUNE, (54, 8)), (&DUNE, (64, 10))],
        },
        Region::Damascus => Ground {
            inks: [theme::TOWN_GROUND, theme::TOWN_WALL],
            stamps: &[(&DUNE, (56, 36)), (&DUNE, (62, 42)), (&DUNE, (50, 42))],
        },
        Region::Ebla => Ground {
            inks: [theme::HILL_GROUND, theme::HILL_GRASS],
            stamps: &[
                (&HILL, (40, 8)),
                (&HILL, (52, 6)),
                (&HILL, (64, 8)),
                (&HILL, (5, 40)),
                (&HILL, (60, 38)),
                (&HILL, (66, 20)),
            ],
        },
        Region::Antioch => Ground {
            inks: [theme::PEAK_GROUND, theme::PEAK],
            stamps: &[
                (&PEAK, (6, 38)),
                (&PEAK, (22, 40)),
                (&PEAK, (38, 37)),
                (&PEAK, (56, 39)),
                (&WALL, (66, 6)),
            ],
        },
    }
}

/// Returns the colour of a region's background.
pub const fn ground(region: Region) -> Ink {
    ground_of(region).inks[0]
}

/// Returns the area of a region. For `None`, returns the area of the goals and private slots.
pub fn place(region: Option<Region>) -> Rectangle {
    let (column, row) = match region {
        Some(Region::NorthSea) => (0, 0),
        Some(Region::Ebla) => (1, 0),
        Some(Region::Euphrates) => (2, 0),
        Some(Region::Antioch) => (0, 1),
        Some(Region::Palmyra) => (1, 1),
        Some(Region::SouthSea) => (0, 2),
        Some(Region::Damascus) => (1, 2),
        None => (2, 2),
    };
    let height = if region == Some(Region::Euphrates) {
        97
    } else {
        48
    };
    area(1 + 80 * column, 42 + 49 * row, 78, height)
}

/// The mark of a region on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// The region has no mark.
    None,
    /// The region is under attack, so it cannot be chosen for the next raid.
    Attacked,
    /// The viewer has chosen the region in secret for the next raid.
    Chosen,
}

/// Draws the background of a region. `waves` selects one of the two states of waves.
pub fn draw(canvas: &mut Canvas, region: Region, waves: bool) {
    let at = place(Some(region));
    let Point { x, y } = at.top_left;
    let height = at.size.height as i32;
    let Ground {
        inks: [ground, tone],
        stamps,
    } = ground_of(region);
    canvas.fill(at, ground);
    let is_sea = matches!(region, Region::NorthSea | Region::SouthSea);
    let shift = if waves { 2 } else { 0 };
    for &(stamp, (dx, dy)) in stamps {
        let dx = dx + if is_sea { shift } else { 0 };
        canvas.sprite(stamp, Point::new(x + dx, y + dy), &[tone]);
    }
    // Each value of `BANK` is for three rows of pixels.
    let banks = |first: usize| (0..height).step_by(3).zip(BANK.iter().cycle().skip(first));
    match region {
        // The seas have a coast in the east, towards the land.
        Region::NorthSea | Region::SouthSea => {
            for (row, bank) in banks(0) {
                let width = 2 + bank / 2;
                let rows = 3.min(height - row);
                canvas.fill(area(x + 78 - width, y + row, width, rows), theme::TOWN_WALL);
            }
        }
        Region::Euphrates => {
            for (row, bank) in banks(3) {
                let left = x + 55 + 2 * bank;
                let rows = 3.min(height - row);
                canvas.fill(area(left, y + row, 11, rows), theme::RIVER);
                for line in 0..rows {
                    if (row + line + shift) % 8 < 2 {
                        let wave = area(left + 2 + line, y + row + line, 4, 1);
                        canvas.fill(wave, theme::RIVER_WAVE);
                    }
                }
            }
        }
        _ => {}
    }
}

/// Draws the frame of a marked region. The frame covers no name and no slot.
pub fn draw_mark(canvas: &mut Canvas, region: Region, mark: Mark) {
    let at = place(Some(region));
    let (x, y) = (at.top_left.x, at.top_left.y);
    let (width, height) = (at.size.width as i32, at.size.height as i32);
    match mark {
        Mark::None => {}
        Mark::Attacked => {
            canvas.frame(area(x - 1, y - 1, width + 2, height + 2), 2, theme::EMBER);
            // The frame of an attacked region has teeth along its lower edge.
            for tooth in (3..width - 3).step_by(6) {
                canvas.fill(area(x + tooth, y + height - 2, 3, 1), theme::EMBER);
                canvas.fill(area(x + tooth + 1, y + height - 3, 1, 1), theme::EMBER);
            }
        }
        Mark::Chosen => {
            for dash in (0..width + 2).step_by(7) {
                let length = 4.min(width + 2 - dash);
                for edge in [y - 1, y + height] {
                    canvas.fill(area(x - 1 + dash, edge, length, 1), theme::CREAM);
                }
            }
            for dash in (0..height + 2).step_by(7) {
                let length = 4.min(height + 2 - dash);
                for edge in [x - 1, x + width] {
                    canvas.fill(area(edge, y - 1 + dash, 1, length), theme::CREAM);
                }
            }
        }
    }
}

/// Draws the name of an area of the map on a plate.
pub fn draw_name(canvas: &mut Canvas, name: &str, at: Rectangle, ink: Ink, mark: Mark) {
    let Point { x, y } = at.top_left;
    let width = Font::Body.width(name);
    let (plate, ink) = match mark {
        Mark::None => (theme::NIGHT, ink),
        Mark::Attacked => (theme::EMBER, theme::INK),
        Mark::Chosen => (theme::CREAM, theme::INK),
    };
    canvas.fill(area(x, y, (width + 6).min(78), 14), plate);
    let at = area(x + 3, y - 2, 75, 18);
    canvas.text(Font::Body, name, at, Align::Left, ink);
}
