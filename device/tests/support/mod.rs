//! A board without hardware. The test sets its time.
#![allow(dead_code, reason = "every test uses its part")]

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;

use embassy_futures::block_on;
use palmyra_device::{Edge, Front, Handheld, Light};
use palmyra_play::save::SaveStore;
use palmyra_play::{Bots, Millis};
use palmyra_ui::{App, Button, Charge, Parts, Sound, Stage};

/// A call that the loop makes to the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// The loop has reached this stage.
    At(Stage),
    /// The battery was measured.
    Measured,
    /// A sound was played.
    Played(Sound),
    /// A picture was drawn.
    Shown,
    /// The backlight was set to this duty, in thousandths.
    Lit(u16),
    /// The board was asked to sleep, after a long time without a touch.
    Slept,
    /// The board was asked to sleep, because the player has requested it.
    SentToSleep,
}

/// A board that records all calls.
#[derive(Debug, Default)]
pub struct RecordingFront {
    /// Whether the board has a link to a computer.
    pub cable: bool,
    /// The current time.
    pub now: Millis,
    /// The milliseconds by which each check of the clock advances the time.
    pub look: Millis,
    looks: Cell<Millis>,
    /// The number of milliseconds into a round after which a touch is reported;
    /// `None` for no touch.
    pub interrupted: Option<Millis>,
    /// The button edges that the loop has not taken yet.
    pub edges: VecDeque<Edge>,
    /// The charge that the board reports.
    pub charge: Option<Charge>,
    /// Whether the lamp is on.
    pub lamp: bool,
    /// Whether the board sleeps when asked.
    pub sleeps: bool,
    /// The calls since [`Bench::asked`] was last called.
    pub asked: Vec<Asked>,
    /// A log shared with the saves. The board adds an entry for each picture.
    pub notes: Rc<RefCell<Vec<&'static str>>>,
}

impl RecordingFront {
    /// Adds a button edge.
    pub fn touch(&mut self, button: Button, down: bool, at: Millis) {
        self.edges.push_back(Edge { button, down, at });
    }
}

impl Front for RecordingFront {
    fn now(&self) -> Millis {
        self.looks.set(self.looks.get() + self.look);
        self.now + self.looks.get()
    }

    fn next_edge(&mut self) -> Option<Edge> {
        self.edges.pop_front()
    }

    fn has_edge(&self) -> bool {
        !self.edges.is_empty()
            || self
                .interrupted
                .is_some_and(|after| self.looks.get() >= after)
    }

    fn battery(&mut self, _: Millis) -> Option<Charge> {
        self.asked.push(Asked::Measured);
        self.charge.take()
    }

    fn parts(&self) -> Parts {
        Parts {
            sleep: true,
            cable: self.cable,
            ..Parts::default()
        }
    }

    fn sound(&mut self, sound: Sound, _: u8) {
        self.asked.push(Asked::Played(sound));
    }

    fn lamp(&mut self, is_on: bool) {
        self.lamp = is_on;
    }

    async fn show(&mut self, _: &App) {
        self.asked.push(Asked::Shown);
        self.notes.borrow_mut().push("show");
    }

    fn light(&mut self, light: Light, brightness: u8) {
        self.asked.push(Asked::Lit(light.duty(brightness)));
    }

    async fn sleep(&mut self, is_asked: bool) -> bool {
        self.asked.push(if is_asked {
            Asked::SentToSleep
        } else {
            Asked::Slept
        });
        self.sleeps
    }

    fn at(&mut self, stage: Stage, _: &App) {
        self.asked.push(Asked::At(stage));
    }
}

/// A handheld connected to a [`RecordingFront`].
pub struct Bench<S = ()> {
    /// The handheld.
    pub handheld: Handheld<S>,
    /// Its board.
    pub board: RecordingFront,
    bots: Box<Bots>,
}

impl Bench {
    /// Creates a handheld without saves and switches it on at time 0.
    pub fn new(seed: u64) -> Self {
        Self::with(seed, ())
    }
}

impl<S: SaveStore> Bench<S> {
    /// Creates a handheld with saves and switches it on at time 0.
    pub fn with(seed: u64, saves: S) -> Self {
        let mut handheld = Handheld::new(seed, 0, saves);
        handheld.switch_on();
        Self {
            handheld,
            board: RecordingFront::default(),
            bots: Box::default(),
        }
    }

    /// Runs a round at this time. Returns the time of the next round.
    pub fn round(&mut self, now: Millis) -> Option<Millis> {
        self.board.now = now;
        self.board.looks.set(0);
        block_on(self.handheld.round(&mut self.bots, &mut self.board))
    }

    /// Presses a button for 50 ms, and runs a round at the press and at the
    /// release.
    pub fn tap(&mut self, button: Button, at: Millis) {
        for (down, at) in [(true, at), (false, at + 50)] {
            self.board.touch(button, down, at);
            self.round(at);
        }
    }

    /// The duration of the last round, in milliseconds.
    pub fn took(&self) -> Millis {
        self.board.looks.get()
    }

    /// Returns the calls since the last call of this function.
    pub fn asked(&mut self) -> Vec<Asked> {
        core::mem::take(&mut self.board.asked)
    }
}
