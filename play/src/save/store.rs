//! Where items are saved.

use serde::{Deserialize, Serialize};

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

/// What is missing, as far as that is known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Losses {
    /// Saves that must have been there and are not found any more: something
    /// may be older than it was, or missing.
    pub saves: u32,
    /// Parts that hold something unreadable. They are left alone until
    /// [`SaveStore::give_up_unreadable`].
    pub unreadable: u32,
    /// Running games that are there and cannot be read.
    pub damaged: u32,
    /// Parts and running games that a newer version wrote. They are left alone.
    pub newer: u32,
}

impl Losses {
    /// Whether there is more of something.
    #[must_use]
    pub const fn exceed(self, other: Self) -> bool {
        self.saves > other.saves
            || self.unreadable > other.unreadable
            || self.damaged > other.damaged
            || self.newer > other.newer
    }
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

    /// What was found to be missing when the store was opened, beside items
    /// that are there and cannot be used.
    fn losses(&self) -> Losses {
        Losses::default()
    }

    /// The item whose newest save was begun and is not there: it is older than
    /// that.
    fn unfinished(&self) -> Option<Key> {
        None
    }

    /// Permits to use the room of what cannot be read: a person has said so.
    fn give_up_unreadable(&mut self) {}

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
