//! Records of `merchants`: written and read. Those that are refused have their
//! own file.

mod wrong;

use palmyra_engine::merchants::record::{self, Fault, Problem, RecordError, Recorder};
use palmyra_engine::merchants::{Colour, Event, Merchants, Mode, Move, Phase, Refusal};
use palmyra_engine::record::Recorded as _;
use palmyra_engine::{Game as _, Rng, Seat};
use palmyra_tests::merchants::{Position, all_setups, busy_out, random_game, seat, setup, the};
use palmyra_tests::records;

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

/// An example in which a text is replaced once.
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
    assert_eq!(text, include_str!("../../records/seed-2017.txt"));
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
        assert_eq!(over.problem, Problem::Trailing);
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
    assert!(game.initial().is_none());
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
