//! `cargo dist-files`: writes the files of a release to target/dist.
//!
//! The same commit always gives the same files: the zip file contains no times, and the build
//! records only the version and the commit.

use std::io::{self, Cursor, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::{env, fs};

use clap::Parser;
use sha2::{Digest as _, Sha256};
use thiserror::Error;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipWriter};

/// Builds the firmware of all boards and the page, and packs them with notices,
/// checksums and the version into target/dist
#[derive(Parser)]
#[command(name = "cargo dist-files")]
struct Options {
    /// The commit to name if git is not available
    #[arg(long)]
    commit: Option<String>,
}

/// The files that are copied unchanged from the folder `target`.
const FIRMWARE: [&str; 3] = [
    "palmyra-pico-lcd-1-3.uf2",
    "palmyra-picosystem.uf2",
    "palmyra-notices.txt",
];
/// The files that the page needs at least.
const PAGE: [&str; 3] = ["index.html", "palmyra.js", "palmyra.wasm"];
/// The size of a UF2 block in bytes.
const BLOCK: usize = 512;
/// The first two words and the last word of a block, with their offsets.
const MAGIC: [(usize, u32); 3] = [(0, 0x0a32_4655), (4, 0x9e5d_5157), (508, 0x0ab1_6f30)];
/// The offset of the chip family in a block, and the number of the RP2040's
/// family.
const FAMILY: (usize, u32) = (28, 0xe48b_ff56);
/// The addresses of the program in the flash. The saves follow, and new firmware
/// must not change them.
const PROGRAM: std::ops::Range<u32> = 0x1000_0000..0x101f_0000;
/// The number of characters to which a commit is shortened.
const SHORT: usize = 9;

