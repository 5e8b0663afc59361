//! The screen of the sales at the end of the game.

use embedded_graphics::prelude::*;
use palmyra_engine::caravans::{Caravans, Good, Move};
use palmyra_engine::{Game as _, Seat};
use palmyra_play::{Asker, Millis, Speed};

use super::art::{AMPHORAE, GATE, STEP_RIGHT};
use super::bars::{self, Bars, TOP, number, pay_number, signed};
use super::info::{Info, Topic};
use super::market::Market;
use super::tax::{dearest, next_held};
use super::text::Msg;
use super::watch::{Followed, Watch};
use super::{Play, Screen, guide, name, road};
use crate::canvas::{Align, Canvas, Font, area};
use crate::input::Button;
use crate::shell::sentence;
use crate::shell::text::Msg as Shell;
use crate::shell::widgets::{FOOT, badge, footer, progress};
use crate::shell::{Go, Pause, Services, flow};
use crate::sound::Sound;
use crate::theme;

/// The time for which an amphora is shown before it is sold automatically.
const IDLE: Millis = 300;

/// The way in which the next amphora is sold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mode {
    /// A person chooses the amphora.
    Choice,
    /// Only one sale is possible. It is made automatically at this time.
    Idle(Millis),
    /// A bot chooses the amphora.
    Bot(Watch),
    /// All amphorae are sold.
    Done,
}

/// The routes, and the good that is selected for the next sale. Nothing on this screen is secret,
/// so the device does not change hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FinalScreen {
    good: Good,
    mode: Mode,
}

impl FinalScreen {
    /// Creates the screen on which a person sells.
    pub fn new(play: &Play, cx: &Services) -> Self {
        // The first of the final sales waits longer, so that the player can read the announcement
        // of these sales.
        let pause = match cx.profile.settings.speed {
            Speed::Instant => 0,
            _ if play.turn().start.is_none() => 3 * IDLE,
            _ => IDLE,
        };
        let good = match guide::next(play) {
            Some(Move::Sell(good)) => good,
            _ => dearest(play.game()),
        };
        Self {
            good,
            mode: match play.game().idle_sale() {
                Some(_) => Mode::Idle(cx.now + pause),
                None => Mode::Choice,
            },
        }
    }

    /// Creates the screen that shows a bot's sales.
    pub fn watch(play: &Play, cx: &Services) -> Self {
        let pause = cx.profile.settings.speed.step() / 2;
        Self {
            good: dearest(play.game()),
            mode: Mode::Bot(Watch::new(cx.now + pause, None)),
        }
    }

    /// Creates the screen after the last sale.
    pub const fn done() -> Self {
        Self {
            good: Good::Gold,
            mode: Mode::Done,
        }
    }

    pub fn press(&mut self, button: Button, play: &mut Play, cx: &mut Services) -> Go {
        match (button, &mut self.mode) {
            (Button::X, _) => return play.push(Screen::Info(Info::new(Topic::Final))),
            (Button::Y, _) => return play.push(Screen::Market(Market)),
            (Button::A, Mode::Bot(watch)) => watch.hurry(),
            (Button::A, Mode::Idle(due)) => *due = cx.now,
            (Button::A, Mode::Done) => {
                cx.sound = Some(Sound::Confirm);
                return Go::Game(flow::result(play, cx));
            }
            (Button::A, Mode::Choice) => return flow::step(play, cx, Move::Sell(self.good)),
            (Button::B, Mode::Choice) => return flow::undo(play, cx),
            (Button::B, _) => return Go::Push(crate::shell::Screen::Pause(Pause::default())),
            (Button::Up | Button::Left, Mode::Choice) => {
                self.good = next_held(play.game(), self.good, false);
            }
            (Button::Down | Button::Right, Mode::Choice) => {
                self.good = next_held(play.game(), self.good, true);
            }
            _ => {}
        }
        Go::Stay
    }

    pub fn tick(&mut self, play: &mut Play, cx: &mut Services) -> (bool, Go) {
        match &mut self.mode {
            Mode::Choice | Mode::Done => (false, Go::Stay),
            Mode::Idle(due) if *due > cx.now => (false, Go::Stay),
            Mode::Idle(_) => match play.game().idle_sale() {
                Some(mv) => {
                    let go = flow::step(play, cx, mv);
                    // The screen is kept for the next sale. A new screen would ignore buttons for a
                    // moment.
                    if !play.bot_to_move() && play.game().idle_sale().is_some() {
                        *self = Self::new(play, cx);
                        return (true, Go::Stay);
                    }
                    (true, go)
                }
                None => (false, Go::Stay),
            },
            Mode::Bot(watch) => match watch.follow(play, cx) {
                Followed::Waiting => (false, Go::Stay),
                Followed::Step => (true, Go::Stay),
                Followed::Shown => (true, Go::Game(flow::resume(play, cx))),
            },
        }
    }

    pub fn asks(&self, play: &Play, _: &Services) -> Option<Asker> {
        match self.mode {
            Mode::Bot(watch) => watch.asks(play),
            _ => None,
        }
    }

    pub fn wake(&self, play: &Play, cx: &Services) -> Option<Millis> {
        match self.mode {
            Mode::Choice | Mode::Done => None,
            Mode::Idle(due) => Some(due.max(cx.now)),
            Mode::Bot(watch) => watch.wake(play, cx),
        }
    }

