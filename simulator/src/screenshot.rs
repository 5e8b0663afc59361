//! Screenshots.

use std::error::Error;
use std::fs::File;
use std::io::{ErrorKind, Write as _};
use std::path::{Path, PathBuf};

use palmyra_headless::Panel;

/// Saves the picture as `palmyra-N.png` with the first free number.
///
/// # Errors
/// If the picture cannot be encoded, or if the folder cannot be written.
pub fn save(panel: &Panel, folder: &Path) -> Result<PathBuf, Box<dyn Error>> {
    let picture = panel.to_png()?;
    let mut number = 1;
    loop {
        let path = folder.join(format!("palmyra-{number}.png"));
        match File::create_new(&path) {
            Ok(mut file) => {
                file.write_all(&picture)?;
                return Ok(path);
            }
            Err(error) if error.kind() == ErrorKind::AlreadyExists => number += 1,
            Err(error) => return Err(error.into()),
        }
    }
}
