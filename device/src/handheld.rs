//! The application in the device's time.

use palmyra_play::save::SaveStore;
use palmyra_play::{Bots, Millis, Start};
use palmyra_ui::{App, Button, Input, Sound, Stage};

use crate::{Front, Idle, Light, brightest};

/// A wake that is later than this is told at once, as one.
const LATEST: Millis = 250;
/// Thinking stops after this many milliseconds, to show how far it is: with the time
/// for drawing, that makes more than thirty pictures a second.
const SLICE: Millis = 22;
/// So many units of work are done before the clock is looked at.
const UNITS: u32 = 64;

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
    saves: S,
    idle: Idle,
    now: Millis,
    wake: Option<Millis>,
    /// Whether a bot or a hint has to be thought about.
    think: bool,
    redraw: bool,
    /// The battery's charge in percent, if there is one.
    charge: Option<u8>,
    /// The last sound asked for that was not played yet.
    sound: Option<Sound>,
}

impl<S: SaveStore> Handheld<S> {
    /// Starts powered off, with its saves attached; `seed` is where all
    /// randomness comes from.
    #[must_use]
    #[inline(always)]
    pub fn new(seed: u64, now: Millis, saves: S) -> Self {
        Self {
            app: App::off(seed),
            saves,
            idle: Idle::new(now),
            now,
            wake: None,
            think: false,
            redraw: true,
            charge: None,
            sound: None,
        }
    }

    /// Switches on and reads the saves, in place: the device has no room for
    /// copies of an application.
    pub fn switch_on(&mut self) {
        self.app.load(&mut self.saves);
        // Only an update tells when the application wants to be woken.
        self.update(Input::Tick, self.now);
    }

    /// The application.
    #[must_use]
    pub const fn app(&self) -> &App {
        &self.app
    }

    /// Where things are kept.
    #[must_use]
    pub const fn saves(&self) -> &S {
        &self.saves
    }

    /// Where things are kept, to look after it.
    pub const fn saves_mut(&mut self) -> &mut S {
        &mut self.saves
    }

    /// Switches off at once; what was kept remains.
    pub fn into_saves(self) -> S {
        self.saves
    }

    /// When the application wants to be woken.
    #[must_use]
    pub const fn wake(&self) -> Option<Millis> {
        self.wake
    }

    /// Whether the picture has changed since this was asked.
    pub fn take_redraw(&mut self) -> bool {
        core::mem::take(&mut self.redraw)
    }

    /// Begins a game at once, as if it had been set up on the title; chance
    /// deals it if there is no seed.
    pub fn begin(&mut self, start: Start, seed: Option<u32>) {
        self.app.begin(start, seed);
        self.update(Input::Tick, self.now);
        self.redraw = true;
    }

    /// Somebody is there, though no button was touched: the light stays.
    pub const fn stir(&mut self, now: Millis) {
        self.idle.stir(now);
    }

    /// The battery was measured, in percent.
    pub fn battery(&mut self, percent: u8, now: Millis) {
        self.advance(now);
        self.charge = Some(percent);
        self.update(Input::Battery(percent), now);
    }

    /// The loop's body: does all that is to be done now. Answers when it has
    /// to be called again if no button is touched before: at once while
    /// somebody thinks, never if `None`.
    pub async fn round(&mut self, bots: &mut Bots, front: &mut impl Front) -> Option<Millis> {
        front.at(Stage::Updating, &self.app);
        self.app.set_today(front.today());
        while let Some(edge) = front.next_edge() {
            self.touch(edge);
        }
        let now = front.now();
        self.advance(now);
        // Nobody reads the gauge in the dark.
        if self.idle.light(now) != Light::Dark
            && let Some(percent) = front.battery(now)
        {
            self.battery(percent, now);
        }
        if let Some(sound) = self.sound.take() {
            front.sound(sound);
        }
        let redraw = self.take_redraw();
        if redraw {
            front.show(&self.app).await;
        }
        let now = front.now();
        let light = self.idle.light(now);
        let brightness = self.app.settings().brightness;
        front.light(light, brightness.min(brightest(self.charge)));
        // Erasing stops everything for a while: only where people read, and
        // after they have got their picture.
        if redraw {
            self.app.rest(&mut self.saves);
        }
        if self.idle.may_sleep(now) && !front.has_edge() && front.sleep().await {
            let now = front.now();
            self.idle.wake(now);
            return Some(now);
        }
        if self.think {
            front.at(Stage::Thinking, &self.app);
            self.think(bots, front);
            return Some(front.now());
        }
        front.at(Stage::Waiting, &self.app);
        let light = self.idle.deadline(front.now());
        [self.wake, light].into_iter().flatten().min()
    }

    /// Thinks until it is time for the next picture, or somebody presses.
    fn think(&mut self, bots: &mut Bots, front: &impl Front) {
        let end = front.now() + SLICE;
        while self.think && !front.has_edge() && front.now() < end {
            if self.app.think(bots, UNITS) {
                self.redraw = true;
                self.update(Input::Tick, front.now());
            }
        }
    }

    /// A button was touched.
    fn touch(&mut self, edge: Edge) {
        self.advance(edge.at);
        if let Some(input) = self.idle.touch(edge) {
            self.update(input, edge.at);
        }
    }

    /// Time has passed: wakes the application each time it asked for.
    fn advance(&mut self, now: Millis) {
        while let Some(due) = self.wake.filter(|due| *due <= now) {
            self.update(Input::Tick, due.max(now.saturating_sub(LATEST)));
        }
    }

    fn update(&mut self, input: Input, at: Millis) {
        self.now = self.now.max(at);
        let mut effects = self.app.update(input, self.now);
        if effects.store && self.app.exchange(&mut self.saves) {
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
