//! The result pages of a game: statistics, best results, wins against bots, and the last games.

use embedded_graphics::prelude::*;
use heapless::Vec;
use palmyra_engine::bot::Level;
use palmyra_play::save::Item;
use palmyra_play::{Day, Kind, Start, Who};

use super::art::LAUREL;
use super::bots::{draw_record, level_name};
use super::confirm::{Confirm, Question};
use super::text::{Blank, Line, Msg, fill};
use super::widgets::{HEADER, footer, page, page_note};
use super::{Context, Go, Screen, numbers};
use crate::canvas::{Align, Canvas, Font, LINE, area};
use crate::input::Button;
use crate::theme;

/// The content of a result page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Page {
    /// The statistics, and the points of the last games as bars.
    Numbers,
    /// One of the game's own result pages, by number.
    Own(u8),
    /// The share of wins against each bot.
    Bots,
    /// The list of the last games.
    Past,
}

/// A result page of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hall {
    game: Kind,
    page: u8,
}

impl Hall {
    /// Opens the first result page of a game.
    pub const fn new(game: Kind) -> Self {
        Self { game, page: 0 }
    }

    pub fn press(&mut self, button: Button, cx: &mut Context) -> Go {
        let pages = self.pages(cx).len() as u8;
        match (button, self.spoiled(cx)) {
            (Button::A, Some(item)) => {
                let question = Question::Afresh { item, all: false };
                return Go::Push(Screen::Confirm(Confirm::new(question)));
            }
            (Button::Left, _) => self.page = (self.page + pages - 1) % pages,
            (Button::Right | Button::A, None) | (Button::Right, _) => {
                self.page = (self.page + 1) % pages;
            }
            (Button::Y, _) => *self = Self::new(next_game(self.game)),
            (Button::B, _) => return Go::Back,
            (Button::Up | Button::Down | Button::X, _) => {}
        }
        Go::Stay
    }

    /// Returns the pages that have something to show.
    fn pages(self, cx: &Context) -> Vec<Page, 12> {
        let info = cx.info(self.game);
        let results = cx.profile.results(self.game);
        let is_own = |&page: &u8| results.finished > 0 && info.has_results(cx, page);
        let own = (0..info.result_pages()).filter(is_own).map(Page::Own);
        let mut levels = Level::ALL.into_iter();
        let bots = levels.any(|level| results.tally(level).played > 0);
        let past = cx.profile.honours(self.game).past().next().is_some();
        let later = [bots.then_some(Page::Bots), past.then_some(Page::Past)];
        let first = core::iter::once(Page::Numbers);
        first
            .chain(own)
            .chain(later.into_iter().flatten())
            .collect()
    }

    /// Returns the page that is shown.
    fn shown(self, cx: &Context) -> Page {
        let pages = self.pages(cx);
        pages
            .get(usize::from(self.page))
            .copied()
            .unwrap_or(Page::Numbers)
    }

    /// Returns the unusable item that prevents new results from being saved, if there is one.
    fn spoiled(self, cx: &Context) -> Option<Item> {
        let items = [Item::Counter, Item::Results(self.game)];
        items
            .into_iter()
            .find(|&item| cx.profile.spoiled(item).is_some())
    }

    pub fn draw(&self, cx: &Context, canvas: &mut Canvas) {
        let info = cx.info(self.game);
        page(canvas, info.name(cx));
        let pages = self.pages(cx).len() as u8;
        if pages > 1 {
            let number = cx.tell(Msg::PageOf, &[(self.page + 1).into(), pages.into()]);
            page_note(canvas, &number);
        }
        let shown = self.shown(cx);
        let heading = match shown {
            Page::Numbers => Line::new(),
            Page::Own(page) => info.results_heading(cx, page),
            Page::Bots => cx.tell(Msg::Opponents, &[]),
            Page::Past => cx.tell(Msg::PastGames, &[]),
        };
        let at = area(12, HEADER + 2, 216, LINE);
        canvas.text(Font::Body, &heading, at, Align::Left, theme::SHADE);
        let top = HEADER + 4 + LINE;
        match shown {
            Page::Numbers => numbers::draw(cx, canvas, self.game),
            Page::Own(page) => info.draw_results(cx, page, canvas, top),
            Page::Bots => draw_record(cx, canvas, self.game, top),
            Page::Past => self.draw_past(cx, canvas, top),
        }
        let mut hints: Vec<_, 4> = Vec::new();
        // The list has room for all buttons.
        if pages > 1 {
            let _ = hints.push((Button::Left, cx.say(Msg::PageWord)));
        }
        if Kind::SHOWN.len() > 1 {
            // If an item is unusable, the bar has no space for the word, because it also has A.
            let word = match self.spoiled(cx) {
                Some(_) => "",
                None => cx.say(Msg::Game),
            };
            let _ = hints.push((Button::Y, word));
        }
        let _ = hints.push((Button::B, cx.say(Msg::Back)));
        if self.spoiled(cx).is_some() {
            let _ = hints.push((Button::A, cx.say(Msg::NotKept)));
        }
        footer(canvas, &hints);
    }

    /// Draws the last games, each with its mode, day, opponents and result.
    fn draw_past(self, cx: &Context, canvas: &mut Canvas, top: i32) {
        let mut y = top;
        for past in cx.profile.honours(self.game).past() {
            let Some(start) = past.setup.start(self.game, 0) else {
                continue;
            };
            let info = cx.info(self.game);
            let mode = info.mode_line(cx, start.mode, start.seats);
            let at = area(12, y, 170, LINE);
            canvas.text(Font::Body, &mode, at, Align::Left, theme::CREAM);
            let score = fill("{}", &[past.score.into()]);
            let at = area(184, y, 44, LINE);
            canvas.text(Font::Body, &score, at, Align::Right, theme::GOLD);
            if past.won {
                canvas.sprite_at(&LAUREL, Point::new(178, y + LINE / 2), &[theme::GOLD]);
            }
            let at = area(12, y + LINE, 216, LINE);
            let others = others(cx, start, past.day);
            canvas.text(Font::Body, &others, at, Align::Left, theme::SHADE);
            y += 2 * LINE + 8;
        }
    }
}

/// Lists the day and the bots of a game, until the line is full.
fn others(cx: &Context, start: Start, day: Option<Day>) -> Line {
    let mut line = match day {
        Some(day) => cx.tell(Msg::DayIs, &[Blank::Number(day.number().into())]),
        None => Line::new(),
    };
    for who in start.who.iter().take(start.seats.into()) {
        if let Who::Bot(level) = *who {
            let between = if line.is_empty() { "" } else { ", " };
            let name = cx.say(level_name(level));
            if Font::Body.width(&line) + Font::Body.width(name) > 200 {
                let _ = line.push_str(" ...");
                break;
            }
            let _ = line.push_str(between);
            let _ = line.push_str(name);
        }
    }
    line
}

/// Returns the next game with screens, or the first one after the last. On pages about one game, Y
/// changes to this game.
pub fn next_game(game: Kind) -> Kind {
    let games = Kind::SHOWN;
    let now = games.iter().position(|&other| other == game).unwrap_or(0);
    games[(now + 1) % games.len()]
}
