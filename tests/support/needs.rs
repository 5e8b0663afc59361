//! Finds the tools that run the firmware in the emulator and the page in a browser. The build
//! script includes this file too, so it must not use other files of this package.

use std::env;
use std::path::PathBuf;
use std::process::Command;

/// The compilation target of the firmware.
pub const DEVICE: &str = "thumbv6m-none-eabi";
/// The compilation target of the page's program.
pub const BROWSER: &str = "wasm32-unknown-unknown";

/// Returns in one line what has to be installed before the emulated boards can run; `None` if
/// nothing is missing.
pub fn of_emulator() -> Option<String> {
    missing(
        "the emulated boards cannot run",
        [node(), target(DEVICE), target(BROWSER)],
    )
}

/// Returns in one line what has to be installed before the page can run in a browser; `None` if
/// nothing is missing.
pub fn of_browser() -> Option<String> {
    let chromium = chromium().is_none();
    let remedy = "install Chromium, or name one in the variable CHROMIUM";
    missing(
        "the page cannot be tried",
        [node(), target(BROWSER), chromium.then(|| remedy.to_owned())],
    )
}

fn missing<const N: usize>(what: &str, remedies: [Option<String>; N]) -> Option<String> {
    let remedies: Vec<String> = remedies.into_iter().flatten().collect();
    (!remedies.is_empty()).then(|| format!("{what}: {}", remedies.join(", ")))
}

fn node() -> Option<String> {
    let has_node = ["node", npm()].into_iter().all(answers);
    (!has_node).then(|| "install Node 20 or later with npm".to_owned())
}

fn target(name: &str) -> Option<String> {
    let has_target = targets().join(name).join("lib").is_dir();
    (!has_target).then(|| format!("run `rustup target add {name}`"))
}

/// Returns the name of the Chromium command.
pub fn chromium() -> Option<String> {
    let named = env::var("CHROMIUM").ok();
    let usual = ["chromium", "chromium-browser", "google-chrome"].map(str::to_owned);
    let mut names = named.into_iter().chain(usual);
    names.find(|name| answers(name))
}

/// Returns the folder in which the compiler stores its targets.
pub fn targets() -> PathBuf {
    let rustc = env::var_os("RUSTC").unwrap_or("rustc".into());
    let found = Command::new(rustc).args(["--print", "sysroot"]).output();
    let sysroot = found.map(|found| String::from_utf8_lossy(&found.stdout).trim().to_owned());
    PathBuf::from(sysroot.unwrap_or_default()).join("lib/rustlib")
}

/// Returns the name of the npm command.
pub const fn npm() -> &'static str {
    if cfg!(windows) { "npm.cmd" } else { "npm" }
}

fn answers(tool: &str) -> bool {
    let found = Command::new(tool).arg("--version").output();
    found.is_ok_and(|found| found.status.success())
}
