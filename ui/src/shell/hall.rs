//! The best results and how many games were won.

use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::*;
use heapless::Vec;
use palmyra_play::Kind;
use palmyra_play::save::Item;

use super::bots::draw_record;
use super::confirm::{Confirm, Question};
use super::text::{Line, Msg};
use super::widgets::{HEADER, footer, page};
use super::{Context, Go, Screen};
use crate::canvas::{Align, Canvas, Font, LINE, Observer, area};
use crate::games::{Shown as _, with_shown};
use crate::input::Button;
use crate::theme;

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
        let pages = self.pages();
        match (button, self.spoiled(cx)) {
            (Button::A, Some(item)) => {
                let question = Question::Afresh { item, all: false };
                return Go::Push(Screen::Confirm(Confirm::new(question)));
            }
            (Button::Left, _) => self.page = (self.page + pages - 1) % pages,
            (Button::Right | Button::A, None) | (Button::Right, _) => {
                self.page = (self.page + 1) % pages;
            }
            (Button::Up, _) => *self = Self::new(next_game(self.game, false)),
            (Button::Down, _) => *self = Self::new(next_game(self.game, true)),
            (Button::B, _) => return Go::Back,
            (Button::X | Button::Y, _) => {}
        }
        Go::Stay
    }

    /// Those of the game, and one for the bots.
    fn pages(self) -> u8 {
        1 + with_shown!(self.game, Game => Game::RESULT_PAGES, else 0)
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
        let (name, mut heading) = with_shown!(
            self.game,
            Game => (Game::name(cx), Game::results_heading(cx, self.page)),
            else ("", Line::new())
        );
        let is_last = self.page + 1 == self.pages();
        if is_last {
            heading = cx.tell(Msg::Opponents, &[]);
        }
        page(canvas, name);
        let pages = self.pages();
        let number = cx.tell(Msg::PageOf, &[(self.page + 1).into(), pages.into()]);
        let at = area(184, 0, 49, HEADER - 2);
        canvas.text(Font::Body, &number, at, Align::Right, theme::SHADE);
        let at = area(12, HEADER + 2, 216, LINE);
        canvas.text(Font::Body, &heading, at, Align::Left, theme::SHADE);
        let top = HEADER + 4 + LINE;
        if is_last {
            draw_record(cx, canvas, cx.profile.results(self.game), top);
        } else {
            with_shown!(self.game, Game => Game::draw_results(cx, self.page, canvas, top), else ());
        }
        let mut hints: Vec<_, 4> = Vec::new();
        // There is room for all.
        let _ = hints.push((Button::Left, cx.say(Msg::Move)));
        if Kind::SHOWN.len() > 1 {
            let _ = hints.push((Button::Up, cx.say(Msg::Game)));
        }
        let _ = hints.push((Button::B, cx.say(Msg::Back)));
        if self.spoiled(cx).is_some() {
            let _ = hints.push((Button::A, cx.say(Msg::NotKept)));
        }
        footer(canvas, &hints);
    }
}

/// The next game with screens, or the one before.
pub fn next_game(game: Kind, forward: bool) -> Kind {
    let games = Kind::SHOWN;
    let now = games.iter().position(|&other| other == game).unwrap_or(0);
    let step = if forward { 1 } else { games.len() - 1 };
    games[(now + step) % games.len()]
}
