//! The messages between a handheld and a computer, over a cable.
//!
//! The computer asks and the handheld answers: there is one [`Answer`] to every [`Request`], in
//! frames that are described in [`Frames`]. The handheld, the desk and the page share this code;
//! `docs/link.md` describes the format in words, with test vectors.
//!
//! Messages cannot write to the flash directly: a new item is checked like one that is loaded, and
//! saved through the store.

mod caller;
mod frame;
mod message;

pub use caller::Caller;
pub use frame::{FRAME, Frames, checksum};
pub use message::{Activity, Answer, Entry, Refusal, Request};

use crate::save::LONGEST;

/// The version of the messages. It changes when any message other than the greeting changes.
pub const VERSION: u8 = 1;

/// The largest number of bytes of data in a message. The longest item fits.
pub const PART: usize = 2560;

const _: () = assert!(LONGEST <= PART, "an item is one message");

/// The USB vendor of the handheld: pid.codes, which assigns numbers to open hardware.
pub const VENDOR: u16 = 0x1209;
/// The USB product of the handheld, from the range that pid.codes reserves for tests.
pub const PRODUCT: u16 = 0x0001;
