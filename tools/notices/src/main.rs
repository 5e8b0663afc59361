//! Collects the licences of everything that is linked into the firmware, the desktop
//! program and the page. The texts come from the crates.

mod crates;
mod lock;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{fs, io};

use clap::Parser;

use crates::{Linked, read, tidy};

/// Writes licenses/firmware.txt, licenses/desk.txt and licenses/web.txt
#[derive(Parser)]
#[command(name = "cargo notices")]
struct Options {
    /// Write nothing, and fail if the files are out of date
    #[arg(long)]
    check: bool,
}

/// A program that is distributed.
struct Product {
    /// The product's name.
    title: &'static str,
    /// The product's file in the folder `licenses`.
    file: &'static str,
    package: &'static str,
    targets: &'static [&'static str],
    /// The additional arguments of cargo, for each way to build the product.
    features: &'static [&'static [&'static str]],
}

const PRODUCTS: [Product; 3] = [
    Product {
        title: "the firmware of Palmyra",
        file: "firmware.txt",
        package: "palmyra-firmware",
        targets: &["thumbv6m-none-eabi"],
        features: &[
            &[],
            &["--no-default-features", "--features", "board-picosystem"],
        ],
    },
    Product {
        title: "Palmyra for the desk",
        file: "desk.txt",
        package: "palmyra",
        targets: &[
            "aarch64-apple-darwin",
            "x86_64-pc-windows-msvc",
            "x86_64-unknown-linux-gnu",
        ],
        features: &[&[]],
    },
    Product {
        title: "Palmyra for browsers",
        file: "web.txt",
        package: "palmyra-web",
        targets: &["wasm32-unknown-unknown"],
        features: &[&[]],
    },
];

/// The linked parts that are not crates, each with the file of its licence.
const OTHERS: [(&str, &str); 2] = [
    ("Helvetica, New Century Schoolbook", "fonts.txt"),
    ("Rust", "rust.txt"),
];

