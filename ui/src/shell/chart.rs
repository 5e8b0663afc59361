//! A chart of all players' points, turn by turn. Lines differ in colour and in pattern; a player's
//! badge marks the end of each.

use embedded_graphics::prelude::*;
use heapless::Vec;
use palmyra_engine::game::MAX_SEATS;
use palmyra_play::Person;

use super::text::{Blank, fill};
use super::widgets::{HEADER, badge};
use crate::canvas::{Align, Canvas, Font, area};
use crate::theme::{self, Ink};

/// The left edge of the chart.
const LEFT: i32 = 30;
/// The right edge of the chart.
const RIGHT: i32 = 214;
/// The top of the chart.
const TOP: i32 = HEADER + 14;
/// The bottom of the chart.
const BOTTOM: i32 = 196;

/// The players' colours for lines on a dark background.
pub const LINES: [Ink; MAX_SEATS] = [
    theme::RED_LINE,
    theme::BLUE_LINE,
    theme::YELLOW,
    theme::WHITE,
    theme::PURPLE_LINE,
];
/// The players' line patterns. A pattern repeats every eight pixels; where a bit is set, a dot of
/// two by two pixels begins.
const BEATS: [u8; MAX_SEATS] = [
    0b1111_1111,
    0b1111_1000,
    0b1000_1000,
    0b1110_0000,
    0b1110_1000,
];

/// The lines of a chart, with their players and their points.
pub struct Chart<'a> {
    /// The player of each line. The players with the most points are first, and their lines are
    /// drawn on top.
    pub people: &'a [Person],
    /// The number of turns of the longest line.
    pub turns: usize,
    /// The number of points to reach, which is drawn as a dashed line.
    pub goal: Option<i16>,
    /// Returns the points of a line after a number of turns, or `None` after the line's end. The
    /// first argument is the index of the line, the second the number of turns.
    pub points: &'a dyn Fn(usize, usize) -> Option<i16>,
}

/// The conversion from turns and points to a position on the panel.
#[derive(Clone, Copy, Debug)]
pub struct Scale {
    turns: i32,
    least: i32,
    most: i32,
}

impl Scale {
    /// Returns the position of a number of points after a number of turns.
    pub fn at(self, turn: usize, points: i16) -> Point {
        let x = LEFT + (RIGHT - LEFT) * turn as i32 / self.turns;
        let above = i32::from(points) - self.least;
        let y = BOTTOM - (BOTTOM - TOP) * above / (self.most - self.least);
        Point::new(x, y)
    }
}

impl Chart<'_> {
    /// Returns the turns and points along a line, from its start.
    fn line(&self, index: usize) -> impl Iterator<Item = (usize, i16)> {
        let points = (0..=self.turns).map(move |turn| (turn, (self.points)(index, turn)));
        points.filter_map(|(turn, points)| Some((turn, points?)))
    }

    fn scale(&self) -> (Scale, i32) {
        let all = (0..self.people.len()).flat_map(|index| self.line(index));
        let all = all.map(|(_, points)| i32::from(points));
        let goal = self.goal.map(i32::from);
        let (least, most) = all.chain(goal).fold((0, 1), |(least, most), points| {
            (points.min(least), points.max(most))
        });
        let step = match most - least {
            0..=40 => 10,
            41..=100 => 20,
            _ => 50,
        };
        let round = |points: i32| (points + step - 1).div_euclid(step) * step;
        let scale = Scale {
            turns: self.turns.max(1) as i32,
            least: least.div_euclid(step) * step,
            most: round(most),
        };
        (scale, step)
    }

    /// Draws the chart below the heading. Returns the scale that was used.
    pub fn draw(&self, canvas: &mut Canvas) -> Scale {
        let (scale, step) = self.scale();
        draw_axes(canvas, scale, step);
        if let Some(goal) = self.goal {
            let y = scale.at(0, goal).y;
            for x in (LEFT..RIGHT).step_by(6) {
                canvas.fill(area(x, y, 3, 1), theme::GOLD);
            }
        }
        let mut ends: Vec<(i32, Person), MAX_SEATS> = Vec::new();
        for (index, &person) in self.people.iter().enumerate().rev() {
            let mut last: Option<Point> = None;
            for (turn, points) in self.line(index) {
                let next = scale.at(turn, points);
                if let Some(before) = last {
                    draw_step(canvas, person, before, next);
                }
                last = Some(next);
            }
            // The list has room for every seat.
            let _ = ends.push((last.map_or(BOTTOM, |end| end.y), person));
        }
        ends.reverse();
        draw_ends(canvas, &ends);
        scale
    }
}

fn draw_axes(canvas: &mut Canvas, scale: Scale, step: i32) {
    for points in (scale.least..=scale.most).step_by(step as usize) {
        let y = scale.at(0, points as i16).y;
        let at = area(0, y - 9, LEFT - 4, 18);
        let text = fill("{}", &[Blank::Number(points)]);
        canvas.text(Font::Body, &text, at, Align::Right, theme::SHADE);
        let ink = if points == 0 {
            theme::SHADE
        } else {
            theme::DUSK
        };
        canvas.fill(area(LEFT, y, RIGHT - LEFT, 1), ink);
    }
    for turn in [1, scale.turns] {
        let x = scale.at(turn as usize, 0).x;
        let text = fill("{}", &[Blank::Number(turn)]);
        let at = area(x - 16, BOTTOM + 4, 32, 18);
        canvas.text(Font::Body, &text, at, Align::Centre, theme::SHADE);
        canvas.fill(area(x, BOTTOM, 1, 4), theme::SHADE);
    }
}

/// Draws a step of a person's line: a horizontal part, then a vertical one.
fn draw_step(canvas: &mut Canvas, person: Person, from: Point, to: Point) {
    let (ink, beat) = (
        LINES[person.index() % LINES.len()],
        BEATS[person.index() % BEATS.len()],
    );
    let mut dot = |x: i32, y: i32| {
        if beat >> ((x + y) & 7) & 1 == 1 {
            canvas.fill(area(x, y, 2, 2), ink);
        }
    };
    (from.x..to.x).for_each(|x| dot(x, from.y));
    (from.y.min(to.y)..=from.y.max(to.y)).for_each(|y| dot(to.x, y));
}

/// Draws the badges at the ends of the lines, moved so that none overlap.
fn draw_ends(canvas: &mut Canvas, ends: &[(i32, Person)]) {
    let mut places: Vec<i32, MAX_SEATS> = Vec::new();
    let mut free = TOP - 12;
    for &(end, _) in ends {
        let y = (end - 8).max(free);
        let _ = places.push(y);
        free = y + 17;
    }
    // Badges below the bottom edge move up.
    let mut floor = BOTTOM - 8;
    for (y, &(_, person)) in places.iter_mut().zip(ends).rev() {
        *y = (*y).min(floor);
        floor = *y - 17;
        badge(canvas, person, Point::new(RIGHT + 8, *y));
    }
}
