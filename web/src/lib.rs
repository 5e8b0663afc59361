//! The handheld in a browser.
//!
//! [`Page`] is the loop of the device with a panel, buttons and saves in memory. `interface` lets
//! the page's script call it. The script passes events in and takes pixels, tones, words and saves
//! out; it contains nothing about a particular game.
#![no_std]
#![deny(unsafe_code)]

extern crate alloc;
// For tests on the host.
#[cfg(not(target_arch = "wasm32"))]
extern crate std;

mod cable;
mod front;
#[cfg(target_arch = "wasm32")]
mod interface;
mod link;
mod page;
#[cfg(target_arch = "wasm32")]
mod runtime;
mod saves;
mod text;
mod viewer;
mod words;

pub use cable::{Arrived, Cable};
pub use front::Clock;
pub use link::{Link, LinkError};
pub use page::{ImageError, Page};
pub use saves::Keep;
pub use text::{code as language_code, language as language_of};
