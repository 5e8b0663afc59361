//! The screen on which a person chooses a card to play.

use embedded_graphics::prelude::*;
use palmyra_engine::caravans::{Caravans, Card, CardKind, Good, Holding, Move};

use super::art::{ARROW, Face, Size, draw_card};
use super::bars::{Bars, TOP, number, pay_number, signed};
use super::board;
use super::info::{Info, Topic};
use super::market::Market;
use super::mirage::MirageScreen;
use super::table::Table;
use super::text::Msg;
use super::trade::{TradeScreen, take_back};
use super::{Play, Screen, card_name, guide, new_cards};
use crate::canvas::{Align, Canvas, Font, LINE, area};
use crate::input::Button;
use crate::shell::sentence;
use crate::shell::text::{Line, Msg as Shell};
use crate::shell::widgets::{FOOT, footer};
use crate::shell::{Go, Services, flow};
use crate::theme;

/// The top of the forecast.
const FORECAST: i32 = TOP + 33;
/// The top of the description of the selected card.
const WORDS: i32 = FORECAST + 22;
/// The top of the hand.
const HAND: i32 = FOOT - 66;

/// The hand with a selected card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CardScreen {
    index: u8,
}

impl CardScreen {
    /// Creates the screen with the first playable card selected.
    pub fn new(game: &Caravans) -> Self {
        let hand = game.hand(game.seat());
        let index = hand.iter().position(|&card| can_play(game, card));
        Self {
            index: index.unwrap_or(0) as u8,
        }
    }

    fn card(self, game: &Caravans) -> Option<Card> {
        game.hand(game.seat()).get(usize::from(self.index)).copied()
    }

    pub fn press(&mut self, button: Button, play: &mut Play, cx: &mut Services) -> Go {
        let game = play.game();
        let count = game.hand(game.seat()).len().max(1) as u8;
        let Some(card) = self.card(game) else {
            self.index = 0;
            return Go::Stay;
        };
        match button {
            Button::Left | Button::Up => self.index = (self.index + count - 1) % count,
            Button::Right | Button::Down => self.index = (self.index + 1) % count,
            Button::A if card.is_mirage() => {
                let good = card.good();
                let mut targets = game.targets(good);
                let (first, second) = (targets.next(), targets.next());
                drop(targets);
                return match (first, second) {
                    (None, _) => {
                        cx.refuse(Msg::NoCardToCover);
                        Go::Stay
                    }
                    (Some(field), None) => flow::step(play, cx, Move::Cover(good, field)),
                    (Some(_), Some(_)) => match guide::card_objection(play, card) {
                        Some(why) => {
                            cx.refuse(why);
                            Go::Stay
                        }
                        None => play.push(Screen::Mirage(MirageScreen::new(game, good))),
                    },
                };
            }
            Button::A => return flow::step(play, cx, Move::Play(card)),
            Button::B => return back(play, cx),
            Button::X => return play.push(Screen::Info(Info::new(Topic::Card(card)))),
            Button::Y => return play.push(Screen::Market(Market)),
        }
        Go::Stay
    }

    pub fn draw(&self, play: &Play, cx: &Services, canvas: &mut Canvas) {
        let game = play.game();
        let (seat, card) = (game.seat(), self.card(game));
        let again = play.turn().cards.last().is_some();
        // A card on the last field ends the year.
        let ends = game.is_last_field() && card.is_some_and(|card| !card.is_mirage());
        let title = cx.say(match again {
            _ if ends => Msg::LastCardTitle,
            true => Msg::NextCardTitle,
            false => Msg::PlayCardTitle,
        });
        let mut bars = Bars::of(play, seat, title);
        let onto = card.filter(|card| !card.is_mirage());
        let mut table = Table::of(game);
        if let Some(card) = onto {
            table.forecast.play(card);
            let due = match card.kind() {
                CardKind::Tax => game.tax_due(seat, card.good()),
                CardKind::Caravan(_) | CardKind::Contract | CardKind::Mirage => 0,
            };
            let capital = pay_number(game.capital(seat)) - pay_number(due);
            bars.after = (due > 0).then_some(capital);
            let holding = Holding {
                capital,
                ..game.holding(seat)
            };
            bars.worth = Some(holding.if_year_ended(&table.forecast));
        }
        bars.draw(canvas, play);
        board::draw_cards(canvas, game, TOP + 4, onto);
        board::draw_forecast(canvas, &table.forecast, FORECAST);
        if let Some(card) = onto {
            board::frame_outlook(canvas, card.good(), FORECAST);
        }
        match (guide::sentence(play), card) {
            (Some(msg), _) => {
                let text = cx.say(msg);
                sentence::draw(canvas, text, HAND - 6 - sentence::height(Some(text)));
            }
            (None, Some(card)) => draw_words(cx, canvas, game, &table, card),
            (None, None) => {}
        }
        let hand = game.hand(seat);
        // After a tax was played, the last cards of the hand may not be the new ones, so none is
        // marked.
        let new = if again { 0 } else { new_cards(play, seat) };
        draw_hand(canvas, hand, HAND, |index, card| {
            let face = match can_play(game, card) {
                true => Face::Plain,
                false => Face::Dim,
            };
            (face, index == usize::from(self.index), 0)
        });
        for index in hand.len().saturating_sub(new)..hand.len() {
            let x = 5 + 47 * index as i32;
            canvas.fill(area(x + 2, HAND, 38, 2), theme::GOLD);
        }
        footer(
            canvas,
            &[
                (Button::A, cx.say(Msg::BtnPlay)),
                (Button::B, cx.say(Shell::Undo)),
                (Button::X, cx.say(Shell::Why)),
                (Button::Y, cx.say(Msg::BtnMarket)),
            ],
        );
    }
}

