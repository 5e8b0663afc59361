//! Drawing of the cards on the card fields, the forecast, and small hands.

use embedded_graphics::prelude::*;
use palmyra_engine::caravans::{Caravans, Card, Forecast, Good};

use super::art::{
    CONTRACT_SMALL, Face, STEP_LEFT, STEP_RIGHT, Size, draw_card, draw_emblem, draw_empty, hue,
    mark_new,
};
use super::bars::{number, signed};
use crate::canvas::{Align, Canvas, Font, area};
use crate::theme;

/// The height of the card fields in pixels.
pub const CARDS: i32 = 25;
/// The height of the forecast in pixels.
pub const FORECAST: i32 = 20;

/// Draws the card fields in a row. The card `next` is drawn on the first free field, with a frame.
pub fn draw_cards(canvas: &mut Canvas, game: &Caravans, top: i32, next: Option<Card>) {
    let board = game.board();
    for field in 0..game.players().fields() {
        let at = Point::new(3 + 18 * field as i32, top);
        match board.get(field) {
            Some(&card) => {
                let face = match game.is_covered(field) {
                    true => Face::Covered,
                    false => Face::Plain,
                };
                draw_card(canvas, card, at, Size::Small, face);
            }
            None => match next.filter(|_| field == board.len()) {
                Some(card) => {
                    draw_card(canvas, card, at, Size::Small, Face::Plain);
                    canvas.frame(area(at.x - 2, at.y - 2, 21, CARDS + 4), 1, theme::CREAM);
                }
                None => draw_empty(canvas, at, Size::Small),
            },
        }
    }
}

/// Draws the forecast of each good: the number of fields that it will move, and the payment of its
/// contracts for one amphora.
pub fn draw_forecast(canvas: &mut Canvas, forecast: &Forecast, top: i32) {
    for good in Good::ALL {
        let x = 3 + 79 * good.index() as i32;
        draw_outlook(canvas, forecast, good, Point::new(x, top));
    }
}

/// Draws a frame around the forecast of a good. The frame shows that this forecast changes.
pub fn frame_outlook(canvas: &mut Canvas, good: Good, top: i32) {
    let x = 3 + 79 * good.index() as i32;
    canvas.frame(area(x - 1, top - 1, 78, FORECAST + 2), 1, theme::GOLD);
}

/// Draws the cards of a hand as small cards in a row. The last `new` cards are marked as new.
pub fn draw_hand(canvas: &mut Canvas, hand: &[Card], top: i32, new: usize) {
    draw_row(canvas, hand, Point::new(3, top));
    for index in hand.len().saturating_sub(new)..hand.len() {
        mark_new(canvas, Point::new(3 + 18 * index as i32, top));
    }
}

/// Draws small cards in a row that begins at the point `at`.
pub fn draw_row(canvas: &mut Canvas, cards: &[Card], at: Point) {
    for (index, &card) in cards.iter().enumerate() {
        let at = at + Point::new(18 * index as i32, 0);
        draw_card(canvas, card, at, Size::Small, Face::Plain);
    }
}

fn draw_outlook(canvas: &mut Canvas, forecast: &Forecast, good: Good, at: Point) {
    let hue = hue(good);
    canvas.slab(area(at.x, at.y, 76, FORECAST), hue.road);
    canvas.slab(area(at.x, at.y, 17, FORECAST), hue.card);
    draw_emblem(canvas, good, at + Point::new(8, 10), hue.ink);
    let moves = forecast.away(good);
    let ink = theme::CREAM;
    // The left side of a route is away from Palmyra.
    let step = at + Point::new(20, 8);
    match moves {
        1.. => canvas.sprite(&STEP_LEFT, step, &[ink]),
        0 => {}
        _ => canvas.sprite(&STEP_RIGHT, step, &[ink]),
    }
    let text = |x, width| area(at.x + x, at.y, width, FORECAST);
    canvas.text(Font::Body, &signed(moves), text(26, 19), Align::Left, ink);
    canvas.sprite(&CONTRACT_SMALL, at + Point::new(48, 5), &[ink, hue.road]);
    let pay = number(forecast.pay(good));
    canvas.text(Font::Body, &pay, text(63, 12), Align::Left, ink);
}
