//! Runs Node and other programs.

use std::fs;
use std::process::{Command, Output};

use crate::emulator::tests_folder;
use crate::needs::npm;

/// Installs the packages in the lock file of a folder, unless they are already installed.
///
/// # Errors
///
/// The messages of npm.
pub fn install_packages(package: &str) -> Result<(), String> {
    let folder = tests_folder().join(package);
    let age = |file: &str| fs::metadata(folder.join(file)).and_then(|data| data.modified());
    let is_current = match (
        age("package-lock.json"),
        age("node_modules/.package-lock.json"),
    ) {
        (Ok(locked), Ok(installed)) => installed >= locked,
        _ => false,
    };
    if is_current {
        return Ok(());
    }
    let install = ["ci", "--no-audit", "--no-fund"];
    output(Command::new(npm()).current_dir(folder).args(install)).map(drop)
}

/// Runs a command and returns its output.
///
/// # Errors
///
/// The messages of the command on standard error.
pub fn output(command: &mut Command) -> Result<String, String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let Output {
        status,
        stdout,
        stderr,
    } = command
        .output()
        .map_err(|error| format!("{name} does not start: {error}"))?;
    if status.success() {
        Ok(String::from_utf8_lossy(&stdout).into_owned())
    } else {
        let complaint = String::from_utf8_lossy(&stderr);
        Err(format!("{name} failed ({status}):\n{complaint}"))
    }
}