#[derive(Debug, Error)]
enum DistError {
    #[error("run it as `cargo dist-files`: {0}")]
    Start(#[from] env::VarError),
    #[error("`cargo {0}` failed: see above")]
    Build(&'static str),
    #[error("{}: {error}", path.display())]
    File { path: PathBuf, error: io::Error },
    #[error("{name} is no firmware for an RP2040: {wrong}")]
    Firmware {
        name: &'static str,
        wrong: &'static str,
    },
    #[error("the page lacks {0}: run `cargo web`")]
    Page(&'static str),
    #[error("the page cannot be packed: {0}")]
    Zip(#[from] zip::result::ZipError),
}

fn main() -> ExitCode {
    match run(&Options::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("dist-files: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(options: &Options) -> Result<(), DistError> {
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../..");
    let commit = options.commit.clone().or_else(|| commit(&root));
    let version = version(env!("CARGO_PKG_VERSION"), commit.as_deref());
    println!("palmyra {version}");
    for (tool, arguments) in [("uf2", &[][..]), ("web", &["--firmware"])] {
        let mut cargo = Command::new(env::var("CARGO")?);
        let status = cargo
            .current_dir(&root)
            .arg(tool)
            .args(arguments)
            .env("PALMYRA_VERSION", &version)
            .status();
        if !status.is_ok_and(|status| status.success()) {
            return Err(DistError::Build(tool));
        }
    }
    let target = root.join("target");
    let mut files = Vec::new();
    for name in FIRMWARE {
        let bytes = read(&target.join(name))?;
        if name.ends_with(".uf2") {
            check_firmware(&bytes).map_err(|wrong| DistError::Firmware { name, wrong })?;
        }
        files.push((name, bytes));
    }
    files.push(("palmyra-web.zip", packed(&target.join("page"))?));
    files.push(("VERSION", format!("{version}\n").into_bytes()));
    files.sort();
    let sums = sums(&files);
    files.push(("SHA256SUMS", sums.into_bytes()));

    let folder = target.join("dist");
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(|error| file(&folder, error))?;
    }
    fs::create_dir_all(&folder).map_err(|error| file(&folder, error))?;
    for (name, bytes) in &files {
        let path = folder.join(name);
        fs::write(&path, bytes).map_err(|error| file(&path, error))?;
        println!("target/dist/{name}: {} bytes", bytes.len());
    }
    Ok(())
}

/// Checks that a UF2 file can be copied onto a board. All blocks must be for the RP2040 and for
/// the program's part of the flash.
fn check_firmware(bytes: &[u8]) -> Result<(), &'static str> {
    if bytes.is_empty() || !bytes.len().is_multiple_of(BLOCK) {
        return Err("it does not consist of whole blocks");
    }
    for block in bytes.chunks_exact(BLOCK) {
        let word = |at: usize| {
            let bytes = block.get(at..at + 4).and_then(|word| word.try_into().ok());
            u32::from_le_bytes(bytes.unwrap_or_default())
        };
        if MAGIC.iter().any(|&(at, magic)| word(at) != magic) {
            return Err("a block is damaged");
        }
        if word(FAMILY.0) != FAMILY.1 {
            return Err("a block is for another family");
        }
        let (address, length) = (word(12), word(16));
        let end = address.saturating_add(length);
        if !PROGRAM.contains(&address) || end > PROGRAM.end {
            return Err("a block lies outside the program's part of the flash");
        }
    }
    Ok(())
}

/// Returns the version, with the commit if it is known.
fn version(number: &str, commit: Option<&str>) -> String {
    match commit {
        Some(commit) => {
            let short = commit.get(..SHORT).unwrap_or(commit);
            format!("{number} ({short})")
        }
        None => number.to_owned(),
    }
}

/// Returns the current commit, if git is available.
fn commit(root: &Path) -> Option<String> {
    let mut git = Command::new("git");
    let found = git.current_dir(root).args(["rev-parse", "HEAD"]).output();
    let found = found.ok().filter(|found| found.status.success())?;
    let commit = String::from_utf8(found.stdout).ok()?;
    Some(commit.trim().to_owned())
}

/// Returns a line for each file, in the format of `sha256sum --check`.
fn sums(files: &[(&str, Vec<u8>)]) -> String {
    let line = |(name, bytes): &(&str, Vec<u8>)| {
        let sum = Sha256::digest(bytes);
        let sum: String = sum.iter().map(|byte| format!("{byte:02x}")).collect();
        format!("{sum}  {name}\n")
    };
    files.iter().map(line).collect()
}

/// Packs the files of a folder into a zip.
fn packed(folder: &Path) -> Result<Vec<u8>, DistError> {
    let entries = fs::read_dir(folder).map_err(|error| file(folder, error))?;
    let mut paths = Vec::new();
    for entry in entries {
        paths.push(entry.map_err(|error| file(folder, error))?.path());
    }
    paths.sort();
    for name in PAGE {
        if !paths.contains(&folder.join(name)) {
            return Err(DistError::Page(name));
        }
    }
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    let options = SimpleFileOptions::default()
        .compression_method(CompressionMethod::Deflated)
        .last_modified_time(DateTime::default())
        .unix_permissions(0o644);
    for path in paths {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        zip.start_file(format!("palmyra/{name}"), options)?;
        zip.write_all(&read(&path)?)
            .map_err(|error| file(&path, error))?;
    }
    Ok(zip.finish()?.into_inner())
}

fn read(path: &Path) -> Result<Vec<u8>, DistError> {
    fs::read(path).map_err(|error| file(path, error))
}

fn file(path: &Path, error: io::Error) -> DistError {
    let path = path.to_owned();
    DistError::File { path, error }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_version_has_the_commit_if_there_is_one() {
        let commit = "0123456789abcdef0123456789abcdef01234567";
        assert_eq!(version("1.2.3", Some(commit)), "1.2.3 (012345678)");
        assert_eq!(version("1.2.3", Some("abc")), "1.2.3 (abc)");
        assert_eq!(version("1.2.3", None), "1.2.3");
    }

    #[test]
    fn sums_are_those_of_sha256sum() {
        let files = [("empty", Vec::new()), ("abc", b"abc".to_vec())];
        assert_eq!(
            sums(&files),
            "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  empty\n\
             ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  abc\n"
        );
    }

    /// Creates a folder with the files of the page. The file `missing` is left
    /// out.
    fn page(name: &str, missing: Option<&str>) -> PathBuf {
        let folder = env::temp_dir().join(format!("palmyra-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        for file in PAGE.into_iter().filter(|&file| Some(file) != missing) {
            fs::write(folder.join(file), file).expect("a file");
        }
        folder
    }

    #[test]
    fn the_same_files_make_the_same_zip() {
        let folder = page("same", None);
        let first = packed(&folder).expect("a zip");
        assert_eq!(packed(&page("same", None)).expect("a zip"), first);
        fs::remove_dir_all(&folder).expect("it goes");
    }

    #[test]
    fn a_page_without_one_of_its_files_is_not_packed() {
        for missing in PAGE {
            let folder = page(missing, Some(missing));
            let error = packed(&folder).expect_err("incomplete");
            assert!(matches!(error, DistError::Page(name) if name == missing));
            fs::remove_dir_all(&folder).expect("it goes");
        }
    }

    /// Creates a block for this family and address.
    fn block(family: u32, address: u32) -> Vec<u8> {
        let mut block = vec![0; BLOCK];
        let words = [(FAMILY.0, family), (12, address), (16, 256)];
        for (at, word) in MAGIC.into_iter().chain(words) {
            block[at..at + 4].copy_from_slice(&word.to_le_bytes());
        }
        block
    }

    #[test]
    fn only_firmware_for_the_program_of_an_rp2040_is_packed() {
        let good = block(FAMILY.1, PROGRAM.start);
        assert_eq!(check_firmware(&good), Ok(()));
        assert!(check_firmware(&[]).is_err());
        assert!(check_firmware(&good[..BLOCK - 1]).is_err());
        assert!(check_firmware(&block(1, PROGRAM.start)).is_err());
        let last = PROGRAM.end - 256;
        assert_eq!(check_firmware(&block(FAMILY.1, last)), Ok(()));
        for outside in [0, PROGRAM.start - 256, last + 1, PROGRAM.end, u32::MAX] {
            assert!(check_firmware(&block(FAMILY.1, outside)).is_err());
        }
        for (at, _) in MAGIC {
            let mut torn = [good.clone(), good.clone()].concat();
            torn[BLOCK + at] ^= 1;
            assert!(check_firmware(&torn).is_err());
        }
    }
}
