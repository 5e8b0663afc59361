//! The picture that stands for the game: camels on their way to Palmyra.

use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::*;

use super::art::{CAMEL, GATE};
use crate::canvas::{Canvas, Observer, area};
use crate::theme::{self, rgb};

/// The evening behind them, from above: each colour with its height.
const SKY: [(Rgb565, i32); 4] = [
    (rgb(44, 26, 56), 10),
    (rgb(92, 40, 66), 8),
    (rgb(150, 62, 62), 6),
    (rgb(206, 106, 58), 6),
];

/// Draws it, 64 by 36, with its corner at a point.
pub fn draw<D: DrawTarget<Color = Rgb565>, O: Observer>(canvas: &mut Canvas<D, O>, at: Point) {
    let mut y = at.y;
    for (colour, height) in SKY {
        canvas.fill(area(at.x, y, 64, height), colour);
        y += height;
    }
    canvas.fill(area(at.x, y, 64, at.y + 36 - y), rgb(84, 46, 44));
    canvas.sprite(&GATE, at + Point::new(46, 17), &[theme::CREAM]);
    for camel in 0..3 {
        let at = at + Point::new(2 + 14 * camel, 20);
        canvas.sprite(&CAMEL, at, &[theme::INK]);
    }
}
