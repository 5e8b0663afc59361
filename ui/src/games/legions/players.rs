//! The page with all public information about each player.

use embedded_graphics::prelude::*;
use palmyra_engine::{Game as _, Seat};

use super::Play;
use super::art::{FLIPPED, LARGE_STACK};
use super::visible_coins;
use crate::canvas::{Align, Canvas, Font, LINE, area};
use crate::input::Button;
use crate::shell::Go;
use crate::shell::Services;
use crate::shell::art::{COIN, LAUREL, Sprite};
use crate::shell::bots::level_name;
use crate::shell::text::{Line, Msg as Shell};
use crate::shell::widgets::{HEADER, badge, footer, page};
use crate::theme::{self, Ink};
use palmyra_play::Who;

const ROW: i32 = 36;

/// The list of players in turn order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlayersPage;

impl PlayersPage {
    pub fn press(&mut self, button: Button, _: &mut Play, _: &mut Services) -> Go {
        match button {
            Button::A | Button::B => Go::Back,
            _ => Go::Stay,
        }
    }

    pub fn draw(&self, play: &Play, cx: &Services, canvas: &mut Canvas) {
        page(canvas, cx.say(Shell::Players));
        let game = play.game();
        for (index, seat) in Seat::all(game.seats()).enumerate() {
            let y = HEADER + 6 + ROW * index as i32;
            if game.to_move() == Some(seat) {
                canvas.slab(area(2, y, 236, ROW - 3), theme::DUSK);
            }
            let person = play.person(seat);
            badge(canvas, person, Point::new(8, y + 9));
            let bot = match play.running().who(person) {
                Who::Bot(level) => Some(level_name(level)),
                Who::Human => None,
            };
            let height = if bot.is_some() { LINE } else { ROW - 3 };
            let name = area(28, y, 52, height);
            canvas.text(
                Font::Body,
                cx.person_name(person),
                name,
                Align::Left,
                theme::CREAM,
            );
            if let Some(bot) = bot {
                let at = area(28, y + LINE - 1, 68, LINE);
                canvas.text(Font::Body, cx.say(bot), at, Align::Left, theme::SHADE);
            }
            if game.caesar() == Some(seat) {
                let y = y + if bot.is_some() { 3 } else { 11 };
                canvas.sprite(&LAUREL, Point::new(80, y), &[theme::GOLD]);
            }
            // The only person may always see their own coins.
            let coins = visible_coins(play, play.running().only_human(), seat);
            let counts: [(&Sprite, [Ink; 3], Option<u8>); 3] = [
                (&COIN, [theme::BRONZE, theme::GOLD, theme::UMBER], coins),
                (
                    &FLIPPED,
                    [theme::CREAM, theme::UMBER, theme::GOLD],
                    Some(game.flipped(seat)),
                ),
                (
                    &LARGE_STACK,
                    [theme::CREAM, theme::UMBER, theme::UMBER],
                    Some(game.hand(seat).len()),
                ),
            ];
            for (column, (sprite, inks, count)) in counts.into_iter().enumerate() {
                let x = 98 + 48 * column as i32;
                canvas.sprite_at(sprite, Point::new(x + 6, y + 16), &inks);
                let mut text = Line::new();
                let _ = match count {
                    Some(count) => core::fmt::write(&mut text, format_args!("{count}")),
                    None => core::fmt::write(&mut text, format_args!("?")),
                };
                let at = area(x + 16, y, 30, ROW - 3);
                canvas.text(Font::Body, &text, at, Align::Left, theme::CREAM);
            }
        }
        footer(canvas, &[(Button::B, cx.say(Shell::Back))]);
    }
}
