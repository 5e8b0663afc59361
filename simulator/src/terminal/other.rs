//! The terminal on systems without signals.

use std::error::Error;
use std::io;
use std::sync::mpsc::Sender;

use crossterm::event::{self, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use palmyra_ui::Button;

use super::{Event, Message};
use crate::keys::Key;
use crate::text::Unfit;

/// Checks whether the terminal can show the game. On these systems every
/// terminal can.
pub const fn check() -> Result<(), Unfit> {
    Ok(())
}

/// Reads keys until the terminal or the receiver no longer exists.
pub fn read_events(sender: &Sender<Message>) {
    loop {
        let message = match event::read() {
            Ok(event) => known(&event).map(Message::Event),
            Err(error) => Some(Message::Gone(error)),
        };
        let failed = matches!(message, Some(Message::Gone(_)));
        let sent = message.is_none_or(|message| sender.send(message).is_ok());
        if failed || !sent {
            return;
        }
    }
}

fn known(event: &event::Event) -> Option<Event> {
    match *event {
        event::Event::Key(key) => touched(key),
        event::Event::Resize(columns, rows) => Some(Event::Resized(columns, rows)),
        event::Event::FocusLost => Some(Event::FocusLost),
        _ => None,
    }
}

fn touched(event: KeyEvent) -> Option<Event> {
    let key = match event.code {
        KeyCode::Up => Key::Arrow(Button::Up),
        KeyCode::Down => Key::Arrow(Button::Down),
        KeyCode::Left => Key::Arrow(Button::Left),
        KeyCode::Right => Key::Arrow(Button::Right),
        KeyCode::Enter => Key::Enter,
        KeyCode::Esc => Key::Escape,
        KeyCode::Backspace => Key::Backspace,
        KeyCode::Tab => Key::Tab,
        KeyCode::Char(letter) => Key::Character(letter),
        _ => return None,
    };
    let is_control = event.modifiers.contains(KeyModifiers::CONTROL);
    match (event.kind, key) {
        (KeyEventKind::Release, _) => Some(Event::Release(key)),
        (KeyEventKind::Press, Key::Character(letter)) if is_control => {
            Some(Event::Control(letter.to_ascii_lowercase()))
        }
        (KeyEventKind::Press, _) if event.modifiers.difference(KeyModifiers::SHIFT).is_empty() => {
            Some(Event::Press(key))
        }
        // Repetitions are ignored, because the application creates them itself.
        // Shortcuts are ignored as well.
        _ => None,
    }
}

/// A substitute for signals, which these systems do not have.
pub struct Signals;

impl Signals {
    /// Sends no messages.
    pub fn send_to(_: Sender<Message>) -> io::Result<Self> {
        Ok(Self)
    }

    /// Always returns `false`.
    pub const fn say_stop(&self) -> bool {
        false
    }
}

/// Always returns `false`, because nothing could continue the program.
pub const fn can_stop() -> bool {
    false
}

/// Does nothing, because these systems have no jobs.
pub const fn stop_job() -> io::Result<()> {
    Ok(())
}

/// Does nothing, because these systems have no signals.
pub fn obey(_: i32) -> Result<(), Box<dyn Error>> {
    Ok(())
}
