//! The pause menu, with everything that is not a move.

use embedded_graphics::prelude::*;

use heapless::Vec;
use palmyra_play::Day;

use super::confirm::{Confirm, Question};
use super::how_to::HowTo;
use super::log::Log;
use super::settings::SettingsPage;
use super::text::{Blank, Msg};
use super::widgets::{FOOT, HEADER, Menu, battery, footer, page, row_ground};
use super::{Context, Go, Screen};
use crate::canvas::{Align, Canvas, Font, area};
use crate::input::Button;
use crate::sound::Sound;
use crate::theme;

/// An entry of the pause menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Entry {
    /// An entry that every game has.
    Shell(Msg),
    /// The entry that opens the game's own page.
    Extra,
}

/// Returns the entries and their names.
fn entries(cx: &Context) -> Vec<(Entry, &'static str), 9> {
    let shell = |msg| Some((Entry::Shell(msg), cx.say(msg)));
    let table = cx.play.table();
    let extra = table.and_then(|table| table.extra_name(cx));
    [
        shell(Msg::Resume),
        shell(Msg::Players),
        shell(Msg::LastTurns),
        extra.map(|name| (Entry::Extra, name)),
        shell(Msg::HowToPlay),
        shell(Msg::Settings),
        shell(Msg::SleepNow).filter(|_| cx.parts.sleep),
        shell(Msg::ToTitle),
        shell(Msg::GiveUp),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// Opens the game's own page if `extra` is set, or else the page of the players.
fn open(cx: &mut Context, extra: bool) -> Go {
    match cx.play.table_mut() {
        Some(table) if extra => table.open_extra(&cx.shell),
        Some(table) => table.open_players(),
        None => Go::Stay,
    }
}

/// Returns the height of a row in a menu with `rows` rows.
const fn row_height(rows: usize) -> i32 {
    if rows > 8 { 19 } else { 21 }
}

/// The pause menu above a running game. B returns to the game. One entry leads to the title, where
/// the game can be continued later, unless it is a guided game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pause {
    menu: Menu,
}

impl Pause {
    pub fn press(&mut self, button: Button, cx: &mut Context) -> Go {
        let entries = entries(cx);
        self.menu.press(button, entries.len() as u8);
        match button {
            Button::B => Go::Back,
            Button::A => {
                cx.sound = Some(Sound::Confirm);
                let entry = entries.get(usize::from(self.menu.index));
                let entry = match entry {
                    Some(&(Entry::Shell(msg), _)) if msg != Msg::Players => msg,
                    entry => {
                        let extra = entry.is_some_and(|&(entry, _)| entry == Entry::Extra);
                        return open(cx, extra);
                    }
                };
                match entry {
                    Msg::Resume => Go::Back,
                    Msg::SleepNow => Go::Push(Screen::sleep(cx)),
                    Msg::LastTurns => Go::Push(Screen::Log(Log::default())),
                    Msg::HowToPlay => Go::Push(Screen::HowTo(HowTo::at_hand(cx))),
                    Msg::Settings => Go::Push(Screen::Settings(SettingsPage::during(cx.game()))),
                    // A guided game is not saved, so leaving it needs no question.
                    Msg::GiveUp if cx.is_guided() => Go::Home,
                    Msg::GiveUp => Go::Push(Screen::Confirm(Confirm::new(Question::GiveUp))),
                    _ => Go::Home,
                }
            }
            _ => Go::Stay,
        }
    }

    pub fn draw(&self, cx: &Context, canvas: &mut Canvas) {
        page(canvas, cx.say(Msg::Paused));
        battery(canvas, cx, Point::new(232, 6));
        let entries = entries(cx);
        let height = row_height(entries.len());
        for (index, (_, name)) in entries.into_iter().enumerate() {
            let at = area(20, HEADER + 5 + height * index as i32, 200, height - 2);
            let chosen = index == usize::from(self.menu.index);
            let ink = row_ground(canvas, at, chosen);
            canvas.text(Font::Body, name, at, Align::Centre, ink);
        }
        if let Some(play) = cx.play.table().filter(|_| cx.profile.settings.ask_seed) {
            let seed = match Day::of(play.start(), play.seed()) {
                Some(day) => cx.tell(Msg::DayIs, &[Blank::Number(day.number().into())]),
                None => cx.tell(Msg::SeedIs, &[Blank::Number(play.seed() as i32)]),
            };
            let at = area(0, FOOT - 20, 240, 19);
            canvas.text(Font::Body, &seed, at, Align::Centre, theme::SHADE);
        }
        footer(
            canvas,
            &[
                (Button::A, cx.say(Msg::Choose)),
                (Button::Up, cx.say(Msg::Move)),
                (Button::B, cx.say(Msg::Back)),
            ],
        );
    }
}
