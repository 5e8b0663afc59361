//! Saves on a NOR flash with sectors of 4 to 8 KB: small items by key, versioned, checksummed and
//! safe against power cuts.
//!
//! ```
//! # use palmyra_storage::{Error, Store};
//! # use embedded_storage::nor_flash::NorFlash;
//! # fn f<F: NorFlash>(flash: F) -> Result<(), Error<F::Error>> {
//! let mut store = Store::open(flash)?;
//! store.put(7, 1, b"settings of version 1")?; // durable when it returns
//! let mut buffer = [0; palmyra_storage::MAX_LEN];
//! let settings = store.get(7, 1, &mut buffer);
//! while store.tidy()? {} // erases, so call it while nobody waits
//! # let _ = settings; Ok(()) }
//! ```
//!
//! # What is promised
//!
//! - **Power cuts.** Power may fail at any byte of any program or erase, any number
//!   of times in a row. A power cut may leave torn bytes, and random bits in whole
//!   pages or in a whole sector. After a cold start every item has its old or its
//!   new value, and an acknowledged change is never lost. Bytes are programmed once
//!   between erases, and read back before a save is acknowledged.
//! - **Rot.** A value with a wrong checksum is never returned. Each record has two copies of its
//!   head. So a flipped bit can only damage the value of one item, which then reads as
//!   [`ItemError::Damaged`]. The same holds for a burst of flipped bits, unless it covers both ends
//!   of a record. A record that has vanished completely is counted in [`Report::lost`], while its
//!   item has an older value or none. The loss is detected by one of these signs: a gap in the
//!   record numbers, more data behind the newest record than power cuts can leave, a sector that
//!   reads as erased although others around it are in use, or an erase that was not announced in
//!   the log. A save with neither an intact payload nor a tail is [`Report::unfinished`]: it was
//!   cut short, or the rest of it is lost. No other loss can be detected: if the end of the log
//!   reads as erased, right behind a whole record and without an announced erase, there is no trace
//!   of it.
//! - **Unknown data.** A region with any contents can be opened. A sector that cannot be read, or
//!   was written by a newer format, is reported and kept until [`Store::format`] or
//!   [`Store::give_up_unreadable`] is called. An item of a newer version is kept
//!   until it is removed. A damaged item stays damaged until it is saved again or
//!   removed. The remains of saves that were cut short are not kept.
//! - **Pauses.** [`Store::open`] writes nothing. After [`Store::tidy`] has returned
//!   `false`, two saves of 2 KB, or smaller ones of 8 KB in all, erase nothing.
//!   Later saves, or the first one after a cut during an erase, may have to erase.
//!
//! Not covered: a torn cell that reads differently each time.
//!
//! # How it works
//!
//! The region is a ring of sectors, which hold a log of records. A [`put`] appends the whole value,
//! or a patch with the changes since the last record of the item. Tidying copies the live records
//! of the oldest sector to the end of the log. Then it appends an announcement that the sector will
//! be erased, erases the sector and marks it. So a half-erased sector is known to be free, and all
//! sectors wear evenly. Records consist of 16-byte slots. The number of the slot is part of the
//! checksum, so torn bytes and the bytes behind them never form a valid record. The record number
//! of a save that was cut short is used again by the next save, and a slot between the two stays
//! free. These two signs distinguish an interrupted save from an acknowledged save that has rotted.
//!
//! The store takes 1.4 KB of memory, 5 KB of stack to open and 3 KB otherwise, and
//! 10 KB of code. Opening 64 KB reads 64 to 160 KB.
//!
//! # Why not an existing crate
//!
//! `tools/storage-bench` compares three stores on the real saves of a handheld, items of 67 to 177
//! bytes on average; its output is in `docs/saves.md`. `sequential-storage` 8.0.2 survives nearly
//! all power cuts and is a good choice if no player waits and games are short. This store does
//! three things that it does not: it writes the changes instead of the whole value, which makes the
//! flash last 1.2 to 3.2 times as long, with the greatest gain in long games; it erases when the
//! caller says that no player waits, so that a save rarely has to; and it counts losses. `ekv`
//! 1.0.0 erases a sector with every save, which wears out 64 KB within months.
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
