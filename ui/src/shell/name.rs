//! Entering a name of three letters for a good result.

use embedded_graphics::prelude::*;
use palmyra_play::results::{BestList, Name};

use super::text::Msg;
use super::widgets::{badge, footer, page};
use super::{Context, Go, Services, end};
use crate::canvas::{Align, Canvas, Font, area};
use crate::input::Button;
use crate::shell::art::{ARROW_DOWN, ARROW_UP};
use crate::sound::Sound;
use crate::theme;

/// The name so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NameEntry {
    name: Name,
    place: u8,
    /// The choice that was made on the page with the result, carried out afterwards.
    choice: Msg,
}

impl NameEntry {
    /// Starts from the name entered last.
    pub fn new(cx: &Services, choice: Msg) -> Self {
        Self {
            name: cx.profile.counter.name,
            place: 0,
            choice,
        }
    }

    pub fn press(&mut self, button: Button, cx: &mut Context) -> Go {
        match button {
            Button::Up => self.name.turn(self.place, false),
            Button::Down => self.name.turn(self.place, true),
            Button::Left => self.place = (self.place + 2) % 3,
            Button::Right => self.place = (self.place + 1) % 3,
            // The result is already listed with the name that was entered last.
            Button::B => return end::leave(cx, self.choice),
            Button::A => {
                let start = cx.play.table().map(|table| table.start());
                if let (Some(rank), Some(start)) = (cx.rank, start) {
                    if let Some(board) = BestList::new(start.game, start.mode, start.seats) {
                        let results = cx.profile.change_results(start.game);
                        results.sign(board, rank, self.name);
                    }
                    cx.profile.counter.name = self.name;
                    cx.profile.unsaved.counter = true;
                }
                cx.sound = Some(Sound::Confirm);
                return end::leave(cx, self.choice);
            }
            Button::X | Button::Y => {}
        }
        Go::Stay
    }

    pub fn draw(&self, cx: &Context, canvas: &mut Canvas) {
        page(canvas, cx.say(Msg::YourName));
        if let (Some(table), Some(rank)) = (cx.play.table(), cx.rank)
            && let Some((text, person)) = table.praise(cx, rank)
        {
            canvas.text(
                Font::Body,
                &text,
                area(10, 44, 220, 20),
                Align::Centre,
                theme::CREAM,
            );
            if let Some(person) = person {
                badge(canvas, person, Point::new(220, 3));
            }
        }
        for (place, letter) in self.name.as_str().char_indices() {
            let x = 63 + 40 * place as i32;
            let at = area(x, 100, 34, 44);
            let chosen = place == usize::from(self.place);
            let (ground, ink) = if chosen {
                (theme::GOLD, theme::INK)
            } else {
                (theme::DUSK, theme::CREAM)
            };
            canvas.slab(at, ground);
            let mut text = [0; 4];
            canvas.text(
                Font::Logo,
                letter.encode_utf8(&mut text),
                at,
                Align::Centre,
                ink,
            );
            if chosen {
                canvas.sprite_at(&ARROW_UP, Point::new(x + 17, 91), &[theme::GOLD]);
                canvas.sprite_at(&ARROW_DOWN, Point::new(x + 17, 152), &[theme::GOLD]);
            }
        }
        footer(
            canvas,
            &[
                (Button::A, cx.say(Msg::Done)),
                (Button::Up, cx.say(Msg::Change)),
                (Button::B, cx.say(Msg::Skip)),
            ],
        );
    }
}
