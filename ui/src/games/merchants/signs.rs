//! The signs of goods, rare goods, pieces and actions.

pub mod sentence;

use embedded_graphics::prelude::*;
use palmyra_engine::merchants::{Action, Board, Colour, Good, Goods, Piece, Price, Rare, Rise};

use super::art;
use super::bars::number;
use super::text::SlotText;
use super::words::Note;
use crate::canvas::{Align, Canvas, Font, area};
use crate::shell::Services;
use crate::shell::art::{LAUREL, Sprite, TICK};
use crate::shell::text::Line;
use crate::theme::{self, Ink};

/// A sprite with its inks.
#[derive(Clone, Copy, Debug)]
pub struct Picture {
    /// The sprite to draw.
    pub sprite: &'static Sprite,
    /// The inks of `#`, `o`, `+` and `-`.
    pub inks: [Ink; 4],
}

impl Picture {
    /// Returns a picture in one ink.
    pub const fn plain(sprite: &'static Sprite, ink: Ink) -> Self {
        Self {
            sprite,
            inks: [ink; 4],
        }
    }

    /// Draws the picture, centred on the point `middle`.
    pub fn draw(self, canvas: &mut Canvas, middle: Point) {
        canvas.sprite_at(self.sprite, middle, &self.inks);
    }

    /// Draws the picture in one ink on a background, centred on the point `middle`.
    pub fn draw_in(self, canvas: &mut Canvas, middle: Point, ink: Ink, ground: Ink) {
        let [_, body, light, dark] = self.inks;
        // The edge of a good gets the colour of the background. A rare good keeps its edge, which
        // is part of its shape.
        let inks = match body == light && light == dark {
            true => [ink; 4],
            false => [ground, ink, ink, ground],
        };
        canvas.sprite_at(self.sprite, middle, &inks);
    }
}

/// Returns the sign of a good.
pub fn good(good: Good) -> Picture {
    let index = good.index();
    Picture {
        sprite: &art::GOODS[index],
        inks: art::GOOD_INKS[index],
    }
}

/// Returns the sign of a rare good.
pub fn rare(rare: Rare) -> Picture {
    let [edge, body] = art::RARE_INKS[rare.colour().index()];
    Picture {
        sprite: &art::RARE[rare.index() % Rare::TYPES],
        inks: [edge, body, body, body],
    }
}

/// Returns the sign of any rare good of a colour.
pub fn colour(colour: Colour) -> Picture {
    Picture::plain(&art::VASE, art::RARE_INKS[colour.index()][1])
}

/// Returns the sign of a piece.
pub const fn piece(piece: Piece) -> Picture {
    match piece {
        Piece::Camel => Picture::plain(&art::CAMEL, art::CAMEL_INK),
        Piece::Ship => Picture::plain(&art::SHIP, art::SHIP_INK),
    }
}

/// Returns the sign of an action. For a stack of rare goods, this is the good on top.
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

/// The mark to the left of a slot's sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Before {
    /// No mark.
    Nothing,
    /// An amount, or the position in the order of buying.
    Number(u8),
    /// A plus, for an additional piece.
    Plus,
    /// An arrow, for trades from basic to advanced goods.
    Up,
    /// Two arrows, for trades in both directions.
    Both,
    /// The sign of a mission.
    Scroll,
}

/// Returns the mark to the left of an action's sign. `amount` is the gain of the action, or the
/// position of an improvement slot in the order of buying.
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

/// Draws goods in a line, each as a number and a sign. `at` is the left end. Returns the x
/// coordinate at which the line ends.
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
        // No outline is drawn around the good: a dark one would be invisible on the dark
        // background.
        good(kind).draw(canvas, Point::new(x + width + 8, at.y));
        x += width + 19;
    }
    x
}

/// Returns the width of the line that [`goods_line`] draws.
pub fn goods_width(goods: Goods) -> i32 {
    let counts = Good::ALL.map(|kind| goods.count(kind));
    let shown = counts.into_iter().filter(|&count| count > 0);
    shown
        .map(|count| Font::Body.width(&number(count)) + 19)
        .sum()
}

/// Returns an available and a required number as text, such as `2/3`.
pub fn ratio(have: impl Into<i32>, need: impl Into<i32>) -> Line {
    let mut line = number(have);
    let need = number(need);
    let _ = line.push('/');
    let _ = line.push_str(&need);
    line
}

/// The style in which a price is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chips {
    /// Available goods have a tick, and missing goods have a frame.
    Wide,
    /// Goods have neither ticks nor frames, to take less space.
    Narrow,
}

/// Returns the text for one good of a price, and whether the good is missing.
fn chip(price: Price, have: Goods, kind: Good) -> Option<(Line, bool)> {
    let (need, there) = (price.goods.count(kind), have.count(kind));
    // With a discount, the player need not pay all goods of the price.
    let is_missing = price.missing(have) > 0 && there < need;
    let text = match is_missing {
        true => ratio(there, need),
        false => number(need),
    };
    (need > 0).then_some((text, is_missing))
}

/// Returns the width of a price.
pub fn price_width(price: Price, have: Goods, chips: Chips) -> i32 {
    let goods = Good::ALL
        .into_iter()
        .filter_map(|kind| chip(price, have, kind));
    let goods: i32 = goods
        .map(|(text, is_missing)| {
            let sign = match (chips, is_missing) {
                (Chips::Narrow, _) => 15,
                (Chips::Wide, true) => 25,
                (Chips::Wide, false) => 29,
            };
            Font::Body.width(&text) + sign
        })
        .sum();
    goods + discount(price).map_or(0, |text| Font::Body.width(&text) + 4)
}

