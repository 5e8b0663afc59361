//! Signs, which are pictograms or numbers, and sentences of signs.

use core::fmt::Write as _;

use embedded_graphics::prelude::*;
use heapless::{String, Vec};
use palmyra_engine::merchants::{Colour, Good, Part, Rare};

use super::{
    ARROW, CAMEL, CAMEL_INK, CROSS, CROWN, DAGGER, EYE, GOOD_INKS, GOODS, GREEN, HAMMER,
    LAUREL_INK, OLIVE, PENNANT, PLUS, RARE, RARE_INKS, RING, SCALES, SCROLL, SCROLL_SMALL, SHIELD,
    SHIP, SHIP_INK, STOREHOUSE, SWORDS, TAX_BAG, TEMPLE, TEMPLES, TOWER, TRADED, VASE,
};
use crate::canvas::{Align, Canvas, Font, area};
use crate::shell::art::{LAUREL, Sprite, TICK};
use crate::theme::{self, Ink};

/// A pictogram or a number in a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// A number.
    Number(u8),
    /// One of two numbers.
    Either(u8, u8),
    /// A reduction by a number.
    Less(u8),
    /// A multiplication by a number.
    Times(u8),
    /// Any good of the player's choice.
    Any,
    /// A good.
    Good(Good),
    /// Any basic good.
    Basic,
    /// A rare good.
    Rare(Rare),
    /// Any rare good.
    Vase,
    /// Any rare good of a colour.
    VaseOf(Colour),
    /// A camel.
    Camel,
    /// A ship.
    Ship,
    /// The tower, or levels of the tower.
    Tower,
    /// A temple.
    Temple,
    /// A temple that is built up to this part.
    Part(Part),
    /// A mission.
    Scroll,
    /// A smaller sign for a mission.
    ScrollSmall,
    /// The kingdom phase.
    Crown,
    /// Marauders.
    Swords,
    /// The traitor.
    Dagger,
    /// Peace gifts.
    Olive,
    /// A market.
    Scales,
    /// The taxman.
    TaxBag,
    /// War supplies, or safety from marauders.
    Shield,
    /// The first player.
    Pennant,
    /// An improvement.
    Hammer,
    /// The store of goods.
    Store,
    /// Goods that were traded.
    Traded,
    /// Information that only the player may see.
    Eye,
    /// Prestige.
    Laurel,
    /// A private slot of a player.
    Ring,
    /// An exchange.
    Arrow,
    /// An addition.
    Plus,
    /// Nothing, or an impossible action.
    Cross,
    /// An action or good that costs nothing.
    Tick,
}

/// A sentence of signs in a row.
pub type Sentence = Vec<Sign, 6>;

/// The colours in which a sentence is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Each sign has its own colours, which are made for a dark background.
    Own,
    /// All signs have the same ink.
    One {
        /// The ink of the signs.
        ink: Ink,
        /// The colour of the background.
        ground: Ink,
    },
}

/// The number of pixels between two signs.
pub const GAP: i32 = 1;

/// The horizontal distance between the two pictures of [`Sign::Basic`].
const OVERLAP: i32 = 7;

/// Returns the text of a sign, or `None` if the sign is a picture.
fn letters(sign: Sign) -> Option<String<8>> {
    let mut text = String::new();
    // The text has room for two numbers.
    let _ = match sign {
        Sign::Number(number) => write!(text, "{number}"),
        Sign::Either(one, other) => write!(text, "{one}/{other}"),
        Sign::Less(number) => write!(text, "-{number}"),
        Sign::Times(number) => write!(text, "x{number}"),
        Sign::Any => write!(text, "?"),
        _ => return None,
    };
    Some(text)
}

