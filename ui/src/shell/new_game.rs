//! Setting a game up.

use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::*;
use palmyra_engine::bot::Level;
use palmyra_play::{Kind, Person, Start, Who};

use super::text::{Line, Msg};
use super::widgets::{HEADER, Menu, badge, draw_toast, footer, page, value_row};
use super::{Context, Go, flow, level_name};
use crate::canvas::{Canvas, Observer, area};
use crate::games::{Shown as _, with_shown};
use crate::input::Button;

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
    game: Kind,
    menu: Menu,
    mode: u8,
    players: u8,
    who: [Who; 5],
    /// `None` lets chance decide.
    first: Option<u8>,
}

impl NewGame {
    /// A game for two against an easy bot.
    pub fn new(game: Kind) -> Self {
        Self {
            game,
            menu: Menu::default(),
            mode: 0,
            players: 2,
            who: [Who::Human, BOT, BOT, BOT, BOT],
            first: None,
        }
    }

    /// How many ways there are to play it with several seats; they stand first
    /// in the list.
    fn modes(self) -> u8 {
        let modes = self.game.modes().iter();
        modes.take_while(|mode| !mode.is_solo()).count().max(1) as u8
    }

    pub fn press(&mut self, button: Button, cx: &mut Context) -> Go {
        match button {
            Button::Up | Button::Down => {
                self.menu.press(button, FIXED + self.players);
                Go::Stay
            }
            Button::Left => self.change(false),
            Button::Right => self.change(true),
            Button::A if self.menu.index == 0 => self.start(cx),
            Button::A => self.change(true),
            Button::B => Go::Back,
            Button::X | Button::Y => Go::Stay,
        }
    }

    fn change(&mut self, forward: bool) -> Go {
        match self.menu.index {
            0 => {}
            1 => {
                let modes = self.modes();
                let step = if forward { 1 } else { modes - 1 };
                self.mode = (self.mode + step) % modes;
            }
            2 => {
                let modes = self.game.modes();
                let Some(mode) = modes.get(usize::from(self.mode)) else {
                    return Go::Stay;
                };
                self.players = if forward {
                    (self.players + 1).min(mode.most)
                } else {
                    (self.players - 1).max(mode.fewest)
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

    fn start(&self, cx: &mut Context) -> Go {
        let seated = &self.who[..usize::from(self.players)];
        if !seated.contains(&Who::Human) {
            cx.refuse(Msg::NeedsHuman);
            return Go::Stay;
        }
        let start = Start {
            game: self.game,
            mode: self.mode,
            seats: self.players,
            options: cx.profile.settings.options(self.game),
            who: self.who,
            first: self.first.map(Person),
        };
        flow::start(cx, start)
    }

    pub fn draw<D: DrawTarget<Color = Rgb565>, O: Observer>(
        &self,
        cx: &Context,
        canvas: &mut Canvas<D, O>,
    ) {
        page(canvas, cx.say(Msg::NewGame));
        for row in 0..FIXED + self.players {
            let at = area(4, HEADER + 2 + ROW * i32::from(row), 232, ROW);
            let chosen = row == self.menu.index;
            let person = Person(row.saturating_sub(FIXED));
            let mut number = Line::new();
            let (name, value) = match row {
                0 => (cx.say(Msg::StartGame), ""),
                1 => {
                    let mode = with_shown!(
                        self.game,
                        Game => Game::mode_name(cx, self.mode),
                        else ""
                    );
                    (cx.say(Msg::Mode), mode)
                }
                2 => {
                    // One digit fits.
                    let _ = number.push(char::from(b'0' + self.players));
                    (cx.say(Msg::Players), number.as_str())
                }
                3 => {
                    let first = match self.first {
                        Some(first) => cx.name(Person(first)),
                        None => cx.say(Msg::Random),
                    };
                    (cx.say(Msg::First), first)
                }
                _ => {
                    let who = match self.who[person.index() % 5] {
                        Who::Human => Msg::Human,
                        Who::Bot(level) => level_name(level),
                    };
                    (cx.name(person), cx.say(who))
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
        draw_toast(cx, canvas);
        let hints: &[_] = if self.menu.index == 0 {
            &[
                (Button::A, cx.say(Msg::Start)),
                (Button::Up, cx.say(Msg::Move)),
                (Button::B, cx.say(Msg::Back)),
            ]
        } else {
            &[
                (Button::Left, cx.say(Msg::Change)),
                (Button::Up, cx.say(Msg::Move)),
                (Button::B, cx.say(Msg::Back)),
            ]
        };
        footer(canvas, hints);
    }
}
