//! Whatever a record says, reading it ends with a game or with a wrong line.

use palmyra_engine::Rng;
use proptest::prelude::*;
use proptest::test_runner::{Config, RngSeed};

use super::*;

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
        keep in 0..120usize,
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
        recorder.setup(&opening, seed).expect("a dealt game");
        play_out(opening, &mut Rng::new(seed), |before, mv, _| {
            recorder.play(&mut before.clone(), mv).expect("legal").expect("a string takes all");
        });
        let text = recorder.into_inner();
        prop_assert_eq!(rewritten(&text), text);
    }
}
