//! The saves at the end of the flash.

use embassy_rp::Peri;
use embassy_rp::flash::{Blocking, Error, Flash};
use embassy_rp::peripherals::FLASH;
use embedded_storage::nor_flash::{ErrorType, NorFlash, ReadNorFlash};
use palmyra_device::{FlashSaves, Region};

use crate::battery::{FlashPower, Sources};
use crate::{fault, panel};

/// The flash size that memory.x assumes. The rest of a larger flash is not
/// used.
const FLASH_SIZE: usize = 2 * 1024 * 1024;
/// The size of the saves at the end of the flash. The program does not use this
/// part; see memory.x.
const SAVES: u32 = 64 * 1024;

/// Saves on the board's flash.
pub type Saves = FlashSaves<Region<CalmFlash>, FlashPower>;

/// Opens the saves. Writes nothing.
pub fn open(flash: Peri<'static, FLASH>, sources: &'static Sources) -> Saves {
    let flash = CalmFlash(Flash::new_blocking(flash));
    let region = Region::new(flash, FLASH_SIZE as u32 - SAVES, SAVES);
    FlashSaves::guarded(region, FlashPower::new(sources))
}

/// Returns the JEDEC ID and the unique number of the flash, or zeros if the flash does
/// not answer.
pub fn identity(flash: Peri<'_, FLASH>) -> (u32, u64) {
    let mut flash = Flash::<_, Blocking, FLASH_SIZE>::new_blocking(flash);
    let mut number = [0; 8];
    let kind = flash.blocking_jedec_id().unwrap_or(0);
    match flash.blocking_unique_id(&mut number) {
        Ok(()) => (kind, u64::from_be_bytes(number)),
        Err(_) => (kind, 0),
    }
}

/// The flash. It is changed only while no picture is being sent to the panel, because a
/// change disables interrupts, which would tear the picture.
pub struct CalmFlash(Flash<'static, FLASH, Blocking, FLASH_SIZE>);

impl CalmFlash {
    fn when_calm(&mut self) -> &mut Flash<'static, FLASH, Blocking, FLASH_SIZE> {
        // The picture is sent by interrupt, so this loop ends, usually within two refreshes of the
        // panel.
        while panel::is_sending() {
            cortex_m::asm::nop();
        }
        &mut self.0
    }
}

impl ErrorType for CalmFlash {
    type Error = Error;
}

impl ReadNorFlash for CalmFlash {
    const READ_SIZE: usize = 1;

    fn read(&mut self, offset: u32, bytes: &mut [u8]) -> Result<(), Error> {
        ReadNorFlash::read(&mut self.0, offset, bytes)
    }

    fn capacity(&self) -> usize {
        ReadNorFlash::capacity(&self.0)
    }
}

impl NorFlash for CalmFlash {
    const WRITE_SIZE: usize = <Flash<'static, FLASH, Blocking, FLASH_SIZE> as NorFlash>::WRITE_SIZE;
    const ERASE_SIZE: usize = <Flash<'static, FLASH, Blocking, FLASH_SIZE> as NorFlash>::ERASE_SIZE;

    /// Erases sector by sector. Each sector may take 0.4 s, so several together could exceed the
    /// watchdog's limit.
    fn erase(&mut self, from: u32, to: u32) -> Result<(), Error> {
        for sector in (from..to).step_by(Self::ERASE_SIZE) {
            fault::feed();
            NorFlash::erase(self.when_calm(), sector, sector + Self::ERASE_SIZE as u32)?;
        }
        Ok(())
    }

    fn write(&mut self, offset: u32, bytes: &[u8]) -> Result<(), Error> {
        NorFlash::write(self.when_calm(), offset, bytes)
    }
}
