//! Pages with results of finished games: statistics, and the best results.

use core::fmt::Write as _;
use core::ops::Range;

use palmyra_play::Kind;
use palmyra_play::results::{Best, BestList};

use super::Services;
use super::text::{Blank, Line, Msg, fill};
use crate::canvas::{Align, Canvas, Font, area};
use crate::theme::{self, Ink};

/// The height of a row.
const ROW: i32 = 23;

/// The columns of a table: start and width of each.
#[derive(Clone, Copy, Debug)]
pub struct Columns {
    /// The name.
    pub left: (i32, i32),
    /// The value.
    pub right: (i32, i32),
}

impl Columns {
    /// Draws a row: one text in each column.
    fn draw(self, canvas: &mut Canvas, y: i32, texts: [&str; 2], inks: [Ink; 2]) {
        let aligns = [Align::Left, Align::Right];
        let columns = [self.left, self.right].into_iter().zip(aligns);
        for (((x, width), align), (text, ink)) in columns.zip(texts.into_iter().zip(inks)) {
            canvas.text(Font::Body, text, area(x, y, width, ROW), align, ink);
        }
    }
}

/// The pages of results of a game that has no result pages of its own.
#[derive(Clone, Debug)]
pub struct Pages {
    /// The game.
    pub game: Kind,
    /// Its modes.
    pub modes: Range<u8>,
    /// The numbers of seats in each mode.
    pub seats: Range<u8>,
    /// The columns of both pages.
    pub columns: Columns,
}

impl Pages {
    /// The number of pages.
    pub const COUNT: u8 = 2;

    /// The heading of a page.
    pub fn heading(cx: &Services, page: u8) -> Line {
        let msg = match page {
            0 => Msg::Statistics,
            _ => Msg::HighTitle,
        };
        cx.tell(msg, &[])
    }

    /// Draws a page.
    pub fn draw(&self, cx: &Services, page: u8, canvas: &mut Canvas, top: i32) {
        match page {
            0 => self.draw_statistics(cx, canvas, top),
            _ => self.draw_bests(cx, canvas, top),
        }
    }

    /// The modes with their numbers of seats.
    fn tables(&self) -> impl Iterator<Item = (u8, u8)> {
        let seats = self.seats.clone();
        let modes = self.modes.clone();
        modes.flat_map(move |mode| seats.clone().map(move |seats| (mode, seats)))
    }

    fn best(&self, cx: &Services, (mode, seats): (u8, u8)) -> Option<Best> {
        let board = BestList::new(self.game, mode, seats);
        cx.profile.results(self.game).best(board)
    }

    fn draw_statistics(&self, cx: &Services, canvas: &mut Canvas, top: i32) {
        let finished = cx.profile.results(self.game).finished;
        let finished = fill("{}", &[Blank::Number(finished.into())]);
        let bests = self.tables().filter_map(|table| self.best(cx, table));
        let best = score(bests.map(|best| best.score).max());
        let rows = [(Msg::GamesDone, finished), (Msg::BestScore, best)];
        for (index, (name, value)) in rows.into_iter().enumerate() {
            let y = top + ROW * index as i32;
            let inks = [theme::CREAM, theme::GOLD];
            self.columns.draw(canvas, y, [cx.say(name), &value], inks);
        }
    }

    fn draw_bests(&self, cx: &Services, canvas: &mut Canvas, top: i32) {
        for (index, table) in self.tables().enumerate() {
            let mode = cx.info(self.game).mode_name(cx, table.0);
            let name = label(cx, mode, table.1);
            let (holder, ink) = holder(cx, self.best(cx, table));
            let y = top + ROW * index as i32;
            self.columns
                .draw(canvas, y, [&name, &holder], [theme::CREAM, ink]);
        }
    }
}

/// A best score as text: its number, or a dash.
pub fn score(best: Option<i16>) -> Line {
    match best {
        Some(score) => fill("{}", &[score.into()]),
        None => fill("-", &[]),
    }
}

/// The label of a row: the mode and the number of seats.
pub fn label(cx: &Services, mode: &str, seats: u8) -> Line {
    cx.tell(Msg::SlotSeveral, &[mode.into(), seats.into()])
}

/// The name and the score of a best result, and the ink of that text.
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
