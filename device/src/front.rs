//! The interface to the hardware of a board, or to a desktop computer or
//! browser.

use palmyra_play::link::Activity;
use palmyra_play::{Day, Millis};
use palmyra_ui::{App, Charge, Figures, Parts, Sound, Stage};

use crate::{Edge, Light};

/// The surroundings of a [`Handheld`](crate::Handheld): clock, buttons, panel, light and sound.
pub trait Front {
    /// The time in milliseconds since power-on.
    fn now(&self) -> Millis;

    /// The current day; `None` without a clock that knows the date.
    fn today(&self) -> Option<Day> {
        None
    }

    /// Removes and returns the oldest button edge.
    fn next_edge(&mut self) -> Option<Edge>;

    /// Whether there is a button edge. Thinking stops for it.
    fn has_edge(&self) -> bool;

    /// Returns the battery's charge if it is known and has changed.
    fn battery(&mut self, _now: Millis) -> Option<Charge> {
        None
    }

    /// The parts that this device has.
    fn parts(&self) -> Parts {
        Parts::default()
    }

    /// Diagnostic figures, for the self-test.
    fn figures(&mut self) -> Figures {
        Figures::default()
    }

    /// The state of the link to a computer.
    fn link(&self) -> Activity {
        Activity::default()
    }

    /// Plays a sound; `volume` is the player's setting.
    fn sound(&mut self, _sound: Sound, _volume: u8) {}

    /// Switches the lamp that warns of a low battery on or off.
    fn lamp(&mut self, _is_on: bool) {}

    /// Draws the application and starts sending the picture to the panel. Returns while the
    /// picture is still being sent.
    fn show(&mut self, app: &App) -> impl Future<Output = ()>;

    /// Sets the backlight. `brightness` is the player's setting.
    fn light(&mut self, light: Light, brightness: u8);

    /// Sleeps until a button is touched, then shows the same picture again. Called after a long
    /// time without a touch, or with `is_asked` if the player has requested sleep.
    ///
    /// Returns whether the device slept. The result is `false` at once if the device cannot sleep,
    /// or if it has external power and the player has not requested sleep.
    fn sleep(&mut self, _is_asked: bool) -> impl Future<Output = bool> {
        async { false }
    }

    /// Stores the next stage of the loop, to be reported if the loop hangs in
    /// it.
    fn at(&mut self, _stage: Stage, _app: &App) {}
}
