//! The guided game at the table: its sentences, and how it begins.

use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::*;

use super::text::GuideText;
use crate::canvas::{Canvas, Observer, area};
use crate::shell::Context;
use crate::shell::art::ARROW_DOWN;
use crate::shell::sentence;
use crate::theme;

/// Height of what points at something.
pub const POINTER: i32 = 8;

/// The height of a sentence with its edge; nothing needs none.
pub fn height(cx: &Context, sentence: Option<GuideText>) -> i32 {
    sentence::height(sentence.map(|msg| cx.say(msg)))
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
    msg: GuideText,
    top: i32,
) {
    sentence::draw(canvas, cx.say(msg), top);
}
