//! Drawing of elements that many screens share.

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use heapless::Vec;
use palmyra_play::Person;

use super::Services;
use super::art::{self, ARROW_LEFT, ARROW_RIGHT};
use crate::canvas::{Align, Canvas, Font, LINE, area, panel, wrap};
use crate::input::{Button, Charge, ChargeState};
use crate::theme::{self, Ink};

/// The height of the bar at the top.
pub const HEADER: i32 = 24;
/// The height of the bar with the buttons.
pub const FOOTER: i32 = 19;
/// The top of the bar with the buttons.
pub const FOOT: i32 = 240 - FOOTER;

/// Clears the panel and draws a page's heading.
pub fn page(canvas: &mut Canvas, title: &str) {
    canvas.fill(panel(), theme::NIGHT);
    canvas.fill(area(0, 0, 240, HEADER - 2), theme::DUSK);
    canvas.fill(area(0, HEADER - 2, 240, 2), theme::BRONZE);
    let at = area(8, 0, 224, HEADER - 2);
    let font = Font::Title.or_smaller(title, 208);
    canvas.text(font, title, at, Align::Left, theme::CREAM);
}

/// Draws a box with a number, and a word below the number.
pub fn plate(canvas: &mut Canvas, at: Rectangle, number: &str, word: &str) {
    canvas.slab(at, theme::DUSK);
    let (corner, width) = (at.top_left, at.size.width as i32);
    let line = area(corner.x, corner.y, width, 19);
    canvas.text(Font::Title, number, line, Align::Centre, theme::GOLD);
    let line = area(corner.x, corner.y + 17, width, 18);
    canvas.text(Font::Body, word, line, Align::Centre, theme::SHADE);
}

/// Draws a short text at the right end of a heading.
pub fn page_note(canvas: &mut Canvas, note: &str) {
    let at = area(120, 0, 112, HEADER - 2);
    canvas.text(Font::Body, note, at, Align::Right, theme::SHADE);
}

/// Draws a progress bar.
pub fn progress(canvas: &mut Canvas, percent: u8, at: Rectangle) {
    canvas.fill(at, theme::INK);
    let width = at.size.width * u32::from(percent.min(100)) / 100;
    canvas.fill(
        Rectangle::new(at.top_left, Size::new(width, at.size.height)),
        theme::GOLD,
    );
}

/// Draws the bar with the buttons and a word for the effect of each.
pub fn footer(canvas: &mut Canvas, hints: &[(Button, &str)]) {
    footer_with_idle(canvas, hints, None);
}

/// Draws the bar with the buttons. The button `idle` has no effect at the moment, so it is dim.
pub fn footer_with_idle(canvas: &mut Canvas, hints: &[(Button, &str)], idle: Option<Button>) {
    canvas.fill(area(0, FOOT, 240, 1), theme::BRONZE);
    canvas.fill(area(0, FOOT + 1, 240, FOOTER - 1), theme::DUSK);
    // Each word is measured only once, because measuring takes as long as drawing.
    let widths: Vec<i32, 5> = hints
        .iter()
        .map(|&(_, word)| Font::Body.width(word))
        .collect();
    let hints = || hints.iter().zip(&widths);
    // Long words move closer together. If that is not enough, arrows lose their words or are left
    // out.
    let mut words: i32 = widths.iter().map(|width| 17 + width).sum();
    let terse = words + 3 * widths.len() as i32 > 239;
    if terse {
        let crosses = hints().filter(|&(&(button, _), _)| button.is_arrow());
        words -= crosses.map(|(_, width)| width + 1).sum::<i32>();
    }
    let is_full = words + widths.len() as i32 > 239;
    if is_full {
        let crosses = hints().filter(|&(&(button, _), _)| button.is_arrow());
        words -= 16 * crosses.count() as i32;
    }
    let gap = ((239 - words) / widths.len().max(1) as i32).clamp(1, 5);
    let mut x = 2;
    let shown = hints().filter(|&(&(button, _), _)| !(is_full && button.is_arrow()));
    for (&(button, word), &width) in shown {
        let at = Point::new(x, FOOT + 3);
        let is_idle = idle == Some(button);
        if is_idle || canvas.is_deaf() && !button.is_arrow() {
            hollow_cap(canvas, button, at);
        } else {
            cap(canvas, button, at);
        }
        if terse && button.is_arrow() {
            x += 16 + gap;
            continue;
        }
        canvas.text(
            Font::Body,
            word,
            area(x + 17, FOOT + 1, width.min(240 - x - 17), FOOTER - 1),
            Align::Left,
            if is_idle { theme::SHADE } else { theme::CREAM },
        );
        x += 17 + width + gap;
    }
}

