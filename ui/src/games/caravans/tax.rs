//! The screen on which a person chooses goods to sell for a tax.

use embedded_graphics::prelude::*;
use palmyra_engine::caravans::{Caravans, Good, Move, Phase, Tax};

use super::art::{GHOST, TAX, TO_RIGHT, draw_amphora, hue};
use super::bars::{Bars, COIN_INKS, TOP, number, pay_number, signed};
use super::info::{Info, Topic};
use super::market::Market;
use super::text::Msg;
use super::{Play, Screen, good_name};
use crate::canvas::{Align, Canvas, Font, LINE, area};
use crate::input::Button;
use crate::shell::art::COIN;
use crate::shell::text::{Msg as Shell, fill};
use crate::shell::widgets::{footer, row_ground};
use crate::shell::{Go, Services, flow};
use crate::theme;

const ROW: i32 = 28;
/// The top of the goods.
const GOODS: i32 = TOP + 71;

/// The goods that can be sold, with one of them selected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TaxScreen {
    good: Good,
}

impl TaxScreen {
    /// Opens the screen. The good that sells for the highest price is selected.
    pub fn new(play: &Play) -> Self {
        let game = Some(play.game());
        Self {
            good: game.map_or(Good::Gold, dearest),
        }
    }

    pub fn press(&mut self, button: Button, play: &mut Play, cx: &mut Services) -> Go {
        match button {
            Button::Up | Button::Left => self.good = next_held(play.game(), self.good, false),
            Button::Down | Button::Right => self.good = next_held(play.game(), self.good, true),
            Button::A => return flow::step(play, cx, Move::Sell(self.good)),
            Button::B => return flow::undo(play, cx),
            Button::X => return play.push(Screen::Info(Info::new(Topic::Tax))),
            Button::Y => return play.push(Screen::Market(Market)),
        }
        Go::Stay
    }

    pub fn draw(&self, play: &Play, cx: &Services, canvas: &mut Canvas) {
        let game = play.game();
        let Phase::Tax(tax) = game.phase() else {
            return;
        };
        let seat = game.seat();
        let title = cx.tell(Msg::TaxTitle, &[cx.say(good_name(tax.good)).into()]);
        let capital = game.capital(seat);
        let after = pay_number(capital + game.route(self.good).proceeds());
        let holding = game.holding(seat).sold(self.good);
        let bars = Bars {
            after: Some(after),
            worth: Some(holding.if_year_ended(&game.forecast())),
            ..Bars::of(play, seat, &title)
        };
        bars.draw(canvas, play);
        draw_due(cx, canvas, tax, capital);
        let line = area(7, TOP + 53, 226, LINE);
        let words = cx.say(Msg::TaxSell);
        canvas.text(Font::Body, words, line, Align::Left, theme::SHADE);
        for good in Good::ALL {
            let held = game.amphorae(seat)[good.index()];
            let y = GOODS + ROW * good.index() as i32;
            let at = area(4, y, 232, ROW - 3);
            let proceeds = game.route(good).proceeds();
            draw_good(cx, canvas, good, held, proceeds, at, good == self.good);
        }
        let turn = play.turn();
        let index = seat.index() % turn.tax_sales.len();
        if turn.tax_sales[index] > 0 {
            let y = GOODS + 3 * ROW;
            let label = area(7, y, 62, 20);
            let words = cx.say(Msg::TaxSold);
            canvas.text(Font::Body, words, label, Align::Left, theme::SHADE);
            let count = [turn.tax_sales[index].into()];
            let text = area(76, y, 40, 20);
            canvas.text(
                Font::Body,
                &fill("x{}", &count),
                text,
                Align::Left,
                theme::CREAM,
            );
            let sum = signed(pay_number(turn.tax_proceeds[index]));
            let text = area(160, y, 46, 20);
            canvas.text(Font::Body, &sum, text, Align::Right, theme::CREAM);
            canvas.sprite_at(&COIN, Point::new(219, y + 10), &COIN_INKS);
        }
        footer(
            canvas,
            &[
                (Button::Up, ""),
                (Button::A, cx.say(Msg::BtnSell)),
                (Button::B, cx.say(Shell::Undo)),
                (Button::Y, cx.say(Msg::BtnMarket)),
            ],
        );
    }
}

