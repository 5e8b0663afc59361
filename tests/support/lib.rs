//! What several tests share.

pub mod bots;
pub mod caravans;
pub mod emulator;
pub mod fuzz;
pub mod games;
pub mod legions;
pub mod merchants;
mod needs;
mod node;
pub mod observe;
pub mod play;
pub mod records;
pub mod saves;
pub mod walks;
pub mod web;
