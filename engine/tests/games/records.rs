//! Tests that records can be written and read back. Reading any text must give either a game or the
//! number of the first invalid line.

use palmyra_engine::record::{Problem, to_string};
use palmyra_engine::{Playable, Rng};
use palmyra_testing::games::{curious_out, deal, setups, spread};
use palmyra_testing::play::random_moves;
use palmyra_testing::records::{error, examples, replay, rewritten, seed};
use proptest::prelude::*;
use proptest::test_runner::{Config, RngSeed, TestRunner};

palmyra_testing::for_all_games! {
    kept_records_are_written_again_byte_for_byte,
    a_truncated_record_says_so,
    a_record_cut_anywhere_is_wrong_where_it_is_cut,
    every_setup_round_trips,
    random_bytes_are_refused,
    a_mutated_record_is_refused_with_a_line_or_still_true,
    shuffled_words_are_refused_or_true,
    only_legal_moves_are_told_while_reading,
    a_seed_gives_the_same_record_for_ever,
    a_running_game_ends_after_what_a_decision_has_told,
    a_long_seed_is_kept_or_refused_but_never_cut,
    a_refused_move_is_not_written,
}

fn kept_records_are_written_again_byte_for_byte<G: Playable>() {
    for text in examples::<G>() {
        assert_eq!(rewritten::<G>(&text), text);
    }
}

fn a_truncated_record_says_so<G: Playable>() {
    for text in examples::<G>() {
        let lines = text.lines().count();
        for keep in 0..lines {
            let short: String = text.split_inclusive('\n').take(keep).collect();
            let wrong = error::<G>(&short);
            assert_eq!(wrong.line, keep + 1);
            assert!(matches!(wrong.problem, Problem::Truncated), "{wrong}");
        }
        let wrong = error::<G>(text.trim_end());
        assert_eq!(wrong.line, lines);
        assert!(matches!(wrong.problem, Problem::Unfinished), "{wrong}");
        let wrong = error::<G>(&format!("{text}\n"));
        assert_eq!(wrong.line, lines + 1);
        assert!(matches!(wrong.problem, Problem::Trailing), "{wrong}");
    }
}

fn a_record_cut_anywhere_is_wrong_where_it_is_cut<G: Playable>() {
    // The test tries every byte of a record, so it uses the shortest record.
    let texts = examples::<G>();
    let text = texts
        .iter()
        .min_by_key(|text| text.len())
        .expect("a record");
    for keep in 0..text.len() {
        let line = error::<G>(&text[..keep]).line;
        let cut = text[..keep].matches('\n').count() + 1;
        // All lines before the cut stay valid.
        assert_eq!(line, cut, "{} cut after {keep} bytes", G::NAME);
    }
}

fn every_setup_round_trips<G: Playable>() {
    for setup in setups::<G>() {
        for seed in [0, 1, 2, 3, u64::MAX] {
            let opening: G = deal(setup, seed);
            let mut curious = Vec::new();
            curious_out(opening.clone(), seed, |_, mv, _| curious.push(mv));
            for moves in [curious, random_moves(&opening, seed)] {
                let text = to_string(&opening, seed, moves.iter().copied()).expect("it plays");
                let (end, read) = replay::<G>(&text).unwrap_or_else(|error| panic!("{error}"));
                assert!(read == moves && end.outcome().is_some());
                assert_eq!(rewritten::<G>(&text), text);
            }
        }
    }
}

/// Runs a test on random cases. The cases are the same in every run.
fn tried<S: Strategy>(cases: u32, of: S, test: impl Fn(S::Value) -> Result<(), TestCaseError>) {
    let config = Config {
        rng_seed: RngSeed::Fixed(7),
        failure_persistence: None,
        ..Config::with_cases(palmyra_testing::soak(cases))
    };
    let done = TestRunner::new(config).run(&of, test);
    done.unwrap_or_else(|error| panic!("{error}"));
}

fn random_bytes_are_refused<G: Playable>() {
    let texts = examples::<G>();
    let bytes = proptest::collection::vec(any::<u8>(), 1..2000);
    tried(
        200,
        (0..texts.len(), 0..300usize, bytes),
        |(example, keep, bytes)| {
            // The text consists of the first lines of a valid record, possibly none, and random
            // bytes.
            let lines = texts[example].split_inclusive('\n');
            let keep = keep.min(lines.clone().count() - 1);
            let mut text: String = lines.take(keep).collect();
            text += &String::from_utf8_lossy(&bytes);
            prop_assert!(error::<G>(&text).line > keep);
            Ok(())
        },
    );
}

fn a_mutated_record_is_refused_with_a_line_or_still_true<G: Playable>() {
    let texts = examples::<G>();
    let edits = proptest::collection::vec((any::<u32>(), any::<u8>(), 0..3u8), 1..4);
    tried(250, (0..texts.len(), edits), |(example, edits)| {
        let mut bytes = texts[example].as_bytes().to_vec();
        let mut first = bytes.len();
        for (at, byte, kind) in edits {
            let at = at as usize % bytes.len();
            first = first.min(at);
            match kind {
                0 => bytes[at] = byte,
                1 => drop(bytes.remove(at)),
                _ => bytes.insert(at, byte),
            }
        }
        let text = String::from_utf8_lossy(&bytes).into_owned();
        match replay::<G>(&text) {
            Err(wrong) => {
                let changed = texts[example][..first].matches('\n').count() + 1;
                prop_assert!(wrong.line >= changed, "{} before {}", wrong.line, changed);
                prop_assert!(wrong.line <= text.lines().count() + 1);
            }
            // The changed record may still be valid, for example with another seed.
            Ok(_) => prop_assert_eq!(rewritten::<G>(&text), text),
        }
        Ok(())
    });
}

