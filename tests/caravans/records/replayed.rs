//! Records that are read and written again.

use super::*;

#[test]
fn records_of_another_program_replay_and_are_written_again_byte_for_byte() {
    for text in EXAMPLES {
        assert_eq!(rewritten(text), text);
    }
    let (end, _) = replay(EXAMPLES[2]).expect("the example for four");
    let capital = [1, 2, 3, 4].map(|player| end.capital(seat(player)));
    assert_eq!(capital, [98, 61, 106, 74]);
}

/// The generator and the rules together are frozen: the same seed gives the
/// same game for ever, on every machine.
#[test]
fn a_seed_gives_the_same_record_for_ever() {
    let (opening, moves) = random_game(players(2), 1996);
    let text = record::to_string(&opening, 1996, moves).expect("it plays");
    assert_eq!(text, include_str!("../../records/seed-1996.txt"));
}

#[test]
fn positions_told_while_reading_draw_what_the_record_says() {
    for text in EXAMPLES {
        let mut game: Option<Caravans> = None;
        record::read(text, |before, mv| {
            if let Some(played) = &game {
                assert_eq!(played.hand(before.seat()), before.hand(before.seat()));
            }
            let mut next = before.clone();
            next.play(mv, |_| {}).expect("legal");
            game = Some(next);
        })
        .expect("a true record");
    }
}

#[test]
fn only_legal_moves_are_told_while_reading() {
    let text = THREE.replacen("play 1 y-2", "play 1 y+2", 1);
    let mut told = Vec::new();
    assert!(record::read(&text, |game, mv| told.push(game.check(mv))).is_err());
    assert_eq!(told, [Ok(()); 2], "the trade and the tax before it");
}

#[test]
fn a_long_seed_is_kept_or_refused_but_never_cut() {
    for (length, fits) in [(400, true), (507, true), (508, false), (100_000, false)] {
        let seed = format!("seed {}\n", "x".repeat(length));
        let text = THREE.replacen("seed 39\n", &seed, 1);
        assert_eq!(replay(&text).is_ok(), fits, "{length}");
        if fits {
            assert_eq!(rewritten(&text), text);
        }
    }
}

#[test]
fn a_scenario_has_no_record() {
    let game = Board::new(2).game();
    assert!(game.initial().is_none());
    assert_eq!(record::to_string(&game, 1, []), Err(Refusal::NotNow));
}

#[test]
fn a_refused_move_is_not_written() {
    let opening = Caravans::new(players(2), 1);
    let wrong = record::to_string(&opening, 1, [Move::Draw]);
    assert_eq!(wrong, Err(Refusal::NotNow));
}
