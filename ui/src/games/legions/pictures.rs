//! The pictures in the rules, drawn with the usual tiles and figures.

use embedded_graphics::prelude::*;
use palmyra_engine::legions::{
    Cell, Feature, Figure, Landscape, Setup, Size as TileSize, Solo, Tile,
};

use super::art::{
    CHEST, FLIPPED, LARGE_STACK, SMALL_STACK, Scale, draw_figure, draw_ghost, draw_tile,
};
use super::how_to::Topic;
use super::map::Map;
use super::text::Msg;
use crate::canvas::{Align, Canvas, Font, area};
use crate::shell::Services;
use crate::shell::art::{ARROW_RIGHT, COIN, LAUREL, Sprite};
use crate::shell::text::{Blank, fill};
use crate::shell::widgets::cap;
use crate::theme::{self, Ink};
use palmyra_play::Person;

const RED: Person = Person(0);
const BLUE: Person = Person(1);
/// The y coordinate of the centre of each picture.
const MIDDLE: i32 = 69;

const COIN_INKS: [Ink; 3] = [theme::BRONZE, theme::GOLD, theme::UMBER];
const CHEST_INKS: [Ink; 3] = [theme::CREAM, theme::UMBER, theme::GOLD];
const FLIPPED_INKS: [Ink; 3] = [theme::CREAM, theme::UMBER, theme::GOLD];
const STACK_INKS: [Ink; 2] = [theme::CREAM, theme::UMBER];

/// Returns a tile with its cell. The size of the tile follows from the cell.
const fn lies(x: i8, y: i8, landscape: Landscape, feature: Option<Feature>) -> (Tile, Cell) {
    let cell = Cell::new(x, y);
    (Tile::new(cell.size(), landscape, feature), cell)
}

use Landscape::{Desert, Hills, Mountains};

impl Topic {
    /// Draws the picture of a page between the heading and the text.
    pub fn draw(self, cx: &Services, canvas: &mut Canvas) {
        match self {
            Self::Aim => aim(canvas),
            Self::Tiles => tiles(cx, canvas),
            Self::Turn => turn(cx, canvas),
            Self::Laying => laying(canvas),
            Self::Matches => matches(canvas, false),
            Self::Occupied => matches(canvas, true),
            Self::Conquer => {
                gain(canvas, Figure::Legion, Point::new(40, MIDDLE));
                let stacks = [&LARGE_STACK, &SMALL_STACK, &LARGE_STACK];
                for (index, stack) in stacks.into_iter().enumerate() {
                    let at = Point::new(138 + 32 * index as i32, MIDDLE);
                    canvas.sprite_twice(stack, at, &STACK_INKS);
                }
            }
            Self::Revenue => revenue(canvas),
            Self::Tribute => tribute(canvas),
            Self::Reorganize => reorganize(canvas),
            Self::End => end(canvas),
            Self::Expert => expert(canvas),
            Self::Solo => solo(canvas),
            Self::Counts => counts(canvas),
            Self::Buttons => buttons(canvas),
        }
    }
}

/// Returns a view of the map, centred on a point that is given in half cells.
fn map(x: i32, y: i32) -> Map {
    let half = Scale::CLOSE.pitch() / 2;
    Map::close(Scale::CLOSE, Point::new(half * x, half * y), MIDDLE, 0)
}

fn city(canvas: &mut Canvas, map: Map) {
    for (tile, cell) in Setup::Solo(Solo::One).city() {
        map.draw_land(canvas, tile, cell, true, false);
    }
}

fn word(canvas: &mut Canvas, text: &str, middle: Point, ink: Ink) {
    let half = Font::Title.width(text) / 2 + 2;
    let at = area(middle.x - half, middle.y - 10, 2 * half, 20);
    canvas.text(Font::Title, text, at, Align::Centre, ink);
}

fn number(canvas: &mut Canvas, text: &str, number: u8, middle: Point, ink: Ink) {
    word(canvas, &fill(text, &[number.into()]), middle, ink);
}

