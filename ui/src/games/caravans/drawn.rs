//! The page of the cards that a person has drawn in exchange for others.

use palmyra_engine::Seat;
use palmyra_engine::caravans::Phase;

use super::art::{Face, Size};
use super::bars::{Bars, TOP};
use super::card::draw_hand;
use super::info::{Info, Topic};
use super::market::Market;
use super::text::Msg;
use super::{Play, Screen, guide, name};
use crate::canvas::{Align, Canvas, Font, LINE, area};
use crate::input::Button;
use crate::shell::sentence;
use crate::shell::text::Msg as Shell;
use crate::shell::widgets::footer;
use crate::shell::{Go, Pause, Services, flow};
use crate::sound::Sound;
use crate::theme;

/// The top of the hand.
const CARDS: i32 = TOP + 44;

/// A person's hand after an exchange, with the drawn cards marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Drawn {
    seat: Seat,
    count: u8,
}

impl Drawn {
    /// Creates the page about the newest turn. Returns `None` if no cards were exchanged in that
    /// turn.
    pub fn newest(play: &Play) -> Option<Self> {
        let turn = play.log().next()?;
        let count = turn.exchanged.filter(|&count| count > 0)?;
        let seat = turn.seat?;
        Some(Self { seat, count })
    }

    pub fn press(&mut self, button: Button, play: &mut Play, cx: &mut Services) -> Go {
        match button {
            Button::A => {
                cx.sound = Some(Sound::Confirm);
                guide::skip_years(play);
                Go::Game(flow::resume(play, cx))
            }
            Button::B => Go::Push(crate::shell::Screen::Pause(Pause::default())),
            Button::X => play.push(Screen::Info(Info::new(Topic::Exchange))),
            Button::Y => play.push(Screen::Market(Market)),
            _ => Go::Stay,
        }
    }

    pub fn draw(&self, play: &Play, cx: &Services, canvas: &mut Canvas) {
        let game = play.game();
        let title = cx.tell(Msg::DrawnTitle, &[self.count.into()]);
        let bars = Bars::of(play, self.seat, &title);
        bars.draw(canvas, play);
        let words = area(8, TOP + 10, 224, 0);
        canvas.large(cx.say(Msg::DrawnText), words, theme::CREAM);
        let hand = game.hand(self.seat);
        let old = hand.len().saturating_sub(self.count.into());
        draw_hand(canvas, hand, CARDS, |index, _| {
            (Face::Plain, index >= old, 0)
        });
        let (width, height) = Size::Large.pixels();
        for index in old..hand.len() {
            let at = area(5 + 47 * index as i32, CARDS + height + 9, width, 17);
            canvas.slab(at, theme::GOLD);
            canvas.text(
                Font::Body,
                cx.say(Msg::NewTag),
                at,
                Align::Centre,
                theme::INK,
            );
        }
        if let Some(said) = guide::sentence_drawn(play) {
            sentence::draw_above_footer(canvas, cx.say(said));
        } else {
            let (year, first) = match game.phase() {
                Phase::Exchange { first } => (game.year() + 1, first),
                _ => (game.year(), game.turn()),
            };
            let name = name(cx, play, first);
            let line = cx.tell(Msg::YearBegins, &[year.into(), name.into()]);
            let at = area(4, CARDS + height + 44, 232, LINE);
            canvas.text(Font::Body, &line, at, Align::Centre, theme::SHADE);
        }
        footer(
            canvas,
            &[
                (Button::A, cx.say(Shell::Next)),
                (Button::X, cx.say(Shell::Why)),
                (Button::Y, cx.say(Msg::BtnMarket)),
            ],
        );
    }
}
