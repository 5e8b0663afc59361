//! Handling of panics, faults and hangs, which are reported after a restart.

use core::arch::naked_asm;
use core::array;
use core::cell::UnsafeCell;
use core::hint::black_box;
use core::mem::MaybeUninit;
use core::panic::PanicInfo;
use core::ptr;
use core::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use embassy_rp::Peri;
use embassy_rp::peripherals::WATCHDOG;
use embassy_rp::watchdog::{ResetReason, Watchdog};
use embassy_time::Duration;
use palmyra_device::{Ending, Fault, Trail, short_path};
use palmyra_ui::Failure;

/// A test hook: a debugger or the emulator writes 1 here for a panic in the main loop, 2 for a
/// hang, 3 for an endless recursion, and 4 for a panic of the log. It is part of the shipped
/// binary, so that exactly that binary is tested; nothing else writes to it.
#[unsafe(no_mangle)]
pub static PALMYRA_PLANT: AtomicU32 = AtomicU32::new(0);

/// Memory that start-up code does not initialize.
struct Kept(UnsafeCell<MaybeUninit<[u32; Fault::WORDS]>>);

// SAFETY: it is read once at the start, before anything else runs. It is written only right before
// a restart, with interrupts off and on the only core in use.
unsafe impl Sync for Kept {}

#[unsafe(link_section = ".uninit.KEPT")]
static KEPT: Kept = Kept(UnsafeCell::new(MaybeUninit::uninit()));

/// Restarts the device unless the main loop calls [`LifeSign::give`] often enough.
pub struct LifeSign(Watchdog);

impl LifeSign {
    /// The longest time without a life sign of the main loop before the watchdog restarts the
    /// device.
    const PATIENCE: Duration = Duration::from_secs(2);
    /// The longest pause of the main loop between two life signs.
    pub const EVERY: Duration = Duration::from_millis(1000);

    /// Starts watching, and returns the previous run's crash or hang, if there was one.
    pub fn new(watchdog: Peri<'static, WATCHDOG>) -> (Self, Option<Ending>) {
        let mut watchdog = Watchdog::new(watchdog);
        let trail = array::from_fn(|index| watchdog.get_scratch(index));
        let hung = watchdog.reset_reason() == Some(ResetReason::TimedOut);
        let ending = Ending::new(take(), Trail::from_words(trail), hung);
        watchdog.start(Self::PATIENCE);
        (Self(watchdog), ending)
    }

    /// Reports that the main loop is running.
    pub fn give(&mut self) {
        self.0.feed(Self::PATIENCE);
        match PALMYRA_PLANT.load(Ordering::Relaxed) {
            1 => panic!("a panic was planted"),
            2 => loop {
                cortex_m::asm::nop();
            },
            3 => _ = recurse(0),
            4 => defmt::info!("{}", Planted),
            _ => {}
        }
    }

    /// Stores a trail in case the device hangs after this.
    pub fn at(&mut self, trail: Trail) {
        for (index, word) in trail.words().into_iter().enumerate() {
            self.0.set_scratch(index, word);
        }
    }
}

/// A panic message that cannot be logged.
struct Planted;

impl defmt::Format for Planted {
    fn format(&self, _: defmt::Formatter) {
        panic!("a panic of the log was planted");
    }
}

/// Feeds the watchdog during long work.
pub fn feed() {
    // SAFETY: feeding is a single write.
    Watchdog::new(unsafe { WATCHDOG::steal() }).feed(LifeSign::PATIENCE);
}

/// Calls itself until the stack is full.
#[inline(never)]
#[expect(unconditional_recursion, reason = "that is what it is for")]
fn recurse(depth: u32) -> u32 {
    let frame = black_box([depth; 24]);
    recurse(depth + 1) + black_box(frame)[0]
}