/// Returns the picture of a sign without text, and the inks of the picture.
fn picture(sign: Sign) -> (&'static Sprite, &'static [Ink]) {
    match sign {
        Sign::Good(good) => (&GOODS[good.index()], &GOOD_INKS[good.index()]),
        Sign::Basic => (&GOODS[0], &GOOD_INKS[0]),
        Sign::Rare(rare) => (
            &RARE[rare.index() % RARE.len()],
            &RARE_INKS[rare.colour().index()],
        ),
        Sign::Vase => (&VASE, &[theme::EMBER]),
        Sign::VaseOf(colour) => (&VASE, RARE_INKS[colour.index()].get(1..).unwrap_or(&[])),
        Sign::Camel => (&CAMEL, &[CAMEL_INK]),
        Sign::Ship => (&SHIP, &[SHIP_INK]),
        Sign::Tower => (&TOWER, &[SHIP_INK]),
        Sign::Temple => (&TEMPLE, &[theme::CREAM]),
        Sign::Part(part) => (&TEMPLES[part.index()], &[theme::CREAM]),
        Sign::Scroll => (&SCROLL, &[theme::CREAM]),
        Sign::ScrollSmall => (&SCROLL_SMALL, &[theme::CREAM]),
        Sign::Crown => (&CROWN, &[theme::GOLD]),
        Sign::Swords => (&SWORDS, &[theme::EMBER]),
        Sign::Dagger => (&DAGGER, &[theme::EMBER]),
        Sign::Olive => (&OLIVE, &[GREEN]),
        Sign::Scales => (&SCALES, &[theme::CREAM]),
        Sign::TaxBag => (&TAX_BAG, &[theme::GOLD]),
        Sign::Shield => (&SHIELD, &[theme::CREAM]),
        Sign::Pennant => (&PENNANT, &[theme::CREAM]),
        Sign::Hammer => (&HAMMER, &[theme::TAN]),
        Sign::Store => (&STOREHOUSE, &[theme::TAN]),
        Sign::Traded => (&TRADED, &[theme::CREAM]),
        Sign::Eye => (&EYE, &[theme::CREAM]),
        Sign::Laurel => (&LAUREL, &[LAUREL_INK]),
        Sign::Ring => (&RING, &[theme::SHADE]),
        Sign::Arrow => (&ARROW, &[theme::CREAM]),
        Sign::Plus => (&PLUS, &[theme::CREAM]),
        Sign::Cross => (&CROSS, &[theme::EMBER]),
        Sign::Tick => (&TICK, &[GREEN]),
        Sign::Number(_) | Sign::Either(..) | Sign::Less(_) | Sign::Times(_) | Sign::Any => {
            (&Sprite::EMPTY, &[])
        }
    }
}

impl Sign {
    /// Returns the width in pixels.
    #[must_use]
    pub fn width(self) -> i32 {
        match (letters(self), self) {
            (Some(text), _) => Font::Body.width(&text),
            (None, Self::Basic) => OVERLAP + GOODS[1].width(),
            (None, _) => picture(self).0.width(),
        }
    }
}

/// Returns the width of a sentence in pixels.
#[must_use]
pub fn width(sentence: &[Sign]) -> i32 {
    let signs: i32 = sentence.iter().map(|sign| sign.width() + GAP).sum();
    (signs - GAP).max(0)
}

/// Draws a sign. `at` is the middle of its left edge.
pub fn draw_sign(canvas: &mut Canvas, sign: Sign, at: Point, tone: Tone) {
    if let Some(text) = letters(sign) {
        let ink = match tone {
            Tone::Own => theme::CREAM,
            Tone::One { ink, .. } => ink,
        };
        let within = area(at.x, at.y - 9, Font::Body.width(&text), 18);
        canvas.text(Font::Body, &text, within, Align::Left, ink);
        return;
    }
    let mut draw = |sign: Sign, x: i32| {
        let (sprite, inks) = picture(sign);
        let corner = Point::new(x, at.y - sprite.height() / 2);
        match (tone, inks.len()) {
            (Tone::Own, _) => canvas.sprite(sprite, corner, inks),
            // In pictures of three or more inks, the edge gets the colour of the background.
            (Tone::One { ink, ground }, 3..) => {
                canvas.sprite(sprite, corner, &[ground, ink, ink, ground]);
            }
            (Tone::One { ink, ground }, _) => canvas.sprite(sprite, corner, &[ink, ground]),
        }
    };
    draw(sign, at.x);
    if sign == Sign::Basic {
        draw(Sign::Good(Good::Stone), at.x + OVERLAP);
    }
}

/// Draws a sentence and returns the x coordinate for a sign after it. `at` is the middle of the
/// sentence's left edge.
pub fn draw_row(canvas: &mut Canvas, sentence: &[Sign], at: Point, tone: Tone) -> i32 {
    let mut x = at.x;
    for &sign in sentence {
        draw_sign(canvas, sign, Point::new(x, at.y), tone);
        x += sign.width() + GAP;
    }
    x
}

/// Draws a sentence, centred on the point `middle`.
pub fn draw_sentence(canvas: &mut Canvas, sentence: &[Sign], middle: Point, tone: Tone) {
    let left = Point::new(middle.x - width(sentence) / 2, middle.y);
    draw_row(canvas, sentence, left, tone);
}
