//! The handheld on a board with simulated time, for scripts and tests.

use embassy_futures::block_on;
use palmyra_device::{Ending, Handheld, Light, RawImage, Session};
use palmyra_play::save::SaveStore;
use palmyra_play::{Bots, Millis};
use palmyra_ui::{App, Button, Charge, Figures, Parts};

use crate::Panel;
use crate::board::DeskFront;
use crate::film::Film;
use crate::saves::Saves;
use crate::words::Words;

/// The time for which a tap holds its button, and the time that it waits after
/// the release.
const TAP: Millis = 50;

/// A handheld with a panel, buttons and a clock. Time passes only in [`Simulator::advance`], in
/// [`Simulator::wait_while_deaf`] and in methods that call them. Thinking takes no time.
#[derive(Debug)]
pub struct Simulator<S = Saves> {
    handheld: Handheld<S>,
    bots: Box<Bots>,
    board: DeskFront<Millis>,
    /// The session with a computer. It is used while the cable is plugged in.
    session: Session,
    has_cable: bool,
    /// The time at which the main loop must run next; `None` if it has nothing
    /// to do.
    due: Option<Millis>,
    /// The pictures since the film was started; `None` if no film was started.
    film: Option<Film>,
}

impl Simulator {
    /// Creates a new device and switches it on. All randomness comes from
    /// `seed`.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self::open(seed, Saves::in_memory())
    }
}

impl<S: SaveStore> Simulator<S> {
    /// Creates a device with these saves and switches it on.
    pub fn open(seed: u64, saves: S) -> Self {
        let mut handheld = Handheld::new(seed, 0, saves);
        handheld.switch_on();
        let mut simulator = Self {
            handheld,
            bots: Box::default(),
            board: DeskFront::new(0),
            session: Session::new(),
            has_cable: false,
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

    /// The saves, for changing.
    pub fn saves_mut(&mut self) -> &mut S {
        self.handheld.saves_mut()
    }

    /// Switches off at once and returns the saves.
    pub fn into_saves(self) -> S {
        self.handheld.into_saves()
    }

    /// The panel with the current picture, at full brightness.
    pub fn panel(&self) -> &Panel {
        self.board.panel()
    }

    /// The texts on the panel.
    pub fn words(&self) -> &Words {
        self.board.words()
    }

    /// The state of the backlight.
    pub fn light(&self) -> Light {
        self.board.light()
    }

    /// The milliseconds since power-on.
    pub fn now(&self) -> Millis {
        self.board.clock
    }

    /// The time of the application's next wake; `None` if there is none.
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

    /// Presses a button, unless it is already down.
    pub fn press(&mut self, button: Button) {
        self.board.press(button);
        self.catch_up();
    }

    /// Releases a button, unless it is already up.
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

    /// Taps a button: holds it for 50 ms, and waits 50 ms after the release. If
    /// the button is ignored at present, waits first.
    pub fn tap(&mut self, button: Button) {
        if !button.is_arrow() {
            self.wait_while_deaf();
        }
        self.hold(button, TAP);
        self.advance(TAP);
    }

    /// Sets the charge in percent of a battery that supplies the device. A new device has no
    /// battery.
    pub fn charge(&mut self, percent: u8) {
        self.power(Charge::of(percent));
    }

    /// Sets the battery's charge, which includes whether a cable supplies the power.
    pub fn power(&mut self, charge: Charge) {
        self.board.battery = Some(charge);
        self.catch_up();
    }

    /// Sets the parts that the device has.
    pub fn equip(&mut self, parts: Parts) {
        self.board.parts = parts;
        self.catch_up();
    }

    /// Plugs in the cable to a computer, or pulls it out.
    pub fn plug(&mut self, is_in: bool) {
        self.has_cable = is_in;
        self.hang_up();
    }

    /// Ends the session with the computer and begins a new one, as if the
    /// computer had closed and opened the port.
    pub fn hang_up(&mut self) {
        self.session.restart(self.has_cable);
        self.board.link = self.session.activity();
        self.catch_up();
    }

    /// Sets the crash or hang of the previous run.
    pub fn set_ending(&mut self, ending: Option<Ending>) {
        self.board.ending = ending;
    }

    /// Sets the diagnostic figures, for the self-test.
    pub fn set_figures(&mut self, figures: Figures) {
        self.board.figures = figures;
    }

    /// Whether the computer has requested the boot loader.
    pub const fn boots(&self) -> bool {
        self.session.boots()
    }

    /// Advances the time, and does all work at the time when it is due.
    pub fn advance(&mut self, time: Millis) {
        let end = self.board.clock.saturating_add(time);
        while let Some(due) = self.due.filter(|due| *due <= end) {
            self.board.clock = due;
            self.catch_up();
        }
        self.board.clock = end;
    }

    /// Advances the time until the buttons A, B, X and Y are no longer ignored.
    pub fn wait_while_deaf(&mut self) {
        while let Some(due) = self.due.filter(|_| self.app().is_deaf()) {
            self.board.clock = due;
            self.catch_up();
        }
    }

    /// Records every picture from now on.
    pub fn start_film(&mut self) {
        let mut film = Film::default();
        film.add(self.board.clock, self.board.panel());
        self.film = Some(film);
    }

    /// Ends the film and returns its pictures.
    pub fn take_film(&mut self) -> Option<Film> {
        self.film.take()
    }

    /// Does all work that is due now.
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

impl<S: SaveStore + RawImage> Simulator<S> {
    /// Passes bytes from the computer to the device, and returns the answers. As on a board, there
    /// are answers only while the cable is plugged in and the screen *Connect* is open.
    pub fn send(&mut self, mut bytes: &[u8]) -> Vec<u8> {
        let mut answers = Vec::new();
        while self.has_cable && self.app().is_connecting() && !bytes.is_empty() {
            let now = self.board.clock;
            let (handheld, board) = (&mut self.handheld, &mut self.board);
            let Some(frames) = self.bots.frames() else {
                break;
            };
            let (taken, answer) = self.session.take(bytes, frames, now, handheld, board);
            bytes = &bytes[taken..];
            if let Some(len) = answer {
                answers.extend(frames.written(len));
            }
            self.board.link = self.session.activity();
            self.catch_up();
        }
        answers
    }
}
