//! The menu with the ways to learn a game: by playing, or by reading.

use embedded_graphics::prelude::*;
use palmyra_play::Kind;

use super::hall::next_game;
use super::how_to::HowTo;
use super::text::Msg;
use super::title::draw_heading;
use super::widgets::{HEADER, Menu, footer, page, row_ground};
use super::{Context, Go, Screen, flow};
use crate::canvas::{Align, Canvas, Font, area};
use crate::input::Button;
use crate::sound::Sound;
use crate::theme;

const ROW: i32 = 28;
/// The top of the menu, below the picture of the game.
const ROWS: i32 = HEADER + 48;

/// The menu with the guided game and the chapters of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Learn {
    game: Kind,
    menu: Menu,
}

impl Learn {
    /// Opens the menu of a game.
    pub fn new(game: Kind) -> Self {
        Self {
            game,
            menu: Menu::default(),
        }
    }

    pub fn press(&mut self, button: Button, cx: &mut Context) -> Go {
        let chapters = cx.info(self.game).chapters(cx);
        self.menu.press(button, 1 + chapters.len() as u8);
        match button {
            Button::B => return Go::Back,
            Button::Y => *self = Self::new(next_game(self.game)),
            _ => {}
        }
        match button {
            Button::A => {}
            _ => return Go::Stay,
        }
        cx.sound = Some(Sound::Confirm);
        let chapter = usize::from(self.menu.index).checked_sub(1);
        match chapter.and_then(|chapter| chapters.get(chapter)) {
            Some(&(_, page)) => Go::Push(Screen::HowTo(HowTo::new(self.game, page))),
            None => flow::begin_guided(cx, self.game),
        }
    }

    pub fn draw(&self, cx: &Context, canvas: &mut Canvas) {
        page(canvas, cx.say(Msg::HowToPlay));
        let at = Point::new(8, HEADER + 5);
        draw_heading(cx, canvas, self.game, at, theme::CREAM, false);
        let chapters = cx.info(self.game).chapters(cx);
        let guided = [cx.say(Msg::GuidedGame)].into_iter();
        let names = guided.chain(chapters.iter().map(|&(name, _)| name));
        for (index, name) in names.enumerate() {
            let at = area(20, ROWS + ROW * index as i32, 200, ROW - 5);
            let ink = row_ground(canvas, at, index == usize::from(self.menu.index));
            canvas.text(Font::Body, name, at, Align::Centre, ink);
        }
        footer(
            canvas,
            &[
                (Button::A, cx.say(Msg::Choose)),
                (Button::Up, cx.say(Msg::Move)),
                (Button::Y, cx.say(Msg::Game)),
                (Button::B, cx.say(Msg::Back)),
            ],
        );
    }
}
