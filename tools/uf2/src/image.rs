//! Reads the memory contents of a firmware from its ELF file.

use object::read::elf::{ElfFile32, ProgramHeader};
use object::{Endianness, elf};

/// The address of the flash.
pub const FLASH: u32 = 0x1000_0000;
const FLASH_END: u32 = 0x1100_0000;
const RAM: u32 = 0x2000_0000;
const RAM_END: u32 = 0x2004_2000;

/// The memory contents of a firmware.
#[derive(Debug, PartialEq, Eq)]
pub struct Image {
    /// The bytes of the flash, up to the last one that is used.
    pub flash: Vec<u8>,
    /// The size of static variables in bytes.
    pub ram: usize,
}

/// The reason why a file is not a firmware.
#[derive(Debug, thiserror::Error)]
pub enum ImageError {
    /// The file is not a readable ELF file.
    #[error("not a firmware: {0}")]
    Elf(#[from] object::Error),
    /// A segment lies outside of the chip's memory. The value is its address.
    #[error("{0:#010x} is neither in flash nor in RAM")]
    Place(u32),
}

impl Image {
    /// Reads the segments of an ELF file.
    ///
    /// # Errors
    ///
    /// If the file is not an ELF file for the chip.
    pub fn from_elf(file: &[u8]) -> Result<Self, ImageError> {
        let file = ElfFile32::<Endianness>::parse(file)?;
        let endian = file.endian();
        let mut image = Self {
            flash: Vec::new(),
            ram: 0,
        };
        for segment in file.elf_program_headers() {
            if segment.p_type(endian) != elf::PT_LOAD {
                continue;
            }
            let address = segment.p_vaddr(endian);
            if (RAM..RAM_END).contains(&address) {
                image.ram += segment.p_memsz(endian) as usize;
            } else if !(FLASH..FLASH_END).contains(&address) && segment.p_memsz(endian) > 0 {
                return Err(ImageError::Place(address));
            }
            let data = segment
                .data(endian, file.data())
                .map_err(|()| ImageError::Place(address))?;
            if !data.is_empty() {
                image.store(segment.p_paddr(endian), data)?;
            }
        }
        Ok(image)
    }

    fn store(&mut self, address: u32, data: &[u8]) -> Result<(), ImageError> {
        if !(FLASH..FLASH_END).contains(&address) {
            return Err(ImageError::Place(address));
        }
        let start = (address - FLASH) as usize;
        let end = start + data.len();
        if self.flash.len() < end {
            self.flash.resize(end, 0);
        }
        self.flash[start..end].copy_from_slice(data);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Creates an ELF file for ARM. A segment is given as its virtual address,
    /// its physical address, its data, and its size in memory.
    fn elf(segments: &[(u32, u32, &[u8], u32)]) -> Vec<u8> {
        let mut file = vec![0x7f, b'E', b'L', b'F', 1, 1, 1, 0];
        file.resize(16, 0);
        file.extend([2, 0, 40, 0, 1, 0, 0, 0]);
        let words = |words: &[u32]| -> Vec<u8> {
            words.iter().flat_map(|word| word.to_le_bytes()).collect()
        };
        file.extend(words(&[0, 52, 0, 0x0500_0000]));
        for half in [52, 32, segments.len() as u16, 40, 0, 0] {
            file.extend(half.to_le_bytes());
        }
        let mut at = 52 + 32 * segments.len() as u32;
        for (virt, phys, data, memory) in segments {
            let size = data.len() as u32;
            file.extend(words(&[1, at, *virt, *phys, size, *memory, 7, 4]));
            at += size;
        }
        file.extend(segments.iter().flat_map(|segment| segment.2));
        file
    }

    #[test]
    fn variables_start_in_flash_and_live_in_ram() {
        let file = elf(&[
            (0x1000_0000, 0x1000_0000, &[1, 2], 2),
            (0x2000_8000, 0x1000_0004, &[3], 1),
            (0x2000_8004, 0x2000_8004, &[], 100),
        ]);
        let image = Image::from_elf(&file).unwrap();
        assert_eq!(image.flash, [1, 2, 0, 0, 3]);
        assert_eq!(image.ram, 101);
    }

    #[test]
    fn strangers_are_refused() {
        assert!(matches!(Image::from_elf(b"MZ"), Err(ImageError::Elf(_))));
        let file = elf(&[(0x0800_0000, 0x0800_0000, &[1], 1)]);
        let refused = Image::from_elf(&file);
        assert!(matches!(refused, Err(ImageError::Place(0x0800_0000))));
    }
}
