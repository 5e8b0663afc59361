//! The handheld's side of the link: answers the requests of a computer.

mod session;

use palmyra_ui::{App, Picture};

use crate::Ending;

pub use session::Session;

/// Saves that can be copied byte by byte.
pub trait RawImage {
    /// The number of bytes.
    fn image_len(&self) -> u32;

    /// Reads bytes, beginning at an offset. Returns `false` if that fails.
    fn read_image(&mut self, from: u32, bytes: &mut [u8]) -> bool;
}

/// The part of a [`Session`]'s answers that depends on the board.
pub trait LinkFront {
    /// The name of the board.
    fn board(&self) -> &'static str;

    /// Sets the Unix time, in the local time zone.
    fn set_time(&mut self, seconds: u64);

    /// Draws the application and returns the picture.
    fn picture(&mut self, app: &App) -> &Picture;

    /// The previous run's crash or hang, if there was one.
    fn ending(&self) -> Option<&Ending>;
}
