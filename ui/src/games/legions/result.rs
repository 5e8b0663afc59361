//! The result of a game of `legions`: the reason why the game has ended, the names of the sources
//! of coins, and the page of a solo game.

use embedded_graphics::prelude::*;
use palmyra_engine::Seat;
use palmyra_engine::legions::{EndCause, Setup, Solo};

use super::Play;
use super::finale::heading;
use super::tally::Source;
use super::text::Msg;
use crate::canvas::{Align, Canvas, Font, area};
use crate::shell::Services;
use crate::shell::art::LAUREL;
use crate::shell::text::fill;
use crate::shell::widgets::{HEADER, page};
use crate::theme;

/// Draws the result of a solo game, up to the percentage `counted`. Returns the y coordinate at
/// which the drawing ends. Returns `None` for any other game, which has a ranking.
pub fn draw(cx: &Services, play: &Play, canvas: &mut Canvas, counted: u8) -> Option<i32> {
    let Setup::Solo(solo) = play.game().setup() else {
        return None;
    };
    page(canvas, &heading(cx, play));
    Some(draw_solo(cx, canvas, play, solo, counted))
}

/// Returns the reason why the game has ended.
pub fn reason(play: &Play) -> Msg {
    match play.game().end_cause() {
        Some(EndCause::Tiles) => Msg::EndTiles,
        _ => Msg::EndCoins,
    }
}

fn draw_solo(cx: &Services, canvas: &mut Canvas, play: &Play, solo: Solo, counted: u8) -> i32 {
    let coins = play.game().coins(Seat::FIRST);
    let goal = solo.goal();
    let met = coins >= goal;
    let at = area(10, HEADER + 6, 220, 20);
    canvas.text(
        Font::Body,
        cx.say(reason(play)),
        at,
        Align::Centre,
        theme::SHADE,
    );
    let shown = part(coins, counted);
    let number = fill("{}", &[shown.into()]);
    canvas.text(
        Font::Logo,
        &number,
        area(0, 54, 240, 36),
        Align::Centre,
        theme::GOLD,
    );
    if met && shown >= goal {
        for x in [60, 170] {
            canvas.sprite(&LAUREL, Point::new(x, 66), &[theme::GOLD]);
        }
    }
    if counted < 100 {
        return 92;
    }
    let text = if met {
        cx.tell(Msg::GoalMet, &[goal.into(), coins.into()])
    } else {
        cx.tell(
            Msg::GoalMissed,
            &[coins.into(), (goal - coins).into(), goal.into()],
        )
    };
    let mut y = 92;
    y += canvas.paragraph(&text, area(10, y, 220, 40), Align::Centre, theme::CREAM);
    if met && solo == Solo::Five {
        let done = cx.say(Msg::AllDone);
        y += canvas.paragraph(done, area(10, y, 220, 40), Align::Centre, theme::GOLD);
    }
    y + 4
}

/// Returns `percent` percent of a number.
fn part(number: u8, percent: u8) -> u8 {
    (u16::from(number) * u16::from(percent) / 100) as u8
}

/// Returns the name of a source of coins.
pub const fn name(source: Source) -> Msg {
    match source {
        Source::Start => Msg::StartCoins,
        Source::Landscapes => Msg::Landscapes,
        Source::Features => Msg::Features,
        Source::Caesar => Msg::Caesar,
        Source::Tribute => Msg::Tribute,
    }
}
