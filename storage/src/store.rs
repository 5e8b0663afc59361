//! The store, and reading items by key.

use embedded_storage::nor_flash::NorFlash;

use crate::log::{CHUNK, Log};
use crate::patch::Link;
use crate::record::{CRC, KEYS, MAX_LEN, SLOT};
use crate::{Error, ItemError};

/// The largest number of sectors of a region.
pub(crate) const MAX_SECTORS: usize = 64;
/// The smallest number of sectors of a region.
pub(crate) const MIN_SECTORS: usize = 8;
/// The number of slots of the longest record.
const LONGEST: usize = MAX_LEN / SLOT + 2;
/// The number of slots of a record without payload.
pub(crate) const SHORTEST: usize = 2;

/// The state of a sector.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sector {
    /// The sector is erased and marked, and ready for records.
    Clean,
    /// The sector reads as erased, but has no marker.
    Blank,
    /// The sector has no record that is needed. It must be erased before it is
    /// used.
    Scrap,
    /// The sector has complete or interrupted records, or the next record is appended to it.
    Used,
    /// The sector has unknown data, which must not be erased without
    /// permission.
    Unreadable,
    /// The sector was marked by a newer format of the store.
    Newer,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum State {
    Absent,
    Value,
    Removed,
    Damaged,
}

/// The newest record of a key.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    pub(crate) seq: u32,
    /// The checksum of the value, which differs from that of the record if the record is a patch.
    pub(crate) crc: u32,
    /// The number of bytes of the value.
    pub(crate) len: u16,
    pub(crate) link: Link,
    pub(crate) version: u8,
    pub(crate) state: State,
}

impl Entry {
    pub(crate) const ABSENT: Self = Self {
        seq: 0,
        crc: 0,
        len: 0,
        link: Link {
            at: 0,
            len: 0,
            is_patch: false,
        },
        version: 0,
        state: State::Absent,
    };

    /// The number of slots of the item's record if the whole value is written.
    pub(crate) fn slots(&self) -> usize {
        match self.state {
            State::Absent => 0,
            State::Removed => SHORTEST,
            State::Value | State::Damaged => usize::from(self.len).div_ceil(SLOT) + SHORTEST,
        }
    }
}

/// The version and length of an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Item {
    /// The version that the item was saved with.
    pub version: u8,
    /// The length of the item's value in bytes.
    pub len: usize,
}

/// An entry of [`Store::items`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Listed {
    /// The item's key.
    pub key: u8,
    /// The item's version and length. They may be unknown if the item is
    /// damaged.
    pub item: Item,
    /// Whether the item is known to be damaged. [`Store::get`] may find further
    /// damage.
    pub is_damaged: bool,
}

/// The state of the region.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// The number of sectors with unknown data. They are left untouched.
    pub unreadable: usize,
    /// The number of sectors written by a newer format of the store. They are
    /// left untouched.
    pub newer: usize,
    /// The number of items that are known to be damaged.
    pub damaged: usize,
    /// The smallest number of records that must have existed but were missing when the store was
    /// opened. An item may be missing, or older than its last save.
    pub lost: u32,
    /// The key of the item whose newest save is incomplete, because it was interrupted or a part of
    /// it was lost. The item has its previous value.
    pub unfinished: Option<u8>,
    /// The number of sectors that are ready for records.
    pub clean: usize,
}

/// A store for small items on a NOR flash.
///
/// See the [crate's documentation](crate) for its guarantees.
pub struct Store<F> {
    pub(crate) log: Log<F>,
    pub(crate) entries: [Entry; KEYS],
    pub(crate) sectors: [Sector; MAX_SECTORS],
    pub(crate) count: usize,
    /// The sector to which records are appended; `fill` is the number of its used slots.
    pub(crate) head: usize,
    pub(crate) fill: usize,
    /// The number of the next record.
    pub(crate) seq: u32,
    /// A sector whose erase has been announced, and the number of times it was erased before.
    pub(crate) pending: Option<(usize, u32)>,
    /// The number of records that were missing when the store was opened.
    pub(crate) lost: u32,
    /// The key of the item whose newest save is incomplete; see [`Report::unfinished`].
    pub(crate) unfinished: Option<u8>,
}

