//! What contracts pay at the end of a year.

use core::fmt::Write as _;

use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::*;
use palmyra_engine::caravans::Good;
use palmyra_engine::{Game as _, Seat};
use palmyra_play::Millis;

use super::art::{CONTRACT_SMALL, hue};
use super::bars::{self, COIN_INKS, TOP, number, signed};
use super::card::pay_number;
use super::info::{Info, Topic};
use super::market::Market;
use super::text::Msg;
use super::turn::{Turn, YearEnd};
use super::year::Origin;
use super::{Play, Screen, guide, of, of_mut, viewer};
use crate::app::Sound;
use crate::canvas::{Align, Canvas, Font, LINE, Observer, area};
use crate::input::Button;
use crate::shell::art::COIN;
use crate::shell::sentence;
use crate::shell::text::{Line, Msg as Shell, fill};
use crate::shell::widgets::{badge, footer, page};
use crate::shell::{Context, Go, Pause, flow};
use crate::theme;

const ROW: i32 = 31;
/// Top of the players.
const PLAYERS: i32 = TOP + 50;
/// Steps in which the coins are counted up.
const STEPS: u8 = 8;

/// The table of payments; its coins are counted up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Payout {
    origin: Origin,
    start: Millis,
    shown: u8,
}

impl Payout {
    /// Of the year that a turn has ended.
    pub const fn new(origin: Origin, now: Millis) -> Self {
        Self {
            origin,
            start: now,
            shown: if origin.again { STEPS } else { 0 },
        }
    }

    fn year(self, play: &Play) -> Option<(&Turn, YearEnd)> {
        self.origin.turn(play)
    }

    /// Whether there is anything left to count.
    fn is_counting(self, cx: &Context) -> bool {
        let year = of(&cx.play).and_then(|play| self.year(play));
        let any = year.is_some_and(|(_, year)| year.paid.iter().any(|&paid| paid > 0));
        any && self.shown < STEPS
    }

    pub fn press(&mut self, button: Button, cx: &mut Context) -> Go {
        if self.is_counting(cx) {
            self.shown = STEPS;
            return Go::Stay;
        }
        match button {
            Button::A | Button::B if self.origin.again => Go::Back,
            Button::A => {
                cx.sound = Some(Sound::Confirm);
                match of_mut(&mut cx.play).filter(|play| guide::is_over(play)) {
                    Some(_) => Go::Home,
                    None => Go::Game(flow::resume(cx)),
                }
            }
            Button::B => Go::Push(crate::shell::Screen::Pause(Pause::default())),
            Button::X => Go::push(Screen::Info(Info::new(Topic::Payout))),
            Button::Y => Go::push(Screen::Market(Market)),
            _ => Go::Stay,
        }
    }

    pub fn tick(&mut self, cx: &mut Context) -> (bool, Go) {
        if !self.is_counting(cx) {
            return (false, Go::Stay);
        }
        let due = match pause(cx) {
            0 => STEPS,
            pause => ((cx.now - self.start.min(cx.now)) / pause).min(STEPS.into()) as u8,
        };
        let changed = due != self.shown;
        self.shown = due;
        if self.shown == STEPS {
            cx.sound = cx.sound.or(Some(Sound::Gain));
        }
        (changed, Go::Stay)
    }

    pub fn wake(&self, cx: &Context) -> Option<Millis> {
        let next = self.start + pause(cx) * (Millis::from(self.shown) + 1);
        self.is_counting(cx).then(|| next.max(cx.now))
    }

    /// How much of a sum has been counted.
    fn counted(self, sum: u16) -> i16 {
        let part = u32::from(sum) * u32::from(self.shown) / u32::from(STEPS);
        pay_number(part as u16)
    }

