//! Drawing of the three trade routes.

use embedded_graphics::prelude::*;
use palmyra_engine::caravans::{Deal, Field, Good, MAX_PLAYERS, Route};
use palmyra_engine::{Game as _, Seat};

use super::Play;
use super::art::{GATE, GHOST, TO_LEFT, TO_RIGHT, draw_amphora, draw_small_badge, hue};
use super::bars::{TOP, number};
use crate::canvas::{Align, Canvas, Font, area};
use crate::theme::{self, Ink};

/// The left edge of the routes.
pub const LEFT: i32 = 34;
/// The height of a route in pixels.
pub const HEIGHT: i32 = 19;
/// The height of the line of text below a route.
pub const BELOW: i32 = 14;
/// The distance from the top of one route to the top of the next.
pub const STEP: i32 = 33;
/// The top of the first route.
const FIRST: i32 = TOP + 15;
/// The bottom of the routes, with the line of text below the last.
pub const END: i32 = FIRST + 3 * STEP;

const FAR: i32 = 20;
const CELL: i32 = 10;

/// Returns the top of a good's route.
pub const fn top(good: Good) -> i32 {
    FIRST + STEP * good.index() as i32
}

/// Returns the left edge and the width of a field.
pub fn field(field: Field) -> (i32, i32) {
    match field {
        Field::FAR => (LEFT, FAR),
        Field::PALMYRA => {
            let x = LEFT + FAR + CELL * (Field::PALMYRA.index() as i32 - 1);
            (x, 239 - x)
        }
        field => (LEFT + FAR + CELL * (field.index() as i32 - 1), CELL),
    }
}

/// Returns the top left corner of an amphora on a field.
fn stand(at: Field, top: i32) -> Point {
    let (x, _) = field(at);
    let aside = if at.is_end() { 2 } else { 1 };
    Point::new(x + aside, top + 3)
}

/// Draws the scale of prices above the routes.
pub fn draw_scale(canvas: &mut Canvas) {
    for at in Field::all().filter(|field| field.value().is_multiple_of(6)) {
        let (x, width) = field(at);
        let at_text = area(x + width / 2 - 10, TOP - 1, 21, 16);
        let value = number(at.value());
        canvas.text(Font::Body, &value, at_text, Align::Centre, theme::SHADE);
    }
    let (x, width) = field(Field::PALMYRA);
    canvas.sprite_at(&GATE, Point::new(x + width / 2, TOP + 7), &[theme::SHADE]);
}

/// Draws a route with its amphorae.
pub fn draw(canvas: &mut Canvas, good: Good, route: Route) {
    draw_at(canvas, good, route, top(good));
}

/// Draws a route with its amphorae, with the top edge at `top`.
pub fn draw_at(canvas: &mut Canvas, good: Good, route: Route, top: i32) {
    let hue = hue(good);
    canvas.fill(area(LEFT, top, 239 - LEFT, HEIGHT), hue.road);
    for at in Field::all() {
        let (x, width) = field(at);
        canvas.fill(area(x, top, 1, HEIGHT), hue.joint);
        let count = route.count(at);
        if at == Field::PALMYRA {
            canvas.slab(area(x + 1, top, width - 1, HEIGHT), hue.stone);
            if count > 0 {
                canvas.slab(area(x + 2, top + 1, width - 3, HEIGHT - 2), hue.road);
            } else {
                canvas.sprite_at(&GATE, Point::new(x + width / 2, top + 9), &[hue.road]);
            }
        } else if count == 0 {
            canvas.fill(area(x + width / 2 - 1, top + 8, 3, 3), hue.stone);
        }
        if count > 0 && count < 10 {
            draw_amphora(canvas, good, stand(at, top));
        }
        if count > 1 {
            let many = if count < 10 { 10 } else { 0 };
            let text = area(x + 2 + many, top, width - 2 - many, HEIGHT);
            canvas.text(Font::Body, &number(count), text, Align::Left, theme::CREAM);
        }
    }
}

/// Draws the dotted outline of an amphora on the field that it has left. The two ends of a route,
/// which hold several amphorae, get no outline.
pub fn draw_left(canvas: &mut Canvas, at: Field, top: i32) {
    if at.is_end() {
        return;
    }
    let (x, width) = field(at);
    canvas.fill(area(x, top, width + 1, HEIGHT), theme::INK);
    canvas.sprite(&GHOST, stand(at, top), &[theme::GOLD]);
}

/// Draws a golden frame around the field that an amphora has joined.
pub fn draw_joined(canvas: &mut Canvas, at: Field, top: i32) {
    let (x, width) = field(at);
    canvas.frame(area(x - 1, top - 1, width + 3, HEIGHT + 2), 2, theme::GOLD);
}

/// Draws a frame around the field where the next sold amphora will stand.
pub fn draw_free(canvas: &mut Canvas, at: Field, top: i32) {
    let (x, width) = field(at);
    canvas.frame(area(x, top, width + 1, HEIGHT), 1, theme::CREAM);
}

