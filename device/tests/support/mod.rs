//! A board without hardware, whose time is told.
#![allow(dead_code, reason = "every test uses its part")]

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;

use embassy_futures::block_on;
use palmyra_device::{Edge, Front, Handheld, Light};
use palmyra_play::save::SaveStore;
use palmyra_play::{Bots, Millis};
use palmyra_ui::{App, Button, Sound, Stage};

/// What the loop asked of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// The loop has come to this stage.
    At(Stage),
    /// The battery was measured.
    Measured,
    /// A sound was played.
    Played(Sound),
    /// A picture was shown.
    Shown,
    /// The backlight was set to so many thousandths.
    Lit(u16),
    /// It should sleep.
    Slept,
}

/// A board that writes down what it is asked.
#[derive(Debug, Default)]
pub struct Board {
    /// The time when the loop comes round.
    pub now: Millis,
    /// Every look at the clock takes so many milliseconds.
    pub look: Millis,
    looks: Cell<Millis>,
    /// After so many milliseconds of a round a button is touched.
    pub interrupted: Option<Millis>,
    /// What the buttons did.
    pub edges: VecDeque<Edge>,
    /// The charge to tell about.
    pub charge: Option<u8>,
    /// Whether it sleeps when it should.
    pub sleeps: bool,
    /// What it was asked.
    pub asked: Vec<Asked>,
    /// Where a picture is noted too, among what others note.
    pub notes: Rc<RefCell<Vec<&'static str>>>,
}

impl Board {
    /// A button is touched.
    pub fn touch(&mut self, button: Button, down: bool, at: Millis) {
        self.edges.push_back(Edge { button, down, at });
    }
}

impl Front for Board {
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

    fn battery(&mut self, _: Millis) -> Option<u8> {
        self.asked.push(Asked::Measured);
        self.charge.take()
    }

    fn sound(&mut self, sound: Sound) {
        self.asked.push(Asked::Played(sound));
    }

    async fn show(&mut self, _: &App) {
        self.asked.push(Asked::Shown);
        self.notes.borrow_mut().push("show");
    }

    fn light(&mut self, light: Light, brightness: u8) {
        self.asked.push(Asked::Lit(light.duty(brightness)));
    }

    async fn sleep(&mut self) -> bool {
        self.asked.push(Asked::Slept);
        self.sleeps
    }

    fn at(&mut self, stage: Stage, _: &App) {
        self.asked.push(Asked::At(stage));
    }
}

/// A handheld on such a board.
pub struct Bench<S = ()> {
    /// The handheld.
    pub handheld: Handheld<S>,
    /// Its board.
    pub board: Board,
    bots: Box<Bots>,
}

impl Bench {
    /// Switched on at time 0, without memory.
    pub fn new(seed: u64) -> Self {
        Self::with(seed, ())
    }
}

impl<S: SaveStore> Bench<S> {
    /// Switched on at time 0, with its saves.
    pub fn with(seed: u64, saves: S) -> Self {
        let mut handheld = Handheld::new(seed, 0, saves);
        handheld.switch_on();
        Self {
            handheld,
            board: Board::default(),
            bots: Box::default(),
        }
    }

    /// Comes round at this time; answers when to come round again.
    pub fn round(&mut self, now: Millis) -> Option<Millis> {
        self.board.now = now;
        self.board.looks.set(0);
        block_on(self.handheld.round(&mut self.bots, &mut self.board))
    }

    /// Presses a button for 50 ms and comes round at both times.
    pub fn tap(&mut self, button: Button, at: Millis) {
        for (down, at) in [(true, at), (false, at + 50)] {
            self.board.touch(button, down, at);
            self.round(at);
        }
    }

    /// How long the last round took.
    pub fn took(&self) -> Millis {
        self.board.looks.get()
    }

    /// What was asked since this was called.
    pub fn asked(&mut self) -> Vec<Asked> {
        core::mem::take(&mut self.board.asked)
    }
}
