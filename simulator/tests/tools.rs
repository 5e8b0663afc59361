//! Tests of the tools. They run the program as a user does.

mod desk;

use std::io::Write as _;
use std::process::{Command, Output, Stdio};

use desk::{FIRST, SECOND, named};

fn palmyra(arguments: &str) -> Output {
    palmyra_with(arguments, "")
}

fn palmyra_with(arguments: &str, input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_palmyra"))
        .args(named(arguments).split_whitespace())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("palmyra starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    // An error is ignored, because a tool that fails early does not read its
    // input.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    child.wait_with_output().expect("palmyra ends")
}

fn stdout(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn help_shows_the_tools_and_the_keys() {
    let output = palmyra("--help");
    assert!(output.status.success());
    for word in [
        "play", "script", "record", "replay", "saves", "wear", "perft", "arena", "bench", "Enter",
        "F12", "--flash",
    ] {
        assert!(stdout(&output).contains(word), "{}", stdout(&output));
    }
}

#[test]
fn help_explains_every_line_of_a_script() {
    let output = palmyra("script --help");
    assert!(output.status.success());
    for word in ["press", "hold", "down", "up", "wait", "shot", "expect"] {
        assert!(stdout(&output).contains(word), "{}", stdout(&output));
    }
}

#[test]
fn a_recorded_game_replays() {
    for options in [
        "--game $first --players 2 --mode classic --seed 7 --bots random",
        "--players 5 --mode expert --seed 18446744073709551615",
        "--mode solo:5",
        "--game $second --seed 7 --bots random",
        "--game $second --players 4 --seed 18446744073709551615",
        "--players 3 --mode expert --seed 4 --bots medium",
        "--mode solo:2 --seed 9 --bots hard",
        "--players 2 --seed 9 --bots easy",
        "--game $second --players 4 --seed 3 --bots easy",
        "--game $second --players 3 --seed 5 --bots medium",
        "--game $second --seed 6 --bots hard",
    ] {
        let record = palmyra(&format!("record {options}"));
        assert!(record.status.success(), "{}", stderr(&record));
        let again = palmyra(&format!("record {options}"));
        assert_eq!(record.stdout, again.stdout, "the same seed, the same game");
        let replay = palmyra_with("replay -", &stdout(&record));
        assert!(replay.status.success(), "{}", stderr(&replay));
        assert!(stdout(&replay).starts_with("ok: "), "{}", stdout(&replay));
    }
}

#[test]
fn a_record_says_which_game_it_is() {
    let record = stdout(&palmyra("record --game $second --players 3 --seed 4"));
    assert!(record.starts_with(&named("palmyra-record 1\ngame $second\nplayers 3\n")));
    let replay = palmyra_with("replay -", &record);
    assert!(
        stdout(&replay).contains(" capital, "),
        "{}",
        stdout(&replay)
    );
    let other = palmyra_with("replay -", &record.replacen(SECOND.name(), "chess", 1));
    assert_eq!(other.status.code(), Some(1));
    assert!(stderr(&other).contains("line 2: "), "{}", stderr(&other));
}

#[test]
fn a_wrong_record_is_named_by_line_and_fails() {
    let record = stdout(&palmyra("record --seed 3")).replacen("turn 2", "turn 1", 1);
    let replay = palmyra_with("replay -", &record);
    assert_eq!(replay.status.code(), Some(1));
    let message = stderr(&replay);
    assert!(message.starts_with("palmyra: -: line "), "{message}");
    assert!(message.contains("expected `2`, found `1`"), "{message}");
    assert!(replay.stdout.is_empty());
}

#[test]
fn a_missing_file_and_bytes_that_are_no_text_fail_clearly() {
    let missing = palmyra("replay no/such/file");
    assert_eq!(missing.status.code(), Some(1));
    assert!(
        stderr(&missing).contains("no/such/file"),
        "{}",
        stderr(&missing)
    );
    let noise = palmyra_with("replay -", "\u{0}\u{1}\u{fffd}");
    assert_eq!(noise.status.code(), Some(1));
    assert!(stderr(&noise).contains("line 1"), "{}", stderr(&noise));
}

#[test]
fn impossible_options_are_refused() {
    for (arguments, code, words) in [
        ("record --players 6", 1, "2 to 5 players"),
        (
            "record --players 2 --mode solo:1",
            1,
            "mode solo:1 takes 1 player",
        ),
        ("record --mode solo:6", 1, "solo:5"),
        ("record --game $second --players 5", 1, "2 to 4 players"),
        ("perft --game $second --players 1", 1, "2 to 4 players"),
        ("record --game $second --mode expert", 1, "mode"),
        ("record --seed twelve", 2, "invalid"),
        ("record --game chess", 2, FIRST.name()),
        ("record --fast", 2, "--fast"),
        ("record --bots chess", 2, "zabdas"),
        ("arena --seats hard", 1, "2 to 5 players"),
        (
            "arena --seats easy,easy,easy,easy,easy,easy",
            1,
            "2 to 5 players",
        ),
        ("arena --game $second --seats hard", 1, "2 to 4 players"),
        (
            "arena --game $second --seats easy,easy,easy,easy,easy",
            1,
            "2 to 4 players",
        ),
        ("arena --game $second --mode classic", 1, "mode"),
        ("arena --game $second --solo 1", 1, "has no solo games"),
        ("arena --seats hard,brilliant", 2, "longinus or zenobia"),
        ("arena --mode solo:1", 1, "--solo"),
        ("arena --solo 6", 1, "the solo games 1 to 5"),
        ("arena --solo 1 --seats hard,easy", 2, "cannot be used"),
        ("arena --bot easy", 2, "--solo"),
        ("arena --games 0", 2, "--games"),
        ("arena --budget 0", 2, "--budget"),
        ("arena --seats hard:0,easy", 2, "zenobia:2 to zenobia:1000"),
        (
            "arena --seats hard:many,easy",
            2,
            "zenobia:2 to zenobia:1000",
        ),
        ("arena --seats brilliant:2,easy", 2, "longinus or zenobia"),
        ("arena --game chess", 2, FIRST.name()),
        ("bench --runs 0", 2, "--runs"),
        ("sing", 2, "unrecognized"),
        ("play --seed twelve", 2, "invalid"),
        ("--seed 3 record", 2, "cannot be used"),
        ("replay", 2, "<FILE>"),
    ] {
        let output = palmyra(arguments);
        assert_eq!(output.status.code(), Some(code), "{arguments}");
        assert!(
            stderr(&output).contains(words),
            "{arguments}: {}",
            stderr(&output)
        );
        assert!(output.stdout.is_empty(), "{arguments}");
    }
}

/// Checks that the numbers of move sequences do not change. Nearly every change of the rules would
/// change them.
#[test]
fn perft_counts_stay_the_same() {
    for (options, expected) in [
        (
            "--players 2 --mode classic --seed 1 --depth 8",
            "perft 8 11039",
        ),
        (
            "--players 4 --mode expert --seed 2 --depth 8",
            "perft 8 8620",
        ),
        ("--mode solo:5 --seed 3 --depth 7", "perft 7 75272"),
        ("--game $second --seed 1 --depth 8", "perft 8 72438"),
        (
            "--game $second --players 4 --seed 2 --depth 8",
            "perft 8 111433",
        ),
    ] {
        let output = palmyra(&format!("perft {options}"));
        assert!(output.status.success(), "{}", stderr(&output));
        assert_eq!(stdout(&output).lines().last(), Some(expected), "{options}");
    }
}

#[test]
fn bench_prints_one_figure_a_line() {
    let output = palmyra("bench --runs 1 --games 3");
    assert!(output.status.success(), "{}", stderr(&output));
    let text = stdout(&output);
    for line in text.lines() {
        let figure = line.rsplit(' ').next().unwrap_or_default();
        assert!(
            figure.parse::<f64>().is_ok_and(|figure| figure > 0.0),
            "{line}"
        );
    }
    for figure in ["$first random", "$second random", "$first greedy"] {
        assert!(
            text.contains(&named(&format!("{figure} games/s 2p "))),
            "{text}"
        );
    }
    let output = palmyra("bench --game $second --runs 1 --games 3");
    assert!(
        !stdout(&output).contains(FIRST.name()),
        "{}",
        stdout(&output)
    );
}

/// Returns the number after a word in a line.
fn after(line: &str, word: &str) -> f64 {
    let mut words = line.split_whitespace().skip_while(|&found| found != word);
    let number = words.nth(1).unwrap_or_default();
    number.parse().unwrap_or_else(|_| panic!("{word}: {line}"))
}

#[test]
fn the_arena_counts_every_win_once() {
    let options = "arena --game $first --seats medium,easy,easy --mode expert --games 7 --seed 5";
    counts_every_win_once(options, "coins");
    let options = "arena --game $second --seats medium,easy,easy --games 7 --seed 5";
    counts_every_win_once(options, "capital");
}

fn counts_every_win_once(options: &str, points: &str) {
    let output = palmyra(options);
    assert!(output.status.success(), "{}", stderr(&output));
    let text = stdout(&output);
    let (lines, styles): (Vec<_>, Vec<_>) = text.lines().partition(|line| line.contains(" wins "));
    assert_eq!((lines.len(), styles.len()), (3, 3), "{text}");
    assert!(lines[0].starts_with("zabdas wins ") && lines[1].starts_with("malku wins "));
    assert!(styles[0].starts_with("zabdas turns/game "), "{text}");
    let wins: f64 = lines.iter().map(|line| after(line, "wins")).sum();
    assert!((wins - 7.0).abs() < 0.2, "{text}");
    for line in &lines {
        assert!(
            after(line, points) > 5.0 && after(line, "units/decision") > 1.0,
            "{line}"
        );
        assert!(line.contains(" of 7 = "), "{line}");
    }
    assert!(
        output.stderr.is_empty(),
        "no progress bar without a terminal"
    );
    assert_eq!(
        palmyra(options).stdout,
        output.stdout,
        "whatever the threads do"
    );
}

#[test]
fn the_arena_plays_solo_games() {
    let output = palmyra("arena --solo 1 --bot medium --games 6 --seed 3");
    assert!(output.status.success(), "{}", stderr(&output));
    let text = stdout(&output);
    assert!(text.starts_with("zabdas solo 1 goal met "), "{text}");
    assert!(after(&text, "best") >= after(&text, "mean"), "{text}");
    assert!(after(&text, "mean") > 40.0, "{text}");
}

#[test]
fn a_greater_budget_is_used() {
    let units = |budget| {
        let output = palmyra(&format!("arena --solo 5 --games 1 --budget {budget}"));
        assert!(output.status.success(), "{}", stderr(&output));
        after(&stdout(&output), "units/decision")
    };
    assert!(units(3) > 2.0 * units(1));
    let output = palmyra("arena --game $second --seats hard:4,hard --games 1");
    assert!(output.status.success(), "{}", stderr(&output));
    let text = stdout(&output);
    let lines: Vec<_> = text
        .lines()
        .filter(|line| line.contains(" wins "))
        .collect();
    assert!(lines[0].starts_with("zenobia:4 wins ") && lines[1].starts_with("zenobia wins "));
    let [more, usual] = [0, 1].map(|seat| after(lines[seat], "units/decision"));
    assert!(more > 2.0 * usual, "{text}");
}

/// Checks that input without an end is refused after a limit.
#[test]
fn what_is_too_long_for_a_record_is_refused_in_little_memory() {
    for tool in ["replay -", "script - --png .", "saves none.flash --keep -"] {
        let endless = std::fs::File::open("/dev/zero");
        let Ok(endless) = endless else { return };
        // The memory is limited to 600 MB, so a tool that stored the endless input would crash
        // instead of refusing it.
        let mut shell = Command::new("sh");
        let called = format!("ulimit -v 600000; exec \"$0\" {tool}");
        let output = shell
            .args(["-c", &called, env!("CARGO_BIN_EXE_palmyra")])
            .current_dir(env!("CARGO_TARGET_TMPDIR"))
            .stdin(endless)
            .output();
        let output = output.expect("palmyra ends");
        assert_eq!(output.status.code(), Some(1), "{tool}");
        let said = stderr(&output);
        assert!(said.starts_with("palmyra: -: "), "{tool}: {said}");
        assert!(said.contains("more than 4096 KB"), "{tool}: {said}");
    }
}
