//! The page for looking around, with a cursor that moves freely over the province and the free
//! cells around it, and a close picture of one cell.

use embedded_graphics::prelude::*;
use palmyra_engine::legions::{
    Cell, Feature, Figure, Landscape, Size as TileSize, Spot, Tile, Touch,
};
use palmyra_engine::{Game as _, Seat};

use super::art::{Scale, Thing, draw_figure_in, draw_ghost, draw_thing, draw_tile};
use super::block::Block;
use super::map::{Map, TOP};
use super::table::draw_counts;
use super::text::Msg;
use super::{Play, feature_name, landscape_name, name_of, tile_name};
use crate::canvas::{Align, Canvas, Font, LINE, area, panel};
use crate::input::Button;
use crate::shell::text::{Line, Msg as Shell, fill};
use crate::shell::widgets::{FOOT, badge, footer, page};
use crate::shell::{Go, Services};
use crate::theme::{self, Ink};
use palmyra_play::{Millis, Speed};

/// The top of the line about the tile under the cursor.
const LINE_TOP: i32 = 203;
/// The part of the panel with the close picture of a tile: left, top, width and height.
const CLOSE: (i32, i32, i32, i32) = (0, 24, 120, 118);

/// The page for looking around.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// The cell under the cursor.
    pub cell: Cell,
    /// Whether the tile under the cursor is shown close up.
    inspects: bool,
}

impl Look {
    /// Opens the page with the cursor on a cell of the province.
    pub const fn new(cell: Cell) -> Self {
        Self {
            cell,
            inspects: false,
        }
    }

    pub fn press(&mut self, button: Button, play: &mut Play, _: &mut Services) -> Go {
        match button {
            Button::Y => return Go::Back,
            Button::B if self.inspects => self.inspects = false,
            Button::B => return Go::Back,
            Button::X => self.inspects = !self.inspects,
            Button::A => self.cell = next_figure(play, self.cell),
            _ => self.cell = step(play, self.cell, button),
        }
        Go::Stay
    }

    /// Moves the view one step towards that of [`map`](Self::map). Returns whether the picture has
    /// changed.
    pub fn tick(&self, play: &mut Play, cx: &Services) -> (bool, Go) {
        let goal = self.map(play).look();
        let at_once = cx.profile.settings.speed == Speed::Instant;
        (play.view.camera.go(goal, cx.now, at_once), Go::Stay)
    }

    pub fn wake(&self, play: &Play, cx: &Services) -> Option<Millis> {
        play.view.camera.wake(Some(self.map(play).look()), cx.now)
    }

    /// Returns the view after all steps: the cell under the cursor close up, or the whole province,
    /// moved just far enough to show the cursor.
    pub fn map(&self, play: &Play) -> Map {
        if !self.inspects {
            return Map::fit(play.game(), TOP, LINE_TOP - TOP).showing(self.cell);
        }
        let (x, y, width, height) = CLOSE;
        // The facts about a tile are beside its picture.
        let width = match play.game().province().at(self.cell) {
            Some(_) => width,
            None => 240,
        };
        Map::around(self.cell, Scale::new(28), area(x, y, width, height))
    }

    pub fn draw(&self, play: &Play, cx: &Services, canvas: &mut Canvas) {
        let tile = play.game().province().at(self.cell);
        let map = self.map(play).looking(play.view.camera.look());
        if self.inspects {
            self.draw_inspection(cx, canvas, play, tile, map);
        } else {
            self.draw_map(cx, canvas, play, tile, map);
        }
    }

