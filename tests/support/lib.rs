//! What several tests share.

pub mod emulator;
pub mod legions;
pub mod observe;
pub mod saves;
