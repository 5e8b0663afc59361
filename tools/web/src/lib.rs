//! The page for browsers: building, measuring and serving it.

mod order;
mod serve;
mod shrink;

use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fmt, fs};

use crc::{CRC_64_XZ, Crc};
use flate2::Compression;
use flate2::write::GzEncoder;
use thiserror::Error;

pub use serve::Server;
pub use shrink::ShrinkError;

const TARGET: &str = "wasm32-unknown-unknown";
/// The cargo profile of the program, and so the name of cargo's folders for it.
const PROFILE: &str = "web";
/// The folder of the page in cargo's target folder. No profile has this name:
/// cargo keeps what it has built in a folder named after the profile.
pub const FOLDER: &str = "page";
/// The worker that keeps the other files. It lists them, so it is written last.
const WORKER: &str = "worker.js";
/// What the browser may have to fetch for the program, in bytes.
const MOST: (usize, usize) = (800 * 1024, 350 * 1024);

/// Why there is no page.
#[derive(Debug, Error)]
pub enum WebError {
    /// A file cannot be read or written.
    #[error("{}: {error}", path.display())]
    File {
        /// Which.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// There is no cargo.
    #[error("cannot run cargo: {0}")]
    Cargo(io::Error),
    /// It does not compile.
    #[error("the program was not built: see above; `rustup target add {TARGET}` adds its target")]
    Build,
    /// It is not what was expected.
    #[error(transparent)]
    Shrink(#[from] ShrinkError),
    /// It is too large.
    #[error("the program has {raw} bytes, {packed} of them to be fetched: at most {} and {} are allowed", MOST.0, MOST.1)]
    Size {
        /// Its bytes.
        raw: usize,
        /// Its bytes when they are packed.
        packed: usize,
    },
    /// The port is taken, or there is no loopback address.
    #[error("cannot serve on port {port} of the loopback address: {error}; choose another --port")]
    Serve {
        /// The port that was asked for, or 0.
        port: u16,
        /// What the system says.
        error: io::Error,
    },
}

/// A page that was built.
#[derive(Clone, Debug)]
pub struct Site {
    /// Where it is.
    pub folder: PathBuf,
    files: usize,
    bytes: usize,
    program: (usize, usize),
}

impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (raw, packed) = self.program;
        let folder = self.folder.display();
        writeln!(f, "{folder}: {} files, {} bytes", self.files, self.bytes)?;
        write!(
            f,
            "palmyra.wasm: {raw} of {} bytes, {packed} of {} packed by gzip",
            MOST.0, MOST.1
        )
    }
}

impl Site {
    /// Whether the program is as small as it should be.
    ///
    /// # Errors
    /// When it is not.
    pub fn check_size(&self) -> Result<(), WebError> {
        let (raw, packed) = self.program;
        if raw > MOST.0 || packed > MOST.1 {
            return Err(WebError::Size { raw, packed });
        }
        Ok(())
    }
}

/// Builds the page.
///
/// # Errors
/// What failed.
pub fn build() -> Result<Site, WebError> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let built = Command::new(cargo)
        .args(["rustc", "--quiet", "--profile", PROFILE, "--target", TARGET])
        // Without the library beside it, which tests link: crates are optimised
        // together only where that is not built too.
        .args([
            "--package",
            "palmyra-web",
            "--lib",
            "--crate-type",
            "cdylib",
        ])
        .current_dir(&root)
        .status()
        .map_err(WebError::Cargo)?;
    if !built.success() {
        return Err(WebError::Build);
    }
    let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
    let program = read(&target.join(TARGET).join(PROFILE).join("palmyra_web.wasm"))?;
    let program = shrink::shrink(&program)?;

    let mut files = vec![("palmyra.wasm".to_owned(), program.clone())];
    let pages = root.join("web/page");
    let entries = fs::read_dir(&pages).map_err(|error| file(&pages, error))?;
    for entry in entries {
        let path = entry.map_err(|error| file(&pages, error))?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        files.push((name.into_owned(), read(&path)?));
    }
    let notices = read(&root.join("licenses/web.txt"))?;
    files.push(("notices.txt".into(), notices));
    files.sort();
    let worker = files.iter().position(|(name, _)| name == WORKER);
    let worker = worker
        .map(|place| files.remove(place).1)
        .unwrap_or_default();
    files.push((WORKER.into(), list_files(&worker, &files)));

    let folder = target.join(FOLDER);
    // What an older version had is not in the way.
    match fs::remove_dir_all(&folder) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => {
            return Err(file(&folder, error));
        }
        _ => {}
    }
    fs::create_dir_all(&folder).map_err(|error| file(&folder, error))?;
    for (name, bytes) in &files {
        let path = folder.join(name);
        fs::write(&path, bytes).map_err(|error| file(&path, error))?;
    }

    let (raw, packed) = (program.len(), packed(&program));
    Ok(Site {
        folder,
        files: files.len(),
        bytes: files.iter().map(|(_, bytes)| bytes.len()).sum(),
        program: (raw, packed),
    })
}

/// Fills the files and a sum over them into the worker.
fn list_files(worker: &[u8], files: &[(String, Vec<u8>)]) -> Vec<u8> {
    let crc = Crc::<u64>::new(&CRC_64_XZ);
    let mut sum = crc.digest();
    sum.update(worker);
    for (name, bytes) in files {
        sum.update(name.as_bytes());
        sum.update(bytes);
    }
    let names = files.iter().map(|(name, _)| format!("'{name}'"));
    let names: Vec<String> = ["'./'".to_owned()].into_iter().chain(names).collect();
    String::from_utf8_lossy(worker)
        .replace("@version@", &format!("{:016x}", sum.finalize()))
        .replace("'@files@'", &names.join(", "))
        .into_bytes()
}

fn packed(bytes: &[u8]) -> usize {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    let written = encoder.write_all(bytes).and_then(|()| encoder.finish());
    written.map_or(0, |packed| packed.len())
}

fn read(path: &Path) -> Result<Vec<u8>, WebError> {
    fs::read(path).map_err(|error| file(path, error))
}

fn file(path: &Path, error: io::Error) -> WebError {
    let path = path.to_owned();
    WebError::File { path, error }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_over_either_budget_is_refused() {
        let check = |raw, packed| {
            let site = Site {
                folder: PathBuf::new(),
                files: 1,
                bytes: raw,
                program: (raw, packed),
            };
            site.check_size()
        };
        assert!(check(MOST.0, MOST.1).is_ok());
        assert!(matches!(
            check(MOST.0 + 1, 1),
            Err(WebError::Size { packed: 1, .. })
        ));
        assert!(matches!(
            check(1, MOST.1 + 1),
            Err(WebError::Size { raw: 1, .. })
        ));
    }
}