/// Draws only the outline of a button's cap, as a sign that the button is ignored at the moment.
fn hollow_cap(canvas: &mut Canvas, button: Button, at: Point) {
    let cap = area(at.x, at.y, 14, 14);
    canvas.slab(cap, theme::SHADE);
    canvas.slab(area(at.x + 1, at.y + 1, 12, 12), theme::DUSK);
    let letter = button.letter();
    canvas.text(Font::Body, letter, cap, Align::Centre, theme::SHADE);
}

/// Draws the cap of a button with its top left corner at `at`.
pub fn cap(canvas: &mut Canvas, button: Button, at: Point) {
    let cap = area(at.x, at.y, 14, 14);
    canvas.slab(cap, theme::SHADE);
    let middle = at + Point::new(7, 7);
    match button {
        Button::Left | Button::Right => {
            for (sprite, x) in [(&ARROW_LEFT, 0), (&ARROW_RIGHT, 9)] {
                canvas.sprite(sprite, at + Point::new(x, 3), &[theme::INK]);
            }
        }
        Button::Up | Button::Down => {
            canvas.sprite_at(&art::ARROW_UP, middle - Point::new(0, 4), &[theme::INK]);
            canvas.sprite_at(&art::ARROW_DOWN, middle + Point::new(0, 3), &[theme::INK]);
        }
        _ => canvas.text(Font::Body, button.letter(), cap, Align::Centre, theme::INK),
    }
}

/// The selected row of a list. Up and down change it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Menu {
    /// The index of the selected row.
    pub index: u8,
}

impl Menu {
    /// Moves the selection with up and down, wrapping around.
    pub fn press(&mut self, button: Button, rows: u8) {
        let rows = rows.max(1);
        match button {
            Button::Up => self.index = (self.index + rows - 1) % rows,
            Button::Down => self.index = (self.index + 1) % rows,
            _ => {}
        }
    }

    /// Returns the first visible row of a list of which only `fit` rows fit on the panel.
    pub fn first(self, rows: u8, fit: u8) -> u8 {
        let last = rows.saturating_sub(fit);
        self.index.saturating_sub(fit / 2).min(last)
    }
}

/// Draws a golden background if the row is selected, and otherwise nothing. Returns the ink for the
/// row's text.
pub fn row_ground(canvas: &mut Canvas, at: Rectangle, chosen: bool) -> Ink {
    if chosen {
        canvas.slab(at, theme::GOLD);
        theme::INK
    } else {
        theme::CREAM
    }
}

/// Draws a row with its name on the left and its value between arrows on the right.
pub fn value_row(canvas: &mut Canvas, at: Rectangle, chosen: bool, name: &str, value: &str) {
    let ink = row_ground(canvas, at, chosen);
    let (x, y) = (at.top_left.x, at.top_left.y);
    let (w, h) = (at.size.width as i32, at.size.height as i32);
    let name_width = Font::Body.width(name);
    canvas.text(
        Font::Body,
        name,
        area(x + 8, y, name_width, h),
        Align::Left,
        ink,
    );
    if !value.is_empty() {
        let right = area(x + 8 + name_width + 6, y, w - name_width - 14 - 24, h);
        canvas.text(Font::Body, value, right, Align::Right, ink);
        if chosen {
            let width = Font::Body.width(value);
            let y = y + h / 2 - 4;
            canvas.sprite(&ARROW_LEFT, Point::new(x + w - 24 - width - 9, y), &[ink]);
            canvas.sprite(&ARROW_RIGHT, Point::new(x + w - 18, y), &[ink]);
        }
    }
}

