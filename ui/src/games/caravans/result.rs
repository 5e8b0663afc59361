//! The result of a game of `caravans`.

use embedded_graphics::prelude::*;
use palmyra_engine::Seat;

use super::bars::pay_number;
use super::text::Msg;
use super::{Play, guide, scene};
use crate::canvas::{Align, Canvas, LINE, area};
use crate::shell::SCENE;
use crate::shell::Services;
use crate::shell::standings::PARTS;
use crate::shell::text::Msg as Shell;
use crate::shell::widgets::{HEADER, page};
use crate::theme;

/// The index of the source with everything before the final sales.
const BEFORE: usize = 1;
/// The index of the source with the proceeds of the final sales.
const FINAL: usize = 4;

/// Returns a seat's capital by source: the capital before the final sales, and the proceeds of the
/// final sales.
pub fn parts(play: &Play, seat: Seat) -> [i16; PARTS] {
    // If there were final sales, they are in the newest turn of the log.
    let finals = play.log().next().filter(|turn| turn.is_final());
    let finals = finals.map_or([0; 4], |turn| turn.finals);
    let capital = play.game().capital(seat);
    let late = finals[seat.index() % finals.len()].min(capital);
    let mut parts = [0; PARTS];
    parts[BEFORE] = pay_number(capital - late);
    parts[FINAL] = pay_number(late);
    parts
}

/// Returns the name of a source.
pub fn part_name(cx: &Services, part: u8) -> &'static str {
    cx.say(match usize::from(part) {
        FINAL => Msg::LegendFinal,
        _ => Msg::LegendBefore,
    })
}

/// Draws the end of a guided game and returns the y coordinate at which the drawing ends. Returns
/// `None` for any other game, which has a ranking.
pub fn draw(cx: &Services, play: &Play, canvas: &mut Canvas) -> Option<i32> {
    guide::is_over(play).then(|| draw_guided(cx, canvas))
}

/// Draws the end of the guided game: what the player has learnt, and what to play next.
fn draw_guided(cx: &Services, canvas: &mut Canvas) -> i32 {
    page(canvas, cx.say(Shell::GuidedGame));
    let (width, height) = SCENE;
    let top = HEADER + 6;
    scene::draw(canvas, Point::new(120 - width / 2, top));
    let at = area(8, top + height + 4, 224, 5 * LINE);
    canvas.paragraph(cx.say(Msg::CvGuideEnd), at, Align::Left, theme::CREAM);
    at.top_left.y + 5 * LINE
}
