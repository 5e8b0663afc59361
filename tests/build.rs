//! Decides whether the tests of the emulated boards can run here. Where they
//! cannot, they are compiled as ignored, and one line says what to install.

use std::env;

#[path = "support/emulator/needs.rs"]
mod needs;

fn main() {
    println!("cargo::rustc-check-cfg=cfg(emulator)");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=support/emulator/needs.rs");
    println!("cargo::rerun-if-env-changed=PATH");
    let Some(missing) = needs::missing() else {
        println!("cargo::rustc-cfg=emulator");
        return;
    };
    // Look again when something has been installed.
    let path = env::var_os("PATH").unwrap_or_default();
    let folders = env::split_paths(&path).chain([needs::targets()]);
    for folder in folders.filter(|it| it.is_absolute() && it.is_dir()) {
        println!("cargo::rerun-if-changed={}", folder.display());
    }
    println!("cargo::rerun-if-env-changed=CI");
    if env::var("CI").is_ok_and(|value| value == "true") {
        // Every test has to run there: these fail and tell what is missing.
        println!("cargo::rustc-cfg=emulator");
    } else {
        println!("cargo::warning=tests are ignored because {missing}");
    }
}
