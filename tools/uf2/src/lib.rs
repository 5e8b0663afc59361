//! Converts a firmware's ELF file to the bytes of the flash, and these to a UF2 file.

mod image;
mod uf2;

pub use image::{Image, ImageError};
pub use uf2::pack;

/// The largest allowed size of the firmware in the flash, in bytes. It is enough for three games.
/// The flash has more space for the program.
pub const FLASH_BUDGET: usize = 824 * 1024;
