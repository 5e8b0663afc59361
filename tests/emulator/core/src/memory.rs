//! The chip's memory map.

/// The number of bytes of the RAM.
pub const RAM_SIZE: usize = 264 << 10;
/// The number of bytes of the flash that the chip can address.
pub const FLASH_SIZE: usize = 16 << 20;
/// The first address of the RAM.
const RAM: u32 = 0x2000_0000;
/// The top byte of an address that reads the flash through the cache.
const CACHED: u32 = 0x10;

/// Returns the offset in RAM of `bytes` bytes at an aligned address; `None` if they are not in
/// RAM or inside the `guard`. The guard is a first byte and a length. The memory protection
/// may refuse accesses to it.
#[inline(always)]
pub fn in_ram(address: u32, bytes: u32, guard: [u32; 2]) -> Option<usize> {
    let offset = address.wrapping_sub(RAM);
    let is_free = offset < RAM_SIZE as u32 && offset.wrapping_sub(guard[0]) >= guard[1];
    is_free.then_some((offset & !(bytes - 1)) as usize)
}

/// Returns the offset in flash of an address that is read through the cache.
#[inline(always)]
pub fn in_flash(address: u32) -> Option<usize> {
    (address >> 24 == CACHED).then_some((address & 0x00ff_ffff) as usize)
}

/// Reads a number of 1, 2 or 4 bytes at an offset that is a multiple of its size.
#[inline(always)]
pub fn load<const BYTES: usize>(memory: &[u8], at: usize) -> u32 {
    let mut number = [0; 4];
    number[..BYTES].copy_from_slice(&memory[at..at + BYTES]);
    u32::from_le_bytes(number)
}

/// Writes a number of 1, 2 or 4 bytes at an offset that is a multiple of its size.
#[inline(always)]
pub fn store<const BYTES: usize>(memory: &mut [u8], at: usize, number: u32) {
    memory[at..at + BYTES].copy_from_slice(&number.to_le_bytes()[..BYTES]);
}
