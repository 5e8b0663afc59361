//! The other players' turns since a person's last turn, and the rows of the log.

use embedded_graphics::prelude::*;
use heapless::Vec;
use palmyra_engine::Game as _;
use palmyra_engine::legions::{Action, Income};

use super::art::{FLIPPED, LARGE_STACK};
use super::map::draw_income;
use super::table::action_name;
use super::text::Msg;
use super::tray::TRAY;
use super::turn::Turn;
use super::{Play, name_of};
use crate::canvas::{Align, Canvas, Font, LINE, area};
use crate::shell::Services;
use crate::shell::art::{COIN, LAUREL};
use crate::shell::text::{Blank, Line, Msg as Shell, fill};
use crate::shell::widgets::{badge, row_ground};
use crate::theme;
use palmyra_play::Who;

const ROW: i32 = 19;
/// The height of a row of the log.
const LOG_ROW: i32 = 21;

/// Returns the other players' turns since the last turn of the seat to move, the oldest first. In a
/// guided game the list is empty, because the guide explains the turns.
pub fn turns(play: &Play) -> Vec<&Turn, 4> {
    let seat = Some(play.game().seat());
    let mut turns: Vec<&Turn, 4> = Vec::new();
    if play.guide().is_none() && play.game().seats() > 1 {
        let since = play.log().take_while(|turn| turn.seat != seat);
        // The list has room, because a game has at most four other players.
        since.take(4).for_each(|turn| {
            let _ = turns.push(turn);
        });
    }
    turns.reverse();
    turns
}

/// Whether the person to move has not seen all turns of the other players. Turns are not seen if
/// bots were skipped, or if other people held the device.
pub fn is_new(play: &Play) -> bool {
    let by_person = |turn: &&Turn| {
        let person = turn.seat.map(|seat| play.person(seat));
        person.is_some_and(|person| play.running().who(person) == Who::Human)
    };
    let turns = turns(play);
    let is_unseen = play.view.skipped || turns.iter().any(by_person);
    play.told != play.steps() && !turns.is_empty() && is_unseen
}

/// Returns the height of the strip with the turns.
pub fn height(play: &Play) -> i32 {
    ROW * turns(play).len() as i32 + LINE + 5
}

/// Draws the turns on a strip below the map. The map marks the places of these turns.
pub fn draw(cx: &Services, canvas: &mut Canvas, play: &Play, top: i32) {
    canvas.fill(area(0, top, 240, TRAY - top), theme::NIGHT);
    canvas.fill(area(0, top, 240, 1), theme::BRONZE);
    let heading = area(6, top + 2, 228, LINE);
    let words = cx.say(Shell::SinceThen);
    canvas.text(Font::Body, words, heading, Align::Left, theme::SHADE);
    let rows = (0..).map(|row| top + LINE + 3 + ROW * row);
    for (y, turn) in rows.zip(turns(play)) {
        draw_turn(cx, canvas, play, turn, y);
    }
}

/// Draws a turn as a row with the player, the action and the gain.
fn draw_turn(cx: &Services, canvas: &mut Canvas, play: &Play, turn: &Turn, y: i32) {
    let (Some(seat), Some(action)) = (turn.seat, turn.action) else {
        return;
    };
    badge(canvas, play.person(seat), Point::new(6, y + 2));
    let name = cx.say(action_name(action));
    let text = cx.tell(
        Msg::TurnSummary,
        &[name_of(cx, play, seat).into(), name.into()],
    );
    let at = area(25, y, 165, ROW);
    canvas.text(Font::Body, &text, at, Align::Left, theme::CREAM);
    let gain = fill("+{}", &[Blank::Number(gained(turn, action).into())]);
    let at = area(190, y, 24, ROW);
    canvas.text(Font::Body, &gain, at, Align::Right, theme::GOLD);
    let middle = y + ROW / 2;
    let income = match action {
        Action::Revenue(_) => Income::Coins,
        _ => Income::Tiles,
    };
    let at = Point::new(227, middle);
    if turn.caesar_taken {
        canvas.sprite_at(&LAUREL, at, &[theme::GOLD]);
    } else if turn.flipped.is_some() {
        let inks = [theme::CREAM, theme::UMBER, theme::GOLD];
        canvas.sprite_at(&FLIPPED, at, &inks);
    } else {
        draw_income(canvas, income, at);
    }
}

/// Returns the number of tiles or coins that a turn has gained.
pub fn gained(turn: &Turn, action: Action) -> u8 {
    match action {
        Action::Reorganize => turn.drawn_count,
        Action::Conquer(_) => turn.gain(),
        Action::Revenue(_) => turn.taken.unwrap_or(0),
    }
}

/// Draws a turn as a row of the log.
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
    let text = cx.tell(
        Msg::TurnSummary,
        &[name_of(cx, play, seat).into(), name.into()],
    );
    let at = area(30, y, 156, LOG_ROW);
    canvas.text(Font::Body, &text, at, Align::Left, ink);
    let mut gain = Line::new();
    let number = gained(turn, action);
    let _ = core::fmt::write(&mut gain, format_args!("+{number}"));
    canvas.text(
        Font::Body,
        &gain,
        area(186, y, 26, LOG_ROW),
        Align::Right,
        ink,
    );
    // The sign at the right shows whether the gain is in coins or in tiles.
    let at = Point::new(224, y + LOG_ROW / 2);
    match action {
        Action::Revenue(_) => {
            let inks = [theme::UMBER, theme::GOLD, theme::UMBER];
            canvas.sprite_at(&COIN, at, &inks);
        }
        _ => canvas.sprite_at(&LARGE_STACK, at, &[ink, theme::BRONZE]),
    }
}
