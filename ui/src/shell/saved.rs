//! The slots of running games.

use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::*;

use palmyra_play::save::{Header, SLOTS, Slot, Spoiled};
use palmyra_play::{Person, Start, Who};

use super::confirm::{Confirm, Question};
use super::text::Msg;
use super::widgets::{HEADER, Menu, badge, draw_toast, footer, page, row_ground};
use super::{Context, Go, Screen, flow};
use crate::app::Sound;
use crate::canvas::{Align, Canvas, Font, Observer, area};
use crate::games::{SCENE, Shown as _, with_shown};
use crate::input::Button;
use crate::theme;

const ROW: i32 = 56;

/// The list of slots: to go on with a game, or to choose one that goes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SavedGames {
    menu: Menu,
    /// The game that needs a slot, and its seed.
    new: Option<(Start, u32)>,
}

impl SavedGames {
    /// With the game played last chosen.
    pub fn waiting(cx: &Context) -> Self {
        let index = cx.profile.waiting().first().map_or(0, |&(slot, _)| slot);
        Self {
            menu: Menu { index },
            new: None,
        }
    }

    /// To choose the game that goes for a new one.
    pub fn replace(start: Start, seed: u32) -> Self {
        Self {
            menu: Menu::default(),
            new: Some((start, seed)),
        }
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

    pub fn draw<D: DrawTarget<Color = Rgb565>, O: Observer>(
        &self,
        cx: &Context,
        canvas: &mut Canvas<D, O>,
    ) {
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
                Slot::Game(header) => draw_game(cx, canvas, header, y, ink),
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
        draw_toast(cx, canvas);
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

/// A game: its picture, its name, how it is played, and by whom.
fn draw_game<D: DrawTarget<Color = Rgb565>, O: Observer>(
    cx: &Context,
    canvas: &mut Canvas<D, O>,
    header: &Header,
    y: i32,
    ink: Rgb565,
) {
    let start = header.start;
    let at = Point::new(12, y + 7);
    let name = with_shown!(start.game, Game => {
        Game::draw_scene(canvas, at);
        Game::name(cx)
    }, else "");
    let (width, height) = SCENE;
    let frame = area(at.x - 1, at.y - 1, width + 2, height + 2);
    canvas.frame(frame, 1, theme::BRONZE);
    let x = at.x + width + 8;
    canvas.text(Font::Title, name, area(x, y + 1, 146, 18), Align::Left, ink);
    let line = cx.game_name(header);
    canvas.text(
        Font::Body,
        &line,
        area(x, y + 17, 148, 17),
        Align::Left,
        ink,
    );
    let mut x = x;
    for seat in 0..start.seats {
        if start.who[usize::from(seat) % 5] == Who::Human {
            badge(canvas, Person(seat), Point::new(x, y + 34));
            x += 20;
        }
    }
}
