//! The screen on which a person chooses the stack to draw from.

use embedded_graphics::prelude::*;
use palmyra_engine::Game as _;
use palmyra_engine::legions::{Landscape, Move, Phase, Size as TileSize, Tile};

use super::art::{Scale, draw_tile};
use super::explain::Explain;
use super::guide;
use super::hand::Hand;
use super::text::Msg;
use super::tray::Tray;
use super::{Play, Screen, guided, look, suggested};
use crate::canvas::{Align, Canvas, Font, area};
use crate::input::Button;
use crate::shell::Services;
use crate::shell::text::Msg as Shell;
use crate::shell::widgets::{HEADER, footer, page};
use crate::shell::{Go, flow};
use crate::theme;

/// The choice between the stack of large tiles and the stack of small tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stack {
    small: bool,
}

impl Stack {
    /// Opens the screen. If a draw was taken back or is the next move of a hint, its stack is
    /// selected, and otherwise the stack of large tiles.
    pub fn new(play: &Play) -> Self {
        let suggested = suggested(play);
        Self {
            small: suggested == Some(Move::Draw(TileSize::Small)),
        }
    }

    pub fn press(&mut self, button: Button, play: &mut Play, cx: &mut Services) -> Go {
        match button {
            Button::A => {
                let size = if self.small {
                    TileSize::Small
                } else {
                    TileSize::Large
                };
                flow::step(play, cx, Move::Draw(size))
            }
            Button::B => flow::undo(play, cx),
            Button::X => {
                let why = Explain::Text(Msg::WhichStack, Msg::WhyStack);
                play.push(Screen::Explain(why))
            }
            Button::Y => look(play, None),
            _ => {
                self.small = !self.small;
                Go::Stay
            }
        }
    }

    pub fn draw(&self, play: &Play, cx: &Services, canvas: &mut Canvas) {
        let game = play.game();
        page(canvas, cx.say(Msg::WhichStack));
        let text = match game.phase() {
            Phase::OddTile { gain: 1 } => cx.tell(Msg::OneTile, &[]),
            Phase::OddTile { gain } => cx.tell(Msg::OddTile, &[gain.into()]),
            _ => cx.tell(Msg::DrawOne, &[]),
        };
        match guide::sentence(play, false) {
            Some(sentence) => guided::draw(cx, canvas, sentence, HEADER),
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
            canvas.text(Font::Title, cx.say(name), heading, Align::Centre, ink);
            // Each stack is shown as a fan of its tiles.
            for (place, landscape) in Landscape::ALL.into_iter().enumerate() {
                let at = Point::new(x + 29 + 22 * place as i32, 128 + 4 * (place as i32 % 2));
                draw_tile(canvas, Tile::new(size, landscape, None), at, Scale::CLOSE);
            }
            let left = cx.tell(Shell::Left, &[game.stack(size).into()]);
            let count = area(x, 152, 102, 20);
            canvas.text(Font::Body, &left, count, Align::Centre, ink);
            if game.check(Move::Draw(size)).is_err() {
                canvas.fill(area(x + 12, 162, 78, 1), theme::EMBER);
            }
        }
        let hints = [
            (Button::A, cx.say(Shell::Choose)),
            (Button::Left, cx.say(Shell::Move)),
            (Button::B, cx.say(Shell::Undo)),
            (Button::X, cx.say(Shell::Why)),
            (Button::Y, cx.say(Msg::Map)),
        ];
        let tray = Tray {
            hand: Hand::plain(game, game.seat()),
            chosen: None,
            first: 0,
            ends: false,
        };
        tray.draw(canvas);
        footer(canvas, &hints);
    }
}