/// Returns the discount on a price as text, if there is one.
fn discount(price: Price) -> Option<Line> {
    let less = price.goods.total() - price.count;
    (less > 0).then(|| {
        let mut line = Line::new();
        let _ = core::fmt::write(&mut line, format_args!("-{less}"));
        line
    })
}

/// Draws a price, with a number for each good. `at` is the left end. A missing good has the
/// available and the required number. Returns the x coordinate at which the price ends.
pub fn draw_price(canvas: &mut Canvas, price: Price, have: Goods, at: Point, chips: Chips) -> i32 {
    let mut x = at.x;
    for kind in Good::ALL {
        let Some((text, is_missing)) = chip(price, have, kind) else {
            continue;
        };
        let width = Font::Body.width(&text);
        let ink = if is_missing {
            theme::EMBER
        } else {
            theme::CREAM
        };
        if is_missing && chips == Chips::Wide {
            canvas.frame(area(x, at.y - 8, width + 22, 17), 1, theme::EMBER);
            x += 4;
        }
        let line = area(x, at.y - 9, width + 1, 18);
        canvas.text(Font::Body, &text, line, Align::Left, ink);
        good(kind).draw(canvas, Point::new(x + width + 8, at.y));
        x += width + 15;
        if chips == Chips::Wide && is_missing {
            x += 6;
        } else if chips == Chips::Wide {
            canvas.sprite_at(&TICK, Point::new(x + 6, at.y), &[art::GREEN]);
            x += 14;
        }
    }
    if let Some(text) = discount(price) {
        let width = Font::Body.width(&text);
        let line = area(x, at.y - 9, width + 1, 18);
        canvas.text(Font::Body, &text, line, Align::Left, art::GREEN);
        x += width + 4;
    }
    x
}

/// Draws the second line about a slot with its top left corner at `at`. Returns the x coordinate at
/// which the line ends.
pub fn draw_note(cx: &Services, canvas: &mut Canvas, note: &Note, own: &Board, at: Point) -> i32 {
    let middle = at.y + 9;
    let mut x = at.x;
    let mut write = |canvas: &mut Canvas, text: &str, ink: Ink| {
        let width = Font::Body.width(text);
        canvas.text(Font::Body, text, area(x, at.y, width, 17), Align::Left, ink);
        x += width + 3;
        x
    };
    let from_to = |from: i32, to: i32| [number(from), number(to)];
    match note {
        Note::Nothing => at.x,
        Note::Words(text) => write(canvas, text, theme::SHADE),
        Note::Missing(text) => write(canvas, text, theme::EMBER),
        Note::Good(text) => write(canvas, text, art::GREEN),
        &Note::Price(price) => draw_price(
            canvas,
            price,
            own.goods(),
            Point::new(x, middle),
            Chips::Wide,
        ),
        &Note::Store(kind, from, to) => {
            let [from, to] = from_to(from.into(), to.into());
            let x = write(canvas, &from, theme::SHADE);
            canvas.sprite_at(&art::ARROW, Point::new(x + 5, middle), &[theme::GOLD]);
            let width = Font::Body.width(&to);
            let line = area(x + 14, at.y, width, 17);
            canvas.text(Font::Body, &to, line, Align::Left, theme::CREAM);
            good(kind).draw(canvas, Point::new(x + 23 + width, middle));
            x + 32 + width
        }
        &Note::Prestige(from, to) => {
            let [from, to] = from_to(from.into(), to.into());
            let x = write(canvas, &from, theme::SHADE);
            canvas.sprite_at(&art::ARROW, Point::new(x + 5, middle), &[theme::GOLD]);
            let width = Font::Body.width(&to);
            let line = area(x + 14, at.y, width, 17);
            canvas.text(Font::Body, &to, line, Align::Left, theme::CREAM);
            canvas.sprite_at(&LAUREL, Point::new(x + 23 + width, middle), &[theme::GOLD]);
            x + 32 + width
        }
        &Note::Camel(goals) => {
            let mut x = x;
            for (index, (have, need)) in goals.into_iter().enumerate() {
                if index > 0 {
                    let or = cx.say(SlotText::NoteOr);
                    let width = Font::Body.width(or);
                    let line = area(x, at.y, width, 17);
                    canvas.text(Font::Body, or, line, Align::Left, theme::SHADE);
                    x += width + 6;
                }
                let sprite = [&art::TOWER, &art::SCROLL][index];
                canvas.sprite_at(sprite, Point::new(x + 5, middle), &[theme::CREAM]);
                x += 14;
                x = draw_ratio(canvas, have, need, Point::new(x, at.y)) + 6;
            }
            x
        }
        &Note::Ship(colours, need) => {
            let mut x = x;
            for (of, have) in Colour::ALL.into_iter().zip(colours) {
                colour(of).draw(canvas, Point::new(x + 5, middle));
                x = draw_ratio(canvas, have, need, Point::new(x + 14, at.y)) + 8;
            }
            x
        }
    }
}

/// Draws an available and a required number. Returns the x coordinate at which the text ends.
fn draw_ratio(canvas: &mut Canvas, have: u8, need: u8, at: Point) -> i32 {
    let text = ratio(have, need);
    let width = Font::Body.width(&text);
    let ink = if have < need {
        theme::EMBER
    } else {
        theme::CREAM
    };
    canvas.text(
        Font::Body,
        &text,
        area(at.x, at.y, width, 17),
        Align::Left,
        ink,
    );
    at.x + width
}
