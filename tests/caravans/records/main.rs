//! Records of `caravans`: written, read, and refused when wrong.

mod cut;
mod random;
mod replayed;
mod wrong;

use palmyra_engine::Game as _;
use palmyra_engine::caravans::record::{self, Fault, Problem, RecordError, Recorder};
use palmyra_engine::caravans::{Caravans, Limit, Move, Phase, Refusal};
use palmyra_engine::record::Recorded as _;
use palmyra_tests::caravans::{Board, all_players, card, play_out, players, random_game, seat};

/// Games for two, three and four that another program has played at random.
const EXAMPLES: [&str; 3] = [
    include_str!("../../records/caravans-2.txt"),
    THREE,
    include_str!("../../records/caravans-4.txt"),
];
const THREE: &str = include_str!("../../records/caravans-3.txt");

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
            let written = recorder.setup(before, &seed["seed ".len()..]);
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
