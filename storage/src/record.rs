//! The format of a record on the flash.
//!
//! A record is a head, the payload padded to whole slots, and a tail. The tail is
//! a second copy of the head, programmed last. Either of the two is enough to
//! find the record, so rot in one place never hides it. The tail also
//! distinguishes an acknowledged save that has rotted from an interrupted save.

use crc::{CRC_32_ISO_HDLC, Crc};

/// The size of a slot in bytes. Records begin and end at slot boundaries, so a torn record and the
/// bytes after it never look like another record.
pub const SLOT: usize = 16;
/// The number of bytes of the longest payload.
pub const MAX_LEN: usize = 2528;
/// The number of keys. Keys are counted from 0.
pub const KEYS: usize = 64;

/// The checksum algorithm of payloads, values, heads and markers.
pub const CRC: Crc<u32> = Crc::<u32>::new(&CRC_32_ISO_HDLC);

/// The kind of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordKind {
    /// The item's value.
    Value,
    /// The changes since an earlier record of the same item.
    Patch,
    /// The removal of the item. This record is kept until the item is saved again, so that no older
    /// value reappears.
    Removed,
    /// A damaged item. The payload is the value as it was read, so its bytes may be wrong.
    Spoiled,
    /// The announcement of an erase. `key` is the number of the sector, and `crc` is the number of
    /// its earlier erases.
    Erase,
}

/// Distinguishes the two ends of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The head.
    Head,
    /// The tail.
    Tail,
}

/// The contents of a record's head and tail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Head {
    /// The kind of the record.
    pub kind: RecordKind,
    /// The key of the item.
    pub key: u8,
    /// The item's version.
    pub version: u8,
    /// The number of bytes of the payload.
    pub len: u16,
    /// The sequence number. The record after an interrupted one reuses its number, so a missing
    /// number belonged to an acknowledged record.
    pub seq: u32,
    /// The payload's checksum.
    pub crc: u32,
}

impl Head {
    /// The number of slots that the payload takes.
    pub fn payload_slots(&self) -> usize {
        usize::from(self.len).div_ceil(SLOT)
    }

    /// The number of slots of the whole record.
    pub fn slots(&self) -> usize {
        self.payload_slots() + 2
    }

    /// The bytes for the slot with the number `slot`.
    pub fn encode(&self, end: End, slot: u16) -> [u8; SLOT] {
        let kind = match self.kind {
            RecordKind::Value => 0,
            RecordKind::Patch => 1,
            RecordKind::Removed => 2,
            RecordKind::Spoiled => 3,
            RecordKind::Erase => 4,
        };
        let shape = self.len | kind << 12 | u16::from(end == End::Tail) << 15;
        let mut bytes = [0; SLOT];
        bytes[0] = self.version;
        bytes[1] = self.key;
        bytes[2..4].copy_from_slice(&shape.to_le_bytes());
        bytes[4..8].copy_from_slice(&self.seq.to_le_bytes());
        bytes[8..12].copy_from_slice(&self.crc.to_le_bytes());
        let check = check(&bytes, slot);
        bytes[12..].copy_from_slice(&check.to_le_bytes());
        bytes
    }

    /// Reads a head or tail; `None` if the bytes are not a valid one.
    pub fn decode(bytes: &[u8; SLOT], slot: u16) -> Option<(Self, End)> {
        if check(bytes, slot) != u32_at(bytes, 12) {
            return None;
        }
        let shape = u16_at(bytes, 2);
        let kind = match shape >> 12 & 7 {
            0 => RecordKind::Value,
            1 => RecordKind::Patch,
            2 => RecordKind::Removed,
            3 => RecordKind::Spoiled,
            4 => RecordKind::Erase,
            _ => return None,
        };
        let end = if shape >> 15 == 0 {
            End::Head
        } else {
            End::Tail
        };
        let head = Self {
            kind,
            key: bytes[1],
            version: bytes[0],
            len: shape & 0xfff,
            seq: u32_at(bytes, 4),
            crc: u32_at(bytes, 8),
        };
        (usize::from(head.key) < KEYS && usize::from(head.len) <= MAX_LEN).then_some((head, end))
    }
}

/// The checksum of a head. It covers the number of the slot, so that a copy of a head in another
/// place, for example in a payload, is invalid.
fn check(bytes: &[u8; SLOT], slot: u16) -> u32 {
    let mut digest = CRC.digest();
    digest.update(&slot.to_le_bytes());
    digest.update(&bytes[..12]);
    digest.finalize()
}

/// The marker in the first slot of every sector. It is programmed right after an erase and proves
/// that the erase was completed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Marker {
    /// The version of the store's format.
    pub format: u8,
    /// The number of times that the sector was erased.
    pub erases: u32,
}

const MAGIC: [u8; 4] = *b"PLMY";

impl Marker {
    /// The bytes of the marker's slot.
    pub fn encode(&self) -> [u8; SLOT] {
        let mut bytes = [0; SLOT];
        bytes[..4].copy_from_slice(&MAGIC);
        bytes[4] = self.format;
        bytes[8..12].copy_from_slice(&self.erases.to_le_bytes());
        let check = CRC.checksum(&bytes[..12]);
        bytes[12..].copy_from_slice(&check.to_le_bytes());
        bytes
    }

    /// Reads a marker; `None` if the bytes are not a valid one.
    pub fn decode(bytes: &[u8; SLOT]) -> Option<Self> {
        let genuine = bytes[..4] == MAGIC && CRC.checksum(&bytes[..12]) == u32_at(bytes, 12);
        genuine.then(|| Self {
            format: bytes[4],
            erases: u32_at(bytes, 8),
        })
    }
}

/// Reads the little-endian number at `at`; 0 if one of its bytes is beyond the end of the slice.
pub fn u16_at(bytes: &[u8], at: usize) -> u16 {
    match bytes.get(at..) {
        Some(&[a, b, ..]) => u16::from_le_bytes([a, b]),
        _ => 0,
    }
}

/// Reads the little-endian number at `at`. Each half of two bytes is read by [`u16_at`], so a half
/// that is not completely in the slice counts as 0.
pub fn u32_at(bytes: &[u8], at: usize) -> u32 {
    u32::from(u16_at(bytes, at)) | u32::from(u16_at(bytes, at + 2)) << 16
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heads_and_markers_are_read_back_and_nothing_uniform_is_one() {
        let head = Head {
            kind: RecordKind::Patch,
            key: 63,
            version: 255,
            len: 2048,
            seq: 0xdead_beef,
            crc: 0x1234_5678,
        };
        for slot in 0..=u16::MAX {
            for end in [End::Head, End::Tail] {
                let bytes = head.encode(end, slot);
                assert_eq!(Head::decode(&bytes, slot), Some((head, end)));
                assert_eq!(Head::decode(&bytes, slot ^ 1), None);
            }
            for fill in [0, 0xff] {
                assert_eq!(Head::decode(&[fill; SLOT], slot), None);
            }
        }
        let marker = Marker {
            format: 1,
            erases: 77,
        };
        assert_eq!(Marker::decode(&marker.encode()), Some(marker));
        assert_eq!(Marker::decode(&[0xff; SLOT]), None);
        assert_eq!(Marker::decode(&[0; SLOT]), None);
    }
}
