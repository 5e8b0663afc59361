//! The keys for the buttons. They are the same in the window and in the
//! terminal.

use palmyra_ui::Button;

/// A key of the keyboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// An arrow key, with the button of its direction.
    Arrow(Button),
    /// The return key.
    Enter,
    /// The escape key.
    Escape,
    /// The backspace key.
    Backspace,
    /// The tab key.
    Tab,
    /// A letter in any case, or a space.
    Character(char),
}

/// Returns the button for a key. The letter keys are the letters of the
/// buttons.
#[must_use]
pub fn button(key: Key) -> Option<Button> {
    Some(match key {
        Key::Arrow(direction) => direction,
        Key::Enter => Button::A,
        Key::Escape | Key::Backspace => Button::B,
        Key::Tab => Button::Y,
        Key::Character(character) => match character.to_ascii_lowercase() {
            'a' | ' ' => Button::A,
            'b' => Button::B,
            'x' => Button::X,
            'y' => Button::Y,
            _ => return None,
        },
    })
}
