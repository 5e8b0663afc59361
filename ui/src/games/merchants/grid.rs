//! The map: where each slot lies, how the cursor walks, and how it is drawn.

use embedded_graphics::prelude::*;
use heapless::Vec;
use palmyra_engine::merchants::{Merchants, Piece, Region, Spot, Spots};
use palmyra_engine::{Game as _, Seat};

use super::bars::number;
use super::signs::{self, Before};
use super::words::{self, amount};
use super::{Play, art};
use crate::canvas::{Align, Canvas, Font, area};
use crate::input::Button;
use crate::shell::Services;
use crate::shell::art::{GLYPHS, Sprite};
use crate::theme::{self, Ink};

/// Columns and rows of slots.
const COLUMNS: u8 = 9;
const ROWS: u8 = 6;
/// A small arrow to the left.
const BACK: Sprite = Sprite(&["..#...", ".##...", "######", ".##...", "..#..."]);
/// The size of a slot.
const SLOT: (i32, i32) = (24, 17);

/// The column and row of the first slot of a region.
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

/// The column and row of a slot. Regions have three slots in a row, but the
/// Euphrates has two south of its river.
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

/// The directions of the cursor.
const WAYS: [Button; 4] = [Button::Up, Button::Down, Button::Left, Button::Right];

/// Slots with their columns and rows.
type Places = Vec<(Spot, (u8, u8)), { Spot::COUNT }>;

fn places(spots: Spots) -> Places {
    spots.iter().map(|spot| (spot, place(spot))).collect()
}

/// Returns the next slot in a direction; beyond the edge the map continues at the
/// other side. Up and down lead to the next row that has any slot, left and right
/// through all of a row, so that every slot can be reached.
pub fn walk(from: Spot, button: Button, among: Spots) -> Spot {
    let places = places(among);
    let next = neighbour(place(from), button, &places);
    next.map_or(from, |next| places[next].0)
}

/// The index of the next place in a direction.
fn neighbour((column, row): (u8, u8), button: Button, places: &Places) -> Option<usize> {
    let ahead = |from: u8, to: u8, size: u8, back: bool| {
        let steps = (to + size - from) % size;
        if back { (size - steps) % size } else { steps }
    };
    let (across, back) = match button {
        Button::Left => (true, true),
        Button::Right => (true, false),
        Button::Up => (false, true),
        Button::Down => (false, false),
        _ => return None,
    };
    let nearest = places
        .iter()
        .enumerate()
        .filter_map(|(index, &(_, (to_column, to_row)))| {
            let steps = match across {
                true => ahead(column, to_column, COLUMNS, back),
                false => ahead(row, to_row, ROWS, back),
            };
            // Slots of the same row come first; a slot that is alone in its row leads to
            // other rows.
            let key = match across {
                true => (to_row != row, steps, row.abs_diff(to_row)),
                false => (false, steps, column.abs_diff(to_column)),
            };
            (steps > 0).then_some((key, index))
        })
        .min_by_key(|&(key, _)| key);
    nearest.map(|(_, index)| index)
}

/// The slot where the cursor starts: the one from which all slots together take
/// the fewest presses. Of several, the nearest to the middle of Palmyra.
pub fn start(among: Spots) -> Option<Spot> {
    let places = places(among);
    let next: Vec<[usize; 4], { Spot::COUNT }> = places
        .iter()
        .enumerate()
        .map(|(index, &(_, from))| {
            WAYS.map(|button| neighbour(from, button, &places).unwrap_or(index))
        })
        .collect();
    let best = places.iter().enumerate().min_by_key(|&(index, place)| {
        let (column, row) = place.1;
        let far = column.abs_diff(4) + row.abs_diff(2);
        (presses_from(index, &next), far, column)
    });
    best.map(|(_, &(spot, _))| spot)
}

