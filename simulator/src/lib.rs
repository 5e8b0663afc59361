//! The handheld on the desk.
//!
//! The loop is the device's own, [`palmyra_device::Handheld`], on a board with
//! a [`Panel`], buttons and a clock. In a [`Simulator`] scripts and tests let
//! time pass as they like; the window and the terminal follow the real clock.
#![forbid(unsafe_code)]

mod board;
pub mod case;
pub mod cells;
pub mod film;
pub mod flash;
pub mod keys;
mod live;
pub mod panel;
pub mod saves;
pub mod screenshot;
pub mod script;
pub mod simulator;
pub mod soak;
pub mod terminal;
pub mod text;
pub mod window;
pub mod words;

pub use panel::Panel;
pub use simulator::Simulator;
