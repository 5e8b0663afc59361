//! Games in large numbers: contests of bots, and the engine's speed.
//!
//! The engine's generic code is compiled where it is used. What has to be fast
//! is therefore here, in a small crate that is optimised like the engine, and
//! the rest of the desk is not.
#![forbid(unsafe_code)]

pub mod contest;
pub mod speed;
