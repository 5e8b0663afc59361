//! The pictures in the rules. Prices and amounts come from the engine; heights of towers and the
//! final score are examples.

use embedded_graphics::prelude::*;
use palmyra_engine::merchants::{
    Amounts, BAND, Colour, Good, Mission, Part, Piece, Rare, Rise, Tile, tower_cost,
};

use super::art::{
    self, ARROW, CAMEL, CAMEL_INK, LAUREL_INK, SHIP, SHIP_INK, Sign, TEMPLES, Tone, draw_rare,
    draw_row, draw_sentence,
};
use super::how_to::Topic;
use super::signs::sentence;
use crate::canvas::{Align, Canvas, Font, area};
use crate::shell::art::LAUREL;
use crate::shell::text::Line;
use crate::theme::{self, Ink};

/// The y coordinate of the centre of each picture.
const MIDDLE: i32 = 68;
/// The background of the regions in the pictures.
const LAND: Ink = theme::CITY_GROUND;
const BRICK: Ink = theme::BRICK;
const ERAS: [&str; 3] = ["I", "II", "III"];

impl Topic {
    /// Draws the picture of the page about this topic.
    pub fn draw(self, canvas: &mut Canvas) {
        match self {
            Self::Aim => draw_aim(canvas),
            Self::Turn => draw_turn(canvas),
            Self::Placing => draw_placing(canvas),
            Self::Marauders => draw_marauders(canvas),
            Self::Goods => draw_goods(canvas),
            Self::Trading => draw_trading(canvas),
            Self::Improvements => draw_improvements(canvas),
            Self::Tower => draw_tower(canvas),
            Self::Temple => draw_temple(canvas),
            Self::RareGoods => draw_rare_goods(canvas),
            Self::Missions => draw_missions(canvas),
            Self::Pieces => draw_pieces(canvas),
            Self::Kingdom => draw_kingdom(canvas),
            Self::Traitor => draw_traitor(canvas),
            Self::Gifts => draw_gifts(canvas),
            Self::First => draw_first(canvas),
            Self::End => draw_end(canvas),
        }
    }
}

fn text(canvas: &mut Canvas, text: &str, middle: Point, ink: Ink) {
    let at = area(middle.x - 30, middle.y - 9, 61, 18);
    canvas.text(Font::Body, text, at, Align::Centre, ink);
}

fn number(number: impl Into<i32>) -> Line {
    let mut line = Line::new();
    let _ = core::fmt::write(&mut line, format_args!("{}", number.into()));
    line
}

fn around(canvas: &mut Canvas, signs: &[Sign], x: i32, y: i32) {
    draw_sentence(canvas, signs, Point::new(x, y), Tone::Own);
}

fn from_left(canvas: &mut Canvas, signs: &[Sign], x: i32, y: i32) {
    draw_row(canvas, signs, Point::new(x, y), Tone::Own);
}

/// Draws a field with cut corners, centred on the point `middle`.
fn slab(canvas: &mut Canvas, middle: Point, (width, height): (i32, i32), ground: Ink) {
    let at = area(middle.x - width / 2, middle.y - height / 2, width, height);
    canvas.slab(at, ground);
}

fn arrow(canvas: &mut Canvas, x: i32, y: i32) {
    canvas.sprite_at(&ARROW, Point::new(x, y), &[theme::GOLD]);
}

/// Draws the way from goods to prestige: goods become a tower, a temple, rare goods and missions,
/// and each of these gives prestige.
fn draw_aim(canvas: &mut Canvas) {
    for (index, good) in Good::ALL.into_iter().enumerate() {
        let y = MIDDLE - 30 + 20 * index as i32;
        around(canvas, &[Sign::Good(good)], 30, y);
    }
    arrow(canvas, 64, MIDDLE);
    let built = [Sign::Tower, Sign::Temple, Sign::Vase, Sign::Scroll];
    for (index, sign) in built.into_iter().enumerate() {
        let (column, row) = (index as i32 % 2, index as i32 / 2);
        let at = Point::new(100 + 36 * column, MIDDLE - 18 + 36 * row);
        slab(canvas, at, (30, 30), theme::DUSK);
        around(canvas, &[sign], at.x, at.y);
    }
    arrow(canvas, 172, MIDDLE);
    canvas.sprite_twice(&LAUREL, Point::new(208, MIDDLE), &[LAUREL_INK]);
}

