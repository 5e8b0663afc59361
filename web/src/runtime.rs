//! What the standard library would bring along: memory, and the end of a program
//! that went wrong. It would also bring words for such an end, and all that writes
//! them, which nobody sees in a browser.

use core::arch::wasm32::unreachable;
use core::panic::PanicInfo;

use dlmalloc::GlobalDlmalloc;

#[global_allocator]
static MEMORY: GlobalDlmalloc = GlobalDlmalloc;

#[panic_handler]
fn stop(_: &PanicInfo) -> ! {
    unreachable()
}
