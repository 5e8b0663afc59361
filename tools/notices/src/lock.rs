//! Reads the third-party crates from `Cargo.lock`.

use crc::{CRC_64_XZ, Crc};

/// Returns a digest that changes when a crate is added, removed or updated.
pub fn digest(lock: &str) -> String {
    let crc = Crc::<u64>::new(&CRC_64_XZ);
    let mut digest = crc.digest();
    for package in packages(lock) {
        digest.update(package.as_bytes());
        digest.update(b"\n");
    }
    format!("{:016x}", digest.finalize())
}

/// Returns the name, version and checksum of every third-party crate, in order.
pub fn packages(lock: &str) -> Vec<String> {
    let of = |package: &str, key: &str| {
        let line = package.lines().find(|line| line.starts_with(key))?;
        let (_, value) = line.split_once(" = ")?;
        Some(value.trim_matches('"').to_owned())
    };
    let mut packages: Vec<String> = lock
        .split("[[package]]")
        .filter_map(|package| {
            let checksum = of(package, "checksum")?;
            let (name, version) = (of(package, "name")?, of(package, "version")?);
            Some(format!("{name} {version} {checksum}"))
        })
        .collect();
    packages.sort();
    packages
}
