//! Tests of saving the games of records.

mod desk;

use std::fs;
use std::path::Path;

use desk::{FIRST, SECOND, folder, is_record, named, palmyra, said, script, stderr};
use palmyra_headless::saves;
use palmyra_play::save::VERSION;

/// Returns the record of a game between bots. Also returns, for each of its lines, the record of a
/// running game that consists of the lines up to that one.
fn records(folder: &Path, arguments: &str) -> (String, Vec<String>) {
    let whole = said(folder, &format!("record {arguments}"));
    let ends = whole.match_indices('\n').map(|(end, _)| end + 1);
    let running = ends.map(|end| format!("{}running\n", &whole[..end]));
    let running = running.collect();
    (whole, running)
}

#[test]
fn a_record_is_kept_and_printed_again() {
    let folder = folder("keep");
    for (game, arguments) in [
        (
            SECOND.name(),
            "--game $second --players 3 --seed 77 --bots easy",
        ),
        (
            FIRST.name(),
            "--mode expert --players 2 --seed 4000000000 --bots easy",
        ),
    ] {
        let flash = format!("new/{game}.flash");
        let (whole, running) = records(&folder, arguments);
        fs::write(folder.join("game.txt"), &whole).expect("a file");
        let kept = said(&folder, &format!("saves {flash} --keep game.txt"));
        assert!(
            kept.starts_with(&format!("kept as last game: {game}")),
            "{kept}"
        );
        let last = said(&folder, &format!("saves {flash} --record last"));
        assert_eq!(last, whole);
        // Each beginning that is a valid record takes a place. When all places are taken, it
        // replaces a game.
        let mut count = 0;
        for text in running.iter().step_by(7) {
            fs::write(folder.join("game.txt"), text).expect("a file");
            if !palmyra(&folder, "replay game.txt").status.success() {
                continue;
            }
            count += 1;
            let place = if count <= 3 {
                ""
            } else {
                "--place 2 --replace"
            };
            let number = if count <= 3 { count } else { 2 };
            let kept = said(&folder, &format!("saves {flash} --keep game.txt {place}"));
            assert!(
                kept.starts_with(&format!("kept as game {number}: {game}")),
                "{kept}"
            );
            let printed = said(&folder, &format!("saves {flash} --record {number}"));
            assert_eq!(&printed, text);
        }
        assert!(count > 5, "{count} beginnings");
        let listed = said(&folder, &format!("saves {flash}"));
        assert!(
            listed.contains(&format!("games begun {}", count + 1)),
            "{listed}"
        );
    }
}

#[test]
fn who_sits_at_a_kept_game_is_said_and_a_device_plays_it() {
    let folder = folder("keep-seats");
    let (_, running) = records(&folder, "--players 3 --seed 12 --bots easy");
    fs::write(folder.join("game.txt"), &running[30]).expect("a file");
    let kept = said(
        &folder,
        "saves games.flash --keep game.txt --seats easy,human,hard",
    );
    assert!(
        kept.contains(&named(
            "$first classic, malku human zenobia, seat 1 begins, seed 12"
        )),
        "{kept}"
    );
    script(
        &folder,
        "press A\npress B\nexpect title\npress A\nexpect table\n",
        "--flash games.flash --record after.txt",
    );
    let after = fs::read_to_string(folder.join("after.txt")).expect("a record");
    let before = running[30].trim_end_matches("running\n");
    assert!(after.starts_with(before), "{after}");
    // The record that a script has written for a running game can be read and
    // saved.
    assert!(after.ends_with("\nrunning\n"), "{after}");
    assert!(said(&folder, "replay after.txt").starts_with("ok"));
    said(&folder, "saves again.flash --keep after.txt");
}

#[test]
fn a_script_writes_records_that_can_be_read_back_within_any_turn() {
    let folder = folder("script-record");
    for (game, down) in [(FIRST, 0), (SECOND, 1)] {
        for presses in [0, 1, 2, 3, 5, 8, 13, 21] {
            let begin = format!(
                "press A\npress B\nexpect title\n{}",
                "press DOWN\n".repeat(down)
            );
            let play = "press A\nwait 450\n".repeat(2 + presses);
            script(&folder, &format!("{begin}{play}"), "--record game.txt");
            let record = fs::read_to_string(folder.join("game.txt")).expect("a record");
            assert!(is_record(game, &record), "after {presses}: {record}");
        }
    }
}

