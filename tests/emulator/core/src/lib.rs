//! A processor core for the emulated boards that is much faster than the emulator's.
//!
//! It executes what programs do most: instructions that work on registers, RAM and flash.
//! Everything else is left to the emulator's own core, which stays the reference: both give
//! the same registers, flags and cycles, and a test compares them.
//!
//! Node owns an instance of this module for each chip; memory and registers of the chip lie
//! in the instance's memory.
#![cfg(target_arch = "wasm32")]

mod cache;
mod execute;
mod memory;
mod parts;

use cache::Cache;
use execute::MOST_CYCLES;
use memory::{FLASH_SIZE, RAM_SIZE};

/// All that the core reads and changes.
#[repr(C)]
struct Machine {
    state: State,
    cache: Cache,
    ram: [u8; RAM_SIZE],
    flash: [u8; FLASH_SIZE],
}

/// The processor and its clock, in the order in which Node reads and writes them.
#[repr(C)]
struct State {
    /// The time in nanoseconds.
    nanos: f64,
    /// Cycles executed by the last run.
    cycles: f64,
    /// The processor's clock in hertz.
    clock: f64,
    registers: [u32; 16],
    /// The flags N, Z, C and V, each 0 or 1.
    flags: [u32; 4],
    /// Whether an exception is being handled.
    is_handler: u32,
    /// Reads that waited for the flash and have not been paid for.
    missed: u32,
    /// Bytes at the beginning of the RAM that may be protected.
    floor: u32,
    /// Nanoseconds of each number of cycles.
    times: [f64; MOST_CYCLES],
}

// All zeros, so that it takes no room in the module.
static mut MACHINE: Machine = Machine {
    state: State {
        nanos: 0.0,
        cycles: 0.0,
        clock: 0.0,
        registers: [0; 16],
        flags: [0; 4],
        is_handler: 0,
        missed: 0,
        floor: 0,
        times: [0.0; MOST_CYCLES],
    },
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

/// Where the processor's state begins.
#[unsafe(no_mangle)]
extern "C" fn state() -> *mut State {
    &raw mut machine().state
}

/// Where the RAM begins.
#[unsafe(no_mangle)]
extern "C" fn ram() -> *mut u8 {
    machine().ram.as_mut_ptr()
}

/// Where the flash begins.
#[unsafe(no_mangle)]
extern "C" fn flash() -> *mut u8 {
    machine().flash.as_mut_ptr()
}

/// Sets the processor's clock in hertz.
#[unsafe(no_mangle)]
extern "C" fn clock(hertz: f64) {
    let state = &mut machine().state;
    state.clock = hertz;
    for (cycles, time) in (0..).zip(&mut state.times) {
        *time = execute::nanos(cycles, hertz);
    }
}

/// Empties the cache of the flash.
#[unsafe(no_mangle)]
extern "C" fn flush() {
    machine().cache.flush();
}

/// Reads at an address of the flash; returns how often that waits for the flash.
#[unsafe(no_mangle)]
extern "C" fn read(address: u32) -> u32 {
    machine().cache.read(address)
}

/// Runs until the clock has reached `end`. Stops before an instruction that is not its own.
///
/// A read that misses the cache waits for `miss` cycles. Returns whether the time was reached.
#[unsafe(no_mangle)]
extern "C" fn run(end: f64, miss: u32) -> bool {
    execute::run(machine(), end, miss)
}
