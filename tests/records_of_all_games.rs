//! What holds for the records of every game: they are written and read back, and
//! whatever a record says, reading it ends with a game or with a wrong line.

use palmyra_engine::record::{Problem, Recorder};
use palmyra_engine::{Playable, Rng, bot};
use palmyra_play::{Kind, with_game};
use palmyra_tests::records::{error, examples, replay, rewritten};
use proptest::prelude::*;
use proptest::test_runner::{Config, RngSeed, TestRunner};

/// Runs a test for every game of the list.
macro_rules! for_all_games {
    ($($name:ident: $test:ident;)*) => {
        $(
            #[test]
            fn $name() {
                for &kind in Kind::ALL {
                    with_game!(kind, Game => $test::<Game>());
                }
            }
        )*
    };
}

for_all_games! {
    kept_records_are_written_again_byte_for_byte: written_again;
    a_truncated_record_says_so: truncated;
    a_record_cut_anywhere_is_wrong_where_it_is_cut: cut;
    every_setup_round_trips: round_trips;
    random_bytes_are_refused: random_bytes;
    a_mutated_record_is_refused_with_a_line_or_still_true: mutated;
    shuffled_words_are_refused_or_true: shuffled;
    only_legal_moves_are_told_while_reading: told;
}

fn written_again<G: Playable>() {
    for text in examples::<G>() {
        assert_eq!(rewritten::<G>(&text), text);
    }
}

fn truncated<G: Playable>() {
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

fn cut<G: Playable>() {
    // The shortest will do.
    let texts = examples::<G>();
    let text = texts
        .iter()
        .min_by_key(|text| text.len())
        .expect("a record");
    for keep in 0..text.len() {
        let line = error::<G>(&text[..keep]).line;
        let cut = text[..keep].matches('\n').count() + 1;
        // A cut word may be wrong already; no later line can be.
        assert_eq!(line, cut, "{} cut after {keep} bytes", G::NAME);
    }
}

fn round_trips<G: Playable>() {
    for (mode, seats) in setups::<G>() {
        for seed in [0, 1, u64::MAX] {
            let mut game = G::deal(mode, seats, seed).expect("the mode takes so many");
            let mut recorder = Recorder::new(String::new());
            recorder.setup(&game, seed).expect("a dealt game");
            let mut rng = bot::rng(seed);
            let mut moves = Vec::new();
            while let Some(mv) = bot::random(&game, &mut rng) {
                let played = recorder.play(&mut game, mv);
                assert!(played.is_ok_and(|written| written.is_ok()));
                moves.push(mv);
            }
            let text = recorder.into_inner();
            let (end, read) = replay::<G>(&text).unwrap_or_else(|error| panic!("{error}"));
            assert!(read == moves && end.outcome().is_some());
            assert_eq!(rewritten::<G>(&text), text);
        }
    }
}

fn setups<G: Playable>() -> Vec<(u8, u8)> {
    let modes = (0..).zip(G::MODES);
    let all = modes.flat_map(|(number, mode)| {
        let seats = (1..=5).filter(|&seats| mode.seats(seats));
        seats.map(move |seats| (number, seats))
    });
    all.collect()
}

/// Tries so many cases, the same ones every time.
fn tried<S: Strategy>(cases: u32, of: S, test: impl Fn(S::Value) -> Result<(), TestCaseError>) {
    let config = Config {
        rng_seed: RngSeed::Fixed(7),
        failure_persistence: None,
        ..Config::with_cases(cases)
    };
    let done = TestRunner::new(config).run(&of, test);
    done.unwrap_or_else(|error| panic!("{error}"));
}

fn random_bytes<G: Playable>() {
    let texts = examples::<G>();
    let bytes = proptest::collection::vec(any::<u8>(), 1..2000);
    tried(
        200,
        (0..texts.len(), 0..300usize, bytes),
        |(example, keep, bytes)| {
            // After none, some or many true lines.
            let lines = texts[example].split_inclusive('\n');
            let keep = keep.min(lines.clone().count() - 1);
            let mut text: String = lines.take(keep).collect();
            text += &String::from_utf8_lossy(&bytes);
            prop_assert!(error::<G>(&text).line > keep);
            Ok(())
        },
    );
}

fn mutated<G: Playable>() {
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
            // Another seed, say, or another piece that nobody minds.
            Ok(_) => prop_assert_eq!(rewritten::<G>(&text), text),
        }
        Ok(())
    });
}

fn shuffled<G: Playable>() {
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

fn told<G: Playable>() {
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
