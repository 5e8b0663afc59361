//! The places of running games.

use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::*;

use super::confirm::{Confirm, Question};
use super::{Go, Screen, flow};
use crate::app::Sound;
use crate::canvas::{Align, Canvas, Font, Observer, area};
use crate::input::Button;
use crate::play::{Person, Start, Who};
use crate::save::{SLOTS, Slot, Spoiled};
use crate::text::Msg;
use crate::theme;
use crate::widgets::{HEADER, Menu, badge, footer, page, row_ground};
use crate::world::World;

const ROW: i32 = 56;

/// The list of places: to go on with a game, or to choose one that goes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Games {
    menu: Menu,
    /// The game that needs a place, and its seed.
    new: Option<(Start, u32)>,
}

impl Games {
    /// With the game played last chosen.
    pub fn waiting(world: &World) -> Self {
        let index = world.waiting().first().map_or(0, |&(slot, _)| slot);
        Self {
            menu: Menu { index },
            new: None,
        }
    }

    /// To choose the game that goes for a new one.
    pub fn replace(start: Start, seed: u32) -> Self {
        Self {
            menu: Menu::default(),
            new: Some((start, seed)),
        }
    }

    pub fn press(&mut self, button: Button, world: &mut World) -> Go {
        self.menu.press(button, SLOTS);
        let slot = self.menu.index;
        match (button, world.slots.get(usize::from(slot)), self.new) {
            (Button::B, _, _) => Go::Back,
            (Button::A, Some(_), Some((start, seed))) => {
                let question = Question::Replace { slot, start, seed };
                Go::Push(Screen::Confirm(Confirm::new(question)))
            }
            (Button::A, Some(Slot::Game(_)), None) => {
                world.sound = Some(Sound::Confirm);
                flow::go_on(world, slot)
            }
            (Button::A, Some(Slot::Spoiled(_)), None) => {
                Go::Push(Screen::Confirm(Confirm::new(Question::Clear(slot))))
            }
            _ => Go::Stay,
        }
    }

    pub fn draw<D: DrawTarget<Color = Rgb565>, O: Observer>(
        &self,
        world: &World,
        canvas: &mut Canvas<D, O>,
    ) {
        let title = match self.new {
            Some(_) => Msg::ReplaceTitle,
            None => Msg::Games,
        };
        page(canvas, world.say(title));
        for (index, slot) in world.slots.iter().enumerate() {
            let y = HEADER + 8 + ROW * index as i32;
            let chosen = index == usize::from(self.menu.index);
            let at = area(6, y, 228, ROW - 6);
            if chosen {
                row_ground(canvas, at, true);
            } else {
                canvas.slab(at, theme::DUSK);
            }
            let ink = if chosen { theme::INK } else { theme::CREAM };
            let line = area(16, y + 4, 208, 22);
            match slot {
                Slot::Game(header) => {
                    let name = world.game_name(header);
                    canvas.text(Font::Title, &name, line, Align::Left, ink);
                    let mut x = 16;
                    for seat in 0..header.start.setup.players() {
                        if header.start.who[usize::from(seat) % 5] == Who::Human {
                            badge(canvas, Person(seat), Point::new(x, y + 28));
                            x += 20;
                        }
                    }
                }
                Slot::Empty => {
                    canvas.text(
                        Font::Body,
                        world.say(Msg::SlotEmpty),
                        line,
                        Align::Left,
                        ink,
                    );
                }
                Slot::Spoiled(spoiled) => {
                    let msg = match spoiled {
                        Spoiled::Damaged => Msg::SlotDamaged,
                        Spoiled::Newer => Msg::SlotNewer,
                    };
                    canvas.text(Font::Body, world.say(msg), line, Align::Left, ink);
                }
            }
        }
        super::table::draw_toast(world, canvas);
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
