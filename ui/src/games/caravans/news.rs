//! The page of the other players' turns since a person's last turn, and the rows of the log.

use core::fmt::Write as _;

use embedded_graphics::prelude::*;
use heapless::Vec;
use palmyra_engine::caravans::{Card, CardKind, Deal, Phase};
use palmyra_play::Who;

use super::art::{
    ARROW, CARDS, CONTRACT_SMALL, Face, MIRAGE, Size, TAX, TO_LEFT, TO_RIGHT, YEAR, draw_amphora,
    draw_card, draw_emblem, hue,
};
use super::bars::{COIN_INKS, number, pay_number, signed};
use super::info::{Info, Topic};
use super::text::Msg;
use super::turn::{Laid, Turn};
use super::year::YearPage;
use super::{Play, Screen, name, report};
use crate::canvas::{Align, Canvas, Font, LINE, area};
use crate::input::Button;
use crate::shell::art::COIN;
use crate::shell::bots::draw_portrait;
use crate::shell::text::{Line, Msg as Shell};
use crate::shell::widgets::{HEADER, badge, footer, page};
use crate::shell::{Go, Pause, Services, flow};
use crate::sound::Sound;
use crate::theme;

/// The height of a row of the log.
const LOG_ROW: i32 = 21;
/// The height of a turn on the page.
const ROW: i32 = 66;
/// The width and the height of the picture of a deal.
const CHIP: (i32, i32) = (48, 19);

/// Returns the other players' turns since the last turn of the only person or, if several people
/// play, of the deciding person, the oldest first. Turns that the only person has already seen are
/// left out, and so are exchanges of cards and the final sales. In a guided game the list is empty,
/// because the guide explains the turns.
fn turns(play: &Play) -> Vec<(u8, &Turn), 3> {
    let only = play.running().only_human();
    let seat = Some(only.unwrap_or_else(|| play.game().seat()));
    let mut turns: Vec<(u8, &Turn), 3> = Vec::new();
    if play.guide().is_none() {
        // The number of the newest turns that have not been shown to the only person.
        let untold = match only {
            Some(_) => play.turns() - play.view.told.min(play.turns()),
            None => play.turns(),
        };
        let since = play.log().enumerate().take(untold.into());
        // The list goes back to the person's last turn. An exchange of the only person does not
        // end it, because that person does not see the page before an exchange.
        let is_own = |turn: &Turn| turn.seat == seat && (only.is_none() || turn.is_trade());
        let since = since.take_while(|(_, turn)| !is_own(turn));
        let trades = since.filter(|(_, turn)| turn.is_trade() && turn.seat.is_some());
        // A game has at most three other players.
        trades.take(3).for_each(|(ago, turn)| {
            let _ = turns.push((ago as u8, turn));
        });
    }
    turns.reverse();
    turns
}

/// Whether there are turns that have not been shown.
pub fn is_new(play: &Play) -> bool {
    play.told != play.steps() && !turns(play).is_empty()
}

/// Marks all turns so far as shown.
pub fn set_told(play: &mut Play) {
    play.told = play.steps();
    play.view.told = play.turns();
}

/// The page with the list of turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct News;

impl News {
    pub fn press(&mut self, button: Button, play: &mut Play, cx: &mut Services) -> Go {
        match button {
            Button::A => {
                cx.sound = Some(Sound::Confirm);
                // The end of a year has pages of its own. The only person has already seen them,
                // except at the end of the last year.
                let is_seen = play.running().only_human().is_some()
                    && play.game().phase() != Phase::FinalSales;
                let year = turns(play)
                    .into_iter()
                    .find(|(_, turn)| turn.year.is_some() && !is_seen);
                let ago = year.map(|(ago, _)| ago);
                set_told(play);
                match ago {
                    Some(ago) => {
                        let page = YearPage::told(ago, cx.now);
                        Go::Game(play.show(Screen::Year(page)))
                    }
                    None => Go::Game(flow::resume(play, cx)),
                }
            }
            Button::B => Go::Push(crate::shell::Screen::Pause(Pause::default())),
            Button::X => play.push(Screen::Info(Info::new(Topic::Market))),
            Button::Y => play.push(Screen::Market(super::market::Market)),
            _ => Go::Stay,
        }
    }