/// The sum of presses from a slot to each of the others.
fn presses_from(start: usize, next: &[[usize; 4]]) -> u16 {
    let mut steps = [None; Spot::COUNT];
    steps[start] = Some(0);
    let mut met: Vec<usize, { Spot::COUNT }> = Vec::new();
    // There is room for all of them.
    let _ = met.push(start);
    let (mut at, mut sum) = (0, 0);
    while let Some(&from) = met.get(at) {
        at += 1;
        let so_far = steps[from].unwrap_or(0);
        sum += so_far;
        for &to in &next[from] {
            if steps[to].is_none() {
                steps[to] = Some(so_far + 1);
                let _ = met.push(to);
            }
        }
    }
    sum
}

/// The slots where the player who decides may place something.
pub fn usable(game: &Merchants) -> Spots {
    use palmyra_engine::merchants::Move;
    Spot::all()
        .filter(|&spot| {
            let mut kinds = Piece::ALL.into_iter();
            kinds.any(|piece| game.check(Move::Place(piece, spot)).is_ok())
        })
        .collect()
}

/// The corner of a slot on the panel.
fn corner_of(spot: Spot) -> Point {
    let (column, row) = place(spot);
    let (column, row) = (i32::from(column), i32::from(row));
    Point::new(
        3 + 80 * (column / 3) + 25 * (column % 3),
        58 + 51 * (row / 2) + 18 * (row % 2),
    )
}

/// The distance of a slot's edge from its side, row by row.
const ROUND: [i32; SLOT.1 as usize] = [6, 4, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 4, 6];
const HULL: [i32; SLOT.1 as usize] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 4, 6];

/// The edges of a slot, left and right: round for camels, a hull for ships.
fn edges(spot: Spot) -> [&'static [i32; SLOT.1 as usize]; 2] {
    match (spot.fits(Piece::Camel), spot.fits(Piece::Ship)) {
        (true, true) => [&ROUND, &HULL],
        (false, true) => [&HULL, &HULL],
        _ => [&ROUND, &ROUND],
    }
}

/// Fills a slot's shape, `grown` pixels larger on every side.
fn draw_shape(canvas: &mut Canvas, spot: Spot, at: Point, grown: i32, colour: Ink) {
    let [left, right] = edges(spot);
    let last = SLOT.1 - 1;
    for y in -grown..SLOT.1 + grown {
        let row = y.clamp(0, last) as usize;
        let inset = |edge: &[i32; SLOT.1 as usize]| {
            if grown >= 0 {
                return edge[row] - grown;
            }
            // Inside the edge, a row also begins behind the edges of its neighbours.
            let above = edge[row.saturating_sub(1)];
            let below = edge[(row + 1).min(last as usize)];
            (edge[row] + 1).max(above).max(below).max(1)
        };
        let (left, right) = (inset(left), inset(right));
        canvas.fill_fast(
            area(at.x + left, at.y + y, SLOT.0 - left - right, 1),
            colour,
        );
    }
}

/// The state of a slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// Free for a piece of the player who decides.
    Free,
    /// Free, but not usable now.
    Dim,
    /// Taken by a player.
    Taken(Seat),
}

/// Draws a slot with its corner at a point.
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
    let ink = if dim { theme::MIST } else { theme::CREAM };
    let before = signs::before(spot.action(), amount(game, seat, spot));
    let shift = match before {
        Before::Nothing => 0,
        _ => 5,
    };
    let left = Point::new(at.x + 7, at.y + 8);
    match before {
        Before::Nothing => {}
        // A number that is of no use now need not be read.
        Before::Number(_) if dim => {}
        Before::Number(value) => {
            let text = number(value);
            let cell = area(at.x + 2, at.y - 1, 11, 19);
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
        true => sign.draw_in(canvas, middle, theme::MIST, theme::NIGHT),
        false => sign.draw(canvas, middle),
    }
}

/// What the map shows in addition to the position.
#[derive(Clone, Copy, Debug)]
pub struct Marks {
    /// The seat that the amounts are for.
    pub seat: Seat,
    /// Slots that can be used now.
    pub usable: Spots,
    /// The slot under the cursor.
    pub cursor: Option<Spot>,
    /// A region that only this person knows of.
    pub eye: Option<Region>,
}

