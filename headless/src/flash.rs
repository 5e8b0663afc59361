//! The flash of a desktop computer. It contains the saves, and is in memory with an optional
//! copy in a file.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::Path;

use embedded_storage::nor_flash::NorFlashErrorKind;
use palmyra_device::{ERASED, MemoryFlash, Mirror, WriteGuard};
pub use palmyra_device::{REGION, SECTOR};

pub use crate::text::FlashError;

/// The flash of a desktop computer, with an optional copy in a file.
pub type Flash = MemoryFlash<Disk>;

/// The file with the copy; `None` without a copy.
#[derive(Debug, Default)]
pub struct Disk(Option<File>);

impl Disk {
    fn sync(&self) -> io::Result<()> {
        self.0.as_ref().map_or(Ok(()), File::sync_data)
    }
}

impl Mirror for Disk {
    fn store(&mut self, start: usize, cells: &[u8]) -> Result<(), NorFlashErrorKind> {
        let Some(file) = &mut self.0 else {
            return Ok(());
        };
        let sought = file.seek(SeekFrom::Start(start as u64));
        let stored = sought.and_then(|_| file.write_all(cells));
        stored.map_err(|_| NorFlashErrorKind::Other)
    }

    fn barrier(&self) -> Result<(), NorFlashErrorKind> {
        self.sync().map_err(|_| NorFlashErrorKind::Other)
    }
}

/// A guard that confirms a save when it has reached the disk.
#[derive(Debug, Default)]
pub struct Synced;

impl WriteGuard<Flash> for Synced {
    fn confirms(&mut self, flash: &Flash) -> bool {
        flash.mirror().sync().is_ok()
    }
}

/// Opens a flash with a copy in a file. A missing file is created. Until the flash is dropped, no
/// other process can open a flash on this file, if the file's folder supports locks.
///
/// # Errors
///
/// If the file cannot be used. Saves in the file stay unchanged in that case.
pub fn on_file(path: &Path) -> Result<Flash, FlashError> {
    match fs::metadata(path) {
        Ok(found) if !found.is_file() => return Err(FlashError::NoFile),
        Ok(_) => {}
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            if let Some(folder) = path.parent() {
                fs::create_dir_all(folder)?;
            }
        }
        Err(error) => return Err(error.into()),
    }
    let mut options = OpenOptions::new();
    let options = options.read(true).write(true).create(true).truncate(false);
    let mut file = options.open(path)?;
    match file.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => return Err(FlashError::InUse),
        // Some network folders do not support locks. The file is then used without a lock.
        Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => {}
        Err(TryLockError::Error(error)) => return Err(error.into()),
    }
    let len = file.metadata()?.len();
    if len > REGION as u64 {
        return Err(FlashError::Size(len));
    }
    let mut bytes = Vec::with_capacity(REGION);
    file.read_to_end(&mut bytes)?;
    if bytes.len() < REGION {
        // A file with only erased bytes may be too short, because its creation
        // may have been interrupted.
        if bytes.iter().any(|&byte| byte != ERASED) {
            return Err(FlashError::Size(len));
        }
        let missing = vec![ERASED; REGION - bytes.len()];
        file.write_all(&missing)?;
        file.sync_all()?;
    }
    Ok(Flash::mirrored(bytes, Disk(Some(file))))
}
