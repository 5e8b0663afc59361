//! What `palmyra` does besides playing.

pub mod bench;
pub mod perft;
pub mod record;
pub mod replay;

use std::error::Error;
use std::io;

/// How a tool ends: with a message for the person who called it.
pub type Done = Result<(), Box<dyn Error>>;

/// Whether whoever read our output has simply stopped reading.
pub fn is_closed_pipe(error: &(dyn Error + 'static)) -> bool {
    error
        .downcast_ref::<io::Error>()
        .is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
