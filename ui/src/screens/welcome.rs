//! The offer of a guided game to whoever switches a new device on.

use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::*;
use palmyra_engine::legions::{Feature, Figure, Landscape, Size as TileSize, Tile};

use super::{Go, guided};
use crate::app::Sound;
use crate::art::{Scale, draw_tile};
use crate::canvas::{Align, Canvas, Observer, area};
use crate::input::Button;
use crate::play::Person;
use crate::text::Msg;
use crate::theme;
use crate::widgets::{figure, footer, page};
use crate::world::World;

/// The question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Welcome;

impl Welcome {
    pub fn press(&mut self, button: Button, world: &mut World) -> Go {
        match button {
            Button::A | Button::B => {
                world.settings.greeted = true;
                world.unkept.settings = true;
                world.sound = Some(Sound::Confirm);
                if button == Button::A {
                    guided::begin(world)
                } else {
                    Go::Home
                }
            }
            _ => Go::Stay,
        }
    }

    pub fn draw<D: DrawTarget<Color = Rgb565>, O: Observer>(
        &self,
        world: &World,
        canvas: &mut Canvas<D, O>,
    ) {
        page(canvas, world.say(Msg::WelcomeTitle));
        for (index, landscape) in Landscape::ALL.into_iter().enumerate() {
            let x = 48 + 72 * index as i32;
            let tile = Tile::new(TileSize::Large, landscape, Some(Feature::ALL[index]));
            draw_tile(canvas, tile, Point::new(x, 60), Scale::CLOSE);
        }
        figure(canvas, Person(0), Figure::Legion, Point::new(84, 60));
        figure(canvas, Person(0), Figure::Censor, Point::new(156, 60));
        let text = area(12, 92, 216, 100);
        canvas.paragraph(
            world.say(Msg::WelcomeText),
            text,
            Align::Centre,
            theme::CREAM,
        );
        footer(
            canvas,
            world,
            &[(Button::A, Msg::Yes), (Button::B, Msg::No)],
        );
    }
}