/// Draws the value of a row as steps of increasing height. The first `level` steps are filled.
pub fn steps(canvas: &mut Canvas, at: Rectangle, chosen: bool, level: u8, most: u8) {
    /// The distance from one step to the next in pixels.
    const PITCH: i32 = 8;
    /// The width of a step in pixels.
    const WIDTH: i32 = 6;
    let ink = if chosen { theme::INK } else { theme::CREAM };
    let right = at.top_left.x + at.size.width as i32 - 24;
    let left = right - PITCH * i32::from(most) + PITCH - WIDTH;
    let middle = at.top_left.y + at.size.height as i32 / 2;
    for step in 0..most {
        let height = 4 + 9 * i32::from(step) / i32::from(most - 1).max(1);
        let x = left + PITCH * i32::from(step);
        let bar = area(x, middle + 6 - height, WIDTH, height);
        if step < level {
            canvas.fill(bar, ink);
        } else {
            canvas.frame(bar, 1, ink);
        }
    }
    if chosen {
        canvas.sprite(&ARROW_LEFT, Point::new(left - 9, middle - 4), &[ink]);
        canvas.sprite(&ARROW_RIGHT, Point::new(right + 6, middle - 4), &[ink]);
    }
}

/// Draws a person's colour and sign as a small disc with its top left corner at `at`.
pub fn badge(canvas: &mut Canvas, person: Person, at: Point) {
    art::draw_badge(canvas, person.index(), at);
}

/// Draws the mark in the top right corner that is shown from a failed save until it succeeds.
pub fn unsaved_mark(canvas: &mut Canvas) {
    let at = area(225, 1, 14, 20);
    canvas.slab(at, theme::EMBER);
    canvas.text(Font::Title, "!", at, Align::Centre, theme::INK);
}

/// Draws the battery's charge, if there is a battery. `at` is the top right corner.
pub fn battery(canvas: &mut Canvas, cx: &Services, at: Point) {
    /// The highest charge that is shown as low, in percent.
    const LOW: u8 = 15;
    let Some(Charge { percent, state }) = cx.battery else {
        return;
    };
    let is_low = percent <= LOW && state == ChargeState::Supplies;
    let ink = if is_low { theme::EMBER } else { theme::CREAM };
    canvas.frame(area(at.x - 24, at.y, 22, 11), 1, ink);
    canvas.fill(area(at.x - 2, at.y + 3, 2, 5), ink);
    let full = 18 * i32::from(percent.min(100)) / 100;
    canvas.fill(area(at.x - 22, at.y + 2, full, 7), ink);
    // A low battery and a connected cable have different signs, so the colour is not needed to
    // recognize them.
    let sign = match state {
        ChargeState::Supplies if is_low => &art::WARNING,
        ChargeState::Supplies => return,
        ChargeState::Charges | ChargeState::Full => &art::BOLT,
    };
    let middle = at + Point::new(-13, 5);
    canvas.sprite_at(sign, middle, &[ink, theme::INK]);
}

/// The width of a message in pixels.
pub const MESSAGE_WIDTH: i32 = 214;

/// Draws a message over the bar of buttons. The bar may be covered, because no message refers to
/// it. A text of several lines extends upwards.
pub fn draw_message(text: &str, canvas: &mut Canvas) {
    const LEFT: i32 = 20;
    let lines = wrap(text, MESSAGE_WIDTH).count() as i32;
    let top = FOOT - LINE * (lines - 1);
    let at = area(0, top, 240, 240 - top);
    canvas.cover(at);
    canvas.fill(at, theme::INK);
    canvas.fill(area(0, top, 240, 2), theme::EMBER);
    canvas.sprite_at(&art::STRUCK, Point::new(10, top + 11), &[theme::EMBER]);
    let inner = area(LEFT, top + 2, MESSAGE_WIDTH, 238 - top);
    canvas.paragraph(text, inner, Align::Left, theme::CREAM);
}
