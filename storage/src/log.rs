//! The flash region: its sectors, their slots, and the records in them.

use embedded_storage::nor_flash::NorFlash;

use crate::patch::{Link, MAX_LINKS, MAX_PATCH, Patch};
use crate::record::{CRC, End, Head, MAX_LEN, Marker, SLOT};

/// The number of bytes that are read or programmed in one step. A buffer of this size
/// is on the stack.
pub const CHUNK: usize = 256;

/// A record found on the flash.
#[derive(Clone, Copy, Debug)]
pub struct FoundRecord {
    /// The contents of the record's head or tail.
    pub head: Head,
    /// The slot of the record's head.
    pub at: u16,
    /// Whether the record's payload is intact.
    pub is_intact: bool,
    /// Whether the record has an intact tail that equals its head, so that it was written
    /// completely.
    pub is_complete: bool,
}

/// The state of a sector, without its records.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contents {
    /// The sector's marker; `None` if it cannot be read.
    pub marker: Option<Marker>,
    /// Whether the slot of the marker reads as erased.
    pub is_unmarked: bool,
    /// The number of slots up to the last one that does not read as erased; at least 1 for the
    /// marker.
    pub used: usize,
}

/// A value and the records from which it is composed, the newest first.
pub struct Chain {
    links: [Link; MAX_LINKS + 1],
    count: usize,
    /// The value's length.
    pub len: u16,
}

impl Chain {
    /// The number of slots that the value takes when it is written without
    /// patches.
    pub fn slots(&self) -> usize {
        usize::from(self.len).div_ceil(SLOT) + 2
    }

    /// The records, the newest first.
    pub fn links(&self) -> &[Link] {
        &self.links[..self.count]
    }
}

/// The flash region.
pub struct Log<F> {
    pub flash: F,
}

impl<F: NorFlash> Log<F> {
    /// The number of slots of a sector.
    pub const SLOTS: usize = F::ERASE_SIZE / SLOT;

    const GEOMETRY: () = {
        assert!(SLOT.is_multiple_of(F::WRITE_SIZE) && SLOT.is_multiple_of(F::READ_SIZE));
        assert!(F::ERASE_SIZE.is_multiple_of(SLOT) && F::ERASE_SIZE >= 4096);
        assert!(F::ERASE_SIZE <= 8192);
    };

    /// Creates the log of a flash.
    pub fn new(flash: F) -> Self {
        let () = Self::GEOMETRY;
        Self { flash }
    }

    /// The sector that contains a slot.
    pub fn sector_of(slot: u16) -> usize {
        usize::from(slot) / Self::SLOTS
    }

    /// The first slot of a sector.
    pub fn first_slot(sector: usize) -> u16 {
        (sector * Self::SLOTS) as u16
    }

    /// The address of a slot in the region.
    pub fn address(slot: u16) -> u32 {
        u32::from(slot) * SLOT as u32
    }

    /// Reads one slot.
    pub fn slot(&mut self, slot: u16) -> Result<[u8; SLOT], F::Error> {
        let mut bytes = [0; SLOT];
        self.flash.read(Self::address(slot), &mut bytes)?;
        Ok(bytes)
    }

    /// Programs slots, beginning with `slot`. The number of bytes must be a
    /// multiple of [`SLOT`].
    pub fn program(&mut self, slot: u16, bytes: &[u8]) -> Result<(), F::Error> {
        self.flash.write(Self::address(slot), bytes)
    }

    /// Reads a part of a record's payload.
    ///
    /// `from` is a multiple of [`SLOT`]. Bytes of `part` beyond the last slot of the payload stay
    /// unchanged. In a forged image, the part may end beyond the region; then all bytes of `part`
    /// stay unchanged.
    pub fn payload(
        &mut self,
        link: Link,
        from: usize,
        part: &mut [u8; CHUNK],
    ) -> Result<(), F::Error> {
        let len = usize::from(link.len).saturating_sub(from).min(CHUNK);
        let address = Self::address(link.at) + (SLOT + from) as u32;
        let end = address as usize + len.next_multiple_of(SLOT);
        if end <= self.flash.capacity() {
            self.flash
                .read(address, &mut part[..len.next_multiple_of(SLOT)])?;
        }
        Ok(())
    }

    /// The checksum of a record's payload.
    pub fn payload_crc(&mut self, link: Link) -> Result<u32, F::Error> {
        let mut digest = CRC.digest();
        let mut part = [0; CHUNK];
        for from in (0..usize::from(link.len)).step_by(CHUNK) {
            self.payload(link, from, &mut part)?;
            digest.update(&part[..CHUNK.min(usize::from(link.len) - from)]);
        }
        Ok(digest.finalize())
    }

    /// Reads the patch in a record's payload.
    pub fn patch(&mut self, link: Link) -> Result<Patch, F::Error> {
        let mut bytes = [0; MAX_PATCH];
        self.payload(link, 0, &mut bytes)?;
        Ok(Patch::from_payload(bytes, link.len))
    }

