//! Decodes the bytes from a terminal as keys.
//!
//! A key is one byte or a sequence of bytes. The end of a sequence may never arrive, because
//! connections drop bytes and people type the beginnings of sequences. [`Input::silence`] therefore
//! discards an incomplete sequence. The reader of `crossterm` would wait forever, and lose all keys
//! after an incomplete sequence.

use palmyra_ui::Button;

use super::Event;
use crate::keys::Key;

const ESC: u8 = 0x1b;
/// The maximum length of a known sequence.
const LONGEST: usize = 32;
/// The modifier parameter of a key without modifiers. Terminals add the bits of all modifiers that
/// are held.
const NO_MODIFIERS: u32 = 1;
/// The bit of the control key in the modifier parameter.
const CONTROL: u32 = 4;
/// The bits of the shift key and of the locks, which are ignored.
const HARMLESS: u32 = 1 | 64 | 128;

/// A decoder of bytes into keys.
#[derive(Debug, Default)]
pub struct Input {
    /// The bytes of an incomplete sequence, beginning with Escape.
    begun: Vec<u8>,
}

impl Input {
    /// Takes a byte, and returns the event that it completes.
    pub fn take(&mut self, byte: u8) -> Option<Event> {
        match (self.begun.as_slice(), byte) {
            // No sequence contains an Escape, so the end of the previous
            // sequence is missing.
            (_, ESC) => {
                let before = self.silence();
                self.begun.push(ESC);
                before
            }
            ([], _) => single(byte),
            ([_], b'[' | b'O') => {
                self.begun.push(byte);
                None
            }
            // A key pressed together with Alt is ignored.
            ([_], _) => {
                self.begun.clear();
                None
            }
            ([_, b'O'], _) => {
                self.begun.clear();
                arrow(byte).map(Event::Press)
            }
            ([_, _, parameters @ ..], 0x40..=0x7e) => {
                let event = sequence(parameters, byte);
                self.begun.clear();
                event
            }
            (begun, 0x20..=0x3f) if begun.len() < LONGEST => {
                self.begun.push(byte);
                None
            }
            // No sequence contains such a byte, so the end of the previous
            // sequence is missing.
            _ => {
                self.begun.clear();
                single(byte)
            }
        }
    }

    /// Whether a sequence is incomplete.
    pub fn is_waiting(&self) -> bool {
        !self.begun.is_empty()
    }

    /// Discards an incomplete sequence. Called after nothing was received for a while. A single
    /// Escape counts as the escape key.
    pub fn silence(&mut self) -> Option<Event> {
        let is_key = self.begun == [ESC];
        self.begun.clear();
        is_key.then_some(Event::Press(Key::Escape))
    }
}

/// Decodes a byte that is a key by itself.
fn single(byte: u8) -> Option<Event> {
    Some(match byte {
        b'\r' => Event::Press(Key::Enter),
        b'\t' => Event::Press(Key::Tab),
        0x7f => Event::Press(Key::Backspace),
        1..=26 => Event::Control((b'a' + byte - 1).into()),
        b' '..=b'~' => Event::Press(Key::Character(byte.into())),
        _ => return None,
    })
}

fn arrow(last: u8) -> Option<Key> {
    Some(Key::Arrow(match last {
        b'A' => Button::Up,
        b'B' => Button::Down,
        b'C' => Button::Right,
        b'D' => Button::Left,
        _ => return None,
    }))
}

/// Decodes `ESC [ parameters last`.
fn sequence(parameters: &[u8], last: u8) -> Option<Event> {
    let parameters = str::from_utf8(parameters).ok()?;
    let key = match (parameters, last) {
        // The terminal answers the query whether it can report releases.
        (answer, b'u') if answer.starts_with('?') => return Some(Event::CanRelease),
        ("", b'O') => return Some(Event::FocusLost),
        (code, b'u') => numbered(number(code, 0, 0)?)?,
        _ => arrow(last)?,
    };
    let modifiers = number(parameters, 1, 0).unwrap_or(NO_MODIFIERS);
    let modifiers = modifiers.saturating_sub(NO_MODIFIERS);
    match (number(parameters, 1, 1), key) {
        (None | Some(1), Key::Character(letter)) if modifiers & CONTROL != 0 => {
            Some(Event::Control(letter.to_ascii_lowercase()))
        }
        (None | Some(1), _) if modifiers & !HARMLESS == 0 => Some(Event::Press(key)),
        (Some(3), _) => Some(Event::Release(key)),
        // Repetitions are ignored, because the application creates them itself.
        // Shortcuts are ignored as well.
        _ => None,
    }
}

