//! The board on a desktop computer: panel, buttons and clock.

use std::collections::VecDeque;
use std::time::Instant;

use palmyra_device::{Edge, Ending, Front, Light, LinkFront};
use palmyra_play::link::Activity;
use palmyra_play::{Day, Millis};
use palmyra_ui::{App, Button, Charge, Figures, Parts, Picture};

use crate::Panel;
use crate::words::Words;

/// A clock that counts milliseconds since power-on.
pub trait Clock {
    /// The current time.
    fn now(&self) -> Millis;
}

/// A clock that stands still until it is set. With this clock, thinking takes
/// no time.
impl Clock for Millis {
    fn now(&self) -> Millis {
        *self
    }
}

/// A clock that shows the real time since an instant.
impl Clock for Instant {
    fn now(&self) -> Millis {
        self.elapsed().as_millis() as Millis
    }
}

/// The front of a handheld on a desktop computer.
#[derive(Debug)]
pub struct DeskFront<C> {
    /// The clock.
    pub clock: C,
    /// The current day, if the program sets one.
    pub today: Option<Day>,
    /// The charge to report next; it is reported once. `None` if there is nothing to report, as
    /// without a battery.
    pub battery: Option<Charge>,
    /// The parts of the board.
    pub parts: Parts,
    /// The state of the link to a computer.
    pub link: Activity,
    /// The previous run's crash or hang, if there was one.
    pub ending: Option<Ending>,
    /// The diagnostic figures, for the self-test.
    pub figures: Figures,
    panel: Panel,
    words: Words,
    light: Light,
    frames: u64,
    held: Vec<Button>,
    edges: VecDeque<Edge>,
}

impl<C: Clock> DeskFront<C> {
    /// Creates a board with a black panel, on which no button is held.
    pub fn new(clock: C) -> Self {
        Self {
            clock,
            today: None,
            battery: None,
            parts: Parts::default(),
            link: Activity::default(),
            ending: None,
            figures: Figures::default(),
            panel: Panel::new(),
            words: Words::default(),
            light: Light::Full,
            frames: 0,
            held: Vec::new(),
            edges: VecDeque::new(),
        }
    }

    /// The panel with the current picture.
    pub const fn panel(&self) -> &Panel {
        &self.panel
    }

    /// The texts on the panel.
    pub const fn words(&self) -> &Words {
        &self.words
    }

    /// The state of the backlight.
    pub const fn light(&self) -> Light {
        self.light
    }

    /// The number of pictures drawn so far.
    pub const fn frames(&self) -> u64 {
        self.frames
    }

    /// Whether a button is down.
    pub fn is_held(&self, button: Button) -> bool {
        self.held.contains(&button)
    }

    /// Presses a button, unless it is already down.
    pub fn press(&mut self, button: Button) {
        if !self.is_held(button) {
            self.held.push(button);
            self.touch(button, true);
        }
    }

    /// Releases a button, unless it is already up.
    pub fn release(&mut self, button: Button) {
        if self.is_held(button) {
            self.held.retain(|held| *held != button);
            self.touch(button, false);
        }
    }

    /// Releases all buttons.
    pub fn release_all(&mut self) {
        for button in Button::ALL {
            self.release(button);
        }
    }

    fn touch(&mut self, button: Button, down: bool) {
        let at = self.clock.now();
        self.edges.push_back(Edge { button, down, at });
    }
}

impl<C: Clock> Front for DeskFront<C> {
    fn now(&self) -> Millis {
        self.clock.now()
    }

    fn today(&self) -> Option<Day> {
        self.today
    }

    fn next_edge(&mut self) -> Option<Edge> {
        self.edges.pop_front()
    }

    fn has_edge(&self) -> bool {
        !self.edges.is_empty()
    }

    fn battery(&mut self, _: Millis) -> Option<Charge> {
        self.battery.take()
    }

    fn parts(&self) -> Parts {
        self.parts
    }

    fn figures(&mut self) -> Figures {
        self.figures
    }

    fn link(&self) -> Activity {
        self.link
    }

    // The board sleeps only on request. It wakes at once, because the window stays open.
    async fn sleep(&mut self, is_asked: bool) -> bool {
        is_asked && self.parts.sleep
    }

    async fn show(&mut self, app: &App) {
        self.words.draw(app, &mut self.panel);
        self.frames += 1;
    }

    // The brightness is ignored, because the monitor has its own.
    fn light(&mut self, light: Light, _: u8) {
        self.light = light;
    }
}

impl<C: Clock> LinkFront for DeskFront<C> {
    fn board(&self) -> &'static str {
        "desk"
    }

    fn set_time(&mut self, seconds: u64) {
        self.today = Day::at(seconds);
    }

    fn picture(&mut self, app: &App) -> &Picture {
        self.words.draw(app, &mut self.panel);
        &self.panel
    }

    fn ending(&self) -> Option<&Ending> {
        self.ending.as_ref()
    }
}
