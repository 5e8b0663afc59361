//! The pictures in the rules.

use embedded_graphics::prelude::*;
use heapless::Vec;
use palmyra_engine::caravans::{Card, CardKind, Field, Good, Route};

use super::art::{
    ARROW, CONTRACT, Face, GATE, Size, TO_LEFT, TO_RIGHT, YEAR, draw_amphora, draw_card,
    draw_empty, hue,
};
use super::bars::{COIN_INKS, number};
use super::how_to::Topic;
use super::road;
use crate::canvas::{Align, Canvas, Font, area};
use crate::shell::art::COIN;
use crate::theme::{self, Ink};

/// The y coordinate of the centre of each picture.
const MIDDLE: i32 = 68;

impl Topic {
    /// Draws the picture of the page about this topic.
    pub fn draw(self, canvas: &mut Canvas) {
        match self {
            Self::Aim => draw_aim(canvas),
            Self::Routes => draw_routes(canvas),
            Self::Buying => draw_deal(canvas, true),
            Self::Selling => draw_deal(canvas, false),
            Self::Trade => draw_trade(canvas),
            Self::Cards => draw_cards(canvas),
            Self::Caravans => draw_caravans(canvas),
            Self::Contracts => draw_contracts(canvas),
            Self::Special => draw_special(canvas),
            Self::End => draw_end(canvas),
        }
    }
}

/// Returns a route with an amphora on each given field. The fields are counted from 0, beginning
/// with the one farthest from Palmyra.
fn route(fields: impl IntoIterator<Item = usize>) -> Option<Route> {
    let fields: Vec<Field, 12> = fields
        .into_iter()
        .filter_map(|index| Field::all().nth(index))
        .take(12)
        .collect();
    Route::new(&fields)
}

fn text(canvas: &mut Canvas, text: &str, middle: Point, ink: Ink) {
    let at = area(middle.x - 40, middle.y - 10, 81, 20);
    canvas.text(Font::Body, text, at, Align::Centre, ink);
}

fn card(good: Good, kind: CardKind) -> Option<Card> {
    Card::new(good, kind)
}

fn large(canvas: &mut Canvas, good: Good, kind: CardKind, at: Point) {
    if let Some(card) = card(good, kind) {
        draw_card(canvas, card, at, Size::Large, Face::Plain);
    }
}

fn draw_aim(canvas: &mut Canvas) {
    for good in Good::ALL {
        let top = 29 + 27 * good.index() as i32;
        if let Some(route) = route(3 + good.index()..13 - good.index()) {
            road::draw_at(canvas, good, route, top);
        }
    }
    canvas.sprite_twice(&COIN, Point::new(17, MIDDLE - 10), &COIN_INKS);
    text(canvas, "50", Point::new(17, MIDDLE + 12), theme::GOLD);
}

fn draw_routes(canvas: &mut Canvas) {
    let top = MIDDLE - 4;
    if let Some(route) = route([0, 0, 0, 3, 4, 5, 6, 7, 8, 9]) {
        road::draw_at(canvas, Good::Gold, route, top);
    }
    for at in Field::all().filter(|at| matches!(at.value(), 30 | 24 | 18 | 12 | 6)) {
        let (x, width) = road::field(at);
        let point = Point::new(x + width / 2, top - 10);
        text(canvas, &number(at.value()), point, theme::SHADE);
    }
    let (x, width) = road::field(Field::PALMYRA);
    canvas.sprite_at(&GATE, Point::new(x + width / 2, top - 10), &[theme::SHADE]);
}

/// Draws the picture of an amphora that is bought or sold.
fn draw_deal(canvas: &mut Canvas, buys: bool) {
    let top = MIDDLE - 20;
    let last = if buys { 10 } else { 12 };
    if let Some(route) = route(3..=last) {
        road::draw_at(canvas, Good::Gold, route, top);
        road::draw_prices(canvas, route, top, if buys { 1 } else { -1 });
    }
    let at = Field::all().nth(if buys { 11 } else { 12 });
    if let Some(at) = at {
        if buys {
            road::draw_left(canvas, at, top);
        } else {
            road::draw_joined(canvas, at, top);
        }
    }
    let held = if buys { 2 } else { 1 };
    road::draw_held(canvas, Good::Gold, held, top, theme::GOLD);
    // A line from the player's amphorae to the route.
    let y = top + road::HEIGHT + 27;
    canvas.fill(area(20, y, 140, 2), theme::GOLD);
    canvas.fill(area(20, top + road::HEIGHT + 2, 2, 26), theme::GOLD);
    let (sprite, x) = if buys {
        (&TO_LEFT, 80)
    } else {
        (&TO_RIGHT, 100)
    };
    canvas.sprite_twice(sprite, Point::new(x, y), &[theme::GOLD]);
    canvas.sprite_twice(&COIN, Point::new(200, y), &COIN_INKS);
    let price = if buys { "-8" } else { "+6" };
    text(canvas, price, Point::new(176, y), theme::GOLD);
}

