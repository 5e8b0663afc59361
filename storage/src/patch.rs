//! The changes between two values of an item. The flash lasts longer if only changes are
//! programmed.

use crate::record::{u16_at, u32_at};

/// The longest payload of a patch. If more has changed, the whole value is written.
pub const MAX_PATCH: usize = 256;
/// The largest number of patches that can follow the record of a whole value.
pub const MAX_LINKS: usize = 31;

const PREFACE: usize = 10;
const RUN_HEAD: usize = 3;

/// The place, the length and the type of a record. All are needed to read the record's payload.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Link {
    /// The slot of the record's head.
    pub at: u16,
    /// The number of bytes of the payload.
    pub len: u16,
    /// Whether the payload is a patch instead of a value.
    pub is_patch: bool,
}

/// The payload of a patch. It contains a link to the record that it changes, the length and
/// checksum of the new value, and runs of changed bytes.
pub struct Patch {
    bytes: [u8; MAX_PATCH],
    len: usize,
    run: usize,
}

impl Patch {
    /// Creates a patch without changes.
    pub fn new(before: Link, value_len: u16, value_crc: u32) -> Self {
        let mut bytes = [0; MAX_PATCH];
        let shape = before.len | u16::from(before.is_patch) << 15;
        bytes[..2].copy_from_slice(&before.at.to_le_bytes());
        bytes[2..4].copy_from_slice(&shape.to_le_bytes());
        bytes[4..6].copy_from_slice(&value_len.to_le_bytes());
        bytes[6..PREFACE].copy_from_slice(&value_crc.to_le_bytes());
        Self {
            bytes,
            len: PREFACE,
            run: 0,
        }
    }

    /// Reads a patch from its payload.
    pub fn from_payload(bytes: [u8; MAX_PATCH], len: u16) -> Self {
        Self {
            bytes,
            len: usize::from(len).min(MAX_PATCH),
            run: 0,
        }
    }

    /// The bytes of the payload.
    pub fn payload(&self) -> &[u8] {
        &self.bytes[..self.len]
    }

    /// Whether the patch changes nothing.
    pub fn is_empty(&self) -> bool {
        self.len <= PREFACE
    }

    /// The record that this patch changes.
    pub fn before(&self) -> Link {
        let shape = u16_at(&self.bytes, 2);
        Link {
            at: u16_at(&self.bytes, 0),
            len: shape & 0x7fff,
            is_patch: shape >> 15 == 1,
        }
    }

    /// The length of the patched value.
    pub fn value_len(&self) -> u16 {
        u16_at(&self.bytes, 4)
    }

    /// The checksum of the patched value.
    pub fn value_crc(&self) -> u32 {
        u32_at(&self.bytes, 6)
    }

    /// Adds `value[at]` as a changed byte. Returns `false` if the patch is full. Bytes must be
    /// added in ascending order.
    pub fn change(&mut self, value: &[u8], at: usize) -> bool {
        // A few equal bytes between two changes take less space than the head of another run.
        let (start, count) = self.last_run();
        let end = start + count;
        let extends = self.run > 0 && at < end + RUN_HEAD && at - start < 255;
        let from = if extends {
            end
        } else {
            if self.len + RUN_HEAD > MAX_PATCH {
                return false;
            }
            self.run = self.len;
            self.bytes[self.run..self.run + 2].copy_from_slice(&(at as u16).to_le_bytes());
            self.len += RUN_HEAD;
            at
        };
        let Some(added) = value.get(from..=at) else {
            return false;
        };
        let Some(space) = self.bytes.get_mut(self.len..self.len + added.len()) else {
            return false;
        };
        space.copy_from_slice(added);
        self.len += added.len();
        self.bytes[self.run + 2] += added.len() as u8;
        true
    }

    fn last_run(&self) -> (usize, usize) {
        let start = usize::from(u16_at(&self.bytes, self.run));
        (start, usize::from(self.bytes[self.run + 2]))
    }

    /// Applies the changes to the part of a value that starts at `from`.
    pub fn apply(&self, from: usize, part: &mut [u8]) {
        let mut runs = self.payload().get(PREFACE..).unwrap_or_default();
        while let &[a, b, count, ref rest @ ..] = runs {
            let start = usize::from(u16::from_le_bytes([a, b]));
            let (run, next) = rest.split_at(usize::from(count).min(rest.len()));
            for (at, byte) in (start..).zip(run) {
                if let Some(cell) = at.checked_sub(from).and_then(|at| part.get_mut(at)) {
                    *cell = *byte;
                }
            }
            runs = next;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn between(old: &[u8], new: &[u8]) -> Option<Patch> {
        let mut patch = Patch::new(Link::default(), new.len() as u16, 7);
        (0..new.len())
            .filter(|&at| old.get(at) != new.get(at))
            .all(|at| patch.change(new, at))
            .then_some(patch)
    }

    #[test]
    fn a_patch_turns_the_old_value_into_the_new() {
        let old: [u8; 400] = core::array::from_fn(|at| at as u8);
        let mut new = old;
        for at in [0, 1, 4, 9, 200, 203, 399] {
            new[at] ^= 0x55;
        }
        let patch = between(&old, &new).unwrap();
        let mut value = old;
        for (chunk, part) in value.chunks_mut(64).enumerate() {
            patch.apply(chunk * 64, part);
        }
        assert_eq!(value, new);
        assert_eq!(
            patch.payload().len(),
            PREFACE + 4 * RUN_HEAD + 5 + 1 + 4 + 1
        );
        assert!(between(&old, &old).unwrap().is_empty());
    }

    #[test]
    fn changes_that_do_not_fit_are_refused() {
        assert!(between(&[0; 247], &[1; 243]).is_some());
        assert!(between(&[0; 247], &[1; 244]).is_none());
        assert!(between(&[0; 2048], &[1; 2048]).is_none());
    }
}