    /// Finds the records of a value by following its patches, the newest first; `None` if the links
    /// cannot be those of a value: there are too many patches, or the oldest record is too long.
    /// `len` is the length of the value.
    pub fn chain(&mut self, newest: Link, len: u16) -> Result<Option<Chain>, F::Error> {
        let mut chain = Chain {
            links: [newest; MAX_LINKS + 1],
            count: 1,
            len,
        };
        let mut link = newest;
        while link.is_patch {
            link = self.patch(link)?.before();
            let Some(place) = chain.links.get_mut(chain.count) else {
                return Ok(None);
            };
            *place = link;
            chain.count += 1;
        }
        Ok((usize::from(link.len) <= MAX_LEN).then_some(chain))
    }

    /// Reads a part of a value. `from` is a multiple of [`SLOT`].
    pub fn value(
        &mut self,
        chain: &Chain,
        from: usize,
        part: &mut [u8; CHUNK],
    ) -> Result<(), F::Error> {
        // In a damaged chain, bytes that no record contains are read as 0.
        part.fill(0);
        for &link in chain.links().iter().rev() {
            if link.is_patch {
                self.patch(link)?.apply(from, part);
            } else {
                self.payload(link, from, part)?;
            }
        }
        Ok(())
    }

    /// The checksum of a value. Bytes that no record contains count as 0.
    pub fn value_crc(&mut self, chain: &Chain) -> Result<u32, F::Error> {
        let mut digest = CRC.digest();
        let mut part = [0; CHUNK];
        for from in (0..usize::from(chain.len)).step_by(CHUNK) {
            self.value(chain, from, &mut part)?;
            digest.update(&part[..CHUNK.min(usize::from(chain.len) - from)]);
        }
        Ok(digest.finalize())
    }

    /// Calls `found` for every record in a sector, in the order of writing. Reads every slot at
    /// most twice, unless the records are forged.
    pub fn walk(
        &mut self,
        sector: usize,
        mut found: impl FnMut(FoundRecord),
    ) -> Result<Contents, F::Error> {
        let first = Self::first_slot(sector);
        let bytes = self.slot(first)?;
        let mut contents = Contents {
            marker: Marker::decode(&bytes),
            is_unmarked: bytes == [0xff; SLOT],
            used: 1,
        };
        // A record that is found by its tail alone must begin at this slot or later: the slot after
        // the marker, or after the last intact or complete record that was found by its head.
        let mut known = 1;
        let mut at = 1;
        while at < Self::SLOTS {
            let slot = first + at as u16;
            let bytes = self.slot(slot)?;
            if bytes == [0xff; SLOT] {
                at += 1;
                continue;
            }
            contents.used = at + 1;
            match Head::decode(&bytes, slot) {
                Some((head, End::Head)) if at + head.slots() <= Self::SLOTS => {
                    let record = self.examine(head, slot)?;
                    found(record);
                    if record.is_intact || record.is_complete {
                        at += head.slots() - 1;
                        known = at + 1;
                        contents.used = known;
                    }
                }
                Some((head, End::Tail)) if at + 1 >= known + head.slots() => {
                    let at = slot + 1 - head.slots() as u16;
                    found(self.examine(head, at)?);
                }
                _ => {}
            }
            at += 1;
        }
        Ok(contents)
    }

    /// The index, within its sector, of the slot after a record.
    pub fn end_of(found: FoundRecord) -> usize {
        usize::from(found.at) % Self::SLOTS + found.head.slots()
    }

    /// Whether a sector has more data from slot `from` on than interrupted saves can leave. In
    /// that case records have rotted. `from` is behind the sector's last record.
    ///
    /// An interrupted save leaves either a whole head with a part of its payload, or a torn head
    /// in one slot. The next save leaves a slot free before it begins. Therefore two adjacent torn
    /// slots outside a payload are rot. A tail behind a damaged payload is rot as well, even if
    /// the tail is torn: a tail is programmed only after the payload was read back.
    pub fn has_rotted(&mut self, sector: usize, from: usize) -> Result<bool, F::Error> {
        // All slots before this one belong to a record with an intact head.
        let mut known = 0;
        // The slot of the tail of that record.
        let mut tail = 0;
        let (mut was_used, mut was_torn) = (false, false);
        for at in from..Self::SLOTS {
            let slot = Self::first_slot(sector) + at as u16;
            let bytes = self.slot(slot)?;
            if let Some((head, End::Head)) = Head::decode(&bytes, slot) {
                tail = at + head.slots() - 1;
                known = known.max(tail + 1);
            }
            let is_used = bytes != [0xff; SLOT];
            let is_torn = at >= known && is_used;
            if is_torn && was_torn || at == tail && is_used && was_used {
                return Ok(true);
            }
            (was_used, was_torn) = (is_used, is_torn);
        }
        Ok(false)
    }

    fn examine(&mut self, head: Head, at: u16) -> Result<FoundRecord, F::Error> {
        let link = Link {
            at,
            len: head.len,
            is_patch: false,
        };
        let is_intact = head.len == 0 || self.payload_crc(link)? == head.crc;
        let tail = at + head.slots() as u16 - 1;
        let is_complete = Head::decode(&self.slot(tail)?, tail) == Some((head, End::Tail));
        Ok(FoundRecord {
            head,
            at,
            is_intact,
            is_complete,
        })
    }
}
