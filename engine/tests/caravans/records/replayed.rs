//! Tests of records that are read and written again.

use super::*;

#[test]
fn a_replayed_record_leads_to_its_score() {
    let (end, _) = replay(EXAMPLES[2]).expect("the example for four");
    let capital = [1, 2, 3, 4].map(|player| end.capital(seat(player)));
    assert_eq!(capital, [98, 61, 106, 74]);
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
fn a_scenario_has_no_record() {
    let game = Position::new(2).game();
    assert!(game.initial().is_none());
    assert_eq!(record::to_string(&game, 1, []), Err(Refusal::NotNow));
}
