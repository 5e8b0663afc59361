//! Writes items: appends a record with a value or with its changes.

use embedded_storage::nor_flash::NorFlash;

use crate::Error;
use crate::log::{CHUNK, Chain, Log};
use crate::patch::{Link, MAX_LINKS, Patch};
use crate::record::{CRC, End, Head, MAX_LEN, RecordKind, SLOT};
use crate::store::{Entry, SHORTEST, State, Store};

/// The source of a record's payload.
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

impl<F: NorFlash> Store<F> {
    /// Saves an item. The save is durable when this function returns. If the power fails earlier,
    /// the item has its old or its new value.
    ///
    /// If the differences from the old value are short enough, only they are programmed, otherwise
    /// the whole value. So a value wears the flash least if its bytes keep their places and it
    /// grows at the end. Nothing is erased if [`Store::tidy`] has made enough space.
    ///
    /// # Errors
    ///
    /// If the item cannot be saved. It keeps its old value in that case. But if the flash has
    /// failed at the very end of the save, the store may find the new value when it is opened
    /// again. After [`Error::Worn`], another attempt uses other cells.
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
            // The old value may have moved while space was made.
            plan = self.plan(key, version, value, crc)?;
        }
        let link = match &plan {
            Plan::Nothing => return Ok(()),
            Plan::Patch(patch) => {
                let payload = patch.payload();
                let len = payload.len() as u16;
                let crc = CRC.checksum(payload);
                self.append(
                    RecordKind::Patch,
                    key,
                    version,
                    len,
                    crc,
                    &Body::Bytes(payload),
                )?
            }
            Plan::Whole => self.append(
                RecordKind::Value,
                key,
                version,
                len,
                crc,
                &Body::Bytes(value),
            )?,
        };
        self.enter(key, link, State::Value, version, len, crc);
        Ok(())
    }

    /// Removes an item, even a damaged or newer one. The removal is as durable as [`Store::put`].
    /// Its record takes 32 bytes until the item is saved again.
    ///
    /// # Errors
    ///
    /// If the item cannot be removed. It keeps its value in that case. But if the flash has failed
    /// at the very end, the item may be gone when the store is opened again.
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
        let link = self.append(RecordKind::Removed, key, 0, 0, 0, &Body::Bytes(&[]))?;
        self.enter(key, link, State::Removed, 0, 0, 0);
        Ok(())
    }

    /// Decides whether the new value of an item is written as a whole, as a patch, or not at all
    /// because it equals the old value.
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
        // A patch must not be based on a value that has rotted.
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

    /// Whether a record fits into the head sector and still leaves space to
    /// announce an erase.
    pub(crate) fn fits(&self, slots: usize) -> bool {
        self.fill + slots + SHORTEST <= Log::<F>::SLOTS
    }

    /// Appends a record. The caller has made space for the record.
    pub(crate) fn append(
        &mut self,
        kind: RecordKind,
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
        let mut from = 0;
        while from < usize::from(len) {
            let mut part = [0xff; CHUNK];
            let slot = at + 1 + (from / SLOT) as u16;
            // Each part except the last ends at a page boundary of the flash, because programming a
            // page takes the same time for any number of bytes.
            let room = CHUNK - Log::<F>::address(slot) as usize % CHUNK;
            let rest = room.min(usize::from(len) - from);
            match body {
                Body::Bytes(bytes) => part[..rest].copy_from_slice(&bytes[from..from + rest]),
                Body::Value(chain) => self.log.value(chain, from, &mut part)?,
            }
            part[rest..].fill(0xff);
            self.log
                .program(slot, &part[..rest.next_multiple_of(SLOT)])?;
            from += rest;
        }
        let link = Link {
            at,
            len,
            is_patch: kind == RecordKind::Patch,
        };
        // Head and payload are checked before the tail is written, because the tail confirms
        // the record.
        let is_head_good = self.log.slot(at)? == head.encode(End::Head, at);
        if !is_head_good || len > 0 && self.log.payload_crc(link)? != crc {
            return Err(Error::Worn);
        }
        self.seq = self.seq.saturating_add(1);
        let tail = at + 1 + head.payload_slots() as u16;
        self.log.program(tail, &head.encode(End::Tail, tail))?;
        self.unfinished = None;
        Ok(link)
    }

    /// Records that the appended record is the newest of its key.
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