#[test]
fn what_cannot_be_kept_is_refused_and_nothing_is_lost() {
    let folder = folder("keep-refused");
    let (whole, running) = records(&folder, "--game $second --seed 5");
    let write = |name: &str, text: &str| fs::write(folder.join(name), text).expect("a file");
    write("over.txt", &whole);
    // This is the shortest record with the whole first turn, which ends with the line `draw`.
    let running = running
        .iter()
        .find(|text| text.contains("\ndraw 1 "))
        .expect("a turn");
    write("running.txt", running);
    write("wrong.txt", &running.replacen("play 1", "play 2", 1));
    write("word.txt", &running.replace("seed 5", "seed five"));
    write("large.txt", &running.replace("seed 5", "seed 4294967296"));
    write("other.txt", &running.replace("seed 5", "seed 6"));
    write("cut.txt", running.trim_end_matches("running\n"));
    for (arguments, words) in [
        ("wrong.txt", "wrong.txt: line 10: expected `1`, found `2`"),
        (
            "cut.txt",
            "cut.txt: line 12: the record stops before the game is over",
        ),
        (
            "word.txt",
            "word.txt: line 4: only games whose seed is a number below 4294967296",
        ),
        (
            "large.txt",
            "large.txt: line 4: only games whose seed is a number below 4294967296",
        ),
        (
            "other.txt",
            "other.txt: line 6: this does not follow from the seed",
        ),
        (
            "over.txt --place 1",
            "the game is over: it can only be kept as `last`",
        ),
        (
            "running.txt --place last",
            "the game is not over: keep it in place 1, 2 or 3",
        ),
        (
            "running.txt --seats human",
            "name as many seats as the game has players",
        ),
        (
            "running.txt --seats easy,hard",
            "at least one of the seats must be human",
        ),
        ("missing.txt", "missing.txt: "),
    ] {
        let output = palmyra(&folder, &format!("saves new.flash --keep {arguments}"));
        assert_eq!(output.status.code(), Some(1), "{arguments}");
        let message = stderr(&output);
        assert!(
            message.starts_with(&format!("palmyra: {words}")),
            "{arguments}: {message}"
        );
        assert!(!folder.join("new.flash").exists(), "{arguments}");
    }
    for arguments in [
        "--place 1",
        "--replace",
        "--seats human",
        "--keep over.txt --record 1",
        "--keep over.txt --place 4",
    ] {
        let output = palmyra(&folder, &format!("saves new.flash {arguments}"));
        assert_eq!(output.status.code(), Some(2), "{arguments}");
    }
    // Three games fill all places.
    for place in 1..=3 {
        let kept = said(&folder, "saves games.flash --keep running.txt");
        assert!(
            kept.starts_with(&format!("kept as game {place}: ")),
            "{kept}"
        );
    }
    said(&folder, "saves games.flash --keep over.txt");
    let before = fs::read(folder.join("games.flash")).expect("a file");
    for (arguments, words) in [
        ("running.txt", "no place is free"),
        (
            "running.txt --place 3",
            "game 3 is taken: $second, human human",
        ),
        ("over.txt", "last game is taken: $second, human human"),
    ] {
        let output = palmyra(&folder, &format!("saves games.flash --keep {arguments}"));
        assert_eq!(output.status.code(), Some(1), "{arguments}");
        let message = stderr(&output);
        assert!(
            message.starts_with(&named(&format!("palmyra: {words}"))),
            "{message}"
        );
    }
    let after = fs::read(folder.join("games.flash")).expect("a file");
    assert!(before == after, "nothing was written");
    // An item of a newer version is also replaced only with --replace.
    let mut saves = saves::on_file(&folder.join("games.flash")).expect("a flash");
    let store = saves.store().expect("a store");
    store.put(9, VERSION + 1, b"from the future").expect("room");
    drop(saves);
    let output = palmyra(&folder, "saves games.flash --keep running.txt --place 2");
    assert!(stderr(&output).contains("game 2 is taken: from a newer version"));
    said(
        &folder,
        "saves games.flash --keep running.txt --place 2 --replace",
    );
    assert_eq!(said(&folder, "saves games.flash --record 2"), *running);
    // The file cannot be opened while another process uses it.
    let held = saves::on_file(&folder.join("games.flash")).expect("nobody has it");
    let output = palmyra(&folder, "saves games.flash --keep over.txt --replace");
    assert!(stderr(&output).contains("another palmyra is playing"));
    drop(held);
}
