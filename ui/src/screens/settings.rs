//! What a player can set.

use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::*;

use super::confirm::{Confirm, Question};
use super::{Go, Screen};
use crate::canvas::{Canvas, Observer, area};
use crate::input::Button;
use crate::save::Item;
use crate::text::{Language, Line, Msg};
use crate::widgets::{HEADER, Menu, footer, page, value_row};
use crate::world::{Settings, Speed, World};

const ROWS: u8 = 8;
const ERASE: u8 = 7;
const ROW: i32 = 23;

/// The list of settings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SettingsPage {
    menu: Menu,
}

impl SettingsPage {
    pub fn press(&mut self, button: Button, world: &mut World) -> Go {
        self.menu.press(button, ROWS);
        match button {
            Button::B if world.unkept.settings && world.spoiled(Item::Settings).is_some() => {
                world.unkept.settings = false;
                let question = Question::Afresh {
                    item: Item::Settings,
                    all: false,
                };
                Go::Swap(Screen::Confirm(Confirm::new(question)))
            }
            Button::B => Go::Back,
            Button::A if self.menu.index == ERASE => {
                Go::Push(Screen::Confirm(Confirm::new(Question::Erase)))
            }
            Button::A | Button::Right => {
                world.unkept.settings = true;
                self.change(&mut world.settings, true);
                Go::Stay
            }
            Button::Left => {
                world.unkept.settings = true;
                self.change(&mut world.settings, false);
                Go::Stay
            }
            _ => Go::Stay,
        }
    }

    fn change(&self, settings: &mut Settings, forward: bool) {
        match self.menu.index {
            0 => {
                let count = Speed::ALL.len();
                let step = if forward { 1 } else { count - 1 };
                settings.speed = Speed::ALL[(settings.speed as usize + step) % count];
            }
            1 => settings.open_coins = !settings.open_coins,
            2 => settings.all_solo = !settings.all_solo,
            3 => {
                let step = if forward { 0 } else { Settings::BRIGHTEST - 2 };
                settings.brightness = (settings.brightness + step) % Settings::BRIGHTEST + 1;
            }
            4 => settings.sound = !settings.sound,
            5 => settings.ask_seed = !settings.ask_seed,
            6 => {
                let count = Language::ALL.len();
                let step = if forward { 1 } else { count - 1 };
                settings.language = Language::ALL[(settings.language as usize + step) % count];
            }
            _ => {}
        }
    }

    pub fn draw<D: DrawTarget<Color = Rgb565>, O: Observer>(
        &self,
        world: &World,
        canvas: &mut Canvas<D, O>,
    ) {
        page(canvas, world.say(Msg::Settings));
        let settings = &world.settings;
        let mut number = Line::new();
        // One digit fits.
        let _ = number.push(char::from(b'0' + settings.brightness.min(9)));
        let either = |on: bool, yes: Msg, no: Msg| world.say(if on { yes } else { no });
        let speed = match settings.speed {
            Speed::Slow => Msg::Slow,
            Speed::Normal => Msg::Normal,
            Speed::Fast => Msg::Fast,
            Speed::Instant => Msg::Instant,
        };
        let rows = [
            (Msg::Speed, world.say(speed)),
            (
                Msg::Coins,
                either(settings.open_coins, Msg::Open, Msg::Secret),
            ),
            (
                Msg::SoloGames,
                either(settings.all_solo, Msg::AllOpen, Msg::StepByStep),
            ),
            (Msg::Brightness, number.as_str()),
            (Msg::Sound, either(settings.sound, Msg::On, Msg::Off)),
            (
                Msg::Seed,
                either(settings.ask_seed, Msg::Asked, Msg::Random),
            ),
            (Msg::Language, world.say(Msg::LanguageName)),
            (Msg::EraseAll, ""),
        ];
        for (index, (name, value)) in rows.into_iter().enumerate() {
            let at = area(8, HEADER + 7 + ROW * index as i32, 224, ROW - 3);
            let chosen = index == usize::from(self.menu.index);
            value_row(canvas, at, chosen, world.say(name), value);
        }
        let change = if self.menu.index == ERASE {
            (Button::A, Msg::Choose)
        } else {
            (Button::Left, Msg::Change)
        };
        footer(
            canvas,
            world,
            &[change, (Button::Up, Msg::Move), (Button::B, Msg::Back)],
        );
    }
}
