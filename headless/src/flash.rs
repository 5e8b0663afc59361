//! The part of the device's flash that holds the saves, on the desk: in memory and, if wanted,
//! in a file.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::Path;

use embedded_storage::nor_flash::{
    ErrorType, NorFlash, NorFlashError, NorFlashErrorKind, ReadNorFlash,
};

pub use crate::text::FlashError;

/// The size of the region in bytes, as on the device.
pub const REGION: usize = 64 * 1024;
/// The number of bytes erased together, as on the device.
pub const SECTOR: usize = 4096;
/// An erased byte.
const ERASED: u8 = 0xff;

/// A NOR flash: programming only clears bits, erasing sets whole sectors.
#[derive(Debug)]
pub struct Flash {
    bytes: Vec<u8>,
    file: Option<File>,
}

impl Flash {
    /// Creates an erased flash that lasts as long as the process.
    #[must_use]
    pub fn in_memory() -> Self {
        Self::holding(&[])
    }

    /// Creates a flash in memory that begins with these bytes; the rest is erased.
    #[must_use]
    pub fn holding(bytes: &[u8]) -> Self {
        let mut bytes = bytes.to_vec();
        bytes.resize(REGION, ERASED);
        Self { bytes, file: None }
    }

    /// Opens a flash in a file, which is created if it is missing. No other process can open it
    /// until this flash is dropped.
    ///
    /// # Errors
    /// If the file cannot be used; it is not changed then.
    pub fn on_file(path: &Path) -> Result<Self, FlashError> {
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
            // Some network folders have no locks; there it is better to play without one.
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
            // A shorter file of erased bytes is left when its creation was interrupted.
            if bytes.iter().any(|&byte| byte != ERASED) {
                return Err(FlashError::Size(len));
            }
            let missing = vec![ERASED; REGION - bytes.len()];
            file.write_all(&missing)?;
            file.sync_all()?;
            bytes.resize(REGION, ERASED);
        }
        let file = Some(file);
        Ok(Self { bytes, file })
    }

    /// The content of the cells.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// A second handle on the file, if there is one.
    pub(crate) fn file(&self) -> io::Result<Option<File>> {
        self.file.as_ref().map(File::try_clone).transpose()
    }

    /// Writes a part of the cells to the file.
    fn store(&mut self, start: usize, bytes: &[u8]) -> Result<(), Failure> {
        let Some(file) = &mut self.file else {
            return Ok(());
        };
        let stored = file
            .seek(SeekFrom::Start(start as u64))
            .and_then(|_| file.write_all(bytes));
        stored.map_err(|_| Failure(NorFlashErrorKind::Other))
    }

    /// Makes the disk keep the order of writes around an erase: the store has copied elsewhere
    /// what it erases.
    fn barrier(&self) -> Result<(), Failure> {
        let synced = self.file.as_ref().map_or(Ok(()), File::sync_data);
        synced.map_err(|_| Failure(NorFlashErrorKind::Other))
    }

    fn area(&self, start: u32, len: usize) -> Result<(usize, usize), Failure> {
        let start = start as usize;
        match start.checked_add(len) {
            Some(end) if end <= self.bytes.len() => Ok((start, end)),
            _ => Err(Failure(NorFlashErrorKind::OutOfBounds)),
        }
    }
}

/// Why the flash failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Failure(NorFlashErrorKind);

impl NorFlashError for Failure {
    fn kind(&self) -> NorFlashErrorKind {
        self.0
    }
}

impl ErrorType for Flash {
    type Error = Failure;
}

impl ReadNorFlash for Flash {
    const READ_SIZE: usize = 1;

    fn read(&mut self, offset: u32, bytes: &mut [u8]) -> Result<(), Failure> {
        let (start, end) = self.area(offset, bytes.len())?;
        bytes.copy_from_slice(&self.bytes[start..end]);
        Ok(())
    }

    fn capacity(&self) -> usize {
        self.bytes.len()
    }
}

impl NorFlash for Flash {
    const WRITE_SIZE: usize = 1;
    const ERASE_SIZE: usize = SECTOR;

    fn erase(&mut self, from: u32, to: u32) -> Result<(), Failure> {
        let len = to.checked_sub(from).unwrap_or(u32::MAX) as usize;
        let (start, end) = self.area(from, len)?;
        if !start.is_multiple_of(SECTOR) || !end.is_multiple_of(SECTOR) {
            return Err(Failure(NorFlashErrorKind::NotAligned));
        }
        self.barrier()?;
        self.store(start, &vec![ERASED; len])?;
        self.barrier()?;
        self.bytes[start..end].fill(ERASED);
        Ok(())
    }

    fn write(&mut self, offset: u32, bytes: &[u8]) -> Result<(), Failure> {
        let (start, end) = self.area(offset, bytes.len())?;
        let cells = self.bytes[start..end].iter().zip(bytes);
        let cells: Vec<u8> = cells.map(|(cell, byte)| cell & byte).collect();
        self.store(start, &cells)?;
        self.bytes[start..end].copy_from_slice(&cells);
        Ok(())
    }
}