    /// Draws the whole province, and a line of text about the cell under the cursor.
    fn draw_map(
        &self,
        cx: &Services,
        canvas: &mut Canvas,
        play: &Play,
        tile: Option<Tile>,
        map: Map,
    ) {
        map.draw_tiles(canvas, play, None, cx.now);
        map.cursor(canvas, self.cell);
        map.draw_figures(canvas, play, None, cx.now);
        canvas.clip_to(panel());
        draw_counts(canvas, play, viewer(play));
        canvas.fill(area(0, LINE_TOP, 240, FOOT - LINE_TOP), theme::DUSK);
        canvas.fill(area(0, LINE_TOP, 240, 1), theme::BRONZE);
        let middle = LINE_TOP + 9;
        let at = Point::new(10, middle);
        match tile {
            Some(tile) => draw_tile(canvas, tile, at, Scale::new(13)),
            // An outline shows which size of tile fits into the free cell.
            None => draw_ghost(
                canvas,
                self.cell.size(),
                at,
                Scale::new(13),
                1,
                theme::SHADE,
            ),
        }
        let mut right = 236;
        if let Some((seat, figure)) = standing(play, self.cell) {
            let who = name_of(cx, play, seat);
            let left = right - Font::Body.width(who);
            let at = area(left, LINE_TOP + 1, right - left, LINE);
            canvas.text(Font::Body, who, at, Align::Right, theme::CREAM);
            right = left - 18;
            let at = Point::new(left - 9, middle);
            draw_figure_in(canvas, play.person(seat), figure, at, Scale::CLOSE);
        }
        let at = area(22, LINE_TOP + 1, right - 22, LINE);
        let name = cell_name(cx, tile);
        // A long name is shortened to the landscape, because the picture of the tile shows the
        // feature.
        let name = match tile {
            Some(tile) if Font::Body.width(&name) > right - 22 => {
                cx.say(landscape_name(tile.landscape()))
            }
            _ => &name,
        };
        canvas.text(Font::Body, name, at, Align::Left, theme::CREAM);
        let hints = [
            (Button::Up, cx.say(Msg::LookMove)),
            (Button::A, cx.say(Msg::LookFigure)),
            (Button::X, cx.say(Shell::Why)),
            (Button::Y, cx.say(Shell::Back)),
        ];
        footer(canvas, &hints);
    }

    /// Draws the cell under the cursor with its surroundings, the public facts about its tile
    /// unless the cell is free, and the gains of [`draw_gains`](Self::draw_gains).
    fn draw_inspection(
        &self,
        cx: &Services,
        canvas: &mut Canvas,
        play: &Play,
        tile: Option<Tile>,
        map: Map,
    ) {
        page(canvas, &cell_name(cx, tile));
        map.draw_tiles(canvas, play, None, cx.now);
        if let Some(tile) = tile {
            map.draw_matches(canvas, play, (tile, self.cell), Spot::City);
        }
        map.ring(canvas, self.cell, theme::CREAM);
        map.draw_figures(canvas, play, None, cx.now);
        canvas.clip_to(panel());
        let (_, y, width, height) = CLOSE;
        canvas.fill(area(0, y + height, 240, 1), theme::BRONZE);
        if let Some(tile) = tile {
            canvas.fill(area(width, y, 1, height), theme::BRONZE);
            self.draw_facts(cx, canvas, play, tile);
        }
        self.draw_gains(cx, canvas, play, tile);
        let hints = [
            (Button::Up, cx.say(Msg::LookMove)),
            (Button::B, cx.say(Shell::Back)),
            (Button::Y, cx.say(Msg::Table)),
        ];
        footer(canvas, &hints);
    }

    /// Draws who has laid the tile and in which turn, the figure on the tile, and how many equal
    /// tiles are still unseen.
    fn draw_facts(&self, cx: &Services, canvas: &mut Canvas, play: &Play, tile: Tile) {
        let (left, mut y) = (126, 26);
        let mut line = |canvas: &mut Canvas, text: &str, aside: i32, ink: Ink| {
            let at = area(left + aside, y, 112 - aside, LINE + 4);
            canvas.text(Font::Body, text, at, Align::Left, ink);
            y += LINE + 4;
            y - LINE - 4
        };
        match play.tally().laid(play.game(), self.cell) {
            Some((turn, seat)) => {
                let text = cx.tell(Msg::LaidIn, &[turn.into()]);
                line(canvas, &text, 0, theme::SHADE);
                let y = line(canvas, name_of(cx, play, seat), 20, theme::CREAM);
                badge(canvas, play.person(seat), Point::new(left, y + 3));
            }
            None => {
                line(canvas, cx.say(Msg::CityTile), 0, theme::SHADE);
            }
        }
        match standing(play, self.cell) {
            None => {
                line(canvas, cx.say(Msg::NobodyHere), 0, theme::SHADE);
            }
            Some((seat, figure)) => {
                let y = line(canvas, cx.say(Msg::StandsHere), 20, theme::CREAM);
                let at = Point::new(left + 7, y + 10);
                draw_figure_in(canvas, play.person(seat), figure, at, Scale::CLOSE);
            }
        }
        let text = cx.tell(Msg::MoreLikeIt, &[play.game().unseen(tile).into()]);
        line(canvas, &text, 0, theme::SHADE);
        line(canvas, cx.say(Msg::InStacks), 0, theme::SHADE);
    }

