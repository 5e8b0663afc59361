//! Results of finished games: the best results and statistics.

use palmyra_engine::legions::{Legions, Setup, Solo};
use palmyra_play::Listed as _;
use palmyra_play::results::{Best, BestList, Results};

use super::past_games;
use super::text::Msg;
use crate::canvas::{Align, Canvas, Font, area};
use crate::shell::Services;
use crate::shell::best as table;
use crate::shell::text::{Blank, Line, Msg as Shell, fill};
use crate::theme::{self, Ink};

/// Number of pages: the statistics, five solo games, the highest scores.
pub const PAGES: u8 = 7;
/// The index of the result for the most tiles that a person had flipped at the
/// end of a game.
pub const TRIBUTE: usize = 0;

const ROW: i32 = 21;

fn solo_board(solo: Solo) -> Option<BestList> {
    BestList::new(Legions::KIND, Setup::Solo(solo).number(), 1)
}

/// The best result of a solo game.
pub fn best(results: &Results, solo: Solo) -> Option<i16> {
    results.best(solo_board(solo)).map(|best| best.score)
}

/// Whether the goal of a solo game has ever been reached.
pub fn is_met(results: &Results, solo: Solo) -> bool {
    best(results, solo).is_some_and(|best| best >= solo.goal().into())
}

/// Whether a solo game is open: the first, or one after a game whose goal was
/// met.
pub fn is_open(results: &Results, solo: Solo) -> bool {
    let before = Solo::new(solo.number() - 1);
    before.is_none_or(|before| is_met(results, before))
}

/// The highest score of a game for several players; `mode` is its index in the
/// list of modes.
fn high(results: &Results, mode: u8, seats: u8) -> Option<Best> {
    results.best(BestList::new(Legions::KIND, mode, seats))
}

/// The heading of a page.
pub fn heading(cx: &Services, page: u8) -> Line {
    match (Solo::new(page), page) {
        (Some(solo), _) => {
            let blanks = [solo.number().into(), solo.goal().into()];
            cx.tell(Msg::SoloBest, &blanks)
        }
        (None, 0) => cx.tell(Shell::Statistics, &[]),
        _ => cx.tell(Shell::HighTitle, &[]),
    }
}

/// Draws a page.
pub fn draw(cx: &Services, page: u8, canvas: &mut Canvas, top: i32) {
    match (Solo::new(page), page) {
        (Some(solo), _) => draw_solo(cx, canvas, solo, top),
        (None, 0) => draw_statistics(cx, canvas, top),
        _ => draw_high(cx, canvas, top),
    }
}

/// Draws a row with a text at both ends.
fn row(canvas: &mut Canvas, top: i32, left: &str, right: &str, ink: Ink) {
    let y = top;
    canvas.text(Font::Body, left, area(12, y, 130, ROW), Align::Left, ink);
    canvas.text(Font::Body, right, area(128, y, 100, ROW), Align::Right, ink);
}

fn draw_solo(cx: &Services, canvas: &mut Canvas, solo: Solo, top: i32) {
    let mut any = false;
    for (index, best) in past_games(cx).bests(solo_board(solo)).enumerate() {
        let mut coins = Line::new();
        let _ = core::fmt::write(&mut coins, format_args!("{}", best.score));
        let ink = if best.score >= solo.goal().into() {
            theme::GOLD
        } else {
            theme::CREAM
        };
        row(
            canvas,
            top + ROW * index as i32,
            best.name.as_str(),
            &coins,
            ink,
        );
        any = true;
    }
    if !any {
        row(canvas, top, cx.say(Shell::None), "", theme::SHADE);
    }
}

fn draw_high(cx: &Services, canvas: &mut Canvas, top: i32) {
    for index in 0..8u8 {
        let (mode, seats) = (index / 4, 2 + index % 4);
        let mode_name = cx.info(Legions::KIND).mode_name(cx, mode);
        let name = table::label(cx, mode_name, seats);
        let (score, ink) = table::holder(cx, high(past_games(cx), mode, seats));
        row(canvas, top + ROW * i32::from(index), &name, &score, ink);
    }
}

fn draw_statistics(cx: &Services, canvas: &mut Canvas, top: i32) {
    let results = past_games(cx);
    let mut index = 0;
    let mut line = |name: &str, value: &str| {
        let y = top + ROW * index;
        index += 1;
        let ink = theme::CREAM;
        canvas.text(Font::Body, name, area(12, y, 164, ROW), Align::Left, ink);
        canvas.text(
            Font::Body,
            value,
            area(166, y, 62, ROW),
            Align::Right,
            theme::GOLD,
        );
    };
    let number = |value: u16| fill("{}", &[Blank::Number(value.into())]);
    let share = |part: u16, all: u16| {
        let blanks = [Blank::Number(part.into()), Blank::Number(all.into())];
        cx.tell(Shell::PageOf, &blanks)
    };
    let best = table::score;
    line(cx.say(Shell::GamesDone), &number(results.finished));
    let met = Solo::ALL.into_iter().filter(|&solo| is_met(results, solo));
    let met = met.count();
    let solo = Solo::ALL.into_iter();
    let best_solo = solo.filter_map(|solo| self::best(results, solo)).max();
    let boards = (0..2).flat_map(|mode| (2..=5).map(move |seats| (mode, seats)));
    let highs = boards.filter_map(|(mode, seats)| high(results, mode, seats));
    let best_score = highs.map(|best| best.score).max();
    let goals = share(met as u16, Solo::ALL.len() as u16);
    line(cx.say(Msg::GoalsMet), &goals);
    line(cx.say(Msg::BestSolo), &best(best_solo));
    line(cx.say(Shell::BestScore), &best(best_score));
    line(cx.say(Msg::BestTribute), &best(Some(results.own[TRIBUTE])));
}
