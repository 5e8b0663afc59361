//! Drawing of the province.

mod marks;

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use heapless::Vec;
use palmyra_engine::game::MAX_SEATS;
use palmyra_engine::legions::{Cell, Figure, Income, Legions, Size as TileSize, Spot, Tile};
use palmyra_engine::{Game as _, Seat};

use super::Play;
use super::art::{
    LARGE_STACK, Scale, Thing, corner, draw_aside, draw_dark, draw_figure_in, draw_ghost,
    draw_ground, draw_thing, draw_tile, outline_tile,
};
use super::block::Block;
use super::camera::Look;
use super::motion::{self, Motion};
use super::turn::Turn;
use crate::canvas::{Align, Canvas, Font, area};
use crate::shell::art::{COIN, Sprite};
use crate::shell::text::fill;
use crate::theme::{self, Ink};
use palmyra_play::{Millis, Person};

/// The top of the province at the table.
pub const TOP: i32 = 22;
/// The height of the province at the table.
pub const HEIGHT: i32 = 162;

/// The smallest pitch at which a cell has space for a number.
const LABELLED: i32 = 18;
/// The height of a plate with a gain.
const PLATE: i32 = 16;

/// Draws the sign of an income, centred on the point `middle`.
pub fn draw_income(canvas: &mut Canvas, income: Income, middle: Point) {
    let (sprite, inks): (&Sprite, &[Ink]) = match income {
        Income::Tiles => (&LARGE_STACK, &[theme::CREAM, theme::BRONZE]),
        Income::Coins => (&COIN, &[theme::BRONZE, theme::GOLD, theme::UMBER]),
    };
    canvas.sprite_at(sprite, middle, inks);
}

/// A view of the province: the position of its cells on the panel.
#[derive(Clone, Copy, Debug)]
pub struct Map {
    pub scale: Scale,
    /// The point that is drawn at the centre of the view, in pixels from the origin of the map.
    centre: Point,
    /// The part of the panel that shows the province.
    view: Rectangle,
}

/// Figures with their seats and cells. The last value is -1 or 1 if the figure is shifted to a
/// side, and otherwise 0.
type Stands = Vec<(Seat, Figure, Cell, i32), { 2 * MAX_SEATS }>;

impl Map {
    /// Creates a view over the full width of the panel, centred on a point of the map.
    pub fn close(scale: Scale, centre: Point, top: i32, height: i32) -> Self {
        Self {
            scale,
            centre,
            view: area(0, top, 240, height),
        }
    }

    /// Creates a view of the whole province at the top of the panel.
    pub fn above(game: &Legions, height: i32) -> Self {
        Self::fit(game, 0, height)
    }

    /// Creates a view of the whole province that is `height` pixels high, at the largest possible
    /// scale.
    pub fn fit(game: &Legions, top: i32, height: i32) -> Self {
        let block = Block::province(game);
        let scale = Scale::whole(block.cells(), (236, height - 2));
        let corners = scale.middle(block.low) + scale.middle(block.high);
        Self::close(scale, corners / 2, top, height)
    }

    /// Creates a view of a block of cells that is `height` pixels high, at no more than the middle
    /// scale.
    pub fn over(block: Block, top: i32, height: i32) -> Self {
        let scale = Scale::whole(block.cells(), (236, height - 2));
        let scale = Scale::new(scale.pitch().min(Scale::NEAR[1].pitch()));
        let corners = scale.middle(block.low) + scale.middle(block.high);
        Self::close(scale, corners / 2, top, height)
    }

    /// Creates a view of a cell and its surroundings in a part of the panel.
    pub fn around(cell: Cell, scale: Scale, view: Rectangle) -> Self {
        Self {
            scale,
            centre: scale.middle(cell),
            view,
        }
    }

    /// Returns this view, moved just far enough to contain a cell with its cursor.
    pub fn showing(self, cell: Cell) -> Self {
        let (at, reach) = (self.at(cell), self.scale.half(TileSize::Large) + 4);
        let Rectangle { top_left, size } = self.view;
        let beyond = |at: i32, from: i32, size: u32| {
            at - at.clamp(from + reach, from + size as i32 - 1 - reach)
        };
        self.shifted(Point::new(
            beyond(at.x, top_left.x, size.width),
            beyond(at.y, top_left.y, size.height),
        ))
    }

