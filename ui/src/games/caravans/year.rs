//! The page of the end of a year, on which the amphorae move.

use embedded_graphics::prelude::*;
use palmyra_engine::caravans::{Good, Route};
use palmyra_engine::{Game as _, Seat};
use palmyra_play::Millis;

use super::art::{ARROW, YEAR, draw_amphora};
use super::bars::{self, number, pay_number, signed};
use super::deck::Deck;
use super::info::{Info, Topic};
use super::payout::Payout;
use super::text::Msg;
use super::turn::{Turn, YearEnd};
use super::{Play, Screen, good_name, good_name_within, guide, road};
use crate::canvas::{Align, Canvas, Font, LINE, area, wrap_in};
use crate::input::Button;
use crate::shell::sentence;
use crate::shell::text::{Line, Msg as Shell};
use crate::shell::widgets::{FOOT, badge, footer, page};
use crate::shell::{Go, Services};
use crate::sound::Sound;
use crate::theme;

/// The turn that a page about the end of a year is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Origin {
    /// The number of turns since the one that has ended the year; 0 is the newest turn.
    pub ago: u8,
    /// Whether the page was opened from the log.
    pub again: bool,
}

impl Origin {
    /// Returns the turn and the end of the year in it. Returns `None` if the log no longer has the
    /// turn.
    pub fn turn(self, play: &Play) -> Option<(&Turn, YearEnd)> {
        let turn = play.log().nth(self.ago.into())?;
        Some((turn, turn.year?))
    }
}

/// The page on which the amphorae move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct YearPage {
    origin: Origin,
    start: Millis,
    /// The number of steps that have been shown.
    shown: u8,
}

/// A value of `shown` that is larger than the number of steps of any movement. It therefore shows
/// the whole movement.
const ALL: u8 = u8::MAX;
/// The number of steps for which the amphorae rest between the movements of two goods.
const GAP: u8 = 2;

/// Returns the number of fields by which each good has moved after `shown` steps. One good moves
/// after the other.
fn moved(moves: [i8; 3], mut shown: u8) -> [u8; 3] {
    moves.map(|away| {
        let part = away.unsigned_abs().min(shown);
        shown = shown.saturating_sub(steps_of(away));
        part
    })
}

/// Returns the number of steps of a good that moves by this number of fields: one step a field, and
/// a rest.
const fn steps_of(away: i8) -> u8 {
    match away {
        0 => 0,
        _ => away.unsigned_abs() + GAP,
    }
}

impl YearPage {
    /// Opens the page for the newest turn.
    pub const fn newest(now: Millis) -> Self {
        Self::told(0, now)
    }

    /// Opens the page for the turn that was `ago` turns before the newest.
    pub const fn told(ago: u8, now: Millis) -> Self {
        Self {
            origin: Origin { ago, again: false },
            start: now,
            shown: 0,
        }
    }

    /// Opens the page from the log, after the whole movement.
    pub const fn again(ago: u8) -> Self {
        Self {
            origin: Origin { ago, again: true },
            start: 0,
            shown: ALL,
        }
    }

    /// Returns the number of fields by which each good moves.
    fn moves(self, play: &Play) -> [i8; 3] {
        let year = self.origin.turn(play);
        year.map_or([0; 3], |(_, year)| year.moves)
    }

    /// Returns the number of steps of the whole movement.
    fn steps(self, play: &Play) -> u8 {
        let steps = self.moves(play).into_iter().map(steps_of).sum::<u8>();
        steps.saturating_sub(GAP)
    }

    pub fn press(&mut self, button: Button, play: &mut Play, cx: &mut Services) -> Go {
        if self.shown < self.steps(play) {
            self.shown = ALL;
            return Go::Stay;
        }
        match button {
            Button::A => {
                cx.sound = Some(Sound::Confirm);
                let page = Screen::Payout(Payout::new(self.origin, cx.now));
                match self.origin.again {
                    true => play.swap(page),
                    false => Go::Game(play.show(page)),
                }
            }
            Button::B if self.origin.again => Go::Back,
            Button::B => Go::Push(crate::shell::Screen::Pause(crate::shell::Pause::default())),
            Button::X => play.push(Screen::Info(Info::new(Topic::Year))),
            Button::Y => play.push(Screen::Deck(Deck)),
            _ => Go::Stay,
        }
    }

