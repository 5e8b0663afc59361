//! The coins of everybody, turn by turn.

use embedded_graphics::prelude::*;
use heapless::Vec;
use palmyra_engine::game::MAX_SEATS;
use palmyra_engine::legions::Setup;
use palmyra_engine::{Game as _, Seat};

use super::Play;
use super::tally::Source;
use super::text::Msg;
use crate::canvas::{Align, Canvas, Font, area};
use crate::shell::Services;
use crate::shell::text::{Blank, fill};
use crate::shell::widgets::{HEADER, badge, page};
use crate::theme::{self, Ink};

/// The edges of the chart.
const LEFT: i32 = 30;
const RIGHT: i32 = 214;
const TOP: i32 = HEADER + 14;
const BOTTOM: i32 = 196;

/// The players' colours, as lines on dark ground.
const LINES: [Ink; 5] = [
    theme::RED_LINE,
    theme::BLUE_LINE,
    theme::YELLOW,
    theme::WHITE,
    theme::PURPLE_LINE,
];
/// The players' line patterns: a bit for each of eight pixels where a dot of two
/// begins.
const BEATS: [u8; 5] = [
    0b1111_1111,
    0b1111_1000,
    0b1000_1000,
    0b1110_0000,
    0b1110_1000,
];

/// Draws the chart above the buttons.
pub fn draw(cx: &Services, canvas: &mut Canvas, play: &Play) {
    page(canvas, cx.say(Msg::CoinChart));
    let game = play.game();
    let order = game.ranking();
    let goal = match game.setup() {
        Setup::Solo(solo) => Some(solo.goal()),
        _ => None,
    };
    let most = order.first().map_or(0, |&seat| game.coins(seat));
    let step = if most.max(goal.unwrap_or(0)) > 40 {
        20
    } else {
        10
    };
    let most = most.max(goal.unwrap_or(0)).max(1).div_ceil(step) * step;
    let height = |coins: u8| BOTTOM - (BOTTOM - TOP) * i32::from(coins) / i32::from(most);
    for coins in (0..=most).step_by(step.into()) {
        let y = height(coins);
        let at = area(0, y - 9, LEFT - 4, 18);
        let text = fill("{}", &[coins.into()]);
        canvas.text(Font::Body, &text, at, Align::Right, theme::SHADE);
        let ink = if coins == 0 {
            theme::SHADE
        } else {
            theme::DUSK
        };
        canvas.fill(area(LEFT, y, RIGHT - LEFT, 1), ink);
    }
    let turns_of = |seat: Seat| play.tally().turns().filter(move |turn| turn.seat == seat);
    let longest = Seat::all(game.seats()).map(|seat| turns_of(seat).count());
    let longest = longest.max().unwrap_or(0).max(1);
    let column = |turn: usize| LEFT + (RIGHT - LEFT) * turn as i32 / longest as i32;
    for turn in [1, longest] {
        let at = area(column(turn) - 16, BOTTOM + 4, 32, 18);
        let text = fill("{}", &[Blank::Number(turn as i32)]);
        canvas.text(Font::Body, &text, at, Align::Centre, theme::SHADE);
        canvas.fill(area(column(turn), BOTTOM, 1, 4), theme::SHADE);
    }
    if let Some(goal) = goal {
        for x in (LEFT..RIGHT).step_by(6) {
            canvas.fill(area(x, height(goal), 3, 1), theme::GOLD);
        }
    }
    // The winner's line lies on top.
    for &seat in order.iter().rev() {
        let person = play.person(seat).index() % LINES.len();
        let (ink, beat) = (LINES[person], BEATS[person]);
        let mut dot = |x: i32, y: i32| {
            if beat >> ((x + y) & 7) & 1 == 1 {
                canvas.fill(area(x, y, 2, 2), ink);
            }
        };
        let start = play.tally().of(game, seat, Source::Start).clamp(0, 120) as u8;
        let mut y = height(start);
        for (index, turn) in turns_of(seat).enumerate() {
            (column(index)..column(index + 1)).for_each(|x| dot(x, y));
            let next = height(turn.coins);
            (y.min(next)..=y.max(next)).for_each(|y| dot(column(index + 1), y));
            y = next;
        }
    }
    draw_best(canvas, play, column, height);
    // Each line has its player's sign at its end, the signs below one another.
    let mut signs: Vec<i32, MAX_SEATS> = Vec::new();
    let mut free = TOP - 12;
    for &seat in &order {
        let y = (height(game.coins(seat)) - 8).max(free);
        let _ = signs.push(y);
        free = y + 17;
    }
    // The lowest signs are moved up from the bottom.
    let mut floor = BOTTOM - 8;
    for (y, &seat) in signs.iter_mut().zip(&order).rev() {
        *y = (*y).min(floor);
        floor = *y - 17;
        badge(canvas, play.person(seat), Point::new(RIGHT + 8, *y));
    }
}

/// Marks the turn that brought most.
fn draw_best(
    canvas: &mut Canvas,
    play: &Play,
    column: impl Fn(usize) -> i32,
    height: impl Fn(u8) -> i32,
) {
    let Some((index, best)) = play
        .tally()
        .best()
        .and_then(|index| Some((index, play.tally().turns().nth(index)?)))
    else {
        return;
    };
    let before = play.tally().turns().take(index);
    let own = before.filter(|turn| turn.seat == best.seat).count();
    let at = Point::new(column(own + 1), height(best.coins));
    canvas.fill(area(at.x - 2, at.y - 2, 6, 6), theme::GOLD);
    let text = fill("+{}", &[best.taken.into()]);
    let width = Font::Body.width(&text);
    let plate = area((at.x - width - 8).max(LEFT + 2), at.y - 9, width + 4, 16);
    canvas.fill(plate, theme::NIGHT);
    canvas.text(Font::Body, &text, plate, Align::Centre, theme::GOLD);
}
