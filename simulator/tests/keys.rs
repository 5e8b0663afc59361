//! Tests of the keys.

use palmyra::keys::{Key, button};
use palmyra::text;
use palmyra_ui::Button;

#[test]
fn the_letters_on_the_screen_are_the_keys_in_any_case() {
    for (letters, expected) in [
        ("aA ", Button::A),
        ("bB", Button::B),
        ("xX", Button::X),
        ("yY", Button::Y),
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
    for letter in "qQ1éwWsSdDzZ".chars() {
        assert_eq!(button(Key::Character(letter)), None);
    }
}

/// Checks that the title of the window and the last line of a terminal name
/// every letter key.
#[test]
fn the_letters_are_shown_where_people_play() {
    for letter in ["A", "B", "X", "Y"] {
        for place in [text::TITLE, text::KEYS_LINE] {
            let mut words = place.split(|c: char| !c.is_alphanumeric());
            assert!(words.any(|word| word == letter), "{letter} in {place}");
        }
    }
}
