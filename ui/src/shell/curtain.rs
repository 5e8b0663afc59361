//! Between two people who share the device.

use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::*;

use super::text::Msg;
use super::widgets::{FOOT, footer};
use super::{Context, Go, Pause, Screen, flow};
use crate::app::Sound;
use crate::canvas::{Align, Canvas, Font, Observer, area, panel};
use crate::games::{AnyPlay, Shown as _, with_shown};
use crate::input::Button;
use crate::theme;

/// Names who should hold the device now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Curtain;

impl Curtain {
    pub fn press(&mut self, button: Button, cx: &mut Context) -> Go {
        match button {
            Button::A => {
                cx.sound = Some(Sound::Confirm);
                if let Some(play) = &mut cx.play {
                    play.hand_over();
                }
                Go::Game(flow::resume(cx))
            }
            Button::B => Go::Push(Screen::Pause(Pause::default())),
            _ => Go::Stay,
        }
    }

    pub fn draw<D: DrawTarget<Color = Rgb565>, O: Observer>(
        &self,
        cx: &Context,
        canvas: &mut Canvas<D, O>,
    ) {
        let Some(person) = cx.play.as_ref().and_then(AnyPlay::active) else {
            return;
        };
        let (colour, _) = theme::PLAYERS[person.index() % theme::PLAYERS.len()];
        canvas.fill(panel(), theme::NIGHT);
        // Folds of a curtain in the player's colour.
        for fold in 0..12 {
            let x = fold * 20;
            canvas.fill(area(x, 0, 17, 42 + (fold % 2) * 6), colour);
            canvas.fill(area(x + 17, 0, 3, 40), theme::DUSK);
            canvas.fill(area(x, FOOT - 30 - (fold % 2) * 6, 17, 36), colour);
        }
        canvas.text(
            Font::Body,
            cx.say(Msg::PassTo),
            area(0, 64, 240, 20),
            Align::Centre,
            theme::CREAM,
        );
        let name = cx.name(person);
        canvas.text(
            Font::Logo,
            name,
            area(0, 83, 240, 42),
            Align::Centre,
            theme::GOLD,
        );
        let hint = with_shown!(cx.game(), Game => {
            Game::draw_pieces(canvas, person, Point::new(120, 140));
            Game::secret_words(cx)
        }, else "");
        canvas.text(
            Font::Body,
            hint,
            area(0, 156, 240, 20),
            Align::Centre,
            theme::SHADE,
        );
        footer(
            canvas,
            &[
                (Button::A, cx.say(Msg::Ready)),
                (Button::B, cx.say(Msg::Pause)),
            ],
        );
    }
}
