//! The screen on which a person chooses a tile to flip after a revenue.

use embedded_graphics::prelude::*;
use palmyra_engine::legions::{Legions, Move, Tile};

use super::art::{FLIPPED, Scale, draw_tile};
use super::explain::Explain;
use super::guide;
use super::text::Msg;
use super::{Play, Screen, guided, look, suggested, tile_name};
use crate::canvas::{Align, Canvas, Font, LINE, area};
use crate::input::Button;
use crate::shell::Services;
use crate::shell::art::{ARROW_LEFT, ARROW_RIGHT};
use crate::shell::text::{Msg as Shell, fill};
use crate::shell::widgets::{HEADER, footer, page, row_ground};
use crate::shell::{Go, flow};
use crate::theme;

/// The number of tiles per row.
const COLUMNS: u8 = 6;
const CELL: i32 = 38;
/// The top of the row of tiles.
const TILES: i32 = 136;

/// The choice of a tile to flip. Index 0 keeps all tiles; the other indices are the kinds of tiles
/// in the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flip {
    index: u8,
    /// Whether the selected tile is turned over. The person can turn it back until the turn ends.
    flipped: bool,
}

impl Flip {
    /// Opens the screen. If a flip was taken back or is the next move of a hint, its tile is
    /// selected.
    pub fn new(play: &Play) -> Self {
        let game = play.game();
        let index = match suggested(play) {
            Some(Move::Flip(tile)) => game.hand(game.seat()).kinds().position(|kind| kind == tile),
            _ => None,
        };
        Self {
            index: index.map_or(0, |index| index as u8 + 1),
            flipped: false,
        }
    }

    pub fn press(&mut self, button: Button, play: &mut Play, cx: &mut Services) -> Go {
        let game = play.game();
        let kinds = game.hand(game.seat()).kinds().len() as u8;
        let mv = self.tile(game).map_or(Move::Keep, Move::Flip);
        match button {
            Button::A if mv == Move::Keep || self.flipped => return flow::step(play, cx, mv),
            Button::A => {
                if let Some(why) = guide::objection(play, mv) {
                    cx.refuse(why);
                } else {
                    self.flipped = true;
                }
            }
            Button::B if self.flipped => self.flipped = false,
            Button::B => return flow::undo(play, cx),
            // While the selected tile is turned over, no other can be selected.
            _ if self.flipped => {}
            Button::X => {
                let why = Explain::Text(Msg::RaiseTribute, Msg::WhyFlip);
                return play.push(Screen::Explain(why));
            }
            Button::Right => self.index = (self.index + 1) % (kinds + 1),
            Button::Left => self.index = (self.index + kinds) % (kinds + 1),
            Button::Down => self.index = self.index.max(1.min(kinds)),
            Button::Up => self.index = 0,
            Button::Y => return look(play, None),
        }
        Go::Stay
    }

    fn tile(self, game: &Legions) -> Option<Tile> {
        let index = self.index.checked_sub(1)?;
        game.hand(game.seat()).kinds().nth(index.into())
    }

    pub fn draw(&self, play: &Play, cx: &Services, canvas: &mut Canvas) {
        let game = play.game();
        page(canvas, cx.say(Msg::RaiseTribute));
        match guide::sentence(play, false) {
            Some(sentence) => guided::draw(cx, canvas, sentence, HEADER),
            None => {
                self.draw_tribute(canvas, game.flipped(game.seat()));
                let at = area(8, 50, 224, 3 * LINE);
                canvas.paragraph(cx.say(Msg::FlipBrings), at, Align::Left, theme::SHADE);
            }
        }
        let keep = area(60, 108, 120, 20);
        let ink = row_ground(canvas, keep, self.index == 0);
        if self.index != 0 {
            canvas.frame(keep, 1, theme::BRONZE);
        }
        canvas.text(Font::Body, cx.say(Msg::KeepAll), keep, Align::Centre, ink);
        self.draw_tiles(canvas, play);
        if let Some(tile) = self.tile(game) {
            let at = area(8, 194, 224, 20);
            let name = tile_name(cx, tile);
            canvas.text(Font::Body, &name, at, Align::Centre, theme::CREAM);
        }
        if self.flipped {
            let hints = [
                (Button::A, cx.say(Shell::Done)),
                (Button::B, cx.say(Shell::Undo)),
            ];
            footer(canvas, &hints);
            return;
        }
        footer(
            canvas,
            &[
                (Button::A, cx.say(Shell::Choose)),
                (Button::Left, cx.say(Msg::LookTile)),
                (Button::B, cx.say(Shell::Undo)),
                (Button::X, cx.say(Shell::Why)),
                (Button::Y, cx.say(Msg::Map)),
            ],
        );
    }

    /// Draws the current tribute, and the tribute after flipping the selected tile.
    fn draw_tribute(&self, canvas: &mut Canvas, flipped: u8) {
        let tribute = |canvas: &mut Canvas, x: i32, number: u8, ink| {
            let inks = [theme::CREAM, theme::UMBER, theme::GOLD];
            canvas.sprite_at(&FLIPPED, Point::new(x, 38), &inks);
            let text = fill("{}", &[number.into()]);
            let at = area(x + 9, 30, 24, LINE);
            canvas.text(Font::Body, &text, at, Align::Left, ink);
        };
        tribute(canvas, 16, flipped, theme::CREAM);
        if self.index > 0 {
            canvas.sprite(&ARROW_RIGHT, Point::new(48, 34), &[theme::GOLD]);
            tribute(canvas, 66, flipped + 1, theme::GOLD);
        }
    }

    /// Draws the row of tiles with the selected one.
    fn draw_tiles(&self, canvas: &mut Canvas, play: &Play) {
        let game = play.game();
        let hand = game.hand(game.seat());
        let page = self.index.saturating_sub(1) / COLUMNS;
        let (first, count) = (page * COLUMNS, hand.kinds().len() as u8);
        let shown = hand.kinds().skip(first.into()).take(COLUMNS.into());
        for (index, tile) in (first + 1..).zip(shown) {
            let (x, y) = (6 + CELL * i32::from(index - first - 1), TILES);
            let at = Point::new(x + CELL / 2, y + 18);
            let chosen = index == self.index;
            if self.flipped && chosen {
                let inks = [theme::CREAM, theme::UMBER, theme::GOLD];
                canvas.sprite_twice(&FLIPPED, at, &inks);
            } else {
                draw_tile(canvas, tile, at, Scale::CLOSE);
            }
            if chosen {
                canvas.frame(area(x, y, CELL, CELL + 18), 2, theme::GOLD);
            }
            // Equal tiles are drawn once with their number, like in the hand at the table.
            if hand.count(tile) > 1 {
                let text = fill("{}", &[hand.count(tile).into()]);
                let at = area(x, y + CELL - 2, CELL, LINE);
                canvas.text(Font::Body, &text, at, Align::Centre, theme::SHADE);
            }
            if guide::next(play) == Some(Move::Flip(tile)) {
                guided::point(canvas, Point::new(x + CELL / 2, y + 2));
            }
        }
        if first > 0 {
            canvas.sprite(&ARROW_LEFT, Point::new(0, TILES + 14), &[theme::GOLD]);
        }
        if first + COLUMNS < count {
            canvas.sprite(&ARROW_RIGHT, Point::new(235, TILES + 14), &[theme::GOLD]);
        }
    }
}
