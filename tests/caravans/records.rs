//! Records of `caravans`: written, read, and refused when wrong.

use palmyra_engine::caravans::record::{self, Fault, Reason, RecordError, Recorder};
use palmyra_engine::caravans::{Caravans, Move, Refusal};
use palmyra_engine::record::Recorded as _;
use palmyra_engine::{Game as _, Rng};
use palmyra_tests::caravans::{Board, all_players, card, play_out, players, random_game, seat};
use proptest::prelude::*;
use proptest::test_runner::{Config, RngSeed};

const EXAMPLES: [&str; 2] = [
    include_str!("../records/caravans-3.txt"),
    include_str!("../records/caravans-4.txt"),
];

fn replay(text: &str) -> Result<(Caravans, Vec<Move>), RecordError> {
    let mut moves = Vec::new();
    let end = record::read(text, |_, mv| moves.push(mv))?;
    Ok((end, moves))
}

/// The text that a record's own positions and moves write again.
fn rewritten(text: &str) -> String {
    let seed = text.lines().nth(3).expect("the seed's line");
    let mut recorder = Recorder::new(String::new());
    let mut begun = false;
    let read = record::read(text, |before, mv| {
        if !begun {
            begun = true;
            let written = recorder.opening(before, &seed["seed ".len()..]);
            written.expect("a dealt game");
        }
        let played = recorder.play(&mut before.clone(), mv);
        played.expect("legal").expect("a string takes all");
    });
    read.unwrap_or_else(|error| panic!("{error}"));
    recorder.into_inner()
}

fn error(text: &str) -> RecordError {
    replay(text).expect_err("a wrong record")
}

#[test]
fn records_of_another_program_replay_and_are_written_again_byte_for_byte() {
    for text in EXAMPLES {
        assert_eq!(rewritten(text), text);
    }
    let (end, _) = replay(EXAMPLES[1]).expect("the example for four");
    let capital = [1, 2, 3, 4].map(|player| end.capital(seat(player)));
    assert_eq!(capital, [63, 80, 108, 88]);
}