fn aim(canvas: &mut Canvas) {
    let map = map(4, 2);
    city(canvas, map);
    let way = [
        lies(2, 0, Mountains, None),
        lies(0, 2, Desert, Some(Feature::Lake)),
    ];
    for (tile, cell) in way {
        map.draw_land(canvas, tile, cell, false, true);
    }
    map.draw_standing(canvas, RED, Figure::Legion, Cell::new(2, 0), false);
    map.draw_standing(canvas, RED, Figure::Censor, Cell::new(0, 2), true);
    for (x, y) in [
        (168, 88),
        (194, 88),
        (181, 66),
        (207, 66),
        (194, 44),
        (220, 88),
    ] {
        canvas.sprite_twice(&COIN, Point::new(x, y), &COIN_INKS);
    }
}

fn tiles(cx: &Services, canvas: &mut Canvas) {
    let names = [
        [Msg::Desert, Msg::Hills, Msg::Mountains],
        [Msg::Tower, Msg::Lake, Msg::Caravan],
    ];
    for column in 0..3 {
        let x = 46 + 74 * column as i32;
        let (landscape, feature) = (Landscape::ALL[column], Feature::ALL[column]);
        for (size, dx) in [(TileSize::Large, -10), (TileSize::Small, 14)] {
            let tile = Tile::new(size, landscape, None);
            draw_tile(canvas, tile, Point::new(x + dx, 40), Scale::CLOSE);
        }
        let tile = Tile::new(TileSize::Large, landscape, Some(feature));
        draw_tile(canvas, tile, Point::new(x, 83), Scale::CLOSE);
        for (row, names) in names.into_iter().enumerate() {
            let at = area(x - 43, 53 + 43 * row as i32, 86, 17);
            let name = cx.say(names[column]);
            canvas.text(Font::Body, name, at, Align::Centre, theme::SHADE);
        }
    }
}

fn turn(cx: &Services, canvas: &mut Canvas) {
    let rows = [Msg::Conquer, Msg::Revenue, Msg::Reorganize];
    for (index, name) in rows.into_iter().enumerate() {
        let y = 28 + 28 * index as i32;
        canvas.slab(area(12, y, 216, 25), theme::DUSK);
        let middle = y + 12;
        let name_at = area(62, y, 110, 25);
        canvas.text(Font::Body, cx.say(name), name_at, Align::Left, theme::CREAM);
        if index != 1 {
            draw_figure(canvas, RED, Figure::Legion, Point::new(28, middle));
        }
        if index != 0 {
            draw_figure(canvas, RED, Figure::Censor, Point::new(46, middle));
        }
        let right = Point::new(208, middle);
        canvas.sprite_at(&ARROW_RIGHT, right - Point::new(28, 0), &[theme::GOLD]);
        match index {
            0 => canvas.sprite_twice(&LARGE_STACK, right, &STACK_INKS),
            1 => canvas.sprite_twice(&COIN, right, &COIN_INKS),
            _ => {
                let tile = Tile::new(TileSize::Large, Hills, None);
                draw_tile(canvas, tile, right - Point::new(0, 0), Scale::new(18));
            }
        }
    }
}

fn laying(canvas: &mut Canvas) {
    let map = map(4, 0);
    city(canvas, map);
    let way = [lies(2, 0, Desert, None), lies(3, 0, Hills, None)];
    for (tile, cell) in way {
        map.draw_land(canvas, tile, cell, false, true);
    }
    for cell in [Cell::new(4, 0), Cell::new(3, -1), Cell::new(3, 1)] {
        draw_ghost(
            canvas,
            cell.size(),
            map.at(cell),
            Scale::CLOSE,
            1,
            theme::MIST,
        );
    }
    // The path of the legion is marked by rings.
    for (cell, ink) in [
        (Cell::new(2, 0), theme::GOLD),
        (Cell::new(3, 0), theme::GOLD),
    ] {
        map.ring(canvas, cell, ink);
    }
    map.draw_standing(canvas, RED, Figure::Legion, Cell::new(3, 0), false);
}

