//! The result of a game of `merchants`, with prestige by its sources.

use embedded_graphics::prelude::*;
use palmyra_engine::merchants::Score;
use palmyra_engine::{Game as _, Seat};

use super::bars::number;
use super::text::OverviewText;
use super::{Play, finale, guide};
use crate::canvas::{Align, Canvas, Font, area};
use crate::shell::standings::PARTS;
use crate::shell::text::Msg as Shell;
use crate::shell::widgets::{HEADER, badge, page};
use crate::shell::{Services, sentence};
use crate::theme;

/// The name of a source, and a function that returns its prestige.
type Source = (OverviewText, fn(Score) -> i16);

/// The sources, in the order of the table.
const SOURCES: [Source; 7] = [
    (OverviewText::ScoreTrack, |score| score.track),
    (OverviewText::ScoreTower, |score| score.tower),
    (OverviewText::ScoreMissions, |score| score.missions),
    (OverviewText::ScoreReturned, |score| score.returned),
    (OverviewText::ScoreTemple, |score| score.temples),
    (OverviewText::ScoreRare, |score| score.rare),
    (OverviewText::ScoreBonus, |score| score.bonus),
];

/// Returns the prestige of a seat by source.
pub fn parts(play: &Play, seat: Seat) -> [i16; PARTS] {
    let score = play.game().score_of(seat);
    SOURCES.map(|(_, of)| of(score))
}

/// Returns the name of a source.
pub fn part_name(cx: &Services, part: u8) -> &'static str {
    let source = SOURCES.get(usize::from(part));
    source.map_or("", |&(name, _)| cx.say(name))
}

/// Draws the end of a guided game and returns the y coordinate at which the drawing ends. Returns
/// `None` for any other game, which has a ranking.
pub fn draw(cx: &Services, play: &Play, canvas: &mut Canvas) -> Option<i32> {
    guide::is_over(play).then(|| draw_guided(cx, play, canvas))
}

/// Draws the end of a guided game, which is over after two turns. It has the score so far and a
/// farewell.
fn draw_guided(cx: &Services, play: &Play, canvas: &mut Canvas) -> i32 {
    page(canvas, cx.say(Shell::GuidedGame));
    let mut y = HEADER + 5;
    for seat in Seat::all(play.game().seats()) {
        badge(canvas, play.person(seat), Point::new(6, y + 2));
        let mut x = 32;
        for (part, points) in (0..)
            .zip(parts(play, seat))
            .filter(|&(_, points)| points != 0)
        {
            finale::draw_sign(canvas, part, Point::new(x, y + 10));
            let at = area(x + 10, y, 30, 20);
            canvas.text(Font::Body, &number(points), at, Align::Left, theme::CREAM);
            x += 42;
        }
        let total = number(play.game().score_of(seat).total());
        let at = area(200, y, 34, 20);
        canvas.text(Font::Title, &total, at, Align::Right, theme::GOLD);
        y += 22;
    }
    let text = guide::sentence(cx, play);
    if let Some(text) = text {
        sentence::draw(canvas, text, y + 4);
    }
    y + 8 + sentence::height(text)
}
