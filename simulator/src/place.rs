//! The place of the user's saves.

use std::path::PathBuf;

use directories::ProjectDirs;

/// The file with the user's saves; `None` without a home folder.
#[must_use]
pub fn usual() -> Option<PathBuf> {
    let folders = ProjectDirs::from("", "", "palmyra")?;
    Some(folders.data_dir().join("palmyra.flash"))
}
