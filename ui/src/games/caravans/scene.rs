//! The small picture of the game, with camels on their way to Palmyra.

use embedded_graphics::prelude::*;

use super::art::{CAMEL, GATE};
use crate::canvas::{Canvas, area};
use crate::theme::{self, Ink};

/// The evening sky from the top down, as colours and heights of stripes.
const SKY: [(Ink, i32); 4] = [
    (theme::VIOLET_SKY, 10),
    (theme::WINE_SKY, 8),
    (theme::ROSE_SKY, 6),
    (theme::AMBER_SKY, 6),
];

/// Draws the picture of 64 by 36 pixels with its top left corner at `at`.
pub fn draw(canvas: &mut Canvas, at: Point) {
    let mut y = at.y;
    for (colour, height) in SKY {
        canvas.fill(area(at.x, y, 64, height), colour);
        y += height;
    }
    canvas.fill(area(at.x, y, 64, at.y + 36 - y), theme::NEAR_DUNE);
    canvas.sprite(&GATE, at + Point::new(46, 17), &[theme::CREAM]);
    for camel in 0..3 {
        let at = at + Point::new(2 + 14 * camel, 20);
        canvas.sprite(&CAMEL, at, &[theme::INK]);
    }
}
