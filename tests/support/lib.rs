//! What several tests share.

pub mod bots;
pub mod caravans;
pub mod emulator;
pub mod fuzz;
pub mod legions;
pub mod merchants;
pub mod observe;
pub mod play;
pub mod saves;
pub mod walks;