/// Draws the amphora of a deal on its way between a field and the left end of the route, where the
/// player's own amphorae are. The amphora has covered `share` percent of the way. A bought amphora
/// is lifted first.
pub fn draw_gliding(canvas: &mut Canvas, deal: Deal, at: Field, route: Route, share: i32) {
    const LIFT: i32 = 20;
    let (x, _) = field(at);
    // A stack at the far end has a number, which must stay visible.
    let head = match route.count(Field::FAR) {
        0 | 1 => LEFT + 2,
        _ => LEFT + FAR + 2,
    };
    let way = (x - head).max(0);
    let good = deal.good();
    let (x, y) = match deal {
        Deal::Buy(_) => {
            let end = x - way * (share - LIFT).max(0) / (100 - LIFT);
            // The dots behind the amphora show where it comes from.
            for x in (end + 14..x + 4).step_by(4) {
                canvas.fill(area(x, top(good) + 1, 2, 1), theme::GOLD);
            }
            (end, top(good) - 8 * share.min(LIFT) / LIFT)
        }
        Deal::Sell(_) => (x - way * (100 - share) / 100, top(good)),
    };
    let whole = area(x - 1, y + 1, 13, HEIGHT - 2);
    canvas.cover(whole);
    canvas.fill(whole, hue(good).road);
    canvas.frame(whole, 1, theme::GOLD);
    draw_amphora(canvas, good, Point::new(x + 1, y + 3));
}

/// Draws the prices of the next purchase and the next sale, below the fields of the nearest amphora
/// and the next sold one. `chosen` is positive if the player buys and negative if the player sells;
/// the price of that deal is golden. Returns the left and the right end of the prices.
pub fn draw_prices(canvas: &mut Canvas, route: Route, top: i32, chosen: i8) -> (i32, i32) {
    let ink = |is_chosen| if is_chosen { theme::GOLD } else { theme::CREAM };
    let arrow = |is_chosen| if is_chosen { theme::GOLD } else { theme::SHADE };
    let (buy, sell) = (chosen > 0, chosen < 0);
    let y = top + HEIGHT;
    let middle = y + BELOW / 2;
    let text = |x, width| area(x, y, width, BELOW);
    let (price, proceeds) = (number(route.price()), number(route.proceeds()));
    let (x, width) = field(route.free());
    if route.price() == route.proceeds() {
        let x = x + width / 2;
        canvas.sprite_at(&TO_LEFT, Point::new(x - 8, middle), &[arrow(buy)]);
        canvas.sprite_at(&TO_RIGHT, Point::new(x + 9, middle), &[arrow(sell)]);
        let ink = ink(buy || sell);
        canvas.text(Font::Body, &price, text(x - 4, 9), Align::Left, ink);
        return (x - 11, x + 12);
    }
    let left = Font::Body.width(&price);
    // At the far end, the price moves to the right to leave space for the player's own amphorae.
    let x = x.max(LEFT + left + 13);
    let place = text(x - 2 - left, left);
    canvas.text(Font::Body, &price, place, Align::Left, ink(buy));
    let start = x - 10 - left;
    canvas.sprite(&TO_LEFT, Point::new(start, middle - 2), &[arrow(buy)]);
    let right = Font::Body.width(&proceeds);
    canvas.text(
        Font::Body,
        &proceeds,
        text(x + 4, right),
        Align::Left,
        ink(sell),
    );
    let end = x + 6 + right;
    canvas.sprite(&TO_RIGHT, Point::new(end, middle - 2), &[arrow(sell)]);
    (start, end + 6)
}

/// Draws the number of amphorae of a good that each other seat holds. The numbers stand below the
/// route: at its left end if they fit there before the columns `taken`, or else at its right end.
pub fn draw_others(
    canvas: &mut Canvas,
    play: &Play,
    held: &[[u8; 3]; MAX_PLAYERS],
    (seat, good): (Seat, Good),
    taken: (i32, i32),
) {
    const EACH: i32 = 24;
    let seats = play.game().seats();
    let others = Seat::all(seats).filter(|&other| other != seat);
    let width = EACH * (i32::from(seats) - 1);
    let first = LEFT + 6;
    let mut x = if first + width < taken.0 {
        first
    } else {
        239 - width
    };
    let y = top(good) + HEIGHT;
    for other in others {
        draw_small_badge(canvas, play.person(other), Point::new(x, y + 2));
        let held = held[other.index() % MAX_PLAYERS][good.index()];
        let ink = if held == 0 {
            theme::SHADE
        } else {
            theme::CREAM
        };
        let at = area(x + 13, y, 11, BELOW);
        canvas.text(Font::Body, &number(held), at, Align::Left, ink);
        x += EACH;
    }
}

/// Draws the number of amphorae that the player holds at the left of a route.
pub fn draw_held(canvas: &mut Canvas, good: Good, held: u8, top: i32, ink: Ink) {
    draw_amphora(canvas, good, Point::new(5, top + 3));
    let text = area(16, top, 17, HEIGHT);
    canvas.text(Font::Body, &number(held), text, Align::Left, ink);
}
