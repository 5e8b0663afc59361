//! The summary of a turn, line by line.

use embedded_graphics::prelude::*;
use palmyra_engine::legions::bot::Reason;
use palmyra_engine::legions::{Action, Figure, Income, Spot};

use super::art::{Scale, draw_figure, draw_tile};
use super::explain::Explain;
use super::guide;
use super::praise;
use super::table::action_name;
use super::tally::Strength;
use super::text::Msg;
use super::turn::Turn;
use super::{Play, Screen, guided};
use crate::canvas::{Align, Canvas, Font, area};
use crate::input::Button;
use crate::shell::text::{Line, Msg as Shell};
use crate::shell::widgets::{FOOT, HEADER, badge, footer, page};
use crate::shell::{Go, flow};
use crate::shell::{Pause, Services};
use crate::sound::Sound;
use crate::theme;
use palmyra_play::{Millis, Speed};

const ROW: i32 = 18;

/// A turn of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Summary {
    /// How many turns ago.
    ago: u8,
    /// Whether it is looked at again.
    again: bool,
    /// When the summary passes by itself.
    until: Option<Millis>,
    /// Since when a strong turn is praised, before its lines are shown.
    praised: Option<Millis>,
}

/// How long a turn is shown, in steps of somebody else's turn.
const SHOWN: Millis = 4;
/// How long a strong turn is praised first, in steps of somebody else's turn.
const PRAISED: Millis = 2;

impl Summary {
    /// The summary of the turn that has just ended.
    pub fn newest(play: &Play, cx: &Services) -> Self {
        let speed = cx.profile.settings.speed;
        let passes = speed != Speed::Instant && play.guide().is_none();
        let strength = play.tally().strength();
        let praised = passes && strength != Strength::Plain;
        let shown = SHOWN + if praised { PRAISED } else { 0 };
        Self {
            ago: 0,
            again: false,
            until: passes.then_some(cx.now + shown * speed.step()),
            praised: praised.then_some(cx.now),
        }
    }

    /// The summary of a turn that is looked at again.
    pub const fn again(ago: u8) -> Self {
        Self {
            ago,
            again: true,
            until: None,
            praised: None,
        }
    }

    pub fn tick(&mut self, play: &mut Play, cx: &mut Services) -> (bool, Go) {
        if self.until.is_some_and(|until| until <= cx.now) {
            return (true, Go::Game(flow::resume(play, cx)));
        }
        let praised = self.praised.is_some();
        let end = PRAISED * cx.profile.settings.speed.step();
        self.praised = self.praised.filter(|since| cx.now < since + end);
        (praised, Go::Stay)
    }

    /// When the picture changes, or the summary passes by itself.
    pub fn wake(&self, _: &Play, cx: &Services) -> Option<Millis> {
        let praise = self.praised.map(|since| praise::wake(since, cx.now));
        praise.or(self.until)
    }

    pub fn press(&mut self, button: Button, play: &mut Play, cx: &mut Services) -> Go {
        // Any press stops the summary from passing by itself.
        self.until = None;
        if self.praised.take().is_some() {
            return Go::Stay;
        }
        match button {
            Button::A | Button::B if self.again => Go::Back,
            Button::A => {
                cx.sound = Some(Sound::Confirm);
                Go::Game(flow::resume(play, cx))
            }
            Button::B => Go::Push(crate::shell::Screen::Pause(Pause::default())),
            Button::X => match self.why(play) {
                Some(reason) => play.push(Screen::Explain(Explain::Bot(reason))),
                None => Go::Stay,
            },
            _ => Go::Stay,
        }
    }

    /// The reason of a bot's turn.
    fn why(&self, play: &Play) -> Option<Reason> {
        play.log().nth(self.ago.into())?.why
    }

    pub fn draw(&self, play: &Play, cx: &Services, canvas: &mut Canvas) {
        let turn = play
            .log()
            .nth(self.ago.into())
            .and_then(|turn| Some((play.person(turn.seat?), turn, turn.action?)));
        let Some((person, turn, action)) = turn else {
            page(canvas, cx.say(Shell::LastTurns));
            footer(canvas, &[(Button::B, cx.say(Shell::Back))]);
            return;
        };
        let blanks = [cx.name(person).into(), cx.say(action_name(action)).into()];
        page(canvas, &cx.tell(Msg::TurnSummary, &blanks));
        badge(canvas, person, Point::new(220, 3));
        if let Some(since) = self.praised {
            let brought = match turn.taken {
                Some(taken) => (taken, Income::Coins),
                None => (turn.gain(), Income::Tiles),
            };
            praise::draw(cx, canvas, play, brought, cx.now.saturating_sub(since));
            let next = (Button::A, cx.say(Shell::Next));
            footer(canvas, &[next]);
            return;
        }
        let mut y = HEADER + 4;
        match action {
            Action::Reorganize => y = draw_reorganize(play, cx, canvas, turn, y),
            Action::Conquer(_) | Action::Revenue(_) => y = draw_gain(cx, canvas, turn, y),
        }
        if turn.drawn_count > 0 {
            y = draw_drawn(cx, canvas, turn, y + 2);
        }
        if let Some(tile) = turn.flipped {
            let at = area(12, y, 86, 30);
            canvas.text(
                Font::Body,
                cx.say(Msg::Flipped),
                at,
                Align::Left,
                theme::CREAM,
            );
            draw_tile(canvas, tile, Point::new(116, y + 15), Scale::CLOSE);
            y += 30;
        }
        if turn.removed > 0 {
            let text = cx.tell(Msg::TollLine, &[turn.removed.into()]);
            canvas.text(
                Font::Body,
                &text,
                area(12, y, 216, ROW),
                Align::Left,
                theme::SHADE,
            );
        }
        if !self.again
            && let Some(sentence) = guide::conclusion(play)
        {
            let top = FOOT - guided::height(cx, Some(sentence));
            guided::draw(cx, canvas, sentence, top);
        }
        let why = (Button::X, cx.say(Shell::Why));
        match (self.again, turn.why) {
            (true, None) => footer(canvas, &[(Button::B, cx.say(Shell::Back))]),
            (true, Some(_)) => footer(canvas, &[(Button::B, cx.say(Shell::Back)), why]),
            (false, None) => footer(
                canvas,
                &[
                    (Button::A, cx.say(Shell::Next)),
                    (Button::B, cx.say(Shell::Pause)),
                ],
            ),
            (false, Some(_)) => footer(
                canvas,
                &[
                    (Button::A, cx.say(Shell::Next)),
                    (Button::B, cx.say(Shell::Pause)),
                    why,
                ],
            ),
        }
    }
}

