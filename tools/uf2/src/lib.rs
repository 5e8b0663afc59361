//! Firmware as an image of the flash, and as a UF2 file.

mod image;
mod uf2;

pub use image::{Image, ImageError};
pub use uf2::pack;

/// The budget of the flash, enough for three games; the program's part is larger.
pub const FLASH_BUDGET: usize = 820 * 1024;