/// Whether a card of the hand can be played now.
pub fn can_play(game: &Caravans, card: Card) -> bool {
    !card.is_mirage() || game.targets(card.good()).next().is_some()
}

/// Draws the cards of a hand. `look` returns how to draw each card: its face, whether it is
/// selected, and the number of pixels by which it is lowered.
pub fn draw_hand(
    canvas: &mut Canvas,
    hand: &[Card],
    top: i32,
    look: impl Fn(usize, Card) -> (Face, bool, i32),
) {
    let (width, height) = Size::Large.pixels();
    for (index, &card) in hand.iter().enumerate() {
        let (face, chosen, sunk) = look(index, card);
        // The selected card is drawn higher.
        let lift = if chosen { 2 } else { 0 };
        let at = Point::new(5 + 47 * index as i32, top + 4 - lift + sunk);
        if chosen {
            let frame = area(at.x - 3, at.y - 3, width + 6, height + 6);
            canvas.slab(frame, theme::GOLD);
            let inner = area(at.x - 1, at.y - 1, width + 2, height + 2);
            canvas.slab(inner, theme::NIGHT);
        }
        draw_card(canvas, card, at, Size::Large, face);
    }
}

/// Draws the effect of the selected card.
fn draw_words(cx: &Services, canvas: &mut Canvas, game: &Caravans, after: &Table, card: Card) {
    let name = card_name(cx, card);
    let heading = area(7, WORDS - 2, 224, 22);
    let change = change(game, after, card);
    let room = if change.is_some() { 150 } else { 224 };
    let font = Font::Title.or_smaller(&name, room);
    canvas.text(font, &name, heading, Align::Left, theme::GOLD);
    if let Some((before, after)) = change {
        let right = Font::Body.width(&after);
        canvas.text(Font::Body, &after, heading, Align::Right, theme::GOLD);
        let x = 231 - right - 13;
        canvas.sprite(&ARROW, Point::new(x, WORDS + 6), &[theme::GOLD]);
        let left = area(x - 40, WORDS, 37, 18);
        canvas.text(Font::Body, &before, left, Align::Right, theme::SHADE);
    }
    let text = effect(cx, game, after, card);
    let at = area(7, WORDS + 18, 226, 2 * LINE);
    canvas.paragraph(&text, at, Align::Left, theme::CREAM);
}

/// Returns the forecast's number that a card changes, before and after the card. Returns `None` for
/// a tax, which changes no number, and for a mirage, whose target is chosen later.
fn change(game: &Caravans, after: &Table, card: Card) -> Option<(Line, Line)> {
    let (good, before) = (card.good(), Table::of(game));
    match card.kind() {
        CardKind::Caravan(_) => Some((
            signed(before.forecast.moves[good.index()]),
            signed(after.forecast.moves[good.index()]),
        )),
        CardKind::Contract => Some((
            number(before.forecast.pay(good)),
            number(after.forecast.pay(good)),
        )),
        CardKind::Tax | CardKind::Mirage => None,
    }
}

/// Returns the effect of a card, in at most two lines.
fn effect(cx: &Services, game: &Caravans, after: &Table, card: Card) -> Line {
    let good = card.good();
    match card.kind() {
        CardKind::Caravan(_) => movement(cx, game, after, good),
        CardKind::Contract => {
            let before = pay_number(Table::of(game).forecast.pay(good));
            match before {
                0 => cx.tell(Msg::FxContractFirst, &[]),
                _ => {
                    let after = pay_number(after.forecast.pay(good));
                    cx.tell(Msg::FxContract, &[before.into(), after.into()])
                }
            }
        }
        CardKind::Tax => {
            let due = game.tax_due(game.seat(), good);
            let msg = if due > game.capital(game.seat()) {
                Msg::FxTaxShort
            } else if game.is_last_field() {
                Msg::FxTaxLast
            } else {
                Msg::FxTax
            };
            cx.tell(msg, &[pay_number(due).into()])
        }
        CardKind::Mirage => {
            let card = |field: u8| game.board().get(usize::from(field)).copied();
            let mut targets = game.targets(good).filter_map(card);
            let is_tax = |card: Card| card.kind() == CardKind::Tax;
            let msg = match targets.next() {
                None => Msg::FxMirageDead,
                Some(first) if is_tax(first) && targets.all(is_tax) => Msg::FxMirageOnlyTax,
                Some(_) => Msg::FxMirage,
            };
            cx.tell(msg, &[])
        }
    }
}

/// Returns the movement of a good and its selling price after that, in words.
fn movement(cx: &Services, game: &Caravans, after: &Table, good: Good) -> Line {
    let away = after.forecast.moves[good.index()];
    let [_, price] = game.route(good).outlook(away);
    let price = pay_number(price).into();
    let by = i16::from(away.unsigned_abs()).into();
    match away {
        0 => cx.tell(Msg::FxEven, &[price]),
        1.. => cx.tell(Msg::FxUp, &[by, price]),
        _ => cx.tell(Msg::FxDown, &[by, price]),
    }
}

/// Leads back to the trade with its deals selected. If a tax was played in this turn, takes back
/// only the last choice instead.
fn back(play: &mut Play, cx: &mut Services) -> Go {
    let taxed = |mv: &Move| matches!(mv, Move::Play(_));
    if play.running().session().undoable().iter().any(taxed) {
        return flow::undo(play, cx);
    }
    let deals = take_back(play);
    let trade = TradeScreen::with(deals.into_iter());
    Go::Game(play.show(Screen::Trade(trade)))
}
