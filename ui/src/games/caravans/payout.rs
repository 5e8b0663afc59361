//! The page of the contracts' payments at the end of a year.

use core::fmt::Write as _;

use embedded_graphics::prelude::*;
use palmyra_engine::caravans::Good;
use palmyra_engine::{Game as _, Seat};
use palmyra_play::{Millis, Who};

use super::art::{CONTRACT, CONTRACT_SMALL, draw_small_badge, hue};
use super::bars::{self, COIN_INKS, TOP, number, pay_number, signed};
use super::info::{Info, Topic};
use super::market::Market;
use super::text::Msg;
use super::turn::{Turn, YearEnd};
use super::year::Origin;
use super::{Play, Screen, guide, name};
use crate::canvas::{Align, Canvas, Font, LARGE_LINE, area};
use crate::input::Button;
use crate::shell::art::COIN;
use crate::shell::bots::draw_portrait;
use crate::shell::sentence;
use crate::shell::text::{Line, Msg as Shell, fill};
use crate::shell::widgets::{badge, footer, page};
use crate::shell::{Go, Pause, Services, flow};
use crate::sound::Sound;
use crate::theme;

const ROW: i32 = 32;
/// The left end of the first good's column.
const COLUMN: i32 = 92;
/// The distance from one good's column to the next.
const STEP: i32 = 36;
/// The top of the rows of players.
const PLAYERS: i32 = TOP + 48;
/// The number of steps in which a player's coins are counted.
const STEPS: u8 = 4;
/// A number of steps that no count reaches, so everything is shown.
const ALL: u8 = u8::MAX;

/// The table of payments. The coins are counted for one player after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Payout {
    origin: Origin,
    start: Millis,
    /// The number of steps that have been counted.
    shown: u8,
}

impl Payout {
    /// Opens the page for the end of a year.
    pub const fn new(origin: Origin, now: Millis) -> Self {
        Self {
            origin,
            start: now,
            shown: if origin.again { ALL } else { 0 },
        }
    }

    fn year(self, play: &Play) -> Option<(&Turn, YearEnd)> {
        self.origin.turn(play)
    }

    /// Returns the number of steps in which the coins of all players are counted.
    fn steps(self, play: &Play) -> u8 {
        let year = self.year(play);
        year.map_or(0, |(_, year)| STEPS * paid_players(&year.paid))
    }

    pub fn press(&mut self, button: Button, play: &mut Play, cx: &mut Services) -> Go {
        if self.shown < self.steps(play) {
            self.shown = ALL;
            return Go::Stay;
        }
        match button {
            Button::A | Button::B if self.origin.again => Go::Back,
            Button::A => {
                cx.sound = Some(Sound::Confirm);
                Go::Game(flow::resume(play, cx))
            }
            Button::B => Go::Push(crate::shell::Screen::Pause(Pause::default())),
            Button::X => play.push(Screen::Info(Info::new(Topic::Payout))),
            Button::Y => play.push(Screen::Market(Market)),
            _ => Go::Stay,
        }
    }

    pub fn tick(&mut self, play: &mut Play, cx: &mut Services) -> (bool, Go) {
        let steps = self.steps(play);
        if self.shown >= steps {
            return (false, Go::Stay);
        }
        let due = match pause(cx) {
            0 => steps,
            pause => ((cx.now - self.start.min(cx.now)) / pause).min(steps.into()) as u8,
        };
        let changed = due != self.shown;
        self.shown = due;
        if changed {
            let sound = match due % STEPS {
                0 => Sound::Gain,
                _ => Sound::Step,
            };
            cx.sound = cx.sound.or(Some(sound));
        }
        (changed, Go::Stay)
    }

    pub fn wake(&self, play: &Play, cx: &Services) -> Option<Millis> {
        let next = self.start + pause(cx) * (Millis::from(self.shown) + 1);
        (self.shown < self.steps(play)).then(|| next.max(cx.now))
    }

