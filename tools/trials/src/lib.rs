//! Plays many games: contests of bots, and measurements of the engine's speed.
//!
//! The engine's generic code is compiled in the crate that uses it. Therefore all code that has
//! to be fast is in this small crate, which is optimised like the engine. The rest of the
//! desktop program is not.
#![forbid(unsafe_code)]

pub mod contest;
pub mod speed;
