//! The positions of slots on the map, the movement of the cursor, and drawing.

use embedded_graphics::prelude::*;
use palmyra_engine::merchants::{IMPROVEMENT_SLOTS, Merchants, Piece, Region, Spot, Spots};
use palmyra_engine::{Game as _, Seat};

use super::bars::number;
use super::land::{self, Mark};
use super::signs::{self, Before};
use super::words::{self, amount};
use super::{Play, art, goals};
use crate::canvas::{Align, Canvas, Font, area};
use crate::input::Button;
use crate::shell::Services;
use crate::shell::art::{GLYPHS, Sprite, sprite};
use crate::theme::{self, Ink};

/// A small arrow that points left.
const BACK: Sprite = sprite!(["..#...", ".##...", "######", ".##...", "..#..."]);
/// The width and the height of a slot.
const SLOT: (i32, i32) = (24, 16);

/// Returns the column and the row of a region's first slot.
const fn corner(region: Option<Region>) -> (u8, u8) {
    match region {
        Some(Region::NorthSea) => (0, 0),
        Some(Region::Ebla) => (3, 0),
        Some(Region::Euphrates) => (6, 0),
        Some(Region::Antioch) => (0, 2),
        Some(Region::Palmyra) => (3, 2),
        Some(Region::SouthSea) => (0, 4),
        Some(Region::Damascus) => (3, 4),
        None => (6, 4),
    }
}

/// Returns the column and the row of a slot. Regions have three slots per row, except for the
/// southern half of the Euphrates with two.
pub fn place(spot: Spot) -> (u8, u8) {
    let region = spot.region();
    let (column, row) = corner(region);
    let first = match region {
        Some(region) => region.spots().iter().next(),
        None => Spot::all().find(|spot| spot.region().is_none()),
    };
    let index = spot.index() - first.map_or(0, Spot::index);
    let index = index as u8;
    match region {
        Some(Region::Euphrates) if index > 3 => {
            (column + (index - 4) % 2, row + 2 + (index - 4) / 2)
        }
        _ => (column + index % 3, row + index / 3),
    }
}

/// The slot where the cursor starts: the first slot of Palmyra, in the middle of the map.
pub const START: Spot = IMPROVEMENT_SLOTS[0];

/// Returns the slot of `among` where the cursor starts. This is [`START`], or the nearest slot if
/// [`START`] is not among them.
pub fn start(among: Spots) -> Spot {
    let (column, row) = place(START);
    let far = |spot: &Spot| {
        let (to_column, to_row) = place(*spot);
        (row.abs_diff(to_row) + column.abs_diff(to_column), to_row)
    };
    among.iter().min_by_key(far).unwrap_or(START)
}

/// Returns the slot of `among` to which an arrow leads, or the same slot if there is none in that
/// direction. Left and right stay in their row. Up and down lead to the nearest column of the next
/// row with such a slot.
pub fn walk(from: Spot, button: Button, among: Spots) -> Spot {
    let (column, row) = place(from);
    let steps = |spot: Spot| {
        let (to_column, to_row) = place(spot);
        let (along, across) = match button {
            Button::Left | Button::Right if to_row != row => return None,
            Button::Left => (column.checked_sub(to_column)?, 0),
            Button::Right => (to_column.checked_sub(column)?, 0),
            Button::Up => (row.checked_sub(to_row)?, column.abs_diff(to_column)),
            Button::Down => (to_row.checked_sub(row)?, column.abs_diff(to_column)),
            _ => return None,
        };
        (along > 0).then_some((along, across, spot))
    };
    let next = among.iter().filter_map(steps);
    next.min_by_key(|&(along, across, _)| (along, across))
        .map_or(from, |(_, _, spot)| spot)
}

/// Returns the slots on the map of a seat: the slots of the regions, without those for more than
/// two players if only two play, and the seat's own private slots.
pub fn shown(game: &Merchants, seat: Seat) -> Spots {
    let many = game.seats() > 2;
    let own = game.board(seat).improvements();
    let is_shown = |spot: &Spot| match spot.tile() {
        Some(tile) => own.contains(tile),
        None => many || !spot.is_for_many(),
    };
    Spot::all().filter(is_shown).collect()
}

