//! The page for looking around, with a cursor over the whole province and a close picture of one
//! tile.

use embedded_graphics::prelude::*;
use palmyra_engine::legions::{Cell, Feature, Figure, Landscape, Spot, Tile};
use palmyra_engine::{Game as _, Seat};

use super::art::{Scale, Thing, draw_figure_in, draw_thing, draw_tile};
use super::map::{Map, TOP};
use super::table::draw_counts;
use super::text::Msg;
use super::{Play, landscape_name, name_of, nav, tile_name};
use crate::canvas::{Align, Canvas, Font, LINE, area, panel};
use crate::input::Button;
use crate::shell::text::{Msg as Shell, fill};
use crate::shell::widgets::{FOOT, badge, footer, page};
use crate::shell::{Go, Services};
use crate::theme::{self, Ink};

/// The top of the line about the tile under the cursor.
const LINE_TOP: i32 = 203;
/// The part of the panel with the close picture of a tile: left, top, width and height.
const CLOSE: (i32, i32, i32, i32) = (0, 24, 120, 118);

/// The page for looking around.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// The cell under the cursor.
    cell: Cell,
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
            _ => {
                let tiles = || play.game().province().tiles().map(|(_, cell)| cell);
                if let Some(next) = nav::walk(self.cell, tiles(), button) {
                    self.cell = next;
                }
            }
        }
        Go::Stay
    }

    pub fn draw(&self, play: &Play, cx: &Services, canvas: &mut Canvas) {
        let Some(tile) = play.game().province().at(self.cell) else {
            page(canvas, "");
            return;
        };
        if self.inspects {
            self.draw_inspection(cx, canvas, play, tile);
        } else {
            self.draw_map(cx, canvas, play, tile);
        }
    }

    /// Draws the whole province, and a line of text about the tile under the cursor.
    fn draw_map(&self, cx: &Services, canvas: &mut Canvas, play: &Play, tile: Tile) {
        let map = Map::fit(play.game(), TOP, LINE_TOP - TOP);
        map.draw_tiles(canvas, play, None, cx.now);
        map.cursor(canvas, self.cell);
        map.draw_figures(canvas, play, None, cx.now);
        canvas.clip_to(panel());
        draw_counts(canvas, play, viewer(play));
        canvas.fill(area(0, LINE_TOP, 240, FOOT - LINE_TOP), theme::DUSK);
        canvas.fill(area(0, LINE_TOP, 240, 1), theme::BRONZE);
        let middle = LINE_TOP + 9;
        draw_tile(canvas, tile, Point::new(10, middle), Scale::new(13));
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
        let (name, at) = (
            tile_name(cx, tile),
            area(22, LINE_TOP + 1, right - 22, LINE),
        );
        // A long name is shortened to the landscape, because the picture of the tile shows the
        // feature.
        let name = match Font::Body.width(&name) <= right - 22 {
            true => name.as_str(),
            false => cx.say(landscape_name(tile.landscape())),
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

    /// Draws a tile with its surroundings, and all public facts about it.
    fn draw_inspection(&self, cx: &Services, canvas: &mut Canvas, play: &Play, tile: Tile) {
        let game = play.game();
        page(canvas, &tile_name(cx, tile));
        let (x, y, width, height) = CLOSE;
        let map = Map::around(self.cell, Scale::new(28), area(x, y, width, height));
        map.draw_tiles(canvas, play, None, cx.now);
        // Marks the neighbours that would match the tile if it were laid now.
        for touch in game.province().touches(tile, self.cell, Spot::City) {
            if touch.matches() {
                map.draw_match(canvas, touch.neighbour, !touch.occupied);
            }
        }
        map.ring(canvas, self.cell, theme::CREAM);
        map.draw_figures(canvas, play, None, cx.now);
        canvas.clip_to(panel());
        canvas.fill(area(width, y, 1, height), theme::BRONZE);
        canvas.fill(area(0, y + height, 240, 1), theme::BRONZE);
        self.draw_facts(cx, canvas, play, tile);
        self.draw_worth(cx, canvas, play, tile);
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

    /// Draws the gain of a player who lays a matching tile beside this one.
    fn draw_worth(&self, cx: &Services, canvas: &mut Canvas, play: &Play, tile: Tile) {
        let top = CLOSE.1 + CLOSE.3 + 3;
        let heading = area(8, top, 224, LINE);
        let words = cx.say(Msg::Brings);
        canvas.text(Font::Body, words, heading, Align::Left, theme::SHADE);
        let mut y = top + LINE + 2;
        let mut row = |canvas: &mut Canvas, text: &str, points: u8, ink: Ink| {
            canvas.text(Font::Body, text, area(30, y, 160, LINE), Align::Left, ink);
            let number = fill("+{}", &[points.into()]);
            let at = area(190, y, 42, LINE);
            canvas.text(Font::Body, &number, at, Align::Right, ink);
            y += LINE + 1;
            Point::new(16, y - LINE / 2 - 1)
        };
        let occupied = play.game().figure_at(self.cell);
        if let Some((seat, _)) = occupied {
            row(canvas, cx.say(Msg::Occupied), 0, theme::EMBER);
            let text = cx.tell(Msg::OwnOnly, &[name_of(cx, play, seat).into()]);
            let at = row(canvas, &text, 1, theme::CREAM);
            draw_ground_of(canvas, tile, at);
            return;
        }
        let at = row(canvas, cx.say(beside(tile.landscape())), 1, theme::CREAM);
        draw_ground_of(canvas, tile, at);
        if let Some(feature) = tile.feature() {
            let at = row(canvas, cx.say(beside_feature(feature)), 2, theme::CREAM);
            let (scale, thing) = (Scale::new(15), Thing::Feature(feature));
            draw_thing(canvas, thing, at, scale, scale.print());
        }
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

/// Draws a landscape as a small square.
fn draw_ground_of(canvas: &mut Canvas, tile: Tile, at: Point) {
    let bare = Tile::new(palmyra_engine::legions::Size::Small, tile.landscape(), None);
    draw_tile(canvas, bare, at, Scale::new(18));
}

const fn beside(landscape: Landscape) -> Msg {
    match landscape {
        Landscape::Desert => Msg::BesideDesert,
        Landscape::Hills => Msg::BesideHills,
        Landscape::Mountains => Msg::BesideMountains,
    }
}

const fn beside_feature(feature: Feature) -> Msg {
    match feature {
        Feature::Tower => Msg::BesideTower,
        Feature::Lake => Msg::BesideLake,
        Feature::Caravan => Msg::BesideCaravan,
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
