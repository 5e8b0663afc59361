//! The handheld on a desktop computer, in a window or a terminal.
//!
//! The window and the terminal follow the real clock. Code that needs no display is in
//! [`palmyra_headless`].
#![forbid(unsafe_code)]

pub mod case;
pub mod cells;
pub mod keys;
mod live;
pub mod place;
pub mod screenshot;
pub mod terminal;
pub mod text;
pub mod window;
