//! The application in the device's time.

use palmyra_ui::save::Shelf;
use palmyra_ui::{App, Button, Input, Millis, Mind, Sound};

use crate::{Idle, Light};

/// A button went down or up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge {
    /// Which one.
    pub button: Button,
    /// Whether it is down now.
    pub down: bool,
    /// When the contact changed.
    pub at: Millis,
}

impl Edge {
    /// What it means to the application.
    #[must_use]
    pub const fn input(self) -> Input {
        if self.down {
            Input::Press(self.button)
        } else {
            Input::Release(self.button)
        }
    }
}

/// The application, woken and fed at the times when things happened rather
/// than when there was time to tell: a device that was busy drawing plays the
/// same game as the desk, which is never busy.
#[derive(Debug)]
pub struct Handheld<S = ()> {
    app: App,
    shelf: S,
    idle: Idle,
    now: Millis,
    wake: Option<Millis>,
    think: bool,
    redraw: bool,
    sound: Option<Sound>,
}

impl Handheld {
    /// Switches on now, without memory; `seed` is where all randomness comes from.
    #[must_use]
    pub fn new(seed: u64, now: Millis) -> Self {
        let mut handheld = Self::off(seed, now, ());
        handheld.switch_on();
        handheld
    }
}

impl<S: Shelf> Handheld<S> {
    /// A wake that is later than this is told at once, as one.
    const LATEST: Millis = 250;

    /// Lies there with its shelf, to be switched on; `seed` is where all
    /// randomness comes from.
    #[must_use]
    pub fn off(seed: u64, now: Millis, shelf: S) -> Self {
        Self {
            app: App::new(seed),
            shelf,
            idle: Idle::new(now),
            now,
            wake: None,
            think: false,
            redraw: true,
            sound: None,
        }
    }

    /// Takes over what is on the shelf, where it stands: there is no room for
    /// copies of an application that also reads its saves.
    pub fn switch_on(&mut self) {
        self.app.recall(&mut self.shelf);
        // Only an update tells when the application wants to be woken.
        self.update(Input::Tick, self.now);
    }

    /// The application.
    #[must_use]
    pub const fn app(&self) -> &App {
        &self.app
    }

    /// Where things are kept.
    pub const fn shelf(&mut self) -> &mut S {
        &mut self.shelf
    }

    /// Lets the shelf do what takes long, if people rather read than press now.
    pub fn rest(&mut self) {
        self.app.rest(&mut self.shelf);
    }

    /// A button was touched.
    pub fn touch(&mut self, edge: Edge) {
        self.advance(edge.at);
        if let Some(input) = self.idle.touch(edge) {
            self.update(input, edge.at);
        }
    }

    /// The battery was measured, in percent.
    pub fn battery(&mut self, percent: u8, now: Millis) {
        self.advance(now);
        self.update(Input::Battery(percent), now);
    }

    /// Time has passed: wakes the application each time it asked for.
    pub fn advance(&mut self, now: Millis) {
        while let Some(due) = self.wake.filter(|due| *due <= now) {
            self.update(Input::Tick, due.max(now.saturating_sub(Self::LATEST)));
        }
    }

    /// Whether a bot or a hint has to be thought about: see [`Handheld::think`].
    #[must_use]
    pub const fn wants_to_think(&self) -> bool {
        self.think
    }

    /// Thinks for `budget` units of work at most.
    pub fn think(&mut self, mind: &mut Mind, budget: u32, now: Millis) {
        if self.app.think(mind, budget) {
            self.redraw = true;
            self.update(Input::Tick, now);
        }
    }

    /// When to call [`Handheld::advance`] or to look at the light again.
    #[must_use]
    pub fn deadline(&self, now: Millis) -> Option<Millis> {
        [self.wake, self.idle.deadline(now)]
            .into_iter()
            .flatten()
            .min()
    }

    /// How bright the backlight is, in thousandths.
    #[must_use]
    pub fn backlight(&self, now: Millis) -> u16 {
        self.light(now).duty(self.app.settings().brightness)
    }

    /// How bright it is.
    #[must_use]
    pub const fn light(&self, now: Millis) -> Light {
        self.idle.light(now)
    }

    /// Whether the picture has changed since this was asked.
    pub fn take_redraw(&mut self) -> bool {
        core::mem::take(&mut self.redraw)
    }

    /// The last sound asked for since this was asked.
    pub fn take_sound(&mut self) -> Option<Sound> {
        self.sound.take()
    }

    fn update(&mut self, input: Input, at: Millis) {
        self.now = self.now.max(at);
        let mut effects = self.app.update(input, self.now);
        if effects.store && self.app.exchange(&mut self.shelf) {
            // A fetched game asks for time of its own.
            effects = self.app.update(Input::Tick, self.now);
            effects.redraw = true;
        }
        // A wake that is already due would stop the clock for ever.
        self.wake = effects.wake.map(|wake| wake.max(self.now + 1));
        self.redraw |= effects.redraw;
        self.think = effects.think;
        self.sound = effects.sound.or(self.sound);
    }
}
