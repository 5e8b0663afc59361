//! Three letters for a good result.

use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::*;
use palmyra_engine::Game as _;
use palmyra_engine::legions::Setup;

use super::{Go, Screen, end};
use crate::app::Sound;
use crate::art::{ARROW_DOWN, ARROW_UP};
use crate::canvas::{Align, Canvas, Font, Observer, area};
use crate::input::Button;
use crate::results::Name;
use crate::text::{Blank, Msg};
use crate::theme;
use crate::widgets::{badge, footer, page};
use crate::world::World;

/// The name so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NameEntry {
    name: Name,
    place: u8,
}

impl NameEntry {
    /// Starts from the name entered last.
    pub fn new(world: &World) -> Self {
        Self {
            name: world.results.name,
            place: 0,
        }
    }

    pub fn press(&mut self, button: Button, world: &mut World) -> Go {
        match button {
            Button::Up => self.name.turn(self.place, false),
            Button::Down => self.name.turn(self.place, true),
            Button::Left => self.place = (self.place + 2) % 3,
            Button::Right => self.place = (self.place + 1) % 3,
            // The result stands under the last name until it gets its own.
            Button::B => return leave(world),
            Button::A => {
                if let (Some(rank), Some(play)) = (world.rank, &world.play) {
                    world.results.sign(play.start().setup, rank, self.name);
                    world.unkept.results = true;
                }
                world.sound = Some(Sound::Confirm);
                return leave(world);
            }
            Button::X | Button::Y => {}
        }
        Go::Stay
    }

    pub fn draw<D: DrawTarget<Color = Rgb565>, O: Observer>(
        &self,
        world: &World,
        canvas: &mut Canvas<D, O>,
    ) {
        page(canvas, world.say(Msg::YourName));
        if let (Some(play), Some(rank)) = (&world.play, world.rank)
            && let Some(seat) = end::best_human(play)
        {
            let coins = play.game().coins(seat);
            let text = match play.start().setup {
                Setup::Solo(_) => {
                    let rank = Blank::Number(rank as i32 + 1);
                    world.tell(Msg::RankIs, &[coins.into(), rank])
                }
                _ => world.tell(Msg::RankHigh, &[coins.into()]),
            };
            canvas.text(
                Font::Body,
                &text,
                area(10, 44, 220, 20),
                Align::Centre,
                theme::CREAM,
            );
            if play.game().seats() > 1 {
                badge(canvas, play.person(seat), Point::new(220, 3));
            }
        }
        for (place, letter) in self.name.as_str().char_indices() {
            let x = 63 + 40 * place as i32;
            let at = area(x, 100, 34, 44);
            let chosen = place == usize::from(self.place);
            let (ground, ink) = if chosen {
                (theme::GOLD, theme::INK)
            } else {
                (theme::DUSK, theme::CREAM)
            };
            canvas.slab(at, ground);
            let mut text = [0; 4];
            canvas.text(
                Font::Logo,
                letter.encode_utf8(&mut text),
                at,
                Align::Centre,
                ink,
            );
            if chosen {
                canvas.sprite_at(&ARROW_UP, Point::new(x + 17, 91), &[theme::GOLD]);
                canvas.sprite_at(&ARROW_DOWN, Point::new(x + 17, 152), &[theme::GOLD]);
            }
        }
        footer(
            canvas,
            world,
            &[
                (Button::A, Msg::Done),
                (Button::Up, Msg::Change),
                (Button::B, Msg::Skip),
            ],
        );
    }
}

fn leave(world: &mut World) -> Go {
    world.rank = None;
    Go::Game(Screen::End(end::End::default()))
}
