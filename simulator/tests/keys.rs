//! The keyboard.

use palmyra::keys::{Key, button};
use palmyra_ui::Button;

#[test]
fn keys_stand_for_buttons_in_any_case() {
    for (letters, expected) in [
        ("wW", Button::Up),
        ("sS", Button::Down),
        ("aA", Button::Left),
        ("dD", Button::Right),
        ("zZjJ ", Button::A),
        ("xXkK", Button::B),
        ("cCuU", Button::X),
        ("vViI", Button::Y),
    ] {
        for letter in letters.chars() {
            assert_eq!(button(Key::Character(letter)), Some(expected), "{letter}");
        }
    }
    for (key, expected) in [
        (Key::Enter, Button::A),
        (Key::Escape, Button::B),
        (Key::Backspace, Button::B),
        (Key::Tab, Button::Y),
        (Key::Arrow(Button::Left), Button::Left),
    ] {
        assert_eq!(button(key), Some(expected));
    }
    for letter in "qQ1é".chars() {
        assert_eq!(button(Key::Character(letter)), None);
    }
}