/// Draws the stages of a turn: placing, marauders, three phases of actions, and keeping goods.
fn draw_turn(canvas: &mut Canvas) {
    let steps: [&[Sign]; 4] = [
        &[Sign::Camel, Sign::Ship],
        &[Sign::Swords],
        &[Sign::Hammer, Sign::Tower, Sign::Crown],
        &[Sign::Store, Sign::Number(8)],
    ];
    for (index, signs) in steps.into_iter().enumerate() {
        let x = 31 + 59 * index as i32;
        slab(canvas, Point::new(x, MIDDLE), (46, 40), theme::DUSK);
        around(canvas, signs, x, MIDDLE);
        text(
            canvas,
            &number(index as i32 + 1),
            Point::new(x, MIDDLE - 32),
            theme::GOLD,
        );
        if index > 0 {
            arrow(canvas, x - 29, MIDDLE);
        }
    }
}

/// Draws a slot for camels, one for ships, one for both, and one that is taken.
fn draw_placing(canvas: &mut Canvas) {
    let taken = theme::PLAYERS[1].0;
    for index in 0..4 {
        let (x, left) = (32 + 59 * index, 10 + 59 * index);
        let ground = if index == 3 { taken } else { theme::NIGHT };
        let edge = if index == 3 { taken } else { theme::CREAM };
        // A slot for both pieces is round on the left and like a hull on the right.
        for half in 0..2 {
            let is_hull = index == 1 || index == 2 && half == 1;
            slot_half(canvas, left, half, is_hull, edge, ground);
        }
        let sprites: &[_] = match index {
            1 => &[(&SHIP, SHIP_INK, 0)],
            2 => &[(&CAMEL, CAMEL_INK, -8), (&SHIP, SHIP_INK, 8)],
            3 => &[(&CAMEL, theme::CREAM, 0)],
            _ => &[(&CAMEL, CAMEL_INK, 0)],
        };
        for &(sprite, ink, shift) in sprites {
            canvas.sprite_at(sprite, Point::new(x + shift, MIDDLE), &[ink]);
        }
    }
}

/// Draws one half of a slot of 44 by 30 pixels.
fn slot_half(canvas: &mut Canvas, left: i32, half: i32, is_hull: bool, edge: Ink, ground: Ink) {
    for y in 0..30 {
        let from_end = y.min(29 - y);
        // The distance of the edge from the side of the slot in this row.
        let inset = if is_hull {
            y / 3
        } else {
            (9 - from_end).max(0) * (9 - from_end).max(0) / 9
        };
        let width = 22 - inset;
        let x = if half == 0 { left + inset } else { left + 22 };
        let row = area(x, MIDDLE - 15 + y, width, 1);
        let is_edge = from_end < 2;
        canvas.fill_fast(row, if is_edge { edge } else { ground });
        let side = if half == 0 { x } else { x + width - 2 };
        canvas.fill_fast(area(side, MIDDLE - 15 + y, 2, 1), edge);
    }
}

/// Draws a raided region, and a safe one.
fn draw_marauders(canvas: &mut Canvas) {
    slab(canvas, Point::new(52, MIDDLE), (76, 64), LAND);
    canvas.sprite_twice(&art::SWORDS, Point::new(52, MIDDLE), &[theme::EMBER]);
    for (sprite, ink, y) in [(&CAMEL, CAMEL_INK, -16), (&SHIP, SHIP_INK, 16)] {
        arrow(canvas, 104, MIDDLE + y);
        canvas.sprite_at(sprite, Point::new(124, MIDDLE + y), &[ink]);
    }
    let safe = Point::new(190, MIDDLE);
    slab(canvas, safe, (76, 64), theme::DUSK);
    for y in 2..62 {
        for x in 2..74 {
            if (x + y) % 6 == 0 {
                canvas.fill_fast(area(152 + x, MIDDLE - 32 + y, 1, 1), theme::MIST);
            }
        }
    }
    slab(canvas, safe, (36, 30), theme::DUSK);
    canvas.sprite_twice(&art::SHIELD, safe, &[theme::CREAM]);
}

