//! Where items are saved.

use super::Key;

/// What reading an item gave.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stored {
    /// There is no such item.
    Missing,
    /// So many bytes of the buffer.
    Bytes {
        /// The version that it was written with.
        version: u8,
        /// How many.
        len: usize,
    },
    /// It is there and cannot be read any more.
    Damaged,
    /// It was written by a newer version; it is left untouched.
    Newer,
}

/// Where items are saved: flash, a file, or nothing at all.
pub trait SaveStore {
    /// Reads an item into the buffer.
    fn read(&mut self, key: Key, buffer: &mut [u8]) -> Stored;

    /// Writes an item; `true` once it would survive a power cut.
    fn write(&mut self, key: Key, bytes: &[u8]) -> bool;

    /// Removes an item, even one that cannot be read or is newer: a person has
    /// said so.
    fn remove(&mut self, key: Key) -> bool;

    /// Removes everything, known or not: a person has said so.
    fn clear(&mut self) -> bool;

    /// Does what takes long and could wait.
    fn tidy(&mut self) {}

    /// Whether nothing is written now because the battery is too low for it.
    fn lacks_power(&mut self) -> bool {
        false
    }
}

/// Saves nothing.
impl SaveStore for () {
    fn read(&mut self, _: Key, _: &mut [u8]) -> Stored {
        Stored::Missing
    }

    fn write(&mut self, _: Key, _: &[u8]) -> bool {
        true
    }

    fn remove(&mut self, _: Key) -> bool {
        true
    }

    fn clear(&mut self) -> bool {
        true
    }
}
