//! Between two people who share the device.

use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::*;
use palmyra_engine::legions::Figure;

use super::{Go, Screen, flow};
use crate::app::Sound;
use crate::canvas::{Align, Canvas, Font, Observer, area, panel};
use crate::input::Button;
use crate::text::Msg;
use crate::theme;
use crate::widgets::{FOOT, figure, footer};
use crate::world::World;

/// Names who should hold the device now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Curtain;

impl Curtain {
    pub fn press(&mut self, button: Button, world: &mut World) -> Go {
        match button {
            Button::A => {
                world.sound = Some(Sound::Confirm);
                if let Some(play) = &mut world.play {
                    play.holder = Some(play.active());
                }
                Go::Game(flow::resume(world))
            }
            Button::B => Go::Push(Screen::Pause(super::pause::Pause::default())),
            _ => Go::Stay,
        }
    }

    pub fn draw<D: DrawTarget<Color = Rgb565>, O: Observer>(
        &self,
        world: &World,
        canvas: &mut Canvas<D, O>,
    ) {
        let Some(play) = &world.play else { return };
        let person = play.active();
        let (colour, _) = theme::PLAYERS[person.index() % theme::PLAYERS.len()];
        canvas.fill(panel(), theme::NIGHT);
        // Folds of a curtain in the player's colour.
        for fold in 0..12 {
            let x = fold * 20;
            canvas.fill(area(x, 0, 17, 42 + (fold % 2) * 6), colour);
            canvas.fill(area(x + 17, 0, 3, 40), theme::DUSK);
            canvas.fill(area(x, FOOT - 30 - (fold % 2) * 6, 17, 36), colour);
        }
        canvas.text(
            Font::Body,
            world.say(Msg::PassTo),
            area(0, 64, 240, 20),
            Align::Centre,
            theme::CREAM,
        );
        let name = world.name(person);
        canvas.text(
            Font::Logo,
            name,
            area(0, 83, 240, 42),
            Align::Centre,
            theme::GOLD,
        );
        figure(canvas, person, Figure::Legion, Point::new(104, 140));
        figure(canvas, person, Figure::Censor, Point::new(136, 140));
        let hint = world.say(Msg::PassHint);
        canvas.text(
            Font::Body,
            hint,
            area(0, 156, 240, 20),
            Align::Centre,
            theme::SHADE,
        );
        footer(
            canvas,
            world,
            &[(Button::A, Msg::Ready), (Button::B, Msg::Pause)],
        );
    }
}
