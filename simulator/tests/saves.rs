//! Tests of saves on a desktop computer. They run the program as a user does.

mod desk;

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::Stdio;

use desk::{FIRST, SECOND, command, folder, is_record, named, palmyra, said, script, stderr};

use palmyra_headless::Panel;
use palmyra_headless::flash::REGION;
use palmyra_headless::saves;
use palmyra_play::save::{SaveStore as _, VERSION};

fn picture(folder: &Path, name: &str) -> Panel {
    let file = fs::read(folder.join(name).with_extension("png")).expect("a picture");
    Panel::from_png(&file).expect("a picture")
}

/// Chooses English and no guided game. Then begins the first solo game and
/// stops within a turn.
const BEGIN: &str = "press A\npress B\npress A\npress DOWN\npress LEFT\npress UP\npress A 2\nexpect table\npress A\nwait 500\n";

#[test]
fn a_game_goes_on_where_it_was_when_palmyra_ended() {
    let folder = folder("goes-on");
    let flash = "--flash deep/er/games.flash";
    let begin = format!("{BEGIN}shot before\n");
    script(
        &folder,
        &begin,
        &format!("{flash} --seed 5 --record before.txt"),
    );
    let file = folder.join("deep/er/games.flash");
    assert_eq!(fs::metadata(&file).expect("a file").len(), REGION as u64);
    // The seed differs from that of the first run, so the game must come from
    // the file.
    let go_on = "expect title\nshot title\npress A\nexpect table\nwait 500\nshot after\n";
    script(
        &folder,
        go_on,
        &format!("{flash} --seed 6 --record after.txt"),
    );
    assert_eq!(picture(&folder, "before"), picture(&folder, "after"));
    let text = |name: &str| fs::read_to_string(folder.join(name)).expect("a record");
    assert_eq!(text("before.txt"), text("after.txt"));
    // Steps that could be taken back before the restart can still be taken
    // back.
    script(
        &folder,
        "press A\nwait 500\npress B\nexpect table\nwait 500\npress B\nexpect pause\n",
        flash,
    );
    // Without a flash file, nothing is saved.
    script(&folder, "shot new\n", "--seed 6");
    assert_ne!(picture(&folder, "title"), picture(&folder, "new"));
}

#[test]
fn settings_and_games_survive_many_restarts_and_much_writing() {
    let folder = folder("many");
    let flash = "--flash games.flash";
    // Chooses the speed without animations. Then plays the solo game by confirming, with a restart
    // after every forty presses.
    script(
        &folder,
        "press A\npress B\npress UP\npress RIGHT 2\npress A\npress RIGHT 2\npress B\n",
        flash,
    );
    for run in 0..12 {
        let press = if run == 0 {
            "press A\npress DOWN\npress LEFT\npress UP\npress A 2\n"
        } else {
            "press A\n"
        };
        script(
            &folder,
            &format!("expect title\n{press}{}", "wait 450\npress A\n".repeat(40)),
            flash,
        );
        let listed = said(&folder, "saves games.flash");
        assert!(listed.contains("speed instant"), "{listed}");
        if listed.contains("last game (version") {
            let record = said(&folder, "saves games.flash --record last");
            assert!(is_record(FIRST, &record), "{record}");
            return;
        }
    }
    panic!("the game never ended");
}

