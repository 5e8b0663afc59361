//! The capital and the amphorae of all players, which everybody may see.

use embedded_graphics::prelude::*;
use palmyra_engine::caravans::Good;
use palmyra_engine::{Game as _, Seat};

use super::art::{draw_emblem, hue};
use super::bars::{COIN_INKS, number};
use super::card::pay_number;
use super::deck::Deck;
use super::text::Msg;
use super::{Play, Screen};
use crate::canvas::{Align, Canvas, Font, area};
use crate::input::Button;
use crate::shell::art::COIN;
use crate::shell::text::Msg as Shell;
use crate::shell::widgets::{HEADER, badge, footer, page};
use crate::shell::{Go, Services};
use crate::theme;

/// The height of a player's row.
const ROW: i32 = 24;
/// The columns: capital, then the goods.
const COLUMNS: [i32; 4] = [104, 142, 179, 216];

/// The table of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standings;

impl Standings {
    pub fn press(&mut self, button: Button, play: &mut Play, _: &mut Services) -> Go {
        match button {
            Button::A | Button::B => Go::Back,
            Button::Y => play.swap(Screen::Deck(Deck)),
            _ => Go::Stay,
        }
    }

    pub fn draw(&self, play: &Play, cx: &Services, canvas: &mut Canvas) {
        page(canvas, cx.say(Msg::CapitalsTitle));
        draw_table(cx, canvas, play, HEADER + 14, 34);
        footer(
            canvas,
            &[
                (Button::B, cx.say(Shell::Back)),
                (Button::Y, cx.say(Msg::BtnCards)),
            ],
        );
    }
}

/// Draws everybody's capital and amphorae.
pub fn draw_table(cx: &Services, canvas: &mut Canvas, play: &Play, top: i32, row: i32) {
    let game = play.game();
    canvas.sprite_at(&COIN, Point::new(COLUMNS[0], top + 8), &COIN_INKS);
    for good in Good::ALL {
        let (x, hue) = (COLUMNS[1 + good.index()], hue(good));
        canvas.slab(area(x - 8, top, 17, 17), hue.card);
        draw_emblem(canvas, good, Point::new(x, top + 8), hue.ink);
    }
    for (index, seat) in Seat::all(game.seats()).enumerate() {
        let y = top + ROW + row * index as i32 - (row - ROW) / 2 + (row - ROW);
        if game.to_move() == Some(seat) {
            canvas.slab(area(2, y, 236, 21), theme::DUSK);
        }
        let person = play.person(seat);
        badge(canvas, person, Point::new(8, y + 3));
        let name = area(28, y, 56, 21);
        canvas.text(Font::Body, cx.name(person), name, Align::Left, theme::CREAM);
        let cell = |column: usize| area(COLUMNS[column] - 18, y, 37, 21);
        let capital = number(pay_number(game.capital(seat)));
        canvas.text(Font::Body, &capital, cell(0), Align::Centre, theme::CREAM);
        for good in Good::ALL {
            let held = game.amphorae(seat)[good.index()];
            let ink = if held == 0 {
                theme::SHADE
            } else {
                theme::CREAM
            };
            let at = cell(1 + good.index());
            canvas.text(Font::Body, &number(held), at, Align::Centre, ink);
        }
    }
}
