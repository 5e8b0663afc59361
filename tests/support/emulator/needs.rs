//! What has to be installed before the firmware can run in the emulator. The
//! build script asks as well, so nothing else of this package is used here.

use std::env;
use std::path::PathBuf;
use std::process::Command;

/// What the firmware is compiled for.
pub const TARGET: &str = "thumbv6m-none-eabi";

/// What to install, in a line; `None` when nothing is missing.
pub fn missing() -> Option<String> {
    let has_node = ["node", npm()].into_iter().all(answers);
    let has_target = targets().join(TARGET).join("lib").is_dir();
    let remedies = [
        (!has_node).then(|| "install Node 20 or later with npm".to_owned()),
        (!has_target).then(|| format!("run `rustup target add {TARGET}`")),
    ];
    let remedies: Vec<String> = remedies.into_iter().flatten().collect();
    (!remedies.is_empty())
        .then(|| format!("the emulated boards cannot run: {}", remedies.join(", ")))
}

/// The folder in which the compiler keeps its targets.
pub fn targets() -> PathBuf {
    let rustc = env::var_os("RUSTC").unwrap_or("rustc".into());
    let found = Command::new(rustc).args(["--print", "sysroot"]).output();
    let sysroot = found.map(|found| String::from_utf8_lossy(&found.stdout).trim().to_owned());
    PathBuf::from(sysroot.unwrap_or_default()).join("lib/rustlib")
}

/// How npm is called here.
pub const fn npm() -> &'static str {
    if cfg!(windows) { "npm.cmd" } else { "npm" }
}

fn answers(tool: &str) -> bool {
    let found = Command::new(tool).arg("--version").output();
    found.is_ok_and(|found| found.status.success())
}
