//! What the standard library would bring along: memory, and the end of a program
//! that went wrong. It would also bring words for such an end, and all that writes
//! them, which nobody sees in a browser.

use core::arch::wasm32::unreachable;
use core::panic::PanicInfo;
use core::slice;

use dlmalloc::GlobalDlmalloc;

use crate::unpack::unpack;

#[global_allocator]
static MEMORY: GlobalDlmalloc = GlobalDlmalloc;

#[panic_handler]
fn stop(_: &PanicInfo) -> ! {
    unreachable()
}

/// Unpacks all data before anything else runs. `cargo web` packs it, lets the
/// program start with this, and takes it off the list of what a page can call.
///
/// # Safety
/// The first `len` bytes at `from` hold what was packed, and the `size` bytes at `to`
/// are all data of the program, which lie elsewhere.
#[expect(unsafe_code, reason = "nothing has been created yet at these places")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn palmyra_unpack(from: *const u8, len: usize, to: *mut u8, size: usize) {
    // SAFETY: as the caller promises.
    let (packed, out) = unsafe {
        (
            slice::from_raw_parts(from, len),
            slice::from_raw_parts_mut(to, size),
        )
    };
    unpack(packed, out);
}
