//! Tests of records of `caravans`: writing and reading them, and refusing
//! invalid records.

mod cut;
mod replayed;
mod wrong;

use palmyra_engine::Game as _;
use palmyra_engine::caravans::record::{self, Fault, Problem, RecordError};
use palmyra_engine::caravans::{Caravans, Limit, Move, Phase, Refusal};
use palmyra_engine::record::Recorded as _;
use palmyra_testing::caravans::{Position, card, players, seat};
use palmyra_testing::records;

/// Records of games for two, three and four. Another program has played them at random.
const EXAMPLES: [&str; 3] = [
    include_str!("../../records/caravans-2.txt"),
    THREE,
    include_str!("../../records/caravans-4.txt"),
];
const THREE: &str = include_str!("../../records/caravans-3.txt");

fn replay(text: &str) -> Result<(Caravans, Vec<Move>), RecordError> {
    records::replay(text)
}

fn error(text: &str) -> RecordError {
    records::error::<Caravans>(text)
}
