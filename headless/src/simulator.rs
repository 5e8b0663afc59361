//! The handheld on a board with simulated time, for scripts and tests.

use embassy_futures::block_on;
use palmyra_device::{Handheld, Light};
use palmyra_play::save::SaveStore;
use palmyra_play::{Bots, Millis};
use palmyra_ui::{App, Button, Charge, Parts};

use crate::Panel;
use crate::board::DeskFront;
use crate::film::Film;
use crate::saves::Saves;
use crate::words::Words;

/// How long a tap holds its button, and how long it waits afterwards.
const TAP: Millis = 50;

/// A handheld with a panel, buttons and a clock. Time passes only in [`Simulator::advance`]
/// and what calls it, and thinking takes none.
#[derive(Debug)]
pub struct Simulator<S = Saves> {
    handheld: Handheld<S>,
    bots: Box<Bots>,
    board: DeskFront<Millis>,
    /// When there is something to do next.
    due: Option<Millis>,
    /// All pictures since the film was started.
    film: Option<Film>,
}

impl Simulator {
    /// Switches a new device on. All randomness comes from `seed`.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self::open(seed, Saves::in_memory())
    }
}

impl<S: SaveStore> Simulator<S> {
    /// Switches on with these saves.
    pub fn open(seed: u64, saves: S) -> Self {
        let mut handheld = Handheld::new(seed, 0, saves);
        handheld.switch_on();
        let mut simulator = Self {
            handheld,
            bots: Box::default(),
            board: DeskFront::new(0),
            due: None,
            film: None,
        };
        simulator.catch_up();
        simulator
    }

    /// The application.
    pub fn app(&self) -> &App {
        self.handheld.app()
    }

    /// The saves.
    pub fn saves(&self) -> &S {
        self.handheld.saves()
    }

    /// The saves, to change them.
    pub fn saves_mut(&mut self) -> &mut S {
        self.handheld.saves_mut()
    }

    /// Switches off at once and returns the saves.
    pub fn into_saves(self) -> S {
        self.handheld.into_saves()
    }

    /// The panel with the current picture, as if the backlight were full.
    pub fn panel(&self) -> &Panel {
        self.board.panel()
    }

    /// The texts on the panel.
    pub fn words(&self) -> &Words {
        self.board.words()
    }

    /// How bright the backlight is.
    pub fn light(&self) -> Light {
        self.board.light()
    }

    /// Milliseconds since power-on.
    pub fn now(&self) -> Millis {
        self.board.clock
    }

    /// When the application wants to be woken.
    pub fn wake(&self) -> Option<Millis> {
        self.handheld.wake()
    }

    /// The number of pictures drawn so far.
    pub fn frames(&self) -> u64 {
        self.board.frames()
    }

    /// Whether a button is down.
    pub fn is_held(&self, button: Button) -> bool {
        self.board.is_held(button)
    }

    /// Presses a button, unless it is down already.
    pub fn press(&mut self, button: Button) {
        self.board.press(button);
        self.catch_up();
    }

    /// Releases a button, unless it is up already.
    pub fn release(&mut self, button: Button) {
        self.board.release(button);
        self.catch_up();
    }

    /// Holds a button for a time.
    pub fn hold(&mut self, button: Button, time: Millis) {
        self.press(button);
        self.advance(time);
        self.release(button);
    }

    /// Presses a button like a finger: 50 ms down, then 50 ms up.
    pub fn tap(&mut self, button: Button) {
        self.hold(button, TAP);
        self.advance(TAP);
    }

    /// Sets the charge in percent of a battery that supplies the device. Until the first charge
    /// there is no battery.
    pub fn charge(&mut self, percent: u8) {
        self.power(Charge::of(percent));
    }

    /// Sets the battery's charge, and whether the cable is plugged in.
    pub fn power(&mut self, charge: Charge) {
        self.board.battery = Some(charge);
        self.catch_up();
    }

    /// Equips the device with these parts.
    pub fn equip(&mut self, parts: Parts) {
        self.board.parts = parts;
        self.catch_up();
    }

    /// Lets time pass, doing everything when it is due.
    pub fn advance(&mut self, time: Millis) {
        let end = self.board.clock.saturating_add(time);
        while let Some(due) = self.due.filter(|due| *due <= end) {
            self.board.clock = due;
            self.catch_up();
        }
        self.board.clock = end;
    }

    /// Keeps every picture from now on.
    pub fn start_film(&mut self) {
        let mut film = Film::default();
        film.add(self.board.clock, self.board.panel());
        self.film = Some(film);
    }

    /// Takes the pictures since [`Self::start_film`].
    pub fn take_film(&mut self) -> Option<Film> {
        self.film.take()
    }

    /// Does everything that is due now.
    fn catch_up(&mut self) {
        loop {
            self.due = block_on(self.handheld.round(&mut self.bots, &mut self.board));
            if let Some(film) = &mut self.film {
                film.add(self.board.clock, self.board.panel());
            }
            if self.due.is_none_or(|due| due > self.board.clock) {
                return;
            }
        }
    }
}
