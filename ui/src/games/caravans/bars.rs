//! The bars above every screen of a game: person, title, capital, year, cards.

use core::fmt::Write as _;

use embedded_graphics::prelude::*;
use palmyra_engine::caravans::{Caravans, Phase, YEARS};
use palmyra_play::Person;

use super::art::{ARROW, CARDS, YEAR};
use crate::canvas::{Align, Canvas, Font, area, panel};
use crate::shell::art::COIN;
use crate::shell::text::Line;
use crate::shell::widgets::badge;
use crate::theme::{self, Ink};

/// Top of the content below the bars.
pub const TOP: i32 = 41;

/// The inks of a coin.
pub const COIN_INKS: [Ink; 3] = [theme::BRONZE, theme::GOLD, theme::UMBER];

/// A number as text.
pub fn number(value: impl Into<i32>) -> Line {
    let mut line = Line::new();
    let _ = write!(line, "{}", value.into());
    line
}

/// A number with its sign; 0 has none.
pub fn signed(value: impl Into<i32>) -> Line {
    let mut line = Line::new();
    let _ = match value.into() {
        0 => write!(line, "0"),
        value => write!(line, "{value:+}"),
    };
    line
}

/// Clears the panel and draws both bars. `after` is what the capital becomes.
/// The number of card fields in use is left out when no cards are played.
pub fn draw(
    canvas: &mut Canvas,
    game: &Caravans,
    person: Person,
    title: &str,
    capital: u16,
    after: Option<i16>,
) {
    canvas.fill(panel(), theme::NIGHT);
    canvas.fill(area(0, 0, 240, TOP - 1), theme::DUSK);
    canvas.fill(area(0, TOP - 1, 240, 1), theme::BRONZE);
    badge(canvas, person, Point::new(4, 3));
    let font = Font::Title.or_smaller(title, 212);
    canvas.text(font, title, area(24, 0, 214, 22), Align::Left, theme::CREAM);
    let middle = TOP - 11;
    canvas.sprite_at(&COIN, Point::new(10, middle), &COIN_INKS);
    let line = |x, width| area(x, TOP - 20, width, 19);
    let before = number(capital);
    let ink = theme::CREAM;
    canvas.text(Font::Body, &before, line(19, 30), Align::Left, ink);
    if let Some(after) = after {
        let x = 19 + Font::Body.width(&before) + 3;
        canvas.sprite(&ARROW, Point::new(x, middle - 3), &[theme::GOLD]);
        let after_text = number(after);
        let text = line(x + 11, 40);
        let ink = if after < 0 {
            // A negative capital needs a darker ground.
            let width = Font::Body.width(&after_text) + 4;
            canvas.slab(area(x + 9, TOP - 18, width, 15), theme::INK);
            theme::EMBER
        } else {
            theme::GOLD
        };
        canvas.text(Font::Body, &after_text, text, Align::Left, ink);
    }
    canvas.sprite_at(&YEAR, Point::new(143, middle), &[theme::TAN]);
    let mut year = Line::new();
    let _ = write!(year, "{}/{YEARS}", game.year());
    canvas.text(Font::Body, &year, line(151, 30), Align::Left, theme::CREAM);
    if matches!(game.phase(), Phase::FinalSales | Phase::Over) {
        // No cards are played any more.
        return;
    }
    canvas.sprite_at(&CARDS, Point::new(189, middle), &[theme::TAN, theme::UMBER]);
    let mut cards = Line::new();
    let _ = write!(cards, "{}/{}", game.board().len(), game.players().fields());
    canvas.text(Font::Body, &cards, line(197, 42), Align::Left, theme::CREAM);
}
