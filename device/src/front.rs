//! The interface that differs between a board, a desktop computer and a browser.

use palmyra_play::link::Activity;
use palmyra_play::{Day, Millis};
use palmyra_ui::{App, Charge, Figures, Parts, Sound, Stage};

use crate::{Edge, Light};

/// The surroundings of a [`Handheld`](crate::Handheld): clock, buttons, panel, light and sound.
pub trait Front {
    /// Milliseconds since power-on.
    fn now(&self) -> Millis;

    /// The current day, if there is a clock that has the date.
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

    /// The parts of the device.
    fn parts(&self) -> Parts {
        Parts::default()
    }

    /// Diagnostic figures, for the self-test.
    fn figures(&mut self) -> Figures {
        Figures::default()
    }

    /// The activity on the cable to a computer.
    fn link(&self) -> Activity {
        Activity::default()
    }

    /// Plays a sound; `volume` is the player's setting.
    fn sound(&mut self, _sound: Sound, _volume: u8) {}

    /// Switches the lamp that warns of a low battery.
    fn lamp(&mut self, _is_on: bool) {}

    /// Draws the application and shows the picture. Returns once it is drawn and being sent to the
    /// panel.
    fn show(&mut self, app: &App) -> impl Future<Output = ()>;

    /// Sets the backlight; `brightness` is the player's setting.
    fn light(&mut self, light: Light, brightness: u8);

    /// Sleeps until a button is touched, then shows the same picture again. Called after a long
    /// time without a touch, or when the player has requested it (`is_asked`). Returns whether the
    /// device slept. Returns `false` at once if it cannot sleep, or if it has external power and
    /// the player has not requested sleep.
    fn sleep(&mut self, _is_asked: bool) -> impl Future<Output = bool> {
        async { false }
    }

    /// Stores what the loop is about to do, to be reported if it hangs.
    fn at(&mut self, _stage: Stage, _app: &App) {}
}
