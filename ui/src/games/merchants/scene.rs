//! The small picture of the game, with a tower and a temple by the sea.

use embedded_graphics::prelude::*;

use super::art;
use crate::canvas::{Canvas, area};
use crate::theme::{self, Ink};

/// The morning sky from the top down, as colours and heights of stripes.
const SKY: [(Ink, i32); 4] = [
    (theme::BLUE_SKY, 10),
    (theme::AZURE_SKY, 8),
    (theme::LILAC_SKY, 6),
    (theme::PEACH_SKY, 4),
];

/// Draws the picture of 64 by 36 pixels with its top left corner at `at`.
pub fn draw(canvas: &mut Canvas, at: Point) {
    let mut y = at.y;
    for (colour, height) in SKY {
        canvas.fill(area(at.x, y, 64, height), colour);
        y += height;
    }
    canvas.fill(area(at.x, y, 34, 8), theme::QUAY);
    canvas.fill(area(at.x + 34, y, 30, 8), theme::SEA);
    canvas.sprite(&art::TOWER, at + Point::new(4, 17), &[theme::CREAM]);
    canvas.sprite(&art::TEMPLES[3], at + Point::new(15, 15), &[theme::CREAM]);
    canvas.sprite(&art::SHIP, at + Point::new(48, 20), &[theme::INK]);
    canvas.sprite(&art::SHIP, at + Point::new(35, 23), &[theme::INK]);
}