/// Draws how a tile of hills with a lake is laid. Its neighbours are hills, mountains, and a desert
/// with a lake. If `occupied` is set, a figure stands on the desert.
fn matches(canvas: &mut Canvas, occupied: bool) {
    let map = map(2, 2);
    let lake = Some(Feature::Lake);
    let (new, at) = lies(1, 1, Hills, lake);
    let hill = lies(0, 0, Hills, None);
    let far_lake = lies(2, 1, Desert, lake);
    let peak = lies(0, 2, Mountains, None);
    for (tile, cell) in [hill, far_lake, peak] {
        map.draw_land(canvas, tile, cell, false, occupied && cell == far_lake.1);
    }
    map.draw_match(canvas, hill.1, true);
    map.draw_match(canvas, far_lake.1, !occupied);
    map.draw_planned(canvas, at, new);
    if occupied {
        map.draw_standing(canvas, BLUE, Figure::Legion, far_lake.1, true);
        map.draw_cross(canvas, at, far_lake.1);
    }
    let ink = theme::GOLD;
    word(canvas, "+1", map.at(hill.1) - Point::new(30, 0), ink);
    let (lake_text, lake_ink) = if occupied {
        ("+0", theme::EMBER)
    } else {
        ("+2", ink)
    };
    word(
        canvas,
        lake_text,
        map.at(far_lake.1) + Point::new(28, 0),
        lake_ink,
    );
    word(
        canvas,
        "+0",
        map.at(peak.1) - Point::new(30, 0),
        theme::SHADE,
    );
}

/// Draws a figure on a tile, the number of its points, and an arrow. To the right of the arrow, the
/// caller draws the gained tiles or coins.
fn gain(canvas: &mut Canvas, figure: Figure, at: Point) {
    let tile = Tile::new(TileSize::Large, Hills, None);
    draw_tile(canvas, tile, at, Scale::CLOSE);
    draw_figure(canvas, RED, figure, at);
    word(canvas, "+3", at + Point::new(34, 0), theme::GOLD);
    canvas.sprite_at(&ARROW_RIGHT, at + Point::new(64, 0), &[theme::GOLD]);
}

fn revenue(canvas: &mut Canvas) {
    let y = MIDDLE - 20;
    gain(canvas, Figure::Censor, Point::new(40, y));
    for index in 0..3 {
        canvas.sprite_twice(&COIN, Point::new(138 + 32 * index, y), &COIN_INKS);
    }
    let y = MIDDLE + 22;
    let tile = Tile::new(TileSize::Large, Mountains, None);
    draw_tile(canvas, tile, Point::new(74, y), Scale::CLOSE);
    canvas.sprite_at(&ARROW_RIGHT, Point::new(104, y), &[theme::GOLD]);
    canvas.sprite_twice(&FLIPPED, Point::new(138, y), &FLIPPED_INKS);
}

fn tribute(canvas: &mut Canvas) {
    for (row, (matched, flipped)) in [(3u8, 2u8), (2, 0)].into_iter().enumerate() {
        let y = MIDDLE - 20 + 42 * row as i32;
        for index in 0..2 {
            canvas.sprite_twice(&FLIPPED, Point::new(24 + 26 * index, y), &FLIPPED_INKS);
        }
        let ink = if flipped > 0 {
            theme::GOLD
        } else {
            theme::SHADE
        };
        let blanks: [Blank; 3] = [matched.into(), flipped.into(), (matched + flipped).into()];
        let text = fill("{} + {} = {}", &blanks);
        word(canvas, &text, Point::new(126, y), ink);
        canvas.sprite_twice(&COIN, Point::new(202, y), &COIN_INKS);
    }
}

fn reorganize(canvas: &mut Canvas) {
    let map = map(2, 1);
    city(canvas, map);
    let land = [
        lies(-1, 1, Hills, None),
        lies(2, 0, Desert, None),
        lies(3, 1, Mountains, Some(Feature::Tower)),
    ];
    for (tile, cell) in land {
        map.draw_land(canvas, tile, cell, false, false);
    }
    map.draw_standing(canvas, BLUE, Figure::Legion, Cell::new(2, 0), false);
    for (_, cell) in [land[0], land[2]] {
        map.cursor(canvas, cell);
    }
    map.draw_standing(canvas, RED, Figure::Legion, Cell::new(3, 1), false);
    map.draw_standing(canvas, RED, Figure::Censor, Cell::new(-1, 1), false);
    let stack = Point::new(200, 60);
    canvas.sprite_twice(&LARGE_STACK, stack, &STACK_INKS);
    word(canvas, "+1", stack + Point::new(0, 26), theme::GOLD);
}