    pub fn draw(&self, play: &Play, cx: &Services, canvas: &mut Canvas) {
        page(canvas, cx.say(Shell::SinceThen));
        for (index, (_, turn)) in turns(play).into_iter().enumerate() {
            let top = HEADER + ROW * index as i32;
            if index > 0 {
                canvas.fill(area(4, top - 1, 232, 1), theme::BRONZE);
            }
            draw_turn(cx, canvas, play, turn, top);
        }
        footer(
            canvas,
            &[
                (Button::A, cx.say(Shell::Next)),
                (Button::B, cx.say(Shell::Pause)),
                (Button::X, cx.say(Shell::Why)),
                (Button::Y, cx.say(Msg::BtnMarket)),
            ],
        );
    }
}

/// Draws a turn in three lines: the player with the capital, the deals with the cards, and the
/// taxes or the effect of the last card.
fn draw_turn(cx: &Services, canvas: &mut Canvas, play: &Play, turn: &Turn, top: i32) {
    let Some(seat) = turn.seat else { return };
    let person = play.person(seat);
    match play.running().who(person) {
        Who::Bot(level) => {
            draw_portrait(canvas, level, Point::new(4, top + 6));
            badge(canvas, person, Point::new(8, top + 36));
        }
        Who::Human => badge(canvas, person, Point::new(8, top + 4)),
    }
    let at = area(34, top, 110, 22);
    canvas.text(
        Font::Title,
        name(cx, play, seat),
        at,
        Align::Left,
        theme::CREAM,
    );
    if let Some((before, after)) = turn.capital(seat) {
        draw_change(canvas, before, after, top);
    }
    draw_deals(cx, canvas, turn, Point::new(34, top + 22));
    let mut x = 222;
    for laid in turn.cards.iter().rev() {
        let face = Face::Plain;
        let at = Point::new(x, top + 20);
        draw_card(canvas, laid.card, at, Size::Small, face);
        x -= 19;
    }
    if turn.year.is_some() {
        canvas.sprite(&YEAR, Point::new(10, top + 53), &[theme::GOLD]);
    }
    let effect = turn
        .cards
        .last()
        .and_then(|&laid| report::effect(cx, turn, laid));
    let words = report::tax(cx, play, turn, seat).or(effect);
    if let Some(words) = words {
        let at = area(34, top + 46, 204, LINE);
        canvas.text(Font::Body, &words, at, Align::Left, theme::SHADE);
    }
}

/// Draws a capital before and after a turn at the right edge of the panel.
fn draw_change(canvas: &mut Canvas, before: u16, after: u16, top: i32) {
    let text = number(pay_number(after));
    let mut x = 236 - Font::Body.width(&text);
    let ink = if after == before {
        theme::CREAM
    } else {
        theme::GOLD
    };
    let line = |x, width| area(x, top, width, 20);
    canvas.text(Font::Body, &text, line(x, 236 - x), Align::Left, ink);
    if after != before {
        canvas.sprite(&ARROW, Point::new(x - 11, top + 7), &[theme::GOLD]);
        let text = number(pay_number(before));
        let width = Font::Body.width(&text);
        x -= 14 + width;
        canvas.text(Font::Body, &text, line(x, width), Align::Left, theme::CREAM);
    }
    canvas.sprite_at(&COIN, Point::new(x - 9, top + 10), &COIN_INKS);
}

/// Draws a deal: the good, an arrow, and the price. The arrow points left for a purchase and
/// right for a sale, as beside the routes.
pub fn draw_chip(canvas: &mut Canvas, (deal, price): (Deal, u16), at: Point) {
    let good = deal.good();
    canvas.slab(area(at.x, at.y, CHIP.0, CHIP.1), hue(good).road);
    draw_amphora(canvas, good, at + Point::new(3, 3));
    let (arrow, price) = match deal {
        Deal::Buy(_) => (&TO_LEFT, -pay_number(price)),
        Deal::Sell(_) => (&TO_RIGHT, pay_number(price)),
    };
    canvas.sprite(arrow, at + Point::new(14, 7), &[theme::CREAM]);
    let text = area(at.x + 22, at.y, CHIP.0 - 23, CHIP.1);
    canvas.text(Font::Body, &signed(price), text, Align::Left, theme::CREAM);
}

