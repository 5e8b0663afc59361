//! The part of a hint's page that all games share.

use palmyra_play::Asker;

use super::Services;
use super::text::Msg;
use super::widgets::{HEADER, footer, page, progress};
use crate::canvas::{Align, Canvas, Font, area};
use crate::input::Button;
use crate::theme;

/// Returns [`Asker::Person`] until the bot has decided on the hint.
pub fn asks(is_decided: bool) -> Option<Asker> {
    (!is_decided).then_some(Asker::Person)
}

/// Draws the page of a hint while the bot is thinking. The text is `height` pixels high and begins
/// `below` pixels below the heading.
pub fn draw_thinking(cx: &Services, canvas: &mut Canvas, below: i32, height: i32) {
    page(canvas, cx.say(Msg::HintTitle));
    let line = area(8, HEADER + below, 224, height);
    let words = cx.say(Msg::HintThinking);
    canvas.text(Font::Body, words, line, Align::Left, theme::GOLD);
    progress(canvas, cx.progress, area(20, 110, 200, 8));
    footer(canvas, &[(Button::B, cx.say(Msg::Back))]);
}
