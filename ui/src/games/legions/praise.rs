//! A band over the map that praises a strong turn.

use embedded_graphics::prelude::*;
use palmyra_engine::legions::Income;
use palmyra_play::Millis;

use super::Play;
use super::map::{Map, draw_income};
use super::motion::BEAT;
use super::tally::Strength;
use super::text::Msg;
use crate::canvas::{Align, Canvas, Font, LINE, area, panel};
use crate::shell::FRAME;
use crate::shell::Services;
use crate::shell::art::LAUREL;
use crate::shell::text::fill;
use crate::shell::widgets::{FOOT, HEADER};
use crate::theme;

/// Half of the band's height, beat by beat.
const OPENS: [i32; 3] = [13, 27, 40];
/// Beats in which the number counts up, once the band is open.
const COUNTS: Millis = 8;
/// Time between two changes of the sparks, once the number stands.
const BLINK: Millis = 6 * BEAT;
/// Places of the sparks around the band.
const SPARKS: [(i32, i32); 8] = [
    (22, 46),
    (66, 36),
    (120, 50),
    (176, 38),
    (218, 52),
    (44, 172),
    (132, 180),
    (204, 168),
];

/// When the picture of the band changes next.
pub const fn wake(since: Millis, now: Millis) -> Millis {
    let moves = BEAT * (OPENS.len() as Millis + COUNTS);
    now + if now < since + moves { FRAME } else { BLINK }
}

/// Draws the band over the map, between heading and buttons.
pub fn draw(
    cx: &Services,
    canvas: &mut Canvas,
    play: &Play,
    (gain, income): (u8, Income),
    moved: Millis,
) {
    if let Some((scale, at)) = play.view.camera.look() {
        let map = Map::close(scale, at, HEADER, FOOT - HEADER);
        map.draw(canvas, play, cx.now);
        canvas.clip_to(panel());
    }
    for (index, (x, y)) in (0..).zip(SPARKS) {
        if (moved / BLINK + index).is_multiple_of(2) {
            canvas.fill(area(x - 3, y, 7, 1), theme::GOLD);
            canvas.fill(area(x, y - 3, 1, 7), theme::GOLD);
            canvas.fill(area(x - 1, y - 1, 3, 3), theme::CREAM);
        }
    }
    let middle = (HEADER + FOOT) / 2;
    let halves = 2 * moved / BEAT;
    let opens = |beat: u64| OPENS.get(beat as usize).copied().unwrap_or(OPENS[2]);
    let half = (opens(halves / 2) + opens(halves.div_ceil(2))) / 2;
    canvas.fill(area(0, middle - half, 240, 2 * half), theme::DUSK);
    for y in [middle - half, middle + half - 2] {
        canvas.fill(area(0, y, 240, 2), theme::GOLD);
    }
    let Some(counts) = moved.checked_sub(OPENS.len() as Millis * BEAT) else {
        return;
    };
    let all = COUNTS * BEAT;
    let counted = (u64::from(gain) * counts.min(all) / all) as u8;
    let text = fill("+{}", &[counted.into()]);
    let width = Font::Logo.width(&fill("+{}", &[gain.into()]));
    let left = 120 - (width + 22) / 2;
    let at = area(left, middle - 34, width, 40);
    canvas.text(Font::Logo, &text, at, Align::Right, theme::GOLD);
    draw_income(canvas, income, Point::new(left + width + 14, middle - 12));
    for x in [left - 34, left + width + 56] {
        canvas.sprite_twice(&LAUREL, Point::new(x, middle - 13), &[theme::GOLD]);
    }
    let words = cx.say(match play.tally().strength() {
        Strength::Best => Msg::BestTurn,
        _ => Msg::StrongTurn,
    });
    let at = area(4, middle + 14, 232, LINE + 2);
    canvas.text(Font::Body, words, at, Align::Centre, theme::CREAM);
}
