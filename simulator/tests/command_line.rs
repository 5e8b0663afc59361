//! Tests of the command line without a display. They run the program like a
//! person.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use palmyra::{screenshot, text};
use palmyra_headless::{Panel, Simulator};

/// Creates a new folder for one test.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

fn palmyra(folder: &PathBuf, arguments: &str) -> Output {
    Command::new(env!("CARGO_BIN_EXE_palmyra"))
        .args(arguments.split_whitespace())
        .current_dir(folder)
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .stdin(Stdio::null())
        .output()
        .expect("palmyra starts")
}

fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn a_script_leaves_its_pictures() {
    let folder = folder("pictures");
    fs::write(folder.join("a.txt"), "shot one\npress A 2\nshot two\n").expect("a script");
    let output = palmyra(&folder, "script a.txt --png deep/er --seed 5");
    assert!(output.status.success(), "{}", stderr(&output));
    assert_eq!(output.stdout, b"one\ntwo\n");
    let file = fs::read(folder.join("deep/er/one.png")).expect("a picture");
    let panel = Panel::from_png(&file).expect("a picture");
    assert_eq!(&panel, Simulator::new(5).panel());
    assert!(folder.join("deep/er/two.png").exists());
}

#[test]
fn screenshots_never_replace_one() {
    let folder = folder("screenshots");
    fs::write(folder.join("palmyra-2.png"), "mine").expect("a file");
    let panel = Panel::new();
    for expected in ["palmyra-1.png", "palmyra-3.png"] {
        let path = screenshot::save(&panel, &folder).expect("a free name");
        assert_eq!(path, folder.join(expected));
        let file = fs::read(path).expect("a picture");
        assert_eq!(Panel::from_png(&file).expect("a picture"), panel);
    }
    assert!(screenshot::save(&panel, &folder.join("nowhere")).is_err());
}

#[test]
fn script_errors_name_file_and_line() {
    let folder = folder("script-errors");
    fs::write(folder.join("bad.txt"), "shot before\nfly\n").expect("a script");
    fs::write(folder.join("lost.txt"), "shot before\nexpect moon\n").expect("a script");
    fs::write(folder.join("idle.txt"), "wait 1\n").expect("a script");
    for (arguments, code, words) in [
        (
            "script bad.txt --png out-bad",
            1,
            "palmyra: bad.txt: line 2: unknown command `fly`",
        ),
        (
            "script lost.txt --png out",
            1,
            "palmyra: lost.txt: line 2: expected the screen `moon`, but it is `",
        ),
        ("script none.txt --png out", 1, "palmyra: none.txt: "),
        ("script idle.txt --png idle.txt", 1, "palmyra: idle.txt: "),
        (
            "script idle.txt --png out --record game.txt",
            1,
            "palmyra: the script has played no game",
        ),
        ("script idle.txt", 2, "--png"),
        ("script idle.txt --png out --seed x", 2, "--seed"),
        ("script --png out", 2, "<FILE>"),
    ] {
        let output = palmyra(&folder, arguments);
        assert_eq!(output.status.code(), Some(code), "{arguments}");
        let message = stderr(&output);
        assert!(message.contains(words), "{arguments}: {message}");
    }
    assert!(!folder.join("out-bad").exists(), "parsed before it runs");
    assert!(folder.join("out/before.png").exists(), "shots so far stay");
    assert!(!folder.join("game.txt").exists());
}

#[test]
fn without_display_and_terminal_it_says_what_to_do() {
    let folder = folder("nowhere-to-play");
    for arguments in ["", "play", "--terminal", "play --seed 3 --terminal"] {
        let output = palmyra(&folder, arguments);
        assert_eq!(output.status.code(), Some(1), "{arguments}");
        assert_eq!(
            stderr(&output).trim_end(),
            format!("palmyra: {}", text::NO_TERMINAL)
        );
        assert!(output.stdout.is_empty(), "{arguments}");
    }
}

#[test]
#[cfg(target_os = "linux")]
fn a_display_that_is_not_there_is_named() {
    let output = Command::new(env!("CARGO_BIN_EXE_palmyra"))
        .env_remove("WAYLAND_DISPLAY")
        .env_remove("WAYLAND_SOCKET")
        .env("DISPLAY", ":no-such-display")
        .stdin(Stdio::null())
        .output()
        .expect("palmyra starts");
    assert_eq!(output.status.code(), Some(1));
    let message = stderr(&output);
    assert!(
        message.starts_with("palmyra: cannot open a window: "),
        "{message}"
    );
    assert!(message.contains("--terminal"), "{message}");
    let has_path = [".rs", "registry", env!("CARGO_MANIFEST_DIR")];
    assert!(
        !has_path.iter().any(|part| message.contains(part)),
        "{message}"
    );
}

#[test]
fn the_licences_are_printed() {
    let output = palmyra(&folder("licences"), "notices");
    assert!(output.status.success(), "{}", stderr(&output));
    let text = String::from_utf8(output.stdout).expect("text");
    for words in [
        "Palmyra itself is licensed under MIT or Apache-2.0",
        "Copyright 1984-1989, 1994 Adobe Systems Incorporated.",
        "winit 0.",
    ] {
        assert!(text.contains(words), "{words}");
    }
}

#[test]
fn the_version_has_its_commit_if_that_is_known() {
    let output = palmyra(&folder("version"), "--version");
    let said = String::from_utf8_lossy(&output.stdout);
    let version = said
        .trim()
        .strip_prefix("palmyra ")
        .expect("its name first");
    let number = env!("CARGO_PKG_VERSION");
    let rest = version.strip_prefix(number).expect("then its number");
    let is_commit = rest
        .strip_prefix(" (")
        .and_then(|rest| rest.strip_suffix(')'));
    assert!(
        rest.is_empty() || is_commit.is_some_and(|commit| !commit.is_empty()),
        "{version}"
    );
}
