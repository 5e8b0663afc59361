//! The two bars at the top of most screens. The upper bar has the player, the title, the phase, the
//! era and the turn; the lower bar has the player's possessions.

use core::fmt::Write as _;

use embedded_graphics::prelude::*;
use palmyra_engine::Seat;
use palmyra_engine::merchants::{Good, Merchants, Phase, Piece};

use super::{Play, art, signs};
use crate::canvas::{Align, Canvas, Font, area, panel};
use crate::shell::art::{LAUREL, Sprite};
use crate::shell::text::Line;
use crate::shell::widgets::badge;
use crate::theme::{self, Ink};

/// The top of the content below the bars.
pub const TOP: i32 = 41;

/// The Roman numerals of the eras.
pub const ERAS: [&str; 3] = ["I", "II", "III"];

/// Returns a number as text.
pub fn number(value: impl Into<i32>) -> Line {
    let mut line = Line::new();
    let _ = write!(line, "{}", value.into());
    line
}

/// Returns a number with its sign as text.
pub fn signed(value: impl Into<i32>) -> Line {
    let mut line = Line::new();
    let _ = write!(line, "{:+}", value.into());
    line
}

/// Returns the Roman numeral of the current era.
pub fn era(game: &Merchants) -> &'static str {
    ERAS[usize::from(game.era().clamp(1, 3) - 1)]
}

/// Clears the panel and draws the upper bar.
pub fn draw_title(canvas: &mut Canvas, play: &Play, seat: Option<Seat>, title: &str) {
    let game = play.game();
    // When a person's turn begins, A, B, X and Y are ignored for a moment. The golden bar shows
    // this.
    let is_back = canvas.is_deaf() && seat == Some(game.seat()) && !play.bot_to_move();
    let (bar, ink, gold, faint) = match is_back {
        true => (theme::GOLD, theme::INK, theme::INK, theme::INK),
        false => (theme::DUSK, theme::CREAM, theme::GOLD, theme::MIST),
    };
    canvas.fill(panel(), theme::NIGHT);
    canvas.fill(area(0, 0, 240, TOP - 1), theme::DUSK);
    canvas.fill(area(0, 0, 240, 21), bar);
    canvas.fill(area(0, TOP - 1, 240, 1), theme::BRONZE);
    if let Some(seat) = seat {
        badge(canvas, play.person(seat), Point::new(4, 3));
    }
    let numeral = era(game);
    let width = Font::Title.width(numeral);
    let end = 217;
    if game.turn() > 0 {
        let at = area(end - width, 0, width + 1, 21);
        canvas.text(Font::Title, numeral, at, Align::Left, gold);
        for turn in 0..3 {
            let at = area(219 + 7 * turn, 8, 6, 6);
            match (i32::from(game.turn()) - 1) % 3 >= turn {
                true => canvas.fill(at, gold),
                false => canvas.frame(at, 1, faint),
            }
        }
    }
    let left = if seat.is_some() { 24 } else { 8 };
    let mut room = end - width - 4 - left;
    let beside = |signs: i32| room - 16 * signs - 2;
    // A long title leaves space only for the sign of the current phase, or for no sign.
    let wide = Font::Title.width(title);
    let shown = [3, 1].into_iter().find(|&signs| wide <= beside(signs));
    if let (Some(now), Some(shown)) = (phase(game), shown) {
        let signs: [&Sprite; 3] = [&art::HAMMER, &art::TOWER, &art::CROWN];
        let first = end - width - 4 - 16 * shown;
        let signs = signs.into_iter().enumerate();
        let signs = signs.filter(|&(index, _)| shown > 1 || index == now);
        for (place, (index, sign)) in signs.enumerate() {
            let middle = Point::new(first + 7 + 16 * place as i32, 10);
            if index == now {
                canvas.slab(area(middle.x - 8, 2, 16, 17), gold);
                canvas.sprite_at(sign, middle, &[if is_back { bar } else { theme::INK }]);
            } else {
                canvas.sprite_at(sign, middle, &[faint]);
            }
        }
        room = beside(shown);
    }
    let font = Font::Title.or_smaller(title, room);
    let at = area(left, 0, room, 21);
    canvas.text(font, title, at, Align::Left, ink);
}

