//! Tests of records of `merchants`: writing and reading. Invalid records are in `wrong.rs`.

mod wrong;

use palmyra_engine::merchants::record::{self, Fault, Problem, RecordError, Recorder};
use palmyra_engine::merchants::{Colour, Event, Merchants, Move, Refusal};
use palmyra_engine::record::Recorded as _;
use palmyra_engine::{Game as _, Rng, Seat};
use palmyra_testing::merchants::{Position, all_setups, busy_out, the};
use palmyra_testing::records;

const EXAMPLES: [&str; 4] = [
    include_str!("../../records/merchants-2.txt"),
    include_str!("../../records/merchants-3.txt"),
    include_str!("../../records/merchants-4.txt"),
    include_str!("../../records/merchants-experienced.txt"),
];

fn replay(text: &str) -> Result<(Merchants, Vec<Move>), RecordError> {
    records::replay(text)
}

fn rewritten(text: &str) -> String {
    records::rewritten::<Merchants>(text)
}

fn error(text: &str) -> RecordError {
    records::error::<Merchants>(text)
}

/// Returns a stored record after replacing a part of its text.
fn changed(example: usize, from: &str, to: &str) -> String {
    let text = EXAMPLES[example].replacen(from, to, 1);
    assert_ne!(text, EXAMPLES[example], "{from}");
    text
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

/// Checks records of games with nearly every kind of step: writing, reading and
/// writing again gives the same bytes.
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
fn a_scenario_has_no_record() {
    let game = Position::new(2).pieces(1, 1, 0).begin();
    assert!(game.initial().is_none());
    assert_eq!(record::to_string(&game, 1, []), Err(Refusal::NotNow));
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
