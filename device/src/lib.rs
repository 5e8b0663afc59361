//! The handheld without its hardware: the main loop around the application, and the decisions of
//! the firmware.
//!
//! [`Handheld::round`] is the loop that the firmware, desktop programs and the browser share. A
//! [`Front`] connects it to its surroundings. Everything in this crate is computed from numbers,
//! times and the states of contacts, so it can be tested on a desktop computer. The firmware only
//! adds the access to the hardware.
#![no_std]
#![forbid(unsafe_code)]
#![deny(clippy::float_arithmetic)]
#![cfg_attr(
    not(test),
    deny(clippy::unwrap_used, clippy::expect_used, clippy::panic)
)]

#[cfg(feature = "alloc")]
extern crate alloc;

mod battery;
mod debounce;
mod fault;
#[cfg(feature = "alloc")]
mod flash;
mod frame;
mod front;
mod handheld;
mod idle;
mod link;
mod saves;
mod scan;
mod seed;
mod sound;

pub use battery::{Battery, Lamp, Supply, brightest, millivolts};
pub use debounce::{Contacts, Debounce};
pub use fault::{Ending, Fault, Trail, short_path};
#[cfg(feature = "alloc")]
pub use flash::{ERASED, MemoryFlash, Mirror, REGION, SECTOR};
pub use frame::{Area, Changes, Frame, Job, Rows, Wire};
pub use front::Front;
pub use handheld::{Edge, Handheld};
pub use idle::{Idle, Light};
pub use link::{LinkFront, RawImage, Session};
pub use saves::{FlashSaves, Misfit, Region, WriteGuard, check};
pub use scan::{Plan, Scan};
pub use seed::Pool;
pub use sound::{Tone, pulse, tones};
