//! Results of finished games: statistics and the best results.

use palmyra_engine::merchants::Merchants;
use palmyra_play::Listed as _;
use palmyra_play::results::Board;

use crate::canvas::{Align, Canvas, Font, area};
use crate::shell::Services;
use crate::shell::text::{Blank, Line, Msg as Shell, fill};
use crate::theme::{self, Ink};

/// Number of pages: the statistics, and the best results.
pub const PAGES: u8 = 2;

const ROW: i32 = 23;
/// The numbers of players.
const SEATS: [u8; 3] = [2, 3, 4];
/// The modes.
const MODES: core::ops::Range<u8> = 0..2;

/// The heading of a page.
pub fn heading(cx: &Services, page: u8) -> Line {
    let msg = match page {
        0 => Shell::Statistics,
        _ => Shell::HighTitle,
    };
    cx.tell(msg, &[])
}

/// Draws a page.
pub fn draw(cx: &Services, page: u8, canvas: &mut Canvas, top: i32) {
    match page {
        0 => draw_statistics(cx, canvas, top),
        _ => draw_high(cx, canvas, top),
    }
}

/// Draws a row with a text at either end.
fn row(canvas: &mut Canvas, top: i32, left: &str, right: &str, ink: Ink) {
    let y = top;
    canvas.text(
        Font::Body,
        left,
        area(7, y, 164, ROW),
        Align::Left,
        theme::CREAM,
    );
    canvas.text(Font::Body, right, area(144, y, 90, ROW), Align::Right, ink);
}

fn draw_statistics(cx: &Services, canvas: &mut Canvas, top: i32) {
    let results = cx.profile.results(Merchants::KIND);
    let number = |value: i32| Blank::Number(value);
    let finished = fill("{}", &[number(results.finished.into())]);
    row(
        canvas,
        top,
        cx.say(Shell::GamesDone),
        &finished,
        theme::GOLD,
    );
    let boards = MODES.flat_map(|mode| SEATS.map(|seats| Board::new(Merchants::KIND, mode, seats)));
    let bests = boards.filter_map(|board| results.best(board));
    let best = match bests.map(|best| best.score).max() {
        Some(score) => fill("{}", &[score.into()]),
        None => fill("-", &[]),
    };
    row(
        canvas,
        top + ROW,
        cx.say(Shell::BestScore),
        &best,
        theme::GOLD,
    );
}

fn draw_high(cx: &Services, canvas: &mut Canvas, top: i32) {
    let results = cx.profile.results(Merchants::KIND);
    let boards = MODES.flat_map(|mode| SEATS.map(|seats| (mode, seats)));
    for (index, (mode, seats)) in boards.enumerate() {
        let name = cx.info(Merchants::KIND).mode_name(cx, mode);
        let name = cx.tell(Shell::HighRow, &[name.into(), seats.into()]);
        let mut score = Line::new();
        let ink = match results.best(Board::new(Merchants::KIND, mode, seats)) {
            Some(best) => {
                let text = format_args!("{} {}", best.name.as_str(), best.score);
                let _ = core::fmt::write(&mut score, text);
                theme::CREAM
            }
            None => {
                let _ = score.push_str(cx.say(Shell::None));
                theme::SHADE
            }
        };
        row(canvas, top + ROW * index as i32, &name, &score, ink);
    }
}