/// Draws the goods from ships and camels in each era.
fn draw_goods(canvas: &mut Canvas) {
    for (index, name) in ERAS.into_iter().enumerate() {
        let y = MIDDLE - 26 + 26 * index as i32;
        slab(canvas, Point::new(120, y), (228, 22), theme::DUSK);
        text(canvas, name, Point::new(22, y), theme::GOLD);
        let amounts = Amounts::of_era(index as u8 + 1);
        for (piece, sign, x) in [
            (Piece::Ship, Sign::Ship, 48),
            (Piece::Camel, Sign::Camel, 142),
        ] {
            let [basic, advanced] =
                [Good::Wood, Good::Marble].map(|good| Sign::Number(amounts.taken(piece, good)));
            from_left(canvas, &[sign], x, y);
            from_left(canvas, &[basic, Sign::Basic], x + 18, y);
            from_left(canvas, &[advanced, Sign::Good(Good::Gold)], x + 54, y);
        }
    }
}

/// Draws a market for both directions, and the goods that cannot be traded again.
fn draw_trading(canvas: &mut Canvas) {
    canvas.sprite_twice(&art::SCALES, Point::new(34, MIDDLE - 18), &[theme::CREAM]);
    let up = [
        Sign::Good(Good::Wood),
        Sign::Arrow,
        Sign::Good(Good::Marble),
    ];
    let down = [
        Sign::Good(Good::Gold),
        Sign::Arrow,
        Sign::Good(Good::Wood),
        Sign::Good(Good::Stone),
    ];
    for (signs, x) in [(&up[..], 104), (&down[..], 184)] {
        slab(canvas, Point::new(x, MIDDLE - 18), (64, 26), theme::DUSK);
        around(canvas, signs, x, MIDDLE - 18);
    }
    slab(canvas, Point::new(120, MIDDLE + 20), (192, 26), theme::DUSK);
    let traded = [Sign::Traded, Sign::Number(1), Sign::Good(Good::Marble)];
    around(canvas, &traded, 68, MIDDLE + 20);
    around(canvas, &[Sign::Cross, Sign::Arrow], 112, MIDDLE + 20);
    around(
        canvas,
        &[Sign::Tick, Sign::Tower, Sign::Temple],
        168,
        MIDDLE + 20,
    );
}

/// Draws the slots of the buyers, some tiles, and the price in each era.
fn draw_improvements(canvas: &mut Canvas) {
    let slots = palmyra_engine::merchants::IMPROVEMENT_SLOTS;
    for (index, spot) in slots.into_iter().enumerate() {
        let at = Point::new(48 + 48 * index as i32, MIDDLE - 28);
        slab(canvas, at, (38, 22), theme::DUSK);
        around(canvas, &sentence::spot(spot, 1), at.x, at.y);
    }
    let tiles = [11, 14, 5, 21].into_iter().filter_map(Tile::new);
    for (index, tile) in tiles.enumerate() {
        let at = Point::new(39 + 54 * index as i32, MIDDLE + 2);
        slab(canvas, at, (50, 26), LAND);
        around(canvas, &sentence::tile(tile), at.x, at.y);
    }
    for (index, name) in ERAS.into_iter().enumerate() {
        let (x, y) = (52 + 64 * index as i32, MIDDLE + 32);
        text(canvas, name, Point::new(x, y), theme::GOLD);
        let price = Amounts::of_era(index as u8 + 1).improvement;
        from_left(canvas, &[Sign::Number(price), Sign::Store], x + 12, y);
    }
}

/// Draws a tower in three bands, with the prices of one and of two levels in each band.
fn draw_tower(canvas: &mut Canvas) {
    const LEVEL: i32 = 6;
    let levels = i32::from(2 * BAND) + 1;
    let foot = MIDDLE + 38;
    for level in 0..levels {
        let y = foot - LEVEL * (level + 1);
        canvas.fill(area(104, y, 32, LEVEL - 1), BRICK);
        canvas.fill(area(112 + level % 2 * 8, y, 1, LEVEL - 1), theme::NIGHT);
    }
    for band in 0..3 {
        let height = BAND * band;
        let middle = if band < 2 {
            2 * i32::from(height) + 5
        } else {
            21
        };
        let y = foot - LEVEL * middle / 2;
        for (rise, x) in [(Rise::One, 54), (Rise::Two, 186)] {
            around(canvas, &sentence::price(tower_cost(height, rise)), x, y);
        }
        if band > 0 {
            let y = foot - LEVEL * i32::from(height) - 1;
            canvas.fill(area(98, y, 44, 1), theme::GOLD);
        }
    }
    for (levels, x) in [(1, 12), (2, 228)] {
        text(canvas, &number(levels), Point::new(x, MIDDLE), theme::GOLD);
    }
}