    pub fn draw<D: DrawTarget<Color = Rgb565>, O: Observer>(
        &self,
        cx: &Context,
        canvas: &mut Canvas<D, O>,
    ) {
        let play = of(&cx.play);
        let Some((play, (turn, year))) = play.and_then(|play| Some((play, self.year(play)?)))
        else {
            page(canvas, cx.say(Shell::LastTurns));
            footer(canvas, &[(Button::B, cx.say(Shell::Back))]);
            return;
        };
        let seat = viewer(play);
        let paid = year.paid[seat.index() % year.paid.len()];
        let capital = turn.capital(seat).map_or(0, |(_, after)| after);
        let before = capital - paid.min(capital);
        let after = (paid > 0).then(|| pay_number(before) + self.counted(paid));
        let title = cx.say(Msg::PayoutTitle);
        bars::draw(canvas, play.game(), play.person(seat), title, before, after);
        if year.contracts == [0; 3] {
            let at = area(7, TOP + 14, 226, LINE);
            let words = cx.say(Msg::PayNone);
            canvas.text(Font::Body, words, at, Align::Left, theme::CREAM);
        } else {
            draw_contracts(cx, canvas, &year);
        }
        for (index, seat) in Seat::all(play.game().seats()).enumerate() {
            let y = PLAYERS + ROW * index as i32;
            self.draw_player(cx, canvas, play, turn, &year, seat, y);
        }
        if let Some(msg) = guide::farewell(play).filter(|_| !self.origin.again) {
            sentence::draw_above_footer(canvas, cx.say(msg));
        }
        footer(
            canvas,
            &[
                (Button::A, cx.say(Shell::Next)),
                (Button::X, cx.say(Msg::BtnInfo)),
                (Button::Y, cx.say(Msg::BtnMarket)),
            ],
        );
    }

    #[allow(clippy::too_many_arguments, reason = "a row has many parts")]
    fn draw_player<D: DrawTarget<Color = Rgb565>, O: Observer>(
        &self,
        cx: &Context,
        canvas: &mut Canvas<D, O>,
        play: &Play,
        turn: &Turn,
        year: &YearEnd,
        seat: Seat,
        y: i32,
    ) {
        let person = play.person(seat);
        if seat == viewer(play) {
            canvas.slab(area(2, y, 236, ROW - 2), theme::DUSK);
        }
        badge(canvas, person, Point::new(6, y + 7));
        let at = |x, width| area(x, y, width, ROW - 2);
        canvas.text(
            Font::Body,
            cx.name(person),
            at(26, 52),
            Align::Left,
            theme::CREAM,
        );
        let held = turn
            .now
            .map_or([0; 3], |now| now.held[seat.index() % now.held.len()]);
        for good in Good::ALL {
            let (held, pay) = (held[good.index()], year.pay()[good.index()]);
            let mut text = Line::new();
            let ink = if held == 0 || pay == 0 {
                let _ = text.push('-');
                theme::SHADE
            } else {
                let _ = write!(text, "{held}x{pay}");
                theme::CREAM
            };
            let x = 78 + 44 * good.index() as i32;
            canvas.text(Font::Body, &text, at(x, 40), Align::Centre, ink);
        }
        let paid = year.paid[seat.index() % year.paid.len()];
        let sum = signed(self.counted(paid));
        let ink = if paid == 0 { theme::SHADE } else { theme::GOLD };
        let text = area(206, y, 30, ROW - 2);
        canvas.text(Font::Body, &sum, text, Align::Right, ink);
    }
}

/// How long a part of the coins is counted.
fn pause(cx: &Context) -> Millis {
    cx.profile.settings.speed.step() / 6
}

/// How many contracts each good has, and what they pay.
fn draw_contracts<D: DrawTarget<Color = Rgb565>, O: Observer>(
    cx: &Context,
    canvas: &mut Canvas<D, O>,
    year: &YearEnd,
) {
    for (row, msg) in [Msg::PayEach, Msg::PayAmphora].into_iter().enumerate() {
        let at = area(6, TOP + 4 + 20 * row as i32, 70, 20);
        canvas.text(Font::Body, cx.say(msg), at, Align::Left, theme::SHADE);
    }
    for good in Good::ALL {
        let (x, hue) = (78 + 44 * good.index() as i32, hue(good));
        let y = TOP + 4;
        canvas.slab(area(x, y, 42, 40), hue.road);
        canvas.slab(area(x, y, 42, 20), hue.card);
        canvas.sprite(
            &CONTRACT_SMALL,
            Point::new(x + 4, y + 5),
            &[hue.ink, hue.card],
        );
        let count = fill("x{}", &[year.contracts[good.index()].into()]);
        canvas.text(
            Font::Body,
            &count,
            area(x + 18, y, 22, 20),
            Align::Left,
            hue.ink,
        );
        let pay = number(pay_number(year.pay()[good.index()]));
        let text = area(x + 6, y + 20, 14, 20);
        canvas.text(Font::Body, &pay, text, Align::Left, theme::CREAM);
        canvas.sprite_at(&COIN, Point::new(x + 29, y + 30), &COIN_INKS);
    }
}
