//! Playing in a terminal.

use std::error::Error;
use std::io::{self, IsTerminal as _, Write as _};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::time::Instant;
use std::{panic, thread};

use crossterm::cursor::{Hide, Show};
use crossterm::event::{
    self, DisableFocusChange, EnableFocusChange, Event, KeyCode, KeyEvent, KeyEventKind,
    KeyModifiers, KeyboardEnhancementFlags, PopKeyboardEnhancementFlags,
    PushKeyboardEnhancementFlags,
};
use crossterm::style::{ResetColor, force_color_output};
use crossterm::terminal::{
    self, BeginSynchronizedUpdate, EndSynchronizedUpdate, EnterAlternateScreen,
    LeaveAlternateScreen,
};
use crossterm::{execute, queue};
use palmyra_ui::Button;

use crate::cells::Cells;
use crate::keys::{self, Key};
use crate::live::Live;
use crate::saves::Saves;
use crate::text;

/// Plays until the player quits; the terminal is then as it was before.
///
/// # Errors
/// When there is no terminal, or no more, or the saves cannot be opened.
pub fn play(
    seed: u64,
    open: impl FnOnce() -> Result<Saves, Box<dyn Error>>,
) -> Result<(), Box<dyn Error>> {
    if !(io::stdin().is_terminal() && io::stdout().is_terminal()) {
        return Err(text::NO_TERMINAL.into());
    }
    let saves = open()?;
    let (sender, messages) = mpsc::channel();
    // First of all, so that no signal can find a changed terminal.
    signals::send_to(sender.clone())?;
    let terminal = Terminal::open()?;
    thread::spawn(move || read_events(&sender));
    let player = Player {
        live: Live::new(seed, saves),
        size: terminal::size()?,
        // On Windows the console always tells.
        has_releases: cfg!(windows),
    };
    let end = player.play(&messages);
    drop(terminal);
    match end? {
        End::Quit => Ok(()),
        End::Signal(signal) => signals::obey(signal),
    }
}

enum Message {
    Event(io::Result<Event>),
    /// The terminal can tell when a key is let go.
    CanRelease,
    #[cfg_attr(not(unix), expect(dead_code, reason = "only Unix has signals"))]
    Signal(i32),
}

enum End {
    Quit,
    Signal(i32),
}

/// Asks the terminal what it can, then reads. Some terminals never answer, or
/// have gone: a thread of its own may wait for them.
fn read_events(sender: &Sender<Message>) {
    if terminal::supports_keyboard_enhancement().unwrap_or(false)
        && sender.send(Message::CanRelease).is_err()
    {
        return;
    }
    loop {
        let event = event::read();
        let failed = event.is_err();
        if sender.send(Message::Event(event)).is_err() || failed {
            return;
        }
    }
}

struct Player {
    live: Live,
    size: (u16, u16),
    /// Whether the terminal tells when a key is let go.
    has_releases: bool,
}

impl Player {
    fn play(mut self, messages: &Receiver<Message>) -> Result<End, Box<dyn Error>> {
        let mut shown = None;
        let mut drawn = None;
        loop {
            let due = self.live.round();
            let sight = Some((self.live.sight(), self.size));
            if drawn != sight {
                let (columns, rows) = self.size;
                let board = &self.live.board;
                let cells = Cells::render(board.panel(), board.light(), columns, rows);
                show(&cells, shown.as_ref())?;
                shown = Some(cells);
                drawn = sight;
            }
            // All that has come up to now, so that no picture is drawn for
            // nothing on a slow line.
            let mut message = wait(messages, due)?;
            while let Some(next) = message {
                if let Some(end) = self.take(next)? {
                    return Ok(end);
                }
                message = messages.try_recv().ok();
            }
        }
    }

    fn take(&mut self, message: Message) -> io::Result<Option<End>> {
        match message {
            Message::Signal(signal) => return Ok(Some(End::Signal(signal))),
            Message::CanRelease => {
                ask_for_releases()?;
                self.has_releases = true;
            }
            Message::Event(event) => match event? {
                Event::Key(key) if is_quit(&key) => return Ok(Some(End::Quit)),
                Event::Key(key) => self.key(&key),
                Event::Resize(columns, rows) => self.size = (columns, rows),
                Event::FocusLost => self.live.board.release_all(),
                _ => {}
            },
        }
        Ok(None)
    }

    fn key(&mut self, event: &KeyEvent) {
        let Some(button) = known(event.code).and_then(keys::button) else {
            return;
        };
        let board = &mut self.live.board;
        match event.kind {
            KeyEventKind::Release => board.release(button),
            // The application repeats by itself.
            KeyEventKind::Repeat => {}
            KeyEventKind::Press if event.modifiers.difference(KeyModifiers::SHIFT).is_empty() => {
                board.press(button);
                if !self.has_releases {
                    board.release(button);
                }
            }
            KeyEventKind::Press => {}
        }
    }
}

