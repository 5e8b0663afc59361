//! The handheld on the desk.
//!
//! [`Device`] is the application with a [`Panel`] and a clock; scripts and
//! tests let its time pass as they like, the window and the terminal let it
//! follow the real one.
#![forbid(unsafe_code)]

pub mod cells;
pub mod device;
pub mod flash;
pub mod handheld;
pub mod keys;
mod live;
pub mod panel;
pub mod screenshot;
pub mod script;
pub mod shelf;
pub mod terminal;
pub mod text;
pub mod window;

pub use device::Device;
pub use panel::Panel;
