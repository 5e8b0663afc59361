//! The interface of the store for saved items.

use serde::{Deserialize, Serialize};

use super::Key;

/// The result of reading an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stored {
    /// There is no such item.
    Missing,
    /// The item is in the buffer.
    Bytes {
        /// The format version of the bytes.
        version: u8,
        /// The number of bytes.
        len: usize,
    },
    /// The item exists, but cannot be read.
    Damaged,
    /// The item was written by a newer version of the firmware. It is left untouched.
    Newer,
}

/// The known losses of the store.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Losses {
    /// The number of saves that must have existed but are missing. An item may be gone, or older
    /// than its last save.
    pub saves: u32,
    /// The number of sectors with unreadable data. They are left untouched until
    /// [`SaveStore::give_up_unreadable`] is called.
    pub unreadable: u32,
    /// The number of running games that exist but cannot be read.
    pub damaged: u32,
    /// The number of sectors and running games that were written by a newer version. They are left
    /// untouched.
    pub newer: u32,
}

impl Losses {
    /// Whether any of the numbers is larger than in `other`.
    #[must_use]
    pub const fn exceed(self, other: Self) -> bool {
        self.saves > other.saves
            || self.unreadable > other.unreadable
            || self.damaged > other.damaged
            || self.newer > other.newer
    }
}

/// A store for saved items, for example a flash or a file.
pub trait SaveStore {
    /// Reads an item into the buffer.
    fn read(&mut self, key: Key, buffer: &mut [u8]) -> Stored;

    /// Writes an item. If the result is `true`, the item survives a power cut.
    fn write(&mut self, key: Key, bytes: &[u8]) -> bool;

    /// Removes an item, even if it is unreadable or newer. Call this only if the player has
    /// asked for it.
    fn remove(&mut self, key: Key) -> bool;

    /// Removes all items, including unknown data. Call this only if the player has asked for it.
    fn clear(&mut self) -> bool;

    /// The losses found when the store was opened. Items that exist but cannot be used are not
    /// counted.
    fn losses(&self) -> Losses {
        Losses::default()
    }

    /// The item whose newest save is incomplete; `None` if there is none. Reads
    /// of this item return its older value.
    fn unfinished(&self) -> Option<Key> {
        None
    }

    /// Whether the store holds only data of another program, as on a new device.
    fn is_foreign(&self) -> bool {
        false
    }

    /// Allows the space of unreadable data to be reused. Call this only if the player has asked
    /// for it, or if the data belongs to another program.
    fn give_up_unreadable(&mut self) {}

    /// Does slow work in advance, such as erasing sectors.
    fn tidy(&mut self) {}

    /// Whether nothing is written at present, because the battery is too low.
    fn lacks_power(&mut self) -> bool {
        false
    }
}

/// A store that saves nothing.
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
