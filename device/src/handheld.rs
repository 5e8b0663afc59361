//! The application, run by a device's clock and buttons.

use palmyra_play::link::Refusal;
use palmyra_play::save::{Incoming, SaveStore};
use palmyra_play::{Bots, Millis, Start};
use palmyra_ui::{App, Button, Charge, Input, Parts, Sound, Stage};

use crate::{Front, Idle, Lamp, Light, brightest};

/// The largest delay of a wake. Wakes that are overdue by more than this are merged into one.
const LATEST: Millis = 250;
/// The longest time to think before the progress is shown. With this time, and the time for
/// drawing, there are more than 30 pictures per second.
const SLICE: Millis = 22;
/// The number of units of work between two checks of the clock.
const UNITS: u32 = 64;

/// A press or release of a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge {
    /// The button.
    pub button: Button,
    /// Whether the button was pressed; otherwise it was released.
    pub down: bool,
    /// The time of the press or release.
    pub at: Millis,
}

impl Edge {
    /// Converts the edge to an input of the application.
    #[must_use]
    pub const fn input(self) -> Input {
        if self.down {
            Input::Press(self.button)
        } else {
            Input::Release(self.button)
        }
    }
}

/// The application, run by a device's clock and buttons. Inputs and wakes get the time at which
/// they happened, not the time at which the loop handled them. So a device that was busy with
/// drawing plays the same game as a desktop computer, which is never busy.
#[derive(Debug)]
pub struct Handheld<S = ()> {
    app: App,
    saves: S,
    idle: Idle,
    now: Millis,
    wake: Option<Millis>,
    /// Whether bots have to think about a decision or a hint.
    think: bool,
    redraw: bool,
    /// The battery's charge; `None` without a battery, or before it was measured.
    charge: Option<Charge>,
    /// The last requested sound, if it was not played yet.
    sound: Option<Sound>,
    /// Whether the player has requested sleep.
    sleep: bool,
}

