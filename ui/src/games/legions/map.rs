//! The province on the screen.

use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use palmyra_engine::Seat;
use palmyra_engine::legions::{Cell, Figure, Legions, Size as TileSize, Spot, Tile};

use super::Play;
use super::art::{
    HOUSE, Scale, draw_feature, draw_figure, draw_figure_afar, draw_ghost, draw_tile, outline_tile,
};
use crate::canvas::{Align, Canvas, Font, Observer, area};
use crate::shell::text::Line;
use crate::theme;
use palmyra_play::Person;

/// The part of the panel that shows the province.
pub fn view() -> Rectangle {
    area(0, TOP, 240, HEIGHT)
}

/// Top of the province's part of the panel.
pub const TOP: i32 = 42;
/// Its height.
pub const HEIGHT: i32 = 142;

/// Cells from this pitch on have room for a number.
const LABELLED: i32 = 18;

/// Where the lattice lies on the panel.
#[derive(Clone, Copy, Debug)]
pub struct Map {
    pub scale: Scale,
    /// The point of the lattice's picture in the middle of the view.
    centre: Point,
    /// Top of the view, below what a guide says.
    top: i32,
    /// Height of the view, which the actions may cut short.
    height: i32,
}

impl Map {
    /// The close view around a point.
    pub fn close(camera: Point, top: i32, height: i32) -> Self {
        Self {
            scale: Scale::CLOSE,
            centre: camera,
            top,
            height,
        }
    }

    /// The point nearest to a goal at which the close view shows no more empty
    /// night than it must: a province that fits stays in the middle, with the
    /// free cells around it as long as they matter.
    pub fn keep_in_sight(game: &Legions, goal: Point, height: i32, free: bool) -> Point {
        let (north_west, south_east) = bounds(game, i8::from(free));
        let axis = |goal: i32, from: i8, to: i8, view: i32| {
            let pitch = Scale::CLOSE.pitch();
            // Half a cell more on each side, for the tiles' own width.
            let (from, to) = (i32::from(from) * pitch - 13, i32::from(to) * pitch + 13);
            if to - from <= view {
                (from + to) / 2
            } else {
                goal.clamp(from + view / 2, to - view / 2)
            }
        };
        Point::new(
            axis(goal.x, north_west.x, south_east.x, 240),
            axis(goal.y, north_west.y, south_east.y, height),
        )
    }

    /// The view in which the whole province and its surroundings fit.
    pub fn whole(game: &Legions, top: i32, height: i32) -> Self {
        let (north_west, south_east) = bounds(game, 1);
        let (west, east) = (i32::from(north_west.x), i32::from(south_east.x));
        let (north, south) = (i32::from(north_west.y), i32::from(south_east.y));
        let across = 240 / (east - west + 1);
        let down = height / (south - north + 1);
        let scale = Scale::new(across.min(down).min(Scale::CLOSE.pitch()));
        let pitch = scale.pitch();
        Self {
            scale,
            centre: Point::new((west + east) * pitch / 2, (north + south) * pitch / 2),
            top,
            height,
        }
    }

    /// The middle of a cell on the panel.
    pub fn at(self, cell: Cell) -> Point {
        let middle = Point::new(120, self.top + self.height / 2);
        middle + self.scale.middle(cell) - self.centre
    }

    /// Whether any of a cell is in view.
    fn shows(self, cell: Cell) -> bool {
        let at = self.at(cell);
        let reach = self.scale.pitch();
        (-reach..240 + reach).contains(&at.x) && (TOP - reach..TOP + HEIGHT + reach).contains(&at.y)
    }

    /// Draws all tiles and figures.
    pub fn draw<D: DrawTarget<Color = Rgb565>, O: Observer>(
        self,
        canvas: &mut Canvas<D, O>,
        play: &Play,
    ) {
        canvas.fill(view(), theme::NIGHT);
        let game = play.game();
        for (index, (tile, cell)) in game.province().tiles().enumerate() {
            if !self.shows(cell) {
                continue;
            }
            let city = index < game.province().city_len();
            self.draw_land(canvas, tile, cell, city, game.figure_at(cell).is_some());
        }
        for seat in Seat::all(palmyra_engine::Game::seats(game)) {
            for figure in Figure::ALL {
                self.draw_figure(canvas, play, seat, figure);
            }
        }
    }

