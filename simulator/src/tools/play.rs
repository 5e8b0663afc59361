//! `palmyra` and `palmyra play`: plays in a window or a terminal.

use std::env;
use std::error::Error;
use std::path::Path;

use palmyra::{place, terminal, text, window};
use palmyra_headless::saves::Saves;

use super::{Done, open_saves};
use crate::options::PlayOptions;

/// Opens the saves and plays until the player quits.
pub fn run(options: &PlayOptions) -> Done {
    let seed = match options.seed {
        Some(seed) => seed,
        None => getrandom::u64()?,
    };
    if options.terminal || !has_display() {
        terminal::play(seed, || open(options.flash.as_deref()))
    } else {
        window::play(seed, || open(options.flash.as_deref()))
    }
}

/// Opens the saves in a file. Without a file, opens the user's own saves.
fn open(flash: Option<&Path>) -> Result<Saves, Box<dyn Error>> {
    let usual = || place::usual().ok_or(text::NO_HOME);
    let path = flash.map_or_else(usual, |path| Ok(path.to_owned()))?;
    Ok(open_saves(&path)?)
}

fn has_display() -> bool {
    // Only on Unix, except for Apple's systems, a window needs an environment
    // variable.
    !cfg!(all(unix, not(target_vendor = "apple")))
        || ["DISPLAY", "WAYLAND_DISPLAY"]
            .iter()
            .any(|name| env::var_os(name).is_some_and(|value| !value.is_empty()))
}
