//! Lets a person play in a terminal.

#[cfg(unix)]
mod input;
mod screen;
#[cfg(not(unix))]
#[path = "other.rs"]
mod system;
#[cfg(unix)]
#[path = "unix.rs"]
mod system;

use std::error::Error;
use std::io::{self, IsTerminal as _};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::Instant;

use crossterm::terminal;
use palmyra_headless::saves::Saves;

use self::screen::Screen;
use self::system::Signals;
use crate::cells::Cells;
use crate::keys::{self, Key};
use crate::live::Live;
use crate::text;

/// Plays until the player quits. The terminal is restored at the end, and while the program is
/// suspended.
///
/// # Errors
///
/// If there is no terminal, if it cannot show the game, if it is lost, or if the saves cannot be
/// opened.
pub fn play(
    seed: u64,
    open: impl FnOnce() -> Result<Saves, Box<dyn Error>>,
) -> Result<(), Box<dyn Error>> {
    if !(io::stdin().is_terminal() && io::stdout().is_terminal()) {
        return Err(text::NO_TERMINAL.into());
    }
    system::check()?;
    let saves = open()?;
    let (sender, messages) = mpsc::channel();
    // Signals are handled before the terminal is changed, so that no signal can
    // leave it changed.
    let signals = Signals::send_to(sender.clone())?;
    let player = Player {
        signals,
        screen: Screen::open()?,
        live: Live::new(seed, saves),
        size: terminal::size()?,
        has_releases: cfg!(windows),
        is_away: false,
    };
    thread::spawn(move || system::read_events(&sender));
    match player.play(&messages)? {
        End::Quit => Ok(()),
        End::Signal(signal) => system::obey(signal),
    }
}

/// An event of the terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Event {
    /// A key was pressed, alone or with Shift.
    Press(Key),
    /// A key was released.
    Release(Key),
    /// A letter was pressed together with Ctrl.
    Control(char),
    /// Another window got the focus.
    FocusLost,
    /// The terminal can report releases of keys. On Windows it always can.
    #[cfg(unix)]
    CanRelease,
    /// The terminal has a new number of columns and rows. On Unix, a signal
    /// reports this instead.
    #[cfg(not(unix))]
    Resized(u16, u16),
}

/// A message to the main thread.
#[cfg_attr(not(unix), expect(dead_code, reason = "only Unix has signals"))]
enum Message {
    Event(Event),
    /// The terminal cannot be read any more.
    Gone(io::Error),
    /// The size of the terminal has changed.
    Resized,
    /// A signal to suspend the program.
    Stop,
    /// The program was suspended and now continues.
    Continue,
    /// A signal to end the program.
    End(i32),
}

enum End {
    Quit,
    Signal(i32),
}

struct Player {
    signals: Signals,
    screen: Screen,
    live: Live,
    size: (u16, u16),
    /// Whether the terminal reports releases of keys. On Windows it always does.
    has_releases: bool,
    /// Whether the terminal is left to other programs.
    is_away: bool,
}

impl Player {
    fn play(mut self, messages: &Receiver<Message>) -> Result<End, Box<dyn Error>> {
        let mut shown = None;
        let mut drawn = None;
        loop {
            let due = self.live.round();
            let sight = Some((self.live.sight(), self.size));
            if self.is_away {
                (shown, drawn) = (None, None);
            } else if drawn != sight {
                let (columns, rows) = self.size;
                let board = &self.live.board;
                let (panel, words) = (board.panel(), board.words());
                let cells = Cells::render(panel, words, board.light(), columns, rows);
                self.screen.show(&cells, shown.as_ref())?;
                shown = Some(cells);
                drawn = sight;
            }
            // All messages received so far are handled together. On a slow connection this saves
            // pictures. It also avoids entering the terminal again only to quit.
            let mut continues = false;
            let mut message = wait(messages, due)?;
            while let Some(next) = message {
                match next {
                    Message::Continue => continues = true,
                    Message::Stop => self.stop()?,
                    Message::Resized => self.size = terminal::size()?,
                    Message::End(signal) => return Ok(End::Signal(signal)),
                    Message::Gone(error) => return Err(text::terminal_gone(&error).into()),
                    Message::Event(event) => {
                        if self.take(event)? {
                            return Ok(End::Quit);
                        }
                    }
                }
                message = messages.try_recv().ok();
            }
            if continues {
                self.come_back()?;
                (shown, drawn) = (None, None);
            }
        }
    }

    /// Handles an event. Returns whether the player quits.
    fn take(&mut self, event: Event) -> io::Result<bool> {
        let board = &mut self.live.board;
        match event {
            Event::Control('c') | Event::Press(Key::Character('q' | 'Q')) => return Ok(true),
            Event::Control('z') if system::can_stop() => {
                self.leave();
                system::stop_job()?;
            }
            Event::Control(_) => {}
            Event::Press(key) => {
                if let Some(button) = keys::button(key) {
                    board.press(button);
                    if !self.has_releases {
                        board.release(button);
                    }
                }
            }
            Event::Release(key) => {
                if let Some(button) = keys::button(key) {
                    board.release(button);
                }
            }
            Event::FocusLost => board.release_all(),
            #[cfg(unix)]
            Event::CanRelease => {
                self.screen.ask_for_releases()?;
                self.has_releases = true;
            }
            #[cfg(not(unix))]
            Event::Resized(columns, rows) => self.size = (columns, rows),
        }
        Ok(false)
    }

    /// Leaves the terminal to other programs, until [`Message::Continue`]
    /// arrives.
    fn leave(&mut self) {
        self.live.board.release_all();
        self.screen.leave();
        self.is_away = true;
    }

    /// Suspends the program, as requested by a signal.
    fn stop(&mut self) -> io::Result<()> {
        if !(system::can_stop() && self.signals.say_stop()) {
            return Ok(());
        }
        self.leave();
        // When the whole job is suspended, the shell may take the terminal before the program has
        // left it. In that case, leaving the terminal suspends the program. If the program was
        // continued since, it must not stop again.
        if self.signals.say_stop() {
            system::stop_job()?;
        }
        Ok(())
    }

    /// Enters the terminal again. Other programs may have changed it.
    fn come_back(&mut self) -> io::Result<()> {
        self.live.board.release_all();
        self.has_releases = cfg!(windows);
        self.screen.enter()?;
        self.size = terminal::size()?;
        self.is_away = false;
        Ok(())
    }
}

/// Waits for the next message; returns `None` if work is due earlier.
fn wait(
    messages: &Receiver<Message>,
    due: Option<Instant>,
) -> Result<Option<Message>, Box<dyn Error>> {
    let Some(due) = due else {
        return Ok(Some(messages.recv()?));
    };
    match messages.recv_timeout(due.saturating_duration_since(Instant::now())) {
        Ok(message) => Ok(Some(message)),
        Err(RecvTimeoutError::Timeout) => Ok(None),
        Err(error) => Err(error.into()),
    }
}