    /// Returns the seat to show, and the sale just made if that is shown. The sale has a seat, a
    /// good and the proceeds.
    fn seller(self, play: &Play) -> (Seat, Option<(Seat, Good, u16)>) {
        let last = match self.mode {
            Mode::Choice | Mode::Idle(_) => None,
            Mode::Bot(_) => play.turn().final_sale,
            Mode::Done => play.log().next().and_then(|turn| turn.final_sale),
        };
        (last.map_or(play.game().seat(), |(seat, ..)| seat), last)
    }

    pub fn draw(&self, play: &Play, cx: &Services, canvas: &mut Canvas) {
        let game = play.game();
        let (seat, last) = self.seller(play);
        let name = name(cx, play, seat);
        if self.mode == Mode::Done {
            let words = cx.say(Msg::FinalTitle);
            let title = cx.say(Msg::FinalDone);
            bars::draw_common(canvas, (&GATE, &[theme::TAN]), title, words);
        } else {
            let title = cx.tell(Msg::FinalOf, &[name.into()]);
            let mut bars = Bars::of(play, seat, &title);
            if self.mode == Mode::Choice {
                let proceeds = game.route(self.good).proceeds();
                bars.after = Some(pay_number(game.capital(seat) + proceeds));
            }
            bars.draw(canvas, play);
        }
        if self.asks(play, cx).is_some() {
            progress(canvas, cx.progress, area(0, TOP - 4, 240, 4));
        }
        road::draw_scale(canvas);
        for good in Good::ALL {
            self.draw_good(canvas, game, good, seat, last);
        }
        match guide::sentence(play).filter(|_| self.mode == Mode::Choice) {
            Some(said) => sentence::draw_above_footer(canvas, cx.say(said)),
            None => {
                canvas.fill(area(0, road::END + 3, 240, 1), theme::BRONZE);
                let words = match self.mode {
                    Mode::Idle(_) => cx.say(Msg::FinalIdle),
                    Mode::Done => "",
                    Mode::Choice | Mode::Bot(_) => cx.say(Msg::FinalLine),
                };
                let at = area(8, road::END + 4, 228, 18);
                canvas.text(Font::Body, words, at, Align::Left, theme::SHADE);
                let seller = (self.mode != Mode::Done).then_some(seat);
                draw_everybody(canvas, play, seller);
            }
        }
        self.draw_footer(cx, canvas);
    }

    fn draw_footer(&self, cx: &Services, canvas: &mut Canvas) {
        let info = (Button::X, cx.say(Shell::Why));
        let market = (Button::Y, cx.say(Msg::BtnMarket));
        match self.mode {
            Mode::Choice => {
                let sell = (Button::A, cx.say(Msg::BtnSell));
                footer(canvas, &[(Button::Up, ""), sell, info, market]);
            }
            Mode::Done => footer(canvas, &[(Button::A, cx.say(Shell::Next)), info, market]),
            Mode::Idle(_) | Mode::Bot(_) => {
                let skip = (Button::A, cx.say(Shell::Skip));
                footer(canvas, &[skip, (Button::B, cx.say(Shell::Pause)), market]);
            }
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
        let chosen = self.mode == Mode::Choice && good == self.good;
        let is_last = last.is_some_and(|(_, sold, _)| sold == good);
        // The proceeds are drawn below the field that the last sold amphora has joined, or that the
        // next one will join.
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
        let price = signed(i16::from(field.value()));
        let wide = Font::Body.width(&price);
        let x = (x + width / 2 - wide / 2).min(238 - wide);
        let at = area(x, top + road::HEIGHT, wide, road::BELOW);
        canvas.text(Font::Body, &price, at, Align::Left, ink);
        let held = game.amphorae(seat)[good.index()];
        road::draw_held(canvas, good, held, top, theme::CREAM);
        if chosen {
            let head = area(1, top - 1, 32, road::HEIGHT + road::BELOW + 1);
            canvas.frame(head, 2, theme::GOLD);
            let at = Point::new(14, top + road::HEIGHT + 4);
            canvas.sprite(&STEP_RIGHT, at, &[theme::GOLD]);
        }
    }
}

/// Draws all players with their capitals and the number of amphorae that they have left. The seller
/// has a frame.
fn draw_everybody(canvas: &mut Canvas, play: &Play, seller: Option<Seat>) {
    let game = play.game();
    let top = FOOT - 42;
    for (index, seat) in Seat::all(game.seats()).enumerate() {
        let x = 4 + 59 * index as i32;
        if Some(seat) == seller {
            canvas.frame(area(x - 2, top - 1, 57, 42), 2, theme::GOLD);
        }
        badge(canvas, play.person(seat), Point::new(x + 2, top + 3));
        let capital = number(pay_number(game.capital(seat)));
        let text = area(x + 21, top, 30, 22);
        canvas.text(Font::Body, &capital, text, Align::Left, theme::CREAM);
        let inks = [theme::SHADE; 3];
        canvas.sprite(&AMPHORAE[0], Point::new(x + 5, top + 24), &inks);
        let left: u8 = game.amphorae(seat).iter().sum();
        let text = area(x + 21, top + 21, 30, 19);
        canvas.text(Font::Body, &number(left), text, Align::Left, theme::CREAM);
    }
}
