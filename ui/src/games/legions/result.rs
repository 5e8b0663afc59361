//! The result of a game: the ranking, with bars by the sources of the coins.

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use palmyra_engine::legions::{EndCause, Setup, Solo};
use palmyra_engine::{Game as _, Seat};

use super::Play;
use super::art::FLIPPED;
use super::finale::heading;
use super::past_games;
use super::results::best;
use super::tally::Source;
use super::text::Msg;
use crate::canvas::{Align, Canvas, Font, LINE, area};
use crate::shell::Services;
use crate::shell::art::LAUREL;
use crate::shell::text::{Line, Msg as Shell, fill};
use crate::shell::widgets::{FOOT, HEADER, badge, page};
use crate::theme;

const ROW: i32 = 20;
/// Where bars begin, and how long the longest is.
const BAR: (i32, i32) = (27, 124);

/// Draws the result as far as it is counted, and returns the height at which it
/// ends.
pub fn draw(cx: &Services, play: &Play, canvas: &mut Canvas, counted: u8) -> i32 {
    page(canvas, &heading(cx, play));
    match play.game().setup() {
        Setup::Solo(solo) => draw_solo(cx, canvas, play, solo, counted),
        Setup::Classic(_) | Setup::Expert(_) => draw_ranking(cx, canvas, play, counted),
    }
}

fn reason(play: &Play) -> Msg {
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
    if best(past_games(cx), solo) == Some(coins.into()) {
        let praise = cx.say(Shell::NewBest);
        y += canvas.paragraph(praise, area(10, y, 220, 20), Align::Centre, theme::GOLD);
    }
    if met && solo == Solo::Five {
        let done = cx.say(Msg::AllDone);
        y += canvas.paragraph(done, area(10, y, 220, 40), Align::Centre, theme::GOLD);
    }
    y + 4
}

/// A percentage of a number.
fn part(number: u8, percent: u8) -> u8 {
    (u16::from(number) * u16::from(percent) / 100) as u8
}

fn draw_ranking(cx: &Services, canvas: &mut Canvas, play: &Play, counted: u8) -> i32 {
    let game = play.game();
    let outcome = game.outcome();
    let winners = outcome.map(|outcome| outcome.winners).unwrap_or_default();
    let order = game.ranking();
    let most = order.first().map_or(0, |&seat| game.coins(seat));
    // All count at the same pace, so the winner is the last to stop.
    let reached = part(most, counted);
    let mut y = HEADER + 3;
    for &seat in &order {
        badge(canvas, play.person(seat), Point::new(6, y + 2));
        let won = winners.contains(seat);
        let ink = if won { theme::GOLD } else { theme::CREAM };
        let shown = game.coins(seat).min(reached);
        draw_bar(canvas, play, seat, shown, most, y + 4);
        let flipped = [theme::CREAM, theme::UMBER, theme::GOLD];
        canvas.sprite_at(&FLIPPED, Point::new(163, y + 10), &flipped);
        let text = fill("{}", &[game.flipped(seat).into()]);
        let at = area(171, y, 20, ROW);
        canvas.text(Font::Body, &text, at, Align::Left, theme::SHADE);
        let text = fill("{}", &[shown.into()]);
        let at = area(188, y, 32, ROW);
        canvas.text(Font::Title, &text, at, Align::Right, ink);
        if won {
            canvas.sprite(&LAUREL, Point::new(224, y + 4), &[theme::GOLD]);
        }
        y += ROW;
    }
    // Equal coins at the top were decided by flipped tiles.
    let tied = match order[..] {
        [first, second, ..] => game.coins(first) == game.coins(second),
        _ => false,
    };
    if tied && winners.len() == 1 {
        let at = area(20, y + 2, 200, 40);
        return y + 6 + canvas.paragraph(cx.say(Msg::TieBreak), at, Align::Centre, theme::SHADE);
    }
    y = draw_legend(cx, canvas, play, y);
    let at = area(2, y, 236, LINE);
    canvas.text(
        Font::Body,
        cx.say(reason(play)),
        at,
        Align::Centre,
        theme::SHADE,
    );
    y + LINE
}

