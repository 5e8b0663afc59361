//! Records of `legions`: written, read, and refused when wrong.

use palmyra_engine::legions::record::{self, Problem, RecordError};
use palmyra_engine::legions::{Legions, Mode, Move, Refusal, Setup, Solo};
use palmyra_engine::record::Recorded as _;
use palmyra_engine::{Game as _, Rng};
use palmyra_tests::legions::{all_setups, random_game, seat, setup};
use proptest::prelude::*;
use proptest::test_runner::{Config, RngSeed};

const EXAMPLES: [&str; 3] = [
    include_str!("../records/legions-classic.txt"),
    include_str!("../records/legions-expert.txt"),
    include_str!("../records/legions-solo.txt"),
];

fn replay(text: &str) -> Result<(Legions, Vec<Move>), RecordError> {
    let mut moves = Vec::new();
    let end = record::read(text, |_, mv| moves.push(mv))?;
    Ok((end, moves))
}

/// The text that a record's own moves write again.
fn rewritten(text: &str) -> String {
    let (end, moves) = replay(text).unwrap_or_else(|error| panic!("{error}"));
    let seed = text.lines().nth(4).expect("the seed's line");
    record::to_string(
        &end.initial().expect("a dealt game"),
        &seed["seed ".len()..],
        moves,
    )
    .expect("all moves play")
}

fn error(text: &str) -> RecordError {
    replay(text).expect_err("a wrong record")
}

#[test]
fn records_of_another_program_replay_and_are_written_again_byte_for_byte() {
    for text in EXAMPLES {
        assert_eq!(rewritten(text), text);
    }
    let (end, _) = replay(EXAMPLES[2]).expect("the solo example");
    assert_eq!((end.coins(seat(1)), end.flipped(seat(1))), (11, 4));
}

