//! The store: items by key.

use embedded_storage::nor_flash::NorFlash;

use crate::log::{CHUNK, Chain, Log};
use crate::patch::{Link, MAX_LINKS, Patch};
use crate::record::{CRC, End, Head, KEYS, Kind, MAX_LEN, SLOT};
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

/// What a record's payload is taken from.
pub(crate) enum Body<'a> {
    Bytes(&'a [u8]),
    Value(&'a Chain),
}

#[expect(
    clippy::large_enum_variant,
    reason = "it lives on the stack for a moment, and there is no heap"
)]
enum Plan {
    Nothing,
    Patch(Patch),
    Whole,
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
    /// Records that must have been in the region and could not be found when it
    /// was opened: an item may be older than its last save, or missing.
    pub lost: u32,
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

    /// Saves an item. When this returns, it is durable; when power fails
    /// before, the item has its old value or the new one.
    ///
    /// Only what differs from the old value is programmed, so values whose
    /// bytes stay in their places, with what grows at the end, spare the
    /// flash. Nothing is erased as long as [`Store::tidy`] was called in time.
    ///
    /// # Errors
    /// The item has its old value then. After [`Error::Worn`] another try goes
    /// to other cells.
    pub fn put(&mut self, key: u8, version: u8, value: &[u8]) -> Result<(), Error<F::Error>> {
        let Some(&entry) = self.entries.get(usize::from(key)) else {
            return Err(Error::Key);
        };
        if value.len() > MAX_LEN {
            return Err(Error::TooLong);
        }
        if entry.state == State::Value && entry.version > version {
            let version = entry.version;
            return Err(Error::Newer { version });
        }
        let len = value.len() as u16;
        let slots = value.len().div_ceil(SLOT) + SHORTEST;
        if self.live_slots() - entry.slots() + slots > self.capacity_slots() {
            return Err(self.full());
        }
        let crc = CRC.checksum(value);
        let mut plan = self.plan(key, version, value, crc)?;
        let needed = match &plan {
            Plan::Nothing => return Ok(()),
            Plan::Patch(patch) => patch.payload().len().div_ceil(SLOT) + SHORTEST,
            Plan::Whole => slots,
        };
        if self.pending.is_some() || !self.fits(needed) {
            self.make_room(slots)?;
            // The old value may have moved.
            plan = self.plan(key, version, value, crc)?;
        }
        let link = match &plan {
            Plan::Nothing => return Ok(()),
            Plan::Patch(patch) => {
                let payload = patch.payload();
                let len = payload.len() as u16;
                let crc = CRC.checksum(payload);
                self.append(Kind::Patch, key, version, len, crc, &Body::Bytes(payload))?
            }
            Plan::Whole => self.append(Kind::Value, key, version, len, crc, &Body::Bytes(value))?,
        };
        self.enter(key, link, State::Value, version, len, crc);
        Ok(())
    }

