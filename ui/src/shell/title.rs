//! The title with the main menu.

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use palmyra_play::Kind;
use palmyra_play::save::Slot;

use super::art::{BOOK, CUP, GEAR, LETTER, MEDAL, PLAY, PLUG, STAR, SUN, Sprite};
use super::campaign::Campaign;
use super::connect::Connect;
use super::day::DayPage;
use super::hall::Hall;
use super::learn::Learn;
use super::milestones::Milestones;
use super::new_game::NewGame;
use super::pages::Page;
use super::saved::SavedGames;
use super::settings::SettingsPage;
use super::text::{Blank, Msg, fill};
use super::widgets::{FOOT, battery, footer, row_ground};
use super::{Context, Go, SCENE, Screen, campaign, flow};
use crate::canvas::{Align, Canvas, Font, area};
use crate::input::Button;
use crate::sound::Sound;
use crate::theme::{self, Ink};

/// The entries of the menu that belong to no game, each with a sign. The last one is only for
/// devices with a cable.
const SIGNS: [(&Sprite, Msg); 7] = [
    (&CUP, Msg::Results),
    (&BOOK, Msg::HowToPlay),
    (&GEAR, Msg::Settings),
    (&SUN, Msg::DayGame),
    (&MEDAL, Msg::Milestones),
    (&LETTER, Msg::About),
    (&PLUG, Msg::Connect),
];
/// The top of the menu.
const MENU: i32 = 50;
/// The height of the row *Continue*.
const CONTINUE: i32 = 22;
/// The height of a game's row.
const GAME: i32 = 40;
/// The number of games that fit on the panel.
const FIT: usize = 3;
/// The top of the signs.
const SIGN: i32 = FOOT - 24;

/// A row of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Row {
    Continue,
    Game(Kind),
    Signs,
}

/// The title with the main menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Title {
    row: u8,
    /// The index of the selected sign.
    sign: u8,
}

/// The number of rows: *Continue*, one per game, and the row of signs.
const ROWS: u8 = Kind::SHOWN.len() as u8 + 2;

impl Title {
    /// Opens the title with the most likely choice selected.
    pub fn new(cx: &Context) -> Self {
        let last = cx.profile.settings.last_game();
        let place = Kind::SHOWN.iter().position(|&game| game == last);
        let row = if cx.profile.waiting().is_empty() {
            1 + place.unwrap_or(0) as u8
        } else {
            0
        };
        Self { row, sign: 0 }
    }

    fn row(self) -> Row {
        match self.row.checked_sub(1) {
            None => Row::Continue,
            Some(index) => match Kind::SHOWN.get(usize::from(index)) {
                Some(&game) => Row::Game(game),
                None => Row::Signs,
            },
        }
    }

    /// Returns the game that X and Y refer to: the game of the selected row or, if *Continue* is
    /// selected, the game that was begun last. Returns `None` in the row of signs.
    fn game(self, cx: &Context) -> Option<Kind> {
        match self.row() {
            Row::Game(game) => Some(game),
            Row::Continue => {
                let waiting = cx.profile.waiting();
                let newest = waiting.first().map(|(_, header)| header.start.game);
                newest.or(Some(cx.profile.settings.last_game()))
            }
            Row::Signs => None,
        }
    }

    /// Returns the number of games that are scrolled out at the top.
    fn hidden(self, games: usize) -> usize {
        let above = usize::from(self.row).saturating_sub(FIT);
        above.min(games.saturating_sub(FIT))
    }

    fn sign(self) -> Msg {
        SIGNS[usize::from(self.sign) % SIGNS.len()].1
    }