/// Draws the parts of a temple with their prestige.
fn draw_temple(canvas: &mut Canvas) {
    for part in Part::ALL {
        let x = 33 + 56 * part.index() as i32;
        slab(canvas, Point::new(x, MIDDLE), (50, 84), theme::DUSK);
        let sprite = &TEMPLES[part.index()];
        canvas.sprite_twice(sprite, Point::new(x, MIDDLE - 22), &[theme::CREAM]);
        around(canvas, &sentence::price(part.cost()), x, MIDDLE + 8);
        let ink = theme::GOLD;
        text(
            canvas,
            &number(part.prestige()),
            Point::new(x - 8, MIDDLE + 29),
            ink,
        );
        canvas.sprite_at(&LAUREL, Point::new(x + 12, MIDDLE + 29), &[LAUREL_INK]);
    }
}

/// Draws the three stacks of rare goods with their price, and the value of sets.
fn draw_rare_goods(canvas: &mut Canvas) {
    for colour in Colour::ALL {
        let x = 44 + 76 * colour.index() as i32;
        slab(canvas, Point::new(x, MIDDLE - 28), (62, 24), theme::DUSK);
        let mut signs = sentence::price(colour.cost());
        let _ = signs.extend_from_slice(&[Sign::Arrow, Sign::VaseOf(colour)]);
        around(canvas, &signs, x, MIDDLE - 28);
    }
    let mut counts = [0; Rare::TYPES];
    for rare in Rare::all() {
        let x = 16 + 26 * rare.index() as i32;
        draw_rare(canvas, rare, Point::new(x - 5, MIDDLE - 5));
        counts[rare.index()] = 1;
        text(
            canvas,
            &number(Rare::score(counts)),
            Point::new(x, MIDDLE + 22),
            theme::GOLD,
        );
    }
}

/// Draws a mission and its three uses.
fn draw_missions(canvas: &mut Canvas) {
    let Some(card) = Mission::new(7) else { return };
    slab(canvas, Point::new(62, MIDDLE), (96, 84), theme::TAN);
    slab(canvas, Point::new(62, MIDDLE), (92, 80), theme::DUSK);
    let points = card.prestige();
    let worth = |points: i16| Sign::Number(u8::try_from(points).unwrap_or(0));
    around(
        canvas,
        &[Sign::Scroll, worth(points), Sign::Laurel],
        62,
        MIDDLE - 24,
    );
    around(canvas, &sentence::price(card.cost()), 62, MIDDLE);
    around(canvas, &sentence::benefit(card), 62, MIDDLE + 24);
    let goods = Good::ALL.map(Sign::Good);
    let rows: [&[Sign]; 3] = [
        &[Sign::Tick, worth(points), Sign::Laurel],
        &[worth(points / 2), Sign::Laurel],
        &[Sign::Number(1), goods[0], goods[1], goods[2], goods[3]],
    ];
    for (index, signs) in rows.into_iter().enumerate() {
        let y = MIDDLE - 28 + 28 * index as i32;
        arrow(canvas, 124, y);
        slab(canvas, Point::new(186, y), (96, 24), theme::DUSK);
        let x = if index == 1 { 208 } else { 186 };
        around(canvas, signs, x, y);
    }
    around(canvas, &sentence::benefit(card), 160, MIDDLE);
}

