//! All players' points, as bars with one piece per source.

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use heapless::Vec;
use palmyra_engine::game::MAX_SEATS;
use palmyra_engine::order::sort;

use super::player::Player;
use crate::canvas::{Align, Canvas, Font, LINE, area};
use crate::theme;

/// The maximum number of sources of points.
pub const PARTS: usize = 7;

/// The points of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// The player.
    pub player: Player,
    /// The points, or `None` while they are secret.
    pub points: Option<i16>,
    /// The points, and the number that breaks ties.
    pub standing: (i16, i16),
    /// Whether the player has won.
    pub won: bool,
    /// The points by source.
    pub parts: [i16; PARTS],
}

/// The points of all players, in the order of play.
pub type Rows = Vec<Row, MAX_SEATS>;

/// Returns the rows in the order of the ranking.
pub fn ranked(rows: &Rows) -> Rows {
    let mut rows = rows.clone();
    sort(&mut rows, |a, b| (a.won, a.standing) > (b.won, b.standing));
    rows
}

/// Returns the highest number of points among all players.
pub fn most(rows: &Rows) -> i16 {
    rows.iter().map(|row| row.standing.0).max().unwrap_or(0)
}

/// Draws a player's points as a bar with one piece per source. Points beyond `shown` are left out.
/// A bar of `most` points has the full width.
pub fn draw_bar(canvas: &mut Canvas, row: &Row, shown: i16, most: i16, at: Rectangle) {
    let (width, height) = (at.size.width as i32, at.size.height as i32);
    let place = |points: i32| width * points.min(shown.into()) / i32::from(most.max(1));
    let mut sum = 0;
    for (part, &points) in (0..).zip(&row.parts) {
        let from = place(sum);
        sum += i32::from(points.max(0));
        let to = place(sum);
        let piece = area(at.top_left.x + from, at.top_left.y, to - from, height);
        draw_part(canvas, part, piece);
    }
}

/// Fills an area with the pattern of a source. The last column stays empty, as a gap.
pub fn draw_part(canvas: &mut Canvas, part: u8, at: Rectangle) {
    let (width, height) = (at.size.width as i32, at.size.height as i32);
    for y in 0..height {
        let start = at.top_left + Point::new(0, y);
        canvas.row(start, width - 1, |x| {
            let (ink, is_marked) = match part {
                0 => (theme::CLAY, x % 4 == 3),
                1 => (theme::CREAM, false),
                2 => (theme::TAN, x % 4 == 1 && y % 4 == 2),
                3 => (theme::EMBER, y % 3 == 1),
                4 => (theme::GOLD, (x + y) % 4 == 0),
                5 => (theme::SHADE, (x + height - y) % 4 == 0),
                _ => (theme::CREAM, x % 2 == 1 && y % 2 == 1),
            };
            if is_marked { theme::INK } else { ink }
        });
    }
}

/// Draws the pattern and the name of each used source, in as many lines as needed. Returns the y
/// coordinate at which the lines end.
pub fn draw_legend(
    canvas: &mut Canvas,
    rows: &Rows,
    name: &dyn Fn(u8) -> &'static str,
    top: i32,
) -> i32 {
    let (mut x, mut y) = (6, top);
    for part in used_parts(rows) {
        let word = name(part);
        let width = Font::Body.width(word);
        if x + 14 + width > 236 {
            (x, y) = (6, y + LINE - 1);
        }
        draw_part(canvas, part, area(x, y + 4, 11, 11));
        let at = area(x + 13, y, width, LINE);
        canvas.text(Font::Body, word, at, Align::Left, theme::SHADE);
        x += width + 21;
    }
    y + LINE
}

/// Returns the number of lines that [`draw_legend`] needs.
pub fn legend_lines(rows: &Rows, name: &dyn Fn(u8) -> &'static str) -> i32 {
    let (mut x, mut lines) = (6, 1);
    for part in used_parts(rows) {
        let width = Font::Body.width(name(part));
        if x + 14 + width > 236 {
            (x, lines) = (6, lines + 1);
        }
        x += width + 21;
    }
    lines
}

/// Returns the sources from which some player has points.
pub fn used_parts(rows: &Rows) -> impl Iterator<Item = u8> + '_ {
    (0..PARTS as u8).filter(|&part| {
        let mut points = rows.iter().map(|row| row.parts[usize::from(part)]);
        points.any(|points| points != 0)
    })
}
