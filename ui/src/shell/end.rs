//! The end of a game.

use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::*;
use palmyra_play::{SavedGame as _, Start};

use super::new_game::NewGame;
use super::text::Msg;
use super::widgets::{Menu, footer, row_ground};
use super::{Context, Go, Screen, flow};
use crate::app::Sound;
use crate::canvas::{Align, Canvas, Font, Observer, area};
use crate::games::{Play, Shown, with_play};
use crate::input::Button;

/// The result and what next.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EndPage {
    menu: Menu,
}

impl EndPage {
    pub fn press(&mut self, button: Button, cx: &mut Context) -> Go {
        let choices = choices(cx);
        self.menu.press(button, choices.len() as u8);
        match button {
            Button::B => Go::Home,
            Button::A => {
                cx.sound = Some(Sound::Confirm);
                match choices.get(usize::from(self.menu.index)) {
                    Some(Msg::NextGame) => start(cx, next_start(cx)),
                    Some(Msg::NewGame) => Go::Push(Screen::NewGame(NewGame::new(cx, cx.game()))),
                    Some(Msg::PlayAgain) if cx.is_guided() => flow::begin_guided(cx, cx.game()),
                    Some(Msg::PlayAgain) => start(cx, cx.play.as_ref().map(|play| play.start())),
                    _ => Go::Home,
                }
            }
            _ => Go::Stay,
        }
    }

    pub fn draw<D: DrawTarget<Color = Rgb565>, O: Observer>(
        &self,
        cx: &Context,
        canvas: &mut Canvas<D, O>,
    ) {
        let Some(any) = &cx.play else { return };
        let end = with_play!(any, play => draw_result(cx, play, canvas));
        let top = end.max(158);
        for (index, &choice) in choices(cx).iter().enumerate() {
            let at = area(50, top + 21 * index as i32, 140, 20);
            let ink = row_ground(canvas, at, index == usize::from(self.menu.index));
            canvas.text(Font::Body, cx.say(choice), at, Align::Centre, ink);
        }
        footer(
            canvas,
            &[
                (Button::A, cx.say(Msg::Choose)),
                (Button::Up, cx.say(Msg::Move)),
                (Button::B, cx.say(Msg::Leave)),
            ],
        );
    }
}

fn draw_result<G: Shown, D: DrawTarget<Color = Rgb565>, O: Observer>(
    cx: &Context,
    play: &Play<G>,
    canvas: &mut Canvas<D, O>,
) -> i32 {
    G::draw_result(cx, play, canvas)
}

/// What can be done after the end.
fn choices(cx: &Context) -> &'static [Msg] {
    if cx.is_guided() {
        &[Msg::NewGame, Msg::PlayAgain, Msg::ToTitle]
    } else if next_start(cx).is_some() {
        &[Msg::NextGame, Msg::PlayAgain, Msg::ToTitle]
    } else {
        &[Msg::PlayAgain, Msg::ToTitle]
    }
}

/// The game that follows in a campaign.
fn next_start(cx: &Context) -> Option<Start> {
    fn next<G: Shown>(cx: &Context, play: &Play<G>) -> Option<Start> {
        G::next_start(cx, play)
    }
    let any = cx.play.as_ref()?;
    with_play!(any, play => next(cx, play))
}

fn start(cx: &mut Context, start: Option<Start>) -> Go {
    start.map_or(Go::Home, |start| flow::start(cx, start))
}