    pub fn press(&mut self, button: Button, cx: &mut Context) -> Go {
        let signs = signs(cx).len() as u8;
        match button {
            Button::Up => self.row = (self.row + ROWS - 1) % ROWS,
            Button::Down => self.row = (self.row + 1) % ROWS,
            Button::Left if self.row() == Row::Signs => self.sign = (self.sign + signs - 1) % signs,
            Button::Right if self.row() == Row::Signs => self.sign = (self.sign + 1) % signs,
            _ => {}
        }
        // If all slots are empty, the cursor skips the row *Continue*.
        if self.row() == Row::Continue && is_empty(cx) {
            self.row = if button == Button::Up { ROWS - 1 } else { 1 };
        }
        match (button, self.game(cx)) {
            (Button::A, _) => {}
            (Button::X, Some(game)) => {
                return Go::Push(Screen::Campaign(Campaign::new(cx, game)));
            }
            (Button::Y, Some(game)) => return Go::Push(Screen::Day(DayPage::new(cx, game))),
            _ => return Go::Stay,
        }
        cx.sound = Some(Sound::Confirm);
        match self.row() {
            Row::Continue => match cx.profile.waiting()[..] {
                [(slot, _)] if !has_spoiled(cx) => flow::go_on(cx, slot),
                _ => Go::Push(Screen::Games(SavedGames::waiting(cx))),
            },
            Row::Game(game) => Go::Push(Screen::NewGame(NewGame::new(cx, game))),
            Row::Signs => {
                let game = cx.profile.settings.last_game();
                match self.sign() {
                    Msg::Results => Go::Push(Screen::Hall(Hall::new(game))),
                    Msg::HowToPlay => Go::Push(Screen::Learn(Learn::new(game))),
                    Msg::DayGame => Go::Push(Screen::Day(DayPage::new(cx, game))),
                    Msg::Milestones => Go::Push(Screen::Milestones(Milestones::new(game))),
                    Msg::Connect => Go::Push(Screen::Connect(Connect::default())),
                    Msg::Settings => Go::Push(Screen::Settings(SettingsPage::default())),
                    _ => Go::Push(Screen::Page(Page::ABOUT)),
                }
            }
        }
    }

    pub fn draw(&self, cx: &Context, canvas: &mut Canvas) {
        draw_evening(canvas);
        let name = cx.say(Msg::Palmyra);
        for (shift, ink) in [(3, theme::INK), (0, theme::GOLD)] {
            let at = area(shift, 3 + shift, 240, 34);
            canvas.text(Font::Logo, name, at, Align::Centre, ink);
        }
        canvas.fill(area(0, MENU - 3, 240, FOOT - MENU + 3), theme::NIGHT);
        canvas.fill(area(0, MENU - 4, 240, 1), theme::BRONZE);
        // If all slots are empty, the rows of the games take the space of *Continue*.
        let (first, pitch) = match is_empty(cx) {
            true => (MENU, GAME + CONTINUE / 3),
            false => (MENU + CONTINUE, GAME),
        };
        if !is_empty(cx) {
            self.draw_continue(cx, canvas);
        }
        let games = Kind::SHOWN.iter().skip(self.hidden(Kind::SHOWN.len()));
        for (index, &game) in games.take(FIT).enumerate() {
            let at = area(4, first - 1 + pitch * index as i32, 232, pitch);
            draw_game(cx, canvas, game, at, self.row() == Row::Game(game));
        }
        self.draw_signs(cx, canvas);
        self.draw_footer(cx, canvas);
        battery(canvas, cx, Point::new(236, 4));
    }

    fn draw_footer(&self, cx: &Context, canvas: &mut Canvas) {
        if self.game(cx).is_none() {
            let choose = (Button::A, cx.say(self.sign()));
            return footer(canvas, &[(Button::Up, cx.say(Msg::Move)), choose]);
        }
        let act = match self.row() {
            Row::Continue => Msg::GoOn,
            _ => Msg::Start,
        };
        footer(
            canvas,
            &[
                (Button::A, cx.say(act)),
                (Button::X, cx.say(Msg::CampaignWord)),
                (Button::Y, cx.say(Msg::DayWord)),
            ],
        );
    }

