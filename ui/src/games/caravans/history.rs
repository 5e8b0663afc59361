//! The charts of prices and capitals over a whole game.

use embedded_graphics::prelude::*;
use heapless::Vec;
use palmyra_engine::caravans::{Caravans, Good, MAX_PLAYERS, YEARS};
use palmyra_engine::order::sort;
use palmyra_engine::{Game as _, Seat};

use super::Play;
use super::art::{GATE, YEAR, draw_emblem, draw_small_badge, hue};
use super::bars::{number, pay_number};
use super::text::Msg;
use super::turn::Turn;
use crate::canvas::{Align, Canvas, Font, area};
use crate::shell::Services;
use crate::shell::chart::LINES;
use crate::shell::widgets::{FOOT, HEADER, page};
use crate::theme::{self, Ink};

/// The number of pages with charts after the result.
pub const PAGES: u8 = 2;

/// The maximum number of turns. A year has at most one turn for each card field and each mirage.
const TURNS: usize = YEARS as usize * (13 + 3);
/// The number of capitals that are stored for each seat: at the start, after each year, and at the
/// end.
const NOTED: usize = YEARS as usize + 2;

/// The prices after each turn, and the capitals after each year.
#[derive(Clone, Debug, Default)]
pub struct History {
    prices: Vec<[u8; 3], TURNS>,
    /// The number of turns from the beginning of the game to the end of each year.
    years: [u8; YEARS as usize],
    capitals: [[u16; NOTED]; MAX_PLAYERS],
}

impl History {
    /// Adds a finished turn. `game` is the position after the turn.
    pub fn add(&mut self, turn: &Turn, game: &Caravans) {
        let seats = || Seat::all(game.seats()).map(Seat::index);
        if let (true, Some(start)) = (self.prices.is_empty(), turn.start) {
            seats().for_each(|seat| self.capitals[seat][0] = start.capital[seat]);
        }
        if turn.is_trade() {
            let prices = Good::ALL.map(|good| game.route(good).price() as u8);
            // The list has room for the turns of any game.
            let _ = self.prices.push(prices);
        }
        let noted = match turn.year {
            Some(year) => usize::from(year.year).min(NOTED - 2),
            None if game.to_move().is_none() => NOTED - 1,
            None => return,
        };
        if let Some(end) = self.years.get_mut(noted - 1) {
            *end = self.prices.len() as u8;
        }
        // If nothing is left to sell, the capitals after the last year are also the final ones.
        let last = if game.to_move().is_none() {
            NOTED
        } else {
            noted + 1
        };
        for seat in Seat::all(game.seats()) {
            self.capitals[seat.index()][noted..last].fill(game.capital(seat));
        }
    }
}

/// Draws one of the pages, counted from 0.
pub fn draw(cx: &Services, play: &Play, canvas: &mut Canvas, number: u8) {
    match number {
        0 => draw_capitals(cx, play, canvas),
        _ => draw_prices(cx, play, canvas),
    }
}

/// The left and the right end of the lines in the chart of capitals.
const ACROSS: (i32, i32) = (34, 194);
/// The top and the bottom of the chart of capitals.
const DOWN: (i32, i32) = (HEADER + 14, FOOT - 34);

/// The dashes of each seat's line, as pixels on and off. Lines can be told apart without colour.
const BEATS: [(i32, i32); MAX_PLAYERS] = [(1, 0), (5, 2), (2, 2), (8, 3)];

/// Draws the capitals of all players at the start, after each year and at the end.
fn draw_capitals(cx: &Services, play: &Play, canvas: &mut Canvas) {
    page(canvas, cx.say(Msg::ChartTitle));
    let (game, capitals) = (play.game(), &play.tally().capitals);
    let most = capitals.iter().flatten().copied().max().unwrap_or(0);
    // The scale has a line every 40, or every 80 if the capitals are high.
    let unit = if most > 200 { 80 } else { 40 };
    let top = (i32::from(most) + unit - 1).max(unit) / unit * unit;
    let y_of = |value: i32| DOWN.1 - (DOWN.1 - DOWN.0) * value / top;
    for value in (0..=top).step_by(unit as usize) {
        let y = y_of(value);
        for x in (ACROSS.0..ACROSS.1).step_by(4) {
            canvas.fill(area(x, y, 1, 1), theme::MIST);
        }
        let at = area(2, y - 9, 28, 18);
        canvas.text(Font::Body, &number(value), at, Align::Right, theme::SHADE);
    }
    let x_of = |noted: usize| ACROSS.0 + (ACROSS.1 - ACROSS.0) * noted as i32 / (NOTED as i32 - 1);
    for noted in 1..NOTED {
        let at = Point::new(x_of(noted), DOWN.1 + 16);
        match noted == NOTED - 1 {
            true => canvas.sprite_at(&GATE, at, &[theme::SHADE]),
            false => draw_year(canvas, noted, at),
        }
    }
    for seat in Seat::all(game.seats()) {
        let index = seat.index() % MAX_PLAYERS;
        let person = play.person(seat);
        let ink = LINES[person.index() % LINES.len()];
        let point = |noted: usize| {
            let value = i32::from(capitals[index][noted]);
            Point::new(x_of(noted), y_of(value))
        };
        for noted in 1..NOTED {
            draw_line(canvas, point(noted - 1), point(noted), BEATS[index], ink);
            canvas.fill(area(point(noted).x - 1, point(noted).y - 1, 4, 4), ink);
        }
    }
    draw_ends(canvas, play, y_of);
}