/// Turns a stack overflow into a fault: blocks access to the first bytes of RAM and to the
/// addresses below. Both are needed: a large frame may skip those bytes, and without a guard an
/// access to the addresses below is no fault.
pub fn guard_stack() {
    /// The 64 KB below RAM, used as the second region.
    const BELOW: u32 = 0x1fff_0000;
    const UPDATE: u32 = 1 << 4;
    const REGION: u32 = 1;
    /// Forbids data and instructions.
    const NO_ACCESS: u32 = 1 << 28;
    const SIZE_64K: u32 = 15 << 1;
    const ENABLE: u32 = 1;
    // It fails only if there already is a guard.
    let _ = embassy_rp::install_core0_stack_guard();
    // SAFETY: nothing else uses the memory protection, and no data lies there.
    unsafe {
        let mpu = cortex_m::Peripherals::steal().MPU;
        mpu.rbar.write(BELOW | UPDATE | REGION);
        mpu.rasr.write(NO_ACCESS | SIZE_64K | ENABLE);
    }
    cortex_m::asm::dsb();
    cortex_m::asm::isb();
}

/// Removes and returns the stored fault, so that it is reported only once.
fn take() -> Option<Fault> {
    let kept = KEPT.0.get().cast::<[u32; Fault::WORDS]>();
    // SAFETY: the pointer is valid and aligned, all bits are valid words, and nothing else uses it
    // now (see `Kept`). Volatile, since the compiler cannot see that a previous run has written it.
    let words = unsafe { ptr::read_volatile(kept) };
    // SAFETY: as above.
    unsafe { ptr::write_volatile(kept, [0; Fault::WORDS]) };
    Fault::from_words(words)
}

/// Whether a fault is stored. A second one, which happens while the first is logged, does not
/// replace it.
static HAS_ENDED: AtomicBool = AtomicBool::new(false);

/// Stores a fault and restarts.
fn end(fault: &Fault) -> ! {
    cortex_m::interrupt::disable();
    if !HAS_ENDED.load(Ordering::Relaxed) {
        HAS_ENDED.store(true, Ordering::Relaxed);
        // Stored first, since the log may be what has failed. SAFETY: valid and
        // aligned, and with interrupts off nothing else runs.
        unsafe { ptr::write_volatile(KEPT.0.get().cast(), *fault.words()) };
        match fault.failure() {
            Failure::Panic { message, place } => defmt::error!("{=str} at {=str}", message, place),
            Failure::Refused { address } => defmt::error!("refused at {=u32:#010x}", address),
            Failure::Overflow { .. } => defmt::error!("the stack overflowed"),
            Failure::Hang { .. } => {}
        }
    }
    // SAFETY: the owner of the watchdog never runs again.
    Watchdog::new(unsafe { WATCHDOG::steal() }).trigger_reset();
    loop {
        cortex_m::asm::nop();
    }
}

#[panic_handler]
fn panic(info: &PanicInfo) -> ! {
    let fault = match info.location() {
        Some(at) => Fault::panic(
            info.message(),
            format_args!("{}:{}", short_path(at.file()), at.line()),
        ),
        None => Fault::panic(info.message(), ""),
    };
    end(&fault)
}

/// Handles an invalid memory access or instruction.
///
/// After a stack overflow the frame that the processor has stacked is unusable, and there is no
/// space for calls. Since nothing returns from here, the stack is used again from its top.
// SAFETY: it never returns, so the interrupted state is not used again.
#[unsafe(naked)]
#[unsafe(export_name = "HardFault")]
unsafe extern "C" fn hard_fault() -> ! {
    naked_asm!(
        "mrs r0, msp",
        "ldr r1, =_stack_start",
        "mov sp, r1",
        // The end of the stack's guard, and a frame above it.
        "ldr r1, =_stack_end + 64",
        "cmp r0, r1",
        "blo 2f",
        "ldr r0, [r0, #0x18]",
        "bl {refused}",
        "2:",
        "bl {overflowed}",
        ".pool",
        refused = sym refused,
        overflowed = sym overflowed,
    )
}

extern "C" fn refused(address: u32) -> ! {
    end(&Fault::refused(address))
}

extern "C" fn overflowed() -> ! {
    end(&Fault::overflow())
}
