//! Helpers for the tests of screens.

extern crate std;

use std::boxed::Box;
use std::format;
use std::string::String;
use std::vec::Vec;

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use palmyra_play::Language;

use crate::canvas::{Canvas, Observer, Written, panel, wrap};
use crate::games::{AnyPlay, GameContext as Context};
use crate::picture::Picture;
use crate::shell::widgets::{MESSAGE_WIDTH, draw_message};
use crate::shell::{GameScreen as _, Play, Screen, Services, Shown};

pub use crate::shell::{earn_first, end_screen};

/// The lines of text that were drawn, and the faults in them.
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
        // Some letters are a pixel wider than their advance, so the area is extended.
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

/// Returns the lines of text that a function draws, and the faults in them.
pub fn watch(draw: impl FnOnce(&mut Canvas)) -> Watch {
    let (mut picture, mut watch) = (Box::new(Picture::new()), Watch::default());
    draw(&mut Canvas::observed(&mut picture, &mut watch));
    watch
}

/// Draws, and fails if a text is not readable or if there is no text.
pub fn assert_readable(cx: &Context, draw: impl FnOnce(&mut Canvas)) {
    let watch = watch(draw);
    let language = cx.profile.settings.language;
    assert!(!watch.lines.is_empty(), "{language:?}: nothing is said");
    assert!(watch.faults.is_empty(), "{language:?}: {:?}", watch.faults);
}

/// Fails if the current message is not readable on one line.
pub fn assert_message(cx: &Context) {
    let message = cx.toast.expect("a message");
    let lines = wrap(message.text, MESSAGE_WIDTH).count();
    assert_eq!(lines, 1, "{}", message.text);
    assert_readable(cx, |canvas| draw_message(message.text, canvas));
}

/// Draws a screen of the shell, and fails if a text is not readable.
pub fn assert_screen(cx: &Context, screen: Screen) {
    assert_readable(cx, |canvas| screen.draw(cx, canvas));
}

/// Returns the lines of text on a screen.
pub fn lines(cx: &Context, screen: Screen) -> Vec<String> {
    let watch = watch(|canvas| screen.draw(cx, canvas));
    watch.lines.into_iter().map(|(line, _)| line).collect()
}

/// Returns one new context per language.
pub fn contexts() -> impl Iterator<Item = Context> {
    Language::ALL.into_iter().map(|language| {
        let mut cx = Context::new(1);
        cx.profile.settings.language = language;
        cx
    })
}

/// Draws a screen of a game, and fails if a text is not readable.
pub fn assert_game_screen<G: Found>(cx: &Context, screen: G::Screen) {
    assert_readable(cx, |canvas| screen.draw(running::<G>(cx), cx, canvas));
}

/// A game that tests can find in [`AnyPlay`].
pub trait Found: Shown {
    /// Returns the running game, if it is of this kind.
    fn found(any: &Option<AnyPlay>) -> Option<&Play<Self>>;

    /// Returns a mutable reference to the running game, if it is of this kind.
    fn found_mut(any: &mut Option<AnyPlay>) -> Option<&mut Play<Self>>;
}

/// Returns the running game. Panics if it is not of the kind `G`.
pub fn running<G: Found>(cx: &Context) -> &Play<G> {
    G::found(&cx.play).expect("a running game of this kind")
}

/// Returns a mutable reference to the running game. Panics if it is not of the kind `G`.
pub fn running_mut<G: Found>(cx: &mut Context) -> &mut Play<G> {
    G::found_mut(&mut cx.play).expect("a running game of this kind")
}

/// Returns mutable references to the running game and to the shell's services. Panics if the game
/// is not of the kind `G`.
pub fn table<G: Found>(cx: &mut Context) -> (&mut Play<G>, &mut Services) {
    let play = G::found_mut(&mut cx.play).expect("a running game of this kind");
    (play, &mut cx.shell)
}
