//! The page about the cards that have been played this year, and those that have not.

use embedded_graphics::prelude::*;
use palmyra_engine::Seat;
use palmyra_engine::caravans::{Caravans, Card, CardKind, Good};

use super::Play;
use super::art::{Face, Size, draw_card};
use super::bars::number;
use super::board;
use super::text::Msg;
use crate::canvas::{Align, Canvas, Font, LINE, area};
use crate::input::Button;
use crate::shell::log::Log;
use crate::shell::text::Msg as Shell;
use crate::shell::widgets::{HEADER, footer, page};
use crate::shell::{Go, Services};
use crate::theme;

/// The page with the card fields, a person's own hand, and the number of each card that may still
/// come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deck;

impl Deck {
    pub fn press(&mut self, button: Button, _: &mut Play, _: &mut Services) -> Go {
        match button {
            Button::A | Button::B => Go::Back,
            Button::Y => Go::Swap(crate::shell::Screen::Log(Log::default())),
            _ => Go::Stay,
        }
    }

    pub fn draw(&self, play: &Play, cx: &Services, canvas: &mut Canvas) {
        page(canvas, cx.say(Msg::PlayedTitle));
        let game = play.game();
        board::draw_cards(canvas, game, HEADER + 4, None);
        let own = owner(play);
        let mut y = HEADER + 33;
        let line = |y| area(8, y, 140, LINE + 2);
        if let Some(seat) = own {
            let words = cx.say(Msg::YourHand);
            canvas.text(Font::Body, words, line(y + 4), Align::Left, theme::CREAM);
            for (index, &card) in game.hand(seat).iter().enumerate() {
                let at = Point::new(148 + 18 * index as i32, y);
                draw_card(canvas, card, at, Size::Small, Face::Plain);
            }
            y += 27;
        }
        let words = match own {
            Some(_) => cx.say(Msg::Unseen),
            None => cx.say(Msg::NotPlayed),
        };
        let at = area(8, y, 228, LINE);
        canvas.text(Font::Body, words, at, Align::Left, theme::SHADE);
        y += LINE + 1;
        for good in Good::ALL {
            let cards = CardKind::ALL
                .into_iter()
                .filter_map(|kind| Card::new(good, kind));
            for (column, card) in cards.enumerate() {
                let x = 8 + 25 * column as i32;
                let left = match own {
                    Some(seat) => game.unseen(seat, card),
                    None => unplayed(game, card),
                };
                let (face, ink) = match left {
                    0 => (Face::Dim, theme::SHADE),
                    _ => (Face::Plain, theme::CREAM),
                };
                draw_card(canvas, card, Point::new(x + 2, y), Size::Small, face);
                let at = area(x, y + board::CARDS - 1, 21, 14);
                canvas.text(Font::Body, &number(left), at, Align::Centre, ink);
            }
            y += 39;
        }
        footer(
            canvas,
            &[
                (Button::B, cx.say(Shell::Back)),
                (Button::Y, cx.say(Shell::LogWord)),
            ],
        );
    }
}

/// Returns the seat whose hand may be shown: the seat of the only person, or of the person who
/// decides now and holds the device.
fn owner(play: &Play) -> Option<Seat> {
    let decides = || {
        let seat = play.game().seat();
        (play.holder == Some(play.person(seat)) && !play.bot_to_move()).then_some(seat)
    };
    play.running().only_human().or_else(decides)
}

/// Returns how many copies of a card have not been played this year.
fn unplayed(game: &Caravans, card: Card) -> u8 {
    let covers = |field: usize| {
        let under = game.board().get(field);
        game.is_covered(field) && under.is_some_and(|under| under.good() == card.good())
    };
    let played = match card.is_mirage() {
        true => (0..game.board().len())
            .filter(|&field| covers(field))
            .count(),
        false => game.board().iter().filter(|&&other| other == card).count(),
    };
    card.copies().saturating_sub(played as u8)
}
