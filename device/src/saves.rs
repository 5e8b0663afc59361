//! Saves the application's items on flash.

use embedded_storage::nor_flash::{ErrorType, NorFlash, ReadNorFlash};
use palmyra_play::save::{Key, Losses, SaveStore, Stored, VERSION};
use palmyra_storage::{Error, ItemError, KEYS, Store};

use crate::RawImage;

/// The number of times that a save is tried, because cells may be worn out.
const TRIES: u8 = 3;

/// The part of a flash that is used for saves.
#[derive(Debug)]
pub struct Region<F> {
    flash: F,
    start: u32,
    len: u32,
}

impl<F> Region<F> {
    /// Creates a region of `len` bytes from `start` on.
    pub const fn new(flash: F, start: u32, len: u32) -> Self {
        Self { flash, start, len }
    }

    /// Returns the underlying flash.
    pub fn release(self) -> F {
        self.flash
    }
}

impl<F: ErrorType> ErrorType for Region<F> {
    type Error = F::Error;
}

impl<F: ReadNorFlash> ReadNorFlash for Region<F> {
    const READ_SIZE: usize = F::READ_SIZE;

    fn read(&mut self, offset: u32, bytes: &mut [u8]) -> Result<(), F::Error> {
        self.flash.read(self.start + offset, bytes)
    }

    fn capacity(&self) -> usize {
        self.len as usize
    }
}

impl<F: NorFlash> NorFlash for Region<F> {
    const WRITE_SIZE: usize = F::WRITE_SIZE;
    const ERASE_SIZE: usize = F::ERASE_SIZE;

    fn erase(&mut self, from: u32, to: u32) -> Result<(), F::Error> {
        self.flash.erase(self.start + from, self.start + to)
    }

    fn write(&mut self, offset: u32, bytes: &[u8]) -> Result<(), F::Error> {
        self.flash.write(self.start + offset, bytes)
    }
}

/// The reason why a flash cannot be used for saves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Misfit {
    /// The flash has other data, which saving would destroy, or cannot be opened as a store.
    Foreign,
    /// The flash has sectors in a newer format of the store.
    Newer,
}

/// Checks that a flash is erased, or has saves in a format that this program can continue.
///
/// # Errors
///
/// If the flash cannot be read or has the wrong size, or if it has other data or a newer format.
pub fn check<F: NorFlash>(flash: F) -> Result<(), Misfit> {
    let store = Store::open(flash).map_err(|_| Misfit::Foreign)?;
    let report = store.report();
    if report.newer > 0 {
        Err(Misfit::Newer)
    } else if report.unreadable > 0 && store.items().next().is_none() {
        Err(Misfit::Foreign)
    } else {
        Ok(())
    }
}

/// Decides whether a flash may be changed now, and confirms changes.
pub trait WriteGuard<F> {
    /// Returns whether the flash may be erased and programmed now. The power may be too low to
    /// finish a change.
    fn allows(&mut self) -> bool {
        true
    }

    /// Returns whether the last change is permanent. It may not be for a flash in memory whose
    /// copy, for example in a file, could not be written.
    fn confirms(&mut self, flash: &F) -> bool {
        let _ = flash;
        true
    }
}

/// A guard that always allows and confirms.
impl<F> WriteGuard<F> for () {}

/// Saves on flash. If the saves are closed or could not be opened, nothing is saved. While the
/// guard forbids changes, items can only be read.
pub struct FlashSaves<F, G = ()> {
    store: Option<Store<F>>,
    guard: Option<G>,
}

impl<F, G> FlashSaves<F, G> {
    /// Creates closed saves.
    #[must_use]
    pub const fn closed() -> Self {
        Self {
            store: None,
            guard: None,
        }
    }
}

impl<F: NorFlash> FlashSaves<F> {
    /// Opens the saves. Writes nothing.
    pub fn open(flash: F) -> Self {
        Self::on(flash)
    }
}

#[cfg(feature = "alloc")]
impl<M, G> FlashSaves<crate::MemoryFlash<M>, G>
where
    M: crate::Mirror + Default,
    G: WriteGuard<crate::MemoryFlash<M>> + Default,
{
    /// Creates saves in memory. They are lost when the process ends.
    #[must_use]
    pub fn in_memory() -> Self {
        Self::on(crate::MemoryFlash::in_memory())
    }
}

