//! The pages that explain the selected action, tile or cell.

use embedded_graphics::prelude::*;
use palmyra_engine::legions::bot::Reason;
use palmyra_engine::legions::{Cell, Tile};

use super::art::{Scale, draw_tile};
use super::hint::Hint;
use super::map::Map;
use super::reason;
use super::text::Msg;
use super::{Play, Screen, choice, tile_name};
use crate::canvas::{Align, Canvas, Font, LINE, area, panel};
use crate::input::Button;
use crate::shell::Go;
use crate::shell::Services;
use crate::shell::text::{Line, Msg as Shell};
use crate::shell::widgets::{HEADER, footer, page};
use crate::theme;
use palmyra_play::Millis;

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
                draw_best(canvas, play, tile, cx.now);
                draw_count(cx, canvas, play, tile);
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

/// The top and the height of the picture of a tile's best cell.
const BEST: (i32, i32) = (HEADER, 138);

/// Draws a tile of the hand in its best cell, with its matches and its gain. Draws only the place
/// of the figure if the tile fits nowhere.
fn draw_best(canvas: &mut Canvas, play: &Play, tile: Tile, now: Millis) {
    let game = play.game();
    let Some(march) = game.marching() else {
        return;
    };
    let best = game.best_cell(march.figure, tile).map(|(cell, _)| cell);
    let stand = Map::stand(play, game.seat(), march.figure);
    let view = area(0, BEST.0, 240, BEST.1);
    let map = Map::around(best.unwrap_or(stand), Scale::new(28), view);
    map.draw_tiles(canvas, play, None, now);
    if let Some(cell) = best {
        let from = game.figure(game.seat(), march.figure);
        map.draw_matches(canvas, play, (tile, cell), from);
        map.draw_planned(canvas, cell, tile);
    }
    map.draw_figures(canvas, play, None, now);
    if let Some(cell) = best {
        map.draw_gain(canvas, game, (tile, cell), march.income);
    }
    canvas.clip_to(panel());
    canvas.fill(area(0, BEST.0 + BEST.1, 240, 1), theme::BRONZE);
}

/// Draws how many tiles of this kind are in the hand, and how many are unseen. If the tile cannot
/// be laid, the reason is drawn above these numbers.
fn draw_count(cx: &Services, canvas: &mut Canvas, play: &Play, tile: Tile) {
    let game = play.game();
    let mut y = BEST.0 + BEST.1 + 4;
    draw_tile(canvas, tile, Point::new(18, y + 24), Scale::CLOSE);
    let mut line = |text: &str, ink| {
        let at = area(36, y, 203, LINE);
        canvas.text(Font::Body, text, at, Align::Left, ink);
        y += LINE;
    };
    if let Some(refusal) = choice::tile_refusal(game, tile) {
        line(cx.say(refusal), theme::EMBER);
    }
    let count = game.hand(game.seat()).count(tile);
    line(&cx.tell(Msg::InHand, &[count.into()]), theme::CREAM);
    let mut unseen = cx.tell(Msg::MoreLikeIt, &[game.unseen(tile).into()]);
    // The line has room for both parts.
    let _ = unseen.push(' ');
    let _ = unseen.push_str(cx.say(Msg::InStacks));
    line(&unseen, theme::SHADE);
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
