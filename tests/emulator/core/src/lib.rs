//! A fast processor core for the emulated boards.
//!
//! It executes the most frequent instructions, which work on registers, RAM and flash. All others
//! are left to the emulator's own core, which is much slower and serves as the reference. A test
//! checks that both cores give the same registers, flags and cycles.
//!
//! Node creates an instance of this module for each chip. The chip's memory and the registers of
//! its two cores are in the memory of the instance.
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

/// All data that the cores read and change.
#[repr(C)]
struct Machine {
    states: [State; CORES],
    cache: Cache,
    ram: [u8; RAM_SIZE],
    flash: [u8; FLASH_SIZE],
}

/// A core and its clock. Node reads and writes the fields in this order.
#[repr(C)]
struct State {
    /// The time in nanoseconds.
    nanos: f64,
    /// The number of cycles executed by the last run.
    cycles: f64,
    /// The core's clock in hertz.
    clock: f64,
    registers: [u32; 16],
    /// The N, Z, C and V flags, each 0 or 1.
    flags: [u32; 4],
    /// Whether an exception is being handled.
    is_handler: u32,
    /// The number of reads that waited for the flash but whose cycles are not
    /// counted yet.
    missed: u32,
    /// The first byte and the number of bytes of the RAM that may be protected.
    guard: [u32; 2],
    /// The number of accesses to the flash and to the RAM, and the number of those that waited
    /// for the flash. Node resets them.
    flash_uses: u32,
    ram_uses: u32,
    waits: u32,
    /// Whether the flash is being changed. Every access to it must then be reported by the
    /// emulator's core.
    is_flash_busy: u32,
    /// The duration in nanoseconds of each number of cycles.
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

// The initial value consists of zeros only, so that it takes no space in the
// module.
static mut MACHINE: Machine = Machine {
    states: [State::ZERO; CORES],
    cache: Cache::EMPTY,
    ram: [0; RAM_SIZE],
    flash: [0; FLASH_SIZE],
};

/// Returns the machine of this instance.
fn machine() -> &'static mut Machine {
    let machine = &raw mut MACHINE;
    // SAFETY: the module has only one thread, and every exported function calls
    // this function once.
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

/// Sets the clock of both cores, in hertz.
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

/// Runs a core until its clock has reached `end`. Stops before an instruction that this core
/// does not support. `counts` says whether to count accesses to memory, which is needed if the
/// other core may access it at the same time.
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
