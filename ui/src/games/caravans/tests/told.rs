//! Tests that the numbers in the log agree with the turns, over random games.

use palmyra_engine::caravans::{Caravans, CardKind, Event, Players};
use palmyra_engine::{Game as _, Rng, Seat, bot};

use super::super::table::Table;
use super::super::turn::Turn;
use crate::shell::TurnLog as _;

/// Plays random games and calls `each` after every turn, with the turn, its events and the position
/// after it. Returns the number of turns.
fn each_turn(mut each: impl FnMut(&Turn, &[Event], &Caravans)) -> u32 {
    let mut turns = 0;
    for seed in 0..30 {
        let players = Players::new(2 + (seed % 3) as u8).expect("two to four");
        let mut game = Caravans::new(players, seed);
        let mut rng = Rng::new(seed);
        let (mut turn, mut events) = (Turn::default(), heapless::Vec::<Event, 200>::new());
        while let Some(mv) = bot::random(&game, &mut rng) {
            let mut is_over = false;
            turn.before(&game);
            game.play(mv, |event| {
                turn.tell(event);
                events.push(event).expect("room for a turn");
                is_over |= Turn::ends_turn(&event);
            })
            .expect("a listed move");
            if is_over {
                each(&turn, &events, &game);
                turns += 1;
                turn = Turn::default();
                events.clear();
            }
        }
    }
    turns
}

#[test]
fn the_table_of_a_turn_is_the_table_of_the_game() {
    let mut met = 0;
    let turns = each_turn(|turn, _, game| {
        let (Some(now), None) = (turn.now, turn.year) else {
            return;
        };
        if turn.is_trade() {
            assert_eq!(now, Table::of(game));
            met += 1;
        }
    });
    assert!(turns >= 1000 && met >= 500, "{turns} {met}");
}

/// The reasons for a turn mention prices from its forecast. If the turn ends the year, these must
/// be the prices after the amphorae have moved.
#[test]
fn prices_forecast_by_the_last_turn_of_a_year_come_true() {
    let mut met = 0;
    each_turn(|turn, events, _| {
        let (Some(now), Some(_)) = (turn.now, turn.year) else {
            return;
        };
        for event in events {
            let Event::Moved { good, route, .. } = *event else {
                continue;
            };
            let away = now.forecast.away(good);
            let [_, then] = now.routes[good.index()].outlook(away);
            assert_eq!(then, route.proceeds(), "{good}");
            let moved = now.routes[good.index()].moved(away);
            assert_eq!(moved.price(), route.price(), "{good}");
            met += 1;
        }
    });
    assert!(met > 200, "{met}");
}

/// The tax in a reason is computed from the amphorae before any of them is sold to pay it.
#[test]
fn the_tax_that_a_reason_names_is_the_tax_that_was_due() {
    let mut met = [0; 2];
    each_turn(|turn, events, _| {
        let mut taxes = turn
            .cards
            .iter()
            .filter(|laid| laid.card.kind() == CardKind::Tax);
        let (Some(tax), None) = (taxes.next(), taxes.next()) else {
            return;
        };
        let mut due = [0; 4];
        for event in events {
            if let Event::Taxed {
                seat, due: owed, ..
            } = *event
            {
                due[seat.index()] = owed;
            }
        }
        for seat in Seat::all(4) {
            assert_eq!(tax.due[seat.index()], due[seat.index()]);
        }
        met[0] += 1;
        met[1] += u32::from(turn.tax_sales != [0; 4]);
    });
    assert!(met[0] > 50 && met[1] > 5, "{met:?}");
}
