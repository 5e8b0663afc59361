//! Tests of the end of a year and the movement of the goods.

use super::*;

fn moved(fields_before: &str, away: i8) -> String {
    fields(route(fields_before).moved(away))
}

#[test]
fn the_year_ends_when_all_card_fields_are_full() {
    for count in all_players() {
        let mut game = Caravans::new(count, 12);
        let mut cards = 0;
        while !matches!(game.phase(), Phase::Exchange { .. }) {
            let moves = game.moves();
            let plain = moves.iter().rev().find(|mv| mv.to_string() == "pass");
            let mv = *plain.unwrap_or(&moves[0]);
            game.play(mv, |event| {
                cards += usize::from(matches!(event, Event::Played { .. }));
            })
            .expect("listed");
        }
        assert_eq!(cards, count.fields());
        assert_eq!(game.board().len(), count.fields());
    }
}

#[test]
fn the_caravans_of_a_colour_are_added_up() {
    let board = last_card("y+2 y+3 r-1 r-3 r+1 gC", "y-1");
    let (game, events) = finish(&board, "y-1");
    let year = events.iter().find_map(|event| match *event {
        Event::YearEnded { year, moves } => Some((year, moves)),
        _ => None,
    });
    assert_eq!(year, Some((1, [4, -3, 0])));
    assert_eq!(
        fields(game.route(Good::Gold)),
        "30 30 28 26 24 22 20 18 16 14",
        "away from Palmyra, not past 30"
    );
    assert_eq!(
        fields(game.route(Good::Wine)),
        "18 16 14 12 10 8 6 5 4 3",
        "towards Palmyra"
    );
    assert_eq!(
        fields(game.route(Good::Spices)),
        "24 22 20 18 16 14 12 10 8 6"
    );
}

#[test]
fn covered_caravans_count_nothing() {
    let board = last_card("y+2 y+3* y-1 r-3* r+1 gC", "g+1");
    let (_, events) = finish(&board, "g+1");
    assert!(events.iter().any(|event| matches!(
        event,
        Event::YearEnded {
            moves: [1, 1, 1],
            ..
        }
    )));
}

#[test]
fn amphorae_never_move_past_30_or_palmyra() {
    assert_eq!(moved("30 28 4", 8), "30 30 18");
    assert_eq!(moved("26 4 P", -8), "10 P P");
    assert_eq!(moved("28 26 24", 8), "30 30 30");
    assert_eq!(moved("6 4 2", -8), "P P P");
    assert_eq!(moved("14 6", -8), "2 P");
}

#[test]
fn without_a_sum_nothing_moves() {
    for stand in ["30 30 30", "P P", "30 30 24 2 P P"] {
        assert_eq!(moved(stand, 0), stand);
    }
}

#[test]
fn a_stack_at_30_unrolls_towards_palmyra() {
    assert_eq!(moved("30 30 30 30", -3), "30 28 26 24");
    assert_eq!(moved("30 30 30 30 30", -2), "30 30 30 28 26");
    assert_eq!(moved("30 30", -8), "16 14");
    assert_eq!(moved("30", -1), "28");
}

#[test]
fn a_stack_in_palmyra_unrolls_away_from_it() {
    assert_eq!(moved("P P P", 2), "3 2 P");
    assert_eq!(moved("P P P", 3), "4 3 2");
    assert_eq!(moved("P P P", 5), "6 5 4");
    assert_eq!(
        moved("P P P P P P P P P P P P", 8),
        "12 10 8 6 5 4 3 2 P P P P"
    );
    assert_eq!(moved("P", 1), "2");
}

#[test]
fn a_stack_at_30_stays_when_the_goods_rise_and_one_in_palmyra_when_they_fall() {
    assert_eq!(moved("30 30 28 10", 1), "30 30 30 12");
    assert_eq!(moved("10 2 P P", -1), "8 P P P");
}

