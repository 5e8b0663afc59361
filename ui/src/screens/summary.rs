//! What a turn brought, line by line.

use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::*;
use palmyra_engine::legions::bot::Reason;
use palmyra_engine::legions::{Action, Figure, Spot};

use super::explain::Explain;
use super::table::action_name;
use super::{Go, Screen, flow, guided};
use crate::app::Sound;
use crate::art::{Scale, draw_tile};
use crate::canvas::{Align, Canvas, Font, Observer, area};
use crate::guide;
use crate::input::Button;
use crate::play::Turn;
use crate::text::{Line, Msg};
use crate::theme;
use crate::widgets::{FOOT, HEADER, badge, figure, footer, page};
use crate::world::World;

const ROW: i32 = 18;

/// A turn of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Summary {
    /// How many turns ago.
    ago: u8,
    /// Whether it is looked at again.
    again: bool,
}

impl Summary {
    /// The turn that has just ended.
    pub const fn newest() -> Self {
        Self {
            ago: 0,
            again: false,
        }
    }

    /// A turn looked at again.
    pub const fn again(ago: u8) -> Self {
        Self { ago, again: true }
    }

    pub fn press(&mut self, button: Button, world: &mut World) -> Go {
        match button {
            Button::A | Button::B if self.again => Go::Back,
            Button::A => {
                world.sound = Some(Sound::Confirm);
                Go::Game(flow::resume(world))
            }
            Button::B => Go::Push(Screen::Pause(super::pause::Pause::default())),
            Button::X => match self.why(world) {
                Some(reason) => Go::Push(Screen::Explain(Explain::Bot(reason))),
                None => Go::Stay,
            },
            _ => Go::Stay,
        }
    }

    /// What a bot was after.
    fn why(&self, world: &World) -> Option<Reason> {
        world.play.as_ref()?.log().nth(self.ago.into())?.why
    }

    pub fn draw<D: DrawTarget<Color = Rgb565>, O: Observer>(
        &self,
        world: &World,
        canvas: &mut Canvas<D, O>,
    ) {
        let turn = world.play.as_ref().and_then(|play| {
            let turn = play.log().nth(self.ago.into())?;
            Some((play.person(turn.seat?), turn, turn.action?))
        });
        let Some((person, turn, action)) = turn else {
            page(canvas, world.say(Msg::LastTurns));
            footer(canvas, world, &[(Button::B, Msg::Back)]);
            return;
        };
        let blanks = [
            world.name(person).into(),
            world.say(action_name(action)).into(),
        ];
        page(canvas, &world.tell(Msg::TurnSummary, &blanks));
        badge(canvas, person, Point::new(220, 3));
        let mut y = HEADER + 4;
        match action {
            Action::Reorganize => y = draw_reorganize(world, canvas, turn, y),
            Action::Conquer(_) | Action::Revenue(_) => y = draw_gain(world, canvas, turn, y),
        }
        if turn.drawn_count > 0 {
            y = draw_drawn(world, canvas, turn, y + 2);
        }
        if let Some(tile) = turn.flipped {
            let at = area(12, y, 86, 30);
            canvas.text(
                Font::Body,
                world.say(Msg::Flipped),
                at,
                Align::Left,
                theme::CREAM,
            );
            draw_tile(canvas, tile, Point::new(116, y + 15), Scale::CLOSE);
            y += 30;
        }
        if turn.removed > 0 {
            let text = world.tell(Msg::TollLine, &[turn.removed.into()]);
            canvas.text(
                Font::Body,
                &text,
                area(12, y, 216, ROW),
                Align::Left,
                theme::SHADE,
            );
        }
        if !self.again
            && let Some(sentence) = world.play.as_ref().and_then(guide::conclusion)
        {
            let top = FOOT - guided::height(world, Some(sentence));
            guided::draw(world, canvas, sentence, top);
        }
        let why = (Button::X, Msg::Why);
        match (self.again, turn.why) {
            (true, None) => footer(canvas, world, &[(Button::B, Msg::Back)]),
            (true, Some(_)) => footer(canvas, world, &[(Button::B, Msg::Back), why]),
            (false, None) => footer(
                canvas,
                world,
                &[(Button::A, Msg::Next), (Button::B, Msg::Pause)],
            ),
            (false, Some(_)) => footer(
                canvas,
                world,
                &[(Button::A, Msg::Next), (Button::B, Msg::Pause), why],
            ),
        }
    }
}

fn draw_gain<D: DrawTarget<Color = Rgb565>, O: Observer>(
    world: &World,
    canvas: &mut Canvas<D, O>,
    turn: &Turn,
    mut y: i32,
) -> i32 {
    for (index, laid) in turn.laid.iter().enumerate() {
        let at = Point::new(26 + 34 * index as i32, y + 14);
        draw_tile(canvas, laid.tile, at, Scale::CLOSE);
    }
    y += 30;
    let mut line = |msg: Msg, number: u8, ink, font| {
        let mut text = Line::new();
        let _ = core::fmt::write(&mut text, format_args!("{number}"));
        canvas.text(
            font,
            world.say(msg),
            area(12, y, 170, ROW),
            Align::Left,
            ink,
        );
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
            world.say(Msg::NoGain),
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

fn draw_reorganize<D: DrawTarget<Color = Rgb565>, O: Observer>(
    world: &World,
    canvas: &mut Canvas<D, O>,
    turn: &Turn,
    mut y: i32,
) -> i32 {
    let person = world
        .play
        .as_ref()
        .zip(turn.seat)
        .map(|(play, seat)| play.person(seat));
    if turn.caesar_taken
        && let Some(person) = person
    {
        let text = world.tell(Msg::CaesarTaken, &[world.name(person).into()]);
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
        figure(canvas, person, which, Point::new(22, y + 14));
        let name = match which {
            Figure::Legion => Msg::LegionTo,
            Figure::Censor => Msg::CensorTo,
        };
        canvas.text(
            Font::Body,
            world.say(name),
            area(42, y, 80, 30),
            Align::Left,
            theme::CREAM,
        );
        let place = match spot {
            Spot::City => world.tell(Msg::City, &[]),
            Spot::Land(cell) => {
                let tile = world
                    .play
                    .as_ref()
                    .and_then(|play| play.game().province().at(cell));
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

fn draw_drawn<D: DrawTarget<Color = Rgb565>, O: Observer>(
    world: &World,
    canvas: &mut Canvas<D, O>,
    turn: &Turn,
    mut y: i32,
) -> i32 {
    let text = world.tell(Msg::Drawn, &[turn.drawn_count.into()]);
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
