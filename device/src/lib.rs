//! What the handheld's firmware decides, without its hardware.
//!
//! Everything here is computed from levels, times and numbers, so that it is
//! tested on the desk; the firmware around it only moves them to and from
//! registers.
#![no_std]
#![forbid(unsafe_code)]
#![deny(clippy::float_arithmetic)]
#![cfg_attr(
    not(test),
    deny(clippy::unwrap_used, clippy::expect_used, clippy::panic)
)]

mod battery;
mod debounce;
mod fault;
mod frame;
mod handheld;
mod idle;
mod scan;
mod shelf;
mod sound;

pub use battery::Battery;
pub use debounce::{Contacts, Debounce};
pub use fault::{Ending, Fault, Trail, short_path};
pub use frame::{Area, Frame};
pub use handheld::{Edge, Handheld};
pub use idle::{Idle, Light};
pub use scan::{Plan, Scan};
pub use shelf::{FlashShelf, Region};
pub use sound::{Tone, tones};
