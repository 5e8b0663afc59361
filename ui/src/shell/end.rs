//! The end of a game.

use palmyra_play::{Millis, Speed, Start};

use super::new_game::NewGame;
use super::text::Msg;
use super::widgets::{Menu, footer, row_ground};
use super::{Context, FRAME, Go, Play, Screen, Services, Shown, flow};
use crate::canvas::{Align, Canvas, Font, area};
use crate::input::Button;
use crate::sound::Sound;

/// How long a result counts up, in steps of the chosen speed.
const COUNTED: Millis = 2;

/// The result, and what to do next.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EndPage {
    menu: Menu,
    /// 0 for the result, else a page with more about it.
    page: u8,
    /// When the result began to count up, until it is complete.
    since: Option<Millis>,
    /// Whether this is the end of a record, where there is nothing to choose.
    is_record: bool,
}

impl EndPage {
    /// Counts up at the chosen speed, if the game has something to count.
    pub fn new<G: Shown>(play: &Play<G>, cx: &Services) -> Self {
        let moves = cx.profile.settings.speed != Speed::Instant && play.guide().is_none();
        Self {
            since: (G::COUNTS_UP && moves).then_some(cx.now),
            ..Self::default()
        }
    }

    /// The result at the end of a record.
    pub fn of_record() -> Self {
        Self {
            is_record: true,
            ..Self::default()
        }
    }

    /// The entries of the menu.
    fn choices(&self, cx: &Context) -> &'static [Msg] {
        if self.is_record { &[] } else { choices(cx) }
    }

    pub fn press(&mut self, button: Button, cx: &mut Context) -> Go {
        // A press completes the count; B leaves without waiting for it.
        if self.since.take().is_some() && button != Button::B {
            return Go::Stay;
        }
        let pages = 1 + more_pages(cx);
        match button {
            Button::Left => self.page = (self.page + pages - 1) % pages,
            Button::Right => self.page = (self.page + 1) % pages,
            // A turns the pages with more, and B leads back to the result.
            Button::A if self.page > 0 => self.page = (self.page + 1) % pages,
            Button::B if self.page > 0 => self.page = 0,
            _ if self.page > 0 => {}
            _ => return self.choose(button, cx),
        }
        Go::Stay
    }

    fn choose(&mut self, button: Button, cx: &mut Context) -> Go {
        let choices = self.choices(cx);
        self.menu.press(button, choices.len() as u8);
        match button {
            Button::B => Go::Home,
            Button::A => {
                cx.sound = Some(Sound::Confirm);
                let game = cx.game();
                match choices.get(usize::from(self.menu.index)) {
                    Some(Msg::NextGame) => {
                        let next = next_start(cx);
                        start(cx, next)
                    }
                    Some(Msg::NewGame) => Go::Push(Screen::NewGame(NewGame::new(cx, game))),
                    Some(Msg::PlayAgain) if cx.is_guided() => flow::begin_guided(cx, game),
                    Some(Msg::PlayAgain) => {
                        let again = cx.play.table().map(|table| table.start());
                        start(cx, again)
                    }
                    _ => Go::Home,
                }
            }
            _ => Go::Stay,
        }
    }

    /// How much of the result has been counted, in percent.
    fn counted(&self, cx: &Context) -> u8 {
        let all = COUNTED * cx.profile.settings.speed.step();
        match self.since {
            Some(since) if cx.now < since + all => (100 * (cx.now - since) / all) as u8,
            _ => 100,
        }
    }

    /// Continues counting; returns whether the picture changes.
    pub fn tick(&mut self, cx: &Context) -> bool {
        let counts = self.since.is_some();
        if self.counted(cx) == 100 {
            self.since = None;
        }
        counts
    }

    /// When to continue counting.
    pub fn wake(&self, cx: &Context) -> Option<Millis> {
        self.since.map(|_| cx.now + FRAME)
    }

    pub fn draw(&self, cx: &Context, canvas: &mut Canvas) {
        let Some(table) = cx.play.table() else { return };
        let turn = (Button::Left, cx.say(Msg::More));
        if let Some(more) = self.page.checked_sub(1) {
            table.draw_more(cx, canvas, more);
            let next = (Button::A, cx.say(Msg::Next));
            footer(canvas, &[next, turn, (Button::B, cx.say(Msg::Back))]);
            return;
        }
        let end = table.draw_result(cx, canvas, self.counted(cx));
        let top = end.max(158);
        for (index, &choice) in self.choices(cx).iter().enumerate() {
            let at = area(50, top + 21 * index as i32, 140, 20);
            let ink = row_ground(canvas, at, index == usize::from(self.menu.index));
            canvas.text(Font::Body, cx.say(choice), at, Align::Centre, ink);
        }
        // People find out that a list moves, but not that there are pages.
        let turn = if more_pages(cx) > 0 {
            turn
        } else {
            (Button::Up, cx.say(Msg::Move))
        };
        let choose = (Button::A, cx.say(Msg::Choose));
        footer(canvas, &[choose, turn, (Button::B, cx.say(Msg::Leave))]);
    }
}

/// The number of pages with more about the result; a guided game has none.
fn more_pages(cx: &Context) -> u8 {
    cx.play.table().map_or(0, |table| table.more_pages())
}

/// The choices after the end of a game.
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
    cx.play.table()?.next_start(cx)
}

fn start(cx: &mut Context, start: Option<Start>) -> Go {
    start.map_or(Go::Home, |start| flow::start(cx, start))
}
