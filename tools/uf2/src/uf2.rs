//! Writes UF2, the file format of the chip's boot loader.
//!
//! The format is described at <https://github.com/microsoft/uf2>.

use crate::image::FLASH;

const MAGIC: [u32; 2] = [0x0a32_4655, 0x9e5d_5157];
const MAGIC_END: u32 = 0x0ab1_6f30;
/// The flag for blocks whose head ends with the chip family.
const HAS_FAMILY: u32 = 0x2000;
const RP2040: u32 = 0xe48b_ff56;
const BLOCK: usize = 512;
/// The number of bytes for data in a block. A page of the flash fills only a part of
/// them.
const ROOM: usize = 476;
const PAGE: usize = 256;
/// The number of bytes that are erased together. The boot loader needs whole sectors (erratum
/// RP2040-E14).
const SECTOR: usize = 4096;

/// Packs bytes that belong at the start of the flash into a UF2 file. Zeros fill the last sector.
#[must_use]
pub fn pack(flash: &[u8]) -> Vec<u8> {
    let mut flash = flash.to_vec();
    flash.resize(flash.len().next_multiple_of(SECTOR), 0);
    let pages = flash.chunks(PAGE);
    let count = pages.len() as u32;
    let mut file = Vec::with_capacity(pages.len() * BLOCK);
    for (number, page) in (0..).zip(pages) {
        let address = FLASH + number * PAGE as u32;
        let [first, second] = MAGIC;
        let size = PAGE as u32;
        for word in [
            first, second, HAS_FAMILY, address, size, number, count, RP2040,
        ] {
            file.extend(word.to_le_bytes());
        }
        file.extend(page);
        file.extend([0; ROOM - PAGE]);
        file.extend(MAGIC_END.to_le_bytes());
    }
    file
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Reads a UF2 file. This reader was written from the format's description
    /// and shares no code with `pack`.
    fn unpack(file: &[u8]) -> Vec<(u32, Vec<u8>)> {
        assert_eq!(file.len() % 512, 0);
        let blocks = file.chunks(512);
        let count = blocks.len() as u32;
        (0..)
            .zip(blocks)
            .map(|(number, block)| {
                let word = |at: usize| {
                    let bytes = [block[at], block[at + 1], block[at + 2], block[at + 3]];
                    u32::from_le_bytes(bytes)
                };
                assert_eq!(&block[..4], b"UF2\n");
                assert_eq!(word(4), 0x9e5d_5157);
                assert_eq!(word(8) & 0x2000, 0x2000, "the family is given");
                assert_eq!(word(8) & 1, 0, "it is for flash");
                assert_eq!(word(16), 256);
                assert_eq!((word(20), word(24)), (number, count));
                assert_eq!(word(28), 0xe48b_ff56);
                assert_eq!(word(508), 0x0ab1_6f30);
                (word(12), block[32..32 + 256].to_vec())
            })
            .collect()
    }

    #[test]
    fn a_reader_finds_the_firmware() {
        let flash: Vec<u8> = (0..10_000_u32).map(|at| (at * 7 / 3) as u8).collect();
        let blocks = unpack(&pack(&flash));
        assert_eq!(blocks.len(), 3 * 4096 / 256);
        let mut found = Vec::new();
        for (address, page) in blocks {
            assert_eq!(address, 0x1000_0000 + found.len() as u32);
            found.extend(page);
        }
        assert_eq!(found[..flash.len()], flash);
        assert!(found[flash.len()..].iter().all(|byte| *byte == 0));
    }

    /// Checks that firmware does not reach the saves. These are in the last 64
    /// KB of the first 2 MB; see `memory.x`.
    #[test]
    fn new_firmware_leaves_the_saves_alone() {
        const SAVES: u32 = 0x101f_0000;
        let memory = include_str!("../../../memory.x");
        assert!(memory.contains("ORIGIN = 0x10000200, LENGTH = 2048K - 0x200 - 64K"));
        let largest = vec![1; crate::FLASH_BUDGET];
        let blocks = unpack(&pack(&largest));
        assert!(blocks.iter().all(|(address, _)| *address < SAVES));
    }

    #[test]
    fn an_empty_image_has_no_blocks() {
        assert!(pack(&[]).is_empty());
    }
}