#[test]
fn our_records_round_trip_byte_for_byte_in_every_setup() {
    for setup in all_setups() {
        for seed in [0, 1, u64::MAX] {
            let (opening, moves) = random_game(setup, seed);
            let text = record::to_string(&opening, seed, moves.iter().copied()).expect("it plays");
            let (end, reread) = replay(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
            // The undrawn rest of the stacks is not in a record; all else is.
            assert_eq!(reread, moves);
            assert!(end.outcome().is_some());
            assert_eq!(rewritten(&text), text);
        }
    }
}

/// The generator and the rules together are frozen: the same seed gives the
/// same game for ever, on every machine.
#[test]
fn a_seed_gives_the_same_record_for_ever() {
    let (opening, moves) = random_game(setup(Mode::Expert, 3), 2013);
    let text = record::to_string(&opening, 2013, moves).expect("it plays");
    assert_eq!(text, include_str!("../records/seed-2013.txt"));
}

#[test]
fn a_wrong_number_is_named_with_its_line() {
    let text = EXAMPLES[1].replacen("gain 1 tribute 0 take 1", "gain 2 tribute 0 take 2", 1);
    assert_eq!(error(&text).to_string(), "line 16: expected `1`, found `2`");
    let text = EXAMPLES[1].replacen("options 2 legion 8", "options 2 legion 9", 1);
    assert_eq!(error(&text).to_string(), "line 17: expected `8`, found `9`");
}

#[test]
fn an_illegal_move_is_named_with_its_line() {
    let text = EXAMPLES[1].replacen("Lh@-1,1", "Lh@-5,1", 1);
    let expected = RecordError {
        line: 16,
        problem: Problem::Illegal(Refusal::OutOfReach),
    };
    assert_eq!(error(&text), expected);
    let text = EXAMPLES[0].replacen("turn 1", "turn 2", 1);
    assert!(error(&text).to_string().contains("expected `1`, found `2`"));
}

#[test]
fn a_tile_that_is_not_there_is_named() {
    // Three players with the same tile, of which there are two.
    let lines = EXAMPLES[0].lines().map(|line| {
        let mut words: Vec<_> = line.split(' ').collect();
        if words[0] == "hand" {
            words[2] = "Lht";
        }
        words.join(" ") + "\n"
    });
    let text: String = lines.collect();
    assert_eq!(
        error(&text).to_string(),
        "line 9: no tile Lht is left to draw"
    );
}

#[test]
fn a_truncated_record_says_so() {
    for text in EXAMPLES {
        let lines = text.lines().count();
        for keep in 0..lines {
            let short: String = text.split_inclusive('\n').take(keep).collect();
            let wrong = error(&short);
            assert_eq!((wrong.line, wrong.problem), (keep + 1, Problem::Truncated));
        }
        let wrong = error(text.trim_end());
        assert_eq!((wrong.line, wrong.problem), (lines, Problem::Unfinished));
        for keep in 0..text.len() {
            let line = error(&text[..keep]).line;
            let cut = text[..keep].matches('\n').count() + 1;
            // A cut word may be wrong already; no later line can be.
            assert_eq!(line, cut, "cut after {keep} bytes");
        }
        let wrong = error(&format!("{text}\n"));
        assert_eq!((wrong.line, wrong.problem), (lines + 1, Problem::Trailing));
    }
}

#[test]
fn a_running_game_ends_between_turns_with_a_line_that_says_so() {
    let whole = random_record();
    let turns: Vec<_> = whole
        .match_indices("\noptions ")
        .map(|(at, _)| at + 1)
        .collect();
    assert!(turns.len() > 20);
    for &end in &turns {
        let text = format!("{}running\n", &whole[..end]);
        let (game, _) = replay(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert!(game.outcome().is_none());
        assert_eq!(
            error(&format!("{text}\n")).problem,
            Problem::Missing("options")
        );
        assert_eq!(error(text.trim_end()).problem, Problem::Unfinished);
    }
    // Neither inside a turn nor after the end.
    let middle = whole.find("\nturn ").map_or(0, |at| at + 1);
    let problem = error(&format!("{}running\n", &whole[..middle])).problem;
    assert_eq!(problem, Problem::Missing("turn"));
    assert_eq!(
        error(&format!("{whole}running\n")).problem,
        Problem::Trailing
    );
}

fn random_record() -> String {
    let (opening, moves) = random_game(setup(Mode::Classic, 3), 8);
    record::to_string(&opening, 8, moves).expect("legal moves")
}

#[test]
fn other_formats_are_refused_at_the_line_that_tells() {
    let cases = [
        ("", 1),
        ("\u{feff}palmyra-record 1\n", 1),
        ("palmyra-record 2\n", 1),
        ("palmyra-record 1\r\ngame legions\r\n", 1),
        ("palmyra-record 1\ngame caravans\n", 2),
        (
            "palmyra-record 1\ngame legions\nplayers 6\nmode classic\nseed 1\n",
            3,
        ),
        (
            "palmyra-record 1\ngame legions\nplayers 2\nmode solo 1\nseed 1\n",
            4,
        ),
        (
            "palmyra-record 1\ngame legions\nplayers 1\nmode solo 6\nseed 1\n",
            4,
        ),
        ("palmyra-record 1\ngame legions\nplayers two\n", 3),
        ("palmyra-record 1\ngame legions\nmode classic\n", 3),
        ("palmyra-record 1\ngame legions \n", 2),
        (
            "palmyra-record 1\ngame legions\nplayers 2 junk\nmode none\n",
            3,
        ),
        (
            "palmyra-record 1\ngame legions\nplayers 2\nmode classic\nseed 1\ncity rubbish\nhand\n",
            6,
        ),
    ];
    for (text, line) in cases {
        assert_eq!(error(text).line, line, "{text:?}: {}", error(text));
    }
}

#[test]
fn a_long_seed_is_kept_or_refused_but_never_cut() {
    for (length, fits) in [(400, true), (507, true), (508, false), (100_000, false)] {
        let seed = format!("seed {}\n", "x".repeat(length));
        let text = EXAMPLES[2].replacen("seed 2\n", &seed, 1);
        assert_eq!(replay(&text).is_ok(), fits, "{length}");
        if fits {
            assert_eq!(rewritten(&text), text);
        }
    }
}

fn config(cases: u32) -> Config {
    Config {
        rng_seed: RngSeed::Fixed(7),
        failure_persistence: None,
        ..Config::with_cases(cases)
    }
}

proptest! {
    #![proptest_config(config(400))]

    #[test]
    fn random_bytes_are_refused(
        example in 0..EXAMPLES.len(),
        keep in 0..40usize,
        bytes in proptest::collection::vec(any::<u8>(), 1..2000),
    ) {
        // After none, some or many true lines.
        let mut text: String = EXAMPLES[example].split_inclusive('\n').take(keep).collect();
        text += &String::from_utf8_lossy(&bytes);
        prop_assert!(error(&text).line > keep);
    }

    #[test]
    fn a_mutated_record_is_refused_with_a_line_or_still_true(
        example in 0..EXAMPLES.len(),
        edits in proptest::collection::vec((any::<u32>(), any::<u8>(), 0..3u8), 1..4),
    ) {
        let mut bytes = EXAMPLES[example].as_bytes().to_vec();
        let mut first = bytes.len();
        for (at, byte, kind) in edits {
            let at = at as usize % bytes.len();
            first = first.min(at);
            match kind {
                0 => bytes[at] = byte,
                1 => { bytes.remove(at); }
                _ => bytes.insert(at, byte),
            }
        }
        let text = String::from_utf8_lossy(&bytes);
        match replay(&text) {
            Err(wrong) => {
                let changed = EXAMPLES[example][..first].matches('\n').count() + 1;
                prop_assert!(wrong.line >= changed, "{} before {}", wrong.line, changed);
                prop_assert!(wrong.line <= text.lines().count() + 1);
            }
            // Another seed, say, or another tile that nobody minds.
            Ok(_) => prop_assert_eq!(rewritten(&text), text),
        }
    }

    #[test]
    fn shuffled_words_are_refused_or_true(example in 0..EXAMPLES.len(), seed in any::<u64>()) {
        let mut rng = Rng::new(seed);
        let mut lines: Vec<String> = EXAMPLES[example].lines().map(Into::into).collect();
        let (from, to) = (rng.below(lines.len() as u32) as usize, rng.below(lines.len() as u32) as usize);
        let word = |line: &str, at: u32| line.split(' ').nth(at as usize % line.split(' ').count()).unwrap_or("").to_string();
        let (old, new) = (word(&lines[to], rng.next_u32()), word(&lines[from], rng.next_u32()));
        lines[to] = lines[to].replacen(&old, &new, 1);
        let text = lines.join("\n") + "\n";
        match replay(&text) {
            Err(wrong) => prop_assert!(wrong.line >= 1 && wrong.line <= lines.len() + 1),
            Ok(_) => prop_assert_eq!(rewritten(&text), text),
        }
    }
}

#[test]
fn what_is_missing_is_named() {
    let cases = [
        (
            EXAMPLES[1].replacen(" draw Lm Sht", "", 1),
            "line 18: the line lacks `draw`",
        ),
        (
            EXAMPLES[1].replacen("game legions", "game legions ", 1),
            "line 2: a space too many",
        ),
        (
            EXAMPLES[1].replacen("seed 7\n", "seed\n", 1),
            "line 5: a word is missing",
        ),
        (
            EXAMPLES[1].replacen("gain 1", "gain 300", 1),
            "line 16: expected `1`, found `300`",
        ),
        (
            EXAMPLES[1].replacen("hand 1 Lh Sh", "hand 1 Sh Lh", 1),
            "line 7: the hand must be 1 large tiles, then 1 small ones",
        ),
        (
            EXAMPLES[1].replacen(" legion -1,-1", "", 1),
            "line 20: the line lacks `legion`",
        ),
    ];
    for (text, message) in cases {
        assert_eq!(error(&text).to_string(), message);
    }
}

#[test]
fn only_legal_moves_are_told_while_reading() {
    let text = EXAMPLES[1].replacen("Lh@-1,1", "Lh@-5,1", 1);
    let mut told = Vec::new();
    assert!(record::read(&text, |game, mv| told.push(game.check(mv))).is_err());
    assert_eq!(told, [Ok(())]);
}

#[test]
fn a_scenario_has_no_record() {
    let game = palmyra_tests::legions::Board::new(Mode::Classic, 2).game();
    assert!(game.initial().is_none());
    assert!(record::to_string(&game, 1, []).is_err());
}

#[test]
fn a_refused_move_is_not_written() {
    let opening = Legions::new(Setup::Solo(Solo::One), 1);
    let wrong = record::to_string(&opening, 1, [Move::Finish]);
    assert_eq!(wrong, Err(Refusal::NotNow));
}
