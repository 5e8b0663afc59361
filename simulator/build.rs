//! Sets the program's version, with the commit if git is available. Also checks whether the tests
//! of the window can run here: they need a virtual display and a tool that presses keys. Without
//! these, the tests are compiled as ignored.

use std::env;
use std::process::Command;

const TOOLS: [&str; 2] = ["Xvfb", "xdotool"];

fn main() {
    tell_version();
    println!("cargo::rustc-check-cfg=cfg(has_xvfb)");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=PATH");
    println!("cargo::rerun-if-env-changed=CI");
    let path = env::var_os("PATH").unwrap_or_default();
    let has = |tool: &&str| env::split_paths(&path).any(|folder| folder.join(tool).is_file());
    // In the gate no test may be ignored. A test whose tools are missing fails there, and
    // names them.
    let is_gate = env::var("CI").is_ok_and(|value| value == "true");
    if is_gate || TOOLS.iter().all(has) {
        println!("cargo::rustc-cfg=has_xvfb");
        return;
    }
    // Runs this script again when a program has been installed.
    for folder in env::split_paths(&path).filter(|it| it.is_absolute() && it.is_dir()) {
        println!("cargo::rerun-if-changed={}", folder.display());
    }
}

/// Sets the version. A release gives it in `PALMYRA_VERSION`; otherwise it is the version of the
/// package, with the current commit if git is available.
fn tell_version() {
    println!("cargo::rerun-if-env-changed=PALMYRA_VERSION");
    let number = env::var("CARGO_PKG_VERSION").unwrap_or_default();
    let version = env::var("PALMYRA_VERSION").unwrap_or_else(|_| {
        // Git changes this file with every commit and checkout.
        if let Some(log) = git(&["rev-parse", "--git-path", "logs/HEAD"]) {
            println!("cargo::rerun-if-changed={log}");
        }
        match git(&["rev-parse", "--short=9", "HEAD"]) {
            Some(commit) => format!("{number} ({commit})"),
            None => number,
        }
    });
    println!("cargo::rustc-env=PALMYRA_VERSION={version}");
}

fn git(arguments: &[&str]) -> Option<String> {
    let found = Command::new("git").args(arguments).output().ok()?;
    let text = String::from_utf8(found.stdout).ok()?;
    found.status.success().then(|| text.trim().to_owned())
}
