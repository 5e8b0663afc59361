//! The screen on which a person chooses cards to exchange between two years.

use embedded_graphics::prelude::*;
use palmyra_engine::caravans::{Caravans, Card, HAND, Move};

use super::art::{CROSS, Face};
use super::bars::{Bars, TOP};
use super::card::draw_hand;
use super::info::{Info, Topic};
use super::market::Market;
use super::text::Msg;
use super::{Play, Screen, guide};
use crate::canvas::{Align, Canvas, Font, area};
use crate::input::Button;
use crate::shell::sentence;
use crate::shell::text::Msg as Shell;
use crate::shell::widgets::footer;
use crate::shell::{Go, Pause, Services, flow};
use crate::theme;

/// The top of the hand.
const CARDS: i32 = TOP + 50;
/// The number of pixels by which a laid-aside card is drawn lower.
const ASIDE: i32 = 10;
/// The distance from the top of the hand to the row that finishes the choice.
const ROW: i32 = 92;

/// The hand with the cards that the person has laid aside.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ExchangeScreen {
    index: u8,
    /// Whether the cursor is on the row that finishes the choice. The cursor begins on a card, so
    /// that a hasty press cannot finish.
    finishes: bool,
    /// The laid-aside cards of the hand, one bit each.
    aside: u8,
}

impl ExchangeScreen {
    pub const fn is_aside(self, index: u8) -> bool {
        self.aside >> index & 1 == 1
    }

    fn count(self) -> u8 {
        self.aside.count_ones() as u8
    }

    /// Opens the screen with these cards laid aside.
    pub fn with(game: &Caravans, cards: &[Card]) -> Self {
        let mut screen = Self::default();
        for &card in cards {
            let hand = game.hand(game.seat()).iter().enumerate();
            let mut places =
                hand.filter(|&(index, &other)| other == card && !screen.is_aside(index as u8));
            if let Some((index, _)) = places.next() {
                screen.aside |= 1 << index;
            }
        }
        screen
    }

    pub fn press(&mut self, button: Button, play: &mut Play, cx: &mut Services) -> Go {
        let game = play.game();
        let count = game.hand(game.seat()).len().max(1) as u8;
        match button {
            // There are two rows, the cards and the row that finishes, so up and down do the same.
            Button::Up | Button::Down => self.finishes = !self.finishes,
            Button::A if self.finishes => {
                let hand = game.hand(game.seat()).iter().enumerate();
                let cards = hand.filter(|&(index, _)| self.is_aside(index as u8));
                let cards: heapless::Vec<Card, HAND> = cards.map(|(_, &card)| card).collect();
                return exchange(play, cx, &cards);
            }
            Button::Left | Button::Right if self.finishes => {}
            Button::Left => self.index = (self.index + count - 1) % count,
            Button::Right => self.index = (self.index + 1) % count,
            Button::A if !self.is_aside(self.index) && self.count() >= game.pile() => {
                cx.refuse(Msg::NoPileLeft);
            }
            Button::A => self.aside ^= 1 << self.index,
            Button::B if self.aside != 0 => self.aside = 0,
            Button::B => return Go::Push(crate::shell::Screen::Pause(Pause::default())),
            Button::X => return play.push(Screen::Info(Info::new(Topic::Exchange))),
            Button::Y => return play.push(Screen::Market(Market)),
        }
        Go::Stay
    }

    pub fn draw(&self, play: &Play, cx: &Services, canvas: &mut Canvas) {
        let game = play.game();
        let seat = game.seat();
        let bars = Bars::of(play, seat, cx.say(Msg::ExchangeTitle));
        bars.draw(canvas, play);
        let said = guide::sentence(play).map(|msg| cx.say(msg));
        if said.is_none() {
            let text = area(8, TOP + 3, 224, 0);
            canvas.large(cx.say(Msg::ExText), text, theme::CREAM);
        }
        let cards = if said.is_some() { TOP + 8 } else { CARDS };
        let hand = game.hand(seat);
        draw_hand(canvas, hand, cards, |index, _| {
            let chosen = index == usize::from(self.index) && !self.finishes;
            match self.is_aside(index as u8) {
                true => (Face::Dim, chosen, ASIDE),
                false => (Face::Plain, chosen, 0),
            }
        });
        for index in 0..hand.len() as u8 {
            let x = 26 + 47 * i32::from(index);
            if self.is_aside(index) {
                // The cross is at the bottom edge of the card, so that the emblem on the card
                // stays visible.
                let at = area(x - 9, cards + 4 + ASIDE + 57, 18, 17);
                canvas.slab(at, theme::EMBER);
                canvas.sprite(&CROSS, at.top_left + Point::new(5, 4), &[theme::INK]);
            }
        }
        let words = match self.count() {
            0 => cx.tell(Msg::ExNone, &[]),
            count => cx.tell(Msg::ExCount, &[count.into(), count.into()]),
        };
        let at = area(30, cards + ROW, 180, 22);
        canvas.slab(at, theme::PORTRAIT);
        let (ground, ink) = match self.finishes {
            true => (theme::GOLD, theme::INK),
            false => (theme::NIGHT, theme::CREAM),
        };
        canvas.slab(area(31, cards + ROW + 1, 178, 20), ground);
        canvas.text(Font::Body, &words, at, Align::Centre, ink);
        if let Some(said) = said {
            sentence::draw_above_footer(canvas, said);
        }
        let act = match (self.finishes, self.is_aside(self.index)) {
            (true, _) => cx.say(Shell::Done),
            (false, true) => cx.say(Msg::BtnKeep),
            (false, false) => cx.say(Msg::BtnAside),
        };
        footer(
            canvas,
            &[
                (Button::Up, ""),
                (Button::A, act),
                (Button::X, cx.say(Shell::Why)),
                (Button::Y, cx.say(Msg::BtnMarket)),
            ],
        );
    }
}

/// Lays cards aside and draws the same number of new ones.
fn exchange(play: &mut Play, cx: &mut Services, cards: &[Card]) -> Go {
    if let Some(why) = guide::exchange_objection(play, cards) {
        cx.refuse(why);
        return Go::Stay;
    }
    let aside = cards.iter().map(|&card| Move::LayAside(card));
    flow::steps(play, cx, &mut aside.chain([Move::Draw]))
}
