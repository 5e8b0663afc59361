//! The ladder of the five solo games.

use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::*;
use palmyra_engine::legions::Solo;

use super::{Go, flow};
use crate::art::{LOCK, TICK};
use crate::canvas::{Align, Canvas, Font, Observer, area};
use crate::input::Button;
use crate::play::Start;
use crate::text::Msg;
use crate::theme;
use crate::widgets::{HEADER, Menu, footer, page, row_ground};
use crate::world::World;

const ROW: i32 = 38;

/// The ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ladder {
    menu: Menu,
}

impl Ladder {
    /// With the highest open game chosen.
    pub fn new(world: &World) -> Self {
        let open = Solo::ALL.into_iter().filter(|&solo| is_open(world, solo));
        let index = open.map(|solo| solo as u8).max().unwrap_or(0);
        let index = if world.settings.all_solo { 0 } else { index };
        Self {
            menu: Menu { index },
        }
    }

    pub fn press(&mut self, button: Button, world: &mut World) -> Go {
        match button {
            Button::Up | Button::Down => {
                self.menu.press(button, Solo::ALL.len() as u8);
                Go::Stay
            }
            Button::A => {
                let Some(solo) = Solo::new(self.menu.index + 1) else {
                    return Go::Stay;
                };
                if !is_open(world, solo) {
                    world.refuse(Msg::Locked);
                    return Go::Stay;
                }
                flow::start(world, Start::solo(solo))
            }
            Button::B => Go::Back,
            _ => Go::Stay,
        }
    }

    pub fn draw<D: DrawTarget<Color = Rgb565>, O: Observer>(
        &self,
        world: &World,
        canvas: &mut Canvas<D, O>,
    ) {
        page(canvas, world.say(Msg::SoloCampaign));
        for (index, solo) in Solo::ALL.into_iter().enumerate() {
            let y = HEADER + 2 + ROW * index as i32;
            let chosen = index == usize::from(self.menu.index);
            let mut ink = row_ground(canvas, area(4, y, 232, ROW - 2), chosen);
            let open = is_open(world, solo);
            if !open && !chosen {
                ink = theme::SHADE;
            }
            let game = world.tell(Msg::SoloGame, &[solo.number().into()]);
            canvas.text(Font::Title, &game, area(14, y, 110, 20), Align::Left, ink);
            let tiles = solo.tiles().into();
            let start = match solo.flipped() {
                0 => world.tell(Msg::SoloStart, &[tiles]),
                flipped => world.tell(Msg::SoloStartFlipped, &[tiles, flipped.into()]),
            };
            canvas.text(
                Font::Body,
                &start,
                area(14, y + 18, 140, 17),
                Align::Left,
                ink,
            );
            let goal = world.tell(Msg::Goal, &[solo.goal().into()]);
            let best = world.results.best(solo);
            let right = area(120, y + 1, 84, 18);
            canvas.text(Font::Body, &goal, right, Align::Right, ink);
            if let Some(best) = best {
                let best = world.tell(Msg::Best, &[best.into()]);
                canvas.text(
                    Font::Body,
                    &best,
                    area(148, y + 18, 56, 17),
                    Align::Right,
                    ink,
                );
            }
            let mark = Point::new(214, y + ROW / 2 - 1);
            if world.results.is_met(solo) {
                canvas.sprite_at(&TICK, mark, &[ink]);
            } else if !open {
                canvas.sprite_at(&LOCK, mark, &[ink]);
            }
        }
        super::table::draw_toast(world, canvas);
        footer(
            canvas,
            world,
            &[
                (Button::A, Msg::Start),
                (Button::Up, Msg::Move),
                (Button::B, Msg::Back),
            ],
        );
    }
}

fn is_open(world: &World, solo: Solo) -> bool {
    world.settings.all_solo || world.results.is_open(solo)
}
