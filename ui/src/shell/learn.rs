//! Ways to learn a game: by playing, or by reading.

use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::*;
use heapless::Vec;
use palmyra_play::Kind;

use super::how_to::HowTo;
use super::text::Msg;
use super::widgets::{HEADER, Menu, footer, page, row_ground};
use super::{Context, Go, Screen, flow};
use crate::app::Sound;
use crate::canvas::{Align, Canvas, Font, Observer, area};
use crate::games::{Shown as _, with_shown};
use crate::input::Button;

const ROW: i32 = 34;

/// The menu: the guided game, and pages to begin with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Learn {
    game: Kind,
    menu: Menu,
}

impl Learn {
    /// The ways to learn a game.
    pub fn new(game: Kind) -> Self {
        Self {
            game,
            menu: Menu::default(),
        }
    }

    fn chapters(&self, cx: &Context) -> Vec<(&'static str, u8), 4> {
        with_shown!(self.game, Game => Game::chapters(cx), else Vec::new())
    }

    pub fn press(&mut self, button: Button, cx: &mut Context) -> Go {
        let chapters = self.chapters(cx);
        self.menu.press(button, 1 + chapters.len() as u8);
        match button {
            Button::B => return Go::Back,
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

    pub fn draw<D: DrawTarget<Color = Rgb565>, O: Observer>(
        &self,
        cx: &Context,
        canvas: &mut Canvas<D, O>,
    ) {
        page(canvas, cx.say(Msg::HowToPlay));
        let chapters = self.chapters(cx);
        let guided = [cx.say(Msg::GuidedGame)].into_iter();
        let names = guided.chain(chapters.iter().map(|&(name, _)| name));
        for (index, name) in names.enumerate() {
            let at = area(20, HEADER + 14 + ROW * index as i32, 200, ROW - 8);
            let ink = row_ground(canvas, at, index == usize::from(self.menu.index));
            canvas.text(Font::Body, name, at, Align::Centre, ink);
        }
        footer(
            canvas,
            &[
                (Button::A, cx.say(Msg::Choose)),
                (Button::Up, cx.say(Msg::Move)),
                (Button::B, cx.say(Msg::Back)),
            ],
        );
    }
}
