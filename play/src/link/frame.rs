//! Messages in a stream of bytes.

use core::fmt;

use crc::{CRC_32_ISO_HDLC, Crc};
use postcard::ser_flavors::crc::CrcModifier;
use postcard::ser_flavors::{Cobs, Slice};
use serde::{Deserialize, Serialize};

use super::PART;

/// The checksum of frames and items: the CRC-32 of zip files and Ethernet.
const CRC: Crc<u32> = Crc::<u32>::new(&CRC_32_ISO_HDLC);
/// The number of bytes of a checksum.
const SUM: usize = 4;
/// The largest number of bytes of a message without its data.
const HEAD: usize = 24;
/// The number of bytes of the longest message with its checksum.
const MESSAGE: usize = HEAD + PART + SUM;
/// The number of bytes of the longest frame. COBS adds one byte at the beginning and one for
/// every 254 bytes. A zero byte is at each end.
pub const FRAME: usize = MESSAGE + MESSAGE / 254 + 1 + 2;
/// The byte that begins and ends a frame.
const END: u8 = 0;

/// Returns the checksum of an item's bytes.
#[must_use]
pub fn checksum(bytes: &[u8]) -> u32 {
    CRC.checksum(bytes)
}

/// A buffer for one frame, received or to be sent.
///
/// The content of a frame is a number, a message in postcard's format and the CRC-32 of both
/// (little-endian). It is encoded with COBS and stands between two zero bytes. COBS produces no
/// zero bytes, so a reader finds the next frame after any garbage. An answer has the number of its
/// request.
#[derive(Clone)]
pub struct Frames {
    bytes: [u8; FRAME],
    used: usize,
    /// Whether the frame being received is too long. The rest of such a frame is
    /// skipped.
    is_overlong: bool,
}

impl fmt::Debug for Frames {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_struct("Frames").field("used", &self.used).finish()
    }
}

impl Default for Frames {
    fn default() -> Self {
        Self::new()
    }
}

impl Frames {
    /// Creates an empty buffer.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            bytes: [0; FRAME],
            used: 0,
            is_overlong: false,
        }
    }

    /// Discards the bytes received so far.
    pub const fn clear(&mut self) {
        self.used = 0;
        self.is_overlong = false;
    }

    /// Takes received bytes up to the end of the first intact frame. Returns the number of bytes
    /// taken and, if there was such a frame, the length of its message, which is then at the start
    /// of the buffer. Damaged frames before it are skipped. An unfinished frame is kept for the
    /// next call.
    pub fn take(&mut self, bytes: &[u8]) -> (usize, Option<usize>) {
        for (taken, &byte) in (1..).zip(bytes) {
            if byte == END {
                let message = self.finish();
                self.clear();
                if message.is_some() {
                    return (taken, message);
                }
            } else if let Some(place) = self.bytes.get_mut(self.used) {
                *place = byte;
                self.used += 1;
            } else {
                self.is_overlong = true;
            }
        }
        (bytes.len(), None)
    }

    /// Decodes a frame in place. Returns the length of its message if the frame is
    /// intact.
    fn finish(&mut self) -> Option<usize> {
        let frame = self.bytes.get_mut(..self.used)?;
        if frame.is_empty() || self.is_overlong {
            return None;
        }
        let end = cobs::decode_in_place(frame).ok()?;
        let (message, sum) = frame.get(..end)?.split_last_chunk::<SUM>()?;
        (CRC.checksum(message) == u32::from_le_bytes(*sum)).then_some(message.len())
    }

    /// Reads the last message and its number; `None` if this version of the program does not know
    /// that kind of message.
    #[must_use]
    pub fn read<'a, T: Deserialize<'a>>(&'a self, len: usize) -> Option<(u8, T)> {
        let (message, rest) = postcard::take_from_bytes(self.bytes.get(..len)?).ok()?;
        rest.is_empty().then_some(message)
    }

    /// The number of the last message, even if the kind of message is unknown.
    #[must_use]
    pub fn number(&self) -> u8 {
        self.bytes[0]
    }

    /// Writes a frame and returns its length, or `None` if it is too long.
    pub fn write(&mut self, number: u8, message: &impl Serialize) -> Option<usize> {
        let (begin, rest) = self.bytes.split_first_mut()?;
        *begin = END;
        let frame = Cobs::try_new(Slice::new(rest)).ok()?;
        let frame = CrcModifier::new(frame, CRC.digest());
        let frame = postcard::serialize_with_flavor(&(number, message), frame).ok()?;
        Some(1 + frame.len())
    }

    /// The bytes of the last written frame. `len` is the length of that frame.
    #[must_use]
    pub fn written(&self, len: usize) -> &[u8] {
        self.bytes.get(..len).unwrap_or_default()
    }
}
