//! What is drawn: sprites, tiles, figures.

mod figures;
mod land;
mod sprites;

pub use figures::{draw_badge, draw_figure, draw_figure_afar};
pub use land::{Scale, draw_feature, draw_ghost, draw_tile, outline_tile};
pub use sprites::*;

/// A small picture: one character a pixel, `.` for nothing.
#[derive(Clone, Copy, Debug)]
pub struct Sprite(pub &'static [&'static str]);

impl Sprite {
    /// In pixels.
    pub const fn width(&self) -> i32 {
        match self.0 {
            [first, ..] => first.len() as i32,
            [] => 0,
        }
    }

    /// In pixels.
    pub const fn height(&self) -> i32 {
        self.0.len() as i32
    }
}
