//! The result of a game: prestige by its sources.

use embedded_graphics::prelude::*;
use heapless::Vec;
use palmyra_engine::merchants::Score;
use palmyra_engine::{Game as _, Seat};

use super::bars::number;
use super::text::OverviewText;
use super::{Play, guide};
use crate::canvas::{Align, Canvas, Font, area};
use crate::shell::text::Msg as Shell;
use crate::shell::widgets::{HEADER, badge, page};
use crate::shell::{Services, sentence};
use crate::theme;

const ROW: i32 = 16;
/// The width of a player's column.
const COLUMN: i32 = 36;

/// The name of a source, and its score.
type Source = (OverviewText, fn(Score) -> i16);

/// The sources in the order of the table.
const SOURCES: [Source; 7] = [
    (OverviewText::ScoreTrack, |score| score.track),
    (OverviewText::ScoreTower, |score| score.tower),
    (OverviewText::ScoreMissions, |score| score.missions),
    (OverviewText::ScoreReturned, |score| score.returned),
    (OverviewText::ScoreTemple, |score| score.temples),
    (OverviewText::ScoreRare, |score| score.rare),
    (OverviewText::ScoreBonus, |score| score.bonus),
];

/// Draws the result and returns the height at which it ends.
pub fn draw(cx: &Services, play: &Play, canvas: &mut Canvas) -> i32 {
    if guide::is_over(play) {
        return draw_guided(cx, play, canvas);
    }
    let game = play.game();
    let winners = game.outcome().map(|outcome| outcome.winners);
    let winners = winners.unwrap_or_default();
    let title = match winners.iter().next() {
        Some(winner) if winners.len() == 1 => {
            cx.tell(Shell::Winner, &[cx.name(play.person(winner)).into()])
        }
        _ => cx.tell(Shell::SharedWin, &[]),
    };
    page(canvas, &title);
    let seats: Vec<(Seat, Score), 4> = Seat::all(game.seats())
        .map(|seat| (seat, game.score_of(seat)))
        .collect();
    let left = 240 - COLUMN * seats.len() as i32 - 2;
    let cell = |column: usize, y: i32, height: i32| {
        area(left + COLUMN * column as i32, y, COLUMN - 1, height)
    };
    let top = HEADER + 1;
    for (column, &(seat, _)) in seats.iter().enumerate() {
        let at = cell(column, top, 17);
        let at = Point::new(at.top_left.x + 11, top + 1);
        badge(canvas, play.person(seat), at);
    }
    let mut y = top + 18;
    // Letters reach below their row, so all grounds come first.
    for row in (0..SOURCES.len() as i32).step_by(2) {
        canvas.fill(area(2, y + ROW * row, 236, ROW), theme::DUSK);
    }
    for (name, of) in SOURCES {
        let at = area(6, y - 1, left - 6, ROW + 2);
        canvas.text(Font::Body, cx.say(name), at, Align::Left, theme::SHADE);
        let best = seats.iter().map(|&(_, score)| of(score)).max();
        for (column, &(_, score)) in seats.iter().enumerate() {
            let value = of(score);
            let ink = match (value, Some(value) == best) {
                (0, _) => theme::SHADE,
                (_, true) => theme::GOLD,
                _ => theme::CREAM,
            };
            let text = number(value);
            canvas.text(
                Font::Body,
                &text,
                cell(column, y - 1, ROW + 2),
                Align::Centre,
                ink,
            );
        }
        y += ROW;
    }
    canvas.fill(area(2, y, 236, 1), theme::BRONZE);
    let at = area(6, y + 1, left - 6, 20);
    let total = cx.say(OverviewText::ScoreTotal);
    let font = Font::Title.or_smaller(total, left - 8);
    canvas.text(font, total, at, Align::Left, theme::CREAM);
    for (column, &(seat, score)) in seats.iter().enumerate() {
        let at = cell(column, y + 1, 20);
        let won = winners.contains(seat);
        let ink = if won {
            canvas.slab(area(at.top_left.x, y + 2, COLUMN - 1, 18), theme::GOLD);
            theme::INK
        } else {
            theme::CREAM
        };
        let text = number(score.total());
        canvas.text(Font::Body, &text, at, Align::Centre, ink);
    }
    y + 23
}

/// Draws the end of a guided game, which stops early: what would be scored now,
/// and a farewell.
fn draw_guided(cx: &Services, play: &Play, canvas: &mut Canvas) -> i32 {
    page(canvas, cx.say(Shell::GuidedGame));
    let mut y = HEADER + 5;
    for seat in Seat::all(play.game().seats()) {
        let person = play.person(seat);
        badge(canvas, person, Point::new(50, y + 2));
        let row = area(72, y, 118, 20);
        canvas.text(Font::Body, cx.name(person), row, Align::Left, theme::CREAM);
        let total = number(play.game().score_of(seat).total());
        canvas.text(Font::Body, &total, row, Align::Right, theme::GOLD);
        y += 22;
    }
    let text = guide::sentence(cx, play);
    if let Some(text) = text {
        sentence::draw(canvas, text, y + 4);
    }
    y + 8 + sentence::height(text)
}
