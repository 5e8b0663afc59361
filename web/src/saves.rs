//! The device's saves in a browser.

use palmyra_device::{FlashSaves, Power};

use crate::flash::Flash;

/// Keeps the image of all saves; returns whether it is kept.
pub type Keep = fn(&[u8]) -> bool;

/// Saves on a flash in memory; the browser keeps a copy.
pub type PageSaves = FlashSaves<Flash, Browser>;

/// Opens the saves on this flash.
pub fn saves_on(flash: Flash, keep: Keep) -> PageSaves {
    FlashSaves::powered(flash.clone(), Browser { flash, keep })
}

/// Keeps the copy in the browser.
pub struct Browser {
    flash: Flash,
    keep: Keep,
}

impl Power for Browser {
    fn suffices(&mut self) -> bool {
        true
    }

    // What `tidy` erases is kept with the next save.
    fn confirms(&mut self) -> bool {
        (self.keep)(&self.flash.bytes())
    }
}
