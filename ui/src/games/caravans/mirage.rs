//! The screen on which a person chooses the card that a mirage covers.

use embedded_graphics::prelude::*;
use palmyra_engine::caravans::{Caravans, Card, CardKind, Good, Move};

use super::art::{Face, Size, draw_card, draw_empty};
use super::bars::{Bars, TOP, pay_number, signed};
use super::board;
use super::info::{Info, Topic};
use super::market::Market;
use super::table::Table;
use super::text::Msg;
use super::{Play, Screen, card_name, good_name, guide};
use crate::canvas::{Align, Canvas, Font, LINE, area};
use crate::input::Button;
use crate::shell::sentence;
use crate::shell::text::{Line, Msg as Shell};
use crate::shell::widgets::{FOOT, footer};
use crate::shell::{Go, Services, flow};
use crate::theme;

/// The top of the text below the card fields.
const WORDS: i32 = TOP + 96;

/// The card fields. One of the cards that the mirage can cover is selected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MirageScreen {
    good: Good,
    field: u8,
}

impl MirageScreen {
    /// Opens the screen. If possible, the newest card other than a tax is selected, because
    /// covering a tax has no effect.
    pub fn new(game: &Caravans, good: Good) -> Self {
        let is_worth = |&field: &u8| {
            let card = game.board().get(usize::from(field));
            card.is_some_and(|card| card.kind() != CardKind::Tax)
        };
        let field = game.targets(good).filter(is_worth).last();
        let field = field.or_else(|| game.targets(good).last());
        Self {
            good,
            field: field.unwrap_or(0),
        }
    }

    pub fn press(&mut self, button: Button, play: &mut Play, cx: &mut Services) -> Go {
        let game = play.game();
        let targets = || game.targets(self.good);
        match button {
            Button::Left | Button::Up => {
                let before = targets().filter(|&field| field < self.field).last();
                self.field = before.or_else(|| targets().last()).unwrap_or(self.field);
            }
            Button::Right | Button::Down => {
                let after = targets().find(|&field| field > self.field);
                let first = targets().next();
                self.field = after.or(first).unwrap_or(self.field);
            }
            Button::A => return flow::step(play, cx, Move::Cover(self.good, self.field)),
            Button::B => return Go::Back,
            Button::X => {
                let mirage = Card::mirage(self.good);
                return play.push(Screen::Info(Info::new(Topic::Card(mirage))));
            }
            Button::Y => return play.push(Screen::Market(Market)),
        }
        Go::Stay
    }

    pub fn draw(&self, play: &Play, cx: &Services, canvas: &mut Canvas) {
        let game = play.game();
        let seat = game.seat();
        let mut table = Table::of(game);
        let covered = game.board().get(usize::from(self.field)).copied();
        if let Some(card) = covered {
            table.forecast.cover(card);
        }
        let mut bars = Bars::of(play, seat, cx.say(Msg::MirageTitle));
        bars.worth = Some(table.if_year_ended(seat));
        bars.draw(canvas, play);
        let may = |field| game.targets(self.good).any(|target| target == field);
        for field in 0..game.players().fields() as u8 {
            let (column, row) = (i32::from(field % 7), i32::from(field / 7));
            let at = Point::new(6 + 33 * column, TOP + 5 + 45 * row);
            let chosen = field == self.field;
            if chosen {
                canvas.slab(area(at.x - 3, at.y - 3, 36, 46), theme::GOLD);
                canvas.slab(area(at.x - 1, at.y - 1, 32, 42), theme::NIGHT);
            }
            match game.board().get(usize::from(field)) {
                Some(&card) => {
                    let face = if chosen || may(field) {
                        Face::Plain
                    } else if game.is_covered(field.into()) {
                        Face::Covered
                    } else {
                        Face::Dim
                    };
                    draw_card(canvas, card, at, Size::Middle, face);
                }
                None => draw_empty(canvas, at, Size::Middle),
            }
        }
        canvas.fill(area(0, WORDS, 240, 1), theme::BRONZE);
        match (guide::sentence(play), covered) {
            (Some(msg), _) => sentence::draw_above_footer(canvas, cx.say(msg)),
            (None, Some(card)) => {
                let name = card_name(cx, card);
                let heading = cx.tell(Msg::CoverLine, &[name.as_str().into()]);
                let font = Font::Title.or_smaller(&heading, 224);
                let at = area(7, WORDS + 2, 226, 20);
                canvas.text(font, &heading, at, Align::Left, theme::GOLD);
                let text = words(cx, game, &table, card);
                let at = area(7, WORDS + 22, 226, 2 * LINE);
                canvas.paragraph(&text, at, Align::Left, theme::CREAM);
                let top = FOOT - board::FORECAST - 3;
                board::draw_forecast(canvas, &table.forecast, top);
                board::frame_outlook(canvas, card.good(), top);
            }
            (None, None) => {}
        }
        footer(
            canvas,
            &[
                (Button::Left, ""),
                (Button::A, cx.say(Msg::BtnCover)),
                (Button::B, cx.say(Shell::Back)),
                (Button::Y, cx.say(Msg::BtnMarket)),
            ],
        );
    }
}

/// Returns the effect of covering a card, in words.
fn words(cx: &Services, game: &Caravans, after: &Table, card: Card) -> Line {
    let good = card.good();
    match card.kind() {
        CardKind::Caravan(_) => {
            let before = Table::of(game).forecast.away(good);
            let now = after.forecast.away(good);
            let [_, old] = game.route(good).outlook(before);
            let [_, new] = game.route(good).outlook(now);
            let [before, now] = [before, now].map(signed);
            let name = cx.say(good_name(good));
            let prices = [pay_number(new).into(), pay_number(old).into()];
            cx.tell(
                Msg::CoverCaravan,
                &[
                    name.into(),
                    before.as_str().into(),
                    now.as_str().into(),
                    prices[0],
                    prices[1],
                ],
            )
        }
        CardKind::Contract => {
            let before = pay_number(Table::of(game).forecast.pay(good));
            let after = pay_number(after.forecast.pay(good));
            cx.tell(Msg::CoverContract, &[before.into(), after.into()])
        }
        CardKind::Tax | CardKind::Mirage => cx.tell(Msg::CoverTax, &[]),
    }
}