    fn draw_continue(&self, cx: &Context, canvas: &mut Canvas) {
        let at = area(4, MENU - 1, 232, CONTINUE - 1);
        let ink = row_ground(canvas, at, self.row() == Row::Continue);
        canvas.sprite(&PLAY, Point::new(14, MENU + 5), &[ink]);
        let text = area(28, MENU - 1, 120, CONTINUE - 1);
        canvas.text(Font::Body, cx.say(Msg::Continue), text, Align::Left, ink);
        // The name of the saved game that was begun last. *Continue* continues it at once if it is
        // the only one.
        if let [(slot, header), ..] = cx.profile.waiting()[..] {
            let name = cx.info(header.start.game).name(cx);
            let left = 36 + Font::Body.width(cx.say(Msg::Continue));
            let room = area(left, MENU - 1, 230 - left, CONTINUE - 1);
            // The round follows the name if it is known and there is room.
            let turn = cx.standing(slot).map(|standing| {
                let round = Blank::Number(standing.round.into());
                let turn = cx.tell(Msg::Round, &[round]);
                fill("{}, {}", &[name.into(), turn.as_str().into()])
            });
            let turn = turn.filter(|turn| Font::Body.width(turn) <= 230 - left);
            let text = turn.as_deref().unwrap_or(name);
            canvas.text(Font::Body, text, room, Align::Right, ink);
        }
    }

    fn draw_signs(&self, cx: &Context, canvas: &mut Canvas) {
        canvas.fill(area(0, SIGN - 3, 240, 1), theme::BRONZE);
        let signs = signs(cx);
        let pitch = 234 / signs.len().max(1) as i32;
        for (index, (sprite, _)) in signs.iter().enumerate() {
            let at = area(4 + pitch * index as i32, SIGN, pitch - 2, 22);
            let chosen = self.row() == Row::Signs && index == usize::from(self.sign);
            let (ground, ink) = if chosen {
                (theme::GOLD, theme::INK)
            } else {
                (theme::DUSK, theme::TAN)
            };
            canvas.slab(at, ground);
            let middle = at.top_left + Point::new(pitch / 2 - 1, 11);
            canvas.sprite_at(sprite, middle, &[ink, ground]);
        }
    }
}

/// Returns the entries for this device. The last entry is left out on devices without a cable.
fn signs(cx: &Context) -> &'static [(&'static Sprite, Msg)] {
    let count = SIGNS.len() - usize::from(!cx.parts.cable);
    SIGNS.get(..count).unwrap_or(&SIGNS)
}

/// Draws the row of a game: its picture, name, subject, and the stars of its campaign.
fn draw_game(cx: &Context, canvas: &mut Canvas, game: Kind, at: Rectangle, chosen: bool) {
    // If the row is higher than usual, the highlight keeps its size, with more space around it. A
    // larger highlight would mean more pixels to send to the panel.
    let spare = (at.size.height as i32 - (GAME - 1)).max(0);
    let at = area(
        at.top_left.x,
        at.top_left.y + spare / 2,
        232,
        at.size.height as i32 - spare,
    );
    let ink = row_ground(canvas, at, chosen);
    let (_, height) = SCENE;
    let top = at.top_left.y + (at.size.height as i32 - height) / 2;
    draw_heading(cx, canvas, game, Point::new(8, top), ink, chosen);
    let stars = fill("{}", &[campaign::stars(cx, game).into()]);
    let ink = if chosen { theme::INK } else { theme::SHADE };
    let left = 232 - Font::Body.width(&stars);
    let number = area(left, top - 1, 232 - left, 19);
    canvas.text(Font::Body, &stars, number, Align::Left, ink);
    canvas.sprite(&STAR, Point::new(left - 12, top + 4), &[ink]);
}

/// Draws the picture of a game, with its name and its subject beside it.
pub fn draw_heading(
    cx: &Context,
    canvas: &mut Canvas,
    game: Kind,
    at: Point,
    ink: Ink,
    chosen: bool,
) {
    let info = cx.info(game);
    let faint = if chosen { theme::INK } else { theme::SHADE };
    let words = [(info.name(cx), ink), (info.line(cx), faint)];
    draw_scene_and_words(cx, canvas, game, words, at);
}