#[test]
fn what_is_no_image_is_refused_and_left_alone() {
    let folder = folder("refused");
    fs::write(
        folder.join("script.txt"),
        "press A\npress B\npress A\npress DOWN\npress LEFT\npress UP\npress A 2\n",
    )
    .expect("a script");
    fs::create_dir(folder.join("folder")).expect("a folder");
    fs::write(folder.join("short"), "a letter").expect("a file");
    fs::write(folder.join("long"), vec![0xff; REGION + 1]).expect("a file");
    fs::write(folder.join("zeros"), vec![0; REGION]).expect("a file");
    let text: Vec<u8> = b"Not a word of Palmyra. "
        .iter()
        .copied()
        .cycle()
        .take(REGION)
        .collect();
    fs::write(folder.join("text"), text).expect("a file");
    for (file, words) in [
        ("folder", "folder: this is no file"),
        (
            "short",
            "short: this is no image of saves: it has 8 bytes, not 65536",
        ),
        (
            "long",
            "long: this is no image of saves: it has 65537 bytes",
        ),
        (
            "zeros",
            "zeros: this is no image of saves: it holds something else",
        ),
        (
            "text",
            "text: this is no image of saves: it holds something else",
        ),
        ("short/deeper", "short/deeper: "),
    ] {
        let before = fs::read(folder.join(file)).ok();
        for arguments in [
            format!("script script.txt --png . --flash {file}"),
            format!("saves {file}"),
            format!("saves {file} --record last"),
        ] {
            let output = palmyra(&folder, &arguments);
            assert_eq!(output.status.code(), Some(1), "{arguments}");
            let message = stderr(&output);
            assert!(
                message.starts_with(&format!("palmyra: {words}")),
                "{arguments}: {message}"
            );
            assert!(output.stdout.is_empty(), "{arguments}");
        }
        assert_eq!(
            fs::read(folder.join(file)).ok(),
            before,
            "{file} is untouched"
        );
    }
    // These files look as if an earlier run had been interrupted while it created them.
    for len in [0, 5000] {
        fs::write(folder.join("begun"), vec![0xff; len]).expect("a file");
        said(&folder, "script script.txt --png . --flash begun");
        assert!(said(&folder, "saves begun").contains("game 1 (version"));
    }
    let missing = palmyra(&folder, "saves no/such/file");
    assert!(
        stderr(&missing).starts_with("palmyra: no/such/file: "),
        "{}",
        stderr(&missing)
    );
    assert!(!folder.join("no").exists(), "listing makes nothing");
}

#[test]
fn two_at_a_time_do_not_share_their_saves() {
    let folder = folder("lock");
    fs::write(folder.join("script.txt"), "press A\n").expect("a script");
    let path = folder.join("games.flash");
    let first = saves::on_file(&path).expect("nobody has it");
    let arguments = "script script.txt --png . --flash games.flash";
    let output = palmyra(&folder, arguments);
    assert_eq!(output.status.code(), Some(1));
    assert!(
        stderr(&output).contains("another palmyra is playing"),
        "{}",
        stderr(&output)
    );
    drop(first);
    said(&folder, arguments);
}

#[test]
#[cfg(unix)]
fn a_killed_process_loses_nothing_that_was_shown() {
    let folder = folder("killed");
    let turn = "press A 6\nwait 500\n";
    let begin = format!("{BEGIN}{}shot there\n", turn.repeat(4));
    script(&folder, &begin, "--seed 5 --record expected.txt");
    let expected = fs::read_to_string(folder.join("expected.txt")).expect("a record");

    // Runs the same script, followed by more presses than the process can handle before it is
    // killed, which happens as soon as the picture exists.
    let rest = "press X\npress B\n".repeat(200_000);
    fs::write(folder.join("long.txt"), begin + &rest).expect("a script");
    let mut child = command(
        &folder,
        "script long.txt --png . --seed 5 --flash games.flash",
    )
    .stdout(Stdio::piped())
    .spawn()
    .expect("palmyra starts");
    let mut line = String::new();
    let stdout = child.stdout.take().expect("a pipe");
    BufReader::new(stdout).read_line(&mut line).expect("a line");
    assert_eq!(line, "there\n");
    assert!(
        child.try_wait().expect("a child").is_none(),
        "it still plays"
    );
    child.kill().expect("it was there");
    child.wait().expect("it ends");

    // The file is no longer locked, and the game continues at the same point.
    script(
        &folder,
        "press A\nexpect table\n",
        "--flash games.flash --record kept.txt",
    );
    let kept = fs::read_to_string(folder.join("kept.txt")).expect("a record");
    assert_eq!(kept, expected);
}

