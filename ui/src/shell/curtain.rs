//! The curtain between the turns of people who share the device.

use palmyra_play::Person;

use super::text::Msg;
use super::widgets::footer;
use super::{Context, Go, Pause, Screen, flow};
use crate::app::Sound;
use crate::canvas::{Align, Canvas, Font, area, panel};
use crate::games::{Play, Shown, with_play};
use crate::input::Button;
use crate::theme;

/// Names the person who should hold the device now.
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
                Go::Game(flow::resume_any(cx))
            }
            Button::B => Go::Push(Screen::Pause(Pause::default())),
            _ => Go::Stay,
        }
    }

    pub fn draw(&self, cx: &Context, canvas: &mut Canvas) {
        let Some(any) = &cx.play else { return };
        let Some(person) = any.active() else { return };
        canvas.fill(panel(), theme::NIGHT);
        with_play!(any, play => draw_for(cx, play, canvas, person));
        footer(
            canvas,
            &[
                (Button::A, cx.say(Msg::Ready)),
                (Button::B, cx.say(Msg::Pause)),
            ],
        );
    }
}

/// Draws the curtain of a game: whose turn it is, and what everybody may see.
fn draw_for<G: Shown>(cx: &Context, play: &Play<G>, canvas: &mut Canvas, person: Person) {
    let (colour, _) = theme::PLAYERS[person.index() % theme::PLAYERS.len()];
    // The folds of the curtain, in the player's colour.
    for fold in 0..12 {
        let x = fold * 20;
        canvas.fill(area(x, 0, 17, G::FOLDS + (fold % 2) * 6), colour);
        canvas.fill(area(x + 17, 0, 3, G::FOLDS - 2), theme::DUSK);
    }
    canvas.text(
        Font::Body,
        cx.say(Msg::PassTo),
        area(0, G::FOLDS + 22, 240, 20),
        Align::Centre,
        theme::CREAM,
    );
    let name = area(0, G::FOLDS + 41, 240, 42);
    canvas.text(
        Font::Logo,
        cx.name(person),
        name,
        Align::Centre,
        theme::GOLD,
    );
    G::draw_curtain(cx, play, canvas, person);
}
