//! The choice of the card that a mirage covers.

use embedded_graphics::prelude::*;
use palmyra_engine::caravans::{Caravans, Card, Good, Kind, Move};

use super::art::{Face, Size, draw_card, draw_empty};
use super::bars::{self, TOP};
use super::board;
use super::card::pay_number;
use super::info::{Info, Topic};
use super::market::Market;
use super::table::Table;
use super::text::Msg;
use super::{Play, Screen, card_name, guide};
use crate::canvas::{Align, Canvas, Font, LINE, area};
use crate::input::Button;
use crate::shell::sentence;
use crate::shell::text::{Blank, Line, Msg as Shell};
use crate::shell::widgets::{FOOT, draw_toast, footer};
use crate::shell::{Go, Services, flow};
use crate::theme;

/// Top of the words below the card fields.
const WORDS: i32 = TOP + 96;

/// The card fields, with one of those that can be covered chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MirageScreen {
    good: Good,
    field: u8,
}

impl MirageScreen {
    /// Creates the screen with the newest card chosen that would change
    /// something.
    pub fn new(game: &Caravans, good: Good) -> Self {
        let is_worth = |&field: &u8| {
            let card = game.board().get(usize::from(field));
            card.is_some_and(|card| card.kind() != Kind::Tax)
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
        let title = cx.say(Msg::MirageTitle);
        bars::draw(
            canvas,
            game,
            play.person(seat),
            title,
            game.capital(seat),
            None,
        );
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
        let mut table = Table::of(game);
        let covered = game.board().get(usize::from(self.field)).copied();
        if let Some(card) = covered {
            table.forecast.cover(card);
        }
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
                board::draw_forecast(canvas, &table, FOOT - board::FORECAST - 3);
            }
            (None, None) => {}
        }
        draw_toast(cx, canvas);
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

/// What covering a card changes.
fn words(cx: &Services, game: &Caravans, after: &Table, card: Card) -> Line {
    let good = card.good();
    match card.kind() {
        Kind::Caravan(_) => {
            let sum = Blank::Number(after.forecast.moves[good.index()].into());
            cx.tell(Msg::CoverCaravan, &[sum])
        }
        Kind::Contract => {
            let before = pay_number(Table::of(game).forecast.pay(good));
            let after = pay_number(after.forecast.pay(good));
            cx.tell(Msg::CoverContract, &[before.into(), after.into()])
        }
        Kind::Tax | Kind::Mirage => cx.tell(Msg::CoverTax, &[]),
    }
}
