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
//!   swallows both ends of a record. What has vanished whole is seen as a gap in
//!   the numbers and counted in [`Report::lost`], while the item answers an
//!   older value or none. Beyond that information ends: a last save spoiled
//!   right up to its end looks like one cut short, and a sector that reads as
//!   erased like one never used.
//! - **Strangers.** Any region opens. A sector that cannot be read, or was
//!   written by a newer format, is reported and kept until [`Store::format`] or
//!   [`Store::give_up_unreadable`] is called; an item of a newer version until it
//!   is removed; a damaged item is carried along as such until it is put again or
//!   removed. Not kept are the remains of saves cut short.
//! - **Pauses.** [`Store::open`] writes nothing. [`Store::put`] erases nothing if
//!   [`Store::tidy`] was called since the last two sectors (8 KB) were written;
//!   otherwise it erases rather than fails.
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
//! one, which tells it from a save that was acknowledged and rotted.
//!
//! The store takes 1.4 KB of memory and less than 3 KB of stack, and opening
//! 64 KB reads 64 to 160 KB.
//!
//! # Why no crate of the field
//!
//! Both were run on the bench of `tests/power_cuts.rs` first: 160 saves of 5 to
//! 660 bytes into 16 sectors, cold starts, the same flash model.
//!
//! | | `sequential-storage` 8.0.2 | `ekv` 1.0.0 | this |
//! |---|---|---|---|
//! | single cuts | 197,352 | 95,130 | 110,896 |
//! | of these failed | 0 | 189: nothing can be read any more | 0 |
//! | panics | 0 | 517, when the flash fails | 0 |
//! | two or three cuts in a row | 49,162 | 23,667 | 29,908 |
//! | then an acknowledged save lost | 2 (its issue 136) | 0 | 0 |
//! | 3,000 flips: item unreadable, reported | 0 | 2,662, mostly all at once | 147 |
//! | 3,000 flips: older value, nothing reported | 116 | 25 | 0 |
//! | saves of 600 bytes that erase | 753 of 4,500 | 4,500 of 4,500 | 0 |
//! | years at 50 games a day | 5.8 | 0.5 | 26 to 43 |
//!
//! The wear decides even without the failures: 50 games of 90 saves of 600
//! bytes are 2.7 MB a day, which whole values can do for six years on 64 KB of
//! 100,000 erases. Only patches reach twenty.
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

pub use error::{Error, ItemError};
pub use record::{KEYS, MAX_LEN};
pub use store::{Item, Listed, Report, Store};

/// The version of the format on the flash.
pub const FORMAT: u8 = 1;
