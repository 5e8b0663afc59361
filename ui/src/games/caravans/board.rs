//! The cards played this year, and what they will do.

use embedded_graphics::prelude::*;
use palmyra_engine::caravans::{Caravans, Card, Good};

use super::art::{
    CONTRACT_SMALL, Face, STEP_LEFT, STEP_RIGHT, Size, draw_card, draw_emblem, draw_empty, hue,
};
use super::bars::{number, signed};
use super::table::Table;
use crate::canvas::{Align, Canvas, Font, area};
use crate::theme;

/// The height of the card fields.
pub const CARDS: i32 = 25;
/// The height of the forecast.
pub const FORECAST: i32 = 20;

/// Draws the card fields in a row, with `next` already on the next free one.
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

/// Draws for each good how far it will move, and what its contracts will pay.
pub fn draw_forecast(canvas: &mut Canvas, table: &Table, top: i32) {
    for good in Good::ALL {
        let x = 3 + 79 * good.index() as i32;
        draw_outlook(canvas, table, good, Point::new(x, top));
    }
}

fn draw_outlook(canvas: &mut Canvas, table: &Table, good: Good, at: Point) {
    let hue = hue(good);
    canvas.slab(area(at.x, at.y, 76, FORECAST), hue.road);
    canvas.slab(area(at.x, at.y, 17, FORECAST), hue.card);
    draw_emblem(canvas, good, at + Point::new(8, 10), hue.ink);
    let moves = table.forecast.moves[good.index()];
    let ink = theme::CREAM;
    // Away from Palmyra is to the left.
    let step = at + Point::new(20, 8);
    match moves {
        1.. => canvas.sprite(&STEP_LEFT, step, &[ink]),
        0 => {}
        _ => canvas.sprite(&STEP_RIGHT, step, &[ink]),
    }
    let text = |x, width| area(at.x + x, at.y, width, FORECAST);
    canvas.text(Font::Body, &signed(moves), text(26, 19), Align::Left, ink);
    canvas.sprite(&CONTRACT_SMALL, at + Point::new(48, 5), &[ink, hue.road]);
    let pay = number(table.forecast.pay(good));
    canvas.text(Font::Body, &pay, text(63, 12), Align::Left, ink);
}
