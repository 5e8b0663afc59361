//! The page that shows bots' steps while they are played.

use embedded_graphics::prelude::*;
use palmyra_engine::merchants::{Phase, Spots};
use palmyra_play::{Asker, Millis, Who};

use super::bars::{self, TOP};
use super::grid::{self, Arrival, Marks, Moving, Stage};
use super::history;
use super::text::OverviewText;
use super::turn::What;
use super::{Play, guide, map, report, summary, words};
use crate::canvas::{Align, Canvas, Font, area};
use crate::input::Button;
use crate::shell::follow::Pace;
use crate::shell::text::Msg as Shell;
use crate::shell::widgets::{FOOT, footer, progress};
use crate::shell::{FRAME, Go, Pause, Services, flow};
use crate::theme;

/// The page that shows bots' steps one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Watch {
    pace: Pace,
    /// The time at which the newest step appeared; `None` once nothing moves.
    since: Option<Millis>,
}

/// The time that a ring takes on its way to a slot.
const WAY: Millis = 400;
/// The time that a piece takes to fall onto its slot.
const FALL: Millis = 130;
/// The height in pixels from which a piece falls.
const LIFT: Millis = 6;

impl Watch {
    /// Opens the page before a bot's decision.
    pub const fn new(now: Millis) -> Self {
        Self {
            pace: Pace::new(now),
            since: Some(now),
        }
    }

    /// Returns the way of the piece that was placed last, or `None` if it has arrived. A person's
    /// piece has no ring that moves to its slot; it falls at once.
    fn arrival(self, play: &Play, cx: &Services) -> Option<Arrival> {
        let past = cx.now.saturating_sub(self.since?);
        let mut placed = play
            .turn()
            .steps
            .iter()
            .rev()
            .filter_map(|step| match step.what {
                What::Place(spot) => Some((step.seat, spot)),
                _ => None,
            });
        let (owner, _) = placed.next()?;
        let from = placed.next().map_or(grid::START, |(_, spot)| spot);
        let way = match play.player(owner).who {
            Who::Bot(_) => WAY.min(cx.profile.settings.speed.step() / 2),
            Who::Human => 0,
        };
        let stage = match past.checked_sub(way) {
            None => Stage::Way((100 * past / way) as i32),
            Some(past) if past < FALL => Stage::Fall((LIFT - LIFT * past / FALL) as i32),
            Some(_) => return None,
        };
        (!self.pace.hurries(cx)).then_some(Arrival { from, owner, stage })
    }

    pub fn press(&mut self, button: Button, _: &mut Play, _: &mut Services) -> Go {
        match button {
            Button::A => {
                self.pace.hurry();
                Go::Stay
            }
            Button::B => Go::Push(crate::shell::Screen::Pause(Pause::default())),
            _ => Go::Stay,
        }
    }

    pub fn tick(&mut self, play: &mut Play, cx: &mut Services) -> (bool, Go) {
        let moves = self.since.is_some();
        if self.arrival(play, cx).is_none() {
            self.since = None;
        }
        if !self.pace.is_due(cx) {
            return (moves, Go::Stay);
        }
        // A person decides next, or a report has to be shown.
        if !play.bot_to_move() || report::due(play).is_some() {
            return (true, Go::Game(flow::resume(play, cx)));
        }
        let steps = play.turn().steps.len();
        let Some(is_over) = flow::follow(play, cx) else {
            return (moves, Go::Stay);
        };
        // In a game without people somebody watches the bots, so a press skips only one turn.
        if is_over && play.running().humans() == 0 {
            self.pace = Pace::new(cx.now);
        }
        let told = play.turn().steps.len() > steps;
        let placing = matches!(play.game().phase(), Phase::Place(_));
        // A step without an entry in the log needs no pause. A line of text needs a shorter pause
        // than a piece on the map.
        let pause = cx.profile.settings.speed.step();
        let pause = match (told, placing) {
            (false, _) => 0,
            (true, true) => pause,
            (true, false) => pause * 2 / 3,
        };
        self.since = (told && placing).then_some(cx.now);
        self.pace.pause(cx, pause);
        (true, Go::Stay)
    }

    pub fn asks(self, play: &Play, _: &Services) -> Option<Asker> {
        let asks = play.bot_to_move()
            && report::due(play).is_none()
            && play.decision(Asker::Bot).is_none();
        asks.then_some(Asker::Bot)
    }

    pub fn wake(self, play: &Play, cx: &Services) -> Option<Millis> {
        if self.since.is_some() {
            return Some(cx.now + FRAME);
        }
        // While the bot is thinking, no step is due.
        let asks = self.asks(play, cx).is_some();
        (!asks).then(|| self.pace.wake(cx))
    }

    pub fn draw(&self, play: &Play, cx: &Services, canvas: &mut Canvas) {
        let game = play.game();
        let last = play.turn().steps.last();
        // The seat of the shown step. Another seat may already be thinking.
        let seat = last.map_or(game.seat(), |step| step.seat);
        let placed = last.is_none_or(|step| matches!(step.what, What::Place(_) | What::Double));
        let name = words::player(cx, play, seat);
        let title = match placed {
            true => cx.tell(OverviewText::PlayersPlace, &[name.into()]),
            false => cx.tell(OverviewText::PlayersActs, &[name.into()]),
        };
        bars::draw(canvas, play, seat, &title);
        if placed {
            let cursor = last.and_then(|step| match step.what {
                What::Place(spot) => Some(spot),
                _ => None,
            });
            let marks = Marks {
                seat: super::region::viewer(play),
                usable: Spots::NONE,
                cursor,
                chosen: map::chosen(play),
                moving: Moving {
                    arrival: self.arrival(play, cx),
                    ..Moving::default()
                },
            };
            grid::draw(cx, canvas, play, marks);
            // In a guided game, a sentence takes the place of this line.
            if let (Some(step), None) = (last, guide::sentence(cx, play)) {
                let player = play.player(step.seat);
                player.draw(canvas, Point::new(2, 194), 23);
                let at = area(46, 193, 192, 24);
                let words = history::words_of(cx, play, step.what);
                canvas.text(Font::Body, &words, at, Align::Left, theme::CREAM);
            }
        } else {
            let guided = guide::sentence(cx, play);
            let end = FOOT - crate::shell::sentence::height(guided);
            let turn = play.turn();
            let first = summary::last_first(cx, turn, seat, end);
            summary::draw(cx, canvas, play, turn, (seat, first), end);
        }
        if play.decision(Asker::Bot).is_none() && cx.progress > 0 && play.bot_to_move() {
            progress(canvas, cx.progress, area(0, TOP - 2, 240, 2));
        }
        match guide::sentence(cx, play) {
            Some(text) if placed => guide::draw_under_map(canvas, text),
            Some(text) => guide::draw(canvas, text, FOOT),
            None => {}
        }
        footer(
            canvas,
            &[
                (Button::A, cx.say(Shell::Next)),
                (Button::B, cx.say(Shell::Pause)),
            ],
        );
    }
}