fn draw_gain(cx: &Services, canvas: &mut Canvas, turn: &Turn, mut y: i32) -> i32 {
    for (index, laid) in turn.laid.iter().enumerate() {
        let at = Point::new(26 + 34 * index as i32, y + 14);
        draw_tile(canvas, laid.tile, at, Scale::CLOSE);
    }
    y += 30;
    let mut line = |msg: Msg, number: u8, ink, font| {
        let mut text = Line::new();
        let _ = core::fmt::write(&mut text, format_args!("{number}"));
        canvas.text(font, cx.say(msg), area(12, y, 170, ROW), Align::Left, ink);
        canvas.text(font, &text, area(184, y, 42, ROW), Align::Right, ink);
        y += ROW;
    };
    let parts = [
        (Msg::Landscapes, turn.landscape),
        (Msg::Features, turn.feature),
        (Msg::Caesar, turn.caesar),
        (Msg::Tribute, turn.tribute),
    ];
    for (msg, number) in parts.into_iter().filter(|&(_, number)| number > 0) {
        line(msg, number, theme::CREAM, Font::Body);
    }
    let sum = turn.gain() + turn.tribute;
    if sum == 0 {
        let at = area(12, y, 216, ROW);
        canvas.text(
            Font::Body,
            cx.say(Msg::NoGain),
            at,
            Align::Left,
            theme::SHADE,
        );
        return y + ROW;
    }
    line(Msg::Sum, sum, theme::GOLD, Font::Title);
    if let Some(taken) = turn.taken.filter(|&taken| taken < sum) {
        line(Msg::PaidOut, taken, theme::EMBER, Font::Body);
    }
    y
}

fn draw_reorganize(
    play: &Play,
    cx: &Services,
    canvas: &mut Canvas,
    turn: &Turn,
    mut y: i32,
) -> i32 {
    let person = turn.seat.map(|seat| play.person(seat));
    if turn.caesar_taken
        && let Some(person) = person
    {
        let text = cx.tell(Msg::CaesarTaken, &[cx.name(person).into()]);
        canvas.text(
            Font::Body,
            &text,
            area(12, y, 216, ROW),
            Align::Left,
            theme::GOLD,
        );
        y += ROW;
    }
    for which in Figure::ALL {
        let (Some(spot), Some(person)) = (turn.put[which as usize], person) else {
            continue;
        };
        draw_figure(canvas, person, which, Point::new(22, y + 14));
        let name = match which {
            Figure::Legion => Msg::LegionTo,
            Figure::Censor => Msg::CensorTo,
        };
        canvas.text(
            Font::Body,
            cx.say(name),
            area(42, y, 80, 30),
            Align::Left,
            theme::CREAM,
        );
        let place = match spot {
            Spot::City => cx.tell(Msg::City, &[]),
            Spot::Land(cell) => {
                let tile = play.game().province().at(cell);
                if let Some(tile) = tile {
                    draw_tile(canvas, tile, Point::new(120, y + 14), Scale::CLOSE);
                }
                Line::new()
            }
        };
        canvas.text(
            Font::Body,
            &place,
            area(106, y, 120, 30),
            Align::Left,
            theme::CREAM,
        );
        y += 32;
    }
    y
}

fn draw_drawn(cx: &Services, canvas: &mut Canvas, turn: &Turn, mut y: i32) -> i32 {
    let text = cx.tell(Msg::Drawn, &[turn.drawn_count.into()]);
    canvas.text(
        Font::Body,
        &text,
        area(12, y, 216, ROW),
        Align::Left,
        theme::CREAM,
    );
    y += ROW;
    for (index, &tile) in turn.drawn.iter().enumerate() {
        let (column, row) = (index as i32 % 7, index as i32 / 7);
        draw_tile(
            canvas,
            tile,
            Point::new(26 + 31 * column, y + 14 + 28 * row),
            Scale::CLOSE,
        );
    }
    let rows = turn.drawn.len().div_ceil(7) as i32;
    y + 28 * rows + 2
}