fn end(canvas: &mut Canvas) {
    counted(canvas, &CHEST, &CHEST_INKS, 66, "0");
    counted(canvas, &LARGE_STACK, &STACK_INKS, 138, "0");
    counted(canvas, &SMALL_STACK, &STACK_INKS, 178, "0");
}

/// Draws the signs of the header in their order.
fn counts(canvas: &mut Canvas) {
    counted(canvas, &COIN, &COIN_INKS, 36, "7");
    counted(canvas, &FLIPPED, &FLIPPED_INKS, 78, "2");
    counted(canvas, &CHEST, &CHEST_INKS, 120, "98");
    counted(canvas, &LARGE_STACK, &STACK_INKS, 162, "40");
    counted(canvas, &SMALL_STACK, &STACK_INKS, 204, "38");
}

/// Draws a sign with a number below it.
fn counted(canvas: &mut Canvas, sprite: &Sprite, inks: &[Ink], x: i32, count: &str) {
    canvas.sprite_twice(sprite, Point::new(x, MIDDLE - 10), inks);
    word(canvas, count, Point::new(x, MIDDLE + 18), theme::GOLD);
}

fn expert(canvas: &mut Canvas) {
    let y = MIDDLE;
    canvas.sprite_twice(&COIN, Point::new(28, y), &COIN_INKS);
    canvas.sprite_at(&ARROW_RIGHT, Point::new(50, y), &[theme::GOLD]);
    canvas.sprite_twice(&LAUREL, Point::new(78, y), &[theme::GOLD]);
    for (figure, y) in [(Figure::Legion, y - 20), (Figure::Censor, y + 20)] {
        draw_figure(canvas, RED, figure, Point::new(118, y));
        canvas.sprite_at(&ARROW_RIGHT, Point::new(138, y), &[theme::GOLD]);
        canvas.sprite_twice(&LARGE_STACK, Point::new(164, y), &STACK_INKS);
        canvas.sprite_twice(&COIN, Point::new(194, y), &COIN_INKS);
        word(canvas, "+1", Point::new(222, y), theme::GOLD);
    }
}

fn solo(canvas: &mut Canvas) {
    let inks = [theme::CREAM, theme::UMBER, theme::GOLD];
    canvas.sprite_twice(&CHEST, Point::new(62, MIDDLE - 18), &inks);
    word(canvas, "-3", Point::new(102, MIDDLE - 18), theme::EMBER);
    canvas.sprite_twice(&COIN, Point::new(142, MIDDLE - 18), &COIN_INKS);
    for (index, solo) in Solo::ALL.into_iter().enumerate() {
        let at = Point::new(32 + 44 * index as i32, MIDDLE + 24);
        canvas.slab(area(at.x - 19, at.y - 12, 38, 24), theme::DUSK);
        number(canvas, "{}", solo.goal(), at, theme::CREAM);
    }
}

fn buttons(canvas: &mut Canvas) {
    use crate::input::Button;
    let (left, right) = (Point::new(62, MIDDLE), Point::new(178, MIDDLE));
    canvas.slab(area(left.x - 11, left.y - 33, 22, 66), theme::SHADE);
    canvas.slab(area(left.x - 33, left.y - 11, 66, 22), theme::SHADE);
    for (sprite, x, y) in [
        (&crate::shell::art::ARROW_UP, 0, -24),
        (&crate::shell::art::ARROW_DOWN, 0, 24),
        (&crate::shell::art::ARROW_LEFT, -24, 0),
        (&ARROW_RIGHT, 24, 0),
    ] {
        canvas.sprite_at(sprite, left + Point::new(x, y), &[theme::INK]);
    }
    for (button, x, y) in [
        (Button::A, 26, 0),
        (Button::B, 0, 22),
        (Button::X, 0, -22),
        (Button::Y, -26, 0),
    ] {
        cap(canvas, button, right + Point::new(x - 7, y - 7));
    }
}
