//! Tests of the place of the user's saves.

mod desk;

use std::path::Path;
use std::process::Command;
use std::{env, fs};

use desk::{command, folder, stderr};
use palmyra::place;

/// The environment variable that this test sets when it runs itself with another home folder.
const ASKED: &str = "PALMYRA_TEST_PLACE";

#[test]
#[cfg(any(target_os = "linux", target_os = "macos"))]
fn the_usual_place_is_the_one_of_the_system() {
    if env::var_os(ASKED).is_some() {
        let place = place::usual().expect("a place");
        println!("place {}", place.display());
        return;
    }
    let home = folder("home");
    let output = Command::new(env::current_exe().expect("this test"))
        .args(["--exact", "the_usual_place_is_the_one_of_the_system"])
        .arg("--nocapture")
        .env(ASKED, "yes")
        .env("HOME", &home)
        .env_remove("XDG_DATA_HOME")
        .output()
        .expect("this test runs itself");
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    let below = if cfg!(target_os = "macos") {
        Path::new("Library/Application Support/palmyra")
    } else {
        Path::new(".local/share/palmyra")
    };
    let place = home.join(below).join("palmyra.flash");
    let line = format!("place {}", place.display());
    assert!(said.contains(&line), "{said}\ndoes not say\n{line}");
}

#[test]
fn a_script_without_a_flash_keeps_nothing() {
    let (folder, home) = (folder("no-flash"), folder("empty-home"));
    fs::write(
        folder.join("script.txt"),
        "press A\npress B\npress A 2\nwait 500\nshot game\n",
    )
    .expect("a script");
    let output = command(&folder, "script script.txt --png pictures")
        .env("HOME", &home)
        .env_remove("XDG_DATA_HOME")
        .output()
        .expect("palmyra starts");
    assert!(output.status.success(), "{}", stderr(&output));
    let names = |folder: &Path| {
        let entries = fs::read_dir(folder).expect("a folder");
        let mut names: Vec<_> = entries
            .map(|entry| entry.expect("an entry").file_name())
            .collect();
        names.sort();
        names
    };
    assert!(names(&home).is_empty(), "{:?}", names(&home));
    assert_eq!(names(&folder), ["pictures", "script.txt"]);
    assert_eq!(names(&folder.join("pictures")), ["game.png"]);
}
