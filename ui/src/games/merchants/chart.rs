//! The chart of all players' scores, turn by turn, as if the game had ended after each turn.

use heapless::Vec;
use palmyra_engine::merchants::{MAX_PLAYERS, Merchants, TURNS};
use palmyra_engine::order::sort;
use palmyra_engine::{Game as _, Seat};

use super::Play;
use super::text::OverviewText;
use super::turn::Turn;
use crate::canvas::Canvas;
use crate::shell::Services;
use crate::shell::chart::Chart;
use crate::shell::widgets::page;

/// The scores that the seats would have if the game had ended after the setup, or after each turn.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tally {
    scores: [[Option<i16>; TURNS as usize + 1]; MAX_PLAYERS],
}

impl Tally {
    /// Adds a finished turn.
    pub fn add(&mut self, turn: &Turn, game: &Merchants) {
        for (seat, scores) in Seat::all(game.seats()).zip(&mut self.scores) {
            if let Some(score) = scores.get_mut(usize::from(turn.number)) {
                *score = Some(game.score_of(seat).total());
            }
        }
    }

    /// Returns a seat's score after a turn, or `None` if that turn was not played yet or not
    /// recorded.
    pub fn score(&self, seat: Seat, turn: usize) -> Option<i16> {
        *self.scores.get(seat.index())?.get(turn)?
    }
}

/// Draws the page with the lines of all players.
pub fn draw(cx: &Services, play: &Play, canvas: &mut Canvas) {
    page(canvas, cx.say(OverviewText::TitleChart));
    let game = play.game();
    let mut order: Vec<Seat, MAX_PLAYERS> = Seat::all(game.seats()).collect();
    sort(&mut order, |&a, &b| {
        game.score_of(a).total() > game.score_of(b).total()
    });
    let people: Vec<_, MAX_PLAYERS> = order.iter().map(|&seat| play.person(seat)).collect();
    Chart {
        people: &people,
        turns: TURNS.into(),
        goal: None,
        points: &|line, turn| play.tally().score(*order.get(line)?, turn),
    }
    .draw(canvas);
}