/// Draws the sign and the number of a year around a point.
fn draw_year(canvas: &mut Canvas, year: usize, middle: Point) {
    canvas.sprite_at(&YEAR, middle - Point::new(5, 0), &[theme::TAN]);
    let at = area(middle.x + 3, middle.y - 10, 10, 20);
    canvas.text(
        Font::Body,
        &number(year as u8),
        at,
        Align::Left,
        theme::CREAM,
    );
}

/// Draws all players' badges and final capitals at the ends of their lines, without overlaps.
fn draw_ends(canvas: &mut Canvas, play: &Play, y_of: impl Fn(i32) -> i32) {
    let game = play.game();
    let mut order: Vec<Seat, MAX_PLAYERS> = Seat::all(game.seats()).collect();
    sort(&mut order, |&a, &b| game.capital(a) > game.capital(b));
    let mut free = DOWN.0 - 8;
    for (index, &seat) in order.iter().enumerate() {
        let capital = pay_number(game.capital(seat));
        let below = 15 * (order.len() - index) as i32;
        let y = (y_of(capital.into()) - 7)
            .max(free)
            .min(DOWN.1 + 10 - below);
        free = y + 15;
        draw_small_badge(canvas, play.person(seat), Point::new(ACROSS.1 + 4, y + 2));
        let at = area(ACROSS.1 + 17, y, 238 - ACROSS.1 - 17, 15);
        canvas.text(Font::Body, &number(capital), at, Align::Left, theme::CREAM);
    }
}

/// Draws a dashed line, two pixels wide.
fn draw_line(canvas: &mut Canvas, from: Point, to: Point, (on, off): (i32, i32), ink: Ink) {
    let steps = (to.x - from.x).abs().max((to.y - from.y).abs()).max(1);
    for step in (0..=steps).filter(|step| step % (on + off) < on) {
        let at = from + (to - from) * step / steps;
        canvas.fill(area(at.x, at.y, 2, 2), ink);
    }
}

/// Draws the price of each good after each turn.
fn draw_prices(cx: &Services, play: &Play, canvas: &mut Canvas) {
    /// The height of a good's strip, and the distance from one strip to the next.
    const STRIP: (i32, i32) = (54, 59);
    /// The left end and the width of the lines of prices.
    const PRICES: (i32, i32) = (24, 184);
    page(canvas, cx.say(Msg::PricesTitle));
    let History { prices, years, .. } = play.tally();
    let turns = prices.len().max(1) as i32;
    let x_of = |turn: i32| PRICES.0 + PRICES.1 * turn / turns;
    let mut start = 0;
    for (year, &end) in (1..).zip(years).filter(|&(_, &end)| end > 0) {
        let middle = (x_of(start) + x_of(end.into())) / 2;
        draw_year(canvas, year, Point::new(middle, FOOT - 10));
        start = end.into();
    }
    for good in Good::ALL {
        let (hue, top) = (hue(good), HEADER + 5 + STRIP.1 * good.index() as i32);
        canvas.fill(area(PRICES.0, top, PRICES.1, STRIP.0), hue.road);
        canvas.slab(area(4, top, 18, STRIP.0), hue.card);
        draw_emblem(canvas, good, Point::new(13, top + STRIP.0 / 2), hue.ink);
        for &end in years.iter().filter(|&&end| end > 0) {
            for y in (0..STRIP.0).step_by(4) {
                canvas.fill(area(x_of(end.into()), top + y, 1, 2), theme::CREAM);
            }
        }
        // Prices go from 2 at the cheapest field to 30 at the dearest.
        let y_of = |price: u8| top + 3 + (STRIP.0 - 8) * (30 - i32::from(price)) / 28;
        let mut last: Option<i32> = None;
        for (turn, price) in (0..).zip(prices) {
            let (x, y) = (x_of(turn), y_of(price[good.index()]));
            canvas.fill(area(x, y, x_of(turn + 1) - x, 2), hue.clay);
            if let Some(last) = last {
                let (upper, lower) = (last.min(y), last.max(y));
                canvas.fill(area(x, upper, 2, lower - upper + 2), hue.clay);
            }
            last = Some(y);
        }
        if let Some(price) = prices.last() {
            let at = area(212, y_of(price[good.index()]) - 8, 24, 18);
            let text = number(price[good.index()]);
            canvas.text(Font::Body, &text, at, Align::Left, theme::CREAM);
        }
    }
}
