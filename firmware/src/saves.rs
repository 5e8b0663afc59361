//! The saves at the end of the flash.

use embassy_rp::Peri;
use embassy_rp::flash::{Blocking, Flash};
use embassy_rp::peripherals::FLASH;
use palmyra_device::{FlashSaves, Region};

use crate::battery::{FlashPower, Sources};

/// What memory.x counts on; boards with more flash leave the rest alone.
const FLASH_SIZE: usize = 2 * 1024 * 1024;
/// The end of it, outside the program: see memory.x.
const SAVES: u32 = 64 * 1024;

/// The flash of the board as the saves see it.
pub type Saves = FlashSaves<Region<Flash<'static, FLASH, Blocking, FLASH_SIZE>>, FlashPower>;

/// Opens the saves, writing nothing.
pub fn open(flash: Peri<'static, FLASH>, sources: &'static Sources) -> Saves {
    let flash = Flash::new_blocking(flash);
    let region = Region::new(flash, FLASH_SIZE as u32 - SAVES, SAVES);
    FlashSaves::powered(region, FlashPower::new(sources))
}
