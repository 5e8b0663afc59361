//! `cargo dist-files`: writes what a release consists of into target/dist.
//!
//! The same commit gives the same files: the zip has no times, and all that is
//! told of the build is its version and commit.

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
    /// The commit to tell of, where there is no git
    #[arg(long)]
    commit: Option<String>,
}

/// What is copied from `target` as it is.
const FIRMWARE: [&str; 3] = [
    "palmyra-pico-lcd-1-3.uf2",
    "palmyra-picosystem.uf2",
    "palmyra-notices.txt",
];
/// Letters of a commit that are told.
const SHORT: usize = 9;

#[derive(Debug, Error)]
enum DistError {
    #[error("run it as `cargo dist-files`: {0}")]
    Start(#[from] env::VarError),
    #[error("`cargo {0}` failed: see above")]
    Build(&'static str),
    #[error("{}: {error}", path.display())]
    File { path: PathBuf, error: io::Error },
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
    for tool in ["uf2", "web"] {
        let mut cargo = Command::new(env::var("CARGO")?);
        let status = cargo
            .current_dir(&root)
            .arg(tool)
            .env("PALMYRA_VERSION", &version)
            .status();
        if !status.is_ok_and(|status| status.success()) {
            return Err(DistError::Build(tool));
        }
    }
    let target = root.join("target");
    let mut files = Vec::new();
    for name in FIRMWARE {
        files.push((name, read(&target.join(name))?));
    }
    files.push(("palmyra-web.zip", packed(&target.join("web"))?));
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

/// The version with the commit, if that is known.
fn version(number: &str, commit: Option<&str>) -> String {
    match commit {
        Some(commit) => {
            let short = commit.get(..SHORT).unwrap_or(commit);
            format!("{number} ({short})")
        }
        None => number.to_owned(),
    }
}

/// The commit that is checked out, if git knows.
fn commit(root: &Path) -> Option<String> {
    let mut git = Command::new("git");
    let found = git.current_dir(root).args(["rev-parse", "HEAD"]).output();
    let found = found.ok().filter(|found| found.status.success())?;
    let commit = String::from_utf8(found.stdout).ok()?;
    Some(commit.trim().to_owned())
}

/// A line for each file, as `sha256sum --check` reads them.
fn sums(files: &[(&str, Vec<u8>)]) -> String {
    let line = |(name, bytes): &(&str, Vec<u8>)| {
        let sum = Sha256::digest(bytes);
        let sum: String = sum.iter().map(|byte| format!("{byte:02x}")).collect();
        format!("{sum}  {name}\n")
    };
    files.iter().map(line).collect()
}

/// The files of a folder as a zip.
fn packed(folder: &Path) -> Result<Vec<u8>, DistError> {
    let entries = fs::read_dir(folder).map_err(|error| file(folder, error))?;
    let mut paths = Vec::new();
    for entry in entries {
        paths.push(entry.map_err(|error| file(folder, error))?.path());
    }
    paths.sort();
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
    fn a_version_tells_the_commit_if_there_is_one() {
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

    #[test]
    fn the_same_files_make_the_same_zip() {
        let folder = env::temp_dir().join(format!("palmyra-dist-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        fs::write(folder.join("index.html"), "<p>").expect("a file");
        let first = packed(&folder).expect("a zip");
        fs::write(folder.join("index.html"), "<p>").expect("a file");
        assert_eq!(packed(&folder).expect("a zip"), first);
        fs::remove_dir_all(&folder).expect("it goes");
    }
}
