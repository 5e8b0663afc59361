//! The guided game at the table: its sentences, and how it begins.

use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::*;

use super::text::Msg;
use crate::canvas::{Align, Canvas, LINE, Observer, area, wrap};
use crate::shell::Context;
use crate::shell::art::ARROW_DOWN;
use crate::theme;

const WIDTH: i32 = 228;

/// Height of what points at something.
pub const POINTER: i32 = 8;

/// The height of a sentence with its edge; nothing needs none.
pub fn height(cx: &Context, sentence: Option<Msg>) -> i32 {
    sentence.map_or(0, |msg| LINE * wrap(cx.say(msg), WIDTH).count() as i32 + 5)
}

/// Points down at what the guide speaks of.
pub fn point<D: DrawTarget<Color = Rgb565>, O: Observer>(canvas: &mut Canvas<D, O>, tip: Point) {
    canvas.fill(
        area(tip.x - 6, tip.y + 1 - POINTER, 13, POINTER),
        theme::GUIDE,
    );
    canvas.sprite(&ARROW_DOWN, tip - Point::new(4, 5), &[theme::GOLD]);
}

/// Draws a sentence of the guide across the panel.
pub fn draw<D: DrawTarget<Color = Rgb565>, O: Observer>(
    cx: &Context,
    canvas: &mut Canvas<D, O>,
    sentence: Msg,
    top: i32,
) {
    let height = height(cx, Some(sentence));
    canvas.fill(area(0, top, 240, height), theme::GUIDE);
    canvas.fill(area(0, top, 240, 1), theme::GOLD);
    canvas.fill(area(0, top + height - 1, 240, 1), theme::GOLD);
    let text = area(6, top + 2, WIDTH, height);
    canvas.paragraph(cx.say(sentence), text, Align::Left, theme::CREAM);
}
