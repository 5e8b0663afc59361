//! Helpers that run `palmyra` in a folder of its own.
//!
//! In arguments and texts, `$first` and `$second` stand for the names of the first two
//! games.
#![allow(dead_code, reason = "every test uses its part")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use palmyra_engine::record::Recorded as _;
use palmyra_play::{Kind, with_game};

/// The first game of the registry. It has solo games and an expert mode.
pub const FIRST: Kind = Kind::ALL[0];
/// The second game of the registry. It has one mode, for two to four players.
pub const SECOND: Kind = Kind::ALL[1];

/// Replaces the placeholders `$first` and `$second` in a text.
pub fn named(text: &str) -> String {
    text.replace("$first", FIRST.name())
        .replace("$second", SECOND.name())
}

/// Whether the text is a record of this game.
pub fn is_record(kind: Kind, text: &str) -> bool {
    with_game!(kind, Game => Game::read(text, |_, _| {}).is_ok())
}

/// Creates a new folder for one test.
pub fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"))
        .join("saves")
        .join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// Returns a command that runs the program in a folder. Placeholders in its
/// arguments are replaced.
pub fn command(folder: &Path, arguments: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_palmyra"));
    command
        .args(named(arguments).split_whitespace())
        .current_dir(folder)
        .stdin(Stdio::null());
    command
}

/// Runs the program in a folder and returns its output.
pub fn palmyra(folder: &Path, arguments: &str) -> Output {
    command(folder, arguments).output().expect("palmyra starts")
}

/// Runs the program in a folder and returns its standard output. The program must succeed.
pub fn said(folder: &Path, arguments: &str) -> String {
    let output = palmyra(folder, arguments);
    assert!(output.status.success(), "{arguments}: {}", stderr(&output));
    String::from_utf8(output.stdout).expect("text")
}

/// Returns the program's messages on standard error.
pub fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// Runs a script with these saves. Its pictures are written into the folder.
pub fn script(folder: &Path, text: &str, options: &str) {
    fs::write(folder.join("script.txt"), text).expect("a script");
    said(folder, &format!("script script.txt --png . {options}"));
}