#[test]
fn a_stack_unrolls_behind_the_others_that_move_on() {
    assert_eq!(moved("30 30 30 28 26 10", -2), "30 28 26 24 22 6");
    assert_eq!(moved("10 4 2 P P P", 2), "14 6 4 3 2 P");
    assert_eq!(moved("30 30 2 P P", -1), "30 28 P P P");
    assert_eq!(moved("30 28 P P", 1), "30 30 2 P");
}

#[test]
fn an_outlook_is_what_a_sale_brings_before_and_after_the_goods_have_moved() {
    let mut rng = Rng::new(5);
    for _ in 0..2000 {
        let count = 1 + rng.below(12);
        let all: Vec<_> = Field::all().collect();
        let taken = (0..count).map(|_| all[rng.below(all.len() as u32) as usize]);
        let mut stand: Vec<Field> = taken.collect();
        stand.sort();
        stand.dedup_by(|one, other| one == other && !one.is_end());
        let route = Route::new(&stand).expect("one a field");
        for away in -12..=12 {
            let expected = [route.proceeds(), route.moved(away).proceeds()];
            assert_eq!(route.outlook(away), expected, "{} {away}", fields(route));
        }
    }
}

/// Moves one amphora after another, as the rule says, the one furthest ahead first. An amphora
/// whose target is taken stops on the last free field before it.
fn moved_one_by_one(route: Route, away: i8) -> Vec<Field> {
    let mut before: Vec<_> = route.fields().collect();
    if away < 0 {
        before.reverse();
    }
    let mut after: Vec<Field> = Vec::new();
    for from in before {
        let mut to = from.away(away);
        while !to.is_end() && after.contains(&to) {
            to = to.away(-away.signum());
        }
        after.push(to);
    }
    after.sort();
    after
}

#[test]
fn any_route_moves_as_the_rule_says() {
    let mut rng = Rng::new(3);
    let all: Vec<_> = Field::all().collect();
    for _ in 0..20_000 {
        let mut fields = Vec::new();
        for _ in 0..=rng.below(11) {
            let field = all[rng.below(all.len() as u32) as usize];
            if field.is_end() || !fields.contains(&field) {
                fields.push(field);
            }
        }
        let before = Route::new(&fields).expect("a route");
        for away in -16..=16 {
            let after: Vec<_> = before.moved(away).fields().collect();
            assert_eq!(after, moved_one_by_one(before, away), "{fields:?} {away}");
        }
    }
}

#[test]
fn a_tax_as_the_last_card_ends_the_year_without_another_card() {
    let (game, events) = finish(&last_card("yC y+1 y+2 y-1 r+1 r+2", "gT"), "gT");
    assert_eq!(game.phase(), Phase::Exchange { first: seat(2) });
    assert_eq!(game.hand(seat(1)).len(), 5);
    assert!(events.contains(&Event::TurnEnded {
        seat: seat(1),
        drawn: 1
    }));
    assert_eq!(game.capital(seat(1)), 50 - 2 + 1, "taxed, then paid");
}

#[test]
fn a_tax_as_the_last_card_waits_for_those_who_must_sell() {
    let board = last_card("y-2 y+1 y+2 y-1 r+1 r+2", "gT").capital(2, 1);
    let (mut game, events) = finish(&board, "gT");
    assert!(
        !events
            .iter()
            .any(|event| matches!(event, Event::YearEnded { .. }))
    );
    assert_eq!(game.to_move(), Some(seat(2)));
    // Gold was at 6, so it is sold for 5.
    let events = play(&mut game, "sell y");
    assert!(
        events
            .iter()
            .any(|event| matches!(event, Event::YearEnded { .. }))
    );
    assert_eq!(game.capital(seat(2)), 4);
    assert_eq!(game.phase(), Phase::Exchange { first: seat(2) });
}

#[test]
fn a_mirage_does_not_end_the_year() {
    let mut game = last_card("yC y+1 y+2 y-1 r+1 r+2", "rF").game();
    play(&mut game, "pass; play rF over 5");
    assert!(matches!(game.phase(), Phase::Trade(_)));
    assert_eq!((game.year(), game.to_move()), (1, Some(seat(2))));
}
