//! The choice of a tile to flip after a revenue.

use embedded_graphics::prelude::*;
use palmyra_engine::legions::{Legions, Move, Tile};

use super::art::{FLIPPED, Scale, draw_tile};
use super::explain::Explain;
use super::guide;
use super::hint::Hint;
use super::text::Msg;
use super::{Play, Screen, guided, suggested};
use crate::canvas::{Align, Canvas, Font, area};
use crate::input::Button;
use crate::shell::Services;
use crate::shell::text::{Msg as Shell, fill};
use crate::shell::widgets::{HEADER, draw_toast, footer, page, row_ground};
use crate::shell::{Go, flow};
use crate::theme;

/// Tiles in a row.
const COLUMNS: u8 = 6;
const CELL: i32 = 38;

/// The choice: index 0 keeps all, then the kinds of the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flip {
    index: u8,
    /// Whether the chosen tile is turned over. It can be turned back until the
    /// turn is handed on.
    flipped: bool,
}

impl Flip {
    /// Creates the screen with the hinted tile chosen.
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
            // A tile that is turned over stays chosen.
            _ if self.flipped => {}
            Button::X if play.guide().is_none() => {
                return play.push(Screen::Hint(Hint::about(Msg::RaiseTribute, Msg::WhyFlip)));
            }
            Button::X => {
                let why = Explain::text(Msg::RaiseTribute, Msg::WhyFlip);
                return play.push(Screen::Explain(why));
            }
            Button::Right => self.index = (self.index + 1) % (kinds + 1),
            Button::Left => self.index = (self.index + kinds) % (kinds + 1),
            Button::Down => {
                self.index = match self.index {
                    0 => 1.min(kinds),
                    index if index + COLUMNS <= kinds => index + COLUMNS,
                    index => index,
                };
            }
            Button::Up => {
                self.index = self.index.saturating_sub(COLUMNS);
            }
            Button::Y => {}
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
        let flipped = game.flipped(game.seat()) + u8::from(self.flipped);
        let text = cx.tell(Msg::TributeNow, &[flipped.into()]);
        match guide::sentence(play, false) {
            Some(sentence) => guided::draw(cx, canvas, sentence, HEADER),
            None => {
                canvas.paragraph(&text, area(8, 27, 224, 56), Align::Left, theme::CREAM);
            }
        }
        let keep = area(60, 82, 120, 20);
        let ink = row_ground(canvas, keep, self.index == 0);
        if self.index != 0 {
            canvas.frame(keep, 1, theme::BRONZE);
        }
        canvas.text(Font::Body, cx.say(Msg::KeepAll), keep, Align::Centre, ink);
        let hand = game.hand(game.seat());
        let row = self.index.saturating_sub(1) / COLUMNS;
        let first = i32::from(row.saturating_sub(2));
        for (index, tile) in hand.kinds().enumerate() {
            let (column, row) = (
                index as i32 % i32::from(COLUMNS),
                index as i32 / i32::from(COLUMNS),
            );
            if !(first..first + 3).contains(&row) {
                continue;
            }
            let (x, y) = (6 + CELL * column, 104 + CELL * (row - first));
            let at = Point::new(x + 15, y + 18);
            if self.flipped && index + 1 == usize::from(self.index) {
                let inks = [theme::CREAM, theme::UMBER, theme::GOLD];
                canvas.sprite_twice(&FLIPPED, at, &inks);
            } else {
                draw_tile(canvas, tile, at, Scale::CLOSE);
            }
            if index + 1 == usize::from(self.index) {
                canvas.frame(area(x, y + 1, CELL, CELL - 2), 2, theme::GOLD);
            }
            // Equal tiles are counted, as in the hand.
            if hand.count(tile) > 1 {
                let count = fill("{}", &[hand.count(tile).into()]);
                let at = area(x + 23, y + 19, 12, 16);
                canvas.fill(at, theme::NIGHT);
                canvas.text(Font::Body, &count, at, Align::Right, theme::CREAM);
            }
            if guide::next(play) == Some(Move::Flip(tile)) {
                guided::point(canvas, Point::new(x + 15, y + 2));
            }
        }
        draw_toast(cx, canvas);
        if self.flipped {
            let hints = [
                (Button::A, cx.say(Shell::Done)),
                (Button::B, cx.say(Shell::Undo)),
            ];
            footer(canvas, &hints);
            return;
        }
        let help = if play.guide().is_some() {
            Shell::Why
        } else {
            Shell::Hint
        };
        footer(
            canvas,
            &[
                (Button::A, cx.say(Shell::Choose)),
                (Button::Up, cx.say(Shell::Move)),
                (Button::B, cx.say(Shell::Undo)),
                (Button::X, cx.say(help)),
            ],
        );
    }
}