/// Draws the tax, and the amount that the player cannot pay.
fn draw_due(cx: &Services, canvas: &mut Canvas, tax: Tax, capital: u16) {
    let ground = hue(tax.good).road;
    canvas.slab(area(4, TOP + 4, 232, 46), ground);
    canvas.sprite_twice(&TAX, Point::new(25, TOP + 27), &[theme::CREAM]);
    let due = cx.tell(Msg::TaxDue, &[tax.amphorae().into()]);
    let missing = tax.missing(capital);
    let rows = [
        (due.as_str(), tax.due, theme::CREAM),
        (cx.say(Msg::TaxMissing), missing, theme::EMBER),
    ];
    canvas.slab(area(196, TOP + 28, 36, 18), theme::INK);
    for (row, (words, value, ink)) in rows.into_iter().enumerate() {
        let y = TOP + 7 + 20 * row as i32;
        let text = area(48, y, 150, 20);
        canvas.text(Font::Body, words, text, Align::Left, theme::CREAM);
        let value = number(value);
        canvas.text(Font::Body, &value, area(198, y, 32, 20), Align::Right, ink);
    }
}

/// Draws the row of a good: its proceeds, or the remark that the player has none left.
pub fn draw_good(
    cx: &Services,
    canvas: &mut Canvas,
    good: Good,
    held: u8,
    proceeds: u16,
    at: embedded_graphics::primitives::Rectangle,
    chosen: bool,
) {
    let (y, height) = (at.top_left.y, at.size.height as i32);
    if held == 0 {
        canvas.sprite(&GHOST, Point::new(10, y + 6), &[theme::MIST]);
        let text = area(28, y, 120, height);
        let words = cx.say(Msg::TaxNone);
        canvas.text(Font::Body, words, text, Align::Left, theme::SHADE);
        return;
    }
    let ink = row_ground(canvas, at, chosen);
    if chosen {
        canvas.slab(area(7, y + 3, 15, height - 6), theme::INK);
    }
    draw_amphora(canvas, good, Point::new(10, y + 6));
    let name = cx.say(good_name(good));
    canvas.text(Font::Body, name, area(28, y, 78, height), Align::Left, ink);
    let count = fill("x{}", &[held.into()]);
    canvas.text(
        Font::Body,
        &count,
        area(110, y, 30, height),
        Align::Left,
        ink,
    );
    canvas.sprite(&TO_RIGHT, Point::new(152, y + height / 2 - 2), &[ink]);
    let sum = signed(pay_number(proceeds));
    canvas.text(
        Font::Body,
        &sum,
        area(170, y, 36, height),
        Align::Right,
        ink,
    );
    let inks = if chosen {
        [theme::UMBER, theme::CREAM, theme::UMBER]
    } else {
        COIN_INKS
    };
    canvas.sprite_at(&COIN, Point::new(219, y + height / 2), &inks);
}

/// Returns the good of the player to move that sells for the highest price, or gold if the player
/// has none.
pub fn dearest(game: &Caravans) -> Good {
    let held = game.amphorae(game.seat());
    let goods = Good::ALL.into_iter().filter(|good| held[good.index()] > 0);
    // Among goods with equal prices, the first one is returned.
    let best = goods.rev().max_by_key(|&good| game.route(good).proceeds());
    best.unwrap_or(Good::Gold)
}

/// Returns the next or the previous good that the player to move holds, wrapping around.
pub fn next_held(game: &Caravans, good: Good, forward: bool) -> Good {
    let held = game.amphorae(game.seat());
    let step = if forward { 1 } else { 2 };
    let next = |times: usize| Good::ALL[(good.index() + times * step) % 3];
    let found = (1..3).map(next).find(|next| held[next.index()] > 0);
    found.unwrap_or(good)
}
