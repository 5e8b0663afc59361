//! The buttons of the keyboard, the same in the window and in the terminal.

use palmyra_ui::Button;

/// A key that can stand for a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// An arrow key, for the same direction.
    Arrow(Button),
    /// The return key.
    Enter,
    /// The escape key.
    Escape,
    /// The key that deletes to the left.
    Backspace,
    /// The tabulator.
    Tab,
    /// A letter in any case, or a space.
    Character(char),
}

/// Returns the button that a key stands for. The letters are those on the screen.
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
