//! The page of statistics over all games of a kind, with the points of the last games as bars.

use palmyra_engine::bot::Level;
use palmyra_play::{FORM, Kind};

use super::best::score;
use super::text::{Blank, Line, Msg, fill};
use super::widgets::{FOOT, HEADER, plate};
use super::{Context, campaign};
use crate::canvas::{Align, Canvas, Font, LINE, area};
use crate::theme;

/// The top of the bars, below the statistics and a line of text.
const BARS: i32 = HEADER + 80 + LINE;
/// The bottom of the bars.
const GROUND: i32 = FOOT - 5;
/// The width of a bar with the gap after it.
const PITCH: i32 = 11;
/// The left end of the bars. The average is written to the left of it.
const LEFT: i32 = 30;

/// Draws the page of a game.
pub fn draw(cx: &Context, canvas: &mut Canvas, game: Kind) {
    for (index, (number, word)) in (0..).zip(numbers(cx, game)) {
        let corner = (4 + 78 * (index % 3), HEADER + 3 + 38 * (index / 3));
        plate(canvas, area(corner.0, corner.1, 76, 36), &number, word);
    }
    draw_form(cx, canvas, game);
}

/// Returns the statistics, each as a number and a word.
fn numbers(cx: &Context, game: Kind) -> [(Line, &'static str); 6] {
    let results = cx.profile.results(game);
    let honours = cx.profile.honours(game);
    let form = honours.form();
    // The tallies count only games against bots. Wins of solo games are only known for the last
    // games, so the larger of both numbers is shown.
    let last = form.games().filter(|&(_, won)| won).count() as i32;
    let wins = Level::ALL.map(|level| i32::from(results.tally(level).won));
    let wins = wins.iter().sum::<i32>().max(last);
    let number = |number: i32| fill("{}", &[Blank::Number(number)]);
    let own = cx.info(game).own_number(cx);
    let stars = || (campaign::stars(cx, game).into(), cx.say(Msg::StatStars));
    let (own, word) = own.unwrap_or_else(stars);
    [
        (number(results.finished.into()), cx.say(Msg::StatGames)),
        (number(wins), cx.say(Msg::StatWins)),
        (score(form.average()), cx.say(Msg::StatAverage)),
        (score(results.highest()), cx.say(Msg::StatBest)),
        (number(form.wins_in_a_row().into()), cx.say(Msg::StatInRow)),
        (number(own.into()), word),
    ]
}

/// Draws the points of the last games as bars, the latest at the right. The bar of a won game is
/// filled. A dashed line shows the average.
fn draw_form(cx: &Context, canvas: &mut Canvas, game: Kind) {
    let form = cx.profile.honours(game).form();
    let Some(average) = form.average() else {
        let at = area(12, BARS, 216, LINE);
        canvas.text(Font::Body, cx.say(Msg::None), at, Align::Left, theme::SHADE);
        return;
    };
    let at = area(8, BARS - LINE - 1, 224, LINE);
    let words = cx.say(Msg::LastPoints);
    canvas.text(Font::Body, words, at, Align::Left, theme::SHADE);
    let most = form.games().map(|(points, _)| points).max().unwrap_or(1);
    let height = |points: i16| (GROUND - BARS) * i32::from(points.max(0)) / i32::from(most.max(1));
    let first = FORM - form.games().len();
    for (place, (points, won)) in (first as i32..).zip(form.games().rev()) {
        let height = height(points).max(1);
        let bar = area(LEFT + PITCH * place, GROUND - height, PITCH - 3, height);
        if won {
            canvas.fill(bar, theme::GOLD);
        } else {
            canvas.frame(bar, 1, theme::TAN);
        }
    }
    canvas.fill(area(LEFT, GROUND, PITCH * FORM as i32, 1), theme::BRONZE);
    let y = GROUND - height(average);
    for x in (LEFT..LEFT + PITCH * FORM as i32).step_by(6) {
        canvas.fill(area(x, y, 3, 1), theme::CREAM);
    }
    let at = area(2, (y - LINE / 2).max(BARS), LEFT - 5, LINE);
    canvas.text(
        Font::Body,
        &score(Some(average)),
        at,
        Align::Right,
        theme::CREAM,
    );
}