/// Draws the coins by their sources, side by side.
fn draw_bar(canvas: &mut Canvas, play: &Play, seat: Seat, shown: u8, most: u8, y: i32) {
    let at = |coins: i32| BAR.1 * coins.min(shown.into()) / i32::from(most.max(1));
    let mut sum = 0;
    for source in Source::ALL {
        let from = at(sum);
        sum += i32::from(play.tally().of(play.game(), seat, source).max(0));
        let width = at(sum) - from;
        draw_source(canvas, source, area(BAR.0 + from, y, width, ROW - 7));
    }
}

/// Fills an area with the pattern of a source, and an edge towards the next.
fn draw_source(canvas: &mut Canvas, source: Source, at: Rectangle) {
    let (width, height) = (at.size.width as i32, at.size.height as i32);
    for y in 0..height {
        let start = at.top_left + Point::new(0, y);
        canvas.row(start, width - 1, |x| {
            let (ink, marked) = match source {
                Source::Start => (theme::CLAY, x % 4 == 3),
                Source::Landscapes => (theme::CREAM, false),
                Source::Features => (theme::TAN, x % 4 == 1 && y % 4 == 2),
                Source::Caesar => (theme::EMBER, y % 3 == 1),
                Source::Tribute => (theme::GOLD, (x + y) % 4 == 0),
            };
            if marked { theme::INK } else { ink }
        });
    }
}

/// The name of a source.
const fn name(source: Source) -> Msg {
    match source {
        Source::Start => Msg::StartCoins,
        Source::Landscapes => Msg::Landscapes,
        Source::Features => Msg::Features,
        Source::Caesar => Msg::Caesar,
        Source::Tribute => Msg::Tribute,
    }
}

/// The sources from which anybody has coins.
fn sources(play: &Play) -> impl Iterator<Item = Source> + Clone + '_ {
    let is_used = |&source: &Source| {
        let mut seats = Seat::all(play.game().seats());
        seats.any(|seat| play.tally().of(play.game(), seat, source) != 0)
    };
    Source::ALL.into_iter().filter(is_used)
}

/// Draws the patterns with their names, on as many lines as they need. Returns
/// where the last one ends.
fn draw_legend(cx: &Services, canvas: &mut Canvas, play: &Play, top: i32) -> i32 {
    let (mut x, mut y) = (6, top);
    for source in sources(play) {
        let word = cx.say(name(source));
        let width = Font::Body.width(word);
        if x + 14 + width > 236 {
            (x, y) = (6, y + LINE - 1);
        }
        draw_source(canvas, source, area(x, y + 4, 11, 11));
        let at = area(x + 13, y, width, LINE);
        canvas.text(Font::Body, word, at, Align::Left, theme::SHADE);
        x += width + 21;
    }
    y + LINE
}

/// Draws where everybody's coins came from, in numbers.
pub fn draw_sources(cx: &Services, canvas: &mut Canvas, play: &Play) {
    page(canvas, cx.say(Msg::CoinSources));
    let game = play.game();
    let order = game.ranking();
    let column = 130 / order.len().max(3) as i32;
    let left = 238 - column * order.len() as i32;
    let cell = |index: usize, y: i32| area(left + column * index as i32, y, column, 22);
    let mut y = HEADER + 4;
    for (index, &seat) in order.iter().enumerate() {
        let at = cell(index, y).top_left + Point::new(column / 2 - 8, 3);
        badge(canvas, play.person(seat), at);
    }
    y += 24;
    let mut line = |source: Option<Source>| {
        let (word, font) = match source {
            Some(source) => (cx.say(name(source)), Font::Body),
            None => (cx.say(Msg::Sum), Font::Title),
        };
        match source {
            Some(source) => draw_source(canvas, source, area(6, y + 5, 13, 13)),
            None => canvas.fill(area(6, y - 1, 228, 1), theme::BRONZE),
        }
        let at = area(22, y, left - 22, 22);
        canvas.text(font, word, at, Align::Left, theme::CREAM);
        for (index, &seat) in order.iter().enumerate() {
            let number = match source {
                Some(source) => play.tally().of(game, seat, source),
                None => game.coins(seat).into(),
            };
            let ink = match (source, number) {
                (None, _) => theme::GOLD,
                (_, 0) => theme::SHADE,
                _ => theme::CREAM,
            };
            let text: Line = fill("{}", &[number.into()]);
            canvas.text(font, &text, cell(index, y), Align::Centre, ink);
        }
        y += 23;
    };
    sources(play).for_each(|source| line(Some(source)));
    line(None);
    debug_assert!(y <= FOOT, "a game has five sources");
}
