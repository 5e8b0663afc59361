//! Drawing of cards in three sizes.

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use palmyra_engine::caravans::{Card, CardKind};

use super::{
    CONTRACT, CONTRACT_SMALL, EMBLEMS, MINUS, MINUS_LARGE, MIRAGE, PLUS, PLUS_LARGE, TAX, hue,
};
use crate::canvas::{Align, Canvas, Font, area};
use crate::shell::art::Sprite;
use crate::shell::text::Line;
use crate::theme::{self, Ink};

/// The size of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// The size for the card fields, and for hands beside other things: 17 by 25 pixels.
    Small,
    /// The size for the card fields on the screen of a mirage, and for a card in a shown turn: 30
    /// by 40 pixels.
    Middle,
    /// The size for the hand: 42 by 60 pixels.
    Large,
}

impl Size {
    /// Returns the width and the height in pixels.
    #[must_use]
    pub const fn pixels(self) -> (i32, i32) {
        match self {
            Self::Small => (17, 25),
            Self::Middle => (30, 40),
            Self::Large => (42, 60),
        }
    }
}

/// The way in which a card is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// The card has the colours of its good.
    Plain,
    /// The card is darkened: it cannot be used now, is laid aside, or has no copies left.
    Dim,
    /// The card is covered by a mirage of the same good.
    Covered,
}

/// Draws a card with its top left corner at `at`.
pub fn draw_card(canvas: &mut Canvas, card: Card, at: Point, size: Size, face: Face) {
    let hue = hue(card.good());
    let (width, height) = size.pixels();
    let whole = area(at.x, at.y, width, height);
    let (ground, ink, edge) = match face {
        Face::Plain => (hue.card, hue.ink, theme::CREAM),
        Face::Dim => (hue.dim, theme::SHADE, theme::MIST),
        Face::Covered => return draw_covered(canvas, card, at, size),
    };
    match size {
        Size::Large => {
            canvas.slab(whole, edge);
            canvas.slab(area(at.x + 2, at.y + 2, width - 4, height - 4), ground);
        }
        Size::Small | Size::Middle => canvas.slab(whole, ground),
    }
    let middle = at.x + width / 2;
    let (upper, lower) = match size {
        Size::Small => (at.y + 9, at.y + 19),
        Size::Middle => (at.y + 14, at.y + 31),
        Size::Large => (at.y + 21, at.y + 48),
    };
    draw_sign(canvas, card.kind(), at, upper, size, [ink, ground]);
    let emblem = &EMBLEMS[card.good().index()];
    if size == Size::Large {
        canvas.fill(area(at.x + 8, at.y + 37, width - 16, 1), ink);
        canvas.sprite_twice(emblem, Point::new(middle, lower), &[ink]);
    } else {
        canvas.sprite_at(emblem, Point::new(middle, lower), &[ink]);
    }
}

/// Draws the number of a caravan card, or the picture of another kind of card. `at` is the card's
/// top left corner. A picture is centred on the y coordinate `row`; the place of a number depends
/// only on the card's size.
fn draw_sign(
    canvas: &mut Canvas,
    kind: CardKind,
    at: Point,
    row: i32,
    size: Size,
    [ink, ground]: [Ink; 2],
) {
    if let CardKind::Caravan(value) = kind {
        draw_value(canvas, value, at, size, ink);
        return;
    }
    let (width, _) = size.pixels();
    let middle = Point::new(at.x + width / 2, row);
    let inks = [ink, ground, ink];
    match size {
        Size::Small | Size::Middle => canvas.sprite_at(sign(kind, size), middle, &inks),
        Size::Large => canvas.sprite_twice(sign(kind, size), middle, &inks),
    }
}

