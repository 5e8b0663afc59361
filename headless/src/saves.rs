//! The saves on a desktop computer, in the same bytes as in the device's flash.

use std::path::Path;

use palmyra_device::{FlashSaves, Misfit};

use crate::flash::{self, Flash, FlashError, Synced};

/// The device's saves on a desktop computer's flash.
pub type Saves = FlashSaves<Flash, Synced>;

/// Opens the saves in a file, which is created if it is missing.
///
/// # Errors
/// If the file cannot be used or holds something else. It stays unchanged in
/// that case.
pub fn on_file(path: &Path) -> Result<Saves, FlashError> {
    let flash = flash::on_file(path)?;
    check(&flash)?;
    Ok(Saves::on(flash))
}

/// Checks that a flash is erased or holds saves that can be written.
///
/// # Errors
/// If it holds something else.
pub fn check(flash: &Flash) -> Result<(), FlashError> {
    palmyra_device::check(Flash::holding(flash.bytes())).map_err(|misfit| match misfit {
        Misfit::Foreign => FlashError::Foreign,
        Misfit::Newer => FlashError::Newer,
    })
}
