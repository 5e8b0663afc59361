//! The texts on the panel, for screen readers.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use palmyra_ui::canvas::{Observer, Written};
use palmyra_ui::theme::{self, Ink};
use palmyra_ui::{PANEL, Picture};

/// A line of text on the panel.
struct Line {
    text: String,
    ink: Ink,
    /// The area that the line covers.
    area: Rectangle,
    is_chosen: bool,
}

/// All lines on the panel, in the order in which they were drawn.
#[derive(Default)]
pub struct Words {
    lines: Vec<Line>,
    /// The column and the row of the cursor; `None` if it has not moved.
    place: Option<(u8, u8)>,
}

/// The width and height of a place in pixels. Places divide the panel into
/// columns and rows.
const FIELD: i32 = 20;

impl Words {
    /// All lines as text.
    pub fn all(&self) -> String {
        join(self.lines.iter())
    }

    /// The selected lines as text.
    pub fn chosen(&self) -> String {
        join(self.lines.iter().filter(|line| line.is_chosen))
    }

    /// The place of the cursor, as a letter for the column and a number for the row, counted
    /// from the top left. Empty if the last picture has not moved the cursor.
    pub fn place(&self) -> String {
        let name = |(column, row): (u8, u8)| format!("{}{}", char::from(b'A' + column), row + 1);
        self.place.map(name).unwrap_or_default()
    }

    /// Finds the selected lines, and the place to which the cursor has moved since the previous
    /// picture. A line is selected if its background or a frame around it has the cursor's colour.
    pub fn find_chosen(&mut self, now: &Picture, before: &Picture) {
        let cursor = theme::GOLD;
        let is_gold = |at: Point| now.ink(at) == Some(cursor);
        for line in &mut self.lines {
            let ink = line.ink;
            let (mut ground, mut gold) = (0, 0);
            for found in line.area.points().filter_map(|at| now.ink(at)) {
                ground += u32::from(found != ink);
                gold += u32::from(found == cursor);
            }
            let is_on_slab = ink != cursor && 2 * gold > ground;
            line.is_chosen = is_on_slab || is_framed(line.area, is_gold);
        }
        let side = PANEL as i32;
        let panel = Rectangle::new(Point::zero(), Size::new_equal(PANEL));
        let moved = panel.points().filter(|&at| is_gold(at));
        let (mut sum, mut count) = (Point::zero(), 0);
        for at in moved.filter(|&at| before.ink(at) != Some(cursor)) {
            sum += at;
            count += 1;
        }
        let field = |sum: i32| (sum / count).clamp(0, side - 1) / FIELD;
        self.place = (count > 0).then(|| (field(sum.x) as u8, field(sum.y) as u8));
    }
}

/// Whether there is a complete frame around an area. `holds` returns whether a point may belong to
/// the frame.
fn is_framed(inner: Rectangle, holds: impl Fn(Point) -> bool) -> bool {
    let (Some(end), side) = (inner.bottom_right(), PANEL as i32) else {
        return false;
    };
    let (start, middle) = (inner.top_left, inner.center());
    // A frame must be three points long everywhere, so that golden letters and pictures
    // do not count.
    let is_edge = |at: Point, along: Point| holds(at - along) && holds(at) && holds(at + along);
    let (across, down) = (Point::new(3, 0), Point::new(0, 3));
    let left = (0..start.x)
        .rev()
        .find(|&x| is_edge(Point::new(x, middle.y), down));
    let right = (end.x + 1..side).find(|&x| is_edge(Point::new(x, middle.y), down));
    let top = (0..start.y)
        .rev()
        .find(|&y| is_edge(Point::new(middle.x, y), across));
    let bottom = (end.y + 1..side).find(|&y| is_edge(Point::new(middle.x, y), across));
    let (Some(left), Some(right), Some(top), Some(bottom)) = (left, right, top, bottom) else {
        return false;
    };
    // The corners of a frame may be missing.
    let mut across = left + 4..=right - 4;
    let mut down = top + 4..=bottom - 4;
    across.all(|x| holds(Point::new(x, top)) && holds(Point::new(x, bottom)))
        && down.all(|y| holds(Point::new(left, y)) && holds(Point::new(right, y)))
}

fn join<'a>(lines: impl Iterator<Item = &'a Line>) -> String {
    let texts: Vec<&str> = lines.map(|line| line.text.as_str()).collect();
    texts.join("\n")
}

impl Observer for Words {
    fn text(&mut self, written: Written) {
        self.lines.push(Line {
            text: written.text.into(),
            ink: written.ink,
            area: written.drawn,
            is_chosen: false,
        });
    }

    fn cover(&mut self, area: Rectangle) {
        let is_hidden = |line: &Line| area.contains(line.area.center());
        self.lines.retain(|line| !is_hidden(line));
    }
}
