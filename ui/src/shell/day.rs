//! The page of the game of the day, with a calendar of earlier days.

use embedded_graphics::prelude::*;
use palmyra_play::{CALENDAR, Day, Kind};

use super::art::{STAR, TICK};
use super::hall::next_game;
use super::text::{Msg, fill};
use super::title::draw_scene_with;
use super::widgets::{FOOT, HEADER, footer, page, page_note, plate};
use super::{Context, Go, flow};
use crate::canvas::{Align, Canvas, Font, area};
use crate::input::Button;
use crate::sound::Sound;
use crate::theme;

/// The page with the selected game and day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DayPage {
    game: Kind,
    day: Day,
}

impl DayPage {
    /// Opens the page at today. Without a clock, it opens at the day after the last one played.
    pub fn new(cx: &Context, game: Kind) -> Self {
        Self {
            game,
            day: newest(cx, game),
        }
    }

    /// Returns the selected day.
    #[cfg(test)]
    pub const fn day(self) -> Day {
        self.day
    }

    pub fn press(&mut self, button: Button, cx: &mut Context) -> Go {
        match button {
            Button::Left => self.back(1),
            Button::Up => self.back(WEEK),
            Button::Right => self.day = self.day.after().min(last(cx)),
            Button::Down => {
                let later = Day::new(u32::from(self.day.number() + WEEK));
                self.day = later.unwrap_or(Day::LAST).min(last(cx));
            }
            // Only the game changes; the selected day stays.
            Button::Y => self.game = next_game(self.game),
            Button::A => {
                cx.sound = Some(Sound::Confirm);
                return flow::begin(cx, self.day.start(self.game), self.day.seed());
            }
            Button::B => return Go::Back,
            Button::X => {}
        }
        Go::Stay
    }

    fn back(&mut self, days: u16) {
        self.day = self.day.before(days).unwrap_or(Day::FIRST);
    }

    pub fn draw(&self, cx: &Context, canvas: &mut Canvas) {
        page(canvas, cx.say(Msg::DayGame));
        let start = self.day.start(self.game);
        let info = cx.info(self.game);
        page_note(canvas, info.name(cx));
        let number = cx.tell(Msg::DayIs, &[number_of(self.day).into()]);
        let line = info.mode_line(cx, start.mode, start.seats);
        draw_scene_with(
            cx,
            canvas,
            self.game,
            (&number, &line),
            Point::new(8, HEADER + 4),
        );
        self.draw_plates(cx, canvas);
        self.draw_calendar(cx, canvas);
        let at = area(4, FOOT - 17, 232, 17);
        canvas.text(
            Font::Body,
            cx.say(Msg::DaySame),
            at,
            Align::Centre,
            theme::SHADE,
        );
        footer(
            canvas,
            &[
                (Button::A, cx.say(Msg::Start)),
                (Button::Left, cx.say(Msg::DayWord)),
                (Button::Y, cx.say(Msg::Game)),
                (Button::B, cx.say(Msg::Back)),
            ],
        );
    }

    /// Draws the number of days played in a row, and the best result of the selected day.
    fn draw_plates(self, cx: &Context, canvas: &mut Canvas) {
        let honours = cx.profile.honours(self.game);
        let streak = fill("{}", &[(honours.days_in_a_row(cx.today) as i16).into()]);
        let best = match honours.day(self.day) {
            Some(best) => fill("{}", &[best.score.into()]),
            None => fill("-", &[]),
        };
        let words = [(streak, Msg::DaysInRow), (best, Msg::DayBest)];
        for (x, (number, word)) in [4, 122].into_iter().zip(words) {
            plate(canvas, area(x, HEADER + 44, 114, 36), &number, cx.say(word));
        }
    }

    /// Draws three weeks that end with the day of [`newest`], or with the selected day if that is
    /// later. A sign marks each day that was played, won or missed.
    fn draw_calendar(self, cx: &Context, canvas: &mut Canvas) {
        let honours = cx.profile.honours(self.game);
        let end = newest(cx, self.game).max(self.day);
        // If the selected day is before these three weeks, earlier weeks are drawn.
        let hidden = end
            .number()
            .saturating_sub(self.day.number() + CALENDAR - 1);
        let end = end.before(hidden).unwrap_or(end);
        for place in 0..CALENDAR {
            let (column, row) = (i32::from(place % WEEK), i32::from(place / WEEK));
            let at = area(4 + 33 * column, HEADER + 84 + 31 * row, 32, 30);
            let Some(day) = end.before(CALENDAR - 1 - place) else {
                canvas.frame(at, 1, theme::DUSK);
                continue;
            };
            let chosen = day == self.day;
            let (ground, ink) = match chosen {
                true => (theme::GOLD, theme::INK),
                false => (theme::DUSK, theme::CREAM),
            };
            canvas.slab(at, ground);
            let number = fill("{}", &[number_of(day).into()]);
            let line = area(at.top_left.x, at.top_left.y, 32, 16);
            canvas.text(Font::Body, &number, line, Align::Centre, ink);
            let middle = at.top_left + Point::new(16, 22);
            let ink = if chosen { ink } else { theme::GOLD };
            let is_missed = honours.latest_day().is_some_and(|latest| day < latest);
            match honours.played(day) {
                Some(true) => canvas.sprite_at(&STAR, middle, &[ink]),
                Some(false) => canvas.sprite_at(&TICK, middle, &[ink]),
                None if is_missed => {
                    let dash = area(middle.x - 4, middle.y, 8, 2);
                    canvas.fill(dash, if chosen { ink } else { theme::SHADE });
                }
                None => {}
            }
        }
    }
}

/// The number of days on each line of the calendar.
const WEEK: u16 = 7;

/// Returns today. Without a clock, returns the day after the last one played.
fn newest(cx: &Context, game: Kind) -> Day {
    let latest = cx.profile.honours(game).latest_day();
    let next = latest.map_or(Day::FIRST, Day::after);
    cx.today.unwrap_or(next)
}

/// Returns the last day that can be selected: today, or the last possible day without a clock.
fn last(cx: &Context) -> Day {
    cx.today.unwrap_or(Day::LAST)
}

const fn number_of(day: Day) -> i16 {
    day.number() as i16
}
