//! The rules of a game on illustrated pages.

use palmyra_play::Kind;

use super::text::{Blank, Msg};
use super::widgets::{HEADER, footer, page};
use super::{Context, Go};
use crate::canvas::{Align, Canvas, Font, area};
use crate::input::Button;
use crate::theme;

/// The top of the text below a picture.
const TEXT: i32 = 113;

/// A page of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HowTo {
    game: Kind,
    page: u8,
}

impl HowTo {
    /// Opens a page of a game's rules.
    pub const fn new(game: Kind, page: u8) -> Self {
        Self { game, page }
    }

    /// Opens the page about the current decision.
    pub fn at_hand(cx: &Context) -> Self {
        let table = cx.play.table();
        Self {
            game: cx.game(),
            page: table.map_or(0, |table| table.page_at_hand()),
        }
    }

    pub fn press(&mut self, button: Button, cx: &mut Context) -> Go {
        let last = cx.info(self.game).pages() - 1;
        match button {
            Button::A if self.page == last => return Go::Back,
            Button::A | Button::Right | Button::Down => self.page = (self.page + 1).min(last),
            Button::Left | Button::Up => self.page = self.page.saturating_sub(1),
            Button::B => return Go::Back,
            Button::X | Button::Y => {}
        }
        Go::Stay
    }

    pub fn draw(&self, cx: &Context, canvas: &mut Canvas) {
        let info = cx.info(self.game);
        let count = info.pages();
        let index = self.page % count;
        let (title, text) = info.page_words(cx, index);
        page(canvas, title);
        let blanks = [Blank::from(index + 1), Blank::from(count)];
        let number = cx.tell(Msg::PageOf, &blanks);
        let at = area(184, 0, 49, HEADER - 2);
        canvas.text(Font::Body, &number, at, Align::Right, theme::SHADE);
        info.draw_page(cx, index, canvas);
        canvas.paragraph(text, area(8, TEXT, 224, 106), Align::Left, theme::CREAM);
        let next = if index + 1 == count {
            Msg::Done
        } else {
            Msg::Next
        };
        footer(
            canvas,
            &[
                (Button::A, cx.say(next)),
                (Button::Left, cx.say(Msg::Move)),
                (Button::B, cx.say(Msg::Back)),
            ],
        );
    }
}