fn shuffled_words_are_refused_or_true<G: Playable>() {
    let texts = examples::<G>();
    tried(250, (0..texts.len(), any::<u64>()), |(example, seed)| {
        let mut rng = Rng::new(seed);
        let mut lines: Vec<String> = texts[example].lines().map(Into::into).collect();
        let any_line = |rng: &mut Rng| rng.below(lines.len() as u32) as usize;
        let (from, to) = (any_line(&mut rng), any_line(&mut rng));
        let any_word = |line: &str, rng: &mut Rng| {
            let words: Vec<&str> = line.split(' ').collect();
            rng.pick(&words).unwrap_or_default().to_owned()
        };
        let (old, new) = (
            any_word(&lines[to], &mut rng),
            any_word(&lines[from], &mut rng),
        );
        lines[to] = lines[to].replacen(&old, &new, 1);
        let text = lines.join("\n") + "\n";
        match replay::<G>(&text) {
            Err(wrong) => prop_assert!(wrong.line >= 1 && wrong.line <= lines.len() + 1),
            Ok(_) => prop_assert_eq!(rewritten::<G>(&text), text),
        }
        Ok(())
    });
}

fn only_legal_moves_are_told_while_reading<G: Playable>() {
    for text in examples::<G>() {
        let half = text.lines().count() / 2;
        let mut lines: Vec<&str> = text.lines().collect();
        lines[half] = "nonsense";
        let mut told = 0;
        let read = G::read(&(lines.join("\n") + "\n"), |game, mv| {
            assert!(game.check(mv).is_ok());
            told += 1;
        });
        assert!(read.is_err() && told > 0);
    }
}

/// Checks that a seed gives the same game on every machine and in every version. A change of the
/// generator or of the rules is noticed here.
fn a_seed_gives_the_same_record_for_ever<G: Playable>() {
    let dealt_here = |text: &&String| {
        let (end, _) = replay::<G>(text).expect("a true record");
        let Ok(seed) = seed(text).parse() else {
            return false;
        };
        let opening: G = deal((end.mode(), end.seats()), seed);
        let moves = random_moves(&opening, seed);
        to_string(&opening, seed, moves).expect("it plays") == **text
    };
    let examples = examples::<G>();
    assert_eq!(examples.iter().filter(dealt_here).count(), 1);
}

fn a_running_game_ends_after_what_a_decision_has_told<G: Playable<Refusal: PartialEq>>() {
    for whole in examples::<G>() {
        let (_, all) = replay::<G>(&whole).expect("an example");
        let mut decisions = Vec::new();
        for (number, (end, _)) in whole.match_indices('\n').enumerate() {
            let lines = &whole[..=end];
            match replay::<G>(&format!("{lines}running\n")) {
                Ok((game, moves)) => {
                    assert!(game.outcome().is_none() && game.to_move().is_some());
                    assert_eq!(moves, all[..moves.len()]);
                    decisions.push(lines);
                }
                // The record cannot be cut here: the lines of this decision are incomplete, or the
                // game is over.
                Err(wrong) => assert_eq!(wrong.line, number + 2),
            }
        }
        assert!(decisions.len() > 5);
        for lines in spread(decisions, 20).skip(1) {
            let text = format!("{lines}running\n");
            assert!(rewritten::<G>(&text).starts_with(lines));
            assert_eq!(error::<G>(text.trim_end()).problem, Problem::Unfinished);
        }
        let over = error::<G>(&format!("{whole}running\n"));
        assert_eq!(over.problem, Problem::Trailing);
    }
}

fn a_long_seed_is_kept_or_refused_but_never_cut<G: Playable>() {
    let examples = examples::<G>();
    let old = format!("seed {}\n", seed(&examples[0]));
    for (length, fits) in [(400, true), (507, true), (508, false), (100_000, false)] {
        let new = format!("seed {}\n", "x".repeat(length));
        let text = examples[0].replacen(&old, &new, 1);
        assert_eq!(replay::<G>(&text).is_ok(), fits, "{length}");
        if fits {
            assert_eq!(rewritten::<G>(&text), text);
        }
    }
}

fn a_refused_move_is_not_written<G: Playable<Refusal: PartialEq>>() {
    for setup in setups::<G>() {
        let opening: G = deal(setup, 1);
        let moves = random_moves(&opening, 1);
        let refused = moves.into_iter().find(|&mv| opening.check(mv).is_err());
        let refused = refused.expect("a move that has to wait");
        let wrong = to_string(&opening, 1, [refused]);
        assert!(wrong.is_err_and(|refusal| Some(refusal) == opening.check(refused).err()));
    }
}
