//! Ways to learn the game: by playing, or by reading.

use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::*;

use super::how_to::{HowTo, Topic};
use super::{Go, Screen};
use crate::app::Sound;
use crate::canvas::{Align, Canvas, Font, Observer, area};
use crate::input::Button;
use crate::text::Msg;
use crate::widgets::{HEADER, Menu, footer, page, row_ground};
use crate::world::World;

const ITEMS: [Msg; 5] = [
    Msg::GuidedGame,
    Msg::TheRules,
    Msg::ExpertTitle,
    Msg::SoloTitle,
    Msg::ButtonsTitle,
];
const ROW: i32 = 34;

/// The menu.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Learn {
    menu: Menu,
}

impl Learn {
    pub fn press(&mut self, button: Button, world: &mut World) -> Go {
        self.menu.press(button, ITEMS.len() as u8);
        match button {
            Button::B => return Go::Back,
            Button::A => {}
            _ => return Go::Stay,
        }
        world.sound = Some(Sound::Confirm);
        let topic = match ITEMS[usize::from(self.menu.index) % ITEMS.len()] {
            Msg::GuidedGame => return super::guided::begin(world),
            Msg::ExpertTitle => Topic::Expert,
            Msg::SoloTitle => Topic::Solo,
            Msg::ButtonsTitle => Topic::Buttons,
            _ => Topic::Aim,
        };
        Go::Push(Screen::HowTo(HowTo::new(topic)))
    }

    pub fn draw<D: DrawTarget<Color = Rgb565>, O: Observer>(
        &self,
        world: &World,
        canvas: &mut Canvas<D, O>,
    ) {
        page(canvas, world.say(Msg::HowToPlay));
        for (index, &item) in ITEMS.iter().enumerate() {
            let at = area(20, HEADER + 14 + ROW * index as i32, 200, ROW - 8);
            let ink = row_ground(canvas, at, index == usize::from(self.menu.index));
            canvas.text(Font::Body, world.say(item), at, Align::Centre, ink);
        }
        footer(
            canvas,
            world,
            &[
                (Button::A, Msg::Choose),
                (Button::Up, Msg::Move),
                (Button::B, Msg::Back),
            ],
        );
    }
}