/// Returns a number from parameters such as `1:2;3:4`, given by its group and its index in
/// the group.
fn number(parameters: &str, group: usize, place: usize) -> Option<u32> {
    let group = parameters.split(';').nth(group)?;
    group.split(':').nth(place)?.parse().ok()
}

/// Returns the key with a number in Kitty's keyboard protocol.
fn numbered(code: u32) -> Option<Key> {
    Some(match code {
        9 => Key::Tab,
        13 | 57414 => Key::Enter,
        27 => Key::Escape,
        127 => Key::Backspace,
        57417 => Key::Arrow(Button::Left),
        57418 => Key::Arrow(Button::Right),
        57419 => Key::Arrow(Button::Up),
        57420 => Key::Arrow(Button::Down),
        _ => Key::Character(char::from_u32(code)?),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn events(bytes: &[u8]) -> Vec<Event> {
        let mut input = Input::default();
        let mut events: Vec<Event> = bytes.iter().filter_map(|&byte| input.take(byte)).collect();
        events.extend(input.silence());
        assert!(!input.is_waiting());
        events
    }

    fn letter(letter: char) -> Event {
        Event::Press(Key::Character(letter))
    }

    #[test]
    fn keys_of_every_kind_of_terminal() {
        let (up, left) = (Key::Arrow(Button::Up), Key::Arrow(Button::Left));
        for (bytes, expected) in [
            (&b"z"[..], letter('z')),
            (b"Q", letter('Q')),
            (b" ", letter(' ')),
            (b"\r", Event::Press(Key::Enter)),
            (b"\t", Event::Press(Key::Tab)),
            (b"\x7f", Event::Press(Key::Backspace)),
            (b"\x1b", Event::Press(Key::Escape)),
            (b"\x03", Event::Control('c')),
            (b"\x1a", Event::Control('z')),
            (b"\x1b[A", Event::Press(up)),
            (b"\x1bOD", Event::Press(left)),
            (b"\x1b[1;2A", Event::Press(up)),
            (b"\x1b[1;1:1D", Event::Press(left)),
            (b"\x1b[1;1:3D", Event::Release(left)),
            (b"\x1b[122u", letter('z')),
            (b"\x1b[122;129u", letter('z')),
            (b"\x1b[122;5u", Event::Control('z')),
            (b"\x1b[122;1:3u", Event::Release(Key::Character('z'))),
            (b"\x1b[113:81;2;81u", letter('q')),
            (b"\x1b[27u", Event::Press(Key::Escape)),
            (b"\x1b[57419;1:3u", Event::Release(up)),
            (b"\x1b[O", Event::FocusLost),
            (b"\x1b[?0u", Event::CanRelease),
        ] {
            assert_eq!(events(bytes), [expected], "{bytes:?}");
        }
        assert_eq!(
            events(b"\x1b\x1b[A"),
            [Event::Press(Key::Escape), Event::Press(up)]
        );
    }

    #[test]
    fn unknown_bytes_are_not_keys() {
        for bytes in [
            &b"\x1bz"[..],
            b"\x1b[I",
            b"\x1b[3~",
            b"\x1b[1;3A",
            b"\x1b[122;3u",
            b"\x1b[122;1:2u",
            b"\x1b[?62;4c",
            b"\x1b[4294967296u",
            b"\x1b[u",
            "\u{e9}".as_bytes(),
            b"\0",
        ] {
            assert_eq!(events(bytes), [], "{bytes:?}");
        }
    }

    #[test]
    fn a_key_after_a_torn_sequence_is_a_key() {
        for torn in [
            &b"\x1b["[..],
            b"\x1bO",
            b"\x1b]",
            b"\x1bP",
            b"\x1b[?",
            b"\x1b[<0;1",
            b"\x1b[M",
            b"\x1b[1;",
            b"\x1b[200~",
            b"\x1b[9999999999999999999999999999999999999999999999999999999999999",
            b"\xc3",
        ] {
            let mut input = Input::default();
            let before = torn.iter().filter_map(|&byte| input.take(byte)).count();
            assert!(before == 0 || torn.len() > LONGEST, "{torn:?}");
            // An Escape begins the next sequence even without a call of
            // `silence`.
            let next: Vec<Event> = b"\x1b[A"
                .iter()
                .filter_map(|&byte| input.take(byte))
                .collect();
            assert_eq!(next, [Event::Press(Key::Arrow(Button::Up))], "{torn:?}");
            let _: Vec<_> = torn.iter().map(|&byte| input.take(byte)).collect();
            input.silence();
            assert_eq!(input.take(b'z'), Some(letter('z')), "{torn:?}");
        }
    }
}
