//! Records of `merchants`: written, read, and refused when wrong.

use palmyra_engine::merchants::record::{self, RecordError, Recorder};
use palmyra_engine::merchants::{Merchants, Move};
use palmyra_tests::merchants::{all_setups, random_game};

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

#[test]
fn records_of_another_program_replay_and_are_written_again_byte_for_byte() {
    for text in EXAMPLES {
        assert_eq!(rewritten(text), text);
    }
}

#[test]
fn our_records_round_trip_byte_for_byte() {
    for setup in all_setups() {
        for seed in [0, 1, 2, 3, 4, 5, 6, 7, u64::MAX] {
            let (opening, moves) = random_game(setup, seed);
            let text = record::to_string(&opening, seed, moves.iter().copied()).expect("it plays");
            let (_, reread) = replay(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
            assert_eq!(reread, moves);
            assert_eq!(rewritten(&text), text);
        }
    }
}
