//! The two bars at the top of most screens of a running game: person, title, capital, year and
//! cards.

use core::fmt::Write as _;

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use palmyra_engine::caravans::{Phase, YEARS};
use palmyra_engine::{Game as _, Seat};
use palmyra_play::Who;

use super::Play;
use super::art::{ARROW, CARDS, STACK, YEAR};
use crate::canvas::{Align, Canvas, Font, area, panel};
use crate::shell::art::{COIN, Sprite};
use crate::shell::bots::draw_portrait;
use crate::shell::text::Line;
use crate::shell::widgets::badge;
use crate::theme::{self, Ink};

/// The top of the content below the bars.
pub const TOP: i32 = 41;
/// The height of the title.
const TITLE: i32 = 22;

/// The three inks of a coin.
pub const COIN_INKS: [Ink; 3] = [theme::BRONZE, theme::GOLD, theme::UMBER];
/// The two inks of a stack of coins, which is the sign for a player's worth.
pub const STACK_INKS: [Ink; 2] = [theme::BRONZE, theme::GOLD];

/// Returns a number as text.
pub fn number(value: impl Into<i32>) -> Line {
    let mut line = Line::new();
    let _ = write!(line, "{}", value.into());
    line
}

/// Returns a number with its sign as text; 0 has no sign.
pub fn signed(value: impl Into<i32>) -> Line {
    let mut line = Line::new();
    let _ = match value.into() {
        0 => write!(line, "0"),
        value => write!(line, "{value:+}"),
    };
    line
}

/// Converts a capital to the number type of the texts.
pub fn pay_number(value: u16) -> i16 {
    value.try_into().unwrap_or(i16::MAX)
}

/// The content of the bars that depends on the screen.
#[derive(Clone, Copy, Debug)]
pub struct Bars<'a> {
    /// The seat that the screen is about.
    pub seat: Seat,
    /// The title of the screen.
    pub title: &'a str,
    /// The seat's current capital.
    pub capital: u16,
    /// The seat's capital after the selected choice; `None` if the choice does not change it.
    pub after: Option<i16>,
    /// The seat's capital if the year ended now and the seat sold everything; `None` if it is not
    /// shown.
    pub worth: Option<i16>,
}

impl<'a> Bars<'a> {
    /// Returns the bars of a seat in the current position, with a title.
    pub fn of(play: &Play, seat: Seat, title: &'a str) -> Self {
        let game = play.game();
        let is_played = !matches!(game.phase(), Phase::FinalSales | Phase::Over);
        Self {
            seat,
            title,
            capital: game.capital(seat),
            after: None,
            worth: is_played.then(|| game.if_year_ended(seat)),
        }
    }

    /// Clears the panel and draws both bars.
    pub fn draw(&self, canvas: &mut Canvas, play: &Play) {
        draw_ground(canvas);
        // The title's bar is golden while A, B, X and Y are ignored at the beginning of a person's
        // turn.
        let is_own = play.game().to_move() == Some(self.seat) && !play.bot_to_move();
        let is_back = canvas.is_deaf() && is_own;
        if is_back {
            canvas.fill(area(0, 0, 240, TITLE - 1), theme::GOLD);
        }
        let person = play.person(self.seat);
        // A bot has a face at the left, so its badge, title and capital move to the right. The
        // guided game shows no faces.
        let left = match play.running().who(person) {
            Who::Bot(level) if play.guide().is_none() => {
                draw_portrait(canvas, level, Point::new(3, 8));
                28
            }
            _ => 0,
        };
        badge(canvas, person, Point::new(left + 4, 3));
        let ink = if is_back { theme::INK } else { theme::CREAM };
        draw_title(canvas, self.title, left + 24, ink);
        self.draw_capital(canvas, left + 4);
        draw_year(canvas, play);
    }

