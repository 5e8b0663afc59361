//! Tests that the messages of `palmyra` are correct, and that a refused command
//! changes nothing.

mod desk;

use std::fs;
use std::path::Path;

use palmyra_play::Kind;

use desk::{command, folder, palmyra, said, stderr};

fn write(folder: &Path, name: &str, text: &str) {
    fs::write(folder.join(name), text).expect("a file");
}

/// Runs a command that must fail, and returns its message.
fn refused(folder: &Path, arguments: &str) -> String {
    let output = palmyra(folder, arguments);
    assert_eq!(output.status.code(), Some(1), "{arguments}");
    assert!(output.stdout.is_empty(), "{arguments}");
    stderr(&output)
}

#[test]
fn a_script_does_not_write_over_the_saves_that_it_uses() {
    let folder = folder("over-flash");
    write(&folder, "script.txt", "press A\npress B\nshot games\n");
    fs::create_dir(folder.join("deep")).expect("a folder");
    // Creates an image of saves. Links give it several names.
    said(&folder, "script script.txt --png deep --flash games.png");
    let image = fs::read(folder.join("games.png")).expect("an image");
    fs::hard_link(folder.join("games.png"), folder.join("same.txt")).expect("a link");
    #[cfg(unix)]
    std::os::unix::fs::symlink("games.png", folder.join("linked.flash")).expect("a link");
    let mut calls = vec![
        ("--png . --flash games.png", "./games.png: "),
        ("--png ./deep/.. --flash games.png", "./deep/../games.png: "),
        ("--png . --flash same.txt", "./games.png: "),
        (
            "--png deep --flash games.png --record games.png",
            "games.png: ",
        ),
        (
            "--png deep --flash games.png --record same.txt",
            "same.txt: ",
        ),
    ];
    if cfg!(unix) {
        calls.push(("--png . --flash linked.flash", "./games.png: "));
    }
    for (arguments, file) in calls {
        let message = refused(&folder, &format!("script script.txt {arguments}"));
        let words = format!("palmyra: {file}this is the file of --flash");
        assert!(message.starts_with(&words), "{arguments}: {message}");
        let after = fs::read(folder.join("games.png")).expect("an image");
        assert!(after == image, "{arguments}: nothing was written");
    }
}

/// Checks the messages when the disk refuses to confirm writes from some point
/// on.
#[test]
#[cfg(target_os = "linux")]
fn saving_a_record_reports_whether_it_succeeded() {
    let folder = folder("unconfirmed");
    let source = r#"
        #include <errno.h>
        #include <stdlib.h>
        int fdatasync(int file) {
            static int left = -1;
            if (left < 0) left = atoi(getenv("GOOD_SYNCS"));
            if (left > 0) { left -= 1; return 0; }
            errno = EIO;
            return -1;
        }
    "#;
    write(&folder, "disk.c", source);
    let compiled = std::process::Command::new("cc")
        .args(["-shared", "-fPIC", "-o", "disk.so", "disk.c"])
        .current_dir(&folder)
        .status();
    assert!(compiled.is_ok_and(|status| status.success()), "a compiler");
    let record = said(&folder, "record --players 2 --seed 5");
    write(&folder, "game.txt", &record);
    let mut told = Vec::new();
    for good in 0.. {
        let _ = fs::remove_file(folder.join("games.flash"));
        let output = command(&folder, "saves games.flash --keep game.txt")
            .env("LD_PRELOAD", folder.join("disk.so"))
            .env("GOOD_SYNCS", good.to_string())
            .output()
            .expect("palmyra starts");
        let is_there = palmyra(&folder, "saves games.flash --record last");
        let is_there = is_there.stdout == record.as_bytes();
        let message = stderr(&output);
        if output.status.success() {
            assert!(is_there);
            break;
        }
        let words = match is_there {
            true => "palmyra: the game is kept as last game, but the disk does not confirm it",
            false => "palmyra: the saves could not be written\n",
        };
        assert!(message.starts_with(words), "after {good}: {message}");
        told.push(is_there);
    }
    assert!(told.contains(&true) && told.contains(&false), "{told:?}");
}