/// Returns the slots where the deciding player can place a piece.
pub fn usable(game: &Merchants) -> Spots {
    use palmyra_engine::merchants::Move;
    Spot::all()
        .filter(|&spot| {
            let mut kinds = Piece::ALL.into_iter();
            kinds.any(|piece| game.check(Move::Place(piece, spot)).is_ok())
        })
        .collect()
}

/// Returns the top left corner of a slot on the panel.
fn corner_of(spot: Spot) -> Point {
    let (column, row) = place(spot);
    let (column, row) = (i32::from(column), i32::from(row));
    Point::new(
        3 + 80 * (column / 3) + 25 * (column % 3),
        56 + 49 * (row / 2) + 17 * (row % 2),
    )
}

/// The horizontal distance from the side of a slot's rectangle to the slot's edge, in each row of
/// pixels.
type Edge = [i8; SLOT.1 as usize];
static ROUND: Edge = [5, 3, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 3, 5];
static HULL: Edge = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 3, 5];
static ROUND_INSIDE: Edge = inside(ROUND);
static HULL_INSIDE: Edge = inside(HULL);

/// Returns the edge that lies one pixel further inside.
const fn inside(edge: Edge) -> Edge {
    const fn larger(one: i8, other: i8) -> i8 {
        if one > other { one } else { other }
    }
    let (mut found, mut row) = (edge, 0);
    while row < edge.len() {
        // Next to a row with a larger distance, that distance counts too, so that the rim has no
        // gaps.
        let above = edge[row.saturating_sub(1)];
        let below = edge[if row + 1 < edge.len() { row + 1 } else { row }];
        found[row] = larger(larger(edge[row] + 1, 1), larger(above, below));
        row += 1;
    }
    found
}

/// Returns the left and the right edge of a slot, or of its inner part. A camel's edge is rounded at
/// the top and the bottom, a ship's only at the bottom. A slot for both has one edge of each.
fn edges(spot: Spot, inside: bool) -> [&'static Edge; 2] {
    let (round, hull) = match inside {
        true => (&ROUND_INSIDE, &HULL_INSIDE),
        false => (&ROUND, &HULL),
    };
    match (spot.fits(Piece::Camel), spot.fits(Piece::Ship)) {
        (true, true) => [round, hull],
        (false, true) => [hull, hull],
        _ => [round, round],
    }
}

/// Fills a slot. If `grown` is positive, the shape is larger by this number of pixels on each side.
/// If it is negative, only the inner part is filled.
fn draw_shape(canvas: &mut Canvas, spot: Spot, at: Point, grown: i32, colour: Ink) {
    let [left, right] = edges(spot, grown < 0);
    let end = SLOT.1 + grown;
    let grown_outside = grown.max(0);
    // Neighbouring rows with the same edges are filled as one rectangle.
    let (mut first, mut insets) = (-grown, [0; 2]);
    for y in -grown..=end {
        let row = y.clamp(0, SLOT.1 - 1) as usize;
        let next = [left[row], right[row]];
        if y > first && (next != insets || y == end) {
            let [left, right] = insets.map(|inset| i32::from(inset) - grown_outside);
            let width = SLOT.0 - left - right;
            canvas.fill(area(at.x + left, at.y + first, width, y - first), colour);
            first = y;
        }
        insets = next;
    }
}

/// The state of a slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// The slot is drawn in its own colours, without a piece.
    Free,
    /// The slot is drawn dark and without a piece, because it cannot be used now.
    Dim,
    /// A piece of this seat is on the slot.
    Taken(Seat),
}

