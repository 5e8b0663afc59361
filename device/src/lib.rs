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

mod debounce;
mod frame;
mod handheld;
mod idle;

pub use debounce::{Contacts, Debounce};
pub use frame::{Area, Frame};
pub use handheld::{Edge, Handheld};
pub use idle::{Idle, Light};
