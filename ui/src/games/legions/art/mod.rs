//! Sprites, tiles and figures.

mod figures;
mod land;
mod sizes;
mod sprites;

pub use figures::{corner, draw_figure, draw_figure_in};
pub use land::{
    Scale, Thing, draw_aside, draw_dark, draw_ghost, draw_ground, draw_thing, draw_tile,
    outline_tile,
};
pub use sprites::*;
