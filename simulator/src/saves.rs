//! The saves of the desk, in the same bytes as in the device's flash.

use std::fs::File;
use std::path::{Path, PathBuf};

use directories::ProjectDirs;
use palmyra_device::{FlashSaves, Misfit};
use palmyra_play::save::{Key, Losses, SaveStore, Stored};
use palmyra_storage::Store;

use crate::flash::Flash;
use crate::text::FlashError;

/// The device's saves on the desk's flash.
pub struct Saves {
    saves: FlashSaves<Flash>,
    /// The underlying file, if there is one.
    file: Option<File>,
}

impl Saves {
    /// Creates saves that last as long as the process.
    #[must_use]
    pub fn in_memory() -> Self {
        Self::on(Flash::in_memory())
    }

    /// Opens the saves on a flash in memory.
    #[must_use]
    pub fn on(flash: Flash) -> Self {
        Self {
            saves: FlashSaves::open(flash),
            file: None,
        }
    }

    /// Opens the saves in a file, which is created if it is missing.
    ///
    /// # Errors
    /// If the file cannot be used or holds something else; it is not changed then.
    pub fn on_file(path: &Path) -> Result<Self, FlashError> {
        let flash = Flash::on_file(path)?;
        check(&flash)?;
        let file = flash.file()?;
        let saves = FlashSaves::open(flash);
        Ok(Self { saves, file })
    }

    /// The file with the user's saves, if there is a home folder.
    #[must_use]
    pub fn usual_place() -> Option<PathBuf> {
        let folders = ProjectDirs::from("", "", "palmyra")?;
        Some(folders.data_dir().join("palmyra.flash"))
    }

    /// The underlying store, for tools.
    pub fn store(&mut self) -> Option<&mut Store<Flash>> {
        self.saves.store()
    }

    /// Returns the flash, if the saves were opened.
    #[must_use]
    pub fn into_flash(self) -> Option<Flash> {
        self.saves.into_store().map(Store::release)
    }

    /// Returns whether a change is done and on the disk.
    fn synced(&self, done: bool) -> bool {
        done && self
            .file
            .as_ref()
            .is_none_or(|file| file.sync_data().is_ok())
    }
}

/// Checks that a flash is erased or holds saves that can be written.
///
/// # Errors
/// If it holds something else.
pub fn check(flash: &Flash) -> Result<(), FlashError> {
    palmyra_device::check(Flash::holding(flash.bytes())).map_err(|misfit| match misfit {
        Misfit::Foreign => FlashError::Foreign,
        Misfit::Newer => FlashError::Newer,
    })
}

impl Default for Saves {
    fn default() -> Self {
        Self::in_memory()
    }
}

impl SaveStore for Saves {
    fn read(&mut self, key: Key, buffer: &mut [u8]) -> Stored {
        self.saves.read(key, buffer)
    }

    fn write(&mut self, key: Key, bytes: &[u8]) -> bool {
        let done = self.saves.write(key, bytes);
        self.synced(done)
    }

    fn remove(&mut self, key: Key) -> bool {
        let done = self.saves.remove(key);
        self.synced(done)
    }

    fn clear(&mut self) -> bool {
        let done = self.saves.clear();
        self.synced(done)
    }

    fn losses(&self) -> Losses {
        self.saves.losses()
    }

    fn unfinished(&self) -> Option<Key> {
        self.saves.unfinished()
    }

    fn is_foreign(&self) -> bool {
        self.saves.is_foreign()
    }

    fn give_up_unreadable(&mut self) {
        self.saves.give_up_unreadable();
    }

    fn tidy(&mut self) {
        self.saves.tidy();
    }
}
