//! Records of `merchants`: written, read, and refused when wrong.

use palmyra_engine::merchants::record::{self, Fault, Reason, RecordError, Recorder};
use palmyra_engine::merchants::{Colour, Event, Merchants, Mode, Move, Phase, Refusal};
use palmyra_engine::record::Recorded as _;
use palmyra_engine::{Game as _, Rng, Seat};
use palmyra_tests::merchants::{Position, all_setups, busy_out, random_game, seat, setup, the};
use proptest::prelude::*;
use proptest::test_runner::{Config, RngSeed};

const EXAMPLES: [&str; 4] = [
    include_str!("../records/merchants-2.txt"),
    include_str!("../records/merchants-3.txt"),
    include_str!("../records/merchants-4.txt"),
    include_str!("../records/merchants-experienced.txt"),
];

fn replay(text: &str) -> Result<(Merchants, Vec<Move>), RecordError> {
    let mut moves = Vec::new();
    let end = record::read(text, |_, mv| moves.push(mv))?;
    Ok((end, moves))
}

/// The text that a record's own positions and moves write again.
fn rewritten(text: &str) -> String {
    let seed = text.lines().nth(4).expect("the seed's line");
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

/// An example in which a text is replaced once.
fn changed(example: usize, from: &str, to: &str) -> String {
    let text = EXAMPLES[example].replacen(from, to, 1);
    assert_ne!(text, EXAMPLES[example], "{from}");
    text
}

#[test]
fn records_of_another_program_replay_and_are_written_again_byte_for_byte() {
    for text in EXAMPLES {
        assert_eq!(rewritten(text), text);
    }
}

#[test]
fn replayed_records_lead_to_their_scores() {
    for text in EXAMPLES {
        let (end, _) = replay(text).expect("an example");
        let outcome = end.outcome().expect("over");
        for seat in Seat::all(end.seats()) {
            let line = format!("score {seat} ");
            let line = text.lines().find(|other| other.starts_with(&line));
            let total = line.and_then(|line| line.rsplit(' ').next());
            assert_eq!(
                total.map(the::<i16>),
                Some(outcome.scores[seat.index()]),
                "{line:?}"
            );
        }
    }
}

#[test]
fn our_records_round_trip_byte_for_byte() {
    for setup in all_setups() {
        for seed in [0, 1, 2, 3, 4, 5, 6, 7, u64::MAX] {
            let (opening, moves) = random_game(setup, seed);
            let text = record::to_string(&opening, seed, moves.iter().copied()).expect("it plays");
            let (end, reread) = replay(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
            assert_eq!(reread, moves);
            let mut game = opening;
            for mv in moves {
                game.play(mv, |_| {}).expect("it played before");
            }
            assert_eq!(game.outcome(), end.outcome());
            assert_eq!(rewritten(&text), text);
        }
    }
}

/// Games in which nearly everything happens.
#[test]
fn busy_records_round_trip_byte_for_byte() {
    for setup in all_setups() {
        for seed in 0..25 {
            let opening = Merchants::new(setup, seed);
            let mut moves = Vec::new();
            busy_out(opening, &mut Rng::new(seed), |_, mv| moves.push(mv));
            let text = record::to_string(&opening, seed, moves.iter().copied()).expect("it plays");
            let (_, reread) = replay(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
            assert_eq!(reread, moves);
            assert_eq!(rewritten(&text), text);
        }
    }
}

#[test]
fn a_seed_gives_the_same_record_for_ever() {
    let (opening, moves) = random_game(setup(3, Mode::Standard), 2017);
    let text = record::to_string(&opening, 2017, moves).expect("it plays");
    assert_eq!(text, include_str!("../records/seed-2017.txt"));
}

#[test]
fn positions_told_while_reading_shuffle_and_draw_what_the_record_says() {
    for text in EXAMPLES {
        let mut game: Option<Merchants> = None;
        let mut shuffles = 0;
        record::read(text, |before, mv| {
            if let Some(played) = &game {
                for seat in Seat::all(before.seats()) {
                    assert_eq!(played.board(seat), before.board(seat));
                }
                assert_eq!(played.open(), before.open());
                for colour in Colour::ALL {
                    assert_eq!(played.stack(colour), before.stack(colour));
                }
            }
            let mut next = *before;
            next.play(mv, |event| {
                let shuffled = matches!(
                    event,
                    Event::StackShuffled { .. } | Event::DeckShuffled { again: true, .. }
                );
                shuffles += u32::from(shuffled);
            })
            .expect("legal");
            game = Some(next);
        })
        .expect("a true record");
        assert_eq!(shuffles as usize, text.matches("\nshuffle ").count());
    }
}

#[test]
fn a_wrong_number_is_named_with_its_line() {
    for (from, to, message) in [
        (
            "options 1 30",
            "options 1 29",
            "line 17: expected `30`, found `29`",
        ),
        (
            "options 1 16",
            "options 1 17",
            "line 38: expected `16`, found `17`",
        ),
        (
            "take 1 N1 : w3",
            "take 1 N1 : w4",
            "line 43: expected `w3`, found `w4`",
        ),
        (
            "fulfil 1 P5 K8 : w2s2g1 +2",
            "fulfil 1 P5 K8 : w2s2g1 +3",
            "line 52: expected `+2`, found `+3`",
        ),
        (
            "return 1 K8 : 3",
            "return 1 K8 : 4",
            "line 53: expected `3`, found `4`",
        ),
        (
            "two : w1m2 2",
            "two : w1m3 2",
            "line 56: expected `w1m2`, found `w1m3`",
        ),
        (
            "turn 2 1 1",
            "turn 2 2 1",
            "line 75: expected `1`, found `2`",
        ),
        (
            "stand 1 12 w2m1 3 3 2",
            "stand 1 12 w2m1 3 4 2",
            "line 73: expected `3`, found `4`",
        ),
        (
            "levels 1 +20",
            "levels 1 +22",
            "line 188: expected `+20`, found `+22`",
        ),
        ("winner 2", "winner 1", "line 599: expected `2`, found `1`"),
    ] {
        assert_eq!(error(&changed(0, from, to)).to_string(), message);
    }
}

#[test]
fn an_illegal_move_is_named_with_its_line() {
    let illegal = |line, refusal| RecordError {
        line,
        reason: Reason::Illegal(refusal),
    };
    for (from, to, line, refusal) in [
        ("place 1 c P5", "place 1 s P5", 18, Refusal::NoRoom),
        ("place 2 c D2", "place 2 c P5", 20, Refusal::NoRoom),
        ("start 1 I2", "start 1 I1", 11, Refusal::NoSuchTile),
        ("goods 2 w1", "goods 2 m1", 9, Refusal::WrongGoods),
        ("buy 1 P1 I14", "buy 1 P1 I15", 39, Refusal::NoSuchTile),
        ("buy 1 P1 I14", "buy 1 D4 I14", 39, Refusal::NotNow),
        (
            "buy 1 P1 I14 : w1",
            "buy 1 P1 I14 : w2",
            39,
            Refusal::WrongGoods,
        ),
        ("take 1 N1", "take 1 S1", 43, Refusal::NoPieceThere),
        ("cash 1 K17 s", "cash 1 K16 s", 51, Refusal::NotInHand),
        ("fulfil 1 P5 K8", "fulfil 1 P5 K7", 52, Refusal::NotInHand),
        ("return 1 K8", "return 1 K13", 53, Refusal::NotFulfilled),
        ("trade 2 s m", "trade 2 pp m", 57, Refusal::NoTrade),
        ("discard 2 s4", "discard 2 s6", 459, Refusal::WrongGoods),
    ] {
        assert_eq!(
            error(&changed(0, from, to)),
            illegal(line, refusal),
            "{from}"
        );
    }
    let text = changed(1, "swap 1 K14 P1 P5", "swap 1 K14 P1 N1");
    assert_eq!(error(&text), illegal(402, Refusal::NoPieceThere));
    let text = changed(3, "change 1 K10 A", "change 1 K10 S");
    assert_eq!(error(&text), illegal(1023, Refusal::NoSuchRegion));
    let text = changed(3, "double 4 K23", "double 4 K24");
    assert_eq!(error(&text), illegal(840, Refusal::NotFulfilled));
}

#[test]
fn cards_and_tiles_that_cannot_be_there_are_named() {
    let fault = |line, fault| RecordError {
        line,
        reason: Reason::Fault(fault),
    };
    let text = changed(0, "stack grey glass", "stack grey myrrh");
    assert_eq!(error(&text), fault(6, Fault::WrongStack(Colour::Grey)));
    let text = changed(0, "hand 2 K13", "hand 2 K8");
    assert_eq!(error(&text), fault(14, Fault::NoSuchMission(the("K8"))));
    let text = changed(0, "deck K2 K21", "deck K2 K5");
    assert_eq!(error(&text), fault(15, Fault::NoSuchMission(the("K5"))));
    // Not in the game for two, of another era, and taken at first.
    for tile in ["I7", "I20", "I3"] {
        let text = changed(0, "open I5 I6", &format!("open {tile} I6"));
        assert_eq!(error(&text), fault(12, Fault::NoSuchTile(the(tile))));
    }
    let text = changed(0, "open I20 I27", "open I5 I27");
    assert_eq!(error(&text), fault(190, Fault::NoSuchTile(the("I5"))));
    assert_eq!(
        error(&text).to_string(),
        "line 190: improvement I5 cannot be laid open"
    );
}

#[test]
fn what_is_missing_or_too_much_is_named() {
    for (from, to, message) in [
        (
            "mode standard",
            "mode easy",
            "line 4: `easy` means nothing here",
        ),
        (
            "stack yellow",
            "stack red",
            "line 7: expected `yellow`, found `red`",
        ),
        ("goods 2 w1", "goods 2", "line 9: a word is missing"),
        (
            "goods 2 w1",
            "goods 2 w1 s1",
            "line 9: the line ends before `s1`",
        ),
        (
            "goods 2 w1",
            "goods 1 w1",
            "line 9: expected `2`, found `1`",
        ),
        (
            "open I5 I6",
            "open I6 I5",
            "line 12: expected `I5`, found `I6`",
        ),
        (
            "open I5 I6 I8 I14 I16 I18",
            "open I5 I6 I8 I14 I16",
            "line 12: the line lacks `",
        ),
        ("hand 1 K8 K17\n", "", "line 13: expected `1`, found `2`"),
        (
            "turn 1 1 1\n",
            "",
            "line 16: expected `turn`, found `options`",
        ),
        (
            "options 1 30\n",
            "",
            "line 17: expected a line `options ...`",
        ),
        ("options 1 30", "options 1", "line 17: the line lacks `30`"),
        ("options 1 30", "options 1 30 ", "line 17: a space too many"),
        ("place 1 c P5", "place 1 c", "line 18: a word is missing"),
        (
            "place 1 c P5",
            "place 1 c P7",
            "line 18: `P7` means nothing here",
        ),
        (
            "place 1 c P5",
            "place 1 x P5",
            "line 18: `x` means nothing here",
        ),
        (
            "place 1 c P5",
            "place 1 c P5 P5",
            "line 18: the line ends before `P5`",
        ),
        (
            "phase improvements\n",
            "",
            "line 37: expected `phase`, found `options`",
        ),
        (
            "buy 1 P1 I14 : w1",
            "buy 1 P1 I14",
            "line 39: a word is missing",
        ),
        (
            "buy 1 P1 I14 : w1",
            "buy 1 P1 I14 : x",
            "line 39: `x` means nothing here",
        ),
        (
            "buy 1 P1 I14 : w1",
            "buy 1 P1 I14 : w1 5",
            "line 39: the line ends before `5`",
        ),
        (
            "buy 1 P1 I14 : w1",
            "sell 1 P1 I14 : w1",
            "line 39: expected a line `pass ...`",
        ),
        ("take 1 N1 : w3", "take 1 N1", "line 43: the line lacks `:`"),
        (
            "take 1 N1 : w3",
            "grab 1 N1 : w3",
            "line 43: expected a line `done ...`",
        ),
        (
            "trade 2 s m",
            "trade 2 s s",
            "line 57: `s` means nothing here",
        ),
        ("tax 2 1 -0", "tax 2 1", "line 243: the line lacks `-0`"),
        ("end turns\n", "", "line 596: expected `end`, found `score`"),
    ] {
        let text = changed(0, from, to);
        let told = error(&text).to_string();
        assert!(told.starts_with(message), "{to}: {told}");
    }
}

#[test]
fn shuffles_stand_where_they_happen_and_hold_the_right_cards() {
    for (example, from, to, message) in [
        (
            0,
            "shuffle yellow porcelain ivory",
            "shuffle yellow ivory ivory",
            "line 372: expected `",
        ),
        (
            0,
            "shuffle yellow jade jade\n",
            "",
            "line 584: expected `shuffle`, found `done`",
        ),
        (
            3,
            "shuffle deck K17 K15",
            "shuffle deck K15 K15",
            "line 1072: `K15` means nothing here",
        ),
        (
            3,
            "shuffle deck K17 K15",
            "shuffle deck K15 K17",
            "line 1073: expected `K15`, found `K17`",
        ),
        (3, "K24 K1\n", "K24\n", "line 1072: "),
    ] {
        let told = error(&changed(example, from, to)).to_string();
        assert!(told.starts_with(message), "{to}: {told}");
    }
}

#[test]
fn a_running_game_ends_after_what_a_decision_has_told_with_a_line_that_says_so() {
    for whole in EXAMPLES {
        let (_, all) = replay(whole).expect("an example");
        let mut ends = 0;
        for (number, (end, _)) in whole.match_indices('\n').enumerate().skip(7) {
            let lines = &whole[..=end];
            let text = format!("{lines}running\n");
            match replay(&text) {
                Ok((game, moves)) => {
                    assert!(game.outcome().is_none() && game.to_move().is_some());
                    assert!(!matches!(game.phase(), Phase::Pay(_) | Phase::Gain(_)));
                    assert_eq!(moves, all[..moves.len()]);
                    assert!(moves.is_empty() || rewritten(&text).starts_with(lines));
                    ends += 1;
                }
                // The same decision has more to tell, or the game is over.
                Err(wrong) => assert_eq!(wrong.line, number + 2),
            }
        }
        let places = whole.matches("\nplace ").count();
        let takes = whole.matches("\ntake ").count();
        assert!(ends > places + takes, "{ends}");
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
        let wrong = error(&format!("{text}\n"));
        assert_eq!((wrong.line, wrong.reason), (lines + 1, Reason::Trailing));
    }
}

#[test]
fn a_record_cut_anywhere_is_wrong_where_it_is_cut() {
    let text = EXAMPLES[0];
    for keep in 0..text.len() {
        let line = error(&text[..keep]).line;
        let cut = text[..keep].matches('\n').count() + 1;
        // A cut word may be wrong already; no later line can be.
        assert_eq!(line, cut, "cut after {keep} bytes");
    }
}

#[test]
fn other_formats_are_refused_at_the_line_that_tells() {
    let head = "palmyra-record 1\ngame merchants\n";
    let cases = [
        (String::new(), 1),
        ("palmyra-record 2\n".into(), 1),
        ("palmyra-record 1\r\ngame merchants\r\n".into(), 1),
        ("palmyra-record 1\ngame caravans\n".into(), 2),
        (format!("{head}players 1\n"), 3),
        (format!("{head}players 5\n"), 3),
        (format!("{head}players two\n"), 3),
        (format!("{head}players 2 3\n"), 3),
        (format!("{head}players 2\nseed 1\n"), 4),
        (format!("{head}players 2\nmode standard\nstack grey\n"), 5),
        (
            format!("{head}players 2\nmode standard\nseed 1\nstack grey glass\n"),
            6,
        ),
        (
            format!("{head}players 2\nmode standard\nseed 1\nstack grey gold\n"),
            6,
        ),
    ];
    for (text, line) in cases {
        assert_eq!(error(&text).line, line, "{text:?}: {}", error(&text));
    }
}

#[test]
fn a_long_seed_is_kept_or_refused_but_never_cut() {
    for (length, fits) in [(400, true), (507, true), (508, false), (100_000, false)] {
        let seed = format!("seed {}\n", "x".repeat(length));
        let text = EXAMPLES[0].replacen("seed 43\n", &seed, 1);
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
    #![proptest_config(config(200))]

    #[test]
    fn random_bytes_are_refused(
        example in 0..EXAMPLES.len(),
        keep in 0..300usize,
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
            // Another seed, say, or another order that nobody minds.
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
fn only_legal_moves_are_told_while_reading() {
    let text = changed(0, "buy 1 P1 I14", "buy 1 P1 I15");
    let mut told = Vec::new();
    assert!(record::read(&text, |game, mv| told.push(game.check(mv))).is_err());
    // Goods, two improvements, ten pieces.
    assert_eq!(told, vec![Ok(()); 13]);
}

#[test]
fn a_scenario_has_no_record() {
    let game = Position::new(2).pieces(1, 1, 0).begin();
    assert!(game.opening().is_none());
    assert_eq!(record::to_string(&game, 1, []), Err(Refusal::NotNow));
}

#[test]
fn a_refused_move_is_not_written() {
    let opening = Merchants::new(setup(2, Mode::Standard), 1);
    let wrong = record::to_string(&opening, 1, [Move::Done]);
    assert_eq!(wrong, Err(Refusal::NotNow));
    assert_eq!(opening.seat(), seat(2));
}

#[test]
fn a_step_that_leaves_its_payment_open_writes_nothing_yet() {
    let position = Position::new(2).goods(1, "w1s1").open("I5").at(1, "P1 N1");
    let mut game = position.placed();
    let mut recorder = Recorder::new(String::new());
    recorder
        .play(&mut game, the("buy P1 I5"))
        .expect("legal")
        .expect("written");
    let text = recorder.into_inner();
    assert_eq!(text, "");
    let mut recorder = Recorder::new(text);
    recorder
        .play(&mut game, the("pay s1"))
        .expect("legal")
        .expect("written");
    assert_eq!(recorder.into_inner(), "options 1 2\nbuy 1 P1 I5 : s1\n");
}
