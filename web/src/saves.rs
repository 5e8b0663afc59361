//! The device's saves in a browser.

use palmyra_device::{FlashSaves, MemoryFlash, WriteGuard};

/// Stores the image of all saves. Returns whether that succeeded.
pub type Keep = fn(&[u8]) -> bool;

/// Saves in memory, with a copy in the browser's storage.
pub type PageSaves = FlashSaves<MemoryFlash, Browser>;

/// The guard that stores the copy in the browser.
pub struct Browser(pub Keep);

impl WriteGuard<MemoryFlash> for Browser {
    // Sectors erased by `tidy` are stored together with the next save.
    fn confirms(&mut self, flash: &MemoryFlash) -> bool {
        (self.0)(flash.bytes())
    }
}