/// Draws the picture of a game, with a given name and a line below the name.
pub fn draw_scene_and_words(
    cx: &Context,
    canvas: &mut Canvas,
    game: Kind,
    [(name, ink), (line, faint)]: [(&str, Ink); 2],
    at: Point,
) {
    let (width, height) = SCENE;
    cx.info(game).draw_scene(canvas, at);
    let frame = area(at.x - 1, at.y - 1, width + 2, height + 2);
    canvas.frame(frame, 1, theme::BRONZE);
    let x = at.x + width + 6;
    let heading = area(x, at.y - 1, 122, 20);
    canvas.text(Font::Title, name, heading, Align::Left, ink);
    let below = area(x, at.y + 18, 162, 18);
    canvas.text(Font::Body, line, below, Align::Left, faint);
}

/// Draws the picture of a game, with a title and a line below the title.
pub fn draw_scene_with(
    cx: &Context,
    canvas: &mut Canvas,
    game: Kind,
    (title, line): (&str, &str),
    at: Point,
) {
    let words = [(title, theme::GOLD), (line, theme::CREAM)];
    draw_scene_and_words(cx, canvas, game, words, at);
}

/// Whether all slots are empty.
fn is_empty(cx: &Context) -> bool {
    cx.profile.slots().iter().all(|&slot| slot == Slot::Empty)
}

/// Whether the content of some slot is unusable. The list of saved games gives the reason and can
/// clear the slot.
fn has_spoiled(cx: &Context) -> bool {
    let mut slots = cx.profile.slots().iter();
    slots.any(|slot| matches!(slot, Slot::Spoiled(_)))
}

/// Draws the desert in the evening, as the background of the title.
fn draw_evening(canvas: &mut Canvas) {
    const SKY: [(i32, Ink); 5] = [
        (0, theme::ZENITH),
        (12, theme::VIOLET_SKY),
        (22, theme::PLUM_SKY),
        (33, theme::RED_SKY),
        (41, theme::ORANGE_SKY),
    ];
    for (top, colour) in SKY {
        canvas.fill(area(0, top, 240, MENU - top), colour);
    }
    // Draws the part of the sun above the horizon.
    for y in -11..=11i32 {
        let half = (11 * 11 - y * y).isqrt();
        canvas.fill(area(222 - half, 40 + y, 2 * half + 1, 1), theme::GOLD);
    }
    for (x, y) in [(8, 4), (26, 16), (14, 30), (204, 8), (228, 20), (236, 30)] {
        canvas.fill(area(x, y, 2, 2), theme::CREAM);
    }
    // Draws two dunes; the farther one is lighter.
    dune(canvas, &FAR, theme::FAR_DUNE);
    dune(canvas, &NEAR, theme::NEAR_DUNE);
}

/// The top of each dune for every column. Computed at compile time, because division is slow on the
/// device.
static FAR: [u8; 240] = tops(46, 30, 170, 6);
static NEAR: [u8; 240] = tops(48, 0, 240, 5);

const fn tops(base: i32, shift: i32, period: i32, height: i32) -> [u8; 240] {
    let (mut tops, mut x) = ([0; 240], 0);
    while x < 240 {
        tops[x] = (base - wave(x as i32 + shift, period, height)) as u8;
        x += 1;
    }
    tops
}

/// Fills the area below the top of a dune. Neighbouring columns of equal height are drawn as one
/// rectangle.
fn dune(canvas: &mut Canvas, tops: &[u8], colour: Ink) {
    let mut left = 0;
    for columns in tops.chunk_by(|one, next| one == next) {
        let (y, width) = (i32::from(columns[0]), columns.len() as i32);
        canvas.fill(area(left, y, width, MENU - y), colour);
        left += width;
    }
}

/// Returns the height at `x` of a row of parabolas: 0 at the ends of each period, `height` in the
/// middle.
const fn wave(x: i32, period: i32, height: i32) -> i32 {
    let x = x % period;
    4 * height * x * (period - x) / (period * period)
}
