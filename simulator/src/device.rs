//! The handheld without its case: application, panel, buttons and clock.

use palmyra_ui::save::Shelf;
use palmyra_ui::{App, Button, Effects, Input, Millis, Mind};

use crate::Panel;
use crate::shelf::Saves;

/// How long a tap holds its button, and then leaves it alone.
const TAP: Millis = 50;

/// What runs on the device; a trait so that tests can look at the clock.
pub trait Program {
    /// Takes an input at a time that never runs backwards.
    fn update(&mut self, input: Input, now: Millis) -> Effects;
    /// Draws the whole picture.
    fn draw(&self, panel: &mut Panel);
    /// The name of the screen on show.
    fn screen(&self) -> &'static str;
    /// Lets the mind think to the end about what has to be decided.
    fn think(&mut self, _: &mut Mind) {}
    /// Keeps what has changed and fetches what is wanted; says whether the
    /// picture has changed.
    fn exchange(&mut self, _: &mut impl Shelf) -> bool {
        false
    }
    /// Lets the shelf do what takes long, if this is the moment.
    fn rest(&self, _: &mut impl Shelf) {}
}

impl Program for App {
    fn update(&mut self, input: Input, now: Millis) -> Effects {
        Self::update(self, input, now)
    }

    fn draw(&self, panel: &mut Panel) {
        let Ok(()) = Self::draw(self, panel);
    }

    fn screen(&self) -> &'static str {
        Self::screen(self)
    }

    fn think(&mut self, mind: &mut Mind) {
        Self::think(self, mind, u32::MAX);
    }

    fn exchange(&mut self, shelf: &mut impl Shelf) -> bool {
        Self::exchange(self, shelf)
    }

    fn rest(&self, shelf: &mut impl Shelf) {
        Self::rest(self, shelf);
    }
}

/// A running handheld, whose time passes only when it is told so.
#[derive(Clone, Debug)]
pub struct Device<P = App, S = Saves> {
    program: P,
    shelf: S,
    panel: Panel,
    now: Millis,
    wake: Option<Millis>,
    held: Vec<Button>,
    frames: u64,
    mind: Box<Mind>,
}

impl Device {
    /// Switches a new device on; `seed` is where all randomness comes from.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self::open(seed, Saves::in_memory())
    }
}

impl<S: Shelf> Device<App, S> {
    /// Switches on with what is on the shelf.
    pub fn open(seed: u64, mut shelf: S) -> Self {
        Self::with_shelf(App::open(seed, &mut shelf), shelf)
    }
}

impl<P: Program> Device<P> {
    /// Switches on with another program.
    pub fn with(program: P) -> Self {
        Self::with_shelf(program, Saves::in_memory())
    }
}

impl<P: Program, S: Shelf> Device<P, S> {
    /// Switches on with another program, which has already looked at the shelf.
    pub fn with_shelf(program: P, shelf: S) -> Self {
        let mut device = Self {
            program,
            shelf,
            panel: Panel::new(),
            now: 0,
            wake: None,
            held: Vec::new(),
            frames: 0,
            mind: Box::default(),
        };
        // Only an update tells when the program wants to be woken.
        device.update(Input::Tick);
        if device.frames == 0 {
            device.draw();
        }
        device
    }

    /// The program.
    pub fn app(&self) -> &P {
        &self.program
    }

    /// Where things are kept.
    pub fn shelf(&self) -> &S {
        &self.shelf
    }

    /// Where things are kept, to look after it.
    pub fn shelf_mut(&mut self) -> &mut S {
        &mut self.shelf
    }

    /// Switches off at once; what was kept remains.
    pub fn into_shelf(self) -> S {
        self.shelf
    }

    /// The picture on show.
    pub fn panel(&self) -> &Panel {
        &self.panel
    }

    /// Milliseconds since power-on.
    pub fn now(&self) -> Millis {
        self.now
    }

    /// When the program wants to be called again.
    pub fn wake(&self) -> Option<Millis> {
        self.wake
    }

    /// How many pictures have been drawn.
    pub fn frames(&self) -> u64 {
        self.frames
    }

    /// Whether a button is down.
    pub fn is_held(&self, button: Button) -> bool {
        self.held.contains(&button)
    }

    /// Pushes a button down, unless it is.
    pub fn press(&mut self, button: Button) {
        if !self.is_held(button) {
            self.held.push(button);
            self.update(Input::Press(button));
        }
    }

    /// Lets a button go, unless it is up.
    pub fn release(&mut self, button: Button) {
        if let Some(place) = self.held.iter().position(|held| *held == button) {
            self.held.remove(place);
            self.update(Input::Release(button));
        }
    }

    /// Lets all buttons go.
    pub fn release_all(&mut self) {
        while let Some(&button) = self.held.last() {
            self.release(button);
        }
    }

    /// Holds a button for a time.
    pub fn hold(&mut self, button: Button, time: Millis) {
        self.press(button);
        self.advance(time);
        self.release(button);
    }

    /// Presses a button as a finger does: 50 ms down, then 50 ms up.
    pub fn tap(&mut self, button: Button) {
        self.hold(button, TAP);
        self.advance(TAP);
    }

    /// Lets time pass and wakes the program each time it asked for.
    pub fn advance(&mut self, time: Millis) {
        let end = self.now.saturating_add(time);
        while let Some(due) = self.wake.filter(|due| *due <= end) {
            self.now = due;
            self.update(Input::Tick);
        }
        self.now = end;
    }

    /// Follows a real clock: wakes missed on the way (the host may have slept)
    /// are one wake now.
    pub fn follow(&mut self, now: Millis) {
        self.now = self.now.max(now);
        if self.wake.is_some_and(|due| due <= self.now) {
            self.update(Input::Tick);
        }
    }

    fn update(&mut self, input: Input) {
        let mut effects = self.step(input);
        // The desk thinks so quickly that nobody has to wait for it.
        while effects.think {
            self.program.think(&mut self.mind);
            let redraw = effects.redraw;
            effects = self.step(Input::Tick);
            effects.redraw |= redraw;
        }
        // A wake that is already due would stop the clock for ever.
        self.wake = effects.wake.map(|wake| wake.max(self.now + 1));
        if effects.redraw {
            self.draw();
            self.program.rest(&mut self.shelf);
        }
    }

    fn step(&mut self, input: Input) -> Effects {
        let mut effects = self.program.update(input, self.now);
        if effects.store && self.program.exchange(&mut self.shelf) {
            // A fetched game asks for time of its own.
            effects = self.program.update(Input::Tick, self.now);
            effects.redraw = true;
        }
        effects
    }

    fn draw(&mut self) {
        self.program.draw(&mut self.panel);
        self.frames += 1;
    }
}
