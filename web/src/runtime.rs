//! The allocator and the panic handler of the program. Those of the standard library would add
//! panic messages and formatting code, which nobody sees in a browser.

use core::arch::wasm32::unreachable;
use core::panic::PanicInfo;

use dlmalloc::GlobalDlmalloc;

#[global_allocator]
static MEMORY: GlobalDlmalloc = GlobalDlmalloc;

#[panic_handler]
fn stop(_: &PanicInfo) -> ! {
    unreachable()
}
