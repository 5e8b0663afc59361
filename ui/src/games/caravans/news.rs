//! The turns of the others since a person's last turn, and the rows of the log.

use core::fmt::Write as _;

use embedded_graphics::prelude::*;
use heapless::Vec;
use palmyra_engine::caravans::{Card, Deal, Kind};

use super::art::{
    CARDS, CONTRACT_SMALL, Face, MIRAGE, Size, TAX, YEAR, draw_amphora, draw_card, draw_emblem, hue,
};
use super::bars::signed;
use super::card::pay_number;
use super::info::{Info, Topic};
use super::text::Msg;
use super::turn::{Laid, Turn};
use super::year::YearPage;
use super::{Play, Screen, report};
use crate::canvas::{Align, Canvas, Font, LINE, area};
use crate::input::Button;
use crate::shell::text::{Line, Msg as Shell};
use crate::shell::widgets::{HEADER, badge, footer, page};
use crate::shell::{Go, Pause, Services, flow};
use crate::sound::Sound;
use crate::theme;

/// The height of a row of the log.
const LOG_ROW: i32 = 21;
/// The height of a turn in the list.
const ROW: i32 = 62;

/// The turns of the others since then, the oldest first. None in a guided game,
/// whose guide explains them.
fn turns(play: &Play) -> Vec<(u8, &Turn), 3> {
    let seat = Some(play.game().seat());
    let mut turns: Vec<(u8, &Turn), 3> = Vec::new();
    if play.guide().is_none() {
        let since = play
            .log()
            .enumerate()
            .take_while(|(_, turn)| turn.seat != seat);
        // There are at most three others.
        since.take(3).for_each(|(ago, turn)| {
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

/// The list of turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct News;

impl News {
    pub fn press(&mut self, button: Button, play: &mut Play, cx: &mut Services) -> Go {
        match button {
            Button::A => {
                cx.sound = Some(Sound::Confirm);
                play.told = play.steps();
                // The only person has already seen how the year ended.
                let several = play.running().only_human().is_none();
                let year = turns(play)
                    .into_iter()
                    .find(|(_, turn)| several && turn.year.is_some());
                match year {
                    Some((ago, _)) => {
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
            let top = HEADER + 3 + ROW * index as i32;
            if index > 0 {
                canvas.fill(area(4, top - 2, 232, 1), theme::BRONZE);
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

/// Draws a turn in two lines: who and which deals, then what the card changed.
fn draw_turn(cx: &Services, canvas: &mut Canvas, play: &Play, turn: &Turn, top: i32) {
    let Some(seat) = turn.seat else { return };
    let person = play.person(seat);
    badge(canvas, person, Point::new(4, top + 3));
    let name = area(24, top, 60, 21);
    canvas.text(Font::Body, cx.name(person), name, Align::Left, theme::CREAM);
    draw_deals(cx, canvas, turn, Point::new(24, top + 21), 44);
    let mut x = 222;
    for laid in turn.cards.iter().rev() {
        let face = Face::Plain;
        draw_card(canvas, laid.card, Point::new(x, top + 2), Size::Small, face);
        x -= 19;
    }
    if turn.year.is_some() {
        canvas.sprite(&YEAR, Point::new(x + 4, top + 8), &[theme::GOLD]);
    }
    if let Some(laid) = turn.cards.last()
        && let Some(words) = report::effect(cx, turn, *laid)
    {
        let at = area(10, top + 42, 226, LINE);
        canvas.text(Font::Body, &words, at, Align::Left, theme::SHADE);
    }
}

/// Draws the deals of a turn in a line, a `step` apart, or what it was instead.
fn draw_deals(cx: &Services, canvas: &mut Canvas, turn: &Turn, at: Point, step: i32) {
    let Point { mut x, y: top } = at;
    for &(deal, price) in &turn.deals {
        draw_amphora(canvas, deal.good(), Point::new(x, top + 4));
        let price = match deal {
            Deal::Buy(_) => signed(-pay_number(price)),
            Deal::Sell(_) => signed(pay_number(price)),
        };
        let width = Font::Body.width(&price);
        let text = area(x + 11, top, width, LOG_ROW);
        canvas.text(Font::Body, &price, text, Align::Left, theme::CREAM);
        x += step;
    }
    let words: Line = match turn.exchanged {
        Some(count) => cx.tell(Msg::LogExchange, &[count.into()]),
        None if turn.is_final() => cx.tell(Msg::FinalTitle, &[]),
        // More than two cards need the room, and a row without deals means the
        // same.
        None if turn.deals.is_empty() && turn.cards.len() <= 2 => cx.tell(Msg::LogPass, &[]),
        None => return,
    };
    let text = area(at.x, top, 200, LOG_ROW);
    canvas.text(Font::Body, &words, text, Align::Left, theme::CREAM);
}

/// Draws a turn into a row of the log.
pub fn draw_log_row(
    cx: &Services,
    play: &Play,
    turn: &Turn,
    canvas: &mut Canvas,
    top: i32,
    chosen: bool,
) {
    if chosen {
        // A frame, because the gold in a row would not be seen on a gold ground.
        canvas.slab(area(22, top, 216, LOG_ROW), theme::GOLD);
        canvas.slab(area(24, top + 2, 212, LOG_ROW - 4), theme::DUSK);
    }
    match turn.seat {
        Some(seat) => badge(canvas, play.person(seat), Point::new(4, top + 3)),
        None => canvas.sprite(&CARDS, Point::new(6, top + 5), &[theme::TAN, theme::UMBER]),
    }
    draw_deals(cx, canvas, turn, Point::new(26, top), 36);
    let mut x = if turn.year.is_some() { 218 } else { 234 };
    for laid in turn.cards.iter().rev() {
        x -= draw_sign(canvas, *laid, Point::new(x, top));
    }
    if turn.year.is_some() {
        canvas.sprite_at(&YEAR, Point::new(228, top + 10), &[theme::GOLD]);
    }
}

/// Draws a card as a small sign with its right edge at a point, and returns its
/// width.
fn draw_sign(canvas: &mut Canvas, laid: Laid, end: Point) -> i32 {
    let Laid { card, .. } = laid;
    let hue = hue(card.good());
    // A tax is followed by another card, for which there must be room.
    let is_tax = card.kind() == Kind::Tax;
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
            if let Kind::Caravan(value) = card.kind() {
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
        Kind::Caravan(_) => None,
        Kind::Contract => Some(&CONTRACT_SMALL),
        Kind::Tax => Some(&TAX),
        Kind::Mirage => Some(&MIRAGE),
    }
}
