//! The last turns.

use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::*;
use palmyra_engine::legions::Action;

use super::news::gained;
use super::summary::Summary;
use super::table::action_name;
use super::{Go, Screen};
use crate::art::{COIN, LARGE_STACK};
use crate::canvas::{Align, Canvas, Font, Observer, area};
use crate::input::Button;
use crate::text::{Line, Msg};
use crate::theme;
use crate::widgets::{HEADER, Menu, badge, footer, page, row_ground};
use crate::world::World;

/// Turns that fit on the panel.
const FIT: u8 = 9;
const ROW: i32 = 21;

/// The list of turns, the newest first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Log {
    menu: Menu,
}

impl Log {
    pub fn press(&mut self, button: Button, world: &mut World) -> Go {
        let turns = turns(world);
        self.menu.press(button, turns);
        match button {
            Button::B => Go::Back,
            Button::A if turns > 0 => Go::Push(Screen::Summary(Summary::again(self.menu.index))),
            _ => Go::Stay,
        }
    }

    pub fn draw<D: DrawTarget<Color = Rgb565>, O: Observer>(
        &self,
        world: &World,
        canvas: &mut Canvas<D, O>,
    ) {
        page(canvas, world.say(Msg::LastTurns));
        let count = turns(world);
        let Some(play) = world.play.as_ref().filter(|_| count > 0) else {
            let at = area(10, 60, 220, 40);
            canvas.paragraph(world.say(Msg::NoTurns), at, Align::Centre, theme::CREAM);
            footer(canvas, world, &[(Button::B, Msg::Back)]);
            return;
        };
        let first = self.menu.first(count, FIT);
        for index in first..count.min(first + FIT) {
            let Some(turn) = play.log().nth(index.into()) else {
                continue;
            };
            let (Some(seat), Some(action)) = (turn.seat, turn.action) else {
                continue;
            };
            let y = HEADER + 3 + ROW * i32::from(index - first);
            let chosen = index == self.menu.index;
            let ink = row_ground(canvas, area(22, y, 214, ROW), chosen);
            badge(canvas, play.person(seat), Point::new(4, y + 3));
            let name = world.say(action_name(action));
            canvas.text(Font::Body, name, area(30, y, 120, ROW), Align::Left, ink);
            let mut gain = Line::new();
            let number = gained(turn, action);
            let _ = core::fmt::write(&mut gain, format_args!("+{number}"));
            canvas.text(Font::Body, &gain, area(150, y, 62, ROW), Align::Right, ink);
            // Coins or tiles.
            let at = Point::new(224, y + ROW / 2);
            match action {
                Action::Revenue(_) => {
                    let inks = [theme::UMBER, theme::GOLD, theme::UMBER];
                    canvas.sprite_at(&COIN, at, &inks);
                }
                _ => canvas.sprite_at(&LARGE_STACK, at, &[ink, theme::BRONZE]),
            }
        }
        footer(
            canvas,
            world,
            &[
                (Button::A, Msg::Show),
                (Button::Up, Msg::Move),
                (Button::B, Msg::Back),
            ],
        );
    }
}

fn turns(world: &World) -> u8 {
    world
        .play
        .as_ref()
        .map_or(0, |play| play.log().count() as u8)
}
