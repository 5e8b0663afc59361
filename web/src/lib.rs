//! The handheld in a browser.
//!
//! [`Page`] is the very loop of the device with a panel, buttons and saves in
//! memory. `interface` lets the page's script call it. The script passes events
//! in and takes pixels, tones, words and saves out; it knows no game.
#![deny(unsafe_code)]

mod flash;
mod front;
#[cfg(target_arch = "wasm32")]
mod interface;
mod link;
mod page;
mod saves;
mod text;
mod viewer;

pub use front::Clock;
pub use link::{Link, LinkError};
pub use page::{ImageError, Page};
pub use saves::Keep;
