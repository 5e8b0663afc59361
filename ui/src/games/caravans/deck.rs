//! The cards of the year, and which have not been played.

use embedded_graphics::prelude::*;
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

/// The page with what everybody knows about the cards.
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
        board::draw_cards(canvas, game, HEADER + 6, None);
        let line = area(8, HEADER + 38, 224, LINE);
        let words = cx.say(Msg::NotPlayed);
        canvas.text(Font::Body, words, line, Align::Left, theme::SHADE);
        for good in Good::ALL {
            let y = HEADER + 60 + 45 * good.index() as i32;
            for (column, card) in CardKind::ALL
                .into_iter()
                .filter_map(|kind| Card::new(good, kind))
                .enumerate()
            {
                let x = 8 + 25 * column as i32;
                let left = unplayed(game, card);
                let face = if left == 0 { Face::Dim } else { Face::Plain };
                draw_card(canvas, card, Point::new(x + 2, y), Size::Small, face);
                let ink = if left == 0 {
                    theme::SHADE
                } else {
                    theme::CREAM
                };
                let at = area(x, y + board::CARDS, 21, 17);
                canvas.text(Font::Body, &number(left), at, Align::Centre, ink);
            }
        }
        footer(
            canvas,
            &[
                (Button::B, cx.say(Shell::Back)),
                (Button::Y, cx.say(Msg::BtnLog)),
            ],
        );
    }
}

/// How many of these cards have not been played this year.
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
