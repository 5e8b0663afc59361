//! The store: items by key, and how they are read.

use embedded_storage::nor_flash::NorFlash;

use crate::log::{CHUNK, Log};
use crate::patch::Link;
use crate::record::{CRC, KEYS, MAX_LEN, SLOT};
use crate::{Error, ItemError};

/// The most sectors of a region.
pub(crate) const MAX_SECTORS: usize = 64;
/// The fewest sectors of a region.
pub(crate) const MIN_SECTORS: usize = 8;
/// Slots of the longest record.
const LONGEST: usize = MAX_LEN / SLOT + 2;
/// Slots of a record without payload.
pub(crate) const SHORTEST: usize = 2;

/// What a sector is good for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sector {
    /// Erased and marked so: ready for records.
    Clean,
    /// As erased, but without a mark.
    Blank,
    /// Holds nothing, but has to be erased.
    Scrap,
    /// Holds records, or what is left of them.
    Used,
    /// Holds something unknown, which is not ours to erase.
    Unreadable,
    /// Marked by a newer format of the store.
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
    /// Checksum and length of the value, not of the record.
    pub(crate) crc: u32,
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

    /// The slots its record takes when written as a whole.
    pub(crate) fn slots(&self) -> usize {
        match self.state {
            State::Absent => 0,
            State::Removed => SHORTEST,
            State::Value | State::Damaged => usize::from(self.len).div_ceil(SLOT) + SHORTEST,
        }
    }
}

/// An item as [`Store::get`] found it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Item {
    /// The version it was put with.
    pub version: u8,
    /// The bytes of its value.
    pub len: usize,
}

/// An item as [`Store::items`] lists it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Its key.
    pub key: u8,
    /// Its version and length; of a damaged one as far as known.
    pub item: Item,
    /// Whether it is known to be damaged. [`Store::get`] reads more closely.
    pub is_damaged: bool,
}

/// What was found in the region.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Sectors that hold something unknown. They are left alone.
    pub unreadable: usize,
    /// Sectors written by a newer format of the store. They are left alone.
    pub newer: usize,
    /// Items known to be damaged.
    pub damaged: usize,
    /// Records, at least, that must have been in the region and could not be
    /// found when it was opened: an item may be older than its last save, or
    /// missing.
    pub lost: u32,
    /// The item whose newest save was begun and is not there: cut short, or gone
    /// since. The item has the value from before.
    pub unfinished: Option<u8>,
    /// Sectors ready for records.
    pub clean: usize,
}

/// Small items on a NOR flash.
///
/// See the [crate's documentation](crate) for what it promises.
pub struct Store<F> {
    pub(crate) log: Log<F>,
    pub(crate) entries: [Entry; KEYS],
    pub(crate) sectors: [Sector; MAX_SECTORS],
    pub(crate) count: usize,
    /// The sector that records are appended to, and its slots in use.
    pub(crate) head: usize,
    pub(crate) fill: usize,
    /// The number of the next record.
    pub(crate) seq: u32,
    /// A sector whose erase has been announced, and its erases before.
    pub(crate) pending: Option<(usize, u32)>,
    /// Records missing when the store was opened.
    pub(crate) lost: u32,
    /// The key of a record behind the newest one, of which only the head is left.
    pub(crate) unfinished: Option<u8>,
}

impl<F: NorFlash> Store<F> {
    /// Reads an item into `buffer`, or tells that there is none.
    ///
    /// `newest` is the newest version that the caller understands.
    ///
    /// # Errors
    /// [`ItemError::Damaged`] if it was saved, but is not as it was;
    /// [`ItemError::Newer`] if its version is above `newest`.
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

    /// The items there are, in the order of their keys.
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

    /// What is in the region now.
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

    /// The bytes that all items may take, each counted with 32 more and rounded
    /// up to 16. The rest of the region keeps erases rare and out of the way.
    pub fn capacity(&self) -> usize {
        self.capacity_slots() * SLOT
    }

    /// The flash beneath, for tools.
    pub const fn flash(&self) -> &F {
        &self.log.flash
    }

    /// Gives the flash back.
    pub fn release(self) -> F {
        self.log.flash
    }

    /// However long the records are, a sector is filled up to one of them.
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
