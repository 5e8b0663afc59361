//! The chart of all players' coins, turn by turn.

use heapless::Vec;
use palmyra_engine::game::MAX_SEATS;
use palmyra_engine::legions::Setup;
use palmyra_engine::{Game as _, Seat};
use palmyra_play::Person;

use super::Play;
use super::tally::Source;
use super::text::Msg;
use crate::canvas::{Align, Canvas, Font, area};
use crate::shell::Services;
use crate::shell::chart::{Chart, Scale};
use crate::shell::text::fill;
use crate::shell::widgets::page;
use crate::theme;

/// Draws the chart, above the bar with the buttons.
pub fn draw(cx: &Services, canvas: &mut Canvas, play: &Play) {
    page(canvas, cx.say(Msg::CoinChart));
    let game = play.game();
    let order = game.ranking();
    let people: Vec<Person, MAX_SEATS> = order.iter().map(|&seat| play.person(seat)).collect();
    let turns_of = |seat: Seat| play.tally().turns().filter(move |turn| turn.seat == seat);
    let coins = |line: usize, turn: usize| {
        let seat = *order.get(line)?;
        match turn.checked_sub(1) {
            Some(turn) => Some(turns_of(seat).nth(turn)?.coins.into()),
            None => Some(play.tally().of(game, seat, Source::Start).clamp(0, 120)),
        }
    };
    let longest = Seat::all(game.seats()).map(|seat| turns_of(seat).count());
    let chart = Chart {
        people: &people,
        turns: longest.max().unwrap_or(0),
        goal: match game.setup() {
            Setup::Solo(solo) => Some(solo.goal().into()),
            _ => None,
        },
        points: &coins,
    };
    let scale = chart.draw(canvas);
    draw_best(canvas, play, scale);
}

/// Marks the turn with the highest gain.
fn draw_best(canvas: &mut Canvas, play: &Play, scale: Scale) {
    let Some((index, best)) = play
        .tally()
        .best()
        .and_then(|index| Some((index, play.tally().turns().nth(index)?)))
    else {
        return;
    };
    let before = play.tally().turns().take(index);
    let own = before.filter(|turn| turn.seat == best.seat).count();
    let at = scale.at(own + 1, best.coins.into());
    canvas.fill(area(at.x - 2, at.y - 2, 6, 6), theme::GOLD);
    let text = fill("+{}", &[best.taken.into()]);
    let width = Font::Body.width(&text);
    let plate = area((at.x - width - 8).max(32), at.y - 9, width + 4, 16);
    canvas.fill(plate, theme::NIGHT);
    canvas.text(Font::Body, &text, plate, Align::Centre, theme::GOLD);
}
