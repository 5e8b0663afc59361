//! The page with the best results of a game.

use core::fmt::Write as _;
use core::ops::Range;

use embedded_graphics::prelude::*;
use palmyra_play::Kind;
use palmyra_play::results::{Best, BestList};

use super::Services;
use super::art::LAMP;
use super::text::{Line, Msg, fill};
use crate::canvas::{Align, Canvas, Font, area};
use crate::theme::{self, Ink};

/// The height of a row in pixels.
const ROW: i32 = 23;

/// The left edge and the width of each column of a table.
#[derive(Clone, Copy, Debug)]
pub struct Columns {
    /// The column of names.
    pub left: (i32, i32),
    /// The column of values.
    pub right: (i32, i32),
}

impl Columns {
    /// Draws a row with one text in each column.
    fn draw(self, canvas: &mut Canvas, y: i32, texts: [&str; 2], inks: [Ink; 2]) {
        let aligns = [Align::Left, Align::Right];
        let columns = [self.left, self.right].into_iter().zip(aligns);
        for (((x, width), align), (text, ink)) in columns.zip(texts.into_iter().zip(inks)) {
            canvas.text(Font::Body, text, area(x, y, width, ROW), align, ink);
        }
    }
}

/// The page with the best results, for games that have no result pages of their own.
#[derive(Clone, Debug)]
pub struct Pages {
    /// The game whose results are shown.
    pub game: Kind,
    /// The modes of the game.
    pub modes: Range<u8>,
    /// The numbers of seats, which are the same in every mode.
    pub seats: Range<u8>,
    /// The columns of the table.
    pub columns: Columns,
}

impl Pages {
    /// The number of pages.
    pub const COUNT: u8 = 1;

    /// Returns the heading of the page.
    pub fn heading(cx: &Services, _: u8) -> Line {
        cx.tell(Msg::HighTitle, &[])
    }

    /// Draws the page below the y coordinate `top`.
    pub fn draw(&self, cx: &Services, _: u8, canvas: &mut Canvas, top: i32) {
        for (y, (mode, seats)) in (top..).step_by(ROW as usize).zip(self.tables()) {
            let results = cx.profile.results(self.game);
            let board = BestList::new(self.game, mode, seats);
            let name = label(cx, cx.info(self.game).mode_name(cx, mode), seats);
            let (holder, ink) = holder(cx, results.best(board));
            let inks = [theme::CREAM, ink];
            self.columns.draw(canvas, y, [&name, &holder], inks);
            if results.is_helped(board, 0) {
                let (left, width) = self.columns.right;
                let left = left + width - Font::Body.width(&holder) - 6;
                draw_lamp(canvas, Point::new(left, y), ROW);
            }
        }
    }

    /// Returns each mode with each number of seats.
    fn tables(&self) -> impl Iterator<Item = (u8, u8)> {
        let seats = self.seats.clone();
        let modes = self.modes.clone();
        modes.flat_map(move |mode| seats.clone().map(move |seats| (mode, seats)))
    }
}

/// Draws the lamp that marks a result with hints, in a row of the given height. `at` has the x
/// coordinate of the lamp's centre and the y coordinate of the row's top edge.
pub fn draw_lamp(canvas: &mut Canvas, at: Point, height: i32) {
    canvas.sprite_at(&LAMP, at + Point::new(0, height / 2), &[theme::TAN]);
}

/// Returns a score as a number, or a dash if there is none.
pub fn score(score: Option<i16>) -> Line {
    match score {
        Some(score) => fill("{}", &[score.into()]),
        None => fill("-", &[]),
    }
}

/// Returns the label of a row: the mode and the number of seats.
pub fn label(cx: &Services, mode: &str, seats: u8) -> Line {
    cx.tell(Msg::SlotSeveral, &[mode.into(), seats.into()])
}

/// Returns the name and the score of a best result, and the ink for both.
pub fn holder(cx: &Services, best: Option<Best>) -> (Line, Ink) {
    let mut text = Line::new();
    let ink = match best {
        Some(best) => {
            let _ = write!(text, "{} {}", best.name.as_str(), best.score);
            theme::CREAM
        }
        None => {
            let _ = text.push_str(cx.say(Msg::None));
            theme::SHADE
        }
    };
    (text, ink)
}
