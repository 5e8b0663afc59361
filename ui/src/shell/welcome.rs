//! The page on a new device that offers a guided game.

use palmyra_play::Kind;

use super::text::Msg;
use super::widgets::{footer, page};
use super::{Context, Go, flow};
use crate::canvas::{Align, Canvas, area};
use crate::input::Button;
use crate::sound::Sound;
use crate::theme;

/// The page that offers a guided game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Welcome;

impl Welcome {
    pub fn press(&mut self, button: Button, cx: &mut Context) -> Go {
        match button {
            Button::A | Button::B => {
                cx.profile.settings.greeted = true;
                cx.profile.unsaved.settings = true;
                cx.sound = Some(Sound::Confirm);
                if button == Button::A {
                    flow::begin_guided(cx, Kind::FIRST)
                } else {
                    Go::Home
                }
            }
            _ => Go::Stay,
        }
    }

    pub fn draw(&self, cx: &Context, canvas: &mut Canvas) {
        page(canvas, cx.say(Msg::WelcomeTitle));
        cx.info(Kind::FIRST).draw_emblem(canvas, 60);
        let text = area(12, 92, 216, 100);
        canvas.paragraph(cx.say(Msg::WelcomeText), text, Align::Centre, theme::CREAM);
        footer(
            canvas,
            &[
                (Button::A, cx.say(Msg::Agree)),
                (Button::B, cx.say(Msg::Decline)),
            ],
        );
    }
}
