//! The handheld without a display, for scripts, tests and fuzzing.
//!
//! The loop is the device's own, [`palmyra_device::Handheld`], on a
//! [`DeskFront`](board::DeskFront) with a [`Panel`], buttons and a clock. In a
//! [`Simulator`], time passes only when the caller says so.
#![forbid(unsafe_code)]

pub mod board;
pub mod film;
pub mod flash;
pub mod panel;
pub mod saves;
pub mod script;
pub mod simulator;
pub mod soak;
mod text;
pub mod words;

pub use panel::Panel;
pub use simulator::Simulator;