#[test]
fn our_records_round_trip_byte_for_byte() {
    for count in all_players() {
        for seed in [0, 1, 2, 3, 4, 5, 6, 7, u64::MAX] {
            let (opening, moves) = random_game(count, seed);
            let text = record::to_string(&opening, seed, moves.iter().copied()).expect("it plays");
            let (end, reread) = replay(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
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
    let (opening, moves) = random_game(players(2), 1996);
    let text = record::to_string(&opening, 1996, moves).expect("it plays");
    assert_eq!(text, include_str!("../records/seed-1996.txt"));
}

#[test]
fn positions_told_while_reading_draw_what_the_record_says() {
    for text in EXAMPLES {
        let mut game: Option<Caravans> = None;
        record::read(text, |before, mv| {
            if let Some(played) = &game {
                assert_eq!(played.hand(before.seat()), before.hand(before.seat()));
            }
            let mut next = before.clone();
            next.play(mv, |_| {}).expect("legal");
            game = Some(next);
        })
        .expect("a true record");
    }
}

#[test]
fn a_wrong_number_is_named_with_its_line() {
    for (from, to, message) in [
        (
            "options 2 4",
            "options 2 5",
            "line 13: expected `4`, found `5`",
        ),
        (
            "+r8 +r10",
            "+r8 +r12",
            "line 14: expected `+r10`, found `+r12`",
        ),
        ("tax 1 2", "tax 1 4", "line 45: expected `2`, found `4`"),
        ("r -2 g 4", "r -2 g 5", "line 49: expected `4`, found `5`"),
        (
            "route y 24 22",
            "route y 26 22",
            "line 50: expected `24`, found `26`",
        ),
        (
            "payout 2 1",
            "payout 2 2",
            "line 53: expected `1`, found `2`",
        ),
        (
            "score 2 81",
            "score 2 82",
            "line 171: expected `81`, found `82`",
        ),
        (
            "sell 1 -y22",
            "sell 1 -y24",
            "line 158: expected `-y22`, found `-y24`",
        ),
        (
            "fields 10",
            "fields 13",
            "line 5: expected `10`, found `13`",
        ),
        ("winner 1", "winner 2", "line 173: expected `1`, found `2`"),
    ] {
        let text = EXAMPLES[0].replacen(from, to, 1);
        assert_eq!(error(&text).to_string(), message);
    }
}

#[test]
fn an_illegal_move_is_named_with_its_line() {
    let wrong =
        |example: usize, from: &str, to: &str| error(&EXAMPLES[example].replacen(from, to, 1));
    let illegal = |line, refusal| RecordError {
        line,
        reason: Reason::Illegal(refusal),
    };
    assert_eq!(
        wrong(0, "trade 2 +r8 +r10", "trade 2 +r8 +y10"),
        illegal(14, Refusal::SameDealTwice)
    );
    assert_eq!(
        wrong(0, "play 1 y-2", "play 1 y+2"),
        illegal(11, Refusal::NotInHand)
    );
    assert_eq!(
        wrong(0, "rF over 1", "rF over 2"),
        illegal(66, Refusal::NoTarget)
    );
    assert_eq!(
        wrong(0, "sell 1 -y22", "sell 1 -r22"),
        illegal(158, Refusal::NoneHeld)
    );
    assert_eq!(
        wrong(0, "exchange 1 g+2 : rC", "exchange 1 g+3 : rC"),
        illegal(54, Refusal::NotInHand)
    );
}

#[test]
fn a_card_that_is_not_there_is_named() {
    let no = |line, code| RecordError {
        line,
        reason: Reason::Fault(Fault::NoSuchCard(card(code))),
    };
    // There is one tax of each colour.
    let text = EXAMPLES[0].replacen("hand 2 g-2", "hand 2 yT", 1);
    assert_eq!(error(&text), no(8, "yT"));
    let text = EXAMPLES[0].replacen("draw 1 r-1", "draw 1 yT", 1);
    assert_eq!(error(&text), no(12, "yT"));
    let text = EXAMPLES[0].replacen(": rC\n", ": yT\n", 1);
    assert_eq!(error(&text), no(54, "yT"));
    assert_eq!(
        error(&text).to_string(),
        "line 54: no card yT is left to draw"
    );
}

#[test]
fn a_wrong_line_before_a_wrong_draw_is_named_first() {
    let text =
        EXAMPLES[0]
            .replacen("tax 1 2", "tax 1 8", 1)
            .replacen("draw 3 y+2 gC", "draw 3 yT gC", 1);
    assert_eq!(error(&text).to_string(), "line 45: expected `2`, found `8`");
}

#[test]
fn what_is_missing_or_too_much_is_named() {
    for (from, to, message) in [
        (
            "trade 2 +r8 +r10",
            "trade 2 +r8",
            "line 14: a word is missing",
        ),
        (
            "trade 2 +r8 +r10",
            "trade 2 +r8 +r10 +y8",
            "line 14: the line ends before `+y8`",
        ),
        (
            "trade 2 +r8 +r10\n",
            "",
            "line 14: expected a line `trade ...`",
        ),
        ("trade 2", "trade 3", "line 14: expected `2`, found `3`"),
        (
            "trade 2 +r8",
            "trade 2 *r8",
            "line 14: `*r8` means nothing here",
        ),
        ("play 1 y-2", "play 1", "line 11: a word is missing"),
        ("play 1 y-2", "play 1 y-2 ", "line 11: a space too many"),
        ("rF over 1", "rF", "line 66: the line lacks `over`"),
        ("rF over 1", "rF over 0", "line 66: `0` means nothing here"),
        (
            "draw 1 r-1",
            "draw 1 r-1 r+3",
            "line 12: the line ends before `r+3`",
        ),
        (
            "exchange 1 g+2 : rC",
            "exchange 1 g+2 :",
            "line 54: the line lacks",
        ),
        (
            "exchange 1 g+2 : rC",
            "exchange 1 :",
            "line 54: expected a line `options ...`",
        ),
        (
            "exchange 1 g+2 : rC\nexchange 2",
            "exchange 2 g+2 : rC\nexchange 1",
            "line 55: expected a line `options ...`",
        ),
        (
            "game caravans",
            "game caravans ",
            "line 2: a space too many",
        ),
        (
            "hand 1 gC r-2 rC g+2 y-2",
            "hand 1 gC r-2 rC g+2",
            "line 6: a word is missing",
        ),
        (
            "hand 1 gC",
            "hand 1 gC gC",
            "line 6: the line ends before `y-2`",
        ),
    ] {
        let text = EXAMPLES[0].replacen(from, to, 1);
        assert_ne!(text, EXAMPLES[0], "{from}");
        let told = error(&text).to_string();
        assert!(told.starts_with(message), "{to}: {told}");
    }
}

#[test]
fn a_tax_paid_by_a_sale_is_read_word_by_word() {
    for (to, message) in [
        ("tax 3 2", "line 63: a word is missing"),
        ("tax 3 2 -g12", "line 63: expected `-g14`, found `-g12`"),
        ("tax 3 2 -g14 -y8", "line 63: the line ends before `-y8`"),
        ("tax 3 4 -g14", "line 63: expected `2`, found `4`"),
        ("tax 1 2 -g14", "line 63: expected `3`, found `1`"),
    ] {
        let text = EXAMPLES[1].replacen("tax 3 2 -g14", to, 1);
        assert_eq!(error(&text).to_string(), message);
    }
}

#[test]
fn lines_stand_only_where_there_is_something_to_say() {
    for (from, to, message) in [
        // A tax is told of everybody who pays, from the player who played it.
        ("tax 1 2\n", "", "line 45: expected `1`, found `2`"),
        (
            "tax 3 4\ntax 1 2\n",
            "tax 1 2\ntax 3 4\n",
            "line 44: expected `3`, found `1`",
        ),
        (
            "tax 2 6\n",
            "tax 2 6\ntax 3 0\n",
            "line 47: expected a line `play ...`",
        ),
        // Who is paid nothing is not told.
        (
            "payout 2 1\n",
            "payout 1 0\npayout 2 1\n",
            "line 53: expected `2`, found `1`",
        ),
        (
            "payout 2 1\n",
            "",
            "line 53: expected `payout`, found `exchange`",
        ),
        // Nor who exchanges nothing.
        (
            "exchange 1 g+2",
            "exchange 3 :\nexchange 1 g+2",
            "line 54: expected a line `options ...`",
        ),
        // A turn is closed by its draw.
        (
            "draw 1 r-1\n",
            "",
            "line 12: expected `draw`, found `options`",
        ),
    ] {
        let text = EXAMPLES[0].replacen(from, to, 1);
        assert_ne!(text, EXAMPLES[0], "{from}");
        assert_eq!(error(&text).to_string(), message, "{from}");
    }
}

#[test]
fn a_running_game_ends_after_what_a_decision_has_told_with_a_line_that_says_so() {
    for whole in EXAMPLES {
        let (_, all) = replay(whole).expect("an example");
        let mut decisions = 0;
        for (number, (end, _)) in whole.match_indices('\n').enumerate() {
            let lines = &whole[..=end];
            let text = format!("{lines}running\n");
            match replay(&text) {
                Ok((game, moves)) => {
                    assert!(game.outcome().is_none() && game.to_move().is_some());
                    assert_eq!(moves, all[..moves.len()]);
                    assert!(moves.is_empty() || rewritten(&text).starts_with(lines));
                    decisions += 1;
                }
                // The same decision has more to tell, or the game is over.
                Err(wrong) => assert_eq!(wrong.line, number + 2),
            }
        }
        let trades = whole.matches("\ntrade ").count();
        let turns = whole.matches("\noptions ").count();
        assert!(decisions > trades + turns, "after a trade and after a turn");
        let over = error(&format!("{whole}running\n"));
        assert_eq!(over.reason, Reason::Trailing);
    }
}

#[test]
fn a_truncated_record_says_so() {
    for text in EXAMPLES {
        let lines = text.lines().count();
        for keep in 0..lines {
            let short: String = text.split_inclusive('\n').take(keep).collect();
            let wrong = error(&short);
            assert_eq!((wrong.line, wrong.reason), (keep + 1, Reason::Truncated));
        }
        let wrong = error(text.trim_end());
        assert_eq!((wrong.line, wrong.reason), (lines, Reason::Unfinished));
        for keep in 0..text.len() {
            let line = error(&text[..keep]).line;
            let cut = text[..keep].matches('\n').count() + 1;
            // A cut word may be wrong already; no later line can be.
            assert_eq!(line, cut, "cut after {keep} bytes");
        }
        let wrong = error(&format!("{text}\n"));
        assert_eq!((wrong.line, wrong.reason), (lines + 1, Reason::Trailing));
    }
}

#[test]
fn other_formats_are_refused_at_the_line_that_tells() {
    let head = "palmyra-record 1\ngame caravans\n";
    let cases = [
        (String::new(), 1),
        ("palmyra-record 2\n".into(), 1),
        ("palmyra-record 1\r\ngame caravans\r\n".into(), 1),
        ("palmyra-record 1\ngame legions\n".into(), 2),
        (format!("{head}players 1\n"), 3),
        (format!("{head}players 5\n"), 3),
        (format!("{head}players two\n"), 3),
        (format!("{head}players 2 3\n"), 3),
        (format!("{head}players 2\nfields 7\n"), 4),
        (format!("{head}players 2\nseed 1\nfields 10\n"), 5),
        (format!("{head}players 2\nseed 1\nfields 7\nhand 2\n"), 6),
    ];
    for (text, line) in cases {
        assert_eq!(error(&text).line, line, "{text:?}: {}", error(&text));
    }
}

#[test]
fn a_long_seed_is_kept_or_refused_but_never_cut() {
    for (length, fits) in [(400, true), (507, true), (508, false), (100_000, false)] {
        let seed = format!("seed {}\n", "x".repeat(length));
        let text = EXAMPLES[0].replacen("seed 5\n", &seed, 1);
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
        keep in 0..150usize,
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
        let text = String::from_utf8_lossy(&bytes).into_owned();
        match replay(&text) {
            Err(wrong) => {
                let changed = EXAMPLES[example][..first].matches('\n').count() + 1;
                prop_assert!(wrong.line >= changed, "{} before {}", wrong.line, changed);
                prop_assert!(wrong.line <= text.lines().count() + 1);
            }
            // Another seed, say, or another card that nobody minds.
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

    #[test]
    fn any_game_round_trips(count in 2..=4u8, seed in any::<u64>()) {
        let opening = Caravans::new(players(count), seed);
        let mut recorder = Recorder::new(String::new());
        recorder.opening(&opening, seed).expect("a dealt game");
        play_out(opening, &mut Rng::new(seed), |before, mv, _| {
            recorder.play(&mut before.clone(), mv).expect("legal").expect("a string takes all");
        });
        let text = recorder.into_inner();
        prop_assert_eq!(rewritten(&text), text);
    }
}

#[test]
fn only_legal_moves_are_told_while_reading() {
    let text = EXAMPLES[0].replacen("play 1 y-2", "play 1 y+2", 1);
    let mut told = Vec::new();
    assert!(record::read(&text, |game, mv| told.push(game.check(mv))).is_err());
    assert_eq!(told, [Ok(())]);
}

#[test]
fn a_scenario_has_no_record() {
    let game = Board::new(2).game();
    assert!(game.opening().is_none());
    assert_eq!(record::to_string(&game, 1, []), Err(Refusal::NotNow));
}

#[test]
fn a_refused_move_is_not_written() {
    let opening = Caravans::new(players(2), 1);
    let wrong = record::to_string(&opening, 1, [Move::Draw]);
    assert_eq!(wrong, Err(Refusal::NotNow));
}
