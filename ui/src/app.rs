//! The application: inputs to the screen on top, and its picture.

use core::fmt;

use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::*;
use heapless::Vec;

use crate::canvas::{Canvas, Observer};
use crate::input::{Button, Input, Millis, Repeat};
use crate::mind::{Asker, Mind, Progress};
use crate::save::{self, Item, Shelf, Slot, Spoiled};
use crate::screens::{Go, Screen, resume_loaded, tell_spoiled};
use crate::text::Msg;
use crate::widgets::unkept_mark;
use crate::world::{Settings, World};

/// A sound that the moment asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A choice was made.
    Confirm,
    /// Tiles or coins were gained.
    Gain,
    /// A game has ended.
    End,
    /// That cannot be done.
    Refused,
}

/// What the surroundings have to do after an update.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effects {
    /// The picture has changed: draw it.
    pub redraw: bool,
    /// When to call again with [`Input::Tick`], if nothing happens before.
    pub wake: Option<Millis>,
    /// Play this.
    pub sound: Option<Sound>,
    /// Something is to be kept or fetched: call [`App::exchange`].
    pub store: bool,
    /// Something is to be decided: call [`App::think`], then come back with
    /// [`Input::Tick`].
    pub think: bool,
}

/// Screens that may lie on top of one another: title, table, pause, log, one
/// of its turns, and an explanation; one more for good measure.
const DEPTH: usize = 7;

/// The whole application.
#[derive(Clone, Debug)]
pub struct App {
    world: World,
    /// The title is always at the bottom.
    screens: Vec<Screen, DEPTH>,
    repeat: Repeat,
    /// When the screen on top came up.
    arrived: Millis,
}

/// A hasty A does not open the curtain or leave the result.
const HASTE: Millis = 400;

