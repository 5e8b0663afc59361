//! The result of a game.

use embedded_graphics::prelude::*;
use palmyra_engine::order::sort;
use palmyra_engine::{Game as _, Seat};

use super::bars::number;
use super::card::pay_number;
use super::text::Msg;
use super::{Play, guide, scene};
use crate::canvas::{Align, Canvas, Font, LINE, area};
use crate::shell::SCENE;
use crate::shell::Services;
use crate::shell::art::LAUREL;
use crate::shell::text::Msg as Shell;
use crate::shell::widgets::{HEADER, badge, page};
use crate::theme::{self, Ink};

const ROW: i32 = 24;
/// Where the bars begin, and how long they may become.
const BAR: (i32, i32) = (92, 100);

/// Draws the result and returns the height at which it ends.
pub fn draw(cx: &Services, play: &Play, canvas: &mut Canvas) -> i32 {
    if guide::is_over(play) {
        return draw_guided(cx, canvas);
    }
    let game = play.game();
    let outcome = game.outcome();
    let winners = outcome.map(|outcome| outcome.winners).unwrap_or_default();
    let title = match winners.iter().next() {
        Some(winner) if winners.len() == 1 => {
            cx.tell(Shell::Winner, &[cx.name(play.person(winner)).into()])
        }
        _ => cx.tell(Shell::SharedWin, &[]),
    };
    page(canvas, &title);
    let mut order: heapless::Vec<Seat, 5> = Seat::all(game.seats()).collect();
    sort(&mut order, |&a, &b| game.capital(a) > game.capital(b));
    let most = order.first().map_or(1, |&seat| game.capital(seat)).max(1);
    // The log's newest turn is that of the final sales, if there were any.
    let finals = play.log().next().filter(|turn| turn.is_final());
    let finals = finals.map_or([0; 4], |turn| turn.finals);
    let mut y = HEADER + 4;
    for &seat in &order {
        let won = winners.contains(seat);
        if won {
            canvas.slab(area(2, y, 236, ROW - 1), theme::DUSK);
            canvas.sprite(&LAUREL, Point::new(7, y + 6), &[theme::GOLD]);
        }
        let person = play.person(seat);
        badge(canvas, person, Point::new(22, y + 4));
        let ink = if won { theme::GOLD } else { theme::CREAM };
        let name = area(41, y, 50, ROW - 1);
        canvas.text(Font::Body, cx.name(person), name, Align::Left, ink);
        let length = |value: u16| BAR.1 * i32::from(value) / i32::from(most);
        let capital = game.capital(seat);
        let late = finals[seat.index() % finals.len()].min(capital);
        let plain = length(capital - late);
        let ground = if won { theme::TAN } else { theme::BRONZE };
        canvas.fill(area(BAR.0, y + 4, plain, ROW - 9), ground);
        hatch(
            canvas,
            BAR.0 + plain,
            y + 4,
            length(capital) - plain,
            ground,
        );
        let text = area(198, y, 36, ROW - 1);
        let capital = number(pay_number(capital));
        canvas.text(Font::Body, &capital, text, Align::Right, ink);
        y += ROW;
    }
    if winners.len() > 1 {
        let tied = cx.tell(Msg::EndTie, &[pay_number(most).into()]);
        let at = area(7, y, 226, 20);
        canvas.text(Font::Body, &tied, at, Align::Centre, theme::SHADE);
    } else {
        hatch(canvas, BAR.0, y + 3, 18, theme::TAN);
        let at = area(BAR.0 + 24, y, 114, 20);
        let words = cx.say(Msg::LegendFinal);
        canvas.text(Font::Body, words, at, Align::Left, theme::SHADE);
    }
    y + 24
}

/// Draws the end of the guided game, which stops after a year: what was learnt,
/// and what to play now.
fn draw_guided(cx: &Services, canvas: &mut Canvas) -> i32 {
    page(canvas, cx.say(Shell::GuidedGame));
    let (width, height) = SCENE;
    let top = HEADER + 6;
    scene::draw(canvas, Point::new(120 - width / 2, top));
    let at = area(8, top + height + 4, 224, 5 * LINE);
    canvas.paragraph(cx.say(Msg::CvGuideEnd), at, Align::Left, theme::CREAM);
    at.top_left.y + 5 * LINE
}

/// Hatches the part of a bar that the final sales brought.
fn hatch(canvas: &mut Canvas, x: i32, y: i32, width: i32, ink: Ink) {
    for dy in 0..ROW - 9 {
        for dx in (0..width).filter(|dx| (dx + dy) % 4 == 0) {
            canvas.fill_fast(area(x + dx, y + dy, 1, 1), ink);
        }
    }
    canvas.fill(area(x, y, width, 1), ink);
    canvas.fill(area(x, y + ROW - 10, width, 1), ink);
}
