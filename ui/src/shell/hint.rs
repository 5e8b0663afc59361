//! The frame of a hint: the page while a bot thinks about it.

use palmyra_play::Asker;

use super::Services;
use super::text::Msg;
use super::widgets::{HEADER, footer, page, progress};
use crate::canvas::{Align, Canvas, Font, area};
use crate::input::Button;
use crate::theme;

/// The asker of a hint, while its decision is awaited.
pub fn asks(is_decided: bool) -> Option<Asker> {
    (!is_decided).then_some(Asker::Person)
}

/// Draws the page of a hint until the decision is there; the words stand in a line of
/// this height, `below` pixels below the heading.
pub fn draw_thinking(cx: &Services, canvas: &mut Canvas, below: i32, height: i32) {
    page(canvas, cx.say(Msg::HintTitle));
    let line = area(8, HEADER + below, 224, height);
    let words = cx.say(Msg::HintThinking);
    canvas.text(Font::Body, words, line, Align::Left, theme::GOLD);
    progress(canvas, cx.progress, area(20, 110, 200, 8));
    footer(canvas, &[(Button::B, cx.say(Msg::Back))]);
}