#[test]
fn an_image_is_listed_and_its_games_are_printed() {
    let folder = folder("list");
    let sample = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/saves");
    let read = |name: &str| fs::read(sample.join(name)).expect(name);
    let mut region = read("version-1.bin");
    region.resize(REGION, 0xff);
    // The file may contain only the saves, or a whole flash with the saves at the end of its
    // first 2 MB.
    for (name, before, after) in [
        ("region", 0, 0),
        ("chip", 1984, 0),
        ("large", 1984, 14 * 1024),
    ] {
        let mut image = vec![0x5a; before * 1024];
        image.extend(&region);
        image.resize(image.len() + after * 1024, 0xff);
        fs::write(folder.join(name), &image).expect("a file");
        let listed = said(&folder, &format!("saves {name}"));
        let expected = String::from_utf8(read("version-1-list.txt")).expect("text");
        assert_eq!(listed, expected, "{name}");
        for game in ["1", "2", "3", "last"] {
            let record = said(&folder, &format!("saves {name} --record {game}"));
            let place = if game == "last" {
                "last".into()
            } else {
                format!("slot-{game}")
            };
            let whole = String::from_utf8(read(&format!("version-1-{place}.txt"))).expect("text");
            let turns = record.strip_suffix("running\n").unwrap_or(&record);
            assert!(whole.starts_with(turns), "{record}");
            fs::write(folder.join("game.txt"), &record).expect("a file");
            let replayed = said(&folder, "replay game.txt");
            assert_eq!(replayed.starts_with("ok: "), game == "last", "{replayed}");
            assert_eq!(
                replayed.starts_with("ok so far: "),
                game != "last",
                "{replayed}"
            );
        }
        assert_eq!(
            fs::read(folder.join(name)).expect("a file"),
            image,
            "only read"
        );
    }
}

#[test]
fn games_of_the_second_kind_are_listed_and_printed() {
    let folder = folder("second");
    let sample = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/saves");
    let read = |name: &str| fs::read(sample.join(name)).expect(name);
    let mut image = read(&named("version-3-$second.bin"));
    image.resize(REGION, 0xff);
    fs::write(folder.join("image"), &image).expect("a file");
    let listed = said(&folder, "saves image");
    for line in [
        "game 1 (version 3): $second, human human, chance begins, seed hidden, ",
        "game 2 (version 3): $second, zabdas human malku, seat 3 begins, seed 4294967295, ",
        "game 3 (version 3): $second, human malku zabdas zenobia, seat 2 begins, seed 7, ",
        "last game (version 3): $second, human zenobia, seat 2 begins, seed 0, ",
    ]
    .map(named)
    {
        let found = listed
            .lines()
            .find_map(|listed| listed.strip_prefix(line.as_str()));
        let moves = found.and_then(|rest| rest.strip_suffix(" moves"));
        assert!(
            moves.is_some_and(|moves| moves.parse::<u32>().is_ok()),
            "{listed}"
        );
    }
    // The unfinished line of a turn is left out of the record. A message reports
    // this if the line has moves.
    for (game, left_out) in [
        ("slot-1", true),
        ("slot-2", false),
        ("slot-3", true),
        ("last", false),
    ] {
        let place = game.trim_start_matches("slot-");
        let output = palmyra(&folder, &format!("saves image --record {place}"));
        assert!(output.status.success(), "{}", stderr(&output));
        assert_eq!(
            stderr(&output).contains("is left out of the record"),
            left_out
        );
        let record = String::from_utf8(output.stdout).expect("text");
        let file = read(&named(&format!("version-3-$second-{game}.txt")));
        let whole = String::from_utf8(file).expect("text");
        let turns = record.strip_suffix("running\n").unwrap_or(&record);
        assert!(whole.starts_with(turns), "{record}");
        assert_eq!(whole == turns, game == "last");
        assert!(is_record(SECOND, &record));
        fs::write(folder.join("game.txt"), &record).expect("a file");
        let replayed = said(&folder, "replay game.txt");
        let begins = if game == "last" {
            "ok: "
        } else {
            "ok so far: "
        };
        assert!(replayed.starts_with(begins), "{replayed}");
    }
    assert_eq!(
        fs::read(folder.join("image")).expect("a file"),
        image,
        "only read"
    );
}

