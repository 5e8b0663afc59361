//! The title and its menu.

use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::*;

use palmyra_play::Kind;
use palmyra_play::save::Slot;

use super::hall::Hall;
use super::learn::Learn;
use super::new_game::NewGame;
use super::pages::Page;
use super::saved::SavedGames;
use super::settings::SettingsPage;
use super::text::Msg;
use super::widgets::{FOOT, Menu, battery, draw_toast, footer, row_ground};
use super::{Context, Go, Screen, flow};
use crate::app::Sound;
use crate::canvas::{Align, Canvas, Font, Observer, area};
use crate::games::{Member, with_shown};
use crate::input::Button;
use crate::theme;

/// An entry of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Entry {
    /// Everything that belongs to no game.
    Shell(Msg),
    /// Another way to begin a game.
    Campaign(Kind),
}

const ENTRIES: [Entry; 7] = [
    Entry::Shell(Msg::Continue),
    Entry::Shell(Msg::NewGame),
    Entry::Campaign(Kind::FIRST),
    Entry::Shell(Msg::Results),
    Entry::Shell(Msg::HowToPlay),
    Entry::Shell(Msg::Settings),
    Entry::Shell(Msg::About),
];
/// Top of the menu.
const MENU: i32 = 87;
const ROW: i32 = 19;
/// How far the evening has sunk behind the upper edge.
const SUNK: i32 = 12;

/// The first screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Title {
    menu: Menu,
}

impl Title {
    /// With the most likely wish chosen.
    pub fn new(cx: &Context) -> Self {
        let index = u8::from(cx.profile.waiting().is_empty());
        Self {
            menu: Menu { index },
        }
    }

    pub fn press(&mut self, button: Button, cx: &mut Context) -> Go {
        self.menu.press(button, ENTRIES.len() as u8);
        // A game that is not there cannot be continued.
        if self.menu.index == 0 && is_empty(cx) {
            self.menu.press(button, ENTRIES.len() as u8);
            self.menu.index = self.menu.index.max(1);
        }
        if button != Button::A {
            return Go::Stay;
        }
        cx.sound = Some(Sound::Confirm);
        let game = Kind::FIRST;
        let entry = match ENTRIES[usize::from(self.menu.index) % ENTRIES.len()] {
            Entry::Shell(msg) => msg,
            Entry::Campaign(game) => {
                return with_shown!(game, Game => open_campaign::<Game>(cx), else Go::Stay);
            }
        };
        match entry {
            Msg::Continue => match cx.profile.waiting()[..] {
                [(slot, _)] if !has_spoiled(cx) => flow::go_on(cx, slot),
                _ => Go::Push(Screen::Games(SavedGames::waiting(cx))),
            },
            Msg::Results => Go::Push(Screen::Hall(Hall::new(game))),
            Msg::NewGame => Go::Push(Screen::NewGame(NewGame::new(game))),
            Msg::HowToPlay => Go::Push(Screen::Learn(Learn::new(game))),
            Msg::Settings => Go::Push(Screen::Settings(SettingsPage::default())),
            _ => Go::Push(Screen::Page(Page::ABOUT)),
        }
    }

    pub fn draw<D: DrawTarget<Color = Rgb565>, O: Observer>(
        &self,
        cx: &Context,
        canvas: &mut Canvas<D, O>,
    ) {
        draw_evening(canvas);
        let name = cx.say(Msg::Palmyra);
        canvas.text(
            Font::Logo,
            name,
            area(3, 7, 240, 34),
            Align::Centre,
            theme::INK,
        );
        canvas.text(
            Font::Logo,
            name,
            area(0, 4, 240, 34),
            Align::Centre,
            theme::GOLD,
        );
        canvas.fill(area(0, MENU - 3, 240, FOOT - MENU + 3), theme::NIGHT);
        canvas.fill(area(0, MENU - 4, 240, 1), theme::BRONZE);
        for (index, &entry) in ENTRIES.iter().enumerate() {
            let at = area(30, MENU + ROW * index as i32, 180, ROW);
            let chosen = index == usize::from(self.menu.index);
            let mut ink = row_ground(canvas, at, chosen);
            if entry == Entry::Shell(Msg::Continue) && is_empty(cx) {
                ink = theme::SHADE;
            }
            canvas.text(Font::Body, entry.name(cx), at, Align::Centre, ink);
        }
        footer(
            canvas,
            &[
                (Button::Up, cx.say(Msg::Move)),
                (Button::A, cx.say(Msg::Choose)),
            ],
        );
        draw_toast(cx, canvas);
        battery(canvas, cx, Point::new(236, FOOT + 5));
    }
}