/// Returns the index of the current phase of the resolution, or `None` outside the resolution.
fn phase(game: &Merchants) -> Option<usize> {
    match game.window() {
        Phase::Slot(_) | Phase::Round => Some(0),
        Phase::Construction => Some(1),
        Phase::Kingdom => Some(2),
        _ => None,
    }
}

/// Draws a scroll bar at the right edge, if a list is only partly visible.
pub fn scroll_mark(canvas: &mut Canvas, (top, end): (i32, i32), part: (usize, usize, usize)) {
    let (first, shown, all) = part;
    if shown >= all {
        return;
    }
    let place = |row: usize| top + (end - top) * row as i32 / all.max(1) as i32;
    canvas.fill(area(236, top, 3, end - top), theme::DUSK);
    let thumb = place(first);
    let length = (place(first + shown) - thumb).max(6);
    canvas.fill(area(236, thumb, 3, length), theme::SHADE);
}

/// Clears the panel and draws both bars.
pub fn draw(canvas: &mut Canvas, play: &Play, seat: Seat, title: &str) {
    draw_title(canvas, play, Some(seat), title);
    draw_levels(canvas, play, seat, title);
    draw_state(canvas, play.game(), seat, 21);
}

/// Draws what a player's tower will score at the end of the era, beside the era. Draws nothing
/// before the first turn, or if the title or the signs of the phases need the space.
fn draw_levels(canvas: &mut Canvas, play: &Play, seat: Seat, title: &str) {
    let game = play.game();
    if game.turn() == 0 || phase(game).is_some() {
        return;
    }
    let text = signed(game.levels_prestige(seat));
    let width = Font::Body.width(&text);
    let least = 36 + Font::Title.width(title);
    let right = 212 - Font::Title.width(era(game));
    // A long title leaves no space for the laurel.
    let Some(end) = [right - 15, right]
        .into_iter()
        .find(|end| end - width >= least)
    else {
        return;
    };
    let is_back = canvas.is_deaf() && seat == game.seat() && !play.bot_to_move();
    let inks = match is_back {
        true => [theme::INK; 3],
        false => [theme::TAN, theme::CREAM, theme::GOLD],
    };
    let x = end - width;
    canvas.sprite_at(&art::TOWER, Point::new(x - 6, 10), &[inks[0]]);
    let at = area(x, 1, width + 1, 19);
    canvas.text(Font::Body, &text, at, Align::Left, inks[1]);
    if end < right {
        canvas.sprite_at(&LAUREL, Point::new(end + 7, 10), &[inks[2]]);
    }
}

/// Draws a line with a player's available pieces, goods and prestige.
pub fn draw_state(canvas: &mut Canvas, game: &Merchants, seat: Seat, top: i32) {
    let board = game.board(seat);
    let middle = top + 9;
    let count = |canvas: &mut Canvas, x: i32, width: i32, value: i32, ink: Ink| {
        let at = area(x, top, width, 19);
        canvas.text(Font::Body, &number(value), at, Align::Left, ink);
    };
    for (kind, x) in [(Piece::Camel, 10), (Piece::Ship, 38)] {
        let left = board.reserve(kind);
        let (sign, ink) = match left {
            0 => (theme::MIST, theme::SHADE),
            _ => (theme::TAN, theme::CREAM),
        };
        signs::piece(kind).draw_in(canvas, Point::new(x, middle), sign, theme::DUSK);
        count(canvas, x + 9, 10, left.into(), ink);
    }
    let goods = board.goods();
    for (index, good) in Good::ALL.into_iter().enumerate() {
        let x = 68 + 34 * index as i32;
        signs::good(good).draw(canvas, Point::new(x, middle));
        count(canvas, x + 8, 20, goods.count(good).into(), theme::CREAM);
    }
    for x in [58, 198] {
        canvas.fill(area(x, top + 4, 1, 12), theme::BRONZE);
    }
    canvas.sprite_at(&LAUREL, Point::new(206, middle), &[theme::GOLD]);
    count(canvas, 214, 26, board.prestige().into(), theme::CREAM);
}