/// Draws a slot with its top left corner at `at`.
pub fn draw_slot(
    canvas: &mut Canvas,
    play: &Play,
    seat: Seat,
    spot: Spot,
    at: Point,
    state: State,
) {
    let game = play.game();
    let sign = signs::action(spot.action(), words::top(game, spot));
    let middle = Point::new(at.x + 12, at.y + 8);
    if let State::Taken(owner) = state {
        let person = play.person(owner);
        let (colour, ink) = theme::PLAYERS[person.index() % theme::PLAYERS.len()];
        draw_shape(canvas, spot, at, 0, colour);
        let glyph = &GLYPHS[person.index() % GLYPHS.len()];
        canvas.sprite(glyph, at + Point::new(3, 5), &[ink]);
        sign.draw_in(canvas, middle + Point::new(5, 0), ink, colour);
        return;
    }
    let dim = state == State::Dim;
    if !dim {
        draw_shape(canvas, spot, at, 0, theme::SHADE);
        draw_shape(canvas, spot, at, -1, theme::NIGHT);
    }
    let ink = if dim { theme::DIM } else { theme::CREAM };
    let before = signs::before(spot.action(), amount(game, seat, spot));
    let shift = match before {
        Before::Nothing => 0,
        _ => 5,
    };
    let left = Point::new(at.x + 7, at.y + 8);
    match before {
        Before::Nothing => {}
        // A dark slot has no number.
        Before::Number(_) if dim => {}
        Before::Number(value) => {
            let text = number(value);
            let cell = area(at.x + 3, at.y - 2, 10, 18);
            canvas.text(Font::Body, &text, cell, Align::Left, ink);
        }
        Before::Plus => canvas.sprite_at(&art::PLUS, left, &[ink]),
        Before::Up => canvas.sprite_at(&art::ARROW_SMALL, left, &[ink]),
        Before::Both => {
            canvas.sprite_at(&art::ARROW_SMALL, left - Point::new(0, 3), &[ink]);
            canvas.sprite_at(&BACK, left + Point::new(0, 3), &[ink]);
        }
        Before::Scroll => canvas.sprite_at(&art::SCROLL_SMALL, left - Point::new(1, 0), &[ink]),
    }
    let middle = middle + Point::new(shift, 0);
    match dim {
        true => sign.draw_in(canvas, middle, theme::DIM, theme::NIGHT),
        false => sign.draw(canvas, middle),
    }
}

/// The marks that the map shows in addition to the position.
#[derive(Clone, Copy, Debug)]
pub struct Marks {
    /// The seat for which amounts are shown.
    pub seat: Seat,
    /// The slots that are drawn as usable. All others that are free are drawn dark.
    pub usable: Spots,
    /// The slot under the cursor, if there is one.
    pub cursor: Option<Spot>,
    /// The region that the viewer has chosen in secret, if there is one.
    pub chosen: Option<Region>,
    /// The state of everything that moves.
    pub moving: Moving,
}

/// The state of everything that moves on the map.
#[derive(Clone, Copy, Debug, Default)]
pub struct Moving {
    /// Whether the cursor's ring is narrow.
    pub is_narrow: bool,
    /// Whether the waves are in the second of their two states.
    pub waves: bool,
    /// The arrival of a piece at the slot under the cursor.
    pub arrival: Option<Arrival>,
}

/// A piece on its way to a slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrival {
    /// The slot where the way begins.
    pub from: Spot,
    /// The owner of the piece.
    pub owner: Seat,
    /// The stage of the way.
    pub stage: Stage,
}

/// The stage of a piece's way to its slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// A ring in the owner's colour has covered this part of the way, in percent.
    Way(i32),
    /// The piece is this many pixels above its slot.
    Fall(i32),
}

impl Marks {
    /// Returns the mark of a region.
    fn mark(&self, game: &Merchants, region: Region) -> Mark {
        if game.under() == Some(region) {
            Mark::Attacked
        } else if self.chosen == Some(region) {
            Mark::Chosen
        } else {
            Mark::None
        }
    }
}

/// Draws the whole map.
pub fn draw(cx: &Services, canvas: &mut Canvas, play: &Play, marks: Marks) {
    let game = play.game();
    for region in Region::ALL {
        land::draw(canvas, region, marks.moving.waves);
    }
    for region in Region::ALL {
        land::draw_mark(canvas, region, marks.mark(game, region));
    }
    let spots = shown(game, marks.seat);
    goals::draw_field(cx, canvas, play, marks.seat, spots);
    let state_of = |spot: Spot| match game.piece(spot) {
        Some((owner, _)) => State::Taken(owner),
        None if marks.usable.contains(spot) => State::Free,
        None => State::Dim,
    };
    for spot in spots.iter() {
        draw_slot(
            canvas,
            play,
            marks.seat,
            spot,
            corner_of(spot),
            state_of(spot),
        );
    }
    if let (Some(spot), Some(arrival)) = (marks.cursor, marks.moving.arrival) {
        draw_arrival(canvas, play, spot, arrival);
    } else if let Some(spot) = marks.cursor {
        let at = corner_of(spot);
        draw_shape(canvas, spot, at, 2, theme::INK);
        if !marks.moving.is_narrow {
            draw_shape(canvas, spot, at, 1, theme::GOLD);
        }
        draw_shape(canvas, spot, at, 0, theme::NIGHT);
        draw_slot(canvas, play, marks.seat, spot, at, state_of(spot));
        draw_rim(canvas, spot, at);
    }
    // Names are drawn last, because their letters extend down to the slots.
    let under_cursor = marks.cursor.and_then(Spot::region);
    for region in Region::ALL {
        let ink = match under_cursor == Some(region) {
            true => theme::GOLD,
            false => theme::CREAM,
        };
        draw_name(cx, canvas, region, ink, marks.mark(game, region));
    }
}