    pub fn tick(&mut self, play: &mut Play, cx: &mut Services) -> (bool, Go) {
        let steps = self.steps(play);
        if self.shown >= steps {
            return (false, Go::Stay);
        }
        let pause = pause(cx);
        let due = match pause {
            0 => steps,
            pause => ((cx.now - self.start.min(cx.now)) / pause).min(steps.into()) as u8,
        };
        let moves = self.moves(play);
        let changed = moved(moves, due) != moved(moves, self.shown);
        self.shown = due;
        if changed {
            let sound = match self.shown >= steps {
                true => Sound::Gain,
                false => Sound::Step,
            };
            cx.sound = cx.sound.or(Some(sound));
        }
        (changed, Go::Stay)
    }

    pub fn wake(&self, play: &Play, cx: &Services) -> Option<Millis> {
        let moving = self.shown < self.steps(play);
        let next = self.start + pause(cx) * (Millis::from(self.shown) + 1);
        moving.then(|| next.max(cx.now))
    }

    pub fn draw(&self, play: &Play, cx: &Services, canvas: &mut Canvas) {
        let Some((turn, year)) = self.origin.turn(play) else {
            page(canvas, cx.say(Shell::LastTurns));
            footer(canvas, &[(Button::B, cx.say(Shell::Back))]);
            return;
        };
        // The bars show no player, because the end of the year is about all players.
        let title = cx.tell(Msg::YearTitle, &[year.year.into()]);
        let line = cx.say(Msg::YearMoves);
        bars::draw_common(canvas, (&YEAR, &[theme::GOLD]), &title, line);
        road::draw_scale(canvas);
        for (good, part) in Good::ALL.into_iter().zip(moved(year.moves, self.shown)) {
            draw_moved(canvas, good, &year, part);
        }
        canvas.fill(area(0, road::END + 3, 240, 1), theme::BRONZE);
        match guide::conclusion(play).filter(|_| !self.origin.again) {
            Some(msg) => sentence::draw_above_footer(canvas, cx.say(msg)),
            None => {
                let text = words(cx, &year);
                match wrap_in(Font::Large, &text, 224).count() {
                    0..=2 => canvas.large(&text, area(8, road::END + 1, 224, 0), theme::CREAM),
                    _ => {
                        let at = area(8, road::END + 7, 224, 2 * LINE);
                        canvas.paragraph(&text, at, Align::Left, theme::CREAM)
                    }
                };
                draw_capitals(canvas, play, turn, &year);
            }
        }
        footer(
            canvas,
            &[
                (Button::A, cx.say(Shell::Next)),
                (Button::X, cx.say(Shell::Why)),
                (Button::Y, cx.say(Msg::BtnCards)),
            ],
        );
    }
}

/// Returns the time for which the amphorae stay on a field.
fn pause(cx: &Services) -> Millis {
    cx.profile.settings.speed.step() / 9
}

/// Draws a route on which the amphorae have moved by `shown` fields, with dotted outlines on the
/// fields that they have left.
fn draw_moved(canvas: &mut Canvas, good: Good, year: &YearEnd, shown: u8) {
    let top = road::top(good);
    let away = year.moves[good.index()];
    let before = year.before[good.index()];
    let now = before.moved(shown as i8 * away.signum());
    road::draw(canvas, good, now);
    for field in before.fields().filter(|&field| now.count(field) == 0) {
        road::draw_left(canvas, field, top);
    }
    draw_amphora(canvas, good, Point::new(2, top + 3));
    let text = area(13, top, 21, road::HEIGHT);
    let ink = if away == 0 { theme::SHADE } else { theme::GOLD };
    canvas.text(Font::Body, &signed(away), text, Align::Left, ink);
    draw_way(canvas, before, now, top);
}

/// Draws the price of the nearest amphora before and after the movement. The price before is always
/// on the left.
fn draw_way(canvas: &mut Canvas, before: Route, now: Route, top: i32) {
    let (old, new) = (number(before.price()), number(now.price()));
    let (first, second) = (Font::Body.width(&old), Font::Body.width(&new));
    let moved = before.price() != now.price();
    let width = if moved { first + 14 + second } else { second };
    let (x, field) = road::field(now.nearest());
    let mut x = (x + field / 2 - width / 2).clamp(road::LEFT + 2, 238 - width);
    let text = |x, width| area(x, top + road::HEIGHT, width, road::BELOW);
    if moved {
        canvas.text(Font::Body, &old, text(x, first), Align::Left, theme::SHADE);
        let arrow = Point::new(x + first + 3, top + road::HEIGHT + 4);
        canvas.sprite(&ARROW, arrow, &[theme::GOLD]);
        x += first + 14;
    }
    let ink = if moved { theme::GOLD } else { theme::CREAM };
    canvas.text(Font::Body, &new, text(x, second), Align::Left, ink);
}

