//! The device's saves in a browser.

use palmyra_device::FlashSaves;
use palmyra_play::save::{Key, Losses, SaveStore, Stored};

use crate::flash::Flash;

/// Keeps the image of all saves; whether it is kept.
pub type Keep = fn(&[u8]) -> bool;

/// Saves on a flash in memory, of which the browser keeps a copy.
pub struct PageSaves {
    saves: FlashSaves<Flash>,
    flash: Flash,
    keep: Keep,
}

impl PageSaves {
    /// Saves that begin with these bytes.
    pub fn holding(image: &[u8], keep: Keep) -> Self {
        let flash = Flash::holding(image);
        Self {
            saves: FlashSaves::open(flash.clone()),
            flash,
            keep,
        }
    }

    /// All saves, as they are in a device's flash.
    pub fn image(&self) -> Vec<u8> {
        self.flash.bytes()
    }

    /// The save is acknowledged when the browser has it.
    fn kept(&self, done: bool) -> bool {
        done && (self.keep)(&self.image())
    }
}

impl SaveStore for PageSaves {
    fn read(&mut self, key: Key, buffer: &mut [u8]) -> Stored {
        self.saves.read(key, buffer)
    }

    fn write(&mut self, key: Key, bytes: &[u8]) -> bool {
        let done = self.saves.write(key, bytes);
        self.kept(done)
    }

    fn remove(&mut self, key: Key) -> bool {
        let done = self.saves.remove(key);
        self.kept(done)
    }

    fn clear(&mut self) -> bool {
        let done = self.saves.clear();
        self.kept(done)
    }

    fn losses(&self) -> Losses {
        self.saves.losses()
    }

    fn give_up_unreadable(&mut self) {
        self.saves.give_up_unreadable();
    }

    // What was erased is kept with the next save.
    fn tidy(&mut self) {
        self.saves.tidy();
    }
}