impl Entry {
    fn name(self, cx: &Context) -> &'static str {
        fn campaign<G: Member>(cx: &Context) -> &'static str {
            G::campaign(cx).map_or("", |(name, _)| name)
        }
        match self {
            Self::Shell(msg) => cx.say(msg),
            Self::Campaign(game) => with_shown!(game, Game => campaign::<Game>(cx), else ""),
        }
    }
}

fn open_campaign<G: Member>(cx: &Context) -> Go {
    G::campaign(cx).map_or(Go::Stay, |(_, screen)| Go::push(screen))
}

/// Whether no slot holds anything.
fn is_empty(cx: &Context) -> bool {
    cx.profile.slots().iter().all(|&slot| slot == Slot::Empty)
}

/// Whether a slot holds what cannot be used; the list tells and frees it.
fn has_spoiled(cx: &Context) -> bool {
    let mut slots = cx.profile.slots().iter();
    slots.any(|slot| matches!(slot, Slot::Spoiled(_)))
}

/// The colonnade of Palmyra before the last light.
fn draw_evening<D: DrawTarget<Color = Rgb565>, O: Observer>(canvas: &mut Canvas<D, O>) {
    const SKY: [Rgb565; 6] = [
        theme::rgb(24, 18, 40),
        theme::rgb(44, 26, 56),
        theme::rgb(78, 36, 66),
        theme::rgb(128, 54, 64),
        theme::rgb(184, 86, 58),
        theme::rgb(232, 140, 64),
    ];
    const DEPTHS: [i32; 7] = [0, 22, 40, 55, 67, 77, 96];
    for (band, &colour) in SKY.iter().enumerate() {
        let (top, bottom) = (DEPTHS[band], DEPTHS[band + 1]);
        canvas.fill(area(0, top - SUNK, 240, bottom - top), colour);
    }
    // The sun, cut by the horizon.
    for y in -16..=16i32 {
        let half = (16 * 16 - y * y).isqrt();
        canvas.fill(
            area(186 - half, 74 - SUNK + y, 2 * half + 1, 1),
            theme::GOLD,
        );
    }
    for (x, y) in [
        (14, 8),
        (40, 20),
        (70, 4),
        (120, 2),
        (158, 6),
        (204, 14),
        (228, 4),
        (22, 34),
        (218, 36),
    ] {
        canvas.fill(area(x, y - 4, 2, 2), theme::CREAM);
    }
    // Dunes: two slow waves, the far one lighter.
    let far = |x| 80 - SUNK - wave(x + 30, 170, 12);
    dune(canvas, far, theme::rgb(150, 84, 52));
    // Columns with their beam, some broken.
    const STONE: Rgb565 = theme::rgb(70, 40, 48);
    for (index, height) in [30, 30, 30, 30, 14, 24].into_iter().enumerate() {
        let x = 22 + 15 * index as i32;
        canvas.fill(area(x, 90 - SUNK - height, 6, height), STONE);
        canvas.fill(area(x - 2, 90 - SUNK - height, 10, 3), STONE);
        canvas.fill(area(x - 2, 87 - SUNK, 10, 3), STONE);
    }
    canvas.fill(area(18, 55 - SUNK, 58, 5), STONE);
    let near = |x| 92 - SUNK - wave(x, 240, 9);
    dune(canvas, near, theme::rgb(84, 46, 44));
}

/// Everything below a slow line; columns of one height are drawn together.
fn dune<D: DrawTarget<Color = Rgb565>, O: Observer>(
    canvas: &mut Canvas<D, O>,
    top: impl Fn(i32) -> i32,
    colour: Rgb565,
) {
    let mut left = 0;
    while left < 240 {
        let y = top(left);
        let right = (left..240).find(|&x| top(x) != y).unwrap_or(240);
        canvas.fill(area(left, y, right - left, MENU - y), colour);
        left = right;
    }
}

/// A parabola a period: 0 at its ends, `height` in its middle.
fn wave(x: i32, period: i32, height: i32) -> i32 {
    let x = x % period;
    4 * height * x * (period - x) / (period * period)
}
