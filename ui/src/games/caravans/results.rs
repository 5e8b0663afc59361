//! The page with the largest capitals of finished games.

use palmyra_engine::caravans::Caravans;
use palmyra_play::Listed as _;

use crate::canvas::Canvas;
use crate::shell::Services;
use crate::shell::best::{Columns, Pages};
use crate::shell::text::Line;

/// The number of result pages.
pub const PAGES: u8 = Pages::COUNT;

/// Returns the heading of a page.
pub fn heading(cx: &Services, page: u8) -> Line {
    Pages::heading(cx, page)
}

/// Draws a page below the y coordinate `top`.
pub fn draw(cx: &Services, page: u8, canvas: &mut Canvas, top: i32) {
    pages().draw(cx, page, canvas, top);
}

fn pages() -> Pages {
    Pages {
        game: Caravans::KIND,
        modes: 0..1,
        seats: 2..5,
        columns: Columns {
            left: (12, 164),
            right: (140, 88),
        },
    }
}
