//! The device's saves in a browser.

use palmyra_device::{FlashSaves, MemoryFlash, WriteGuard};

/// Stores the image of all saves. Returns whether that succeeded.
pub type Keep = fn(&[u8]) -> bool;

/// Saves on a flash in memory, with a copy in the browser.
pub type PageSaves = FlashSaves<MemoryFlash, Browser>;

/// Stores the copy in the browser.
pub struct Browser(pub Keep);

impl WriteGuard<MemoryFlash> for Browser {
    // What `tidy` erases is stored together with the next save.
    fn confirms(&mut self, flash: &MemoryFlash) -> bool {
        (self.0)(flash.bytes())
    }
}
