//! The handheld in a browser.
//!
//! [`Page`] runs the loop of the device with a panel, buttons and saves in memory. Through
//! `interface`, the page's script passes events in, and receives pixels, tones, words and saves.
//! The script has no code for particular games.
#![no_std]
#![deny(unsafe_code)]

extern crate alloc;
// The tests run on the host and need the standard library.
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
pub use text::{code as language_code, language as language_of, load as load_texts};
