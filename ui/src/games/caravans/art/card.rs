//! Cards in three sizes.

use embedded_graphics::prelude::*;
use palmyra_engine::caravans::{Card, CardKind};

use super::{
    CONTRACT, CONTRACT_SMALL, EMBLEMS, Hue, MINUS, MINUS_LARGE, MIRAGE, PLUS, PLUS_LARGE, TAX, hue,
};
use crate::canvas::{Align, Canvas, Font, area};
use crate::shell::art::Sprite;
use crate::shell::text::Line;
use crate::theme::{self, Ink};

/// How large a card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// On the card fields, 17 by 25.
    Small,
    /// On the card fields when one is chosen, 30 by 40.
    Middle,
    /// In the hand, 42 by 60.
    Large,
}

impl Size {
    /// Width and height in pixels.
    #[must_use]
    pub const fn pixels(self) -> (i32, i32) {
        match self {
            Self::Small => (17, 25),
            Self::Middle => (30, 40),
            Self::Large => (42, 60),
        }
    }
}

/// How a card is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// In its colours.
    Plain,
    /// Darkened: it cannot be chosen, or is laid aside.
    Dim,
    /// Under the mirage of its colour.
    Covered,
}

/// Draws a card with its corner at a point.
pub fn draw_card(canvas: &mut Canvas, card: Card, at: Point, size: Size, face: Face) {
    let hue = hue(card.good());
    let (width, height) = size.pixels();
    let whole = area(at.x, at.y, width, height);
    let (ground, ink, edge) = match face {
        Face::Plain => (hue.card, hue.ink, theme::CREAM),
        Face::Dim => (hue.dim, theme::SHADE, theme::MIST),
        Face::Covered => (theme::NIGHT, theme::CREAM, hue.card),
    };
    match size {
        Size::Large => {
            canvas.slab(whole, edge);
            canvas.slab(area(at.x + 2, at.y + 2, width - 4, height - 4), ground);
        }
        Size::Small | Size::Middle => canvas.slab(whole, ground),
    }
    let face = match face {
        Face::Covered => {
            hatch(canvas, at, (width, height), hue);
            CardKind::Mirage
        }
        Face::Plain | Face::Dim => card.kind(),
    };
    let middle = at.x + width / 2;
    let (upper, lower) = match size {
        Size::Small => (at.y + 9, at.y + 19),
        Size::Middle => (at.y + 14, at.y + 31),
        Size::Large => (at.y + 21, at.y + 48),
    };
    match face {
        CardKind::Caravan(value) => draw_value(canvas, value, at, size, ink),
        kind => {
            let sprite = sign(kind, size);
            let inks = [ink, ground, ink];
            let at = Point::new(middle, upper);
            match size {
                Size::Small | Size::Middle => canvas.sprite_at(sprite, at, &inks),
                Size::Large => canvas.sprite_twice(sprite, at, &inks),
            }
        }
    }
    let emblem = &EMBLEMS[card.good().index()];
    if size == Size::Large {
        canvas.fill(area(at.x + 8, at.y + 37, width - 16, 1), ink);
        canvas.sprite_twice(emblem, Point::new(middle, lower), &[ink]);
    } else {
        canvas.sprite_at(emblem, Point::new(middle, lower), &[ink]);
    }
}

/// Dots in the card's colour show that something lies below.
fn hatch(canvas: &mut Canvas, at: Point, (width, height): (i32, i32), hue: Hue) {
    let inner = area(at.x, at.y, width, height);
    canvas.frame(inner, 1, hue.card);
    for y in 2..height - 2 {
        for x in 2..width - 2 {
            if (x + y) % 4 == 0 {
                canvas.fill_fast(area(at.x + x, at.y + y, 1, 1), hue.stone);
            }
        }
    }
}

/// The picture of a kind that is no caravan.
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

/// Draws a card field without a card.
pub fn draw_empty(canvas: &mut Canvas, at: Point, size: Size) {
    let (width, height) = size.pixels();
    canvas.slab(area(at.x, at.y, width, height), EDGE);
    let inner = area(at.x + 1, at.y + 1, width - 2, height - 2);
    canvas.slab(inner, theme::NIGHT);
}

const EDGE: Ink = theme::PORTRAIT;
