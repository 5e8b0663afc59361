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
        /// The version that it was written with.
        version: u8,
        /// Its length in bytes.
        len: usize,
    },
    /// The item exists, but cannot be read.
    Damaged,
    /// The item was written by a newer version of the firmware; it is left untouched.
    Newer,
}

/// The losses of the store that are known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Losses {
    /// The number of saves that must have existed but are no longer found. An item may be missing,
    /// or older than its last save.
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

/// A store for saved items: flash, a file, or nothing at all.
pub trait SaveStore {
    /// Reads an item into the buffer.
    fn read(&mut self, key: Key, buffer: &mut [u8]) -> Stored;

    /// Writes an item. When it returns `true`, the item survives a power cut.
    fn write(&mut self, key: Key, bytes: &[u8]) -> bool;

    /// Removes an item, even an unreadable or newer one. To be called only if a player has asked
    /// for it.
    fn remove(&mut self, key: Key) -> bool;

    /// Removes everything, including unknown data. To be called only if a player has asked for it.
    fn clear(&mut self) -> bool;

    /// The losses found when the store was opened. Items that exist but cannot be used are not
    /// counted.
    fn losses(&self) -> Losses {
        Losses::default()
    }

    /// The item whose newest save was not completed. It still has an older value.
    fn unfinished(&self) -> Option<Key> {
        None
    }

    /// Whether the store has nothing but data of another program, as on a new device.
    fn is_foreign(&self) -> bool {
        false
    }

    /// Allows the space of unreadable data to be reused. To be called only if a player has asked
    /// for it, or if the data belongs to another program.
    fn give_up_unreadable(&mut self) {}

    /// Does slow work that can be done at any time, such as erasing.
    fn tidy(&mut self) {}

    /// Whether writing is suspended because the battery is too low.
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
