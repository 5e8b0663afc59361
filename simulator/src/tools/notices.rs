//! `palmyra notices`: prints the licences of third-party code.

use std::io::{self, Write as _};

use super::Done;

/// The notices collected by `cargo notices`.
const NOTICES: &str = include_str!("../../../licenses/desk.txt");

/// Prints the licences of everything that is in this program.
pub fn run() -> Done {
    io::stdout().write_all(NOTICES.as_bytes())?;
    Ok(())
}
