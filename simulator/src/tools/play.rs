//! `palmyra` and `palmyra play`

use std::env;

use palmyra::{terminal, window};

use super::Done;
use crate::options::PlayOptions;

/// Plays until the player has enough.
pub fn run(options: &PlayOptions) -> Done {
    let seed = match options.seed {
        Some(seed) => seed,
        None => getrandom::u64()?,
    };
    if options.terminal || !has_display() {
        terminal::play(seed)
    } else {
        window::play(seed)
    }
}

fn has_display() -> bool {
    // Elsewhere windows need no variable.
    !cfg!(all(unix, not(target_vendor = "apple")))
        || ["DISPLAY", "WAYLAND_DISPLAY"]
            .iter()
            .any(|name| env::var_os(name).is_some_and(|value| !value.is_empty()))
}
