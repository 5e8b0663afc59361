//! What the others have done since a person's last turn.

use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::*;
use heapless::Vec;
use palmyra_engine::Game as _;
use palmyra_engine::legions::Action;

use super::Play;
use super::art::{FLIPPED, LARGE_STACK};
use super::map::TOP;
use super::table::action_name;
use super::turn::Turn;
use crate::canvas::{Align, Canvas, Font, LINE, Observer, area};
use crate::shell::Context;
use crate::shell::art::{COIN, LAUREL};
use crate::shell::text::{Blank, Line, Msg as Shell, fill};
use crate::shell::widgets::{badge, row_ground};
use crate::theme;

const ROW: i32 = 19;
/// The height of a row of the log.
const LOG_ROW: i32 = 21;

/// The turns of the others since, the oldest first. A guide tells its own.
fn turns(play: &Play) -> Vec<&Turn, 4> {
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

/// Whether there is anything to tell that has not been told.
pub fn is_new(play: &Play) -> bool {
    play.told != play.steps() && !turns(play).is_empty()
}

/// The height of the list, within the space of the province; a strip of that
/// too small to show anything is taken as well.
pub fn height(play: &Play, space: i32) -> i32 {
    let height = LINE + ROW * turns(play).len() as i32 + 5;
    if space - height < 40 { space } else { height }
}

/// Lists the turns above the province.
pub fn draw<D: DrawTarget<Color = Rgb565>, O: Observer>(
    cx: &Context,
    canvas: &mut Canvas<D, O>,
    play: &Play,
    height: i32,
) {
    let turns = turns(play);
    canvas.fill(area(0, TOP, 240, height), theme::NIGHT);
    canvas.fill(area(0, TOP + height - 1, 240, 1), theme::BRONZE);
    let heading = area(6, TOP + 1, 228, LINE);
    canvas.text(
        Font::Body,
        cx.say(Shell::SinceThen),
        heading,
        Align::Left,
        theme::SHADE,
    );
    for (index, turn) in turns.iter().enumerate() {
        let (Some(seat), Some(action)) = (turn.seat, turn.action) else {
            continue;
        };
        let y = TOP + LINE + 2 + ROW * index as i32;
        badge(canvas, play.person(seat), Point::new(6, y + 2));
        let name = cx.say(action_name(action));
        let at = area(28, y, 110, ROW);
        canvas.text(Font::Body, name, at, Align::Left, theme::CREAM);
        let gain = fill("+{}", &[Blank::Number(gained(turn, action).into())]);
        let at = area(138, y, 34, ROW);
        canvas.text(Font::Body, &gain, at, Align::Right, theme::CREAM);
        let middle = y + ROW / 2;
        let icon = Point::new(184, middle);
        match action {
            Action::Revenue(_) => {
                let inks = [theme::BRONZE, theme::GOLD, theme::UMBER];
                canvas.sprite_at(&COIN, icon, &inks);
            }
            _ => canvas.sprite_at(&LARGE_STACK, icon, &[theme::CREAM, theme::UMBER]),
        }
        if turn.flipped.is_some() {
            let inks = [theme::CREAM, theme::UMBER, theme::GOLD];
            canvas.sprite_at(&FLIPPED, Point::new(206, middle), &inks);
        }
        if turn.caesar_taken {
            canvas.sprite_at(&LAUREL, Point::new(226, middle), &[theme::GOLD]);
        }
    }
}

/// What a turn brought, in tiles or in coins.
pub fn gained(turn: &Turn, action: Action) -> u8 {
    match action {
        Action::Reorganize => turn.drawn_count,
        Action::Conquer(_) => turn.gain(),
        Action::Revenue(_) => turn.taken.unwrap_or(0),
    }
}

/// Draws a turn into a row of the log.
pub fn draw_log_row<D: DrawTarget<Color = Rgb565>, O: Observer>(
    cx: &Context,
    play: &Play,
    turn: &Turn,
    canvas: &mut Canvas<D, O>,
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
