//! The signs of goods, rare goods, pieces and actions on all screens.

use embedded_graphics::prelude::*;
use palmyra_engine::merchants::{Action, Colour, Good, Goods, Piece, Rare, Region, Rise};

use super::art;
use super::bars::number;
use crate::canvas::{Align, Canvas, Font, area};
use crate::shell::art::Sprite;
use crate::theme::{self, Ink};

/// The ground of each region on the map.
pub const fn ground(region: Region) -> Ink {
    match region {
        Region::NorthSea | Region::SouthSea => theme::SEA_GROUND,
        Region::Euphrates => theme::RIVER_GROUND,
        Region::Palmyra => theme::CITY_GROUND,
        Region::Damascus | Region::Ebla | Region::Antioch => theme::TOWN_GROUND,
    }
}

/// The ground of the private actions.
pub const PRIVATE: Ink = theme::PRIVATE_GROUND;

/// A picture with its inks.
#[derive(Clone, Copy, Debug)]
pub struct Picture {
    /// The picture.
    pub sprite: &'static Sprite,
    /// The inks of `#`, `o`, `+` and `-`.
    pub inks: [Ink; 4],
}

impl Picture {
    /// A picture in one ink.
    pub const fn plain(sprite: &'static Sprite, ink: Ink) -> Self {
        Self {
            sprite,
            inks: [ink; 4],
        }
    }

    /// Draws the picture around a point.
    pub fn draw(self, canvas: &mut Canvas, middle: Point) {
        canvas.sprite_at(self.sprite, middle, &self.inks);
    }

    /// Draws the picture around a point, in one ink on a ground.
    pub fn draw_in(self, canvas: &mut Canvas, middle: Point, ink: Ink, ground: Ink) {
        let [_, body, light, dark] = self.inks;
        // The edge of a good takes the colour of the ground. A rare good keeps
        // its edge, without which it could not be recognized.
        let inks = match body == light && light == dark {
            true => [ink; 4],
            false => [ground, ink, ink, ground],
        };
        canvas.sprite_at(self.sprite, middle, &inks);
    }
}

/// The sign of a good.
pub fn good(good: Good) -> Picture {
    let index = good.index();
    Picture {
        sprite: &art::GOODS[index],
        inks: art::GOOD_INKS[index],
    }
}

/// The sign of a rare good.
pub fn rare(rare: Rare) -> Picture {
    let [edge, body] = art::RARE_INKS[rare.colour().index()];
    Picture {
        sprite: &art::RARE[rare.index() % Rare::TYPES],
        inks: [edge, body, body, body],
    }
}

/// The sign of any rare good of a colour.
pub fn colour(colour: Colour) -> Picture {
    Picture::plain(&art::VASE, art::RARE_INKS[colour.index()][1])
}

/// The sign of a piece.
pub const fn piece(piece: Piece) -> Picture {
    match piece {
        Piece::Camel => Picture::plain(&art::CAMEL, art::CAMEL_INK),
        Piece::Ship => Picture::plain(&art::SHIP, art::SHIP_INK),
    }
}

/// The sign of an action. Rare goods show the tile on top.
pub fn action(action: Action, top: Option<Rare>) -> Picture {
    match action {
        Action::Take(taken) => good(taken),
        Action::Shipyard => piece(Piece::Ship),
        Action::Caravan => piece(Piece::Camel),
        Action::Rare(of) => top.map_or(colour(of), rare),
        Action::Gifts(_) => Picture::plain(&art::OLIVE, art::GREEN),
        Action::Tower(_) => Picture::plain(&art::TOWER, theme::CREAM),
        Action::Traitor => Picture::plain(&art::DAGGER, theme::EMBER),
        Action::Improvement | Action::AnyConstruction => Picture::plain(&art::HAMMER, theme::TAN),
        Action::Temple { .. } | Action::PrivateTemple => Picture::plain(&art::TEMPLE, theme::CREAM),
        Action::Market { .. } => Picture::plain(&art::SCALES, theme::GOLD),
        Action::Mission => Picture::plain(&art::SCROLL, theme::CREAM),
        Action::First => Picture::plain(&art::PENNANT, theme::CREAM),
        Action::Marauders => Picture::plain(&art::SWORDS, theme::EMBER),
        Action::Taxman => Picture::plain(&art::TAX_BAG, theme::GOLD),
        Action::Supplies => Picture::plain(&art::SHIELD, theme::SHADE),
        Action::AnyKingdom => Picture::plain(&art::CROWN, theme::GOLD),
    }
}

/// What stands before the sign of a slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Before {
    /// Nothing.
    Nothing,
    /// How much, or which in order.
    Number(u8),
    /// One more.
    Plus,
    /// Towards advanced goods.
    Up,
    /// Both ways.
    Both,
    /// With a mission.
    Scroll,
}

/// What stands before the sign of an action; `amount` is how much it brings.
pub const fn before(action: Action, amount: u8) -> Before {
    match action {
        Action::Take(_) | Action::Gifts(_) | Action::Improvement => Before::Number(amount),
        Action::Shipyard | Action::Caravan => Before::Plus,
        Action::Tower(Rise::One) => Before::Number(1),
        Action::Tower(Rise::Two) => Before::Number(2),
        Action::Market { both_ways: true } => Before::Both,
        Action::Market { both_ways: false } => Before::Up,
        Action::Temple { mission: true } => Before::Scroll,
        _ => Before::Nothing,
    }
}

/// Draws goods in a line from a point on: how many, then the sign. Returns
/// where it ends.
pub fn goods_line(canvas: &mut Canvas, goods: Goods, at: Point, ink: Ink) -> i32 {
    let mut x = at.x;
    for kind in Good::ALL {
        let count = goods.count(kind);
        if count == 0 {
            continue;
        }
        let text = number(count);
        let width = Font::Body.width(&text);
        let line = area(x, at.y - 9, width + 1, 18);
        canvas.text(Font::Body, &text, line, Align::Left, ink);
        // A dark outline would be lost on the night.
        good(kind).draw(canvas, Point::new(x + width + 8, at.y));
        x += width + 19;
    }
    x
}

/// The width of [`goods_line`].
pub fn goods_width(goods: Goods) -> i32 {
    let counts = Good::ALL.map(|kind| goods.count(kind));
    let shown = counts.into_iter().filter(|&count| count > 0);
    shown
        .map(|count| Font::Body.width(&number(count)) + 19)
        .sum()
}
