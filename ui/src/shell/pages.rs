//! Pages with long texts that scroll.

use heapless::String;
use palmyra_play::Kind;

use super::{Go, Screen};
use crate::canvas::{Canvas, LINE, area, wrap};
use crate::input::Button;
use crate::shell::Context;
use crate::shell::text::Msg;
use crate::shell::widgets::{FOOT, HEADER, footer, page};
use crate::{VERSION, theme};

/// The number of lines that fit on the panel.
const LINES: i32 = (FOOT - HEADER - 6) / LINE;

const WIDTH: i32 = 216;

/// The maximum length of a text in bytes.
const LONGEST: usize = 768;

/// A page with a heading and a long text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Page {
    title: Msg,
    text: Msg,
    top: u8,
}

impl Page {
    /// The page *About*.
    pub const ABOUT: Self = Self::new(Msg::About, Msg::AboutText);
    /// The page with the licence notices.
    const NOTICES: Self = Self::new(Msg::Notices, Msg::NoticesText);

    const fn new(title: Msg, text: Msg) -> Self {
        Self {
            title,
            text,
            top: 0,
        }
    }

    pub fn press(&mut self, button: Button, cx: &mut Context) -> Go {
        let most = lines(&self.words(cx)).saturating_sub(LINES as u8);
        match button {
            Button::Up => self.top = self.top.saturating_sub(3),
            Button::Down => self.top = (self.top + 3).min(most),
            Button::A if self.top < most => {
                self.top = (self.top + LINES as u8 - 1).min(most);
            }
            Button::A => {
                return match self.after() {
                    Some(page) => Go::Swap(Screen::Page(page)),
                    None => Go::Back,
                };
            }
            Button::B => return Go::Back,
            _ => {}
        }
        Go::Stay
    }

    /// Returns the text, with the credits of all games filled in.
    fn words(self, cx: &Context) -> String<LONGEST> {
        let mut words = String::new();
        let (head, tail) = cx
            .say(self.text)
            .split_once("{}")
            .unwrap_or((cx.say(self.text), ""));
        // A test checks that the text fits.
        let _ = words.push_str(head);
        if !tail.is_empty() {
            for (index, &game) in Kind::SHOWN.iter().enumerate() {
                let _ = words.push_str(if index == 0 { "" } else { "\n" });
                let _ = words.push_str(cx.info(game).credit(cx));
            }
        }
        let _ = words.push_str(tail);
        if self.text == Msg::AboutText {
            let _ = words.push_str("\n\nPalmyra ");
            let _ = words.push_str(VERSION);
        }
        words
    }

    /// Returns the page that follows this one.
    fn after(self) -> Option<Self> {
        (self.text == Msg::AboutText).then_some(Self::NOTICES)
    }

    pub fn draw(&self, cx: &Context, canvas: &mut Canvas) {
        page(canvas, cx.say(self.title));
        let text = self.words(cx);
        let top = HEADER + 4;
        canvas.text_lines(
            &text,
            area(8, top, WIDTH, LINES * LINE),
            self.top.into(),
            theme::CREAM,
        );
        let all = i32::from(lines(&text));
        if all > LINES {
            // Draws a scroll bar.
            let height = LINES * LINE;
            canvas.fill(area(232, top, 3, height), theme::DUSK);
            let thumb = (height * LINES / all).max(8);
            let y = top + (height - thumb) * i32::from(self.top) / (all - LINES);
            canvas.fill(area(232, y, 3, thumb), theme::GOLD);
        }
        let has_more = i32::from(self.top) + LINES < all || self.after().is_some();
        let next = if has_more { Msg::Next } else { Msg::Done };
        let buttons = [
            (Button::Up, cx.say(Msg::Move)),
            (Button::A, cx.say(next)),
            (Button::B, cx.say(Msg::Back)),
        ];
        let used = if all > LINES {
            &buttons[..]
        } else if has_more {
            &buttons[1..]
        } else {
            &buttons[2..]
        };
        footer(canvas, used);
    }
}

fn lines(text: &str) -> u8 {
    wrap(text, WIDTH).count().min(u8::MAX.into()) as u8
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::contexts;

    #[test]
    fn every_text_has_room() {
        for cx in contexts() {
            for page in [Page::ABOUT, Page::NOTICES] {
                let end = cx.say(page.text).rsplit("{}").next();
                let end = if page == Page::ABOUT {
                    Some(VERSION)
                } else {
                    end
                };
                assert!(end.is_some_and(|end| page.words(&cx).ends_with(end)));
                // A release adds the commit to the version, so the text needs space for the commit.
                assert!(page.words(&cx).len() + " (0123456789)".len() <= LONGEST);
            }
        }
    }
}
