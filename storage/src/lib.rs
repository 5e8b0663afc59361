//! Saves on any NOR flash: small items by key, versioned, checksummed and safe
//! against power cuts.
//!
//! ```
//! # use palmyra_storage::{Error, Store};
//! # use embedded_storage::nor_flash::NorFlash;
//! # fn f<F: NorFlash>(flash: F) -> Result<(), Error<F::Error>> {
//! let mut store = Store::open(flash)?;
//! store.put(7, 1, b"settings of version 1")?; // durable when it returns
//! let mut buffer = [0; palmyra_storage::MAX_LEN];
//! let settings = store.get(7, 1, &mut buffer);
//! while store.tidy()? {} // where nobody waits: this is what erases
//! # let _ = settings; Ok(()) }
//! ```
//!
//! # What is promised
//!
//! - **Cuts.** Power may fail at any byte of any program or erase, any number of
//!   times in a row, leaving torn bytes, whole pages or a whole sector with
//!   random bits. After a cold start every item has its old or its new value,
//!   and an acknowledged change is never lost. Bytes are programmed once
//!   between erases, and read back before a save is acknowledged.
//! - **Rot.** A value with a wrong checksum is never answered. A record has its
//!   head twice, so a flipped bit spoils at most the one item whose value it
//!   hits, which is then [`ItemError::Damaged`]; so does a burst, unless it
//!   swallows both ends of a record. What has vanished whole is counted in
//!   [`Report::lost`], while the item answers an older value or none: it is seen
//!   as a gap in the numbers, behind the newest record as more than cuts can
//!   leave there, or as a sector that reads as erased among others in use.
//!   A save of which only the head is left is [`Report::unfinished`]: it was cut
//!   short, or what followed it is gone. An erase that was made and whose
//!   announcement is missing counts as lost. Beyond that information ends: what
//!   reads as erased at the end of the log, behind a whole record and without an
//!   erase announced in it, was never there.
//! - **Strangers.** Any region opens. A sector that cannot be read, or was
//!   written by a newer format, is reported and kept until [`Store::format`] or
//!   [`Store::give_up_unreadable`] is called; an item of a newer version until it
//!   is removed; a damaged item is carried along as such until it is put again or
//!   removed. Not kept are the remains of saves cut short.
//! - **Pauses.** [`Store::open`] writes nothing. After [`Store::tidy`] returned
//!   `false`, two saves of 2 KB or 8 KB of smaller ones erase nothing; later
//!   ones, or the first after a cut in an erase, erase rather than fail.
//!
//! Not covered: a torn cell that reads differently from one time to the next.
//!
//! # How it works
//!
//! The region is a ring of sectors, the ring a log of records. A [`put`] appends
//! the whole value, or a patch of what changed since the last record of the
//! item. Tidying carries what lives out of the oldest sector, announces in the
//! log that it will be erased, erases and marks it: so a sector half erased is
//! known to be nobody's, and all sectors wear alike. Records lie on 16-byte slots
//! whose number is part of their checksum, hence torn bytes and what follows
//! them never add up to a record. A save cut short leaves its number to the next
//! one and a slot between them, which tells it from a save that was acknowledged
//! and rotted.
//!
//! The store takes 1.4 KB of memory, 5 KB of stack to open and 3 KB otherwise,
//! and 10 KB of code. Opening 64 KB reads 64 to 160 KB.
//!
//! # Why no crate of the field
//!
//! `tools/storage-bench` compares three stores on what a handheld really saves,
//! items of 67 to 177 bytes on average, and `docs/saves.md` has what it prints.
//! `sequential-storage` 8.0.2 stands nearly all power cuts and is a good choice
//! where nobody waits and games are short. This store is there for three things
//! that it does not do: it writes what has changed instead of the whole value,
//! which makes the flash live 1.2 to 3.2 times as long, in long games the most; it erases
//! only when it is told that nobody waits; and it counts what was lost. `ekv`
//! 1.0.0 erases a sector with every save, which wears 64 KB out within months.
//!
//! [`put`]: Store::put
#![cfg_attr(not(test), no_std)]
#![forbid(unsafe_code)]
#![cfg_attr(
    not(test),
    deny(clippy::unwrap_used, clippy::expect_used, clippy::panic)
)]

mod error;
#[cfg(test)]
mod forged;
mod log;
mod open;
mod patch;
mod record;
mod store;
mod tidy;
mod write;

pub use error::{Error, ItemError};
pub use record::{KEYS, MAX_LEN};
pub use store::{Item, Listed, Report, Store};

/// The version of the format on the flash.
pub const FORMAT: u8 = 1;