impl<S: SaveStore> Handheld<S> {
    /// Creates a handheld that is switched off. All randomness comes from `seed`.
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
            sleep: false,
        }
    }

    /// Switches the handheld on and loads its saves. The application is created in place, because
    /// the device has no memory for a copy.
    pub fn switch_on(&mut self) {
        self.app.load(&mut self.saves);
        // Only an update returns the time of the next wake; loading does not.
        self.update(Input::Tick, self.now);
    }

    /// Sets the parts that the device has. Some screens show them.
    pub fn equip(&mut self, parts: Parts) {
        self.redraw |= self.app.set_parts(parts);
    }

    /// The application.
    #[must_use]
    pub const fn app(&self) -> &App {
        &self.app
    }

    /// The saves.
    #[must_use]
    pub const fn saves(&self) -> &S {
        &self.saves
    }

    /// The saves, for changing.
    pub const fn saves_mut(&mut self) -> &mut S {
        &mut self.saves
    }

    /// Switches off at once and returns the saves.
    pub fn into_saves(self) -> S {
        self.saves
    }

    /// The time of the next wake; `None` if there is none.
    #[must_use]
    pub const fn wake(&self) -> Option<Millis> {
        self.wake
    }

    /// Returns whether the picture has changed since the last call of this
    /// function.
    pub fn take_redraw(&mut self) -> bool {
        core::mem::take(&mut self.redraw)
    }

    /// Begins a game at once, as if it had been set up on the title. If `seed` is `None`, the game
    /// gets a random seed.
    pub fn begin(&mut self, start: Start, seed: Option<u32>) {
        self.app.begin(start, seed);
        self.update(Input::Tick, self.now);
        self.redraw = true;
    }

    /// Saves an item that was received from a computer.
    ///
    /// # Errors
    ///
    /// The reason why the item was not saved.
    pub fn put(&mut self, item: Incoming) -> Result<(), Refusal> {
        self.redraw = true;
        self.app.put(&mut self.saves, item)
    }

    /// Keeps the backlight on, as if a button had been touched.
    pub const fn stir(&mut self, now: Millis) {
        self.idle.stir(now);
    }

    /// Sets the battery's charge.
    pub fn battery(&mut self, charge: Charge, now: Millis) {
        self.advance(now);
        self.charge = Some(charge);
        self.update(Input::Battery(charge), now);
    }

    /// Does all work that is due. This is the body of the main loop. Returns the time of the next
    /// call if no button is touched before; `None` if no call is needed. While bots think, the
    /// next call is due at once.
    pub async fn round(&mut self, bots: &mut Bots, front: &mut impl Front) -> Option<Millis> {
        front.at(Stage::Updating, &self.app);
        self.app.set_today(front.today());
        self.equip(front.parts());
        if self.app.tests_itself() {
            self.app.set_figures(front.figures());
        }
        self.redraw |= self.app.set_link(front.link());
        while let Some(edge) = front.next_edge() {
            self.touch(edge);
        }
        let now = front.now();
        self.advance(now);
        // While the backlight is off nobody sees the gauge, so the battery is not measured.
        if self.idle.light(now) != Light::Dark
            && let Some(charge) = front.battery(now)
        {
            self.battery(charge, now);
        }
        if let Some(sound) = self.sound.take() {
            front.sound(sound, self.app.settings().volume);
        }
        let redraw = self.take_redraw();
        let is_asked = core::mem::take(&mut self.sleep);
        let brightness = self.app.brightness().min(brightest(self.charge));
        if is_asked {
            // The backlight is off while the picture that appears after the sleep is drawn.
            front.light(Light::Dark, brightness);
        }
        if redraw {
            front.show(&self.app).await;
        }
        let now = front.now();
        let light = if is_asked {
            Light::Dark
        } else {
            self.idle.light(now)
        };
        front.light(light, brightness);
        let lamp = Lamp::at(now, self.charge, light);
        front.lamp(lamp.is_on);
        // Tidying the saves may erase flash, which blocks the device for a while. So it is done
        // right after a new picture, while people read.
        if redraw {
            self.app.rest(&mut self.saves);
        }
        let may_sleep = is_asked || self.idle.may_sleep(now);
        if may_sleep && !front.has_edge() && front.sleep(is_asked).await {
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
        [self.wake, light, lamp.until].into_iter().flatten().min()
    }

    /// Lets bots think until the next picture is due or a button is touched.
    fn think(&mut self, bots: &mut Bots, front: &impl Front) {
        let end = front.now() + SLICE;
        while self.think && !front.has_edge() && front.now() < end {
            if self.app.think(bots, UNITS) {
                self.redraw = true;
                self.update(Input::Tick, front.now());
            }
        }
    }

    /// Handles a button edge.
    fn touch(&mut self, edge: Edge) {
        self.advance(edge.at);
        if let Some(input) = self.idle.touch(edge) {
            self.update(input, edge.at);
        }
    }

    /// Advances the time, and wakes the application at the times that it has requested. Wakes that
    /// are too late are merged, see `LATEST`. Steps that need no picture between them are saved
    /// together.
    fn advance(&mut self, now: Millis) {
        let mut store = false;
        while let Some(due) = self.wake.filter(|due| *due <= now) {
            store = self.apply(Input::Tick, due.max(now.saturating_sub(LATEST)));
        }
        if store {
            self.exchange();
        }
    }

    fn update(&mut self, input: Input, at: Millis) {
        if self.apply(input, at) {
            self.exchange();
        }
    }

    /// Saves what has changed and loads what was requested.
    fn exchange(&mut self) {
        if self.app.exchange(&mut self.saves) {
            // A loaded game has requested wakes of its own. Only an update returns the
            // time of the next one.
            self.apply(Input::Tick, self.now);
            self.redraw = true;
        }
    }

    /// Passes an input to the application. Returns whether something has to be saved or
    /// loaded.
    fn apply(&mut self, input: Input, at: Millis) -> bool {
        self.now = self.now.max(at);
        let effects = self.app.update(input, self.now);
        // The next wake must be later than now, otherwise `advance` would loop
        // forever.
        self.wake = effects.wake.map(|wake| wake.max(self.now + 1));
        self.redraw |= effects.redraw;
        self.think = effects.think;
        self.sound = effects.sound.or(self.sound);
        self.sleep |= effects.sleep;
        effects.store
    }
}
