//! The best results and how many games were won.

use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::*;
use palmyra_play::Kind;
use palmyra_play::save::Item;

use super::confirm::{Confirm, Question};
use super::text::Msg;
use super::widgets::footer;
use super::{Context, Go, Screen};
use crate::canvas::{Canvas, Observer};
use crate::games::{Shown as _, with_shown};
use crate::input::Button;

/// One page of the results of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hall {
    game: Kind,
    page: u8,
}

impl Hall {
    /// The first page.
    pub const fn new(game: Kind) -> Self {
        Self { game, page: 0 }
    }

    pub fn press(&mut self, button: Button, cx: &mut Context) -> Go {
        let pages = with_shown!(self.game, Game => Game::RESULT_PAGES, else 1);
        match (button, self.spoiled(cx)) {
            (Button::A, Some(item)) => {
                let question = Question::Afresh { item, all: false };
                return Go::Push(Screen::Confirm(Confirm::new(question)));
            }
            (Button::Left | Button::Up, _) => self.page = (self.page + pages - 1) % pages,
            (Button::Right | Button::Down | Button::A, None)
            | (Button::Right | Button::Down, _) => {
                self.page = (self.page + 1) % pages;
            }
            (Button::B, _) => return Go::Back,
            (Button::X | Button::Y, _) => {}
        }
        Go::Stay
    }

    /// The item because of which new results are not saved.
    fn spoiled(self, cx: &Context) -> Option<Item> {
        let items = [Item::Counter, Item::Results(self.game)];
        items
            .into_iter()
            .find(|&item| cx.profile.spoiled(item).is_some())
    }

    pub fn draw<D: DrawTarget<Color = Rgb565>, O: Observer>(
        &self,
        cx: &Context,
        canvas: &mut Canvas<D, O>,
    ) {
        with_shown!(self.game, Game => Game::draw_results(cx, self.page, canvas), else ());
        let hints = [
            (Button::Left, cx.say(Msg::Move)),
            (Button::B, cx.say(Msg::Back)),
            (Button::A, cx.say(Msg::NotKept)),
        ];
        let all = self.spoiled(cx).is_some();
        footer(canvas, if all { &hints } else { &hints[..2] });
    }
}