/// The reason why the notices cannot be collected.
#[derive(Debug, thiserror::Error)]
enum Error {
    #[error("{path}: {error}")]
    File { path: PathBuf, error: io::Error },
    #[error("cargo tree failed: {0}")]
    Tree(String),
    #[error(transparent)]
    Metadata(#[from] cargo_metadata::Error),
    #[error("{name} has no licence file; add the text of {license} to licenses/texts")]
    NoText { name: String, license: String },
    #[error("{0} is out of date; run `cargo notices` and commit what it writes")]
    Stale(PathBuf),
}

fn main() -> ExitCode {
    match run(&Options::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn run(options: &Options) -> Result<(), Error> {
    let root = root();
    let digest = lock::digest(&read(&root.join("Cargo.lock"))?);
    for product in &PRODUCTS {
        let mut others = Vec::new();
        for (name, file) in OTHERS {
            others.push((name, read(&root.join("licenses").join(file))?));
        }
        let linked = crates::linked(&root, product)?;
        let text = notices(product, &digest, &others, &linked);
        let path = root.join("licenses").join(product.file);
        if !options.check {
            println!("licenses/{}: {} crates", product.file, linked.len());
            fs::write(&path, text).map_err(|error| Error::File { path, error })?;
        } else if read(&path)? != tidy(&text) {
            return Err(Error::Stale(Path::new("licenses").join(product.file)));
        }
    }
    Ok(())
}

/// Returns the contents of a product's file: a list of the crates, then every licence text
/// once with the names of its crates.
fn notices(
    product: &Product,
    digest: &str,
    others: &[(&str, String)],
    linked: &[Linked],
) -> String {
    let mut text = format!(
        "Notices for {}\n\n\
         Palmyra itself is licensed under MIT or Apache-2.0, at your option. This file\n\
         names what it contains of others, and gives their licences.\n\
         Written by `cargo notices` from Cargo.lock {digest}.\n\n",
        product.title
    );
    let mut texts: BTreeMap<String, (String, Vec<String>)> = BTreeMap::new();
    for it in linked {
        let name = format!("{} {}", it.name, it.version);
        let _ = writeln!(text, "{name}: {}", it.license);
        if !it.repository.is_empty() {
            let _ = writeln!(text, "    {}", it.repository);
        }
        for license in &it.texts {
            // Texts that differ only in white space count as the same.
            let words = license.split_whitespace().collect::<Vec<_>>().join(" ");
            let (_, names) = texts
                .entry(words)
                .or_insert_with(|| (license.clone(), Vec::new()));
            names.push(name.clone());
        }
    }
    let mut texts: Vec<_> = texts.into_values().collect();
    texts.sort_by(|one, other| one.1.cmp(&other.1));
    let told = texts
        .iter()
        .map(|(license, names)| (names.join(", "), license));
    let first = others.iter().map(|(name, told)| ((*name).to_owned(), told));
    for (names, license) in first.chain(told) {
        let _ = write!(text, "\n{}\n{names}\n\n{license}\n", "=".repeat(79));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn committed() -> impl Iterator<Item = (&'static Product, String)> {
        PRODUCTS.iter().map(|product| {
            let path = root().join("licenses").join(product.file);
            let text = read(&path).unwrap_or_else(|error| panic!("{error}"));
            (product, text)
        })
    }

    fn cargo_lock() -> String {
        read(&root().join("Cargo.lock")).expect("the lock file")
    }

    /// Checks that the notices match `Cargo.lock`. If this test fails, run
    /// `cargo notices`.
    #[test]
    fn the_notices_are_of_the_present_lock_file() {
        let digest = lock::digest(&cargo_lock());
        for (product, text) in committed() {
            assert!(
                text.contains(&format!("from Cargo.lock {digest}.")),
                "licenses/{} is out of date; run `cargo notices` and commit what it writes",
                product.file
            );
        }
    }

    #[test]
    fn every_change_of_the_lock_file_is_noticed() {
        let lock = cargo_lock();
        let digest = lock::digest(&lock);
        assert_eq!(lock::digest(&lock), digest);
        let packages = lock::packages(&lock);
        assert!(packages.len() > 100);
        let parts: Vec<&str> = packages[0].split(' ').collect();
        let [name, version, checksum] = parts[..] else {
            panic!("{}", packages[0]);
        };
        let head = format!("name = \"{name}\"\nversion = \"{version}");
        let newer = lock.replacen(&head, &format!("{head}.1"), 1);
        assert_ne!(lock::digest(&newer), digest, "an update");
        let other = lock.replacen(checksum, "00", 1);
        assert_ne!(lock::digest(&other), digest, "other contents");
        let added =
            format!("{lock}\n[[package]]\nname = \"zz\"\nversion = \"1.0.0\"\nchecksum = \"11\"\n");
        assert_ne!(lock::digest(&added), digest, "one more");
    }

    #[test]
    fn every_crate_that_is_named_is_in_the_lock_file_and_has_a_text() {
        let packages = lock::packages(&cargo_lock());
        for (product, text) in committed() {
            let (list, texts) = text.split_once("\n====").expect("texts");
            let named = list.lines().filter_map(|line| {
                let (name, license) = line.split_once(": ")?;
                (!line.starts_with(' ') && name.contains(' ')).then_some((name, license))
            });
            let mut count = 0;
            for (name, license) in named {
                count += 1;
                let start = format!("{name} ");
                assert!(packages.iter().any(|it| it.starts_with(&start)), "{name}");
                assert!(!license.is_empty(), "{name} has no licence");
                assert!(texts.contains(name), "{name} has no text");
            }
            assert!(count > 20, "{}: {count} crates", product.file);
        }
    }

    /// Checks that the notices of the fonts are included. Their licence requires its
    /// text in all copies and in the documentation.
    #[test]
    fn the_notices_of_the_fonts_are_there() {
        let fonts = read(&root().join("licenses/fonts.txt")).expect("the fonts");
        for (_, text) in committed() {
            assert!(text.contains(&fonts));
            for line in [
                "Copyright 1984-1989, 1994 Adobe Systems Incorporated.",
                "Copyright 1988, 1994 Digital Equipment Corporation.",
            ] {
                assert!(text.contains(line));
            }
        }
    }
}
