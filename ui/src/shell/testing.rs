//! What the tests of screens share.

extern crate std;

use core::convert::Infallible;
use std::format;
use std::string::String;
use std::vec::Vec;

use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use palmyra_play::{Kind, Language};

use super::end::EndPage;
use super::{Context, Screen, milestones};
use crate::canvas::{Canvas, Observer, Written, panel};

/// A panel that shows nothing.
pub struct Blank;

impl Dimensions for Blank {
    fn bounding_box(&self) -> Rectangle {
        panel()
    }
}

impl DrawTarget for Blank {
    type Color = Rgb565;
    type Error = Infallible;

    fn draw_iter<I: IntoIterator<Item = Pixel<Rgb565>>>(&mut self, _: I) -> Result<(), Infallible> {
        Ok(())
    }
}

/// Notes the lines of a picture and what is wrong with them.
#[derive(Default)]
pub struct Watch {
    pub lines: Vec<(String, Rectangle)>,
    pub faults: Vec<String>,
}

impl Observer for Watch {
    fn text(&mut self, written: Written) {
        let Written {
            text, area, drawn, ..
        } = written;
        // Some letters reach a pixel beyond where they stand.
        let room = Rectangle::new(
            area.top_left - Point::new(1, 0),
            area.size + Size::new(2, 0),
        );
        for place in [room, panel()] {
            if drawn.intersection(&place) != drawn {
                self.faults.push(format!("`{text}` leaves {place:?}"));
            }
        }
        for (other, taken) in &self.lines {
            let both = taken.intersection(&drawn);
            if !both.is_zero_sized() && other != text {
                self.faults.push(format!("`{text}` lies on `{other}`"));
            }
        }
        self.lines.push((text.into(), drawn));
    }
}

/// Draws, and fails if something cannot be read or nothing is said.
pub fn assert_readable(cx: &Context, draw: impl FnOnce(&mut Canvas<Blank, Watch>)) {
    let (mut target, mut watch) = (Blank, Watch::default());
    let mut canvas = Canvas::new(&mut target, &mut watch);
    draw(&mut canvas);
    let Ok(()) = canvas.finish();
    let language = cx.profile.settings.language;
    assert!(!watch.lines.is_empty(), "{language:?}: nothing is said");
    assert!(watch.faults.is_empty(), "{language:?}: {:?}", watch.faults);
}

/// Draws a screen, and fails if something cannot be read.
pub fn assert_screen(cx: &Context, screen: Screen) {
    assert_readable(cx, |canvas| screen.draw(cx, canvas));
}

/// What a screen says, line by line.
pub fn lines(cx: &Context, screen: Screen) -> Vec<String> {
    let (mut target, mut watch) = (Blank, Watch::default());
    let mut canvas = Canvas::new(&mut target, &mut watch);
    screen.draw(cx, &mut canvas);
    let Ok(()) = canvas.finish();
    watch.lines.into_iter().map(|(line, _)| line).collect()
}

/// What screens share, once in each language.
pub fn contexts() -> impl Iterator<Item = Context> {
    Language::ALL.into_iter().map(|language| {
        let mut cx = Context::new(1);
        cx.profile.settings.language = language;
        cx
    })
}

/// Reaches the first milestone that is a game's own.
pub fn earn_first(cx: &mut Context, game: Kind) {
    milestones::reach(cx, game, 1, false);
}

/// The screen after the end of a game.
pub fn end_screen() -> Screen {
    Screen::End(EndPage::default())
}
