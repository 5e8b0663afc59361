//! Checks whether the tests of the emulated boards and of the page can run here. If they cannot,
//! they are compiled as ignored, and a message names the missing tools.

use std::env;

#[path = "support/needs.rs"]
mod needs;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=support/needs.rs");
    for variable in ["PATH", "CHROMIUM", "CI"] {
        println!("cargo::rerun-if-env-changed={variable}");
    }
    let is_ci = env::var("CI").is_ok_and(|value| value == "true");
    let mut is_complete = true;
    for (name, missing) in [
        ("emulator", needs::of_emulator()),
        ("browser", needs::of_browser()),
    ] {
        println!("cargo::rustc-check-cfg=cfg({name})");
        // In CI no test may be ignored. A test whose tools are missing fails
        // there, and names them.
        if missing.is_none() || is_ci {
            println!("cargo::rustc-cfg={name}");
        } else if let Some(missing) = &missing {
            println!("cargo::warning=tests are ignored because {missing}");
        }
        is_complete &= missing.is_none();
    }
    if !is_complete {
        // Runs this script again after a program has been installed.
        let path = env::var_os("PATH").unwrap_or_default();
        let folders = env::split_paths(&path).chain([needs::targets()]);
        for folder in folders.filter(|it| it.is_absolute() && it.is_dir()) {
            println!("cargo::rerun-if-changed={}", folder.display());
        }
    }
}
