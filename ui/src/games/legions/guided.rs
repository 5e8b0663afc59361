//! The guided game at the table: its sentences, and how it begins.

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

/// Where a sentence of the guide stands: never over what it explains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// In place of the header, while the hand or the actions are needed.
    Header,
    /// Below the header, which it explains.
    BelowHeader,
    /// In place of the hand, while the header counts.
    Tray,
}

/// Where the sentence about a choice stands in a guided game.
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

/// Draws a pointer down to what the guide explains.
pub fn point(canvas: &mut Canvas, tip: Point) {
    canvas.fill(
        area(tip.x - 6, tip.y + 1 - POINTER, 13, POINTER),
        theme::GUIDE,
    );
    canvas.sprite(&ARROW_DOWN, tip - Point::new(4, 5), &[theme::GOLD]);
}

/// Draws a sentence of the guide across the panel.
pub fn draw(cx: &Services, canvas: &mut Canvas, msg: GuideText, top: i32) {
    sentence::draw(canvas, cx.say(msg), top);
}