/// Draws the whole map.
pub fn draw(cx: &Services, canvas: &mut Canvas, play: &Play, marks: Marks) {
    let game = play.game();
    let under_cursor = marks.cursor.map(Spot::region);
    let regions = || Region::ALL.into_iter().map(Some).chain([None]);
    for region in regions() {
        draw_region(canvas, game, region);
        if region.is_some() && region == marks.eye {
            let (column, row) = corner(region);
            let at = Point::new(
                80 * i32::from(column / 3) + 71,
                43 + 51 * i32::from(row / 2) + 7,
            );
            canvas.sprite_at(&art::EYE, at, &[theme::GOLD]);
        }
    }
    let many = game.seats() > 2;
    let private = game.board(marks.seat).improvements();
    for spot in Spot::all() {
        let shown = match spot.tile() {
            Some(tile) => private.contains(tile),
            None => many || !spot.is_for_many(),
        };
        if !shown {
            continue;
        }
        let state = match game.piece(spot) {
            Some((owner, _)) => State::Taken(owner),
            None if marks.usable.contains(spot) => State::Free,
            None => State::Dim,
        };
        draw_slot(canvas, play, marks.seat, spot, corner_of(spot), state);
    }
    if let Some(spot) = marks.cursor {
        let at = corner_of(spot);
        draw_shape(canvas, spot, at, 1, theme::GOLD);
        draw_shape(canvas, spot, at, 0, theme::NIGHT);
        let state = match game.piece(spot) {
            Some((owner, _)) => State::Taken(owner),
            None => State::Free,
        };
        draw_slot(canvas, play, marks.seat, spot, at, state);
        if state == State::Free {
            draw_rim(canvas, spot, at);
        }
    }
    // Letters reach down to the slots, so names come last.
    for region in regions() {
        draw_name(cx, canvas, region, under_cursor == Some(region));
    }
}

/// Draws the name of a region.
fn draw_name(cx: &Services, canvas: &mut Canvas, region: Option<Region>, chosen: bool) {
    let (column, row) = corner(region);
    let (x, y) = (1 + 80 * i32::from(column / 3), 43 + 51 * i32::from(row / 2));
    let ink = if chosen { theme::GOLD } else { theme::SHADE };
    let name = cx.say(words::short_region(region));
    canvas.text(
        Font::Body,
        name,
        area(x + 4, y - 2, 74, 18),
        Align::Left,
        ink,
    );
}

/// Colours the rim of the slot under the cursor.
fn draw_rim(canvas: &mut Canvas, spot: Spot, at: Point) {
    let [left, right] = edges(spot);
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

fn draw_region(canvas: &mut Canvas, game: &Merchants, region: Option<Region>) {
    let (column, row) = corner(region);
    let (x, y) = (1 + 80 * i32::from(column / 3), 43 + 51 * i32::from(row / 2));
    let height = if region == Some(Region::Euphrates) {
        101
    } else {
        50
    };
    let ground = region.map_or(signs::PRIVATE, signs::ground);
    canvas.slab(area(x, y, 78, height), ground);
    if region == Some(Region::Euphrates) {
        for (line, y) in [(0, 97), (1, 101), (2, 105)] {
            for wave in 0..7 {
                let at = area(x + 2 + 10 * wave + 2 * line, y, 6, 2);
                canvas.fill(at, theme::RIVER_WAVE);
            }
        }
    }
    if region.is_some() && region == game.under() {
        canvas.sprite_at(&art::SWORDS, Point::new(x + 71, y + 7), &[theme::EMBER]);
    }
}

/// The piece for which a slot shows its amounts: a ship or a camel.
pub fn piece_for(game: &Merchants, seat: Seat, spot: Spot) -> Piece {
    let board = game.board(seat);
    let ship = spot.fits(Piece::Ship);
    match spot.fits(Piece::Camel) {
        true if ship && board.reserve(Piece::Camel) == 0 => Piece::Ship,
        true => Piece::Camel,
        false => Piece::Ship,
    }
}
