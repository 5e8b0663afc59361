//! Entering a name of three letters for a best result or a place at the table.

use embedded_graphics::prelude::*;
use palmyra_play::Person;
use palmyra_play::results::{BestList, Name};

use super::text::Msg;
use super::widgets::{badge, footer, page};
use super::{Context, Go, Services, end};
use crate::canvas::{Align, Canvas, Font, area};
use crate::input::Button;
use crate::shell::art::{ARROW_DOWN, ARROW_UP};
use crate::sound::Sound;
use crate::theme;

/// The purpose of the entered name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Purpose {
    /// The name of a best result. The value is the entry that was chosen in the menu of the result;
    /// it is carried out after the name was entered.
    Result(Msg),
    /// The name of a person's place at the table.
    Seat(Person),
}

/// The page on which a name is entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NameEntry {
    name: Name,
    place: u8,
    purpose: Purpose,
}

/// The number of letters in a name.
const LETTERS: u8 = 3;

impl NameEntry {
    /// Opens the page for the name of a best result. It suggests the name of the person's place, or
    /// the name entered last. `choice` is the chosen entry of the result's menu.
    pub fn new(cx: &Context, choice: Msg) -> Self {
        let praised = cx.play.table().zip(cx.rank);
        let praised = praised.and_then(|(table, rank)| table.praise(cx, rank));
        let kept = praised.and_then(|(_, person)| kept(cx, person?));
        Self {
            name: kept.unwrap_or(cx.profile.counter.name),
            place: 0,
            purpose: Purpose::Result(choice),
        }
    }

    /// Opens the page for the name of a person's place.
    pub fn of(cx: &Services, person: Person) -> Self {
        Self {
            name: kept(cx, person).unwrap_or(cx.profile.counter.name),
            place: 0,
            purpose: Purpose::Seat(person),
        }
    }

    pub fn press(&mut self, button: Button, cx: &mut Context) -> Go {
        match (button, self.purpose) {
            (Button::Up, _) => self.name.turn(self.place, false),
            (Button::Down, _) => self.name.turn(self.place, true),
            (Button::Left, _) => self.place = (self.place + LETTERS - 1) % LETTERS,
            (Button::Right, _) => self.place = (self.place + 1) % LETTERS,
            (Button::A, _) if self.place + 1 < LETTERS => self.place += 1,
            (Button::A | Button::X, _) => {
                cx.sound = Some(Sound::Confirm);
                return self.finish(cx);
            }
            // After B, the result keeps the name under which it was recorded.
            (Button::B, Purpose::Result(choice)) => return leave(cx, choice),
            (Button::B, Purpose::Seat(_)) => return Go::Back,
            (Button::Y, Purpose::Seat(person)) => {
                keep(cx, person, None);
                return Go::Back;
            }
            (Button::Y, Purpose::Result(_)) => {}
        }
        Go::Stay
    }

    /// Saves the name, then leaves the page.
    fn finish(self, cx: &mut Context) -> Go {
        let choice = match self.purpose {
            Purpose::Seat(person) => {
                keep(cx, person, Some(self.name));
                return Go::Back;
            }
            Purpose::Result(choice) => choice,
        };
        let start = cx.play.table().map(|table| table.start());
        if let (Some(rank), Some(start)) = (cx.rank, start) {
            if let Some(board) = BestList::new(start.game, start.mode, start.seats) {
                let results = cx.profile.change_results(start.game);
                results.sign(board, rank, self.name);
            }
            cx.profile.counter.name = self.name;
            cx.profile.unsaved.counter = true;
        }
        leave(cx, choice)
    }

    pub fn draw(&self, cx: &Context, canvas: &mut Canvas) {
        page(canvas, cx.say(Msg::YourName));
        if let Purpose::Seat(person) = self.purpose {
            badge(canvas, person, Point::new(220, 3));
        } else if let (Some(table), Some(rank)) = (cx.play.table(), cx.rank)
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
        let next = (Button::A, cx.say(Msg::Next));
        let done = (Button::X, cx.say(Msg::Done));
        match self.purpose {
            Purpose::Result(_) => {
                footer(canvas, &[next, done, (Button::B, cx.say(Msg::Skip))]);
            }
            Purpose::Seat(_) => {
                let colour = (Button::Y, cx.say(Msg::ColourWord));
                let back = (Button::B, cx.say(Msg::Back));
                footer(canvas, &[next, done, colour, back]);
            }
        }
    }
}

/// Carries out an entry of the result's menu. If that opens a screen, the screen replaces this
/// page, so that B leads from there to the result.
fn leave(cx: &mut Context, choice: Msg) -> Go {
    match end::leave(cx, choice) {
        Go::Push(screen) => Go::Swap(screen),
        go => go,
    }
}

/// Returns the name that was entered for a person's place.
fn kept(cx: &Services, person: Person) -> Option<Name> {
    let kept = cx.profile.counter.people.get(person.index());
    kept.copied().flatten()
}

/// Saves the name of a person's place, or removes it.
fn keep(cx: &mut Services, person: Person, name: Option<Name>) {
    if let Some(kept) = cx.profile.counter.people.get_mut(person.index()) {
        *kept = name;
        cx.profile.unsaved.counter = true;
    }
}
