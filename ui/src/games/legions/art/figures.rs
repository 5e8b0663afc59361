//! Figures of the players.

use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::*;
use palmyra_engine::legions::Figure;
use palmyra_play::Person;

use super::sprites::{CENSOR, LEGION};
use crate::canvas::{Canvas, Observer, area};
use crate::shell::art::GLYPHS;
use crate::theme;

/// Draws a player's figure with their sign around a point.
pub fn draw_figure<D: DrawTarget<Color = Rgb565>, O: Observer>(
    canvas: &mut Canvas<D, O>,
    person: Person,
    figure: Figure,
    middle: Point,
) {
    let player = person.index();
    let (colour, ink) = theme::PLAYERS[player % theme::PLAYERS.len()];
    let glyph = &GLYPHS[player % GLYPHS.len()];
    let rim = rim(player);
    match figure {
        Figure::Legion => {
            canvas.sprite_at(&LEGION, middle, &[rim, colour]);
            canvas.sprite_at(glyph, middle - Point::new(0, 2), &[ink]);
        }
        Figure::Censor => {
            canvas.sprite_at(&CENSOR, middle, &[rim, colour, theme::CREAM]);
            canvas.sprite_at(glyph, middle, &[theme::INK]);
        }
    }
}

/// Dark figures need a light rim to stand out, light ones a dark rim.
const fn rim(player: usize) -> Rgb565 {
    match player {
        4 => theme::CREAM,
        _ => theme::INK,
    }
}

/// Signs for five by five pixels, as rows of bits: the players' from afar.
const MARKS: [[u8; 5]; 5] = [
    [0b00000, 0b00000, 0b00000, 0b00000, 0b00000],
    [0b00000, 0b01110, 0b01110, 0b01110, 0b00000],
    [0b10001, 0b01010, 0b00100, 0b01010, 0b10001],
    [0b00000, 0b11111, 0b00000, 0b11111, 0b00000],
    [0b01010, 0b01010, 0b01010, 0b01010, 0b01010],
];

/// Draws a player's figure where there is little room: a legion is broad, a
/// censor tall, and each player has a mark.
pub fn draw_figure_afar<D: DrawTarget<Color = Rgb565>, O: Observer>(
    canvas: &mut Canvas<D, O>,
    player: usize,
    figure: Figure,
    middle: Point,
) {
    let (colour, ink) = theme::PLAYERS[player % theme::PLAYERS.len()];
    let (w, h) = match figure {
        Figure::Legion => (9, 7),
        Figure::Censor => (7, 9),
    };
    let (x, y) = (middle.x - w / 2, middle.y - h / 2);
    canvas.fill(area(x - 1, y - 1, w + 2, h + 2), theme::CREAM);
    canvas.fill(area(x, y, w, h), theme::INK);
    canvas.fill(area(x + 1, y + 1, w - 2, h - 2), colour);
    for (row, bits) in MARKS[player % MARKS.len()].into_iter().enumerate() {
        for column in 0..5 {
            if bits >> column & 1 == 1 {
                let at = middle + Point::new(column - 2, row as i32 - 2);
                canvas.fill(area(at.x, at.y, 1, 1), ink);
            }
        }
    }
}
