//! Drawing of the guided game's sentences at the table.

use embedded_graphics::prelude::*;

use super::Play;
use super::choice::Choosing;
use super::guide;
use super::text::GuideText;
use crate::canvas::{Canvas, area};
use crate::shell::Services;
use crate::shell::art::ARROW_DOWN;
use crate::shell::sentence;
use crate::theme;

/// The height of the pointer in pixels.
const POINTER: i32 = 8;

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
        _ if guide::introduction(play).is_some() => Place::BelowHeader,
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
    canvas.fill(
        area(tip.x - 6, tip.y + 1 - POINTER, 13, POINTER),
        theme::GUIDE,
    );
    canvas.sprite(&ARROW_DOWN, tip - Point::new(4, 5), &[theme::GOLD]);
}

/// Draws a sentence across the panel.
pub fn draw(cx: &Services, canvas: &mut Canvas, msg: GuideText, top: i32) {
    sentence::draw(canvas, cx.say(msg), top);
}
