//! `palmyra` and `palmyra play`

use super::Done;
use crate::options::PlayOptions;

/// Plays until the player has enough.
pub fn run(options: &PlayOptions) -> Done {
    let seed = match options.seed {
        Some(seed) => seed,
        None => getrandom::u64()?,
    };
    palmyra::window::play(seed)
}