fn draw_trade(canvas: &mut Canvas) {
    let deal = |canvas: &mut Canvas, good: Good, buys: bool, at: Point| {
        canvas.slab(area(at.x, at.y, 52, 24), hue(good).road);
        draw_amphora(canvas, good, at + Point::new(8, 5));
        let sprite = if buys { &TO_LEFT } else { &TO_RIGHT };
        canvas.sprite_twice(sprite, at + Point::new(34, 12), &[theme::CREAM]);
    };
    for (index, buys) in [true, false, true].into_iter().enumerate() {
        let at = Point::new(28 + 66 * index as i32, 28);
        deal(canvas, Good::ALL[index], buys, at);
    }
    for x in [61, 127] {
        deal(canvas, Good::Wine, false, Point::new(x, 57));
    }
    canvas.fill(area(104, 96, 32, 3), theme::SHADE);
}

fn draw_cards(canvas: &mut Canvas) {
    let kinds = [
        (Good::Gold, CardKind::Caravan(3)),
        (Good::Wine, CardKind::Contract),
        (Good::Spices, CardKind::Tax),
        (Good::Wine, CardKind::Mirage),
    ];
    for (index, (good, kind)) in kinds.into_iter().enumerate() {
        large(canvas, good, kind, Point::new(24 + 50 * index as i32, 26));
    }
    for field in 0..7 {
        let at = Point::new(58 + 18 * field, 88);
        match (field < 3).then(|| kinds[field as usize]) {
            Some((good, kind)) => {
                if let Some(card) = card(good, kind) {
                    draw_card(canvas, card, at, Size::Small, Face::Plain);
                }
            }
            None => draw_empty(canvas, at, Size::Small),
        }
    }
}

fn draw_caravans(canvas: &mut Canvas) {
    for (index, value) in [3, -1].into_iter().enumerate() {
        let at = Point::new(66 + 36 * index as i32, 27);
        if let Some(card) = card(Good::Gold, CardKind::Caravan(value)) {
            draw_card(canvas, card, at, Size::Middle, Face::Plain);
        }
    }
    canvas.sprite_twice(&ARROW, Point::new(150, 47), &[theme::GOLD]);
    text(canvas, "+2", Point::new(180, 47), theme::GOLD);
    let top = 74;
    let (Some(before), Some(now)) = (route(5..=11), route(3..=9)) else {
        return;
    };
    road::draw_at(canvas, Good::Gold, now, top);
    for field in before.fields().filter(|&field| now.count(field) == 0) {
        road::draw_left(canvas, field, top);
    }
    canvas.fill(area(110, top + 25, 60, 2), theme::GOLD);
    canvas.sprite_twice(&TO_LEFT, Point::new(110, top + 26), &[theme::GOLD]);
}

fn draw_contracts(canvas: &mut Canvas) {
    let hue = hue(Good::Wine);
    for column in 0..4 {
        let x = 14 + 54 * column;
        canvas.slab(area(x, 27, 50, 52), hue.road);
        for sign in 0..=column {
            let at = Point::new(x + 14 + 21 * (sign % 2), 37 + 14 * (sign / 2));
            canvas.sprite_at(&CONTRACT, at, &[hue.ink, hue.card, hue.ink]);
        }
        text(
            canvas,
            &number(1 << column),
            Point::new(x + 17, 68),
            theme::CREAM,
        );
        canvas.sprite_at(&COIN, Point::new(x + 33, 68), &COIN_INKS);
    }
    for index in 0..3 {
        draw_amphora(canvas, Good::Wine, Point::new(62 + 12 * index, 88));
    }
    text(canvas, "x 4 = 12", Point::new(140, 95), theme::GOLD);
    canvas.sprite_at(&COIN, Point::new(182, 95), &COIN_INKS);
}

fn draw_special(canvas: &mut Canvas) {
    large(canvas, Good::Gold, CardKind::Tax, Point::new(18, 34));
    text(canvas, "4 x 2 = 8", Point::new(98, 62), theme::EMBER);
    canvas.sprite_at(&COIN, Point::new(144, 62), &COIN_INKS);
    large(
        canvas,
        Good::Wine,
        CardKind::Caravan(-3),
        Point::new(162, 28),
    );
    canvas.cover(area(182, 44, 42, 60));
    large(canvas, Good::Wine, CardKind::Mirage, Point::new(182, 44));
}

fn draw_end(canvas: &mut Canvas) {
    let kinds = [
        (Good::Gold, CardKind::Caravan(2)),
        (Good::Wine, CardKind::Contract),
        (Good::Wine, CardKind::Caravan(-3)),
        (Good::Spices, CardKind::Caravan(3)),
        (Good::Gold, CardKind::Contract),
        (Good::Spices, CardKind::Tax),
        (Good::Gold, CardKind::Caravan(-1)),
    ];
    for (index, (good, kind)) in kinds.into_iter().enumerate() {
        if let Some(card) = card(good, kind) {
            let at = Point::new(14 + 18 * index as i32, 30);
            draw_card(canvas, card, at, Size::Small, Face::Plain);
        }
    }
    canvas.sprite_twice(&ARROW, Point::new(158, 42), &[theme::GOLD]);
    for (index, ink) in [theme::GOLD, theme::MIST, theme::MIST]
        .into_iter()
        .enumerate()
    {
        canvas.sprite_at(&YEAR, Point::new(184 + 18 * index as i32, 42), &[ink]);
    }
    for (index, good) in [Good::Gold, Good::Wine].into_iter().enumerate() {
        draw_amphora(canvas, good, Point::new(88 + 18 * index as i32, 82));
    }
    canvas.sprite_twice(&TO_RIGHT, Point::new(134, 88), &[theme::CREAM]);
    canvas.sprite_twice(&GATE, Point::new(166, 86), &[theme::SHADE]);
}