/// Draws the conditions for the fourth camel and for the third ship.
fn draw_pieces(canvas: &mut Canvas) {
    let rows = [
        (MIDDLE - 20, &CAMEL, CAMEL_INK, 4),
        (MIDDLE + 22, &SHIP, SHIP_INK, 3),
    ];
    for (y, sprite, ink, count) in rows {
        slab(canvas, Point::new(120, y), (220, 36), theme::DUSK);
        canvas.sprite_twice(sprite, Point::new(42, y), &[ink]);
        text(canvas, &number(count), Point::new(68, y), theme::GOLD);
        canvas.sprite_at(&art::ARROW_LEFT_LARGE, Point::new(92, y), &[theme::SHADE]);
    }
    around(canvas, &[Sign::Tower, Sign::Number(BAND)], 128, MIDDLE - 20);
    text(canvas, "/", Point::new(158, MIDDLE - 20), theme::SHADE);
    around(canvas, &[Sign::Scroll, Sign::Scroll], 188, MIDDLE - 20);
    for colour in Colour::ALL {
        let x = 128 + 30 * colour.index() as i32;
        around(canvas, &[Sign::VaseOf(colour)], x, MIDDLE + 22);
    }
}

/// Draws three towers, the prestige that war supplies bring the second of them, and the tax of each
/// era.
fn draw_kingdom(canvas: &mut Canvas) {
    let foot = MIDDLE + 40;
    for (index, level) in [15, 11, 7].into_iter().enumerate() {
        let x = 26 + 34 * index as i32;
        let height = 4 * level;
        canvas.fill(area(x - 9, foot - height, 19, height), BRICK);
        let at = Point::new(x, foot - height - 9);
        let ink = if index == 0 {
            theme::GOLD
        } else {
            theme::CREAM
        };
        text(canvas, &number(level), at, ink);
    }
    around(canvas, &[Sign::Shield], 140, MIDDLE - 26);
    text(
        canvas,
        "11 - 7 = 4",
        Point::new(184, MIDDLE - 26),
        theme::CREAM,
    );
    for (index, name) in ERAS.into_iter().enumerate() {
        let y = MIDDLE - 6 + 19 * index as i32;
        text(canvas, name, Point::new(146, y), theme::GOLD);
        let tax = Amounts::of_era(index as u8 + 1).tax;
        let signs = [Sign::TaxBag, Sign::Number(tax), Sign::Good(Good::Gold)];
        from_left(canvas, &signs, 164, y);
    }
}

/// Draws a tower, the dagger of the traitor, and a rival's tower. The levels that the traitor
/// destroys are hollow.
fn draw_traitor(canvas: &mut Canvas) {
    let levels = i32::from(Amounts::of_era(3).traitor);
    for (x, height) in [(70, 5), (160, 7)] {
        for level in 0..height {
            let y = MIDDLE + 22 - 7 * level;
            match x == 160 && level >= height - levels {
                true => canvas.frame(area(x - 13, y, 26, 6), 1, theme::EMBER),
                false => canvas.fill(area(x - 13, y, 26, 6), BRICK),
            }
        }
    }
    let inks = &[theme::EMBER];
    canvas.sprite_at(&art::DAGGER, Point::new(115, MIDDLE), inks);
    from_left(canvas, &[Sign::Less(levels as u8)], 184, MIDDLE - 16);
}

fn draw_gifts(canvas: &mut Canvas) {
    for (era, name) in ERAS.into_iter().enumerate() {
        let x = 96 + 50 * era as i32;
        text(canvas, name, Point::new(x, MIDDLE - 22), theme::GOLD);
        let amounts = Amounts::of_era(era as u8 + 1);
        for (row, place) in [1, 2].into_iter().enumerate() {
            let y = MIDDLE + 22 * row as i32;
            let signs = [Sign::Number(amounts.gifts(place)), Sign::Laurel];
            around(canvas, &signs, x, y);
        }
    }
    for y in [MIDDLE, MIDDLE + 22] {
        around(canvas, &[Sign::Olive], 44, y);
    }
}

fn draw_first(canvas: &mut Canvas) {
    around(
        canvas,
        &[Sign::Camel, Sign::Arrow, Sign::Pennant],
        120,
        MIDDLE - 14,
    );
    for seat in 0..4 {
        let x = 48 + 48 * seat as i32;
        crate::shell::art::draw_badge(canvas, (seat + 1) % 4, Point::new(x - 7, MIDDLE + 8));
        if seat < 3 {
            arrow(canvas, x + 24, MIDDLE + 15);
        }
    }
}

