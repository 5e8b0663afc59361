//! The commands of `palmyra`.

pub mod arena;
pub mod bench;
pub mod device;
pub mod notices;
pub mod perft;
pub mod play;
pub mod record;
pub mod replay;
pub mod saves;
pub mod script;
pub mod soak;
pub mod wear;

use std::error::Error;
use std::fs::File;
use std::io::{self, Read as _, Write as _};
use std::path::Path;

use palmyra::text::too_long;
use palmyra_engine::record::from_file;
use palmyra_headless::saves::{Saves, on_file};

/// The maximum length of a record or a script in bytes. It is a hundred times
/// that of the longest game.
const LONGEST: u64 = 4 * 1024 * 1024;

/// The number of erases for which a sector of the flash is specified.
const ENDURANCE: u32 = 100_000;

/// The result of a command. An error is a message for the user.
pub type Done = Result<(), Box<dyn Error>>;

/// Whether an error only means that the program at the other end of a pipe has
/// stopped reading.
pub fn is_closed_pipe(error: &(dyn Error + 'static)) -> bool {
    error
        .downcast_ref::<io::Error>()
        .is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

/// Prints a message on standard error. Errors are ignored.
pub fn complain(message: &str) {
    let _ = writeln!(io::stderr(), "palmyra: {message}");
}

/// Opens the saves in a file.
fn open_saves(file: &Path) -> Result<Saves, String> {
    on_file(file).map_err(|error| format!("{}: {error}", file.display()))
}

/// Reads the text of a record or a script. The name `-` stands for standard
/// input.
fn read(file: &Path) -> io::Result<String> {
    let mut bytes = Vec::new();
    let read = if file == Path::new("-") {
        io::stdin().take(LONGEST + 1).read_to_end(&mut bytes)
    } else {
        File::open(file)?.take(LONGEST + 1).read_to_end(&mut bytes)
    };
    if read? as u64 > LONGEST {
        return Err(io::Error::other(too_long(LONGEST)));
    }
    Ok(from_file(&bytes))
}