impl<F: NorFlash, G: WriteGuard<F> + Default> FlashSaves<F, G> {
    /// Opens the saves with the default guard. Writes nothing.
    pub fn on(flash: F) -> Self {
        Self::guarded(flash, G::default())
    }
}

impl<F: NorFlash, G: WriteGuard<F>> FlashSaves<F, G> {
    /// Opens the saves with this guard. Writes nothing.
    pub fn guarded(flash: F, guard: G) -> Self {
        Self {
            store: Store::open(flash).ok(),
            guard: Some(guard),
        }
    }

    /// Returns the flash, if the saves were opened.
    pub fn into_flash(self) -> Option<F> {
        self.store.map(Store::release)
    }

    /// The underlying flash, if the saves were opened.
    pub const fn flash(&self) -> Option<&F> {
        match &self.store {
            Some(store) => Some(store.flash()),
            None => None,
        }
    }

    /// The underlying store, for tools.
    pub const fn store(&mut self) -> Option<&mut Store<F>> {
        self.store.as_mut()
    }

    /// Returns whether a change was made and is permanent.
    fn confirmed(&mut self, done: bool) -> bool {
        match (&self.store, &mut self.guard) {
            (Some(store), Some(guard)) => done && guard.confirms(store.flash()),
            _ => done,
        }
    }

    /// The store, if it may be changed now.
    fn writable(&mut self) -> Option<&mut Store<F>> {
        if self.lacks_power() {
            return None;
        }
        self.store.as_mut()
    }
}

impl<F: NorFlash, G: WriteGuard<F>> RawImage for FlashSaves<F, G> {
    fn image_len(&self) -> u32 {
        self.flash().map_or(0, |flash| flash.capacity() as u32)
    }

    fn read_image(&mut self, from: u32, bytes: &mut [u8]) -> bool {
        let store = self.store.as_mut();
        store.is_some_and(|store| store.read_raw(from, bytes).is_ok())
    }
}

impl<F: NorFlash, G: WriteGuard<F>> SaveStore for FlashSaves<F, G> {
    fn read(&mut self, key: Key, buffer: &mut [u8]) -> Stored {
        let Some(store) = &mut self.store else {
            return Stored::Missing;
        };
        match store.get(key, VERSION, buffer) {
            Ok(None) => Stored::Missing,
            Ok(Some(item)) => Stored::Bytes {
                version: item.version,
                len: item.len,
            },
            Err(ItemError::Newer { .. }) => Stored::Newer,
            Err(_) => Stored::Damaged,
        }
    }

    fn write(&mut self, key: Key, bytes: &[u8]) -> bool {
        let Some(store) = self.writable() else {
            return false;
        };
        // Each attempt uses other cells, because worn cells are not used again.
        for _ in 0..TRIES {
            match store.put(key, VERSION, bytes) {
                Ok(()) => return self.confirmed(true),
                Err(Error::Worn) => {}
                Err(_) => return false,
            }
        }
        false
    }

    fn remove(&mut self, key: Key) -> bool {
        let done = match self.writable() {
            Some(store) => store.remove(key).is_ok(),
            None => false,
        };
        self.confirmed(done)
    }

    fn clear(&mut self) -> bool {
        let Some(store) = self.writable() else {
            return false;
        };
        // The sectors are erased later by `tidy`, when the player does not have
        // to wait.
        store.give_up_unreadable();
        let done = (0..KEYS as Key).all(|key| store.remove(key).is_ok());
        self.confirmed(done)
    }

    fn losses(&self) -> Losses {
        let report = self.store.as_ref().map(Store::report).unwrap_or_default();
        Losses {
            saves: report.lost,
            unreadable: report.unreadable as u32,
            damaged: 0,
            newer: report.newer as u32,
        }
    }

    fn is_foreign(&self) -> bool {
        self.store.as_ref().is_some_and(Store::is_foreign)
    }

    fn unfinished(&self) -> Option<Key> {
        self.store.as_ref()?.report().unfinished
    }

    fn give_up_unreadable(&mut self) {
        if let Some(store) = &mut self.store {
            store.give_up_unreadable();
        }
    }

    fn tidy(&mut self) {
        // Data of another program stays until the player saves something.
        if self.is_foreign() {
            return;
        }
        // An error is ignored, because the next save that needs the space
        // tidies as well.
        let _ = self.writable().map(Store::tidy);
    }

    fn lacks_power(&mut self) -> bool {
        self.guard.as_mut().is_some_and(|guard| !guard.allows())
    }
}
