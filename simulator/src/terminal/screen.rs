//! Changes the terminal to show the game, and restores it.

use std::io::{self, Write as _};
use std::panic;
use std::sync::atomic::{AtomicBool, Ordering};

use crossterm::cursor::{Hide, Show};
use crossterm::event::{
    DisableFocusChange, EnableFocusChange, KeyboardEnhancementFlags, PopKeyboardEnhancementFlags,
    PushKeyboardEnhancementFlags,
};
use crossterm::style::{Print, ResetColor, force_color_output};
use crossterm::terminal::{
    self, BeginSynchronizedUpdate, EndSynchronizedUpdate, EnterAlternateScreen,
    LeaveAlternateScreen,
};
use crossterm::{execute, queue};

use crate::cells::Cells;

/// The query whether the terminal can report releases of keys. Terminals that cannot do so do not
/// answer.
const CAN_RELEASE: &str = "\x1b[?u";

/// Whether the terminal is changed. The flag is static, because the panic hook
/// needs it.
static CHANGED: AtomicBool = AtomicBool::new(false);
static KEYBOARD_CHANGED: AtomicBool = AtomicBool::new(false);

/// The terminal while it shows the game. Dropping it restores the terminal.
pub struct Screen;

impl Screen {
    /// Changes the terminal to show the game.
    pub fn open() -> io::Result<Self> {
        let before = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            restore();
            before(info);
        }));
        // The picture consists of colours, so the variable NO_COLOR is ignored.
        force_color_output(true);
        let screen = Self;
        screen.enter()?;
        Ok(screen)
    }

    /// Changes the terminal to show the game. The terminal is restored first, because another
    /// program may have changed it in the meantime.
    pub fn enter(&self) -> io::Result<()> {
        restore();
        CHANGED.store(true, Ordering::SeqCst);
        terminal::enable_raw_mode()?;
        execute!(io::stdout(), EnterAlternateScreen, Hide, Print(CAN_RELEASE))
    }

    /// Restores the terminal.
    pub fn leave(&self) {
        restore();
    }

    /// Shows a picture on a terminal that currently shows `before`.
    pub fn show(&self, cells: &Cells, before: Option<&Cells>) -> io::Result<()> {
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

    /// Asks the terminal to report releases of keys.
    #[cfg_attr(not(unix), expect(dead_code, reason = "elsewhere it always does"))]
    pub fn ask_for_releases(&self) -> io::Result<()> {
        if KEYBOARD_CHANGED.swap(true, Ordering::SeqCst) {
            return Ok(());
        }
        let flags = KeyboardEnhancementFlags::DISAMBIGUATE_ESCAPE_CODES
            | KeyboardEnhancementFlags::REPORT_EVENT_TYPES
            | KeyboardEnhancementFlags::REPORT_ALL_KEYS_AS_ESCAPE_CODES;
        execute!(
            io::stdout(),
            PushKeyboardEnhancementFlags(flags),
            EnableFocusChange
        )
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        restore();
    }
}

/// Restores the terminal if it is changed. Errors are ignored, because they cannot be shown
/// anywhere.
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
