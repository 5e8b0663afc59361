//! The pages that explain the selected action, tile or cell.

use embedded_graphics::prelude::*;
use palmyra_engine::legions::bot::Reason;
use palmyra_engine::legions::{Cell, Tile};

use super::art::{Scale, draw_tile};
use super::hint::Hint;
use super::reason;
use super::text::Msg;
use super::{Play, Screen, choice, tile_name};
use crate::canvas::{Align, Canvas, Font, area};
use crate::input::Button;
use crate::shell::Go;
use crate::shell::Services;
use crate::shell::text::{Line, Msg as Shell};
use crate::shell::widgets::{HEADER, footer, page};
use crate::theme;

/// The topic of an explanation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Explain {
    /// The selected action or entry, with its name and a description.
    Text(Msg, Msg),
    /// The action of a hint, with its name and a description.
    Hinted(Msg, Msg),
    /// A tile of the hand.
    Tile(Tile),
    /// The gain of this tile in this cell, neighbour by neighbour.
    Cell(Tile, Cell),
    /// The reason for a bot's turn.
    Bot(Reason),
}

impl Explain {
    /// Whether X opens a hint. A guided game has sentences instead of hints.
    fn leads_to_hint(self, play: &Play) -> bool {
        play.guide().is_none() && !matches!(self, Self::Hinted(..) | Self::Bot(_))
    }

    pub fn press(&mut self, button: Button, play: &mut Play, _: &mut Services) -> Go {
        match button {
            Button::X if self.leads_to_hint(play) => play.swap(Screen::Hint(Hint)),
            Button::A | Button::B | Button::X => Go::Back,
            _ => Go::Stay,
        }
    }

    pub fn draw(&self, play: &Play, cx: &Services, canvas: &mut Canvas) {
        let text_area = area(10, HEADER + 8, 220, 180);
        match *self {
            Self::Text(title, text) | Self::Hinted(title, text) => {
                page(canvas, cx.say(title));
                canvas.paragraph(cx.say(text), text_area, Align::Left, theme::CREAM);
            }
            Self::Tile(tile) => {
                page(canvas, &tile_name(cx, tile));
                draw_tile(canvas, tile, Point::new(30, HEADER + 24), Scale::CLOSE);
                let count = play.game().hand(play.game().seat()).count(tile);
                let text = cx.tell(Msg::InHand, &[count.into()]);
                let at = area(54, HEADER + 14, 170, 20);
                canvas.text(Font::Body, &text, at, Align::Left, theme::SHADE);
                let mut y = HEADER + 48;
                if let Some(refusal) = choice::tile_refusal(play.game(), tile) {
                    let at = area(10, y, 220, 60);
                    y += 6 + canvas.paragraph(cx.say(refusal), at, Align::Left, theme::EMBER);
                }
                let at = area(10, y, 220, 120);
                canvas.paragraph(cx.say(Msg::WhyTile), at, Align::Left, theme::CREAM);
            }
            Self::Bot(reason) => {
                page(canvas, cx.say(reason::action(reason)));
                let text = reason::line(cx, reason);
                canvas.paragraph(&text, text_area, Align::Left, theme::CREAM);
            }
            Self::Cell(tile, cell) => {
                page(canvas, cx.say(Msg::WhyTitle));
                draw_touches(cx, canvas, play, tile, cell);
            }
        }
        let hints = [
            (Button::B, cx.say(Shell::Back)),
            (Button::X, cx.say(Shell::Hint)),
        ];
        let shown = if self.leads_to_hint(play) { 2 } else { 1 };
        footer(canvas, &hints[..shown]);
    }
}

fn draw_touches(cx: &Services, canvas: &mut Canvas, play: &Play, tile: Tile, cell: Cell) {
    let game = play.game();
    let Some(march) = game.marching() else {
        return;
    };
    let from = game.figure(game.seat(), march.figure);
    let province = game.province();
    let count = province.touches(tile, cell, from).count() as i32;
    // There are up to eight neighbours. For more than five, the height of the rows is reduced.
    let row = if count <= 5 { 29 } else { 19 };
    let mut y = HEADER + 2;
    for touch in province.touches(tile, cell, from) {
        let Some(other) = province.at(touch.neighbour) else {
            continue;
        };
        let scale = if row > 20 {
            Scale::CLOSE
        } else {
            Scale::new(14)
        };
        draw_tile(canvas, other, Point::new(18, y + row / 2), scale);
        let (msg, ink) = match (touch.occupied, touch.landscape, touch.feature) {
            (true, _, _) => (Msg::Occupied, theme::EMBER),
            (_, true, true) => (Msg::SameBoth, theme::CREAM),
            (_, true, false) => (Msg::SameLandscape, theme::CREAM),
            (_, false, true) => (Msg::SameFeature, theme::CREAM),
            (_, false, false) => (Msg::NoMatch, theme::SHADE),
        };
        compass(canvas, cell, touch.neighbour, Point::new(36, y + row / 2));
        canvas.text(
            Font::Body,
            cx.say(msg),
            area(48, y, 150, row),
            Align::Left,
            ink,
        );
        let mut points = Line::new();
        let _ = core::fmt::write(&mut points, format_args!("+{}", touch.points()));
        canvas.text(
            Font::Body,
            &points,
            area(196, y, 34, row),
            Align::Right,
            ink,
        );
        y += row;
    }
    canvas.fill(area(10, y + 2, 220, 1), theme::BRONZE);
    let mut sum = Line::new();
    let _ = core::fmt::write(
        &mut sum,
        format_args!("+{}", province.points(tile, cell, from)),
    );
    canvas.text(
        Font::Title,
        cx.say(Msg::Sum),
        area(38, y + 3, 150, 22),
        Align::Left,
        theme::GOLD,
    );
    canvas.text(
        Font::Title,
        &sum,
        area(180, y + 3, 50, 22),
        Align::Right,
        theme::GOLD,
    );
}

/// Draws the direction of a neighbour as one highlighted dot of nine.
fn compass(canvas: &mut Canvas, cell: Cell, neighbour: Cell, middle: Point) {
    for dy in -1..=1i8 {
        for dx in -1..=1i8 {
            let there = Cell::new(cell.x.wrapping_add(dx), cell.y.wrapping_add(dy)) == neighbour;
            let ink = match (there, dx, dy) {
                (true, ..) => theme::GOLD,
                (false, 0, 0) => theme::CREAM,
                _ => theme::BRONZE,
            };
            let size = if there { 4 } else { 2 };
            let at = middle + Point::new(5 * i32::from(dx), 5 * i32::from(dy));
            canvas.fill(area(at.x - size / 2, at.y - size / 2, size, size), ink);
        }
    }
}
