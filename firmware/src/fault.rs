//! The two safety nets: panics and hangs are reported after a restart.

use core::array;
use core::cell::UnsafeCell;
use core::mem::MaybeUninit;
use core::panic::PanicInfo;
use core::ptr;
use core::sync::atomic::{AtomicU32, Ordering};

use cortex_m_rt::{ExceptionFrame, exception};
use embassy_rp::Peri;
use embassy_rp::peripherals::WATCHDOG;
use embassy_rp::watchdog::{ResetReason, Watchdog};
use embassy_time::Duration;
use palmyra_device::{Ending, Fault, Trail, short_path};
use palmyra_ui::Failure;

/// The self-test of both nets: a debugger or the emulator writes 1 here for a panic in the
/// main loop and 2 for a hang. It is part of the shipped binary, so that exactly that binary
/// is tested; nothing else ever writes to it.
#[unsafe(no_mangle)]
pub static PALMYRA_PLANT: AtomicU32 = AtomicU32::new(0);

/// Memory that start-up code does not initialize.
struct Kept(UnsafeCell<MaybeUninit<[u32; Fault::WORDS]>>);

// SAFETY: it is read once at the start, before anything else runs, and written only right
// before a restart, with interrupts off and on the only core in use.
unsafe impl Sync for Kept {}

#[unsafe(link_section = ".uninit.KEPT")]
static KEPT: Kept = Kept(UnsafeCell::new(MaybeUninit::uninit()));

/// Restarts the device unless the main loop calls [`LifeSign::give`] often enough.
pub struct LifeSign(Watchdog);

impl LifeSign {
    /// How long the main loop may be silent before a restart.
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

    /// Reports that the main loop is alive.
    pub fn give(&mut self) {
        self.0.feed(Self::PATIENCE);
        match PALMYRA_PLANT.load(Ordering::Relaxed) {
            1 => panic!("a panic was planted"),
            2 => loop {
                cortex_m::asm::nop();
            },
            _ => {}
        }
    }

    /// Leaves a trail in case this is the last thing done.
    pub fn at(&mut self, trail: Trail) {
        for (index, word) in trail.words().into_iter().enumerate() {
            self.0.set_scratch(index, word);
        }
    }
}

/// Takes the kept fault, so that it is reported only once.
fn take() -> Option<Fault> {
    let kept = KEPT.0.get().cast::<[u32; Fault::WORDS]>();
    // SAFETY: the pointer is valid and aligned, any bits are valid words, and nothing else uses
    // it now (see `Kept`). Volatile, since the compiler cannot know that a previous run has
    // written it.
    let words = unsafe { ptr::read_volatile(kept) };
    // SAFETY: as above.
    unsafe { ptr::write_volatile(kept, [0; Fault::WORDS]) };
    Fault::from_words(words)
}

/// Keeps a fault and restarts.
fn end(fault: &Fault) -> ! {
    cortex_m::interrupt::disable();
    match fault.failure() {
        Failure::Panic { message, place } => defmt::error!("{=str} at {=str}", message, place),
        Failure::Refused { address } => defmt::error!("refused at {=u32:#010x}", address),
        Failure::Hang { .. } => {}
    }
    // SAFETY: valid and aligned, and with interrupts off nothing else runs.
    unsafe { ptr::write_volatile(KEPT.0.get().cast(), *fault.words()) };
    // SAFETY: its owner never runs again.
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

/// An invalid memory access or instruction.
// SAFETY: it never returns, so the interrupted state is not used again.
#[exception]
unsafe fn HardFault(frame: &ExceptionFrame) -> ! {
    end(&Fault::refused(frame.pc()))
}