/// Draws the name of a region on a plate.
pub fn draw_name(cx: &Services, canvas: &mut Canvas, region: Region, ink: Ink, mark: Mark) {
    let name = cx.say(words::short_region(region));
    land::draw_name(canvas, name, land::place(Some(region)), ink, mark);
}

/// Draws a slot from which marauders have sent a piece home. The slot is hollow and has the sign of
/// the piece's owner.
pub fn draw_struck(canvas: &mut Canvas, play: &Play, spot: Spot, owner: Seat) {
    let at = corner_of(spot);
    canvas.cover(area(at.x, at.y, SLOT.0, SLOT.1));
    draw_shape(canvas, spot, at, 0, theme::EMBER);
    draw_shape(canvas, spot, at, -1, theme::NIGHT);
    let person = play.person(owner);
    let glyph = &GLYPHS[person.index() % GLYPHS.len()];
    canvas.sprite(glyph, at + Point::new(3, 4), &[theme::EMBER]);
    canvas.sprite_at(&BACK, at + Point::new(17, 8), &[theme::EMBER]);
}

/// Draws a piece on its way to a slot.
fn draw_arrival(canvas: &mut Canvas, play: &Play, to: Spot, arrival: Arrival) {
    let at = corner_of(to);
    let Arrival { from, owner, stage } = arrival;
    draw_shape(canvas, to, at, 0, theme::NIGHT);
    match stage {
        Stage::Way(way) => {
            draw_slot(canvas, play, owner, to, at, State::Dim);
            let from = corner_of(from);
            let ring = from + (at - from) * way / 100 - Point::new(2, 2);
            let (colour, _) = theme::PLAYERS[play.person(owner).index() % theme::PLAYERS.len()];
            let ring = area(ring.x, ring.y, SLOT.0 + 4, SLOT.1 + 4);
            canvas.cover(ring);
            canvas.frame(ring, 2, colour);
        }
        Stage::Fall(lift) => {
            let at = at - Point::new(0, lift);
            canvas.cover(area(at.x, at.y, SLOT.0, SLOT.1));
            draw_slot(canvas, play, owner, to, at, State::Taken(owner));
        }
    }
}

/// Draws a bar on the left and on the right of a slot. The bars stay below the name of the region.
pub fn draw_ring(canvas: &mut Canvas, spot: Spot, ink: Ink) {
    let at = corner_of(spot);
    for x in [at.x - 2, at.x + SLOT.0 - 1] {
        canvas.fill(area(x, at.y + 4, 3, SLOT.1 - 6), ink);
    }
}

/// Draws the rim of the slot under the cursor in gold.
fn draw_rim(canvas: &mut Canvas, spot: Spot, at: Point) {
    let [left, right] = edges(spot, false).map(|edge| edge.map(i32::from));
    for y in 0..SLOT.1 {
        let row = y as usize;
        let (x, end) = (at.x + left[row], at.x + SLOT.0 - right[row]);
        let edge = y == 0 || y == SLOT.1 - 1;
        if edge {
            canvas.fill(area(x, at.y + y, end - x, 1), theme::GOLD);
        } else {
            canvas.fill(area(x, at.y + y, 1, 1), theme::GOLD);
            canvas.fill(area(end - 1, at.y + y, 1, 1), theme::GOLD);
        }
    }
}

/// Returns the piece for which a slot shows its amount.
pub fn piece_for(game: &Merchants, seat: Seat, spot: Spot) -> Piece {
    let board = game.board(seat);
    let ship = spot.fits(Piece::Ship);
    match spot.fits(Piece::Camel) {
        true if ship && board.reserve(Piece::Camel) == 0 => Piece::Ship,
        true => Piece::Camel,
        false => Piece::Ship,
    }
}