impl<F: NorFlash> Store<F> {
    /// Reads an item into `buffer`; `None` if it does not exist.
    ///
    /// `newest` is the newest version that the caller understands.
    ///
    /// # Errors
    ///
    /// [`ItemError::Damaged`] if the item was saved but is not intact; [`ItemError::Newer`] if its
    /// version is greater than `newest`; [`ItemError::Buffer`] if the buffer is too short for it;
    /// [`ItemError::Flash`] if reading fails.
    pub fn get(
        &mut self,
        key: u8,
        newest: u8,
        buffer: &mut [u8],
    ) -> Result<Option<Item>, ItemError<F::Error>> {
        let Some(&entry) = self.entries.get(usize::from(key)) else {
            return Ok(None);
        };
        match entry.state {
            State::Absent | State::Removed => return Ok(None),
            State::Damaged => return Err(ItemError::Damaged),
            State::Value => {}
        }
        let version = entry.version;
        if version > newest {
            return Err(ItemError::Newer { version });
        }
        let len = usize::from(entry.len);
        let Some(buffer) = buffer.get_mut(..len) else {
            return Err(ItemError::Buffer { needed: len });
        };
        let Some(chain) = self.log.chain(entry.link, entry.len)? else {
            return Err(ItemError::Damaged);
        };
        let mut part = [0; CHUNK];
        for (index, bytes) in buffer.chunks_mut(CHUNK).enumerate() {
            self.log.value(&chain, index * CHUNK, &mut part)?;
            bytes.copy_from_slice(&part[..bytes.len()]);
        }
        if CRC.checksum(buffer) != entry.crc {
            return Err(ItemError::Damaged);
        }
        Ok(Some(Item { version, len }))
    }

    /// All items, in the order of their keys.
    pub fn items(&self) -> impl Iterator<Item = Listed> {
        (0..).zip(&self.entries).filter_map(|(key, entry)| {
            let is_damaged = match entry.state {
                State::Absent | State::Removed => return None,
                State::Value => false,
                State::Damaged => true,
            };
            let item = Item {
                version: entry.version,
                len: entry.len.into(),
            };
            Some(Listed {
                key,
                item,
                is_damaged,
            })
        })
    }

    /// The current state of the region.
    pub fn report(&self) -> Report {
        Report {
            unreadable: self.sectors_that_are(Sector::Unreadable),
            newer: self.sectors_that_are(Sector::Newer),
            damaged: self.items().filter(|listed| listed.is_damaged).count(),
            lost: self.lost,
            unfinished: self.unfinished,
            clean: self.sectors_that_are(Sector::Clean),
        }
    }

    /// Whether the region has data, but no data of a store. The data then belongs to another
    /// program.
    ///
    /// A single marker without a complete record is ignored, because it is left when the power
    /// fails during the first save.
    pub fn is_foreign(&self) -> bool {
        let marked = self.sectors_that_are(Sector::Clean) + self.sectors_that_are(Sector::Used);
        self.seq == 1
            && marked <= 1
            && self.sectors_that_are(Sector::Newer) == 0
            && self.sectors_that_are(Sector::Unreadable) > 0
    }

    /// The number of bytes that all items together may take. Each item takes its length plus 32,
    /// rounded up to a multiple of 16. The rest of the region stays free, so that saves rarely have
    /// to erase.
    pub fn capacity(&self) -> usize {
        self.capacity_slots() * SLOT
    }

    /// The underlying flash, for tools.
    pub const fn flash(&self) -> &F {
        &self.log.flash
    }

    /// Copies bytes of the underlying flash, beginning at `from`.
    ///
    /// # Errors
    ///
    /// If the flash fails.
    pub fn read_raw(&mut self, from: u32, bytes: &mut [u8]) -> Result<(), F::Error> {
        self.log.flash.read(from, bytes)
    }

    /// Returns the underlying flash.
    pub fn release(self) -> F {
        self.log.flash
    }

    /// The capacity in slots in the worst case, in which the unused end of each sector is one slot
    /// too small for the longest record.
    pub(crate) fn capacity_slots(&self) -> usize {
        let ours = self.count
            - self.sectors_that_are(Sector::Unreadable)
            - self.sectors_that_are(Sector::Newer);
        ours.saturating_sub(6) * (Log::<F>::SLOTS - 1 - SHORTEST - (LONGEST - 1))
    }

    pub(crate) fn live_slots(&self) -> usize {
        self.entries.iter().map(Entry::slots).sum()
    }

    pub(crate) fn sectors_that_are(&self, what: Sector) -> usize {
        let sectors = &self.sectors[..self.count];
        sectors.iter().filter(|&&sector| sector == what).count()
    }

    pub(crate) fn full(&self) -> Error<F::Error> {
        match self.sectors_that_are(Sector::Unreadable) {
            0 => Error::Full,
            sectors => Error::Unreadable { sectors },
        }
    }
}
