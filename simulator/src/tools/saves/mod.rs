//! `palmyra saves`: lists saves, prints a saved game, or saves a game.

mod keep;
mod kept;
mod list;
mod print;

use std::fs;
use std::io::{self, Write as _};
use std::path::Path;

use palmyra_headless::flash::{Flash, FlashError, REGION};
use palmyra_headless::saves::{Saves, check};

pub use kept::in_words;
pub use list::{list, name};

use super::Done;
use crate::options::SavesOptions;

/// The address at which the saves end in a device's flash. It is the same for
/// all sizes of flash.
const END: usize = 2 * 1024 * 1024;
/// The size of the largest flash of any board.
const LARGEST: u64 = 16 * 1024 * 1024;

/// Lists the saves, prints the record of a game, or saves a game.
pub fn run(options: &SavesOptions) -> Done {
    let name = options.file.display();
    let text = match &options.keep {
        Some(record) => keep::keep(record, options)?,
        None => tell(options).map_err(|error| format!("{name}: {error}"))?,
    };
    io::stdout().write_all(text.as_bytes())?;
    Ok(())
}

/// Returns the list of all saves, or the record of one game.
fn tell(options: &SavesOptions) -> Result<String, Box<dyn std::error::Error>> {
    let flash = read(&options.file)?;
    check(&flash)?;
    let mut saves = Saves::on(flash);
    match options.record {
        Some(game) => print::record(&mut saves, game),
        None => list(&mut saves),
    }
}

/// Reads the saves in a file.
pub fn read(file: &Path) -> Result<Flash, FlashError> {
    let found = fs::metadata(file)?;
    if !found.is_file() {
        return Err(FlashError::NoFile);
    }
    let len = found.len();
    let is_chip = len.is_power_of_two() && (END as u64..=LARGEST).contains(&len);
    if len != REGION as u64 && !is_chip {
        return Err(FlashError::Size(len));
    }
    let bytes = fs::read(file)?;
    let end = bytes.len().min(END);
    let region = end
        .checked_sub(REGION)
        .and_then(|from| bytes.get(from..end));
    Ok(Flash::holding(region.ok_or(FlashError::Size(len))?))
}
