//! The page of all players' capitals, amphorae and worth, which are public.

use embedded_graphics::prelude::*;
use palmyra_engine::caravans::Good;
use palmyra_engine::{Game as _, Seat};

use super::art::{GATE, STACK, draw_emblem, draw_small_badge, hue};
use super::bars::{COIN_INKS, STACK_INKS, hatch, number, pay_number};
use super::deck::Deck;
use super::text::Msg;
use super::{Play, Screen, name};
use crate::canvas::{Align, Canvas, Font, area};
use crate::input::Button;
use crate::shell::art::COIN;
use crate::shell::text::Msg as Shell;
use crate::shell::widgets::{FOOT, HEADER, badge, footer, page};
use crate::shell::{Go, Services};
use crate::theme;

/// The centres of the columns: the capital, the three goods, the worth if everything were sold now,
/// and the worth if the year ended now.
const COLUMNS: [i32; 6] = [103, 128, 149, 170, 196, 224];

/// The page with the table of players.
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
        let end = draw_table(cx, canvas, play, HEADER + 3, 21);
        canvas.fill(area(0, end + 3, 240, 1), theme::BRONZE);
        draw_legend(cx, canvas, end + 6);
        draw_bars(canvas, play, end + 42);
        footer(
            canvas,
            &[
                (Button::B, cx.say(Shell::Back)),
                (Button::Y, cx.say(Msg::BtnCards)),
            ],
        );
    }
}

/// Draws the table of all players' capitals, amphorae and worth. Returns the y coordinate at which
/// it ends.
pub fn draw_table(cx: &Services, canvas: &mut Canvas, play: &Play, top: i32, row: i32) -> i32 {
    let game = play.game();
    canvas.sprite_at(&COIN, Point::new(COLUMNS[0], top + 8), &COIN_INKS);
    for good in Good::ALL {
        let (x, hue) = (COLUMNS[1 + good.index()], hue(good));
        canvas.slab(area(x - 8, top, 17, 17), hue.card);
        draw_emblem(canvas, good, Point::new(x, top + 8), hue.ink);
    }
    canvas.sprite_at(&GATE, Point::new(COLUMNS[4], top + 8), &[theme::TAN]);
    canvas.sprite_at(&STACK, Point::new(COLUMNS[5], top + 8), &STACK_INKS);
    let worth = |seat| game.if_year_ended(seat);
    let best = Seat::all(game.seats()).map(worth).max();
    let mut y = top + 19;
    for seat in Seat::all(game.seats()) {
        if game.to_move() == Some(seat) {
            canvas.slab(area(2, y, 236, row - 1), theme::DUSK);
        }
        badge(canvas, play.person(seat), Point::new(4, y + (row - 17) / 2));
        let at = area(23, y, 62, row - 1);
        canvas.text(
            Font::Body,
            name(cx, play, seat),
            at,
            Align::Left,
            theme::CREAM,
        );
        let cell = |column: usize| area(COLUMNS[column] - 14, y, 29, row - 1);
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
        let sold = number(game.holding(seat).if_sold());
        canvas.text(Font::Body, &sold, cell(4), Align::Centre, theme::CREAM);
        let ink = if Some(worth(seat)) == best {
            theme::GOLD
        } else {
            theme::CREAM
        };
        canvas.text(
            Font::Body,
            &number(worth(seat)),
            cell(5),
            Align::Centre,
            ink,
        );
        y += row;
    }
    y
}

/// Draws the meaning of the last two columns.
fn draw_legend(cx: &Services, canvas: &mut Canvas, top: i32) {
    canvas.sprite_at(&GATE, Point::new(13, top + 9), &[theme::TAN]);
    canvas.sprite_at(&STACK, Point::new(13, top + 26), &STACK_INKS);
    for (row, msg) in [Msg::SoldNow, Msg::YearNow].into_iter().enumerate() {
        let at = area(27, top + 17 * row as i32, 210, 18);
        canvas.text(Font::Body, cx.say(msg), at, Align::Left, theme::SHADE);
    }
}

/// Draws a bar for each player. The plain part is the capital; the hatched part is the rest of the
/// worth.
fn draw_bars(canvas: &mut Canvas, play: &Play, top: i32) {
    let game = play.game();
    let worth = |seat| i32::from(game.if_year_ended(seat).max(0));
    let most = Seat::all(game.seats()).map(worth).max().unwrap_or(1).max(1);
    for (index, seat) in Seat::all(game.seats()).enumerate() {
        let y = top + 12 * index as i32;
        debug_assert!(y + 11 <= FOOT, "all bars fit");
        draw_small_badge(canvas, play.person(seat), Point::new(4, y));
        let length = |value: i32| 216 * value / most;
        let capital = i32::from(game.capital(seat)).min(worth(seat));
        canvas.fill(area(19, y + 1, length(capital), 9), theme::TAN);
        let rest = length(worth(seat)) - length(capital);
        hatch(
            canvas,
            area(19 + length(capital), y + 1, rest, 9),
            theme::TAN,
        );
    }
}
