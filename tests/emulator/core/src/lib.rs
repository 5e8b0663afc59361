//! A processor core for the emulated boards that is much faster than the emulator's.
//!
//! It executes the most frequent instructions, which work on registers, RAM and flash. Everything
//! else is left to the emulator's own core, which is the reference: both give the same registers,
//! flags and cycles, and a test compares them.
//!
//! Node owns an instance of this module for each chip; the chip's memory and the registers of its two
//! cores are in the instance's memory.
#![cfg(target_arch = "wasm32")]

mod cache;
mod execute;
mod memory;
mod parts;

use cache::Cache;
use execute::MOST_CYCLES;
use memory::{FLASH_SIZE, RAM_SIZE};

/// The number of cores of the chip.
const CORES: usize = 2;

/// Everything that the cores read and change.
#[repr(C)]
struct Machine {
    states: [State; CORES],
    cache: Cache,
    ram: [u8; RAM_SIZE],
    flash: [u8; FLASH_SIZE],
}

/// A core and its clock, in the order in which Node reads and writes them.
#[repr(C)]
struct State {
    /// The time in nanoseconds.
    nanos: f64,
    /// Cycles executed by the last run.
    cycles: f64,
    /// The core's clock in hertz.
    clock: f64,
    registers: [u32; 16],
    /// The flags N, Z, C and V, each 0 or 1.
    flags: [u32; 4],
    /// Whether an exception is being handled.
    is_handler: u32,
    /// The number of reads that waited for the flash and whose cycles are not
    /// added yet.
    missed: u32,
    /// The first byte of the RAM that may be protected, and the number of these bytes.
    guard: [u32; 2],
    /// Accesses so far to the flash, to the RAM, and those that waited for the flash. Node resets
    /// them.
    flash_uses: u32,
    ram_uses: u32,
    waits: u32,
    /// Whether the flash is being changed, so that the emulator's core has to report any access.
    is_flash_busy: u32,
    /// The duration of each number of cycles, in nanoseconds.
    times: [f64; MOST_CYCLES],
}

impl State {
    const ZERO: Self = Self {
        nanos: 0.0,
        cycles: 0.0,
        clock: 0.0,
        registers: [0; 16],
        flags: [0; 4],
        is_handler: 0,
        missed: 0,
        guard: [0; 2],
        flash_uses: 0,
        ram_uses: 0,
        waits: 0,
        is_flash_busy: 0,
        times: [0.0; MOST_CYCLES],
    };
}

// All zeros, so that it takes no space in the module.
static mut MACHINE: Machine = Machine {
    states: [State::ZERO; CORES],
    cache: Cache::EMPTY,
    ram: [0; RAM_SIZE],
    flash: [0; FLASH_SIZE],
};

/// The machine of this instance.
fn machine() -> &'static mut Machine {
    let machine = &raw mut MACHINE;
    // SAFETY: the module has one thread, and every export calls this once.
    unsafe { &mut *machine }
}

/// The address of a core's state.
#[unsafe(no_mangle)]
extern "C" fn state(core: usize) -> *mut State {
    &raw mut machine().states[core % CORES]
}

/// The address of the RAM.
#[unsafe(no_mangle)]
extern "C" fn ram() -> *mut u8 {
    machine().ram.as_mut_ptr()
}

/// The address of the flash.
#[unsafe(no_mangle)]
extern "C" fn flash() -> *mut u8 {
    machine().flash.as_mut_ptr()
}

/// Sets the clock of both cores in hertz.
#[unsafe(no_mangle)]
extern "C" fn clock(hertz: f64) {
    for state in &mut machine().states {
        state.clock = hertz;
        for (cycles, time) in (0..).zip(&mut state.times) {
            *time = execute::nanos(cycles, hertz);
        }
    }
}

/// Empties the cache of the flash.
#[unsafe(no_mangle)]
extern "C" fn flush() {
    machine().cache.flush();
}

/// Reads an address of the flash. Returns the number of waits.
#[unsafe(no_mangle)]
extern "C" fn read(address: u32) -> u32 {
    machine().cache.read(address)
}

/// Runs a core until its clock has reached `end`. Stops before an instruction that it does not
/// support. Counts accesses to memory if they may meet those of the other core.
///
/// A read that misses the cache waits for `miss` cycles. Returns whether the time was reached.
#[unsafe(no_mangle)]
extern "C" fn run(core: usize, end: f64, miss: u32, counts: bool) -> bool {
    if counts {
        execute::run::<true>(machine(), core % CORES, end, miss)
    } else {
        execute::run::<false>(machine(), core % CORES, end, miss)
    }
}