/// Checks that texts can be read in every form in which editors save them.
#[test]
fn records_and_scripts_with_other_line_ends_or_a_mark_are_read() {
    let folder = folder("line-ends");
    for game in Kind::ALL.iter().map(|kind| kind.name()) {
        let record = said(&folder, &format!("record --game {game} --seed 5"));
        let ends = record.replace('\n', "\r\n");
        let texts = [
            ends.clone(),
            format!("\u{feff}{record}"),
            format!("\u{feff}{ends}"),
        ];
        for (number, text) in texts.iter().enumerate() {
            write(&folder, "game.txt", text);
            let replayed = said(&folder, "replay game.txt");
            assert!(replayed.starts_with("ok: "), "{replayed}");
            let flash = format!("{game}-{number}.flash");
            said(&folder, &format!("saves {flash} --keep game.txt"));
            let printed = said(&folder, &format!("saves {flash} --record last"));
            assert_eq!(printed, record);
        }
        // An error must be reported with the right line.
        write(&folder, "game.txt", &ends.replacen("seed", "sead", 1));
        let line = record.lines().position(|line| line.starts_with("seed "));
        let message = refused(&folder, "replay game.txt");
        let words = format!(
            "palmyra: game.txt: line {}: expected a line `seed ...`",
            line.expect("a seed") + 1
        );
        assert!(message.starts_with(&words), "{message}");
    }
    let script = "\u{feff}press A\r\nexpect welcome\r\n";
    write(&folder, "script.txt", script);
    said(&folder, "script script.txt --png .");
}

#[test]
fn a_seed_that_is_missing_is_named() {
    let folder = folder("no-seed");
    for game in Kind::ALL.iter().map(|kind| kind.name()) {
        let record = said(&folder, &format!("record --game {game} --seed 5"));
        let line = record.lines().position(|line| line == "seed 5");
        let line = line.expect("a seed") + 1;
        write(&folder, "game.txt", &record.replacen("seed 5", "seed", 1));
        for arguments in ["replay game.txt", "saves games.flash --keep game.txt"] {
            let message = refused(&folder, arguments);
            let words = format!("palmyra: game.txt: line {line}: a word is missing\n");
            assert_eq!(message, words, "{arguments}");
        }
    }
    assert!(!folder.join("games.flash").exists());
}

#[test]
fn a_solo_game_that_there_is_not_is_named() {
    let folder = folder("no-solo");
    let refusals = Kind::ALL.iter().flat_map(|kind| {
        let name = kind.name();
        match kind.modes().iter().filter(|mode| mode.is_solo()).count() {
            0 => vec![(name, 1, format!("{name} has no solo games"))],
            count => [0, count + 1]
                .map(|solo| {
                    (
                        name,
                        solo,
                        format!("{name} has the solo games 1 to {count}"),
                    )
                })
                .to_vec(),
        }
    });
    for (game, solo, words) in refusals {
        let arguments = format!("--game {game} --solo {solo}");
        let message = refused(&folder, &format!("arena {arguments}"));
        let words = format!("palmyra: {words}");
        assert!(message.starts_with(&words), "{arguments}: {message}");
    }
}

/// Checks that a command works and ends in the same way when standard error cannot be
/// written.
#[test]
#[cfg(target_os = "linux")]
fn a_full_standard_error_changes_nothing_else() {
    let folder = folder("full-error");
    let sample = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/saves");
    let image = fs::read(sample.join("version-2-caravans.bin")).expect("a sample");
    let mut image = image;
    image.resize(palmyra_headless::flash::REGION, 0xff);
    fs::write(folder.join("image"), image).expect("a file");
    for arguments in [
        "replay missing.txt",
        "arena --solo 9",
        "--terminal",
        "saves image",
        // This command leaves out an unfinished line, and tries to report it.
        "saves image --record 1",
    ] {
        let full = fs::OpenOptions::new().write(true).open("/dev/full");
        let output = command(&folder, arguments)
            .stderr(full.expect("a full device"))
            .output()
            .expect("palmyra starts");
        let told = palmyra(&folder, arguments);
        assert_eq!(output.status, told.status, "{arguments}");
        assert_eq!(output.stdout, told.stdout, "{arguments}");
    }
}
