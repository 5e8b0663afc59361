//! What differs between a board, the desk and a browser.

use palmyra_play::{Day, Millis};
use palmyra_ui::{App, Charge, Figures, Parts, Sound, Stage};

use crate::{Edge, Light};

/// The surroundings of a [`Handheld`](crate::Handheld): its clock, buttons, panel, light and
/// sound.
pub trait Front {
    /// Milliseconds since power-on.
    fn now(&self) -> Millis;

    /// The current day, if there is a clock that knows it.
    fn today(&self) -> Option<Day> {
        None
    }

    /// Takes the oldest button edge that is not handled yet.
    fn next_edge(&mut self) -> Option<Edge>;

    /// Whether a button edge waits to be handled; thinking stops for it.
    fn has_edge(&self) -> bool;

    /// The battery's charge, if it is known and has changed.
    fn battery(&mut self, _now: Millis) -> Option<Charge> {
        None
    }

    /// The parts that the player can be offered.
    fn parts(&self) -> Parts {
        Parts::default()
    }

    /// What the device knows of itself, for its self-test.
    fn figures(&mut self) -> Figures {
        Figures::default()
    }

    /// Plays a sound; `volume` is the player's setting.
    fn sound(&mut self, _sound: Sound, _volume: u8) {}

    /// Switches the lamp that warns of a low battery.
    fn lamp(&mut self, _is_on: bool) {}

    /// Draws the application and shows the picture. Returns when it is drawn and on its way to
    /// the panel.
    fn show(&mut self, app: &App) -> impl Future<Output = ()>;

    /// Sets the backlight; `brightness` is the player's setting.
    fn light(&mut self, light: Light, brightness: u8);

    /// Sleeps until a button is touched, then shows the same picture again. Called when no
    /// button was touched for long, or when the player has asked for it. Returns whether it
    /// slept: a front that cannot sleep does not, nor one that has power from outside unless it
    /// was asked.
    fn sleep(&mut self, _is_asked: bool) -> impl Future<Output = bool> {
        async { false }
    }

    /// Notes what the loop is about to do, in case it never comes back.
    fn at(&mut self, _stage: Stage, _app: &App) {}
}
