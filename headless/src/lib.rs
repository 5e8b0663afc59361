//! A handheld without a display, for scripts, tests and fuzzing.
//!
//! The main loop is that of the device, [`palmyra_device::Handheld`]. Its front
//! is a [`DeskFront`](board::DeskFront) with a [`Panel`], buttons and a clock.
//! In a [`Simulator`], time passes only when the caller advances it.
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