impl App {
    /// The names of all screens, for scripts and tests.
    pub const SCREENS: &'static [&'static str] = Screen::NAMES;

    /// Starts at the title, or with the questions of a new device; `seed` is where all randomness comes from.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        let mut app = Self {
            world: World::new(seed),
            screens: Vec::new(),
            repeat: Repeat::default(),
            arrived: 0,
        };
        app.go(Go::Home);
        app
    }

    /// Takes an input at a time that never runs backwards.
    pub fn update(&mut self, input: Input, now: Millis) -> Effects {
        self.world.now = now;
        self.world.sound = None;
        let mut redraw = false;
        match input {
            Input::Press(button) => {
                self.repeat.press(button, now);
                self.press(button);
                redraw = true;
            }
            Input::Release(button) => self.repeat.release(button),
            Input::Tick => {}
            Input::Battery(percent) => {
                redraw = self.world.battery != Some(percent);
                self.world.battery = Some(percent);
            }
        }
        while let Some(button) = self.repeat.due(now) {
            self.press(button);
            redraw = true;
        }
        redraw |= self.tick();
        let screen_wake = self
            .screens
            .last()
            .and_then(|screen| screen.wake(&self.world));
        let toast = self.world.toast.map(|toast| toast.until);
        let wakes = [self.repeat.next(), screen_wake, toast, self.world.retry()];
        Effects {
            redraw,
            wake: wakes.into_iter().flatten().min(),
            sound: self.world.sound.filter(|_| self.world.settings.sound),
            store: self.world.wants_shelf(),
            think: self.asks().is_some(),
        }
    }

    /// Lets the mind think about the decision at hand, for `budget` units of
    /// work at most. Says whether that shows.
    pub fn think(&mut self, mind: &mut Mind, budget: u32) -> bool {
        let (Some(asker), Some(play)) = (self.asks(), &self.world.play) else {
            return false;
        };
        let before = self.world.progress;
        match mind.think(play, asker, budget) {
            Progress::Thinking(done) => self.world.progress = done,
            Progress::Decided(decision) => {
                self.world.progress = 0;
                self.world.decided = Some(decision);
                return true;
            }
            // Nothing to think about, so nothing to wait for.
            Progress::Idle => self.go(Go::Back),
        }
        self.world.progress != before
    }

    /// Who waits for a decision of the mind.
    fn asks(&self) -> Option<Asker> {
        self.screens.last()?.asks(&self.world)
    }

    /// Starts at the title with everything that was kept.
    pub fn open(seed: u64, shelf: &mut impl Shelf) -> Self {
        let mut app = Self::new(seed);
        app.recall(shelf);
        app
    }

    /// Takes over everything that was kept, in place: the device has no room
    /// for copies of an application. Tells first what cannot be used, in a
    /// language that is asked for if it is not known any more.
    pub fn recall(&mut self, shelf: &mut impl Shelf) {
        self.world.recall(shelf);
        self.go(Go::Home);
        if let Some(screen) = tell_spoiled(&self.world) {
            self.go(Go::Push(screen));
        }
        if self.world.spoiled(Item::Settings).is_some() {
            self.go(Go::Push(Screen::language(&self.world)));
        }
    }

    /// Keeps what has changed and fetches what is wanted. Says whether the
    /// picture has changed.
    pub fn exchange(&mut self, shelf: &mut impl Shelf) -> bool {
        let failed = self.world.retry().is_some();
        let kept = self.world.keep(shelf);
        if !kept {
            self.world.refuse(Msg::SaveFailed);
        }
        let Some(slot) = self.world.wanted.take() else {
            return failed || self.world.toast.is_some();
        };
        // A game whose moves are nowhere else must not go.
        if self.world.has_unkept_moves() {
            return true;
        }
        if save::load(shelf, slot, &mut self.world.play) {
            self.world.slot = Some(slot);
            let go = resume_loaded(&mut self.world);
            self.go(go);
        } else {
            self.world.slot = None;
            // The list of games shows and frees it.
            if let Some(place) = self.world.slots.get_mut(usize::from(slot)) {
                *place = Slot::Spoiled(Spoiled::Damaged);
            }
            self.world.refuse(Msg::LoadFailed);
        }
        true
    }

    /// Lets the shelf do what takes long, if people rather read than press now.
    pub fn rest(&self, shelf: &mut impl Shelf) {
        if self.is_resting() {
            shelf.tidy();
        }
    }

    /// Draws the whole picture.
    ///
    /// # Errors
    /// Those of the target.
    pub fn draw<D: DrawTarget<Color = Rgb565>>(&self, target: &mut D) -> Result<(), D::Error> {
        self.draw_observed(target, &mut ())
    }

    /// Draws the whole picture and tells the observer about every text.
    ///
    /// # Errors
    /// Those of the target.
    pub fn draw_observed<D: DrawTarget<Color = Rgb565>, O: Observer>(
        &self,
        target: &mut D,
        observer: &mut O,
    ) -> Result<(), D::Error> {
        let mut canvas = Canvas::new(target, observer);
        if let Some(screen) = self.screens.last() {
            screen.draw(&self.world, &mut canvas);
        }
        if self.world.retry().is_some() {
            unkept_mark(&mut canvas);
        }
        canvas.finish()
    }

    /// The name of the screen on show, for scripts and tests.
    #[must_use]
    pub fn screen(&self) -> &'static str {
        self.screens.last().map_or("", Screen::name)
    }

    /// Whether people rather read than press now: the moment for what takes
    /// long.
    #[must_use]
    pub fn is_resting(&self) -> bool {
        matches!(
            self.screens.last(),
            Some(
                Screen::Title(_)
                    | Screen::Language(_)
                    | Screen::Welcome(_)
                    | Screen::Summary(_)
                    | Screen::Curtain(_)
                    | Screen::End(_)
            )
        )
    }

    /// What the player has set.
    #[must_use]
    pub const fn settings(&self) -> &Settings {
        &self.world.settings
    }

    /// Writes the record of the game on show or the last one; `None` if no
    /// game has been played.
    pub fn record(&self, out: &mut impl fmt::Write) -> Option<fmt::Result> {
        let play = self.world.play.as_ref();
        let play = play.filter(|play| play.guide().is_none());
        play.map(|play| play.record(out))
    }

    fn press(&mut self, button: Button) {
        self.world.toast = None;
        if let Some(screen) = self.screens.last_mut() {
            let hasty = self.world.now < self.arrived + HASTE;
            let solemn = matches!(screen, Screen::Curtain(_) | Screen::End(_));
            if hasty && solemn && button == Button::A {
                return;
            }
            let go = screen.press(button, &mut self.world);
            self.go(go);
        }
    }

    /// Lets time pass; says whether the picture has changed.
    fn tick(&mut self) -> bool {
        let mut changed = false;
        if self
            .world
            .toast
            .is_some_and(|toast| toast.until <= self.world.now)
        {
            self.world.toast = None;
            changed = true;
        }
        if let Some(screen) = self.screens.last_mut() {
            let (ticked, go) = screen.tick(&mut self.world);
            changed |= ticked || go != Go::Stay;
            self.go(go);
        }
        changed
    }

    fn go(&mut self, go: Go) {
        if go != Go::Stay {
            self.arrived = self.world.now;
        }
        match go {
            Go::Stay => {}
            Go::Back => {
                if self.screens.len() > 1 {
                    self.screens.pop();
                }
            }
            Go::Push(screen) => {
                let pushed = self.screens.push(screen);
                debug_assert!(pushed.is_ok(), "no path of screens is that deep");
            }
            Go::Swap(screen) => {
                if self.screens.len() > 1 {
                    self.screens.pop();
                }
                let _ = self.screens.push(screen);
            }
            Go::Game(screen) => {
                self.screens.truncate(1);
                let _ = self.screens.push(screen);
            }
            Go::Home => {
                self.screens.clear();
                // A guided game is not kept: it is begun again.
                if self.world.is_guided() {
                    self.world.play = None;
                }
                // There is room for both.
                let _ = self.screens.push(Screen::title(&self.world));
                if !self.world.settings.greeted {
                    let _ = self.screens.push(Screen::language(&self.world));
                }
            }
        }
    }
}
