//! The turns of the others since a person's last turn.

use embedded_graphics::prelude::*;
use heapless::Vec;
use palmyra_engine::Game as _;
use palmyra_engine::legions::{Action, Income};

use super::Play;
use super::art::{FLIPPED, LARGE_STACK};
use super::map::draw_income;
use super::table::action_name;
use super::tray::TRAY;
use super::turn::Turn;
use crate::canvas::{Align, Canvas, Font, LINE, area};
use crate::shell::Services;
use crate::shell::art::{COIN, LAUREL};
use crate::shell::text::{Blank, Line, Msg as Shell, fill};
use crate::shell::widgets::{badge, row_ground};
use crate::theme;

const ROW: i32 = 19;
/// The height of a row of the log.
const LOG_ROW: i32 = 21;

/// The turns of the others since then, the oldest first. None in a guided game,
/// whose guide explains them.
pub fn turns(play: &Play) -> Vec<&Turn, 4> {
    let seat = Some(play.game().seat());
    let mut turns: Vec<&Turn, 4> = Vec::new();
    if play.guide().is_none() && play.game().seats() > 1 {
        let since = play.log().take_while(|turn| turn.seat != seat);
        // There are at most four others.
        since.take(4).for_each(|turn| {
            let _ = turns.push(turn);
        });
    }
    turns.reverse();
    turns
}

/// Whether there are turns that have not been shown.
pub fn is_new(play: &Play) -> bool {
    play.told != play.steps() && !turns(play).is_empty()
}

/// Draws one of the turns on a strip below the map, which shows its places.
pub fn draw(cx: &Services, canvas: &mut Canvas, play: &Play, index: u8, top: i32) {
    let turns = turns(play);
    canvas.fill(area(0, top, 240, TRAY - top), theme::NIGHT);
    canvas.fill(area(0, top, 240, 1), theme::BRONZE);
    let heading = area(6, top + 23, 190, LINE);
    let words = cx.say(Shell::SinceThen);
    canvas.text(Font::Body, words, heading, Align::Left, theme::SHADE);
    let count = [(index + 1).into(), (turns.len() as u8).into()];
    let at = area(196, top + 23, 38, LINE);
    let text = fill("{}/{}", &count);
    canvas.text(Font::Body, &text, at, Align::Right, theme::SHADE);
    let Some((seat, action, turn)) = turns
        .get(usize::from(index))
        .and_then(|turn| Some((turn.seat?, turn.action?, turn)))
    else {
        return;
    };
    let y = top + 3;
    badge(canvas, play.person(seat), Point::new(6, y + 2));
    let name = cx.say(action_name(action));
    let at = area(28, y, 110, ROW);
    canvas.text(Font::Body, name, at, Align::Left, theme::CREAM);
    let gain = fill("+{}", &[Blank::Number(gained(turn, action).into())]);
    let at = area(138, y, 34, ROW);
    canvas.text(Font::Body, &gain, at, Align::Right, theme::GOLD);
    let middle = y + ROW / 2;
    let income = match action {
        Action::Revenue(_) => Income::Coins,
        _ => Income::Tiles,
    };
    draw_income(canvas, income, Point::new(184, middle));
    if turn.flipped.is_some() {
        let inks = [theme::CREAM, theme::UMBER, theme::GOLD];
        canvas.sprite_at(&FLIPPED, Point::new(206, middle), &inks);
    }
    if turn.caesar_taken {
        canvas.sprite_at(&LAUREL, Point::new(226, middle), &[theme::GOLD]);
    }
}

/// The tiles or coins that a turn brought.
pub fn gained(turn: &Turn, action: Action) -> u8 {
    match action {
        Action::Reorganize => turn.drawn_count,
        Action::Conquer(_) => turn.gain(),
        Action::Revenue(_) => turn.taken.unwrap_or(0),
    }
}

/// Draws a turn into a row of the log.
pub fn draw_log_row(
    cx: &Services,
    play: &Play,
    turn: &Turn,
    canvas: &mut Canvas,
    top: i32,
    chosen: bool,
) {
    let (Some(seat), Some(action)) = (turn.seat, turn.action) else {
        return;
    };
    let y = top;
    let ink = row_ground(canvas, area(22, y, 214, LOG_ROW), chosen);
    badge(canvas, play.person(seat), Point::new(4, y + 3));
    let name = cx.say(action_name(action));
    canvas.text(
        Font::Body,
        name,
        area(30, y, 120, LOG_ROW),
        Align::Left,
        ink,
    );
    let mut gain = Line::new();
    let number = gained(turn, action);
    let _ = core::fmt::write(&mut gain, format_args!("+{number}"));
    canvas.text(
        Font::Body,
        &gain,
        area(150, y, 62, LOG_ROW),
        Align::Right,
        ink,
    );
    // Coins or tiles.
    let at = Point::new(224, y + LOG_ROW / 2);
    match action {
        Action::Revenue(_) => {
            let inks = [theme::UMBER, theme::GOLD, theme::UMBER];
            canvas.sprite_at(&COIN, at, &inks);
        }
        _ => canvas.sprite_at(&LARGE_STACK, at, &[ink, theme::BRONZE]),
    }
}
