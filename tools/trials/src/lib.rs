//! Games in large numbers: contests of bots, and the engine's speed.
//!
//! The engine's generic code is compiled in the crate that uses it. So everything that has to be
//! fast is in this small crate, which is optimised like the engine, while the rest of the desk's
//! program is not.
#![forbid(unsafe_code)]

pub mod contest;
pub mod speed;
