//! Handles panics, faults and hangs. They are reported after a restart.

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

/// A hook for tests of the shipped binary. A debugger or the emulator writes 1 here for a
/// panic in the main loop, 2 for a hang, 3 for an endless recursion, and 4 for a panic of the
/// log. Nothing else writes to it.
#[unsafe(no_mangle)]
pub static PALMYRA_PLANT: AtomicU32 = AtomicU32::new(0);

/// Memory that start-up code does not initialize.
struct Kept(UnsafeCell<MaybeUninit<[u32; Fault::WORDS]>>);

// SAFETY: the memory is read and cleared once at the start. Later it is written only right before a
// restart, with interrupts off and on the only core in use.
unsafe impl Sync for Kept {}

#[unsafe(link_section = ".uninit.KEPT")]
static KEPT: Kept = Kept(UnsafeCell::new(MaybeUninit::uninit()));

/// Restarts the device unless the main loop calls [`LifeSign::give`] often enough.
pub struct LifeSign(Watchdog);

impl LifeSign {
    /// The longest time between two life signs. After that, the watchdog restarts the device.
    const PATIENCE: Duration = Duration::from_secs(2);
    /// The longest time that the main loop may wait between two life signs.
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

    /// Stores a trail, which is reported if the device hangs after this call.
    pub fn at(&mut self, trail: Trail) {
        for (index, word) in trail.words().into_iter().enumerate() {
            self.0.set_scratch(index, word);
        }
    }
}

/// A message whose formatting panics, for the test of a panic in the log.
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

/// Makes a stack overflow a fault. Blocks access to the first bytes of RAM, and to the
/// addresses below RAM. Both are needed: a large stack frame may skip the first bytes, and an
/// access below RAM is no fault by itself.
pub fn guard_stack() {
    /// The 64 KB below RAM, which are the second blocked region.
    const BELOW: u32 = 0x1fff_0000;
    const UPDATE: u32 = 1 << 4;
    const REGION: u32 = 1;
    /// Forbids reading, writing and executing.
    const NO_ACCESS: u32 = 1 << 28;
    const SIZE_64K: u32 = 15 << 1;
    const ENABLE: u32 = 1;
    // This fails only if a guard is already installed.
    let _ = embassy_rp::install_core0_stack_guard();
    // SAFETY: the guard above has region 0 of the memory protection unit, and nothing else uses
    // region 1. No data lies below RAM, so blocking that region is harmless.
    unsafe {
        let mpu = cortex_m::Peripherals::steal().MPU;
        mpu.rbar.write(BELOW | UPDATE | REGION);
        mpu.rasr.write(NO_ACCESS | SIZE_64K | ENABLE);
    }
    cortex_m::asm::dsb();
    cortex_m::asm::isb();
}

/// Returns the stored fault and clears it, so that it is reported only once.
fn take() -> Option<Fault> {
    let kept = KEPT.0.get().cast::<[u32; Fault::WORDS]>();
    // SAFETY: the pointer is valid and aligned, all bits are valid words, and nothing else uses the
    // memory now (see `Kept`). The read is volatile, because the compiler cannot know that a
    // previous run has written the memory.
    let words = unsafe { ptr::read_volatile(kept) };
    // SAFETY: the same holds as for the read above.
    unsafe { ptr::write_volatile(kept, [0; Fault::WORDS]) };
    Fault::from_words(words)
}

/// Whether a fault is stored. A second fault, which happens while the first one is logged,
/// does not replace it.
static HAS_ENDED: AtomicBool = AtomicBool::new(false);

/// Stores a fault, logs it and restarts.
fn end(fault: &Fault) -> ! {
    cortex_m::interrupt::disable();
    if !HAS_ENDED.load(Ordering::Relaxed) {
        HAS_ENDED.store(true, Ordering::Relaxed);
        // The fault is stored before it is logged, because the log may have
        // caused it. SAFETY: the pointer is valid and aligned, and with
        // interrupts off nothing else runs.
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
/// After a stack overflow, the frame that the processor has pushed is unusable and no space is
/// left for calls. This handler never returns, so the stack is used again from its top.
// SAFETY: this handler never returns, so the interrupted state is not used
// again.
#[unsafe(naked)]
#[unsafe(export_name = "HardFault")]
unsafe extern "C" fn hard_fault() -> ! {
    naked_asm!(
        "mrs r0, msp",
        "ldr r1, =_stack_start",
        "mov sp, r1",
        // The lowest address at which the pushed frame is valid: the end of the
        // stack's guard, plus one frame.
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