/// Draws the deals of a turn in a line. A turn without deals is usually described in words.
fn draw_deals(cx: &Services, canvas: &mut Canvas, turn: &Turn, at: Point) {
    for (index, &deal) in turn.deals.iter().enumerate() {
        let step = (CHIP.0 + 1) * index as i32;
        draw_chip(canvas, deal, at + Point::new(step, 1));
    }
    let words: Line = match turn.exchanged {
        Some(count) => cx.tell(Msg::LogExchange, &[count.into()]),
        None if turn.is_final() => cx.tell(Msg::FinalTitle, &[]),
        // The word for a pass has no space beside more than two cards. A row without deals means
        // the same.
        None if turn.deals.is_empty() && turn.cards.len() <= 2 => cx.tell(Msg::DidPass, &[]),
        None => return,
    };
    let text = area(at.x, at.y, 200, LOG_ROW);
    canvas.text(Font::Body, &words, text, Align::Left, theme::SHADE);
}

/// Draws a turn as a row of the log.
pub fn draw_log_row(
    cx: &Services,
    play: &Play,
    turn: &Turn,
    canvas: &mut Canvas,
    top: i32,
    chosen: bool,
) {
    if chosen {
        // The selected row has only a golden frame, because the gold in the row would be invisible
        // on a golden background.
        canvas.slab(area(22, top, 216, LOG_ROW), theme::GOLD);
        canvas.slab(area(24, top + 2, 212, LOG_ROW - 4), theme::DUSK);
    } else {
        canvas.fill(area(4, top + LOG_ROW - 1, 232, 1), theme::DUSK);
    }
    match turn.seat {
        Some(seat) => badge(canvas, play.person(seat), Point::new(4, top + 2)),
        None => canvas.sprite(&CARDS, Point::new(6, top + 5), &[theme::TAN, theme::UMBER]),
    }
    draw_deals(cx, canvas, turn, Point::new(26, top));
    let mut x = if turn.year.is_some() { 220 } else { 234 };
    for laid in turn.cards.iter().rev() {
        x -= draw_sign(canvas, *laid, Point::new(x, top));
    }
    if turn.year.is_some() {
        canvas.sprite_at(&YEAR, Point::new(228, top + 10), &[theme::GOLD]);
    }
}

/// Draws a card as a small sign that ends at the point `end`. Returns the width of the sign.
fn draw_sign(canvas: &mut Canvas, laid: Laid, end: Point) -> i32 {
    let Laid { card, .. } = laid;
    let hue = hue(card.good());
    // A tax is drawn narrow, because another card usually follows it.
    let is_tax = card.kind() == CardKind::Tax;
    let width = if is_tax { 15 } else { 30 };
    let at = area(end.x - width, end.y + 2, width, LOG_ROW - 4);
    canvas.slab(at, hue.card);
    if !is_tax {
        let emblem = Point::new(at.top_left.x + 7, end.y + 10);
        draw_emblem(canvas, card.good(), emblem, hue.ink);
    }
    let middle = Point::new(end.x - 8, end.y + 10);
    match sign(card) {
        Some(sprite) => canvas.sprite_at(sprite, middle, &[hue.ink, hue.card]),
        None => {
            let mut text = Line::new();
            if let CardKind::Caravan(value) = card.kind() {
                let _ = write!(text, "{value:+}");
            }
            let place = area(at.top_left.x + 12, end.y + 2, 17, LOG_ROW - 4);
            canvas.text(Font::Body, &text, place, Align::Centre, hue.ink);
        }
    }
    width + 1
}

const fn sign(card: Card) -> Option<&'static crate::shell::art::Sprite> {
    match card.kind() {
        CardKind::Caravan(_) => None,
        CardKind::Contract => Some(&CONTRACT_SMALL),
        CardKind::Tax => Some(&TAX),
        CardKind::Mirage => Some(&MIRAGE),
    }
}
