//! Setting a game up.

use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::*;
use palmyra_engine::bot::Level;
use palmyra_engine::legions::{Players, Setup};

use super::{Go, flow};
use crate::canvas::{Canvas, Observer, area};
use crate::input::Button;
use crate::play::{Person, Start, Who};
use crate::text::{Line, Msg};
use crate::widgets::{HEADER, Menu, badge, footer, page, value_row};
use crate::world::{World, level_name};

/// Rows before those of the players: start, mode, number, first.
const FIXED: u8 = 4;
const ROW: i32 = 21;
const BOT: Who = Who::Bot(Level::Easy);
/// What a seat can be, in the order of the choice.
const CHOICES: [Who; 4] = [
    Who::Human,
    Who::Bot(Level::Easy),
    Who::Bot(Level::Medium),
    Who::Bot(Level::Hard),
];

/// The choices for the next game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NewGame {
    menu: Menu,
    expert: bool,
    players: u8,
    who: [Who; 5],
    /// `None` lets chance decide.
    first: Option<u8>,
}

impl Default for NewGame {
    fn default() -> Self {
        Self {
            menu: Menu::default(),
            expert: false,
            players: 2,
            who: [Who::Human, BOT, BOT, BOT, BOT],
            first: None,
        }
    }
}

impl NewGame {
    pub fn press(&mut self, button: Button, world: &mut World) -> Go {
        match button {
            Button::Up | Button::Down => {
                self.menu.press(button, FIXED + self.players);
                Go::Stay
            }
            Button::Left => self.change(false),
            Button::Right => self.change(true),
            Button::A if self.menu.index == 0 => self.start(world),
            Button::A => self.change(true),
            Button::B => Go::Back,
            Button::X | Button::Y => Go::Stay,
        }
    }

    fn change(&mut self, forward: bool) -> Go {
        match self.menu.index {
            0 => {}
            1 => self.expert = !self.expert,
            2 => {
                self.players = if forward {
                    (self.players + 1).min(5)
                } else {
                    (self.players - 1).max(2)
                };
                self.first = self.first.filter(|&first| first < self.players);
            }
            3 => {
                let choices = self.players + 1;
                let now = self.first.map_or(0, |first| first + 1);
                let step = if forward { 1 } else { choices - 1 };
                self.first = ((now + step) % choices).checked_sub(1);
            }
            row => {
                if let Some(who) = self.who.get_mut(usize::from(row - FIXED)) {
                    let now = CHOICES.iter().position(|choice| choice == who);
                    let step = if forward { 1 } else { CHOICES.len() - 1 };
                    *who = CHOICES[(now.unwrap_or(0) + step) % CHOICES.len()];
                }
            }
        }
        Go::Stay
    }

    fn start(&self, world: &mut World) -> Go {
        let seated = &self.who[..usize::from(self.players)];
        if !seated.contains(&Who::Human) {
            world.refuse(Msg::NeedsHuman);
            return Go::Stay;
        }
        let Some(players) = Players::new(self.players) else {
            return Go::Stay;
        };
        let setup = if self.expert {
            Setup::Expert(players)
        } else {
            Setup::Classic(players)
        };
        let start = Start {
            setup,
            who: self.who,
            first: self.first.map(Person),
        };
        flow::start(world, start)
    }

    pub fn draw<D: DrawTarget<Color = Rgb565>, O: Observer>(
        &self,
        world: &World,
        canvas: &mut Canvas<D, O>,
    ) {
        page(canvas, world.say(Msg::NewGame));
        for row in 0..FIXED + self.players {
            let at = area(4, HEADER + 2 + ROW * i32::from(row), 232, ROW);
            let chosen = row == self.menu.index;
            let person = Person(row.saturating_sub(FIXED));
            let mut number = Line::new();
            let (name, value) = match row {
                0 => (world.say(Msg::StartGame), ""),
                1 => {
                    let mode = if self.expert {
                        Msg::Expert
                    } else {
                        Msg::Classic
                    };
                    (world.say(Msg::Mode), world.say(mode))
                }
                2 => {
                    // One digit fits.
                    let _ = number.push(char::from(b'0' + self.players));
                    (world.say(Msg::Players), number.as_str())
                }
                3 => {
                    let first = match self.first {
                        Some(first) => world.name(Person(first)),
                        None => world.say(Msg::Random),
                    };
                    (world.say(Msg::First), first)
                }
                _ => {
                    let who = match self.who[person.index() % 5] {
                        Who::Human => Msg::Human,
                        Who::Bot(level) => level_name(level),
                    };
                    (world.name(person), world.say(who))
                }
            };
            let indent = if row >= FIXED { 22 } else { 0 };
            let (x, y) = (at.top_left.x, at.top_left.y);
            value_row(
                canvas,
                area(x + indent, y, 232 - indent, ROW),
                chosen,
                name,
                value,
            );
            if row >= FIXED {
                badge(canvas, person, Point::new(x + 3, y + 3));
            }
        }
        super::table::draw_toast(world, canvas);
        let hints: &[_] = if self.menu.index == 0 {
            &[
                (Button::A, Msg::Start),
                (Button::Up, Msg::Move),
                (Button::B, Msg::Back),
            ]
        } else {
            &[
                (Button::Left, Msg::Change),
                (Button::Up, Msg::Move),
                (Button::B, Msg::Back),
            ]
        };
        footer(canvas, world, hints);
    }
}
