//! What is different on a board, on the desk and in a browser.

use palmyra_play::{Day, Millis};
use palmyra_ui::{App, Sound, Stage};

use crate::{Edge, Light};

/// What surrounds a [`Handheld`](crate::Handheld): its clock, buttons, panel,
/// light and sound.
pub trait Front {
    /// Milliseconds since power-on.
    fn now(&self) -> Millis;

    /// Which day it is, where a clock tells.
    fn today(&self) -> Option<Day> {
        None
    }

    /// Takes the oldest button edge that is not handled yet.
    fn next_edge(&mut self) -> Option<Edge>;

    /// Whether a button edge waits to be handled; thinking stops for it.
    fn has_edge(&self) -> bool;

    /// The battery's charge in percent, if it is known and has changed.
    fn battery(&mut self, _now: Millis) -> Option<u8> {
        None
    }

    /// Plays a sound.
    fn sound(&mut self, _sound: Sound) {}

    /// Draws the application and shows the picture; done when it is drawn and on its
    /// way to the panel.
    fn show(&mut self, app: &App) -> impl Future<Output = ()>;

    /// Sets the backlight; `brightness` is the player's setting.
    fn light(&mut self, light: Light, brightness: u8);

    /// Nobody has touched a button for long: sleeps until somebody does, and
    /// shows the same picture again. Says whether it slept. Where that cannot be
    /// done, or power comes from outside, it does not.
    fn sleep(&mut self) -> impl Future<Output = bool> {
        async { false }
    }

    /// The loop is about to do this: told for the case that it never comes
    /// back.
    fn at(&mut self, _stage: Stage, _app: &App) {}
}