/// Draws a card that a mirage covers. The upper half is the darkened card. The lower half has the
/// palm of the mirage and, except on a small card, the emblem of the good. A dotted rim has the
/// colour of the good.
fn draw_covered(canvas: &mut Canvas, card: Card, at: Point, size: Size) {
    let hue = hue(card.good());
    let (width, height) = size.pixels();
    let half = height / 2;
    canvas.fill(area(at.x, at.y, width, height), theme::NIGHT);
    canvas.fill(area(at.x, at.y, width, half), hue.dim);
    // The number of a caravan moves up, because the mirage takes the lower half.
    let up = match size {
        Size::Small => 2,
        Size::Middle => 3,
        Size::Large => 1,
    };
    let above = Point::new(at.x, at.y - up);
    let inks = [theme::SHADE, hue.dim];
    draw_sign(canvas, card.kind(), above, at.y + half / 2, size, inks);
    let middle = at.y + half + (height - half) / 2;
    if size == Size::Small {
        let palm = Point::new(at.x + width / 2, middle);
        canvas.sprite_at(&MIRAGE, palm, &[theme::CREAM]);
    } else {
        let palm = Point::new(at.x + width / 4 + 1, middle);
        canvas.sprite_at(&MIRAGE, palm, &[theme::CREAM]);
        let emblem = &EMBLEMS[card.good().index()];
        let place = Point::new(at.x + 3 * width / 4, middle);
        canvas.sprite_at(emblem, place, &[theme::CREAM]);
    }
    dashed(canvas, area(at.x, at.y, width, height), (2, 2), hue.card);
}

/// Draws the border of a rectangle as dashes, one pixel wide. `on` and `off` are the lengths of a
/// dash and of a gap.
pub fn dashed(canvas: &mut Canvas, at: Rectangle, (on, off): (i32, i32), ink: Ink) {
    let (x, y) = (at.top_left.x, at.top_left.y);
    let (w, h) = (at.size.width as i32, at.size.height as i32);
    for dx in (0..w).step_by((on + off) as usize) {
        for dy in [0, h - 1] {
            canvas.fill(area(x + dx, y + dy, on.min(w - dx), 1), ink);
        }
    }
    for dy in (0..h).step_by((on + off) as usize) {
        for dx in [0, w - 1] {
            canvas.fill(area(x + dx, y + dy, 1, on.min(h - dy)), ink);
        }
    }
}

/// Draws the mark of a new card on a small card with its top left corner at `at`: a frame and a bar
/// below it. A dark line separates the bar from the card, because both may be golden.
pub fn mark_new(canvas: &mut Canvas, at: Point) {
    let (width, height) = Size::Small.pixels();
    let frame = area(at.x - 1, at.y - 1, width + 2, height + 2);
    canvas.frame(frame, 1, theme::GOLD);
    canvas.fill(
        area(at.x - 1, at.y + height - 1, width + 2, 1),
        theme::NIGHT,
    );
    canvas.fill(area(at.x - 1, at.y + height, width + 2, 2), theme::GOLD);
}

/// Returns the sprite of a kind of card other than a caravan.
const fn sign(kind: CardKind, size: Size) -> &'static Sprite {
    match (kind, size) {
        (CardKind::Tax, _) => &TAX,
        (CardKind::Mirage, _) => &MIRAGE,
        (_, Size::Small) => &CONTRACT_SMALL,
        _ => &CONTRACT,
    }
}

fn draw_value(canvas: &mut Canvas, value: i8, at: Point, size: Size, ink: Ink) {
    let mut digit = Line::new();
    let _ = core::fmt::write(&mut digit, format_args!("{}", value.unsigned_abs()));
    let plus = value > 0;
    let (sign, sign_at, font, text) = match size {
        Size::Small => (
            if plus { &PLUS } else { &MINUS },
            Point::new(at.x + 1, at.y + 6),
            Font::Body,
            area(at.x + 7, at.y, 9, 17),
        ),
        Size::Middle => (
            if plus { &PLUS } else { &MINUS },
            Point::new(at.x + 6, at.y + 11),
            Font::Title,
            area(at.x + 12, at.y + 4, 14, 20),
        ),
        Size::Large => (
            if plus { &PLUS_LARGE } else { &MINUS_LARGE },
            Point::new(at.x + 6, at.y + 15),
            Font::Logo,
            area(at.x + 15, at.y + 2, 22, 34),
        ),
    };
    canvas.sprite(sign, sign_at, &[ink]);
    canvas.text(font, &digit, text, Align::Left, ink);
}

/// Draws an empty card field with its top left corner at `at`.
pub fn draw_empty(canvas: &mut Canvas, at: Point, size: Size) {
    let (width, height) = size.pixels();
    canvas.slab(area(at.x, at.y, width, height), EDGE);
    let inner = area(at.x + 1, at.y + 1, width - 2, height - 2);
    canvas.slab(inner, theme::NIGHT);
}

const EDGE: Ink = theme::PORTRAIT;
