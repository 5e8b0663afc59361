//! The page of all players' public possessions.

use embedded_graphics::prelude::*;
use palmyra_engine::merchants::{Good, Part, Piece, TURNS};
use palmyra_engine::{Game as _, Seat};

use super::bars::number;
use super::board::BoardPage;
use super::text::footer;
use super::{Play, Screen, art, signs, words};
use crate::canvas::{Align, Canvas, Font, area};
use crate::input::Button;
use crate::shell::art::{LAUREL, Sprite};
use crate::shell::log::Log;
use crate::shell::text::{Line, Msg as Shell};
use crate::shell::widgets::{HEADER, badge, page};
use crate::shell::{Go, Services};
use crate::theme::{self, Ink};

/// The height of a player's block in pixels.
const BLOCK: i32 = 49;

/// The list of players with the selected one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Players {
    seat: Seat,
}

impl Players {
    /// Opens the list with a player selected.
    pub const fn new(seat: Seat) -> Self {
        Self { seat }
    }

    pub fn press(&mut self, button: Button, play: &mut Play, _: &mut Services) -> Go {
        let count = play.game().seats();
        match button {
            Button::Down => self.seat = self.seat.next(count),
            Button::Up => {
                for _ in 1..count {
                    self.seat = self.seat.next(count);
                }
            }
            Button::A => return play.push(Screen::Board(BoardPage::new(play, self.seat))),
            Button::B => return Go::Back,
            Button::Y => return Go::Swap(crate::shell::Screen::Log(Log::default())),
            _ => {}
        }
        Go::Stay
    }

    pub fn draw(&self, play: &Play, cx: &Services, canvas: &mut Canvas) {
        let game = play.game();
        page(canvas, cx.say(Shell::Players));
        let mut turn = Line::new();
        let _ = core::fmt::write(&mut turn, format_args!("{}/{TURNS}", game.turn()));
        let at = area(190, 0, 44, HEADER - 2);
        canvas.text(Font::Body, &turn, at, Align::Right, theme::SHADE);
        for (index, seat) in Seat::all(game.seats()).enumerate() {
            let y = HEADER + BLOCK * index as i32;
            if seat == self.seat {
                canvas.slab(area(2, y + 1, 236, BLOCK - 3), theme::DUSK);
            }
            draw_player(cx, canvas, play, seat, y);
        }
        footer::draw(play, cx, canvas, footer::PLAYERS);
    }
}

/// Draws a player's possessions in two lines.
pub fn draw_player(cx: &Services, canvas: &mut Canvas, play: &Play, seat: Seat, y: i32) {
    let game = play.game();
    let board = game.board(seat);
    let person = play.person(seat);
    badge(canvas, person, Point::new(4, y + 4));
    let at = area(23, y, 60, 23);
    canvas.text(
        Font::Body,
        words::player(cx, play, seat),
        at,
        Align::Left,
        theme::CREAM,
    );
    canvas.sprite_at(&LAUREL, Point::new(89, y + 11), &[theme::GOLD]);
    let at = area(96, y, 30, 23);
    let prestige = number(board.prestige());
    canvas.text(Font::Body, &prestige, at, Align::Left, theme::GOLD);
    let goods = board.goods();
    for good in Good::ALL {
        let x = 130 + 28 * good.index() as i32;
        signs::good(good).draw(canvas, Point::new(x, y + 11));
        let at = area(x + 7, y, 17, 23);
        let count = number(goods.count(good));
        canvas.text(Font::Body, &count, at, Align::Left, theme::CREAM);
    }
    let y = y + 22;
    // A player who begins and chooses has both signs, so they move apart.
    let (begins, chooses) = (game.pawn() == seat, game.chooser() == Some(seat));
    if begins {
        let x = if chooses { 8 } else { 11 };
        canvas.sprite_at(&art::PENNANT, Point::new(x, y + 11), &[theme::CREAM]);
    }
    if chooses {
        let x = if begins { 19 } else { 11 };
        canvas.sprite_at(&art::SWORDS, Point::new(x, y + 11), &[theme::EMBER]);
    }
    let last = Part::ALL
        .into_iter()
        .rev()
        .find(|&part| board.temples(part) > 0);
    let temple = last.map_or(0, |part| part.index() as u8 + 1);
    let counts: [(&Sprite, Ink, u8); 6] = [
        (&art::CAMEL, art::CAMEL_INK, board.pieces(Piece::Camel)),
        (&art::SHIP, art::SHIP_INK, board.pieces(Piece::Ship)),
        (&art::TOWER, art::SHIP_INK, board.tower()),
        (&art::TEMPLE, theme::CREAM, temple),
        (&art::VASE, theme::EMBER, board.rare_goods()),
        (&art::SCROLL, theme::CREAM, board.missions_done()),
    ];
    for (index, (sprite, ink, count)) in counts.into_iter().enumerate() {
        let x = 32 + 36 * index as i32;
        canvas.sprite_at(sprite, Point::new(x, y + 11), &[ink]);
        let at = area(x + 9, y, 18, 23);
        canvas.text(Font::Body, &number(count), at, Align::Left, theme::CREAM);
    }
}
