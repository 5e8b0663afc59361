//! The device's saves in a browser.

use palmyra_device::{FlashSaves, MemoryFlash, WriteGuard};

/// Keeps the image of all saves; returns whether it is kept.
pub type Keep = fn(&[u8]) -> bool;

/// Saves on a flash in memory; the browser keeps a copy.
pub type PageSaves = FlashSaves<MemoryFlash, Browser>;

/// Keeps the copy in the browser.
pub struct Browser(pub Keep);

impl WriteGuard<MemoryFlash> for Browser {
    // What `tidy` erases is kept with the next save.
    fn confirms(&mut self, flash: &MemoryFlash) -> bool {
        (self.0)(flash.bytes())
    }
}
