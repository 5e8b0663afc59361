//! Drawing of the players' figures.

use embedded_graphics::prelude::*;
use palmyra_engine::legions::{Figure, Size as TileSize};
use palmyra_play::Person;

use super::land::{Print, Scale};
use super::sizes::{CENSOR_L, CENSOR_O, CENSOR_S, LEGION_L, LEGION_O, LEGION_S, SIGNS};
use super::sprites::{CENSOR, LEGION};
use crate::canvas::Canvas;
use crate::shell::art::{GLYPHS, Sprite};
use crate::theme::{self, Ink};

/// Draws a player's figure with the player's sign, centred on the point `middle`.
pub fn draw_figure(canvas: &mut Canvas, person: Person, figure: Figure, middle: Point) {
    draw_figure_in(canvas, person, figure, middle, Scale::NEAR[1]);
}

/// Draws a player's figure in the size that fits the tiles of a scale.
pub fn draw_figure_in(
    canvas: &mut Canvas,
    person: Person,
    figure: Figure,
    middle: Point,
    scale: Scale,
) {
    let player = person.index();
    let (colour, ink) = theme::PLAYERS[player % theme::PLAYERS.len()];
    let sprite = sprite(figure, scale);
    // The smallest width of a figure with space for a large sign. The sign is on the legion's
    // shield or on the censor's parchment.
    let least = match figure {
        Figure::Legion => 11,
        Figure::Censor => 17,
    };
    let signs = if sprite.width() >= least {
        &GLYPHS
    } else {
        &SIGNS
    };
    let sign = &signs[player % signs.len()];
    let (parchment, ink) = match figure {
        Figure::Legion => (ink, ink),
        Figure::Censor => (theme::CREAM, theme::INK),
    };
    // At the scale of the overview, the censor is a bar with the player's colour at both ends.
    let (ground, ink) = match (figure, scale.print()) {
        (Figure::Censor, Print::Mark) => (theme::CREAM, theme::INK),
        _ => (rim(player), ink),
    };
    canvas.sprite_at(sprite, middle, &[ground, colour, parchment]);
    let up = i32::from(figure == Figure::Legion);
    canvas.sprite_at(
        sign,
        middle - Point::new(0, up * (sprite.height() / 6)),
        &[ink],
    );
}

/// Returns the sprite of a figure for the tiles of a scale.
const fn sprite(figure: Figure, scale: Scale) -> &'static Sprite {
    let (legion, censor) = match (scale.print(), scale.pitch()) {
        (Print::Large, _) => (&LEGION_L, &CENSOR_L),
        (Print::Plain, 25..) => (&LEGION, &CENSOR),
        (Print::Plain | Print::Small, _) => (&LEGION_S, &CENSOR_S),
        (Print::Mark, _) => (&LEGION_O, &CENSOR_O),
    };
    match figure {
        Figure::Legion => legion,
        Figure::Censor => censor,
    }
}

/// Returns the offset from a tile's centre to the centre of a figure, if the tile also shows a
/// feature. The figure is at the upper right, and slightly beyond the edge of a square.
pub fn corner(size: TileSize, scale: Scale, figure: Figure) -> Point {
    let sprite = sprite(figure, scale);
    let (over, half) = match (size, scale.print()) {
        (TileSize::Large, _) => (-2, scale.half(size)),
        (TileSize::Small, Print::Small | Print::Mark) => (2, scale.half(size)),
        (TileSize::Small, _) => (3, scale.half(size)),
    };
    Point::new(
        half - sprite.width() / 2 + over,
        sprite.height() / 2 - half - over,
    )
}

/// Returns the ink of the rim around a player's figure: light around the purple figures, which are
/// the darkest, and dark around all others.
const fn rim(player: usize) -> Ink {
    match player {
        4 => theme::CREAM,
        _ => theme::INK,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A player's small sign has the same picture as the large sign, with fewer pixels.
    #[test]
    fn signs_keep_their_shape_at_every_size() {
        let alike = |small: &Sprite, large: &Sprite| {
            let pixels = (0..5).flat_map(|y| (0..5).map(move |x| (x, y)));
            let there = |at: usize| (2 * at + 1) * 7 / 10;
            let same = pixels.filter(|&(x, y)| small.ink(x, y) == large.ink(there(x), there(y)));
            same.count()
        };
        for (player, small) in SIGNS.iter().enumerate() {
            let own = alike(small, &GLYPHS[player]);
            assert!(own >= 19, "player {player}: {own} of 25 pixels");
            for (other, large) in GLYPHS.iter().enumerate() {
                assert!(
                    other == player || alike(small, large) < own,
                    "{player} {other}"
                );
            }
        }
    }
}
