//! From which stack to draw.

use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::*;
use palmyra_engine::Game as _;
use palmyra_engine::legions::{Landscape, Move, Phase, Size as TileSize, Tile};

use super::explain::Explain;
use super::{Go, Screen, flow, guided};
use crate::art::{Scale, draw_tile};
use crate::canvas::{Align, Canvas, Font, Observer, area};
use crate::guide;
use crate::input::Button;
use crate::text::Msg;
use crate::theme;
use crate::tray::Tray;
use crate::widgets::{HEADER, footer, page};
use crate::world::World;

/// The choice between large and small.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stack {
    small: bool,
}

impl Stack {
    pub fn press(&mut self, button: Button, world: &mut World) -> Go {
        match button {
            Button::A => {
                let size = if self.small {
                    TileSize::Small
                } else {
                    TileSize::Large
                };
                flow::step(world, Move::Draw(size))
            }
            Button::B => flow::undo(world),
            Button::X => Go::Push(Screen::Explain(Explain::text(
                Msg::WhichStack,
                Msg::WhyStack,
            ))),
            Button::Y => Go::Stay,
            _ => {
                self.small = !self.small;
                Go::Stay
            }
        }
    }

    pub fn draw<D: DrawTarget<Color = Rgb565>, O: Observer>(
        &self,
        world: &World,
        canvas: &mut Canvas<D, O>,
    ) {
        let Some(play) = &world.play else { return };
        let game = play.game();
        page(canvas, world.say(Msg::WhichStack));
        let text = match game.phase() {
            Phase::OddTile { gain: 1 } => world.tell(Msg::OneTile, &[]),
            Phase::OddTile { gain } => world.tell(Msg::OddTile, &[gain.into()]),
            _ => world.tell(Msg::DrawOne, &[]),
        };
        match guide::sentence(play, false) {
            Some(sentence) => guided::draw(world, canvas, sentence, HEADER),
            None => {
                canvas.paragraph(&text, area(8, 26, 224, 52), Align::Centre, theme::CREAM);
            }
        }
        for (index, size) in TileSize::ALL.into_iter().enumerate() {
            let x = 14 + 110 * index as i32;
            let chosen = self.small == (size == TileSize::Small);
            let card = area(x, 82, 102, 96);
            canvas.slab(card, theme::DUSK);
            if chosen {
                canvas.frame(card, 3, theme::GOLD);
            }
            let name = match size {
                TileSize::Large => Msg::Large,
                TileSize::Small => Msg::Small,
            };
            let ink = if chosen { theme::GOLD } else { theme::CREAM };
            let heading = area(x, 86, 102, 20);
            canvas.text(Font::Title, world.say(name), heading, Align::Centre, ink);
            // A fan of tiles of this size.
            for (place, landscape) in Landscape::ALL.into_iter().enumerate() {
                let at = Point::new(x + 29 + 22 * place as i32, 128 + 4 * (place as i32 % 2));
                draw_tile(canvas, Tile::new(size, landscape, None), at, Scale::CLOSE);
            }
            let left = world.tell(Msg::Left, &[game.stack(size).into()]);
            let count = area(x, 152, 102, 20);
            canvas.text(Font::Body, &left, count, Align::Centre, ink);
            if game.check(Move::Draw(size)).is_err() {
                canvas.fill(area(x + 12, 162, 78, 1), theme::EMBER);
            }
        }
        let hints = [
            (Button::A, Msg::Choose),
            (Button::Left, Msg::Move),
            (Button::B, Msg::Undo),
            (Button::X, Msg::Why),
        ];
        let tray = Tray {
            hand: game.hand(game.seat()),
            chosen: None,
            first: 0,
            finish: false,
        };
        tray.draw(canvas, |_| true);
        super::table::draw_toast(world, canvas);
        footer(canvas, world, &hints);
    }
}
