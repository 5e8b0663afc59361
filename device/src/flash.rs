//! A flash in memory for the saves, used on desktop computers and in browsers.

use alloc::vec::Vec;

use embedded_storage::nor_flash::{ErrorType, NorFlash, NorFlashErrorKind, ReadNorFlash};

/// The size of the region in bytes, as on the device.
pub const REGION: usize = 64 * 1024;
/// The number of bytes erased together, as on the device.
pub const SECTOR: usize = 4096;
/// The number of bytes programmed together.
const PAGE: usize = 256;
/// An erased byte.
pub const ERASED: u8 = 0xff;

/// A copy of a flash that remains after the process ends, such as a file.
pub trait Mirror {
    /// Stores the new contents of some cells, before the flash itself changes. `start` is the
    /// offset of the first cell.
    ///
    /// # Errors
    ///
    /// If the cells cannot be stored. The flash is then not changed.
    fn store(&mut self, start: usize, cells: &[u8]) -> Result<(), NorFlashErrorKind> {
        let _ = (start, cells);
        Ok(())
    }

    /// Makes all earlier copies permanent before any later copy.
    ///
    /// # Errors
    ///
    /// If the earlier copies cannot be made permanent.
    fn barrier(&self) -> Result<(), NorFlashErrorKind> {
        Ok(())
    }
}

/// A mirror that stores nothing.
impl Mirror for () {}

/// A NOR flash in memory. Programming can only clear bits, and erasing sets all bits of
/// a sector.
#[derive(Debug)]
pub struct MemoryFlash<M = ()> {
    cells: Vec<u8>,
    mirror: M,
}

impl<M: Default> MemoryFlash<M> {
    /// Creates an erased flash with the default mirror.
    #[must_use]
    pub fn in_memory() -> Self {
        Self::holding(&[])
    }

    /// Creates a flash with the default mirror that starts with these bytes. The rest is erased.
    #[must_use]
    pub fn holding(bytes: &[u8]) -> Self {
        Self::mirrored(bytes.to_vec(), M::default())
    }
}

impl<M> MemoryFlash<M> {
    /// Creates a flash with these cells and a mirror that already has them. Missing cells
    /// are erased; cells after the [`REGION`] are dropped.
    #[must_use]
    pub fn mirrored(mut cells: Vec<u8>, mirror: M) -> Self {
        cells.resize(REGION, ERASED);
        Self { cells, mirror }
    }

    /// The contents of the cells.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        &self.cells
    }

    /// The mirror.
    pub const fn mirror(&self) -> &M {
        &self.mirror
    }

    fn area(&self, start: u32, len: usize) -> Result<core::ops::Range<usize>, NorFlashErrorKind> {
        let start = start as usize;
        match start.checked_add(len) {
            Some(end) if end <= self.cells.len() => Ok(start..end),
            _ => Err(NorFlashErrorKind::OutOfBounds),
        }
    }
}

impl<M> ErrorType for MemoryFlash<M> {
    type Error = NorFlashErrorKind;
}

impl<M> ReadNorFlash for MemoryFlash<M> {
    const READ_SIZE: usize = 1;

    fn read(&mut self, offset: u32, bytes: &mut [u8]) -> Result<(), NorFlashErrorKind> {
        let area = self.area(offset, bytes.len())?;
        bytes.copy_from_slice(&self.cells[area]);
        Ok(())
    }

    fn capacity(&self) -> usize {
        self.cells.len()
    }
}

impl<M: Mirror> NorFlash for MemoryFlash<M> {
    const WRITE_SIZE: usize = 1;
    const ERASE_SIZE: usize = SECTOR;

    fn erase(&mut self, from: u32, to: u32) -> Result<(), NorFlashErrorKind> {
        let len = to.checked_sub(from).unwrap_or(u32::MAX) as usize;
        let area = self.area(from, len)?;
        if !area.start.is_multiple_of(SECTOR) || !area.end.is_multiple_of(SECTOR) {
            return Err(NorFlashErrorKind::NotAligned);
        }
        // The mirror must keep the order of writes around an erase: before the store erases a
        // sector, it copies the sector's contents elsewhere.
        self.mirror.barrier()?;
        for start in area.clone().step_by(SECTOR) {
            self.mirror.store(start, &[ERASED; SECTOR])?;
        }
        self.mirror.barrier()?;
        self.cells[area].fill(ERASED);
        Ok(())
    }

    fn write(&mut self, offset: u32, bytes: &[u8]) -> Result<(), NorFlashErrorKind> {
        let mut start = self.area(offset, bytes.len())?.start;
        for part in bytes.chunks(PAGE) {
            let cells = &mut self.cells[start..start + part.len()];
            let mut page = [ERASED; PAGE];
            let page = &mut page[..part.len()];
            for ((after, cell), byte) in page.iter_mut().zip(&*cells).zip(part) {
                *after = cell & byte;
            }
            self.mirror.store(start, page)?;
            cells.copy_from_slice(page);
            start += part.len();
        }
        Ok(())
    }
}
