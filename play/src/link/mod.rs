//! The messages between a handheld and a computer, over a USB cable.
//!
//! The computer sends requests and the handheld answers each [`Request`] with one [`Answer`]. Both
//! are sent in [`Frames`]. The handheld, the desktop program and the web page share this code;
//! `docs/link.md` describes the format and has test vectors.
//!
//! No message writes to the flash directly: a received item is checked as if it were loaded, and
//! then saved through the store.

mod caller;
mod frame;
mod message;

pub use caller::Caller;
pub use frame::{FRAME, Frames, checksum};
pub use message::{Activity, Answer, Entry, Refusal, Request};

use crate::save::LONGEST;

/// The version of the messages. It is increased when any message except the greeting
/// changes.
pub const VERSION: u8 = 1;

/// The largest number of bytes of data in a message. This is enough for the
/// longest item.
pub const PART: usize = 2560;

const _: () = assert!(LONGEST <= PART, "an item is one message");

/// The USB vendor ID of the handheld: pid.codes, which assigns numbers to open
/// hardware.
pub const VENDOR: u16 = 0x1209;
/// The USB product ID of the handheld, from the range that pid.codes reserves for
/// tests.
pub const PRODUCT: u16 = 0x0001;
