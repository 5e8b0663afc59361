//! Saves on any NOR flash.
#![no_std]
#![forbid(unsafe_code)]
#![cfg_attr(
    not(test),
    deny(clippy::unwrap_used, clippy::expect_used, clippy::panic)
)]

mod error;
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
