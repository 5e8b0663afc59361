//! Decides whether the tests of the window can run here: they need a display
//! without a screen, and something that presses its keys. Where they cannot,
//! they are compiled as ignored.

use std::env;

const TOOLS: [&str; 2] = ["Xvfb", "xdotool"];

fn main() {
    println!("cargo::rustc-check-cfg=cfg(has_xvfb)");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=PATH");
    println!("cargo::rerun-if-env-changed=CI");
    let path = env::var_os("PATH").unwrap_or_default();
    let has = |tool: &&str| env::split_paths(&path).any(|folder| folder.join(tool).is_file());
    // Every test has to run there: these fail and tell what is missing.
    let is_gate = env::var("CI").is_ok_and(|value| value == "true");
    if is_gate || TOOLS.iter().all(has) {
        println!("cargo::rustc-cfg=has_xvfb");
        return;
    }
    // Look again when something has been installed.
    for folder in env::split_paths(&path).filter(|it| it.is_absolute() && it.is_dir()) {
        println!("cargo::rerun-if-changed={}", folder.display());
    }
}