/// Draws everything that counts at the end, with its sum.
fn draw_end(canvas: &mut Canvas) {
    let rows = [
        (Sign::Laurel, 64),
        (Sign::Tower, 24),
        (Sign::Scroll, 26),
        (Sign::Temple, 25),
        (Sign::Vase, 45),
        (Sign::Hammer, 12),
    ];
    for (index, (sign, points)) in rows.into_iter().enumerate() {
        let (column, row) = (index as i32 / 3, index as i32 % 3);
        let at = Point::new(40 + 70 * column, MIDDLE - 26 + 26 * row);
        slab(canvas, at, (62, 22), theme::DUSK);
        around(canvas, &[sign, Sign::Number(points)], at.x, at.y);
    }
    let sum: i32 = rows.iter().map(|&(_, points)| i32::from(points)).sum();
    arrow(canvas, 158, MIDDLE);
    canvas.sprite_twice(&LAUREL, Point::new(200, MIDDLE - 14), &[LAUREL_INK]);
    text(
        canvas,
        &number(sum),
        Point::new(200, MIDDLE + 14),
        theme::GOLD,
    );
}

#[cfg(test)]
mod tests {
    use palmyra_engine::merchants::{Goods, Spot};

    use super::*;
    use crate::canvas::{LINE, wrap};
    use crate::testing::{assert_readable, contexts};

    /// The top of the text below a picture, and the maximum number of its lines.
    const TEXT: (i32, usize) = (113, 6);

    #[test]
    fn every_page_can_be_read() {
        for cx in contexts() {
            for topic in Topic::ALL {
                let (title, text) = topic.words(&cx);
                assert!(Font::Title.width(title) <= 208, "{title}");
                assert!(wrap(text, 224).count() <= TEXT.1, "{topic:?}: {text}");
                assert_readable(&cx, |canvas| {
                    topic.draw(canvas);
                    let room = area(8, TEXT.0, 224, LINE * TEXT.1 as i32);
                    canvas.paragraph(text, room, Align::Left, theme::CREAM);
                });
            }
        }
    }

    /// The numbers in the texts are those of the engine.
    #[test]
    fn the_numbers_in_the_pages_are_true() {
        let cx = contexts().next().expect("English");
        let tells = |topic: Topic, words: &str| {
            let text = topic.words(&cx).1;
            assert!(text.contains(words), "{topic:?}: {words}");
        };
        let amounts = Amounts::of_era(1);
        let taken = |piece| [Good::Wood, Good::Gold].map(|good| amounts.taken(piece, good));
        assert_eq!((taken(Piece::Ship), taken(Piece::Camel)), ([3, 2], [2, 1]));
        tells(Topic::Goods, "3 basic or 2 advanced goods, a camel 2 or 1");
        let parts = Part::ALL.map(Part::prestige);
        assert_eq!(parts, [5, 13, 25, 45]);
        tells(
            Topic::Temple,
            "basement 5, colonnade 13, roof 25, statues 45",
        );
        let costs = Colour::ALL.map(Colour::cost);
        assert_eq!(costs[0], Goods::of(Good::Gold, 3));
        assert_eq!(costs[1], Goods::of(Good::Stone, 5));
        assert_eq!(costs[2], Goods::of(Good::Wood, 5));
        tells(
            Topic::RareGoods,
            "Grey costs 3 gold, yellow 5 stone, red 5 wood",
        );
        let prices = [0, 5, 10].map(|height| tower_cost(height, Rise::One));
        assert_eq!(prices[0], Goods::new(1, 1, 0, 0));
        assert_eq!(prices[1], Goods::new(0, 2, 0, 0));
        assert_eq!(prices[2], Goods::new(0, 3, 0, 0));
        tells(Topic::Tower, "1 wood 1 stone each, then 2 stone, then 3");
        let prices = [1, 2, 3].map(|era| Amounts::of_era(era).improvement);
        assert_eq!(prices, [1, 2, 3]);
        tells(Topic::Improvements, "1, 2 or 3 goods of any kind, by era");
        let taxes = [1, 2, 3].map(|era| (Amounts::of_era(era).tax, Amounts::of_era(era).unpaid));
        assert_eq!(taxes, [(0, 0), (1, 3), (2, 3)]);
        tells(
            Topic::Kingdom,
            "1, then 2 gold in tax, or loses 3 prestige per gold",
        );
        let caravan = "D5".parse::<Spot>().expect("a slot");
        assert_eq!(sentence::spot(caravan, 1)[..], [Sign::Plus, Sign::Camel]);
    }
}
