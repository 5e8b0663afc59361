//! The milestones of a game, and the page that shows them.

use embedded_graphics::prelude::*;
use palmyra_engine::bot::Level;
use palmyra_play::{DAYS, Kind};

use super::art::{BOOK, CUP, GLYPHS, LAUREL, MEDAL, SUN, Sprite, TICK};
use super::hall::next_game;
use super::text::Msg;
use super::widgets::{FOOT, HEADER, footer, page};
use super::{Context, Go, Services};
use crate::canvas::{Align, Canvas, Font, LINE, area};
use crate::input::Button;
use crate::theme;

/// The milestones that every game has, each a picture and a task. The order must not change,
/// because saves depend on it.
const COMMON: [(Sprite, Msg); 9] = [
    (TICK, Msg::FirstGame),
    (BOOK, Msg::TenGames),
    (CUP, Msg::FirstWin),
    (LAUREL, Msg::TenWins),
    (GLYPHS[2], Msg::BestBot),
    (GLYPHS[0], Msg::EveryBot),
    (GLYPHS[4], Msg::FullTable),
    (SUN, Msg::FirstDay),
    (MEDAL, Msg::SevenDays),
];
/// The index of the milestone for a win at a full table. Results do not record this, so it is
/// passed to [`reach`].
const FULL_TABLE: u8 = 6;

/// The new milestones of a game. They are only shown at the end of the game, so that they interrupt
/// nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reached {
    game: Kind,
    /// The new milestones, one bit each.
    milestones: u32,
}

impl Reached {
    /// Returns the number of new milestones.
    pub const fn count(self) -> u8 {
        self.milestones.count_ones() as u8
    }

    /// Returns the picture and the task of each new milestone.
    pub fn each(self, cx: &Services) -> impl Iterator<Item = (Sprite, &'static str)> + '_ {
        let bits = (0..32).filter(move |bit| self.milestones >> bit & 1 == 1);
        bits.map(move |bit| milestone(cx, self.game, bit))
    }
}

/// Returns the number of milestones of a game.
fn count(cx: &Services, game: Kind) -> u8 {
    COMMON.len() as u8 + cx.info(game).milestones()
}

/// Returns the picture and the task of a milestone.
fn milestone(cx: &Services, game: Kind, index: u8) -> (Sprite, &'static str) {
    match index.checked_sub(COMMON.len() as u8) {
        None => {
            let (sprite, msg) = COMMON[usize::from(index)];
            (sprite, cx.say(msg))
        }
        Some(own) => cx.info(game).milestone(cx, own),
    }
}

/// Returns the progress of a milestone, and the progress at which it is reached.
fn progress(cx: &Services, game: Kind, index: u8) -> (u16, u16) {
    let results = cx.profile.results(game);
    let won = |level| results.tally(level).won;
    let wins = || {
        Level::ALL
            .into_iter()
            .fold(0, |sum: u16, level| sum.saturating_add(won(level)))
    };
    let days = || cx.profile.honours(game).days().count() as u16;
    let (done, all) = match index {
        0 => (results.finished, 1),
        1 => (results.finished, 10),
        2 => (wins(), 1),
        3 => (wins(), 10),
        4 => (won(Level::ALL[Level::ALL.len() - 1]), 1),
        5 => {
            let beaten = Level::ALL.into_iter().filter(|&level| won(level) > 0);
            (beaten.count() as u16, Level::ALL.len() as u16)
        }
        7 => (days(), 1),
        8 => (days(), DAYS as u16),
        _ => (0, 1),
    };
    if cx.profile.honours(game).has(index) {
        (all, all)
    } else {
        (done.min(all), all)
    }
}

/// Records the milestones that were reached in a kind of game by now, and stores the new ones for
/// the page with the result. `own` has one bit for each of the game's own milestones; `full_table`
/// is a win at a full table.
pub fn reach(cx: &mut Services, game: Kind, own: u16, full_table: bool) {
    let done = |&index: &u8| {
        let (done, all) = progress(cx, game, index);
        done == all || index == FULL_TABLE && full_table
    };
    let common = (0..COMMON.len() as u8).filter(done);
    let common = common.fold(0u32, |bits, index| bits | 1 << index);
    let all = common | u32::from(own) << COMMON.len();
    let milestones = all & !cx.profile.honours(game).milestones();
    if milestones != 0 {
        cx.profile.change_honours(game).reach(milestones);
        let told = cx.reached.filter(|reached| reached.game == game);
        cx.reached = Some(Reached {
            game,
            milestones: milestones | told.map_or(0, |told| told.milestones),
        });
    }
}

/// Draws the page with the new milestones after the result.
pub fn draw_new(cx: &Services, canvas: &mut Canvas) {
    let Some(reached) = cx.reached else { return };
    let count = cx.tell(Msg::NewMilestones, &[reached.count().into()]);
    page(canvas, &count);
    let rows = (HEADER + 4..FOOT - NEW).step_by(NEW as usize);
    for (y, (sprite, task)) in rows.zip(reached.each(cx)) {
        canvas.slab(area(6, y, 38, NEW - 4), theme::GOLD);
        let inks = [theme::INK, theme::GOLD, theme::INK, theme::INK];
        canvas.sprite_at(&sprite, Point::new(25, y + NEW / 2 - 2), &inks);
        canvas.paragraph(task, area(52, y, 180, NEW), Align::Left, theme::CREAM);
    }
}

/// The height of a new milestone's row.
const NEW: i32 = 2 * LINE + 4;

const COLUMNS: u8 = 5;
/// The width and the height of a milestone's picture with its edge.
const CELL: (i32, i32) = (46, 44);

/// The page with all milestones of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Milestones {
    game: Kind,
    index: u8,
}

