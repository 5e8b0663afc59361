//! What is drawn: sprites, tiles, figures.

mod figures;
mod land;
mod sprites;

pub use figures::{draw_figure, draw_figure_afar};
pub use land::{Scale, draw_feature, draw_ghost, draw_tile, outline_tile};
pub use sprites::*;
