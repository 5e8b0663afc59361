//! Tests that adding a game changes only three lines outside of its own folders.
//!
//! The crates are copied, and a small game is added to the copy as described in the documentation.
//! Then the test of that game is run there. The product does not contain this game.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The crates with games, and the crates for their tests.
const CRATES: [&str; 6] = ["device", "engine", "headless", "play", "storage", "ui"];

/// Cargo's options that switch optimisation off for these crates. The small game is fast enough
/// without it, and the build is used only once.
const UNOPTIMISED: [&str; 4] = [
    "profile.dev.opt-level=0",
    "profile.dev.debug=false",
    "profile.dev.package.palmyra-engine.opt-level=0",
    "profile.dev.package.palmyra-storage.opt-level=0",
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder");
    for entry in fs::read_dir(from).expect("a folder") {
        let entry = entry.expect("an entry");
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &target);
        } else {
            write(&target, &fs::read(entry.path()).expect("a file"));
        }
    }
}

/// Writes a file unless it already has these contents. So cargo rebuilds only changed files.
fn write(file: &Path, bytes: &[u8]) {
    if fs::read(file).ok().as_deref() != Some(bytes) {
        fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
        fs::write(file, bytes).expect("a place for the file");
    }
}

/// Inserts a line after the first line that contains `behind`.
fn insert(file: &Path, behind: &str, line: &str) {
    let text = fs::read_to_string(file).expect("a file");
    let end = text.find(behind).expect(behind) + behind.len();
    let end = end + text[end..].find('\n').expect("a line") + 1;
    write(
        file,
        format!("{}{line}\n{}", &text[..end], &text[end..]).as_bytes(),
    );
}

#[test]
fn a_game_is_one_folder_in_the_engine_one_in_the_screens_and_three_lines() {
    let tree = root().join("target/third-game");
    let game = Path::new(env!("CARGO_MANIFEST_DIR")).join("third_game");
    for name in CRATES {
        let _ = fs::remove_dir_all(tree.join(name));
        copy(&root().join(name), &tree.join(name));
    }
    let workspace = fs::read_to_string(root().join("Cargo.toml")).expect("the workspace");
    let members = format!("members = {CRATES:?}");
    let lines = workspace.lines().map(|line| match line {
        line if line.starts_with("members = ") => members.as_str(),
        line if line.starts_with("default-members = ") => "",
        line => line,
    });
    let workspace: Vec<&str> = lines.collect();
    write(&tree.join("Cargo.toml"), workspace.join("\n").as_bytes());
    for name in ["Cargo.lock", "rust-toolchain.toml"] {
        write(&tree.join(name), &fs::read(root().join(name)).expect(name));
    }

    // Copies the folders of the game and its own test.
    for (file, place) in [
        ("engine.rs", "engine/src/adding/mod.rs"),
        ("ui.rs", "ui/src/games/adding/mod.rs"),
        ("app.rs", "ui/tests/adding.rs"),
    ] {
        write(&tree.join(place), &fs::read(game.join(file)).expect(file));
    }
    // Adds the three lines.
    insert(
        &tree.join("engine/src/lib.rs"),
        "pub mod bot;",
        "pub mod adding;",
    );
    insert(
        &tree.join("ui/src/games/mod.rs"),
        "pub mod caravans;",
        "pub mod adding;",
    );
    insert(
        &tree.join("engine/src/list.rs"),
        "shown {\n",
        "                adding: Adding,",
    );

    let output = Command::new(env!("CARGO"))
        .args([
            "test",
            "--offline",
            "--package",
            "palmyra-ui",
            "--test",
            "adding",
        ])
        .args(UNOPTIMISED.iter().flat_map(|setting| ["--config", setting]))
        .env("CARGO_TARGET_DIR", root().join("target/third-game/target"))
        .current_dir(&tree)
        .output()
        .expect("cargo");
    let (out, errors) = (
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr),
    );
    assert!(output.status.success(), "{out}\n{errors}");
    assert!(out.contains("2 passed; 0 failed"), "{out}");
}
