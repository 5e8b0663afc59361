//! The three trade routes.

use embedded_graphics::prelude::*;
use palmyra_engine::caravans::{Field, Good, Route};

use super::art::{GATE, GHOST, TO_LEFT, TO_RIGHT, draw_amphora, hue};
use super::bars::{TOP, number};
use crate::canvas::{Align, Canvas, Font, area};
use crate::theme::{self, Ink};

/// Left edge of the routes.
pub const LEFT: i32 = 34;
/// The height of a route.
pub const HEIGHT: i32 = 19;
/// Distance from one route to the next.
pub const STEP: i32 = 36;
/// Top of the first route.
const FIRST: i32 = TOP + 17;
/// Bottom of the routes, including the prices below the last.
pub const END: i32 = FIRST + 3 * STEP;

const FAR: i32 = 20;
const CELL: i32 = 10;

/// Top of a good's route.
pub const fn top(good: Good) -> i32 {
    FIRST + STEP * good.index() as i32
}

/// Left edge and width of a field.
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

/// The place of a field's amphora.
fn stand(at: Field, top: i32) -> Point {
    let (x, _) = field(at);
    let aside = if at.is_end() { 2 } else { 1 };
    Point::new(x + aside, top + 3)
}

/// Draws the scale of prices above the routes.
pub fn draw_scale(canvas: &mut Canvas) {
    for at in Field::all().filter(|field| field.value().is_multiple_of(6)) {
        let (x, width) = field(at);
        let at_text = area(x + width / 2 - 10, TOP + 1, 21, 16);
        let value = number(at.value());
        canvas.text(Font::Body, &value, at_text, Align::Centre, theme::SHADE);
    }
    let (x, width) = field(Field::PALMYRA);
    canvas.sprite_at(&GATE, Point::new(x + width / 2, TOP + 9), &[theme::SHADE]);
}

/// Draws a route with its amphorae.
pub fn draw(canvas: &mut Canvas, good: Good, route: Route) {
    draw_at(canvas, good, route, top(good));
}

/// Draws a route with its amphorae, at any height.
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

/// Draws the gold dots where an amphora was.
pub fn draw_left(canvas: &mut Canvas, at: Field, top: i32) {
    if at.is_end() {
        return;
    }
    let (x, width) = field(at);
    canvas.fill(area(x, top, width + 1, HEIGHT), theme::INK);
    canvas.sprite(&GHOST, stand(at, top), &[theme::GOLD]);
}

/// Draws the gold frame where an amphora comes to stand.
pub fn draw_joined(canvas: &mut Canvas, at: Field, top: i32) {
    let (x, width) = field(at);
    canvas.frame(area(x - 1, top - 1, width + 3, HEIGHT + 2), 2, theme::GOLD);
}

/// Frames the field that the next amphora would be sold onto.
pub fn draw_free(canvas: &mut Canvas, at: Field, top: i32) {
    let (x, width) = field(at);
    canvas.frame(area(x, top, width + 1, HEIGHT), 1, theme::CREAM);
}

/// Draws what the next amphora costs and what it brings, below the two fields.
/// Gold marks the chosen one.
pub fn draw_prices(canvas: &mut Canvas, route: Route, top: i32, chosen: i8) {
    let ink = |is_chosen| if is_chosen { theme::GOLD } else { theme::CREAM };
    let arrow = |is_chosen| if is_chosen { theme::GOLD } else { theme::SHADE };
    let (buy, sell) = (chosen > 0, chosen < 0);
    let y = top + HEIGHT;
    let middle = y + 8;
    let text = |x, width| area(x, y, width, STEP - HEIGHT);
    let (price, proceeds) = (number(route.price()), number(route.proceeds()));
    let (x, width) = field(route.free());
    if route.price() == route.proceeds() {
        let middle_x = x + width / 2;
        canvas.sprite_at(&TO_LEFT, Point::new(middle_x - 8, middle), &[arrow(buy)]);
        canvas.sprite_at(&TO_RIGHT, Point::new(middle_x + 9, middle), &[arrow(sell)]);
        canvas.text(
            Font::Body,
            &price,
            text(middle_x - 4, 9),
            Align::Left,
            ink(buy || sell),
        );
        return;
    }
    let left = Font::Body.width(&price);
    // Below the far end, the price makes room for the player's own amphorae.
    let x = x.max(LEFT + left + 13);
    canvas.text(
        Font::Body,
        &price,
        text(x - 2 - left, left),
        Align::Left,
        ink(buy),
    );
    canvas.sprite(
        &TO_LEFT,
        Point::new(x - 10 - left, middle - 2),
        &[arrow(buy)],
    );
    let right = Font::Body.width(&proceeds);
    canvas.text(
        Font::Body,
        &proceeds,
        text(x + 4, right),
        Align::Left,
        ink(sell),
    );
    canvas.sprite(
        &TO_RIGHT,
        Point::new(x + 6 + right, middle - 2),
        &[arrow(sell)],
    );
}

/// Draws how many the player holds, at the head of a route.
pub fn draw_held(canvas: &mut Canvas, good: Good, held: u8, top: i32, ink: Ink) {
    draw_amphora(canvas, good, Point::new(5, top + 3));
    let text = area(16, top, 17, HEIGHT);
    canvas.text(Font::Body, &number(held), text, Align::Left, ink);
}
