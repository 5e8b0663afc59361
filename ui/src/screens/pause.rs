//! The pause: everything that is not a move.

use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::*;

use super::confirm::{Confirm, Question};
use super::how_to::{HowTo, Topic};
use super::log::Log;
use super::players::PlayersPage;
use super::remaining::Remaining;
use super::settings::SettingsPage;
use super::{Go, Screen};
use crate::app::Sound;
use crate::canvas::{Align, Canvas, Font, Observer, area};
use crate::input::Button;
use crate::text::{Blank, Msg};
use crate::theme;
use crate::widgets::{FOOT, HEADER, Menu, battery, footer, page, row_ground};
use crate::world::World;

const ITEMS: [Msg; 8] = [
    Msg::Resume,
    Msg::PlayersPage,
    Msg::LastTurns,
    Msg::RemainingTiles,
    Msg::HowToPlay,
    Msg::Settings,
    Msg::ToTitle,
    Msg::GiveUp,
];
const ROW: i32 = 21;

/// The menu over a running game. Going back from here leads to the title,
/// where the game can be continued.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pause {
    menu: Menu,
}

impl Pause {
    pub fn press(&mut self, button: Button, world: &mut World) -> Go {
        self.menu.press(button, ITEMS.len() as u8);
        match button {
            Button::B => Go::Home,
            Button::A => {
                world.sound = Some(Sound::Confirm);
                match ITEMS[usize::from(self.menu.index) % ITEMS.len()] {
                    Msg::Resume => Go::Back,
                    Msg::PlayersPage => Go::Push(Screen::Players(PlayersPage)),
                    Msg::LastTurns => Go::Push(Screen::Log(Log::default())),
                    Msg::RemainingTiles => Go::Push(Screen::Remaining(Remaining)),
                    Msg::HowToPlay => Go::Push(Screen::HowTo(HowTo::new(Topic::at_hand(world)))),
                    Msg::Settings => Go::Push(Screen::Settings(SettingsPage::default())),
                    // Nothing is lost with a guided game.
                    Msg::GiveUp if world.is_guided() => Go::Home,
                    Msg::GiveUp => Go::Push(Screen::Confirm(Confirm::new(Question::GiveUp))),
                    _ => Go::Home,
                }
            }
            _ => Go::Stay,
        }
    }

    pub fn draw<D: DrawTarget<Color = Rgb565>, O: Observer>(
        &self,
        world: &World,
        canvas: &mut Canvas<D, O>,
    ) {
        page(canvas, world.say(Msg::Paused));
        battery(canvas, world, Point::new(232, 6));
        for (index, &item) in ITEMS.iter().enumerate() {
            let at = area(20, HEADER + 5 + ROW * index as i32, 200, ROW - 2);
            let chosen = index == usize::from(self.menu.index);
            let ink = row_ground(canvas, at, chosen);
            canvas.text(Font::Body, world.say(item), at, Align::Centre, ink);
        }
        if let Some(play) = world.play.as_ref().filter(|_| world.settings.ask_seed) {
            let seed = world.tell(Msg::SeedIs, &[Blank::Number(play.seed() as i32)]);
            let at = area(0, FOOT - 20, 240, 19);
            canvas.text(Font::Body, &seed, at, Align::Centre, theme::SHADE);
        }
        footer(
            canvas,
            world,
            &[
                (Button::A, Msg::Choose),
                (Button::Up, Msg::Move),
                (Button::B, Msg::Leave),
            ],
        );
    }
}