/// Returns the movements in words. If two goods move, each has its own line.
fn words(cx: &Services, year: &YearEnd) -> Line {
    let moved = |good: &Good| year.moves[good.index()] != 0;
    let comma = match Good::ALL.iter().filter(|good| moved(good)).count() {
        0 => return cx.tell(Msg::YearStay, &[]),
        2 => ",\n",
        _ => ", ",
    };
    let mut line = Line::new();
    for good in Good::ALL.into_iter().filter(moved) {
        let msg = match year.moves[good.index()] {
            1.. => Msg::YearUp,
            _ => Msg::YearDown,
        };
        let name = match line.is_empty() {
            true => good_name(good),
            false => good_name_within(good),
        };
        // The line has room for three short parts.
        let _ = line.push_str(if line.is_empty() { "" } else { comma });
        let _ = line.push_str(&cx.tell(msg, &[cx.say(name).into()]));
    }
    line
}

/// Draws the capitals of all players before the contracts pay.
fn draw_capitals(canvas: &mut Canvas, play: &Play, turn: &Turn, year: &YearEnd) {
    let seats = play.game().seats();
    for (index, seat) in Seat::all(seats).enumerate() {
        let x = 6 + 228 / i32::from(seats.max(1)) * index as i32;
        badge(canvas, play.person(seat), Point::new(x, FOOT - 19));
        let capital = turn.capital(seat).map_or(0, |(_, after)| after);
        let before = capital - year.paid[seat.index() % year.paid.len()].min(capital);
        let at = area(x + 20, FOOT - 21, 36, 20);
        let text = number(pay_number(before));
        canvas.text(Font::Body, &text, at, Align::Left, theme::CREAM);
    }
}

#[cfg(test)]
mod tests {
    extern crate std;

    use super::*;
    use crate::games::GameContext as Context;
    use crate::picture::Picture;
    use crate::testing::{running, table};

    #[test]
    fn goods_move_one_after_another_field_by_field() {
        let mut cx = Context::new(1);
        let mut play = Play::begin_guided().expect("a guided game");
        guide::play_year(&mut play);
        cx.play = Some(play.into());
        // In this position, gold moves by 3 fields, wine and spices by 2. Between two goods is a
        // rest of two steps.
        let mut page = YearPage::newest(cx.now);
        let steps = page.steps(running(&cx));
        assert_eq!(steps, 3 + 2 + 2 + 2 + 2);
        let mut pictures = std::vec::Vec::new();
        for shown in 1..=steps {
            cx.now = page.wake(running(&cx), &cx).expect("another step");
            cx.sound = None;
            let (play, services) = table(&mut cx);
            let (changed, _) = page.tick(play, services);
            let sound = match shown == steps {
                true => Sound::Gain,
                false => Sound::Step,
            };
            assert_eq!((page.shown, cx.sound), (shown, changed.then_some(sound)));
            let mut panel = Picture::new();
            page.draw(running(&cx), &cx, &mut Canvas::new(&mut panel));
            let road = |good| {
                let top = road::top(good);
                let rows = (top..top + road::HEIGHT).flat_map(|y| (34..239).map(move |x| (x, y)));
                rows.map(|(x, y)| panel.ink(Point::new(x, y)))
                    .collect::<std::vec::Vec<_>>()
            };
            pictures.push(Good::ALL.map(road));
        }
        let moving = |step: usize| {
            let good = |&good: &usize| pictures[step][good] != pictures[step - 1][good];
            (0..3).filter(good).collect::<std::vec::Vec<_>>()
        };
        let moved: std::vec::Vec<_> = (1..pictures.len()).map(moving).collect();
        let expected: [&[usize]; 10] = [&[0], &[0], &[], &[], &[1], &[1], &[], &[], &[2], &[2]];
        assert_eq!(moved, expected);
        assert_eq!(page.wake(running(&cx), &cx), None);
    }
}
