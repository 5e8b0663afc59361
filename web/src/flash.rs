//! The part of the device's flash that holds the saves, in memory; the script keeps a copy in
//! the browser's storage.

use alloc::rc::Rc;
use alloc::vec::Vec;
use core::cell::RefCell;

use embedded_storage::nor_flash::{ErrorType, NorFlash, NorFlashErrorKind, ReadNorFlash};

/// The size of the region in bytes, as on the device.
pub const REGION: usize = 64 * 1024;
/// The number of bytes erased together, as on the device.
const SECTOR: usize = 4096;
/// An erased byte.
const ERASED: u8 = 0xff;

/// A NOR flash: programming only clears bits, erasing sets whole sectors. Clones share the
/// same memory, so that it can be read while a store owns it.
#[derive(Clone, Debug)]
pub struct Flash {
    cells: Rc<RefCell<Vec<u8>>>,
}

impl Flash {
    /// Creates a flash that begins with these bytes; the rest is erased.
    pub fn holding(bytes: &[u8]) -> Self {
        let mut cells = bytes.to_vec();
        cells.resize(REGION, ERASED);
        Self {
            cells: Rc::new(RefCell::new(cells)),
        }
    }

    /// Returns a copy of its content.
    pub fn bytes(&self) -> Vec<u8> {
        self.cells.borrow().clone()
    }

    fn change(
        &self,
        start: u32,
        len: usize,
        how: impl FnOnce(&mut [u8]),
    ) -> Result<(), NorFlashErrorKind> {
        let mut cells = self.cells.borrow_mut();
        how(area(&mut cells, start, len)?);
        Ok(())
    }
}

fn area(cells: &mut [u8], start: u32, len: usize) -> Result<&mut [u8], NorFlashErrorKind> {
    let start = start as usize;
    let end = start.checked_add(len);
    end.and_then(|end| cells.get_mut(start..end))
        .ok_or(NorFlashErrorKind::OutOfBounds)
}

impl ErrorType for Flash {
    type Error = NorFlashErrorKind;
}

impl ReadNorFlash for Flash {
    const READ_SIZE: usize = 1;

    fn read(&mut self, offset: u32, bytes: &mut [u8]) -> Result<(), NorFlashErrorKind> {
        let mut cells = self.cells.borrow_mut();
        bytes.copy_from_slice(area(&mut cells, offset, bytes.len())?);
        Ok(())
    }

    fn capacity(&self) -> usize {
        REGION
    }
}

impl NorFlash for Flash {
    const WRITE_SIZE: usize = 1;
    const ERASE_SIZE: usize = SECTOR;

    fn erase(&mut self, from: u32, to: u32) -> Result<(), NorFlashErrorKind> {
        let len = to.checked_sub(from).unwrap_or(u32::MAX) as usize;
        if !(from as usize).is_multiple_of(SECTOR) || !len.is_multiple_of(SECTOR) {
            return Err(NorFlashErrorKind::NotAligned);
        }
        self.change(from, len, |cells| cells.fill(ERASED))
    }

    fn write(&mut self, offset: u32, bytes: &[u8]) -> Result<(), NorFlashErrorKind> {
        self.change(offset, bytes.len(), |cells| {
            for (cell, byte) in cells.iter_mut().zip(bytes) {
                *cell &= byte;
            }
        })
    }
}
