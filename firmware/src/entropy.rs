//! The source of the seed for all randomness.

use core::ptr;
use core::sync::atomic::{AtomicU32, Ordering};

use embassy_rp::pac;
use embassy_time::{Duration, Instant, block_for};
use palmyra_device::Pool;

/// The seed of this run, low word first. A debugger or the emulator can read
/// it.
#[unsafe(no_mangle)]
pub static PALMYRA_SEED: [AtomicU32; 2] = [const { AtomicU32::new(0) }; 2];

/// Returns 64 random bits. `flash` is the flash's unique number.
///
/// The bits of the ring oscillator are biased and can fail, so they are combined with values
/// that differ between boards and between starts.
pub fn seed(flash: u64) -> u64 {
    let seed = others(flash).bits() ^ ring();
    PALMYRA_SEED[0].store(seed as u32, Ordering::Relaxed);
    PALMYRA_SEED[1].store((seed >> 32) as u32, Ordering::Relaxed);
    seed
}

/// Returns 64 bits of the ring oscillator. The first bit becomes the highest.
fn ring() -> u64 {
    /// The time between two bits. According to the chip's maker, bits that are read faster depend
    /// on each other.
    const APART: Duration = Duration::from_micros(11);
    (0..u64::BITS).fold(0, |bits, _| {
        block_for(APART);
        bits << 1 | u64::from(pac::ROSC.randombit().read().randombit())
    })
}

/// Returns a pool with the time since power-on, the flash's unique number, and the contents
/// of memory at power-on.
fn others(flash: u64) -> Pool {
    let mut pool = Pool::new();
    pool.add(Instant::now().as_micros() as u32);
    pool.add(flash as u32);
    pool.add((flash >> 32) as u32);
    for offset in 0..NOISE {
        // SAFETY: this part of the stack, above its guard, is valid memory that nothing uses yet.
        pool.add(unsafe { ptr::read_volatile((&raw const _stack_end).add(GUARD + offset)) });
    }
    pool
}

/// The number of memory words to read. They lie above the stack guard.
const NOISE: usize = 256;
const GUARD: usize = 16;

unsafe extern "C" {
    static _stack_end: u32;
}