    /// Returns the scale of the view and its centre.
    pub const fn look(self) -> Look {
        (self.scale, self.centre)
    }

    /// Returns this view with another scale and centre, if these are given.
    pub fn looking(self, look: Option<Look>) -> Self {
        let (scale, centre) = look.unwrap_or(self.look());
        Self {
            scale,
            centre,
            ..self
        }
    }

    /// Returns the centre of a cell on the panel.
    pub fn at(self, cell: Cell) -> Point {
        let view = self.view;
        let middle = view.top_left + view.size / 2;
        middle + self.scale.middle(cell) - self.centre
    }

    /// Whether any part of a cell is in the view.
    fn shows(self, cell: Cell) -> bool {
        let at = self.at(cell);
        let reach = self.scale.pitch();
        let Rectangle { top_left, size } = self.view;
        let near = |at: i32, from: i32, size: u32| {
            (from - reach..from + size as i32 + reach).contains(&at)
        };
        near(at.x, top_left.x, size.width) && near(at.y, top_left.y, size.height)
    }

    /// Draws all tiles at the time `now`. A tile that was just laid may still be in motion. The
    /// figure `moved` counts as standing in its new cell, so the feature of that cell moves aside.
    pub fn draw_tiles(
        self,
        canvas: &mut Canvas,
        play: &Play,
        moved: Option<(Figure, Cell)>,
        now: Millis,
    ) {
        canvas.clip_to(self.view);
        canvas.fill(self.view, theme::NIGHT);
        let game = play.game();
        let motion = play.view.motion;
        let stands = Self::stands(play, moved);
        for (index, (tile, cell)) in game.province().tiles().enumerate() {
            if self.shows(cell) {
                let city = index < game.province().city_len();
                let occupied = stands.iter().any(|stand| stand.2 == cell);
                let map = match motion.filter(|motion| motion.cell == cell) {
                    Some(motion) => self.shifted(Point::new(0, motion.lift(now))),
                    None => self,
                };
                map.draw_land(canvas, tile, cell, city, occupied);
            }
        }
        if let Some(motion) = motion.filter(|motion| motion.flashes(now)) {
            self.draw_flash(canvas, play, motion);
        }
    }

    /// Draws all figures. The figure `moved` is drawn in its new place.
    pub fn draw_figures(
        self,
        canvas: &mut Canvas,
        play: &Play,
        moved: Option<(Figure, Cell)>,
        now: Millis,
    ) {
        let motion = play.view.motion;
        let stands = Self::stands(play, moved);
        for (seat, figure, cell, side) in stands {
            if self.shows(cell) {
                let apart = side * (self.scale.half(TileSize::Small) / 2 + 1);
                let map = match motion.filter(|motion| motion.cell == cell) {
                    Some(motion) => {
                        let (left, hop) = motion.way(now);
                        let way = (self.at(cell) - self.at(motion.from)) * left / 8;
                        self.shifted(way + Point::new(0, hop))
                    }
                    None => self,
                };
                let map = map.shifted(Point::new(-apart, apart));
                map.draw_figure(canvas, play, play.person(seat), figure, cell);
            }
        }
    }

    /// Returns all figures with their cells. The figure that is being moved is last. While a
    /// player's two figures swap places, both may be in one cell, so each is shifted to a side.
    fn stands(play: &Play, moved: Option<(Figure, Cell)>) -> Stands {
        let game = play.game();
        let mut stands = Stands::new();
        let mut last = None;
        for seat in Seat::all(game.seats()) {
            for figure in Figure::ALL {
                // The list has room, because a seat has at most two figures.
                match moved.filter(|&(other, _)| seat == game.seat() && other == figure) {
                    Some((_, cell)) => last = Some((seat, figure, cell, 0)),
                    None => {
                        let _ = stands.push((seat, figure, Self::stand(play, seat, figure), 0));
                    }
                }
            }
        }
        let _ = last.is_some_and(|stand| stands.push(stand).is_ok());
        for second in 1..stands.len() {
            for first in 0..second {
                if stands[first].2 == stands[second].2 {
                    stands[first].3 = -1;
                    stands[second].3 = 1;
                }
            }
        }
        stands
    }