/// The next message, or none when something else is due before.
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

fn is_quit(key: &KeyEvent) -> bool {
    let letter = match key.code {
        KeyCode::Char(letter) => letter.to_ascii_lowercase(),
        _ => return false,
    };
    let control = key.modifiers.contains(KeyModifiers::CONTROL);
    key.kind == KeyEventKind::Press && letter == if control { 'c' } else { 'q' }
}

fn known(code: KeyCode) -> Option<Key> {
    Some(match code {
        KeyCode::Up => Key::Arrow(Button::Up),
        KeyCode::Down => Key::Arrow(Button::Down),
        KeyCode::Left => Key::Arrow(Button::Left),
        KeyCode::Right => Key::Arrow(Button::Right),
        KeyCode::Enter => Key::Enter,
        KeyCode::Esc => Key::Escape,
        KeyCode::Backspace => Key::Backspace,
        KeyCode::Tab => Key::Tab,
        KeyCode::Char(character) => Key::Character(character),
        _ => return None,
    })
}

fn show(cells: &Cells, before: Option<&Cells>) -> io::Result<()> {
    if before == Some(cells) {
        return Ok(());
    }
    let mut bytes = Vec::new();
    queue!(bytes, BeginSynchronizedUpdate)?;
    cells.write(before, &mut bytes)?;
    queue!(bytes, EndSynchronizedUpdate)?;
    let mut out = io::stdout().lock();
    out.write_all(&bytes)?;
    out.flush()
}

/// Whether the terminal is changed, and whether its keyboard is. The panic hook
/// has to know.
static CHANGED: AtomicBool = AtomicBool::new(false);
static KEYBOARD_CHANGED: AtomicBool = AtomicBool::new(false);

/// The terminal while it shows the game; dropping it restores the terminal.
struct Terminal;

impl Terminal {
    fn open() -> io::Result<Self> {
        let before = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            restore();
            before(info);
        }));
        // The picture is nothing but colours, whatever NO_COLOR says.
        force_color_output(true);

        CHANGED.store(true, Ordering::SeqCst);
        let terminal = Self;
        terminal::enable_raw_mode()?;
        execute!(io::stdout(), EnterAlternateScreen, Hide)?;
        Ok(terminal)
    }
}

fn ask_for_releases() -> io::Result<()> {
    KEYBOARD_CHANGED.store(true, Ordering::SeqCst);
    let flags = KeyboardEnhancementFlags::DISAMBIGUATE_ESCAPE_CODES
        | KeyboardEnhancementFlags::REPORT_EVENT_TYPES
        | KeyboardEnhancementFlags::REPORT_ALL_KEYS_AS_ESCAPE_CODES;
    execute!(
        io::stdout(),
        PushKeyboardEnhancementFlags(flags),
        EnableFocusChange
    )
}

impl Drop for Terminal {
    fn drop(&mut self) {
        restore();
    }
}

/// Restores the terminal once. Errors are of no use here: there is nowhere left
/// to show them.
fn restore() {
    if !CHANGED.swap(false, Ordering::SeqCst) {
        return;
    }
    let mut out = io::stdout();
    if KEYBOARD_CHANGED.swap(false, Ordering::SeqCst) {
        let _ = execute!(out, DisableFocusChange, PopKeyboardEnhancementFlags);
    }
    let _ = execute!(
        out,
        EndSynchronizedUpdate,
        ResetColor,
        LeaveAlternateScreen,
        Show
    );
    let _ = terminal::disable_raw_mode();
}

#[cfg(unix)]
mod signals {
    use std::error::Error;
    use std::io;
    use std::sync::mpsc::Sender;
    use std::thread;

    use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
    use signal_hook::iterator::Signals;
    use signal_hook::low_level::emulate_default_handler;

    use super::Message;

    /// Sends the signals that end a program.
    pub fn send_to(sender: Sender<Message>) -> io::Result<()> {
        let mut signals = Signals::new([SIGHUP, SIGINT, SIGQUIT, SIGTERM])?;
        thread::spawn(move || {
            for signal in signals.forever() {
                if sender.send(Message::Signal(signal)).is_err() {
                    return;
                }
            }
        });
        Ok(())
    }

    /// Ends as the signal would have ended us, so that the caller sees it.
    pub fn obey(signal: i32) -> Result<(), Box<dyn Error>> {
        Ok(emulate_default_handler(signal)?)
    }
}

#[cfg(not(unix))]
mod signals {
    use std::error::Error;
    use std::io;
    use std::sync::mpsc::Sender;

    use super::Message;

    /// There are none.
    pub fn send_to(_: Sender<Message>) -> io::Result<()> {
        Ok(())
    }

    /// There are none.
    pub fn obey(_: i32) -> Result<(), Box<dyn Error>> {
        Ok(())
    }
}
