//! The page on which a new game is set up.

use embedded_graphics::prelude::*;
use heapless::Vec;
use palmyra_engine::bot::Level;
use palmyra_play::save::Item;
use palmyra_play::{Kind, Person, Start, Who};

use super::bots::{draw_bot, draw_face, level_name};
use super::campaign::Campaign;
use super::name::NameEntry;
use super::text::{Line, Msg};
use super::title::{draw_heading, draw_scene_and_words};
use super::widgets::{FOOT, HEADER, Menu, badge, footer, page, value_row};
use super::{Context, Go, Screen, flow};
use crate::canvas::{Canvas, area};
use crate::input::Button;
use crate::theme;

/// The top of the rows, below the picture of the game.
const ROWS: i32 = HEADER + 41;
const BOT: Who = Who::Bot(Level::Malku);
/// The values that a seat's row can have, in order.
const CHOICES: [Who; 6] = [
    Who::Human,
    Who::Bot(Level::Malku),
    Who::Bot(Level::Yarhai),
    Who::Bot(Level::Zabdas),
    Who::Bot(Level::Longinus),
    Who::Bot(Level::Zenobia),
];

/// A row of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Row {
    Start,
    Mode,
    Players,
    First,
    Seat(u8),
}

/// The page with the setup of the next game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NewGame {
    game: Kind,
    menu: Menu,
    /// The index in the list of modes for several seats; a campaign of solo games follows at the
    /// end of this list.
    mode: u8,
    players: u8,
    who: [Who; 5],
    /// The person who begins, or `None` for a random one.
    first: Option<u8>,
}

impl NewGame {
    /// Opens the page with the setup of the last game of this kind. The first time, there are two
    /// seats and an easy bot.
    pub fn new(cx: &Context, game: Kind) -> Self {
        let mut new = Self {
            game,
            menu: Menu::default(),
            mode: 0,
            players: 2,
            who: [Who::Human, BOT, BOT, BOT, BOT],
            first: None,
        };
        if let Some(last) = cx.profile.settings.setup(game) {
            new.mode = last.mode.min(new.several());
            if !new.is_campaign() {
                new.players = last.seats;
                new.who = last.who;
                new.first = last.first.map(|first| first.0);
            }
        }
        new
    }

    /// Returns the number of modes for several seats. They come first in the game's list.
    fn several(self) -> u8 {
        let modes = self.game.modes().iter();
        modes.take_while(|mode| !mode.is_solo()).count().max(1) as u8
    }