    /// Draws all tiles and figures. Only the tiles of owners for which `is_lit` returns `true` are
    /// lit.
    pub fn draw_lit(
        self,
        canvas: &mut Canvas,
        play: &Play,
        mut is_lit: impl FnMut(Option<Seat>) -> bool,
    ) {
        let game = play.game();
        let owners = play.tally().owners(game);
        for (index, ((tile, cell), (_, owner))) in game.province().tiles().zip(owners).enumerate() {
            if is_lit(owner) {
                let city = index < game.province().city_len();
                self.draw_land(canvas, tile, cell, city, false);
            } else {
                draw_dark(canvas, tile, self.at(cell), self.scale);
            }
        }
        for seat in Seat::all(game.seats()) {
            for figure in Figure::ALL {
                let cell = Self::stand(play, seat, figure);
                self.draw_figure(canvas, play, play.person(seat), figure, cell);
            }
        }
    }

    /// Draws all tiles. Only the cells for which `is_lit` returns `true` are lit.
    pub fn draw_some(self, canvas: &mut Canvas, play: &Play, is_lit: impl Fn(Cell) -> bool) {
        canvas.clip_to(self.view);
        canvas.fill(self.view, theme::NIGHT);
        let province = play.game().province();
        for (index, (tile, cell)) in province.tiles().enumerate() {
            if !self.shows(cell) {
                continue;
            }
            if is_lit(cell) {
                let occupied = play.game().figure_at(cell).is_some();
                self.draw_land(canvas, tile, cell, index < province.city_len(), occupied);
            } else {
                draw_dark(canvas, tile, self.at(cell), self.scale);
            }
        }
    }

    /// Draws the first `count` tiles of the province, without figures.
    pub fn draw_first(self, canvas: &mut Canvas, play: &Play, count: usize) {
        canvas.clip_to(self.view);
        canvas.fill(self.view, theme::NIGHT);
        let province = play.game().province();
        for (index, (tile, cell)) in province.tiles().enumerate().take(count) {
            if self.shows(cell) {
                self.draw_land(canvas, tile, cell, index < province.city_len(), false);
            }
        }
    }

    /// Draws the paths of the figures that a turn has moved. Only their old and new places are lit.
    /// `most` has the maximum number of dots on the path of the legion and on that of the censor.
    pub fn draw_ways(self, canvas: &mut Canvas, play: &Play, turn: &Turn, most: [i32; 2]) {
        let Some(seat) = turn.seat else { return };
        let person = play.person(seat);
        let spot = |figure: Figure, spot| Self::spot(play, seat, figure, spot);
        let ways = || {
            Figure::ALL.into_iter().filter_map(|figure| {
                let to = spot(figure, turn.put[figure as usize]?);
                Some((figure, spot(figure, turn.from[figure as usize]), to))
            })
        };
        self.draw_some(canvas, play, |cell| {
            ways().any(|(_, from, to)| from == cell || to == cell)
        });
        for (figure, from, to) in ways() {
            self.draw_new(canvas, from, person);
            self.ring_of(canvas, to, person);
            if from != to {
                self.dots(canvas, from, to, most[figure as usize]);
            }
        }
        self.draw_figures(canvas, play, None, 0);
    }

    /// Returns a view in which everything is `by` pixels further to the left and further up.
    fn shifted(self, by: Point) -> Self {
        Self {
            centre: self.centre + by,
            ..self
        }
    }

    /// Highlights the neighbours that match the tile that was just laid.
    fn draw_flash(self, canvas: &mut Canvas, play: &Play, motion: Motion) {
        let province = play.game().province();
        let Some(tile) = province.at(motion.cell) else {
            return;
        };
        let from = motion::spot(play, motion.from);
        for touch in province.touches(tile, motion.cell, from) {
            if touch.matches() && !touch.occupied {
                self.ring(canvas, touch.neighbour, theme::CREAM);
            }
        }
    }

