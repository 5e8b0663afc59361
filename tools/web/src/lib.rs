//! Builds, measures and serves the page for browsers.

mod serve;

use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fmt, fs};

use brotli::enc::BrotliEncoderParams;
use crc::{CRC_64_XZ, Crc};
use flate2::Compression;
use flate2::write::GzEncoder;
use palmyra_ui::text::{self, Language};
use thiserror::Error;

pub use serve::Server;

const TARGET: &str = "wasm32-unknown-unknown";
/// The cargo profile of the program. It is also the name of the folder with the
/// built program.
const PROFILE: &str = "web";
/// The folder of the page in cargo's target folder. It must not have the name of a profile,
/// because cargo uses such folders itself.
pub const FOLDER: &str = "page";
/// The service worker. It stores the other files, so that the page works without a network. It
/// contains their names, so it is written last.
const WORKER: &str = "worker.js";
/// The file with the names of the firmware files that the page offers.
const OFFERED: &str = "firmware.json";
/// The languages whose texts are files beside the program, each with its code. The program itself
/// has only the English texts.
const LANGUAGES: [(Language, &str); 3] = [
    (Language::German, "de"),
    (Language::French, "fr"),
    (Language::Dutch, "nl"),
];
/// The firmware of all boards and their notices, as written by `cargo uf2`.
const FIRMWARE: [&str; 3] = [
    "palmyra-pico-lcd-1-3.uf2",
    "palmyra-picosystem.uf2",
    "palmyra-notices.txt",
];
/// The largest allowed size of the program, in bytes after gzip. Most servers
/// use gzip.
const BUDGET: usize = 400 * 1024;

/// The reason why the page cannot be built or served.
#[derive(Debug, Error)]
pub enum WebError {
    /// A file cannot be read or written.
    #[error("{}: {error}", path.display())]
    File {
        /// The path of the file.
        path: PathBuf,
        /// The cause.
        error: io::Error,
    },
    /// Cargo cannot be run.
    #[error("cannot run cargo: {0}")]
    Cargo(io::Error),
    /// The program does not compile.
    #[error(
        "the program was not built: see above; `rustup target add {TARGET}` adds its target if that is missing"
    )]
    Build,
    /// The firmware was not built.
    #[error("{0} is missing: run `cargo uf2` first")]
    Firmware(&'static str),
    /// The program is too large.
    #[error("the program has {0} bytes after gzip: at most {BUDGET} are allowed")]
    Size(usize),
    /// The port cannot be opened, because it is taken or there is no loopback
    /// address.
    #[error("cannot serve on port {port} of the loopback address: {error}; choose another --port")]
    Serve {
        /// The requested port. The number 0 stands for any free port.
        port: u16,
        /// The system's error.
        error: io::Error,
    },
}

/// A page after it was built.
#[derive(Clone, Debug)]
pub struct Site {
    /// The folder of the page.
    pub folder: PathBuf,
    files: usize,
    bytes: usize,
    program: Vec<u8>,
}

/// The sizes of a file in bytes: unpacked, after gzip and after brotli.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Sizes {
    raw: usize,
    gzip: usize,
    brotli: usize,
}

impl Sizes {
    /// Measures a file. This takes seconds, because the file is packed, so it is done only for
    /// sizes that are printed or checked.
    fn of(file: &[u8]) -> Self {
        const MEMORY: &str = "memory takes everything";
        let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
        gzip.write_all(file).expect(MEMORY);
        let mut brotli = Vec::new();
        let options = BrotliEncoderParams::default();
        brotli::BrotliCompress(&mut &*file, &mut brotli, &options).expect(MEMORY);
        Self {
            raw: file.len(),
            gzip: gzip.finish().expect(MEMORY).len(),
            brotli: brotli.len(),
        }
    }
}

impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Sizes { raw, gzip, brotli } = Sizes::of(&self.program);
        let folder = self.folder.display();
        writeln!(f, "{folder}: {} files, {} bytes", self.files, self.bytes)?;
        write!(
            f,
            "palmyra.wasm: {raw} bytes, {gzip} of {BUDGET} after gzip, {brotli} after brotli"
        )?;
        for (language, code) in LANGUAGES {
            let Sizes { raw, gzip, brotli } = Sizes::of(&texts(language));
            write!(
                f,
                "\ntexts-{code}.txt: {raw} bytes, {gzip} after gzip, {brotli} after brotli"
            )?;
        }
        Ok(())
    }
}

impl Site {
    /// Checks that the program is within its budget.
    ///
    /// # Errors
    ///
    /// If the program is too large.
    pub fn check_size(&self) -> Result<(), WebError> {
        check_size(Sizes::of(&self.program).gzip)
    }
}

