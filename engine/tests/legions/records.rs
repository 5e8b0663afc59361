//! Tests of records of `legions`: writing and reading them, and refusing
//! invalid records.

use palmyra_engine::Game as _;
use palmyra_engine::legions::record::{self, Problem, RecordError};
use palmyra_engine::legions::{Legions, Mode, Move, Refusal};
use palmyra_engine::record::Recorded as _;
use palmyra_testing::legions::{random_game, seat, setup};
use palmyra_testing::records;

const EXAMPLES: [&str; 3] = [
    include_str!("../records/legions-classic.txt"),
    include_str!("../records/legions-expert.txt"),
    include_str!("../records/legions-solo.txt"),
];

fn replay(text: &str) -> Result<(Legions, Vec<Move>), RecordError> {
    records::replay(text)
}

fn error(text: &str) -> RecordError {
    records::error::<Legions>(text)
}

#[test]
fn a_replayed_record_leads_to_its_score() {
    let (end, _) = replay(EXAMPLES[2]).expect("the solo example");
    assert_eq!((end.coins(seat(1)), end.flipped(seat(1))), (11, 4));
}

#[test]
fn a_wrong_number_is_named_with_its_line() {
    let text = EXAMPLES[1].replacen("gain 1 tribute 0 take 1", "gain 2 tribute 0 take 2", 1);
    assert_eq!(error(&text).to_string(), "line 16: expected `1`, found `2`");
    let text = EXAMPLES[1].replacen("options 2 legion 8", "options 2 legion 9", 1);
    assert_eq!(error(&text).to_string(), "line 17: expected `8`, found `9`");
}

#[test]
fn an_illegal_move_is_named_with_its_line() {
    let text = EXAMPLES[1].replacen("Lh@-1,1", "Lh@-5,1", 1);
    let expected = RecordError {
        line: 16,
        problem: Problem::Illegal(Refusal::OutOfReach),
    };
    assert_eq!(error(&text), expected);
    let text = EXAMPLES[0].replacen("turn 1", "turn 2", 1);
    assert!(error(&text).to_string().contains("expected `1`, found `2`"));
}

#[test]
fn a_tile_that_is_not_there_is_named() {
    // Deals the same tile to all three players, although there are only two of its kind.
    let lines = EXAMPLES[0].lines().map(|line| {
        let mut words: Vec<_> = line.split(' ').collect();
        if words[0] == "hand" {
            words[2] = "Lht";
        }
        words.join(" ") + "\n"
    });
    let text: String = lines.collect();
    assert_eq!(
        error(&text).to_string(),
        "line 9: no tile Lht is left to draw"
    );
}

#[test]
fn a_running_game_ends_between_turns_with_a_line_that_says_so() {
    let whole = random_record();
    let turns: Vec<_> = whole
        .match_indices("\noptions ")
        .map(|(at, _)| at + 1)
        .collect();
    assert!(turns.len() > 20);
    for &end in &turns {
        let text = format!("{}running\n", &whole[..end]);
        let (game, _) = replay(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert!(game.outcome().is_none());
        assert_eq!(
            error(&format!("{text}\n")).problem,
            Problem::Missing("options")
        );
        assert_eq!(error(text.trim_end()).problem, Problem::Unfinished);
    }
    // The line `running` is not allowed within a turn or after the end of the game.
    let middle = whole.find("\nturn ").map_or(0, |at| at + 1);
    let problem = error(&format!("{}running\n", &whole[..middle])).problem;
    assert_eq!(problem, Problem::Missing("turn"));
    assert_eq!(
        error(&format!("{whole}running\n")).problem,
        Problem::Trailing
    );
}

fn random_record() -> String {
    let (opening, moves) = random_game(setup(Mode::Classic, 3), 8);
    record::to_string(&opening, 8, moves).expect("legal moves")
}

#[test]
fn other_formats_are_refused_at_their_line() {
    let cases = [
        ("", 1),
        ("\u{feff}palmyra-record 1\n", 1),
        ("palmyra-record 2\n", 1),
        ("palmyra-record 1\r\ngame legions\r\n", 1),
        ("palmyra-record 1\ngame caravans\n", 2),
        (
            "palmyra-record 1\ngame legions\nplayers 6\nmode classic\nseed 1\n",
            3,
        ),
        (
            "palmyra-record 1\ngame legions\nplayers 2\nmode solo 1\nseed 1\n",
            4,
        ),
        (
            "palmyra-record 1\ngame legions\nplayers 1\nmode solo 6\nseed 1\n",
            4,
        ),
        ("palmyra-record 1\ngame legions\nplayers two\n", 3),
        ("palmyra-record 1\ngame legions\nmode classic\n", 3),
        ("palmyra-record 1\ngame legions \n", 2),
        (
            "palmyra-record 1\ngame legions\nplayers 2 junk\nmode none\n",
            3,
        ),
        (
            "palmyra-record 1\ngame legions\nplayers 2\nmode classic\nseed 1\ncity rubbish\nhand\n",
            6,
        ),
    ];
    for (text, line) in cases {
        assert_eq!(error(text).line, line, "{text:?}: {}", error(text));
    }
}

#[test]
fn what_is_missing_is_named() {
    let cases = [
        (
            EXAMPLES[1].replacen(" draw Lm Sht", "", 1),
            "line 18: the line lacks `draw`",
        ),
        (
            EXAMPLES[1].replacen("game legions", "game legions ", 1),
            "line 2: a space too many",
        ),
        (
            EXAMPLES[1].replacen("seed 7\n", "seed\n", 1),
            "line 5: a word is missing",
        ),
        (
            EXAMPLES[1].replacen("gain 1", "gain 300", 1),
            "line 16: expected `1`, found `300`",
        ),
        (
            EXAMPLES[1].replacen("hand 1 Lh Sh", "hand 1 Sh Lh", 1),
            "line 7: the hand must be 1 large tiles, then 1 small ones",
        ),
        (
            EXAMPLES[1].replacen(" legion -1,-1", "", 1),
            "line 20: the line lacks `legion`",
        ),
    ];
    for (text, message) in cases {
        assert_eq!(error(&text).to_string(), message);
    }
}

#[test]
fn a_scenario_has_no_record() {
    let game = palmyra_testing::legions::Position::new(Mode::Classic, 2).game();
    assert!(game.initial().is_none());
    assert!(record::to_string(&game, 1, []).is_err());
}
