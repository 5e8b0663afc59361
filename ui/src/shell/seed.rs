//! The page on which the player can change the seed of a new game.

use embedded_graphics::prelude::*;

use palmyra_play::{SEEDS, Start};

use super::{Go, flow};
use crate::canvas::{Align, Canvas, Font, area};
use crate::input::Button;
use crate::shell::Context;
use crate::shell::art::{ARROW_DOWN, ARROW_UP};
use crate::shell::text::Msg;
use crate::shell::widgets::{footer, page};
use crate::theme;

const DIGITS: u8 = SEEDS.ilog10() as u8;
const WIDTH: i32 = 26;

/// The page with the seed of a new game, digit by digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeedEntry {
    start: Start,
    seed: u32,
    /// The selected digit, counted from the left.
    digit: u8,
}

impl SeedEntry {
    /// Opens the page with a suggested seed.
    pub const fn new(start: Start, seed: u32) -> Self {
        Self {
            start,
            seed,
            digit: 0,
        }
    }

    pub fn press(&mut self, button: Button, cx: &mut Context) -> Go {
        let unit = unit(self.digit);
        let digit = self.seed / unit % 10;
        match button {
            Button::Left => self.digit = (self.digit + DIGITS - 1) % DIGITS,
            Button::Right => self.digit = (self.digit + 1) % DIGITS,
            Button::Up => self.seed = self.seed - digit * unit + (digit + 1) % 10 * unit,
            Button::Down => self.seed = self.seed - digit * unit + (digit + 9) % 10 * unit,
            Button::A => return flow::begin(cx, self.start, self.seed),
            Button::B => return Go::Back,
            Button::X | Button::Y => {}
        }
        Go::Stay
    }

    pub fn draw(&self, cx: &Context, canvas: &mut Canvas) {
        page(canvas, cx.say(Msg::SeedTitle));
        let at = area(12, 36, 216, 60);
        canvas.paragraph(cx.say(Msg::SeedText), at, Align::Centre, theme::CREAM);
        for digit in 0..DIGITS {
            let x = (240 - WIDTH * i32::from(DIGITS)) / 2 + WIDTH * i32::from(digit);
            let place = area(x + 1, 124, WIDTH - 2, 28);
            let chosen = digit == self.digit;
            let (ground, ink) = if chosen {
                (theme::GOLD, theme::INK)
            } else {
                (theme::DUSK, theme::CREAM)
            };
            canvas.slab(place, ground);
            let text = [b'0' + (self.seed / unit(digit) % 10) as u8];
            let text = core::str::from_utf8(&text).unwrap_or_default();
            canvas.text(Font::Title, text, place, Align::Centre, ink);
            if chosen {
                let middle = x + WIDTH / 2;
                canvas.sprite_at(&ARROW_UP, Point::new(middle, 116), &[theme::GOLD]);
                canvas.sprite_at(&ARROW_DOWN, Point::new(middle, 160), &[theme::GOLD]);
            }
        }
        footer(
            canvas,
            &[
                (Button::A, cx.say(Msg::Start)),
                (Button::Up, cx.say(Msg::Change)),
                (Button::B, cx.say(Msg::Back)),
            ],
        );
    }
}

/// Returns the place value of a digit, counted from the left.
const fn unit(digit: u8) -> u32 {
    10u32.pow((DIGITS - 1 - digit) as u32)
}
