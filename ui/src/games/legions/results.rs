//! The result pages of finished games.

use embedded_graphics::prelude::*;
use palmyra_engine::legions::{Legions, Setup, Solo};
use palmyra_play::Listed as _;
use palmyra_play::results::{Best, BestList, Results};

use super::past_games;
use super::text::Msg;
use crate::canvas::{Align, Canvas, Font, area};
use crate::shell::Services;
use crate::shell::best as table;
use crate::shell::text::{Line, Msg as Shell, fill};
use crate::theme::{self, Ink};

/// The number of pages: one for each of five solo games, and one for the highest scores.
pub const PAGES: u8 = 6;
/// The index in [`Results::own`] of the largest number of tiles that a person has flipped in one
/// game.
pub const TRIBUTE: usize = 0;

const ROW: i32 = 21;

fn solo_board(solo: Solo) -> Option<BestList> {
    BestList::new(Legions::KIND, Setup::Solo(solo).number(), 1)
}

/// Returns the best result of a solo game.
pub fn best(results: &Results, solo: Solo) -> Option<i16> {
    results.best(solo_board(solo)).map(|best| best.score)
}

/// Whether the goal of a solo game has ever been reached.
pub fn is_met(results: &Results, solo: Solo) -> bool {
    best(results, solo).is_some_and(|best| best >= solo.goal().into())
}

/// Whether a solo game is unlocked. The first game always is, every other game once the goal of the
/// previous one was reached.
pub fn is_open(results: &Results, solo: Solo) -> bool {
    let before = Solo::new(solo.number() - 1);
    before.is_none_or(|before| is_met(results, before))
}

/// Returns the best result of a mode with a number of seats. `mode` is the mode's index in the list
/// of modes.
fn high(results: &Results, mode: u8, seats: u8) -> Option<Best> {
    results.best(BestList::new(Legions::KIND, mode, seats))
}

/// Whether a page has anything to show.
pub fn has(cx: &Services, page: u8) -> bool {
    let results = past_games(cx);
    match Solo::new(page + 1) {
        Some(solo) => best(results, solo).is_some(),
        None => tables().any(|(mode, seats)| high(results, mode, seats).is_some()),
    }
}

/// Returns the modes for several players, each with each number of seats.
fn tables() -> impl Iterator<Item = (u8, u8)> {
    (0..2).flat_map(|mode| (2..=5).map(move |seats| (mode, seats)))
}

/// Returns the heading of a page.
pub fn heading(cx: &Services, page: u8) -> Line {
    match Solo::new(page + 1) {
        Some(solo) => {
            let blanks = [solo.number().into(), solo.goal().into()];
            cx.tell(Msg::SoloBest, &blanks)
        }
        None => cx.tell(Shell::HighTitle, &[]),
    }
}

/// Draws a page below the y coordinate `top`.
pub fn draw(cx: &Services, page: u8, canvas: &mut Canvas, top: i32) {
    match Solo::new(page + 1) {
        Some(solo) => draw_solo(cx, canvas, solo, top),
        None => draw_high(cx, canvas, top),
    }
}

/// Draws a row with a text at each end.
fn row(canvas: &mut Canvas, top: i32, left: &str, right: &str, ink: Ink) {
    let y = top;
    canvas.text(Font::Body, left, area(12, y, 130, ROW), Align::Left, ink);
    canvas.text(Font::Body, right, area(128, y, 100, ROW), Align::Right, ink);
}

fn draw_solo(cx: &Services, canvas: &mut Canvas, solo: Solo, top: i32) {
    let board = solo_board(solo);
    for (rank, best) in past_games(cx).bests(board).enumerate() {
        let coins = fill("{}", &[best.score.into()]);
        let ink = if best.score >= solo.goal().into() {
            theme::GOLD
        } else {
            theme::CREAM
        };
        let y = top + ROW * rank as i32;
        row(canvas, y, best.name.as_str(), &coins, ink);
        if past_games(cx).is_helped(board, rank) {
            table::draw_lamp(canvas, Point::new(180, y), ROW);
        }
    }
}

fn draw_high(cx: &Services, canvas: &mut Canvas, top: i32) {
    for (y, (mode, seats)) in (top..).step_by(ROW as usize).zip(tables()) {
        let mode_name = cx.info(Legions::KIND).mode_name(cx, mode);
        let name = table::label(cx, mode_name, seats);
        let (score, ink) = table::holder(cx, high(past_games(cx), mode, seats));
        row(canvas, y, &name, &score, ink);
        let board = BestList::new(Legions::KIND, mode, seats);
        if past_games(cx).is_helped(board, 0) {
            let left = 222 - Font::Body.width(&score);
            table::draw_lamp(canvas, Point::new(left, y), ROW);
        }
    }
}
