//! The guided game at the table: its sentences and their places.

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

/// Height of the pointer.
const POINTER: i32 = 8;

/// The place of a sentence, which never hides what it explains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Replaces the header, while the hand or the actions are needed.
    Header,
    /// Below the header, which it explains.
    BelowHeader,
    /// Replaces the hand, while the header is needed.
    Tray,
}

/// The place of the sentence about a choice in a guided game.
pub fn place(play: &Play, choosing: Choosing) -> Option<Place> {
    play.guide()?;
    Some(match choosing {
        _ if guide::introduction(play).is_some() => Place::BelowHeader,
        Choosing::Cell(..) | Choosing::Watch { .. } => Place::Tray,
        _ => Place::Header,
    })
}

/// The height of a sentence with its edge; 0 without a sentence.
pub fn height(cx: &Services, sentence: Option<GuideText>) -> i32 {
    sentence::height(sentence.map(|msg| cx.say(msg)))
}

/// Draws a pointer down to the subject of a sentence.
pub fn point(canvas: &mut Canvas, tip: Point) {
    canvas.fill(
        area(tip.x - 6, tip.y + 1 - POINTER, 13, POINTER),
        theme::GUIDE,
    );
    canvas.sprite(&ARROW_DOWN, tip - Point::new(4, 5), &[theme::GOLD]);
}

/// Draws a sentence of the guided game across the panel.
pub fn draw(cx: &Services, canvas: &mut Canvas, msg: GuideText, top: i32) {
    sentence::draw(canvas, cx.say(msg), top);
}