    /// Draws a tile where it lies.
    pub fn draw_land<D: DrawTarget<Color = Rgb565>, O: Observer>(
        self,
        canvas: &mut Canvas<D, O>,
        tile: Tile,
        cell: Cell,
        city: bool,
        occupied: bool,
    ) {
        let close = self.scale.pitch() >= 14;
        let at = self.at(cell);
        if occupied && close && tile.has_feature() {
            // A figure hides what is under it, so that stands aside.
            let ground = Tile::new(tile.size(), tile.landscape(), None);
            draw_tile(canvas, ground, at, self.scale);
            let aside = if tile.size() == TileSize::Large { 5 } else { 3 };
            draw_tile_feature(canvas, tile, at + Point::new(-aside, aside), self.scale);
        } else {
            draw_tile(canvas, tile, at, self.scale);
        }
        if city && close {
            // The wall shows even where a figure hides the house.
            outline_tile(canvas, cell.size(), at, self.scale, 2, theme::CLAY);
            let inks = [theme::INK, theme::CREAM, theme::CLAY];
            canvas.sprite_at(&HOUSE, at, &inks);
        } else if city {
            let half = self.scale.half(TileSize::Small).max(1);
            canvas.fill(
                area(at.x - half / 2, at.y - half / 2, half, half),
                theme::CLAY,
            );
        }
    }

    /// The cell where a figure is drawn. In the city each has a tile of its
    /// own: there are as many as figures.
    pub fn stand(play: &Play, seat: Seat, figure: Figure) -> Cell {
        match play.game().figure(seat, figure) {
            Spot::Land(cell) => cell,
            Spot::City => {
                let index = 2 * seat.index() + figure as usize;
                let tile = play.game().province().tiles().nth(index);
                tile.map_or(Cell::new(0, 0), |(_, cell)| cell)
            }
        }
    }

    fn draw_figure<D: DrawTarget<Color = Rgb565>, O: Observer>(
        self,
        canvas: &mut Canvas<D, O>,
        play: &Play,
        seat: Seat,
        figure: Figure,
    ) {
        let cell = Self::stand(play, seat, figure);
        if !self.shows(cell) {
            return;
        }
        let person = play.person(seat);
        let mut at = self.at(cell);
        if self.scale.pitch() >= 14 {
            let feature = play
                .game()
                .province()
                .at(cell)
                .is_some_and(Tile::has_feature);
            if feature && cell.size() == TileSize::Large {
                at += Point::new(3, -3);
            } else if feature {
                at += Point::new(2, -2);
            }
            draw_figure(canvas, person, figure, at);
            return;
        }
        draw_figure_afar(canvas, person.index(), figure, at);
    }

    /// Draws a free cell with what it would gain.
    pub fn draw_free<D: DrawTarget<Color = Rgb565>, O: Observer>(
        self,
        canvas: &mut Canvas<D, O>,
        cell: Cell,
        points: u8,
    ) {
        let at = self.at(cell);
        let ink = if points > 0 {
            theme::CREAM
        } else {
            theme::SHADE
        };
        draw_ghost(canvas, cell.size(), at, self.scale, 1, theme::MIST);
        if self.scale.pitch() >= LABELLED {
            // A number is wider than a square: the outline gives way.
            canvas.fill(area(at.x - 8, at.y - 5, 17, 12), theme::NIGHT);
        }
        self.label(canvas, at, points, ink);
    }

    /// Draws the chosen cell with the tile that would lie there.
    pub fn draw_chosen<D: DrawTarget<Color = Rgb565>, O: Observer>(
        self,
        canvas: &mut Canvas<D, O>,
        cell: Cell,
        tile: Tile,
        points: u8,
    ) {
        self.draw_planned(canvas, cell, tile);
        self.draw_points(canvas, cell, points);
    }

    /// Draws a tile that might lie in a cell.
    pub fn draw_planned<D: DrawTarget<Color = Rgb565>, O: Observer>(
        self,
        canvas: &mut Canvas<D, O>,
        cell: Cell,
        tile: Tile,
    ) {
        draw_tile(canvas, tile, self.at(cell), self.scale);
        self.ring(canvas, cell, theme::CREAM);
    }

    /// Draws what a tile would gain, over it.
    pub fn draw_points<D: DrawTarget<Color = Rgb565>, O: Observer>(
        self,
        canvas: &mut Canvas<D, O>,
        cell: Cell,
        points: u8,
    ) {
        if self.scale == Scale::CLOSE {
            self.plate(canvas, self.at(cell), points, theme::GOLD);
        }
    }