impl Milestones {
    /// Opens the page with the first milestone selected.
    pub const fn new(game: Kind) -> Self {
        Self { game, index: 0 }
    }

    pub fn press(&mut self, button: Button, cx: &mut Context) -> Go {
        let count = count(cx, self.game);
        let step = match button {
            Button::Left => count - 1,
            Button::Right => 1,
            Button::Up => count.saturating_sub(COLUMNS),
            Button::Down => COLUMNS,
            Button::Y => {
                *self = Self::new(next_game(self.game));
                0
            }
            Button::B => return Go::Back,
            Button::A | Button::X => 0,
        };
        self.index = (self.index + step) % count;
        Go::Stay
    }

    pub fn draw(&self, cx: &Context, canvas: &mut Canvas) {
        page(canvas, cx.info(self.game).name(cx));
        let honours = cx.profile.honours(self.game);
        let reached = honours.milestones().count_ones() as u8;
        let all = count(cx, self.game);
        let share = cx.tell(Msg::PageOf, &[reached.into(), all.into()]);
        let at = area(184, 0, 49, HEADER - 2);
        canvas.text(Font::Body, &share, at, Align::Right, theme::SHADE);
        for index in 0..all {
            self.draw_sign(cx, canvas, index);
        }
        let (_, text) = milestone(cx, self.game, self.index);
        let (done, all) = progress(cx, self.game, self.index);
        let top = FOOT - 50;
        canvas.fill(area(0, top - 4, 240, 1), theme::BRONZE);
        let ink = if done == all {
            theme::GOLD
        } else {
            theme::CREAM
        };
        let at = area(8, top, 224, LINE + 2);
        canvas.text(Font::Body, text, at, Align::Left, ink);
        if done != all {
            let share = [done as i16, all as i16].map(Into::into);
            let share = cx.tell(Msg::PageOf, &share);
            let at = area(180, top + LINE + 4, 52, LINE);
            canvas.text(Font::Body, &share, at, Align::Right, theme::SHADE);
        }
        let wide = if done == all { 224 } else { 164 };
        bar(canvas, Point::new(8, top + LINE + 8), wide, done, all);
        footer(
            canvas,
            &[
                (Button::Left, cx.say(Msg::Move)),
                (Button::Y, cx.say(Msg::Game)),
                (Button::B, cx.say(Msg::Back)),
            ],
        );
    }

    fn draw_sign(self, cx: &Context, canvas: &mut Canvas, index: u8) {
        let (width, height) = CELL;
        let x = 7 + width * i32::from(index % COLUMNS);
        let y = HEADER + 6 + height * i32::from(index / COLUMNS);
        let (done, all) = progress(cx, self.game, index);
        let at = area(x, y, width - 4, height - 4);
        if index == self.index {
            canvas.slab(at, theme::CREAM);
        }
        let (ground, ink) = if done == all {
            (theme::GOLD, theme::INK)
        } else {
            (theme::DUSK, theme::SHADE)
        };
        canvas.slab(area(x + 2, y + 2, width - 8, height - 8), ground);
        let (sprite, _) = milestone(cx, self.game, index);
        let middle = Point::new(x + width / 2 - 2, y + height / 2 - 3);
        canvas.sprite_at(&sprite, middle, &[ink, ground, ink, ink]);
        if done > 0 && done < all {
            bar(
                canvas,
                Point::new(x + 6, y + height - 11),
                width - 16,
                done,
                all,
            );
        }
    }
}

/// Draws a progress bar.
fn bar(canvas: &mut Canvas, at: Point, width: i32, done: u16, all: u16) {
    canvas.fill(area(at.x, at.y, width, 4), theme::BRONZE);
    let full = width * i32::from(done) / i32::from(all.max(1));
    canvas.fill(area(at.x, at.y, full, 4), theme::GOLD);
}
