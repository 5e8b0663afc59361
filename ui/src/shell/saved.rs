//! The list of saved games.

use embedded_graphics::prelude::*;

use palmyra_play::save::{Header, SLOTS, Slot, Spoiled};
use palmyra_play::{Person, Start, Who};

use super::confirm::{Confirm, Question};
use super::text::{Blank, Msg, fill};
use super::widgets::{HEADER, Menu, badge, footer, page, row_ground};
use super::{Context, Go, SCENE, Screen, Standing, flow};
use crate::canvas::{Align, Canvas, Font, area};
use crate::input::Button;
use crate::sound::Sound;
use crate::theme::{self, Ink};

const ROW: i32 = 56;

/// The list of slots, for continuing a saved game or for choosing one to replace.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SavedGames {
    menu: Menu,
    /// The setup and the seed of a new game that needs a slot.
    new: Option<(Start, u32)>,
}

impl SavedGames {
    /// Opens the list. The game that was begun last is selected.
    pub fn waiting(cx: &Context) -> Self {
        let index = cx.profile.waiting().first().map_or(0, |&(slot, _)| slot);
        Self {
            menu: Menu { index },
            new: None,
        }
    }

    /// Opens the list for choosing the game that a new one replaces.
    pub fn replace(start: Start, seed: u32) -> Self {
        Self {
            menu: Menu::default(),
            new: Some((start, seed)),
        }
    }

    /// Returns the first slot whose game has no known standing. Returns `None` if all standings are
    /// known. While a game to replace is chosen, also returns `None` if loading would remove a game
    /// without a slot, such as a guided game on the screen below.
    pub fn unseen(self, cx: &Context) -> Option<u8> {
        let is_kept = cx.play.table().is_none() || cx.profile.slot().is_some() && !cx.is_guided();
        let waits = |slot: u8| matches!(cx.profile.slot_at(slot), Slot::Game(_));
        let is_unseen = |&slot: &u8| waits(slot) && cx.standings[usize::from(slot)].is_none();
        (0..SLOTS)
            .filter(|_| is_kept || self.new.is_none())
            .find(is_unseen)
    }

    /// Requests that the first game without a known standing is loaded, so that its standing can be
    /// shown. Returns `false`, because the picture only changes once the game is loaded.
    pub fn look(self, cx: &mut Context) -> bool {
        if let Some(slot) = self.unseen(cx) {
            cx.profile.look(slot);
        }
        false
    }

    pub fn press(&mut self, button: Button, cx: &mut Context) -> Go {
        self.menu.press(button, SLOTS);
        let slot = self.menu.index;
        match (button, cx.profile.slot_at(slot), self.new) {
            (Button::B, _, _) => Go::Back,
            (Button::A, _, Some((start, seed))) => {
                let question = Question::Replace { slot, start, seed };
                Go::Push(Screen::Confirm(Confirm::new(question)))
            }
            (Button::A, Slot::Game(_), None) => {
                cx.sound = Some(Sound::Confirm);
                flow::go_on(cx, slot)
            }
            (Button::A, Slot::Spoiled(_), None) => {
                Go::Push(Screen::Confirm(Confirm::new(Question::Clear(slot))))
            }
            _ => Go::Stay,
        }
    }

    pub fn draw(&self, cx: &Context, canvas: &mut Canvas) {
        let title = match self.new {
            Some(_) => Msg::ReplaceTitle,
            None => Msg::Games,
        };
        page(canvas, cx.say(title));
        for (index, slot) in cx.profile.slots().iter().enumerate() {
            let y = HEADER + 8 + ROW * index as i32;
            let chosen = index == usize::from(self.menu.index);
            let at = area(6, y, 228, ROW - 6);
            if chosen {
                row_ground(canvas, at, true);
            } else {
                canvas.slab(at, theme::DUSK);
            }
            let ink = if chosen { theme::INK } else { theme::CREAM };
            let line = area(16, y + 4, 208, 22);
            match slot {
                Slot::Game(header) => {
                    let standing = cx.standings[index];
                    draw_game(cx, canvas, header, standing, y, ink);
                    match standing {
                        Some(standing) => draw_standing(canvas, header, standing, y, ink),
                        None => draw_people(canvas, header, y),
                    }
                }
                Slot::Empty => {
                    canvas.text(Font::Body, cx.say(Msg::SlotEmpty), line, Align::Left, ink);
                }
                Slot::Spoiled(spoiled) => {
                    let msg = match spoiled {
                        Spoiled::Damaged => Msg::SlotDamaged,
                        Spoiled::Newer => Msg::SlotNewer,
                        Spoiled::Older => Msg::SlotOlder,
                    };
                    canvas.text(Font::Body, cx.say(msg), line, Align::Left, ink);
                }
            }
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

/// The width of the line with the mode, in pixels.
const LINE_WIDTH: i32 = 148;

/// Draws a saved game: its picture, name, mode, and its round if known.
fn draw_game(
    cx: &Context,
    canvas: &mut Canvas,
    header: &Header,
    standing: Option<Standing>,
    y: i32,
    ink: Ink,
) {
    let start = header.start;
    let at = Point::new(12, y + 7);
    let info = cx.info(start.game);
    info.draw_scene(canvas, at);
    let name = info.name(cx);
    let (width, height) = SCENE;
    let frame = area(at.x - 1, at.y - 1, width + 2, height + 2);
    canvas.frame(frame, 1, theme::BRONZE);
    let x = at.x + width + 8;
    let mut room = 90;
    if let Some(standing) = standing {
        let round = cx.tell(Msg::Round, &[Blank::Number(standing.round.into())]);
        let width = Font::Body.width(&round);
        // A long name leaves no space for the round.
        if Font::Body.width(name) <= 226 - width - x {
            let at = area(230 - width, y + 1, width, 18);
            canvas.text(Font::Body, &round, at, Align::Left, ink);
            room = room.min(226 - width - x);
        }
    }
    let font = Font::Title.or_smaller(name, room);
    canvas.text(font, name, area(x, y + 1, room, 18), Align::Left, ink);
    let whole = cx.game_name(header);
    // If the line is too long, the number of players is left out, because the people are drawn
    // below.
    let line = match whole.split_once(", ") {
        Some((mode, _)) if Font::Body.width(&whole) > LINE_WIDTH => mode,
        _ => &whole,
    };
    let at = area(x, y + 17, LINE_WIDTH, 17);
    canvas.text(Font::Body, line, at, Align::Left, ink);
}

/// Draws the people of a game without a known standing.
fn draw_people(canvas: &mut Canvas, header: &Header, y: i32) {
    let seats = (0..header.start.seats).zip(header.start.who);
    let people = seats.filter(|&(_, who)| who == Who::Human);
    for (x, (seat, _)) in (84..).step_by(20).zip(people) {
        badge(canvas, Person(seat), Point::new(x, y + 34));
    }
}

/// Draws the points of all players in a saved game.
fn draw_standing(canvas: &mut Canvas, header: &Header, standing: Standing, y: i32, ink: Ink) {
    let mut x = 84;
    for (person, score) in (0..header.start.seats).zip(standing.scores) {
        let score = match score {
            Some(score) => fill("{}", &[score.into()]),
            None => fill("?", &[]),
        };
        let width = Font::Body.width(&score);
        // A line has no space for five large numbers.
        if x + 18 + width > 232 {
            break;
        }
        badge(canvas, Person(person), Point::new(x, y + 34));
        let at = area(x + 18, y + 33, width, 17);
        canvas.text(Font::Body, &score, at, Align::Left, ink);
        x += 22 + width;
    }
}
