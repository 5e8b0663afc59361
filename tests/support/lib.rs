//! What several tests share.

pub mod bots;
pub mod emulator;
pub mod legions;
pub mod observe;