    /// Draws a ring around a cell.
    pub fn ring<D: DrawTarget<Color = Rgb565>, O: Observer>(
        self,
        canvas: &mut Canvas<D, O>,
        cell: Cell,
        ink: Rgb565,
    ) {
        let width = if self.scale.pitch() >= 14 { 2 } else { 1 };
        outline_tile(canvas, cell.size(), self.at(cell), self.scale, width, ink);
    }

    /// Marks the chosen cell: light and dark, to show on any ground.
    pub fn cursor<D: DrawTarget<Color = Rgb565>, O: Observer>(
        self,
        canvas: &mut Canvas<D, O>,
        cell: Cell,
    ) {
        if self.scale.pitch() >= 14 {
            outline_tile(
                canvas,
                cell.size(),
                self.at(cell),
                self.scale,
                3,
                theme::INK,
            );
        }
        self.ring(canvas, cell, theme::CREAM);
    }

    /// Marks a tile that somebody has laid lately.
    pub fn draw_new<D: DrawTarget<Color = Rgb565>, O: Observer>(
        self,
        canvas: &mut Canvas<D, O>,
        cell: Cell,
        person: Option<Person>,
    ) {
        if let Some(person) = person {
            let (colour, _) = theme::PLAYERS[person.index() % theme::PLAYERS.len()];
            self.ring(canvas, cell, colour);
        }
    }

    /// A figure where it would stand.
    pub fn ghost<D: DrawTarget<Color = Rgb565>, O: Observer>(
        self,
        canvas: &mut Canvas<D, O>,
        person: Person,
        figure: Figure,
        cell: Cell,
    ) {
        if self.scale.pitch() >= 14 {
            draw_figure(canvas, person, figure, self.at(cell));
        }
    }

    /// Lights up a neighbour that matches; one that does not count because it
    /// is occupied is crossed out.
    pub fn draw_match<D: DrawTarget<Color = Rgb565>, O: Observer>(
        self,
        canvas: &mut Canvas<D, O>,
        cell: Cell,
        counts: bool,
    ) {
        if counts {
            self.ring(canvas, cell, theme::GOLD);
            return;
        }
        self.ring(canvas, cell, theme::EMBER);
        let (at, half) = (self.at(cell), self.scale.half(cell.size()) - 1);
        for step in -half..=half {
            canvas.fill(area(at.x + step - 1, at.y + step, 3, 1), theme::EMBER);
            canvas.fill(area(at.x - step - 1, at.y + step, 3, 1), theme::EMBER);
        }
    }

    /// A number on a plate, low enough to show what stands on the tile.
    fn plate<D: DrawTarget<Color = Rgb565>, O: Observer>(
        self,
        canvas: &mut Canvas<D, O>,
        at: Point,
        points: u8,
        ink: Rgb565,
    ) {
        let at = at + Point::new(0, 6);
        canvas.slab(area(at.x - 9, at.y - 7, 19, 15), theme::INK);
        self.label(canvas, at, points, ink);
    }

    fn label<D: DrawTarget<Color = Rgb565>, O: Observer>(
        self,
        canvas: &mut Canvas<D, O>,
        at: Point,
        points: u8,
        ink: Rgb565,
    ) {
        if self.scale.pitch() < LABELLED {
            return;
        }
        let mut text = Line::new();
        let _ = core::fmt::write(&mut text, format_args!("+{points}"));
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

/// The corners of the province with so many cells around it.
fn bounds(game: &Legions, around: i8) -> (Cell, Cell) {
    let start = (Cell::new(0, 0), Cell::new(0, 0));
    let (low, high) = game
        .province()
        .tiles()
        .fold(start, |(low, high), (_, cell)| {
            (
                Cell::new(low.x.min(cell.x), low.y.min(cell.y)),
                Cell::new(high.x.max(cell.x), high.y.max(cell.y)),
            )
        });
    (
        Cell::new(low.x - around, low.y - around),
        Cell::new(high.x + around, high.y + around),
    )
}

/// Only the feature of a tile.
fn draw_tile_feature<D: DrawTarget<Color = Rgb565>, O: Observer>(
    canvas: &mut Canvas<D, O>,
    tile: Tile,
    at: Point,
    scale: Scale,
) {
    if let Some(feature) = tile.feature() {
        draw_feature(canvas, feature, at, scale);
    }
}
