//! The sales at the end of the game.

use embedded_graphics::prelude::*;
use palmyra_engine::caravans::{Caravans, Good, Move};
use palmyra_engine::{Game as _, Seat};
use palmyra_play::{Asker, Millis};

use super::art::{AMPHORAE, STEP_RIGHT};
use super::bars::{self, TOP, number};
use super::card::pay_number;
use super::info::{Info, Topic};
use super::market::Market;
use super::tax::{dearest, next_held};
use super::text::Msg;
use super::watch::{Followed, Watch};
use super::{Play, Screen, road};
use crate::canvas::{Align, Canvas, Font, LINE, area};
use crate::input::Button;
use crate::shell::text::Msg as Shell;
use crate::shell::widgets::{FOOT, badge, draw_toast, footer, progress};
use crate::shell::{Go, Pause, Services, flow};
use crate::theme;

/// The routes, with the good chosen that is sold next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FinalScreen {
    good: Good,
    /// Set while a bot decides.
    watch: Option<Watch>,
}

impl FinalScreen {
    /// Creates the screen on which a person sells.
    pub fn new(play: &Play) -> Self {
        Self {
            good: dearest(play.game()),
            watch: None,
        }
    }

    /// Creates the screen that shows a bot's sales.
    pub fn watch(play: &Play, cx: &Services) -> Self {
        Self {
            watch: Some(Watch::new(cx.now + cx.profile.settings.speed.step() / 2)),
            ..Self::new(play)
        }
    }

    pub fn press(&mut self, button: Button, play: &mut Play, cx: &mut Services) -> Go {
        match (button, &mut self.watch) {
            (Button::A, Some(watch)) => watch.hurry(),
            (Button::B, Some(_)) => {
                return Go::Push(crate::shell::Screen::Pause(Pause::default()));
            }
            (Button::X, _) => return play.push(Screen::Info(Info::new(Topic::Final))),
            (Button::Y, _) => return play.push(Screen::Market(Market)),
            (_, Some(_)) => {}
            (Button::Up | Button::Left, None) => {
                self.good = next_held(play.game(), self.good, false);
            }
            (Button::Down | Button::Right, None) => {
                self.good = next_held(play.game(), self.good, true);
            }
            (Button::A, None) => return flow::step(play, cx, Move::Sell(self.good)),
            (Button::B, None) => return flow::undo(play, cx),
        }
        Go::Stay
    }

    pub fn tick(&mut self, play: &mut Play, cx: &mut Services) -> (bool, Go) {
        let Some(watch) = &mut self.watch else {
            return (false, Go::Stay);
        };
        match watch.follow(play, cx) {
            Followed::Waiting => (false, Go::Stay),
            Followed::Step => (true, Go::Stay),
            Followed::Shown => (true, Go::Game(flow::resume(play, cx))),
        }
    }

    pub fn asks(&self, play: &Play, _: &Services) -> Option<Asker> {
        self.watch?.asks(play)
    }

    pub fn wake(&self, play: &Play, cx: &Services) -> Option<Millis> {
        self.watch?.wake(play, cx)
    }

    pub fn draw(&self, play: &Play, cx: &Services, canvas: &mut Canvas) {
        let game = play.game();
        let last = play.turn().final_sale.filter(|_| self.watch.is_some());
        let seat = last.map_or(game.seat(), |(seat, ..)| seat);
        let proceeds = game.route(self.good).proceeds();
        let after = pay_number(game.capital(seat) + proceeds);
        let after = self.watch.is_none().then_some(after);
        let title = cx.say(Msg::FinalTitle);
        bars::draw(
            canvas,
            game,
            play.person(seat),
            title,
            game.capital(seat),
            after,
        );
        if self.asks(play, cx).is_some() {
            progress(canvas, cx.progress, area(0, TOP - 4, 240, 4));
        }
        road::draw_scale(canvas);
        for good in Good::ALL {
            self.draw_good(canvas, game, good, seat, last);
        }
        canvas.fill(area(0, road::END + 2, 240, 1), theme::BRONZE);
        draw_everybody(canvas, play);
        draw_toast(cx, canvas);
        if self.watch.is_some() {
            footer(
                canvas,
                &[
                    (Button::A, cx.say(Shell::Next)),
                    (Button::B, cx.say(Shell::Pause)),
                    (Button::X, cx.say(Shell::Why)),
                    (Button::Y, cx.say(Msg::BtnMarket)),
                ],
            );
        } else {
            footer(
                canvas,
                &[
                    (Button::Up, ""),
                    (Button::A, cx.say(Msg::BtnSell)),
                    (Button::X, cx.say(Shell::Why)),
                    (Button::Y, cx.say(Msg::BtnMarket)),
                ],
            );
        }
    }

    fn draw_good(
        &self,
        canvas: &mut Canvas,
        game: &Caravans,
        good: Good,
        seat: Seat,
        last: Option<(Seat, Good, u16)>,
    ) {
        let (route, top) = (game.route(good), road::top(good));
        road::draw(canvas, good, route);
        let chosen = self.watch.is_none() && good == self.good;
        let is_last = last.is_some_and(|(_, sold, _)| sold == good);
        // The proceeds of the next amphora stand below its field.
        let field = if is_last {
            route.nearest()
        } else {
            route.free()
        };
        if chosen || is_last {
            road::draw_joined(canvas, field, top);
        } else {
            road::draw_free(canvas, field, top);
        }
        let (x, width) = road::field(field);
        let ink = if chosen || is_last {
            theme::GOLD
        } else {
            theme::CREAM
        };
        let at = area(x + width / 2 - 12, top + road::HEIGHT, 25, LINE);
        canvas.text(Font::Body, &number(field.value()), at, Align::Centre, ink);
        let held = game.amphorae(seat)[good.index()];
        road::draw_held(canvas, good, held, top, theme::CREAM);
        if chosen {
            canvas.frame(area(0, top - 2, 33, road::STEP + 2), 2, theme::GOLD);
            let at = Point::new(14, top + road::HEIGHT + 5);
            canvas.sprite(&STEP_RIGHT, at, &[theme::GOLD]);
        }
    }
}

/// Draws everybody's capital, and how many amphorae are left to sell.
fn draw_everybody(canvas: &mut Canvas, play: &Play) {
    let game = play.game();
    let top = FOOT - 47;
    for (index, seat) in Seat::all(game.seats()).enumerate() {
        let x = 6 + 59 * index as i32;
        badge(canvas, play.person(seat), Point::new(x, top + 4));
        let capital = number(pay_number(game.capital(seat)));
        let text = area(x + 19, top, 36, 23);
        canvas.text(Font::Body, &capital, text, Align::Left, theme::CREAM);
        let inks = [theme::SHADE; 3];
        canvas.sprite(&AMPHORAE[0], Point::new(x + 3, top + 27), &inks);
        let left: u8 = game.amphorae(seat).iter().sum();
        let text = area(x + 19, top + 23, 36, 22);
        canvas.text(Font::Body, &number(left), text, Align::Left, theme::CREAM);
    }
}
