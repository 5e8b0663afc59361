//! The self-test of the device: buttons, colours, sound and diagnostic figures.

use core::fmt::Write as _;

use embedded_graphics::prelude::*;
use palmyra_play::Millis;

use super::art::{ARROW_DOWN, ARROW_LEFT, ARROW_RIGHT, ARROW_UP, Sprite};
use super::text::{Line, Msg};
use super::widgets::{HEADER, battery, footer, page};
use super::{Context, Go};
use crate::canvas::{Align, Canvas, Font, area};
use crate::held::Held;
use crate::input::Button;
use crate::parts::Figures;
use crate::sound::Sound;
use crate::theme::{self, Ink};

/// The interval at which the figures are updated.
const EVERY: Millis = 500;

/// The screen of the self-test. Buttons light up while they are down; holding B leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SelfTest {
    /// The buttons that have been pressed so far, one bit each.
    pressed: u8,
    /// The time at which B went down.
    back: Option<Millis>,
    /// The time of the next update of the figures.
    due: Millis,
}

impl SelfTest {
    pub const fn new(cx: &Context) -> Self {
        Self {
            pressed: 0,
            back: None,
            due: cx.shell.now,
        }
    }

    pub fn press(&mut self, button: Button, cx: &mut Context) -> Go {
        let bit = 1 << button as u8;
        // A held B repeats its press. The time of holding counts from the first press.
        if button == Button::B && self.back.is_none() {
            self.back = Some(cx.now);
        }
        self.pressed |= bit;
        cx.sound = match button {
            Button::A => Some(Sound::Gain),
            Button::X => Some(Sound::Confirm),
            Button::Y => Some(Sound::End),
            _ => None,
        };
        Go::Stay
    }

    pub fn tick(&mut self, cx: &Context) -> (bool, Go) {
        if !cx.held.has(Button::B) {
            self.back = None;
        }
        if self.back.is_some_and(|since| since + Held::LONG <= cx.now) {
            return (true, Go::Back);
        }
        let is_due = self.due <= cx.now;
        if is_due {
            self.due = cx.now + EVERY;
        }
        (is_due, Go::Stay)
    }

    pub fn wake(&self, _: &Context) -> Option<Millis> {
        let back = self.back.map(|since| since + Held::LONG);
        [Some(self.due), back].into_iter().flatten().min()
    }

    pub fn draw(&self, cx: &Context, canvas: &mut Canvas) {
        page(canvas, cx.say(Msg::SelfTest));
        battery(canvas, cx, Point::new(232, 6));
        for (index, button) in Button::ALL.into_iter().enumerate() {
            self.draw_button(cx, canvas, button, 8 + 28 * index as i32);
        }
        draw_colours(canvas);
        let mut y = 118;
        for line in lines(&cx.figures) {
            let at = area(8, y, 224, 17);
            canvas.text(Font::Body, &line, at, Align::Left, theme::CREAM);
            y += 17;
        }
        footer(
            canvas,
            &[
                (Button::A, cx.say(Msg::BtnSound)),
                (Button::B, cx.say(Msg::BtnHoldBack)),
            ],
        );
    }

    /// Draws a button. The field is empty at first, has a rim after the first press, and is filled
    /// while the button is down.
    fn draw_button(&self, cx: &Context, canvas: &mut Canvas, button: Button, x: i32) {
        let at = area(x, HEADER + 6, 26, 22);
        let is_down = cx.held.has(button);
        let was_down = self.pressed >> button as u8 & 1 == 1;
        let (ground, ink) = if is_down {
            (theme::GOLD, theme::INK)
        } else {
            (theme::DUSK, theme::CREAM)
        };
        canvas.slab(at, ground);
        if was_down && !is_down {
            canvas.frame(at, 2, theme::GOLD);
        }
        let middle = at.top_left + Point::new(13, 11);
        match sign(button) {
            Ok(arrow) => canvas.sprite_at(arrow, middle, &[ink]),
            Err(letter) => canvas.text(Font::Body, letter, at, Align::Centre, ink),
        }
    }
}

/// Returns the arrow or the letter of a button.
const fn sign(button: Button) -> Result<&'static Sprite, &'static str> {
    match button {
        Button::Up => Ok(&ARROW_UP),
        Button::Down => Ok(&ARROW_DOWN),
        Button::Left => Ok(&ARROW_LEFT),
        Button::Right => Ok(&ARROW_RIGHT),
        Button::A => Err("A"),
        Button::B => Err("B"),
        Button::X => Err("X"),
        Button::Y => Err("Y"),
    }
}

/// Draws all colours of the palette in a row, and below them the same colours from dark to light.
fn draw_colours(canvas: &mut Canvas) {
    let count = Ink::all().count() as i32;
    let edge = |index: i32| 8 + 224 * index / count;
    for (index, ink) in (0..).zip(Ink::all()) {
        let [left, right] = [edge(index), edge(index + 1)];
        canvas.fill(area(left, 58, right - left, 26), ink);
    }
    let (mut x, mut last) = (8, None);
    // Each pass draws the next lighter shade.
    while let Some(grey) = Ink::all()
        .map(Ink::grey)
        .filter(|&grey| Some(grey) > last)
        .min()
    {
        for ink in Ink::all().filter(|ink| ink.grey() == grey) {
            let right = edge(x - 7);
            let left = edge(x - 8);
            canvas.fill(area(left, 86, right - left, 26), ink);
            x += 1;
        }
        last = Some(grey);
    }
}

/// Returns a line for each available figure. The lines are the same in all languages.
fn lines(figures: &Figures) -> impl Iterator<Item = Line> {
    let line = |arguments: core::fmt::Arguments| {
        let mut line = Line::new();
        // The end of a long line is cut.
        let _ = line.write_fmt(arguments);
        line
    };
    let battery = figures.battery.map(|volts| {
        line(format_args!(
            "battery {}.{:03} V",
            volts / 1000,
            volts % 1000
        ))
    });
    let cable = figures
        .cable
        .map(|is_in| line(format_args!("VBUS {}", u8::from(is_in))));
    let refresh = figures
        .refresh
        .map(|time| line(format_args!("VSYNC {time} us")));
    let kind = figures
        .flash
        .map(|(kind, _)| line(format_args!("flash {kind:06x}")));
    let number = figures
        .flash
        .map(|(_, number)| line(format_args!("id {number:016x}")));
    let program = figures
        .program
        .map(|(flash, ram)| line(format_args!("flash {flash} KB, RAM {ram} KB")));
    [battery, cable, refresh, kind, number, program]
        .into_iter()
        .flatten()
}
