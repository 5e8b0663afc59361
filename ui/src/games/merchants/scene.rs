//! The picture that stands for the game: a tower and a temple at the sea.

use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::*;

use super::art;
use crate::canvas::{Canvas, Observer, area};
use crate::theme::{self, rgb};

/// The morning behind them, from above: each colour with its height.
const SKY: [(Rgb565, i32); 4] = [
    (rgb(30, 44, 84), 10),
    (rgb(62, 84, 130), 8),
    (rgb(146, 120, 130), 6),
    (rgb(226, 166, 104), 4),
];

/// Draws it, 64 by 36, with its corner at a point.
pub fn draw<D: DrawTarget<Color = Rgb565>, O: Observer>(canvas: &mut Canvas<D, O>, at: Point) {
    let mut y = at.y;
    for (colour, height) in SKY {
        canvas.fill(area(at.x, y, 64, height), colour);
        y += height;
    }
    canvas.fill(area(at.x, y, 34, 8), rgb(118, 78, 52));
    canvas.fill(area(at.x + 34, y, 30, 8), rgb(28, 70, 120));
    canvas.sprite(&art::TOWER, at + Point::new(4, 17), &[theme::CREAM]);
    canvas.sprite(&art::TEMPLES[3], at + Point::new(15, 15), &[theme::CREAM]);
    canvas.sprite(&art::SHIP, at + Point::new(48, 20), &[theme::INK]);
    canvas.sprite(&art::SHIP, at + Point::new(35, 23), &[theme::INK]);
}