    /// Removes an item, damaged or newer ones too. It is durable like
    /// [`Store::put`]; 32 bytes stay behind for ever.
    ///
    /// # Errors
    /// The item is as before then.
    pub fn remove(&mut self, key: u8) -> Result<(), Error<F::Error>> {
        let Some(entry) = self.entries.get(usize::from(key)) else {
            return Err(Error::Key);
        };
        if matches!(entry.state, State::Absent | State::Removed) {
            return Ok(());
        }
        if self.pending.is_some() || !self.fits(SHORTEST) {
            self.make_room(SHORTEST)?;
        }
        let link = self.append(Kind::Removed, key, 0, 0, 0, &Body::Bytes(&[]))?;
        self.enter(key, link, State::Removed, 0, 0, 0);
        Ok(())
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
            clean: self.sectors_that_are(Sector::Clean),
        }
    }

    /// The bytes that all items may take, each counted with 32 more and rounded
    /// up to 16. The rest of the region keeps erases rare and out of the way.
    pub fn capacity(&self) -> usize {
        self.capacity_slots() * SLOT
    }

    /// Gives the flash back.
    pub fn release(self) -> F {
        self.log.flash
    }

    /// However long the records are, a sector is filled up to one of them.
    fn capacity_slots(&self) -> usize {
        let ours = self.count
            - self.sectors_that_are(Sector::Unreadable)
            - self.sectors_that_are(Sector::Newer);
        ours.saturating_sub(6) * (Log::<F>::SLOTS - 1 - SHORTEST - (LONGEST - 1))
    }

    fn live_slots(&self) -> usize {
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

    /// Decides how the new value of an item is best written.
    fn plan(&mut self, key: u8, version: u8, value: &[u8], crc: u32) -> Result<Plan, F::Error> {
        let entry = self.entries[usize::from(key)];
        if entry.state != State::Value {
            return Ok(Plan::Whole);
        }
        let chain = match self.log.chain(entry.link, entry.len)? {
            Some(chain) if chain.links().len() <= MAX_LINKS => chain,
            _ => return Ok(Plan::Whole),
        };
        let old_len = usize::from(entry.len);
        let mut patch = Patch::new(entry.link, value.len() as u16, crc);
        let mut digest = CRC.digest();
        let mut part = [0; CHUNK];
        for from in (0..old_len.max(value.len())).step_by(CHUNK) {
            self.log.value(&chain, from, &mut part)?;
            let old = &part[..old_len.saturating_sub(from).min(CHUNK)];
            digest.update(old);
            for at in from..value.len().min(from + CHUNK) {
                if old.get(at - from) != value.get(at) && !patch.change(value, at) {
                    return Ok(Plan::Whole);
                }
            }
        }
        let slots = patch.payload().len().div_ceil(SLOT) + SHORTEST;
        // Nothing may be built upon a value that has rotted.
        if digest.finalize() != entry.crc {
            Ok(Plan::Whole)
        } else if patch.is_empty() && old_len == value.len() && entry.version == version {
            Ok(Plan::Nothing)
        } else if 2 * slots <= value.len().div_ceil(SLOT) + SHORTEST {
            Ok(Plan::Patch(patch))
        } else {
            Ok(Plan::Whole)
        }
    }

    /// Whether a record fits into the head sector, leaving room to announce an
    /// erase.
    pub(crate) fn fits(&self, slots: usize) -> bool {
        self.fill + slots + SHORTEST <= Log::<F>::SLOTS
    }

    /// Writes a record, for which there must be room.
    pub(crate) fn append(
        &mut self,
        kind: Kind,
        key: u8,
        version: u8,
        len: u16,
        crc: u32,
        body: &Body<'_>,
    ) -> Result<Link, Error<F::Error>> {
        let head = Head {
            kind,
            key,
            version,
            len,
            seq: self.seq,
            crc,
        };
        let at = Log::<F>::first_slot(self.head) + self.fill as u16;
        debug_assert!(self.fill + head.slots() <= Log::<F>::SLOTS);
        self.fill += head.slots();
        self.log.program(at, &head.encode(End::Head, at))?;
        for from in (0..usize::from(len)).step_by(CHUNK) {
            let mut part = [0xff; CHUNK];
            let rest = CHUNK.min(usize::from(len) - from);
            match body {
                Body::Bytes(bytes) => part[..rest].copy_from_slice(&bytes[from..from + rest]),
                Body::Value(chain) => self.log.value(chain, from, &mut part)?,
            }
            part[rest..].fill(0xff);
            let slot = at + 1 + (from / SLOT) as u16;
            self.log
                .program(slot, &part[..rest.next_multiple_of(SLOT)])?;
        }
        let link = Link {
            at,
            len,
            is_patch: kind == Kind::Patch,
        };
        // The tail says that the record is good, so it has to be.
        let is_head_good = self.log.slot(at)? == head.encode(End::Head, at);
        if !is_head_good || len > 0 && self.log.payload_crc(link)? != crc {
            return Err(Error::Worn);
        }
        self.seq = self.seq.saturating_add(1);
        let tail = at + 1 + head.payload_slots() as u16;
        self.log.program(tail, &head.encode(End::Tail, tail))?;
        Ok(link)
    }

    /// Notes that the record just appended is the newest of the key.
    pub(crate) fn enter(
        &mut self,
        key: u8,
        link: Link,
        state: State,
        version: u8,
        len: u16,
        crc: u32,
    ) {
        self.entries[usize::from(key)] = Entry {
            seq: self.seq - 1,
            crc,
            len,
            link,
            version,
            state,
        };
    }
}
