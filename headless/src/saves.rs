//! The saves on a desktop computer. Their bytes are the same as on the device.

use std::path::Path;

use palmyra_device::{FlashSaves, Misfit};

use crate::flash::{self, Flash, FlashError, Synced};

/// The saves on a desktop computer's flash.
pub type Saves = FlashSaves<Flash, Synced>;

/// Opens the saves in a file. A missing file is created.
///
/// # Errors
///
/// If the file cannot be used or holds something else. The contents of the file stay unchanged in
/// that case.
pub fn on_file(path: &Path) -> Result<Saves, FlashError> {
    let flash = flash::on_file(path)?;
    check(&flash)?;
    Ok(Saves::on(flash))
}

/// Checks that a flash is erased, or has saves of a format that this program can read.
///
/// # Errors
///
/// If the flash holds something else.
pub fn check(flash: &Flash) -> Result<(), FlashError> {
    palmyra_device::check(Flash::holding(flash.bytes())).map_err(|misfit| match misfit {
        Misfit::Foreign => FlashError::Foreign,
        Misfit::Newer => FlashError::Newer,
    })
}
