//! The choice of the language, which is the first question of a new device.

use embedded_graphics::prelude::*;

use super::welcome::Welcome;
use super::{Go, Screen};
use crate::canvas::{Align, Canvas, Font, area};
use crate::input::Button;
use crate::shell::Context;
use crate::shell::text::{Language, Msg};
use crate::shell::widgets::{HEADER, Menu, battery, footer, page, row_ground};
use crate::sound::Sound;

const ROW: i32 = 38;

/// The list of languages, each in its own language. The selected one is applied at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LanguageChoice {
    menu: Menu,
}

impl LanguageChoice {
    /// Opens the list with the current language selected.
    pub const fn new(cx: &Context) -> Self {
        let index = cx.shell.profile.settings.language as u8;
        Self {
            menu: Menu { index },
        }
    }

    pub fn press(&mut self, button: Button, cx: &mut Context) -> Go {
        self.menu.press(button, Language::ALL.len() as u8);
        if let Some(&language) = Language::ALL.get(usize::from(self.menu.index)) {
            cx.shell.profile.settings.language = language;
        }
        match button {
            Button::A | Button::B => {
                cx.profile.unsaved.settings = true;
                cx.sound = Some(Sound::Confirm);
                if cx.profile.settings.greeted {
                    return Go::Back;
                }
                Go::Swap(Screen::Welcome(Welcome))
            }
            _ => Go::Stay,
        }
    }

    pub fn draw(&self, cx: &Context, canvas: &mut Canvas) {
        page(canvas, cx.say(Msg::Language));
        battery(canvas, cx, Point::new(232, 6));
        for (index, language) in Language::ALL.into_iter().enumerate() {
            let at = area(30, HEADER + 22 + ROW * index as i32, 180, ROW - 6);
            let ink = row_ground(canvas, at, index == usize::from(self.menu.index));
            canvas.text(Font::Title, cx.say(name(language)), at, Align::Centre, ink);
        }
        footer(
            canvas,
            &[
                (Button::Up, cx.say(Msg::Move)),
                (Button::A, cx.say(Msg::Choose)),
            ],
        );
    }
}

/// Returns the name of a language in that language.
pub const fn name(language: Language) -> Msg {
    match language {
        Language::English => Msg::English,
        Language::German => Msg::German,
        Language::French => Msg::French,
        Language::Dutch => Msg::Dutch,
    }
}