    /// Draws a tile in its cell. If the cell is occupied, the feature moves aside to stay visible.
    pub fn draw_land(
        self,
        canvas: &mut Canvas,
        tile: Tile,
        cell: Cell,
        city: bool,
        occupied: bool,
    ) {
        let close = self.scale.pitch() >= 14;
        let at = self.at(cell);
        draw_ground(canvas, tile.size(), tile.landscape(), at, self.scale);
        if city && close {
            // A figure may hide the house, but the wall stays visible.
            outline_tile(canvas, cell.size(), at, self.scale, 2, theme::CLAY);
        }
        match thing(tile, city) {
            Some(thing) if occupied && close => {
                draw_aside(canvas, thing, tile.size(), at, self.scale);
            }
            Some(thing) => draw_thing(canvas, thing, at, self.scale, self.scale.print()),
            None => {}
        }
    }

    /// Returns the cell in which a figure is drawn.
    pub fn stand(play: &Play, seat: Seat, figure: Figure) -> Cell {
        Self::spot(play, seat, figure, play.game().figure(seat, figure))
    }

    /// Returns the cell in which a figure on a spot is drawn. The city is one spot with several
    /// cells, and each figure in the city has its own cell.
    pub fn spot(play: &Play, seat: Seat, figure: Figure, spot: Spot) -> Cell {
        match spot {
            Spot::Land(cell) => cell,
            Spot::City => {
                let index = 2 * seat.index() + figure as usize;
                let tile = play.game().province().tiles().nth(index);
                tile.map_or(Cell::new(0, 0), |(_, cell)| cell)
            }
        }
    }

    fn draw_figure(
        self,
        canvas: &mut Canvas,
        play: &Play,
        person: Person,
        figure: Figure,
        cell: Cell,
    ) {
        let province = play.game().province();
        let tile = province.at(cell);
        let city = province.is_city(cell);
        let shared = tile.and_then(|tile| thing(tile, city)).is_some();
        self.draw_standing(canvas, person, figure, cell, shared);
    }

    /// Draws a figure on a tile. If the tile has a feature, the figure moves aside.
    pub fn draw_standing(
        self,
        canvas: &mut Canvas,
        person: Person,
        figure: Figure,
        cell: Cell,
        shared: bool,
    ) {
        let mut at = self.at(cell);
        if shared && self.scale.pitch() >= 14 {
            at += corner(cell.size(), self.scale, figure);
        }
        draw_figure_in(canvas, person, figure, at, self.scale);
    }

    /// Draws a cell where a tile can be laid.
    pub fn draw_free(self, canvas: &mut Canvas, cell: Cell) {
        let at = self.at(cell);
        draw_ghost(canvas, cell.size(), at, self.scale, 1, theme::MIST);
    }

    /// Draws the gain of a tile in a free cell.
    pub fn draw_number(self, canvas: &mut Canvas, cell: Cell, points: u8) {
        let at = self.at(cell);
        let ink = if points > 0 {
            theme::CREAM
        } else {
            theme::SHADE
        };
        if self.scale.pitch() >= LABELLED {
            // A number is wider than a small cell, so the outline behind the number is erased.
            canvas.fill(area(at.x - 8, at.y - 5, 17, 12), theme::NIGHT);
        }
        self.label(canvas, at, points, ink);
    }

    /// Draws a tile that is planned for a cell.
    pub fn draw_planned(self, canvas: &mut Canvas, cell: Cell, tile: Tile) {
        draw_tile(canvas, tile, self.at(cell), self.scale);
        self.ring(canvas, cell, theme::CREAM);
    }

    /// Draws a plate with the gain of a tile beside the tile. The plate covers no tile, and no
    /// number in another free cell.
    pub fn draw_gain(
        self,
        canvas: &mut Canvas,
        game: &Legions,
        (tile, cell): (Tile, Cell),
        income: Income,
    ) {
        let text = fill("+{}", &[game.points(tile, cell).into()]);
        let wide = Font::Body.width(&text);
        let Some(plate) = self.beside(game, (tile, cell), wide + 19) else {
            return;
        };
        canvas.slab(plate, theme::GOLD);
        let (x, y) = (plate.top_left.x, plate.top_left.y);
        canvas.slab(area(x + 1, y + 1, wide + 17, PLATE - 2), theme::INK);
        let at = area(x + 3, y, wide, PLATE);
        canvas.text(Font::Body, &text, at, Align::Left, theme::GOLD);
        draw_income(canvas, income, Point::new(x + wide + 10, y + PLATE / 2 - 1));
    }