    /// Returns the name of the campaign, if it consists of solo games. Only such a campaign is
    /// listed here.
    fn campaign(self, cx: &Context) -> Option<&'static str> {
        cx.info(self.game).campaign(cx)
    }

    fn is_campaign(self) -> bool {
        self.mode >= self.several()
    }

    /// Returns the rows for the current choices.
    fn rows(self, cx: &Context) -> Vec<Row, 9> {
        let modes = self.several() + u8::from(self.campaign(cx).is_some());
        let several = !self.is_campaign();
        let rows = [
            Some(Row::Start),
            (modes > 1).then_some(Row::Mode),
            several.then_some(Row::Players),
            several.then_some(Row::First),
        ];
        let seats = if several { self.players } else { 0 };
        let seats = (0..seats).map(Row::Seat);
        rows.into_iter().flatten().chain(seats).collect()
    }

    fn row(self, cx: &Context) -> Row {
        let rows = self.rows(cx);
        let row = rows.get(usize::from(self.menu.index));
        row.copied().unwrap_or(Row::Start)
    }

    pub fn press(&mut self, button: Button, cx: &mut Context) -> Go {
        let row = self.row(cx);
        match button {
            Button::Up | Button::Down => {
                let rows = self.rows(cx).len() as u8;
                self.menu.press(button, rows);
            }
            Button::A => return self.start(cx),
            Button::Left => self.change(cx, row, false),
            Button::Right => self.change(cx, row, true),
            Button::B => {
                self.remember(cx);
                return Go::Back;
            }
            Button::X => {
                if let Some(person) = self.human(row) {
                    self.remember(cx);
                    return Go::Push(Screen::Name(NameEntry::of(cx, person)));
                }
            }
            Button::Y => {}
        }
        Go::Stay
    }

    /// Returns the person of a seat's row, or `None` if a bot sits there.
    fn human(self, row: Row) -> Option<Person> {
        match row {
            Row::Seat(seat) if self.bot(row).is_none() => Some(Person(seat)),
            _ => None,
        }
    }

    fn change(&mut self, cx: &Context, row: Row, forward: bool) {
        match row {
            Row::Start => {}
            Row::Mode => {
                let modes = self.several() + u8::from(self.campaign(cx).is_some());
                let step = if forward { 1 } else { modes - 1 };
                self.mode = (self.mode + step) % modes;
            }
            Row::Players => {
                let modes = self.game.modes();
                let Some(mode) = modes.get(usize::from(self.mode)) else {
                    return;
                };
                self.players = if forward {
                    (self.players + 1).min(mode.most)
                } else {
                    (self.players - 1).max(mode.fewest)
                };
                self.first = self.first.filter(|&first| first < self.players);
            }
            Row::First => {
                let choices = self.players + 1;
                let now = self.first.map_or(0, |first| first + 1);
                let step = if forward { 1 } else { choices - 1 };
                self.first = ((now + step) % choices).checked_sub(1);
            }
            Row::Seat(seat) => {
                if let Some(who) = self.who.get_mut(usize::from(seat)) {
                    let now = CHOICES.iter().position(|choice| choice == who);
                    let step = if forward { 1 } else { CHOICES.len() - 1 };
                    *who = CHOICES[(now.unwrap_or(0) + step) % CHOICES.len()];
                }
            }
        }
    }

    fn start(&self, cx: &mut Context) -> Go {
        if self.is_campaign() {
            return Go::Push(Screen::Campaign(Campaign::new(cx, self.game)));
        }
        let start = self.setup(cx);
        flow::start(cx, start)
    }

    /// Returns the setup according to the current choices.
    fn setup(&self, cx: &Context) -> Start {
        Start {
            game: self.game,
            mode: self.mode,
            seats: if self.is_campaign() { 1 } else { self.players },
            options: cx.profile.settings.options(self.game),
            who: self.who,
            first: self.first.map(Person),
        }
    }

    /// Saves the current choices as the suggestion for the next game.
    fn remember(&self, cx: &mut Context) {
        let start = self.setup(cx);
        let is_usable = cx.profile.spoiled(Item::Settings).is_none();
        if cx.profile.settings.remember(start) && is_usable {
            cx.profile.unsaved.settings = true;
        }
    }

    /// Returns the bot of a seat's row, if a bot sits there.
    fn bot(self, row: Row) -> Option<Level> {
        let Row::Seat(seat) = row else { return None };
        match self.who.get(usize::from(seat)) {
            Some(&Who::Bot(level)) => Some(level),
            _ => None,
        }
    }

    pub fn draw(&self, cx: &Context, canvas: &mut Canvas) {
        page(canvas, cx.say(Msg::NewGame));
        let at = Point::new(8, HEADER + 2);
        let row = self.row(cx);
        let note = cx.info(self.game).mode_note(cx, self.mode);
        match (self.bot(row), note.filter(|_| row == Row::Mode)) {
            (Some(level), _) => draw_bot(cx, canvas, (self.game, level), at),
            (None, Some(note)) => {
                let name = cx.info(self.game).name(cx);
                let words = [(name, theme::CREAM), (note, theme::SHADE)];
                draw_scene_and_words(cx, canvas, self.game, words, at);
            }
            (None, None) => draw_heading(cx, canvas, self.game, at, theme::CREAM, false),
        }
        let rows = self.rows(cx);
        let height = ((FOOT - 1 - ROWS) / rows.len().max(1) as i32).min(21);
        for (index, &row) in rows.iter().enumerate() {
            let chosen = index == usize::from(self.menu.index);
            let at = area(4, ROWS + height * index as i32, 232, height);
            let mut number = Line::new();
            let (name, value) = self.words(cx, row, &mut number);
            let (x, y) = (at.top_left.x, at.top_left.y);
            let indent = match row {
                Row::Seat(seat) => {
                    let top = y + (height - 15) / 2;
                    badge(canvas, Person(seat), Point::new(x + 3, top));
                    match self.bot(row) {
                        Some(level) => {
                            draw_face(canvas, level, Point::new(x + 22, y), height);
                            48
                        }
                        None => 22,
                    }
                }
                _ => 0,
            };
            let at = area(x + indent, y, 232 - indent, height);
            value_row(canvas, at, chosen, name, value);
        }
        let start = (Button::A, cx.say(Msg::Start));
        let change = (Button::Left, cx.say(Msg::Change));
        let back = (Button::B, cx.say(Msg::Back));
        let middle = match self.human(self.row(cx)) {
            Some(_) => (Button::X, cx.say(Msg::NameWord)),
            None => (Button::Up, cx.say(Msg::Move)),
        };
        footer(canvas, &[start, change, middle, back]);
    }

    /// Returns the name and the value of a row. `number` is a buffer for a value that is a number.
    fn words<'a>(&self, cx: &'a Context, row: Row, number: &'a mut Line) -> (&'a str, &'a str) {
        match row {
            Row::Start => (cx.say(Msg::StartGame), ""),
            Row::Mode => {
                let name = match self.campaign(cx).filter(|_| self.is_campaign()) {
                    Some(name) => name,
                    None => cx.info(self.game).mode_name(cx, self.mode),
                };
                (cx.say(Msg::Mode), name)
            }
            Row::Players => {
                // The buffer has room for a single digit.
                let _ = number.push(char::from(b'0' + self.players));
                (cx.say(Msg::Players), number)
            }
            Row::First => {
                let first = match self.first {
                    Some(first) => cx.person_name(Person(first)),
                    None => cx.say(Msg::Random),
                };
                (cx.say(Msg::First), first)
            }
            Row::Seat(seat) => {
                let who = match self.who[usize::from(seat) % 5] {
                    Who::Human => Msg::Human,
                    Who::Bot(level) => level_name(level),
                };
                (cx.person_name(Person(seat)), cx.say(who))
            }
        }
    }
}