const fn check_size(gzip: usize) -> Result<(), WebError> {
    if gzip > BUDGET {
        return Err(WebError::Size(gzip));
    }
    Ok(())
}

/// The firmware that the page offers to install, as names and bytes of files.
pub type Firmware = Vec<(String, Vec<u8>)>;

/// Reads the firmware files that `cargo uf2` has written.
///
/// # Errors
///
/// If a file is missing.
pub fn firmware() -> Result<Firmware, WebError> {
    let folder = root().join("target");
    let read = |name: &'static str| match fs::read(folder.join(name)) {
        Ok(bytes) => Ok((name.to_owned(), bytes)),
        Err(_) => Err(WebError::Firmware(name)),
    };
    FIRMWARE.into_iter().map(read).collect()
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Builds the page with this firmware, in a folder of cargo's target folder.
///
/// # Errors
///
/// If a step of the build fails.
pub fn build(folder: &str, firmware: Firmware) -> Result<Site, WebError> {
    let root = root();
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let built = Command::new(cargo)
        .args(["rustc", "--quiet", "--profile", PROFILE, "--target", TARGET])
        // The library for tests is not built, because otherwise the crates are not optimised
        // together.
        .args([
            "--package",
            "palmyra-web",
            "--lib",
            "--crate-type",
            "cdylib",
        ])
        // Without this argument, the linker writes every index and address in
        // five bytes.
        .args(["--", "-C", "link-arg=--compress-relocations"])
        .current_dir(&root)
        .status()
        .map_err(WebError::Cargo)?;
    if !built.success() {
        return Err(WebError::Build);
    }
    let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
    let program = read(&target.join(TARGET).join(PROFILE).join("palmyra_web.wasm"))?;

    let mut files = vec![("palmyra.wasm".to_owned(), program.clone())];
    for (language, code) in LANGUAGES {
        files.push((format!("texts-{code}.txt"), texts(language)));
    }
    let pages = root.join("web/page");
    let entries = fs::read_dir(&pages).map_err(|error| file(&pages, error))?;
    for entry in entries {
        let path = entry.map_err(|error| file(&pages, error))?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        files.push((name.into_owned(), read(&path)?));
    }
    let notices = read(&root.join("licenses/web.txt"))?;
    files.push(("notices.txt".into(), notices));
    files.push((OFFERED.into(), offered(&firmware)));
    files.sort();
    let worker = files.iter().position(|(name, _)| name == WORKER);
    let worker = worker
        .map(|place| files.remove(place).1)
        .unwrap_or_default();
    files.push((WORKER.into(), list_files(&worker, &files)));
    // The worker does not store the firmware, because the stored page would be
    // three times as large.
    files.extend(firmware);

    let folder = target.join(folder);
    // Files of an older version must not remain, so the folder is removed
    // first.
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

    Ok(Site {
        folder,
        files: files.len(),
        bytes: files.iter().map(|(_, bytes)| bytes.len()).sum(),
        program,
    })
}

/// Returns the file with the texts of a language.
fn texts(language: Language) -> Vec<u8> {
    let mut file = String::new();
    // Writing into memory cannot fail.
    let _ = text::write(language, &mut file);
    file.into_bytes()
}

/// Returns the names of the firmware files as JSON.
fn offered(firmware: &Firmware) -> Vec<u8> {
    let names = firmware.iter().map(|(name, _)| format!("\"{name}\""));
    let names: Vec<String> = names.collect();
    format!("[{}]\n", names.join(", ")).into_bytes()
}

/// Inserts the list of files into the service worker, and a checksum of the files and the worker.
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
    fn a_program_over_its_budget_is_refused() {
        assert!(check_size(BUDGET).is_ok());
        assert!(matches!(check_size(BUDGET + 1), Err(WebError::Size(size)) if size > BUDGET));
    }

    #[test]
    fn the_offer_names_the_files() {
        let file = |name: &str| (name.to_owned(), vec![1]);
        assert_eq!(offered(&Vec::new()), b"[]\n");
        let two = vec![file("a.uf2"), file("b.txt")];
        assert_eq!(offered(&two), b"[\"a.uf2\", \"b.txt\"]\n");
    }

    #[test]
    fn sizes_are_those_of_the_usual_packers() {
        let text = include_bytes!("../../../docs/architecture.md");
        let sizes = Sizes::of(text);
        assert_eq!(sizes.raw, text.len());
        assert!(sizes.gzip < text.len() / 2 + 100 && sizes.gzip > text.len() / 5);
        assert!(sizes.brotli < sizes.gzip && sizes.brotli > text.len() / 5);
    }
}