    /// Draws the capital and the worth, from the x coordinate `x` on.
    fn draw_capital(&self, canvas: &mut Canvas, x: i32) {
        let middle = TOP - 11;
        let line = |x, width| area(x, TOP - 20, width, 19);
        canvas.sprite_at(&COIN, Point::new(x + 6, middle), &COIN_INKS);
        let before = number(self.capital);
        let mut x = x + 15;
        let width = Font::Body.width(&before);
        canvas.text(
            Font::Body,
            &before,
            line(x, width),
            Align::Left,
            theme::CREAM,
        );
        x += width;
        if let Some(after) = self.after {
            canvas.sprite(&ARROW, Point::new(x + 3, middle - 3), &[theme::GOLD]);
            let after_text = number(after);
            let width = Font::Body.width(&after_text);
            let ink = if after < 0 {
                // A negative capital needs a darker background to be readable.
                canvas.slab(area(x + 12, TOP - 18, width + 4, 15), theme::INK);
                theme::EMBER
            } else {
                theme::GOLD
            };
            canvas.text(
                Font::Body,
                &after_text,
                line(x + 14, width),
                Align::Left,
                ink,
            );
            x += 14 + width;
        }
        let worth = self.worth.map(number);
        // The worth is left out if it would reach the year, for example on a bot's bars, which
        // begin further to the right.
        let fits = |worth: &Line| x + 23 + Font::Body.width(worth) <= 134;
        if let Some(worth) = worth.filter(fits) {
            canvas.sprite(&STACK, Point::new(x + 9, middle - 3), &STACK_INKS);
            let width = Font::Body.width(&worth);
            let ink = if self.after.is_some() {
                theme::GOLD
            } else {
                theme::CREAM
            };
            canvas.text(Font::Body, &worth, line(x + 23, width), Align::Left, ink);
        }
    }
}

/// Fills a part of a chart's bar with slanted lines, so that its parts can be told apart without
/// colour.
pub fn hatch(canvas: &mut Canvas, at: Rectangle, ink: Ink) {
    let (corner, width) = (at.top_left, at.size.width as i32);
    for y in 0..at.size.height as i32 {
        let start = Point::new(corner.x, corner.y + y);
        // The lines slant down to the left and are four columns apart.
        canvas.pattern(
            start,
            width,
            (0b0001_0001, corner.x - y),
            [theme::NIGHT, ink],
        );
    }
}

/// Clears the panel and draws the background of the bars.
fn draw_ground(canvas: &mut Canvas) {
    canvas.fill(panel(), theme::NIGHT);
    canvas.fill(area(0, 0, 240, TOP - 1), theme::DUSK);
    canvas.fill(area(0, TOP - 1, 240, 1), theme::BRONZE);
}

/// Clears the panel and draws bars about all players, with a sign instead of a player's badge.
pub fn draw_common(canvas: &mut Canvas, (sign, inks): (&Sprite, &[Ink]), title: &str, words: &str) {
    draw_ground(canvas);
    canvas.sprite_at(sign, Point::new(12, 11), inks);
    draw_title(canvas, title, 24, theme::CREAM);
    let at = area(8, TOP - 20, 228, 19);
    canvas.text(Font::Body, words, at, Align::Left, theme::SHADE);
}

/// Draws a title in the upper bar, from the x coordinate `x` on.
fn draw_title(canvas: &mut Canvas, title: &str, x: i32, ink: Ink) {
    let font = Font::Title.or_smaller(title, 236 - x);
    let at = area(x, 0, 238 - x, TITLE);
    canvas.text(font, title, at, Align::Left, ink);
}

/// Draws the year and, while cards are played, the number of card fields in use and of all card
/// fields.
fn draw_year(canvas: &mut Canvas, play: &Play) {
    let game = play.game();
    let middle = TOP - 11;
    let line = |x, width| area(x, TOP - 20, width, 19);
    canvas.sprite_at(&YEAR, Point::new(143, middle), &[theme::TAN]);
    let mut year = Line::new();
    let _ = write!(year, "{}/{YEARS}", game.year());
    canvas.text(Font::Body, &year, line(151, 30), Align::Left, theme::CREAM);
    // In an exchange, the played cards have left the card fields.
    if matches!(
        game.phase(),
        Phase::Exchange { .. } | Phase::FinalSales | Phase::Over
    ) {
        return;
    }
    canvas.sprite_at(&CARDS, Point::new(189, middle), &[theme::TAN, theme::UMBER]);
    let mut cards = Line::new();
    let _ = write!(cards, "{}/{}", game.board().len(), game.players().fields());
    canvas.text(Font::Body, &cards, line(197, 42), Align::Left, theme::CREAM);
}