    /// Returns the area for a plate beside a cell, or `None` if no area is free. The order of
    /// preference is right, left, above, below, then the corners.
    fn beside(self, game: &Legions, (tile, cell): (Tile, Cell), width: i32) -> Option<Rectangle> {
        let (at, half) = (self.at(cell), self.scale.half(cell.size()) + 2);
        let (right, left) = (at.x + half, at.x - half - width + 1);
        let (above, below) = (at.y - half - PLATE + 1, at.y + half);
        let (x, y) = (at.x - width / 2, at.y - PLATE / 2);
        let corners = [
            (right, y),
            (left, y),
            (x, above),
            (x, below),
            (right, above),
            (right, below),
            (left, above),
            (left, below),
        ];
        let plates = corners.map(|(x, y)| area(x, y, width, PLATE));
        let is_bare = |tile: Tile, cell: Cell| {
            let is_city = game.province().is_city(cell);
            !(is_city || tile.has_feature() || game.figure_at(cell).is_some())
        };
        let is_free = |plate: Rectangle, places: bool, bare: bool| {
            let near = (-2..=2).flat_map(|dy| (-2..=2).map(move |dx| (dx, dy)));
            let mut near = near.map(|(dx, dy)| Cell::new(cell.x + dx, cell.y + dy));
            self.view.intersection(&plate).size == plate.size
                && !near.any(|other| {
                    let (at, half) = (self.at(other), self.scale.half(other.size()));
                    let (x, y) = match game.province().at(other) {
                        Some(tile) if bare && is_bare(tile, other) => return false,
                        Some(_) => (half, half),
                        None if game.cells(tile).all(|place| place != other) => {
                            return false;
                        }
                        None if places => (half, half),
                        // Only the number in a free cell must stay visible.
                        None => (8, 6),
                    };
                    let taken = area(at.x - x, at.y - y, 2 * x + 1, 2 * y + 1);
                    other != cell && taken.intersection(&plate).size != Size::zero()
                })
        };
        // A plate beside the number of a free cell would look like a sum, so areas away from all
        // free cells are preferred. If everything else is taken, the plate covers bare tiles.
        let find = |places, bare| {
            let mut plates = plates.into_iter();
            plates.find(|&plate| is_free(plate, places, bare))
        };
        find(true, false)
            .or_else(|| find(false, false))
            .or_else(|| find(false, true))
    }

    /// Draws the number of a tile in the order in which a turn lays its tiles. The number is in the
    /// centre of the tile, or at the lower right if the tile has a feature.
    pub fn draw_order(self, canvas: &mut Canvas, cell: Cell, featured: bool, order: u8) {
        let mut at = self.at(cell);
        if featured {
            let half = self.scale.half(cell.size());
            at += Point::new(half - 5, half - 6);
        }
        let disc = area(at.x - 7, at.y - 8, 15, 16);
        canvas.slab(disc, theme::CREAM);
        let text = fill("{}", &[order.into()]);
        canvas.text(Font::Body, &text, disc, Align::Centre, theme::INK);
    }

    fn label(self, canvas: &mut Canvas, at: Point, points: u8, ink: Ink) {
        if self.scale.pitch() < LABELLED {
            return;
        }
        let text = fill("+{}", &[points.into()]);
        let half = Font::Body.width(&text) / 2 + 1;
        canvas.text(
            Font::Body,
            &text,
            area(at.x - half, at.y - 8, 2 * half, 16),
            Align::Centre,
            ink,
        );
    }
}

/// Returns the feature or the house on a tile, if there is one.
fn thing(tile: Tile, city: bool) -> Option<Thing> {
    let feature = tile.feature().map(Thing::Feature);
    feature.or_else(|| city.then_some(Thing::House))
}

#[cfg(test)]
mod tests;