    /// Draws what each landscape and each feature of a new tile gains. The new tile is laid beside
    /// the tile under the cursor, or in the free cell under the cursor.
    fn draw_gains(&self, cx: &Services, canvas: &mut Canvas, play: &Play, tile: Option<Tile>) {
        let game = play.game();
        let top = CLOSE.1 + CLOSE.3 + 3;
        let at = area(8, top, 224, LINE);
        let (words, ink) = match (tile, game.figure_at(self.cell)) {
            (None, _) => (fill(cx.say(Msg::BringsHere), &[]), theme::SHADE),
            (Some(_), None) => (fill(cx.say(Msg::Brings), &[]), theme::SHADE),
            // A match with an occupied tile counts only for the figure that stands there, so the
            // owner of that figure is named.
            (Some(_), Some((seat, _))) => {
                let name = name_of(cx, play, seat);
                (cx.tell(Msg::OwnOnly, &[name.into()]), theme::EMBER)
            }
        };
        canvas.text(Font::Body, &words, at, Align::Left, ink);
        let points = |landscape, feature: Option<Feature>| match tile {
            Some(tile) => Touch {
                neighbour: self.cell,
                landscape: tile.landscape() == landscape,
                feature: feature.is_some() && tile.feature() == feature,
                occupied: false,
            }
            .points(),
            None => {
                let tile = Tile::new(self.cell.size(), landscape, feature);
                game.province().points(tile, self.cell, Spot::City)
            }
        };
        for row in 0..3 {
            let y = top + LINE + 2 + (LINE + 1) * row as i32;
            let (landscape, feature) = (Landscape::ALL[row], Feature::ALL[row]);
            let plain = points(landscape, None);
            // The gain of the landscape is the same with and without a feature.
            let gain = points(landscape, Some(feature)).saturating_sub(plain);
            for (left, name, points) in [
                (0, landscape_name(landscape), plain),
                (112, feature_name(feature), gain),
            ] {
                let ink = match points {
                    0 => theme::SHADE,
                    _ => theme::CREAM,
                };
                let number = fill("+{}", &[points.into()]);
                let at = area(left + 19, y, 18, LINE);
                canvas.text(Font::Body, &number, at, Align::Left, ink);
                let at = area(left + 40, y, 87, LINE);
                canvas.text(Font::Body, cx.say(name), at, Align::Left, ink);
            }
            let middle = y + LINE / 2;
            let bare = Tile::new(TileSize::Small, landscape, None);
            draw_tile(canvas, bare, Point::new(10, middle), Scale::new(18));
            let (scale, thing) = (Scale::new(15), Thing::Feature(feature));
            draw_thing(canvas, thing, Point::new(122, middle), scale, scale.print());
        }
    }
}

/// Returns the next cell in a direction. The cursor goes at most one cell beyond the rectangle
/// around the province, because tiles are laid only beside others.
fn step(play: &Play, cell: Cell, button: Button) -> Cell {
    let Block { low, high } = Block::province(play.game());
    let (dx, dy) = match button {
        Button::Up => (0, -1),
        Button::Down => (0, 1),
        Button::Left => (-1, 0),
        _ => (1, 0),
    };
    Cell::new(
        (cell.x + dx).clamp(low.x - 1, high.x + 1),
        (cell.y + dy).clamp(low.y - 1, high.y + 1),
    )
}

/// Returns the name of a tile, or of a free cell.
fn cell_name(cx: &Services, tile: Option<Tile>) -> Line {
    match tile {
        Some(tile) => tile_name(cx, tile),
        None => fill(cx.say(Msg::NobodyHere), &[]),
    }
}

/// Returns the seat whose counts may be shown: the seat of the person who decides now and holds the
/// device, or of the only person.
fn viewer(play: &Play) -> Option<Seat> {
    match play.bot_to_move() || play.is_with_another() {
        true => play.running().only_human(),
        false => Some(play.game().seat()),
    }
}

/// Returns all figures. The figures of the seat to move come first.
fn figures(play: &Play) -> impl Iterator<Item = (Seat, Figure)> {
    let game = play.game();
    let own = game.seat();
    let others = Seat::all(game.seats()).filter(move |&seat| seat != own);
    let seats = core::iter::once(own).chain(others);
    seats.flat_map(|seat| Figure::ALL.map(|figure| (seat, figure)))
}

/// Returns the figure that is drawn on a cell, if any.
fn standing(play: &Play, cell: Cell) -> Option<(Seat, Figure)> {
    figures(play).find(|&(seat, figure)| Map::stand(play, seat, figure) == cell)
}

/// Returns the cell of the next figure after the one on a given cell. If there is no figure on that
/// cell, returns the cell of the first figure.
fn next_figure(play: &Play, cell: Cell) -> Cell {
    let cells = || figures(play).map(|(seat, figure)| Map::stand(play, seat, figure));
    let at = cells().position(|other| other == cell);
    let next = at.and_then(|at| cells().nth(at + 1));
    next.or_else(|| cells().next()).unwrap_or(cell)
}
