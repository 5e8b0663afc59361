//! The last screen of a device that cannot go on.

use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::*;

use crate::canvas::{Align, Canvas, Observer, area, panel};
use crate::text::{Language, Msg};
use crate::theme;
use crate::widgets::page;

/// Says what happened and where, and how to go on. It needs no [`App`], which
/// may be what has failed.
///
/// # Errors
/// Those of the target.
///
/// [`App`]: crate::App
pub fn draw_fault<D: DrawTarget<Color = Rgb565>>(
    target: &mut D,
    language: Language,
    what: &str,
    place: &str,
) -> Result<(), D::Error> {
    draw_fault_observed(target, &mut (), language, what, place)
}

/// As [`draw_fault`], and tells the observer about every text.
///
/// # Errors
/// Those of the target.
pub fn draw_fault_observed<D: DrawTarget<Color = Rgb565>, O: Observer>(
    target: &mut D,
    observer: &mut O,
    language: Language,
    what: &str,
    place: &str,
) -> Result<(), D::Error> {
    let mut canvas = Canvas::new(target, observer);
    canvas.fill(panel(), theme::NIGHT);
    page(&mut canvas, Msg::Fault.text(language));
    let mut y = 34;
    for (text, ink) in [
        (Msg::FaultText.text(language), theme::CREAM),
        (what, theme::EMBER),
        (place, theme::SHADE),
    ] {
        // A long message is cut at the end of its share, not by its neighbour.
        let lines = crate::canvas::wrap(text, 224).count().min(4) as i32;
        canvas.text_lines(text, area(8, y, 224, 17 * lines), 0, ink);
        y += 17 * lines + 6;
    }
    let at = area(8, 214, 224, 20);
    canvas.paragraph(
        Msg::FaultHint.text(language),
        at,
        Align::Centre,
        theme::GOLD,
    );
    canvas.finish()
}
