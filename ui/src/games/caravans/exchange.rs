//! The choice of the cards to exchange between two years.

use embedded_graphics::prelude::*;
use palmyra_engine::caravans::{Caravans, Card, HAND, Move};

use super::Play;
use super::Screen;
use super::art::{CROSS, Face};
use super::bars::{self, TOP};
use super::card::draw_hand;
use super::info::{Info, Topic};
use super::market::Market;
use super::text::Msg;
use crate::canvas::{Align, Canvas, Font, LINE, area};
use crate::input::Button;
use crate::shell::text::Msg as Shell;
use crate::shell::widgets::{draw_toast, footer};
use crate::shell::{Go, Pause, Services, flow};
use crate::theme;

/// Top of the hand.
const CARDS: i32 = TOP + 56;

/// The hand, with the cards that are laid aside.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ExchangeScreen {
    index: u8,
    /// One bit for each card of the hand: whether it is laid aside.
    aside: u8,
}

impl ExchangeScreen {
    pub const fn is_aside(self, index: u8) -> bool {
        self.aside >> index & 1 == 1
    }

    fn count(self) -> u8 {
        self.aside.count_ones() as u8
    }

    /// Creates the screen with these cards chosen to be laid aside.
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
            Button::Left => self.index = (self.index + count - 1) % count,
            Button::Right => self.index = (self.index + 1) % count,
            Button::Up => self.aside &= !(1 << self.index),
            Button::Down if self.is_aside(self.index) => self.aside &= !(1 << self.index),
            Button::Down if self.count() >= game.pile() => cx.refuse(Msg::NoPileLeft),
            Button::Down => self.aside |= 1 << self.index,
            Button::A => {
                let hand = game.hand(game.seat()).iter().enumerate();
                let cards = hand.filter(|&(index, _)| self.is_aside(index as u8));
                let cards: heapless::Vec<Card, HAND> = cards.map(|(_, &card)| card).collect();
                return exchange(play, cx, &cards);
            }
            Button::B => return Go::Push(crate::shell::Screen::Pause(Pause::default())),
            Button::X => return play.push(Screen::Info(Info::new(Topic::Exchange))),
            Button::Y => return play.push(Screen::Market(Market)),
        }
        Go::Stay
    }

    pub fn draw(&self, play: &Play, cx: &Services, canvas: &mut Canvas) {
        let game = play.game();
        let seat = game.seat();
        let title = cx.say(Msg::ExchangeTitle);
        bars::draw(
            canvas,
            game,
            play.person(seat),
            title,
            game.capital(seat),
            None,
        );
        let text = area(7, TOP + 8, 226, 2 * LINE);
        canvas.paragraph(cx.say(Msg::ExText), text, Align::Left, theme::CREAM);
        let hand = game.hand(seat);
        draw_hand(canvas, hand, CARDS, |index, _| {
            let chosen = index == usize::from(self.index);
            match self.is_aside(index as u8) {
                true => (Face::Dim, chosen, 14),
                false => (Face::Plain, chosen, 0),
            }
        });
        for index in 0..hand.len() as u8 {
            if self.is_aside(index) {
                let lift = if index == self.index { 2 } else { 0 };
                let at = area(17 + 47 * i32::from(index), CARDS + 62 - lift, 18, 18);
                canvas.slab(at, theme::EMBER);
                canvas.sprite(&CROSS, at.top_left + Point::new(4, 4), &[theme::INK]);
            }
        }
        let words = match self.count() {
            0 => cx.tell(Msg::ExNone, &[]),
            count => cx.tell(Msg::ExCount, &[count.into(), count.into()]),
        };
        let at = area(8, CARDS + 88, 224, 24);
        let font = Font::Title.or_smaller(&words, 224);
        canvas.text(font, &words, at, Align::Centre, theme::GOLD);
        draw_toast(cx, canvas);
        footer(
            canvas,
            &[
                (Button::Up, cx.say(Msg::BtnAside)),
                (Button::A, cx.say(Shell::Done)),
                (Button::X, cx.say(Shell::Why)),
                (Button::Y, cx.say(Msg::BtnMarket)),
            ],
        );
    }
}

/// Lays cards aside and draws the same number.
pub fn exchange(play: &mut Play, cx: &mut Services, cards: &[Card]) -> Go {
    let aside = cards.iter().map(|&card| Move::LayAside(card));
    flow::steps(play, cx, &mut aside.chain([Move::Draw]))
}
