//! The game of the day: selecting a day, and the results of earlier days.

use embedded_graphics::prelude::*;
use palmyra_play::{DAYS, Day, Kind};

use super::art::{ARROW_LEFT, ARROW_RIGHT, LAUREL, SUN};
use super::hall::next_game;
use super::text::{Line, Msg};
use super::title::draw_game_with;
use super::widgets::{HEADER, footer, page};
use super::{Context, Go, flow};
use crate::canvas::{Align, Canvas, Font, area};
use crate::input::Button;
use crate::sound::Sound;
use crate::theme;

/// The width of a day in the row of days.
const COLUMN: i32 = 33;

/// The selected game and day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DayPage {
    game: Kind,
    day: Day,
}

impl DayPage {
    /// Starts at today, or without a clock at the day after the last one
    /// played.
    pub fn new(cx: &Context, game: Kind) -> Self {
        let last = cx.profile.honours(game).days().next();
        let next = last.map_or(Day::FIRST, |last| last.day.after());
        Self {
            game,
            day: cx.today.unwrap_or(next),
        }
    }

    /// The selected day.
    #[cfg(test)]
    pub const fn day(self) -> Day {
        self.day
    }

    pub fn press(&mut self, button: Button, cx: &mut Context) -> Go {
        match button {
            Button::Left => self.day = self.day.before(1).unwrap_or(self.day),
            Button::Right => self.day = self.day.after().min(last(cx)),
            // The selected day stays the same.
            Button::Y => self.game = next_game(self.game),
            Button::A => {
                cx.sound = Some(Sound::Confirm);
                return flow::begin(cx, self.day.start(self.game), self.day.seed());
            }
            Button::B => return Go::Back,
            Button::Up | Button::Down | Button::X => {}
        }
        Go::Stay
    }

    pub fn draw(&self, cx: &Context, canvas: &mut Canvas) {
        page(canvas, cx.say(Msg::DayGame));
        let start = self.day.start(self.game);
        let info = cx.info(self.game);
        let line = info.mode_line(cx, start.mode, start.seats);
        let at = Point::new(8, HEADER + 6);
        draw_game_with(cx, canvas, self.game, &line, at, theme::CREAM, false);
        let top = HEADER + 50;
        canvas.slab(area(8, top, 224, 46), theme::DUSK);
        if self.day > Day::FIRST {
            canvas.sprite(&ARROW_LEFT, Point::new(14, top + 19), &[theme::GOLD]);
        }
        if self.day < last(cx) {
            canvas.sprite(&ARROW_RIGHT, Point::new(220, top + 19), &[theme::GOLD]);
        }
        canvas.sprite_twice(&SUN, Point::new(48, top + 23), &[theme::GOLD]);
        let number = cx.tell(Msg::DayIs, &[i16_of(self.day).into()]);
        let at = area(72, top, 140, 46);
        canvas.text(
            Font::Logo.or_smaller(&number, 140),
            &number,
            at,
            Align::Centre,
            theme::GOLD,
        );
        self.draw_days(cx, canvas, top + 52);
        let text = cx.tell(Msg::DayText, &[i16_of(self.day).into()]);
        let at = area(10, top + 104, 220, 36);
        canvas.paragraph(&text, at, Align::Centre, theme::SHADE);
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

    /// Draws the days up to the selected one, with their best results.
    fn draw_days(self, cx: &Context, canvas: &mut Canvas, top: i32) {
        for ago in 0..DAYS as u16 {
            let Some(day) = self.day.before(ago) else {
                break;
            };
            let x = 5 + COLUMN * (DAYS as i32 - 1 - i32::from(ago));
            let at = area(x, top, COLUMN - 1, 48);
            let (ground, ink, result_ink) = if ago == 0 {
                (theme::GOLD, theme::INK, theme::INK)
            } else {
                (theme::DUSK, theme::CREAM, theme::GOLD)
            };
            canvas.slab(at, ground);
            let mut text = Line::new();
            let _ = core::fmt::write(&mut text, format_args!("{}", day.number()));
            let at = area(x, top + 1, COLUMN - 1, 16);
            canvas.text(Font::Body, &text, at, Align::Centre, ink);
            let Some(result) = cx.profile.honours(self.game).day(day) else {
                continue;
            };
            if result.won {
                canvas.sprite_at(&LAUREL, Point::new(x + COLUMN / 2, top + 23), &[result_ink]);
            }
            let mut text = Line::new();
            let _ = core::fmt::write(&mut text, format_args!("{}", result.score));
            let at = area(x, top + 30, COLUMN - 1, 16);
            canvas.text(Font::Body, &text, at, Align::Centre, result_ink);
        }
    }
}

/// The last day that can be selected: today, if there is a clock.
fn last(cx: &Context) -> Day {
    cx.today.unwrap_or(Day::LAST)
}

const fn i16_of(day: Day) -> i16 {
    day.number() as i16
}
