//! A sentence of the guided game, drawn across the panel.

use super::text::Msg;
use super::widgets::FOOT;
use super::{Play, Services, Shown};
use crate::canvas::{Align, Canvas, LINE, area, wrap};
use crate::input::Button;
use crate::theme;

const WIDTH: i32 = 228;

/// The buttons that the introduction of every guided game asks the player to try, each with its
/// sentence. B has to be held.
const TRIED: [(Button, Msg); 3] = [
    (Button::X, Msg::TryX),
    (Button::Y, Msg::TryY),
    (Button::B, Msg::TryB),
];

impl<G: Shown> Play<G> {
    /// Whether sentences of the introduction remain to be read.
    #[must_use]
    pub fn introduces(&self) -> bool {
        let all = usize::from(G::SENTENCES) + TRIED.len();
        self.guide().is_some_and(|read| usize::from(read) < all)
    }

    /// Returns the button that the introduction asks the player to try now, and the
    /// sentence that asks.
    #[must_use]
    pub fn asks_for(&self) -> Option<(Button, Msg)> {
        let read = self.guide()?.checked_sub(G::SENTENCES)?;
        TRIED.get(usize::from(read)).copied()
    }

    /// Returns the current sentence of the introduction, or `None` after the last.
    #[must_use]
    pub fn introduction(&self, cx: &Services) -> Option<&'static str> {
        match self.asks_for() {
            Some((_, msg)) => Some(cx.say(msg)),
            None => G::introduction(cx, self.guide()?),
        }
    }
}

/// Returns the height of a sentence with its edge, or 0 without a sentence.
pub fn height(sentence: Option<&str>) -> i32 {
    sentence.map_or(0, |text| LINE * wrap(text, WIDTH).count() as i32 + 5)
}

/// Draws a sentence across the panel, from the y coordinate `top` on.
pub fn draw(canvas: &mut Canvas, sentence: &str, top: i32) {
    let height = height(Some(sentence));
    canvas.fill(area(0, top, 240, height), theme::GUIDE);
    canvas.fill(area(0, top, 240, 1), theme::GOLD);
    canvas.fill(area(0, top + height - 1, 240, 1), theme::GOLD);
    let text = area(6, top + 2, WIDTH, height);
    canvas.paragraph(sentence, text, Align::Left, theme::CREAM);
}

/// Draws a sentence right above the bar with the buttons.
pub fn draw_above_footer(canvas: &mut Canvas, sentence: &str) {
    draw(canvas, sentence, FOOT - height(Some(sentence)));
}
