//! Finds the crates that are linked into a product, and their licences.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{fs, io};

use cargo_metadata::{MetadataCommand, Package};

use crate::{Error, Product};

/// A linked crate with the texts of its licences.
pub struct Linked {
    pub name: String,
    pub version: String,
    pub license: String,
    pub repository: String,
    pub texts: Vec<String>,
}

/// Returns all crates that `cargo tree` finds in a product, in the order of name
/// and version.
pub fn linked(root: &Path, product: &Product) -> Result<Vec<Linked>, Error> {
    let mut wanted = BTreeSet::new();
    for target in product.targets {
        for features in product.features {
            wanted.extend(tree(root, product.package, target, features)?);
        }
    }
    let mut command = MetadataCommand::new();
    let platforms = product.targets.iter();
    let options = platforms.flat_map(|target| ["--filter-platform".into(), (*target).into()]);
    let options = options.chain(["--locked".into()]).collect::<Vec<String>>();
    let metadata = command.current_dir(root).other_options(options).exec()?;
    let known: BTreeMap<_, _> = metadata
        .packages
        .iter()
        .filter(|package| package.source.is_some())
        .map(|package| {
            let name = package.name.to_string();
            ((name, package.version.to_string()), package)
        })
        .collect();
    let holders = read(&root.join("licenses/holders.txt"))?;
    wanted
        .into_iter()
        // Crates of this repository need no notice.
        .filter_map(|key| known.get(&key).copied())
        .map(|package| describe(root, package, &holders))
        .collect()
}

/// Returns the names and versions of the linked crates. Crates that only the build uses are
/// left out.
fn tree(
    root: &Path,
    package: &str,
    target: &str,
    features: &[&str],
) -> Result<BTreeSet<(String, String)>, Error> {
    let output = Command::new("cargo")
        .current_dir(root)
        .args(["tree", "--locked", "--package", package, "--target", target])
        .args(["--edges", "normal,no-proc-macro", "--prefix", "none"])
        .args(["--format", "{p}"])
        .args(features)
        .output()
        .map_err(|error| Error::File {
            path: "cargo".into(),
            error,
        })?;
    if !output.status.success() {
        return Err(Error::Tree(
            String::from_utf8_lossy(&output.stderr).trim().to_owned(),
        ));
    }
    let text = String::from_utf8_lossy(&output.stdout);
    let crates = text.lines().filter_map(|line| {
        let mut words = line.split_whitespace();
        let name = words.next()?.to_owned();
        Some((name, words.next()?.trim_start_matches('v').to_owned()))
    });
    Ok(crates.collect())
}

fn describe(root: &Path, package: &Package, holders: &str) -> Result<Linked, Error> {
    let license = package.license.clone();
    let license = license.unwrap_or_else(|| "see its text".into());
    let folder = package.manifest_path.parent();
    let folder = folder
        .map(|it| it.as_std_path().to_owned())
        .unwrap_or_default();
    let mut texts = Vec::new();
    for file in files(&folder, &license)? {
        texts.push(read(&file)?);
    }
    if texts.is_empty() {
        texts.push(standard(root, package, &license, holders)?);
    }
    Ok(Linked {
        name: package.name.to_string(),
        version: package.version.to_string(),
        repository: package.repository.clone().unwrap_or_default(),
        license,
        texts,
    })
}

/// Returns the files with the licence of a crate. If MIT is one of several licences to choose from,
/// returns only the MIT text and the notices, because MIT requires the least.
fn files(folder: &Path, license: &str) -> Result<Vec<PathBuf>, Error> {
    let entries = fs::read_dir(folder).map_err(|error| Error::File {
        path: folder.to_owned(),
        error,
    })?;
    let mut files: Vec<PathBuf> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.is_file() && tells(path))
        .collect();
    files.sort();
    let is_mit = |path: &PathBuf| upper_name(path).contains("MIT");
    if is_choice(license) && license.contains("MIT") && files.iter().any(is_mit) {
        let notice = |path: &PathBuf| {
            ["NOTICE", "COPYRIGHT"]
                .iter()
                .any(|it| upper_name(path).starts_with(it))
        };
        files.retain(|path| is_mit(path) || notice(path));
    }
    Ok(files)
}

fn upper_name(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default();
    name.to_string_lossy().to_uppercase()
}

fn tells(path: &Path) -> bool {
    let name = upper_name(path);
    let begins = [
        "LICENSE",
        "LICENCE",
        "COPYING",
        "NOTICE",
        "COPYRIGHT",
        "UNLICENSE",
    ];
    // A Rust source file is not a licence, even if its name begins like one.
    begins.iter().any(|it| name.starts_with(it)) && !name.ends_with(".RS")
}

/// Whether the licence is a choice between several licences.
fn is_choice(license: &str) -> bool {
    (license.contains(" OR ") || license.contains('/')) && !license.contains(" AND ")
}

/// Returns the standard text of a licence, for a crate that contains no text.
fn standard(root: &Path, package: &Package, license: &str, holders: &str) -> Result<String, Error> {
    let file = if license.contains("Apache-2.0") {
        // The Apache licence has no line for the copyright holders.
        return read(&root.join("LICENSE-APACHE"));
    } else if license.contains("MIT") {
        "MIT"
    } else if license.contains("BSD-3-Clause") {
        "BSD-3-Clause"
    } else {
        return Err(Error::NoText {
            name: package.name.to_string(),
            license: license.to_owned(),
        });
    };
    let name = package.name.to_string();
    let told = holders.lines().find_map(|line| {
        let (first, holder) = line.split_once(' ')?;
        (first == name).then(|| holder.to_owned())
    });
    let holder = match (told, &package.authors[..]) {
        (Some(told), _) => told,
        (None, []) => format!(
            "Copyright (c) the authors of {name}, {}",
            package.repository.as_deref().unwrap_or_default()
        ),
        (None, authors) => format!("Copyright (c) {}", authors.join(", ")),
    };
    let text = read(&root.join("licenses/texts").join(file).with_extension("txt"))?;
    Ok(format!("{holder}\n\n{text}"))
}

/// Reads the text of a file.
pub fn read(path: &Path) -> Result<String, Error> {
    let bytes = fs::read(path).map_err(|error: io::Error| Error::File {
        path: path.to_owned(),
        error,
    })?;
    Ok(tidy(&String::from_utf8_lossy(&bytes)))
}

/// Removes spaces at the ends of lines, and empty lines at the beginning and the end
/// of the text.
pub fn tidy(text: &str) -> String {
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    lines.join("\n").trim_matches('\n').to_owned()
}
