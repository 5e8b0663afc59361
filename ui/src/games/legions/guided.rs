//! Drawing of the guided game's sentences at the table.

use embedded_graphics::prelude::*;

use super::Play;
use super::choice::Choosing;
use super::text::GuideText;
use crate::canvas::{Canvas, area};
use crate::input::Button;
use crate::shell::Services;
use crate::shell::art::ARROW_DOWN;
use crate::shell::sentence;
use crate::theme;

/// The height of the pointer in pixels.
pub const POINTER: i32 = 8;

/// The place of a sentence on the panel. The part of the screen that the sentence explains stays
/// visible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// In place of the header, so that the hand or the actions stay visible.
    Header,
    /// Below the header, because the introduction explains the header.
    BelowHeader,
    /// In place of the hand, so that the header stays visible.
    Tray,
}

/// Returns the place of the sentence for a choice, or `None` outside a guided game.
pub fn place(play: &Play, choosing: Choosing) -> Option<Place> {
    play.guide()?;
    Some(match choosing {
        // X explains the selected action, so the actions stay visible while the introduction asks
        // the player to press X.
        _ if play
            .asks_for()
            .is_some_and(|(button, _)| button == Button::X) =>
        {
            Place::Header
        }
        _ if play.introduces() => Place::BelowHeader,
        Choosing::Cell(..) | Choosing::Watch { .. } => Place::Tray,
        _ => Place::Header,
    })
}

/// Returns the height of a sentence with its edge, or 0 without a sentence.
pub fn height(cx: &Services, sentence: Option<GuideText>) -> i32 {
    sentence::height(sentence.map(|msg| cx.say(msg)))
}

/// Draws a pointer whose lower end is at the point `tip`.
pub fn point(canvas: &mut Canvas, tip: Point) {
    let ground = area(tip.x - 6, tip.y + 1 - POINTER, 13, POINTER);
    canvas.cover(ground);
    canvas.fill(ground, theme::GUIDE);
    canvas.sprite(&ARROW_DOWN, tip - Point::new(4, 5), &[theme::GOLD]);
}

/// Draws a sentence across the panel.
pub fn draw(cx: &Services, canvas: &mut Canvas, msg: GuideText, top: i32) {
    sentence::draw(canvas, cx.say(msg), top);
}