    /// Returns the coins of a player that have been counted so far.
    fn counted(self, year: &YearEnd, seat: Seat) -> i16 {
        let index = seat.index() % year.paid.len();
        let before = STEPS * paid_players(&year.paid[..index]);
        let shown = self.shown.saturating_sub(before).min(STEPS);
        let part = u32::from(year.paid[index]) * u32::from(shown) / u32::from(STEPS);
        pay_number(part as u16)
    }

    pub fn draw(&self, play: &Play, cx: &Services, canvas: &mut Canvas) {
        let Some((turn, year)) = self.year(play) else {
            page(canvas, cx.say(Shell::LastTurns));
            footer(canvas, &[(Button::B, cx.say(Shell::Back))]);
            return;
        };
        let contract = [theme::CREAM, theme::DUSK, theme::GOLD];
        let words = cx.tell(Msg::PayoutYear, &[year.year.into()]);
        let title = cx.say(Msg::PayoutTitle);
        bars::draw_common(canvas, (&CONTRACT, &contract), title, &words);
        if year.contracts == [0; 3] {
            let at = area(8, TOP + 14, 224, LARGE_LINE);
            let words = cx.say(Msg::PayNone);
            let font = Font::Large.or_smaller(words, 224);
            canvas.text(font, words, at, Align::Left, theme::CREAM);
        } else {
            draw_contracts(cx, canvas, &year);
        }
        for (index, seat) in Seat::all(play.game().seats()).enumerate() {
            let y = PLAYERS + ROW * index as i32;
            self.draw_player(cx, canvas, play, turn, &year, seat, y);
        }
        if let Some(msg) = guide::payments(play).filter(|_| !self.origin.again) {
            sentence::draw_above_footer(canvas, cx.say(msg));
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

    #[allow(clippy::too_many_arguments, reason = "a row has many parts")]
    fn draw_player(
        &self,
        cx: &Services,
        canvas: &mut Canvas,
        play: &Play,
        turn: &Turn,
        year: &YearEnd,
        seat: Seat,
        y: i32,
    ) {
        let person = play.person(seat);
        if play.running().only_human() == Some(seat) {
            canvas.slab(area(2, y, 236, ROW - 2), theme::DUSK);
        }
        let at = |x, width| area(x, y, width, ROW - 2);
        match play.running().who(person) {
            Who::Bot(level) if play.guide().is_none() => {
                draw_portrait(canvas, level, Point::new(3, y + 3));
                draw_small_badge(canvas, person, Point::new(17, y + 17));
            }
            _ => badge(canvas, person, Point::new(7, y + 6)),
        }
        let name = name(cx, play, seat);
        canvas.text(Font::Body, name, at(30, 62), Align::Left, theme::CREAM);
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
            let x = COLUMN + STEP * good.index() as i32;
            canvas.text(Font::Body, &text, at(x, STEP), Align::Centre, ink);
        }
        // The payment is drawn above the new capital.
        let counted = self.counted(year, seat);
        if counted > 0 {
            let text = area(200, y - 1, 36, 16);
            canvas.text(
                Font::Body,
                &signed(counted),
                text,
                Align::Right,
                theme::GOLD,
            );
        }
        let paid = year.paid[seat.index() % year.paid.len()];
        let capital = turn.capital(seat).map_or(0, |(_, after)| after);
        let now = number(pay_number(capital - paid.min(capital)) + counted);
        let row = if counted > 0 { y + 13 } else { y + 6 };
        let text = area(206, row, 30, 16);
        canvas.text(Font::Body, &now, text, Align::Right, theme::CREAM);
        let coin = Point::new(228 - Font::Body.width(&now), row + 8);
        canvas.sprite_at(&COIN, coin, &COIN_INKS);
    }
}

/// Returns the number of players with a payment.
fn paid_players(paid: &[u16]) -> u8 {
    paid.iter().filter(|&&paid| paid > 0).count() as u8
}

/// Returns the time between two steps of the count.
fn pause(cx: &Services) -> Millis {
    cx.profile.settings.speed.step() / 8
}

/// Draws for each good the number of contracts, and their payment for one amphora.
fn draw_contracts(cx: &Services, canvas: &mut Canvas, year: &YearEnd) {
    for (row, msg) in [Msg::PayEach, Msg::PayAmphora].into_iter().enumerate() {
        let at = area(6, TOP + 4 + 20 * row as i32, 70, 20);
        canvas.text(Font::Body, cx.say(msg), at, Align::Left, theme::SHADE);
    }
    for good in Good::ALL {
        let (x, hue) = (COLUMN + STEP * good.index() as i32, hue(good));
        let y = TOP + 4;
        canvas.slab(area(x, y, STEP - 1, 40), hue.road);
        canvas.slab(area(x, y, STEP - 1, 20), hue.card);
        canvas.sprite(
            &CONTRACT_SMALL,
            Point::new(x + 2, y + 5),
            &[hue.ink, hue.card],
        );
        let count = fill("x{}", &[year.contracts[good.index()].into()]);
        canvas.text(
            Font::Body,
            &count,
            area(x + 14, y, 20, 20),
            Align::Left,
            hue.ink,
        );
        let pay = number(pay_number(year.pay()[good.index()]));
        let text = area(x + 5, y + 20, 12, 20);
        canvas.text(Font::Body, &pay, text, Align::Left, theme::CREAM);
        canvas.sprite_at(&COIN, Point::new(x + 25, y + 30), &COIN_INKS);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::GameContext as Context;
    use crate::testing::{running, table};

    /// Returns the guided game after its first year, in which Red is paid 5 and Blue 2.
    fn after_the_year() -> Context {
        let mut cx = Context::new(1);
        let mut play = Play::begin_guided().expect("a guided game");
        guide::play_year(&mut play);
        cx.play = Some(play.into());
        cx
    }

    #[test]
    fn coins_are_counted_up_line_by_line() {
        let mut cx = after_the_year();
        let origin = Origin {
            ago: 0,
            again: false,
        };
        let mut page = Payout::new(origin, cx.now);
        let play: &Play = running(&cx);
        let (_, year) = page.year(play).expect("a year that has ended");
        let mut seen = heapless::Vec::<_, 16>::new();
        while let Some(now) = page.wake(running(&cx), &cx) {
            cx.now = now;
            cx.sound = None;
            assert!(
                {
                    let (play, cx) = table(&mut cx);
                    page.tick(play, cx)
                }
                .0,
                "it wakes only for a change"
            );
            let counted: [i16; 2] = [0, 1].map(|index| {
                let seat = Seat::new(index).expect("a seat");
                page.counted(&year, seat)
            });
            seen.push((counted, cx.sound)).expect("eight steps");
        }
        let (step, gain) = (Some(Sound::Step), Some(Sound::Gain));
        let expected = [
            ([1, 0], step),
            ([2, 0], step),
            ([3, 0], step),
            ([5, 0], gain),
            ([5, 0], step),
            ([5, 1], step),
            ([5, 1], step),
            ([5, 2], gain),
        ];
        assert_eq!(seen[..], expected);
    }

    #[test]
    fn a_press_shows_all_coins_at_once() {
        let mut cx = after_the_year();
        let origin = Origin {
            ago: 0,
            again: false,
        };
        let mut page = Payout::new(origin, cx.now);
        assert!(matches!(
            {
                let (play, cx) = table(&mut cx);
                page.press(Button::A, play, cx)
            },
            Go::Stay
        ));
        assert_eq!(page.wake(running(&cx), &cx), None);
        assert!(matches!(
            {
                let (play, cx) = table(&mut cx);
                page.press(Button::A, play, cx)
            },
            Go::Game(_)
        ));
    }
}