#[test]
fn damaged_newer_and_missing_games_are_named() {
    let folder = folder("bad-games");
    let path = folder.join("games.flash");
    let mut saves = saves::on_file(&path).expect("a flash");
    let store = saves.store().expect("a store");
    store.put(8, VERSION + 1, b"from the future").expect("room");
    store.put(9, VERSION, b"no game").expect("room");
    store.put(1, VERSION + 2, b"settings").expect("room");
    store.put(33, VERSION, b"what is this?").expect("room");
    assert!(saves.write(2, b"no"));
    drop(saves);
    let listed = said(&folder, "saves games.flash");
    for line in [
        format!(
            "settings (version {}): from a newer version, update to read it",
            VERSION + 2
        ),
        format!("counter (version {VERSION}): damaged, cannot be read any more"),
        format!(
            "game 1 (version {}): from a newer version, update to read it",
            VERSION + 1
        ),
        format!("game 2 (version {VERSION}): damaged, cannot be read any more"),
        "game 3: free".into(),
        "last game: none".into(),
        format!("item 33 (version {VERSION}): unknown, 13 bytes"),
        "wear: 0 of 100000 erases, 0.00 %".into(),
    ] {
        assert!(
            listed.lines().any(|listed| listed == line),
            "{line}\n{listed}"
        );
    }
    for (game, code, words) in [
        ("1", 1, "from a newer version"),
        ("2", 1, "damaged"),
        ("3", 1, "no game is kept in this place"),
        ("last", 1, "no game has been finished"),
        ("0", 2, "choose 1, 2, 3 or last"),
        ("4", 2, "choose 1, 2, 3 or last"),
        ("first", 2, "choose 1, 2, 3 or last"),
    ] {
        let output = palmyra(&folder, &format!("saves games.flash --record {game}"));
        assert_eq!(output.status.code(), Some(code), "{game}");
        assert!(
            stderr(&output).contains(words),
            "{game}: {}",
            stderr(&output)
        );
        assert!(output.stdout.is_empty(), "{game}");
    }
}

#[test]
fn wear_prints_its_arithmetic() {
    let folder = folder("wear");
    let text = said(&folder, "wear --days 2 --games 5");
    assert!(text.contains("games a day 5\n"), "{text}");
    let last = text.lines().last().unwrap_or_default();
    assert!(
        last.starts_with("100000 erases / (") && last.ends_with(" years"),
        "{text}"
    );
    let other = said(&folder, "wear --game $second --days 2 --games 5");
    assert!(other.ends_with(" years\n"), "{other}");
    assert_ne!(other, text);
    for arguments in ["wear --days 0", "wear --games 0", "wear --people 3"] {
        assert_eq!(
            palmyra(&folder, arguments).status.code(),
            Some(2),
            "{arguments}"
        );
    }
}

#[test]
fn a_game_that_is_older_than_its_newest_trace_is_named() {
    const STEPS: &str =
        "press A\nexpect table\nwait 500\npress RIGHT\npress A\nwait 500\npress A\nwait 500\n";
    let folder = folder("trace");
    let file = folder.join("games.flash");
    script(&folder, BEGIN, "--flash games.flash --seed 5");
    let before = fs::read(&file).expect("an image");
    script(&folder, STEPS, "--flash games.flash");
    let older = said(&folder, "saves games.flash");
    script(&folder, STEPS, "--flash games.flash");
    let mut after = fs::read(&file).expect("an image");
    let mut changes = after.iter().zip(&before);
    let from = changes.position(|(new, old)| new != old).expect("saves") / 16 * 16;
    after[from + 16..(from / 4096 + 1) * 4096].fill(0xff);
    fs::write(&file, &after).expect("an image");
    let listed = said(&folder, "saves games.flash");
    assert!(
        listed.contains("unfinished: the newest save, of game 1,"),
        "{listed}"
    );
    assert!(!older.contains("unfinished"), "{older}");
}
