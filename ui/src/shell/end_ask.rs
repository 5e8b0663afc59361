//! The question before a move that ends the game without a win for the player.

use embedded_graphics::prelude::*;

use super::art::{FLAG, LAUREL};
use super::standings::{most, ranked};
use super::text::{Msg, fill};
use super::widgets::{HEADER, footer, page, row_ground};
use super::{Context, Go};
use crate::canvas::{Align, Canvas, Font, area};
use crate::input::Button;
use crate::sound::Sound;
use crate::theme;

/// The page that asks whether to end the game. At first, "no" is selected.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EndAsk {
    yes: bool,
}

/// The height of a row in pixels.
const ROW: i32 = 24;

impl EndAsk {
    pub fn press(&mut self, button: Button, cx: &mut Context) -> Go {
        match button {
            Button::Up | Button::Down => self.yes = !self.yes,
            Button::A if self.yes => {
                cx.sound = Some(Sound::Confirm);
                if let Some(table) = cx.play.table_mut() {
                    return table.play_pending(&mut cx.shell);
                }
            }
            Button::A | Button::B => return Go::Back,
            _ => {}
        }
        Go::Stay
    }

    pub fn draw(&self, cx: &Context, canvas: &mut Canvas) {
        page(canvas, cx.say(Msg::EndAsk));
        canvas.sprite(&FLAG, Point::new(221, 5), &[theme::EMBER, theme::CREAM]);
        let rows = cx.play.table().and_then(|table| table.pending_ending());
        let rows = rows.unwrap_or_default();
        // If some points are secret, the order must not show them, so the rows keep the order of
        // play.
        let is_open = rows.iter().all(|row| row.points.is_some());
        let most = most(&rows);
        let rows = if is_open { ranked(&rows) } else { rows };
        let mut y = HEADER + 8;
        for row in &rows {
            let is_best = is_open && row.won;
            let ink = if is_best { theme::GOLD } else { theme::CREAM };
            let at = Point::new(8, y);
            row.player.draw_row(cx, canvas, at, (130, 21), ink);
            let points = match row.points {
                Some(points) => fill("{}", &[points.into()]),
                None => fill("?", &[]),
            };
            let at = area(196, y, 36, 21);
            canvas.text(Font::Body, &points, at, Align::Right, ink);
            if let Some(points) = row.points {
                let width = 50 * i32::from(points.max(0)) / i32::from(most.max(1));
                let ground = if is_best { theme::GOLD } else { theme::SHADE };
                canvas.fill(area(140, y + 6, width, 9), ground);
            }
            if is_best {
                canvas.sprite(&LAUREL, Point::new(193, y + 5), &[theme::GOLD]);
            }
            y += ROW;
        }
        for (index, answer) in [Msg::EndNo, Msg::EndYes].into_iter().enumerate() {
            let at = area(35, 172 + 23 * index as i32, 170, 22);
            let ink = row_ground(canvas, at, (index == 1) == self.yes);
            canvas.text(Font::Body, cx.say(answer), at, Align::Centre, ink);
        }
        let choose = (Button::A, cx.say(Msg::Choose));
        let back = (Button::B, cx.say(Msg::Back));
        footer(canvas, &[choose, (Button::Up, cx.say(Msg::Move)), back]);
    }
}
