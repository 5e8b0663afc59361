//! Every rule and ruling of `caravans` about the end of a year and of the
//! game, each in its own test.

use palmyra_engine::caravans::{Caravans, Event, Field, Good, Kind, Move, Phase, Refusal, Route};
use palmyra_engine::{Game as _, Rng, Seat};
use palmyra_tests::caravans::{
    Board, all_players, card, cards, fields, listed, mv, play, players, route, seat,
};

/// Six of seven fields are taken; player 1 plays the last card after the pass.
fn last_card(played: &str, last: &str) -> Board {
    Board::new(2).played(played).hand(1, last)
}

fn finish(board: &Board, last: &str) -> (Caravans, Vec<Event>) {
    let mut game = board.game();
    play(&mut game, "pass");
    let events = play(&mut game, &format!("play {last}"));
    (game, events)
}

fn moved(fields_before: &str, away: i8) -> String {
    fields(route(fields_before).moved(away))
}

// The caravans

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
        "18 16 14 12 10 8 6 4 2 P",
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
    assert_eq!(moved("30 28 4", 8), "30 30 20");
    assert_eq!(moved("26 4 P", -8), "10 P P");
    assert_eq!(moved("28 26 24", 8), "30 30 30");
    assert_eq!(moved("6 4 2", -8), "P P P");
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
    assert_eq!(moved("P P P", 2), "4 2 P");
    assert_eq!(moved("P P P", 3), "6 4 2");
    assert_eq!(moved("P P P", 5), "10 8 6");
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
    assert_eq!(moved("10 4 2 P P P", 2), "14 8 6 4 2 P");
    assert_eq!(moved("30 30 2 P P", -1), "30 28 P P P");
    assert_eq!(moved("30 28 P P", 1), "30 30 2 P");
}

#[test]
fn an_outlook_is_what_a_sale_brings_before_and_after_the_goods_have_moved() {
    let mut rng = Rng::new(5);
    for _ in 0..2000 {
        let count = 1 + rng.below(12);
        let taken = (0..count).map(|_| rng.below(16) as usize);
        let mut stand: Vec<Field> = taken.filter_map(|at| Field::all().nth(at)).collect();
        stand.sort();
        stand.dedup_by(|one, other| one == other && !one.is_end());
        let route = Route::new(&stand).expect("one a field");
        for away in -12..=12 {
            let expected = [route.proceeds(), route.moved(away).proceeds()];
            assert_eq!(route.outlook(away), expected, "{} {away}", fields(route));
        }
    }
}

// The contracts

#[test]
fn contracts_pay_1_2_4_and_8_for_each_amphora() {
    for (played, pay) in [
        ("y+1 y+2 y-1 y-2 r+1", 1),
        ("y+1 y+2 y-1 y-2 gC", 2),
        ("y+1 y+2 y-1 gC gC", 4),
        ("y+1 y+2 gC gC gC", 8),
    ] {
        let board = last_card(&format!("{played} r-1"), "gC")
            .amphorae(1, [1, 1, 2])
            .amphorae(2, [1, 1, 0]);
        let (game, events) = finish(&board, "gC");
        assert_eq!(game.capital(seat(1)), 50 + 2 * pay);
        assert_eq!(game.capital(seat(2)), 50, "for amphorae held only");
        assert!(events.contains(&Event::PaidOut {
            seat: seat(1),
            amount: 2 * pay
        }));
        let count = game.contracts(Good::Spices);
        assert!(events.contains(&Event::Contracts {
            good: Good::Spices,
            count,
            pay
        }));
    }
}

#[test]
fn contracts_of_several_colours_pay_each_for_its_own_good() {
    let board = last_card("yC yC rC rC rC gT", "gC")
        .route("y", "24 22")
        .amphorae(1, [3, 0, 1])
        .amphorae(2, [1, 2, 0]);
    let (game, _) = finish(&board, "gC");
    assert_eq!(game.capital(seat(1)), 50 + 3 * 2 + 1);
    assert_eq!(game.capital(seat(2)), 50 + 2 + 2 * 4);
}

#[test]
fn covered_contracts_pay_nothing() {
    let board = last_card("gC* yC* y+1 y+2 r+1 r+2", "gC");
    let (game, events) = finish(&board, "gC");
    assert_eq!(game.capital(seat(1)), 51);
    let contracts = |event: &&Event| matches!(event, Event::Contracts { .. });
    assert_eq!(events.iter().filter(contracts).count(), 1);
}

#[test]
fn goods_move_before_contracts_are_paid_and_cards_exchanged() {
    let (game, events) = finish(&last_card("gC yC y+1 y+2 r+1 r+2", "gC"), "gC");
    let order: Vec<_> = events
        .iter()
        .map(|event| match event {
            Event::Played { .. } => "played",
            Event::Drew { .. } => "drew",
            Event::TurnEnded { .. } => "turn",
            Event::YearEnded { .. } => "year",
            Event::Moved { .. } => "moved",
            Event::Contracts { .. } => "contracts",
            Event::PaidOut { .. } => "paid",
            _ => "else",
        })
        .collect();
    let expected = "played drew turn year moved moved moved contracts contracts paid paid";
    assert_eq!(order.join(" "), expected);
    assert_eq!(game.phase(), Phase::Exchange { first: seat(2) });
}

// The last card

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
    // Gold was at 6 and is sold for 4.
    let events = play(&mut game, "sell y");
    assert!(
        events
            .iter()
            .any(|event| matches!(event, Event::YearEnded { .. }))
    );
    assert_eq!(game.capital(seat(2)), 3);
    assert_eq!(game.phase(), Phase::Exchange { first: seat(2) });
}

#[test]
fn a_mirage_does_not_end_the_year() {
    let mut game = last_card("yC y+1 y+2 y-1 r+1 r+2", "rF").game();
    play(&mut game, "pass; play rF over 5");
    assert!(matches!(game.phase(), Phase::Trade(_)));
    assert_eq!((game.year(), game.to_move()), (1, Some(seat(2))));
}

// The exchange

#[test]
fn everybody_in_turn_order_may_exchange_any_number_of_cards() {
    let board = Board::new(3)
        .to_move(2)
        .played("yC y+1 y+2 y-1 r+1 r+2 rC gC rC")
        .hand(2, "r-2")
        .hand(3, "g+1 g+2 g+3 g-1 g-2")
        .pile("y+3 g-2 g+2 y-2 y-2 y-3 yC");
    let (mut game, _) = finish(&board, "r-2");
    assert_eq!(game.phase(), Phase::Exchange { first: seat(3) });
    // All five, one after another; the first card was drawn before.
    for left in (0..5).rev() {
        let hand = game.hand(seat(3))[0];
        assert_eq!(
            play(&mut game, &format!("aside {hand}")),
            [Event::LaidAside {
                seat: seat(3),
                card: hand
            }]
        );
        assert_eq!(game.hand(seat(3)).len(), left);
    }
    assert_eq!(listed(&game), "draw");
    let events = play(&mut game, "draw");
    assert_eq!(
        events.last(),
        Some(&Event::Exchanged {
            seat: seat(3),
            count: 5
        })
    );
    assert_eq!(**game.hand(seat(3)), cards("g-2 g+2 y-2 y-2 y-3")[..]);
    assert_eq!(**game.laid_aside(seat(3)), cards("g+1 g+2 g+3 g-1 g-2")[..]);
    // Then player 1 nothing, then player 2 one.
    assert_eq!(game.to_move(), Some(seat(1)));
    let before = game.hand(seat(1)).to_vec();
    play(&mut game, "draw");
    assert_eq!(**game.hand(seat(1)), before[..]);
    assert_eq!(game.to_move(), Some(seat(2)));
    let (kept, out) = (game.hand(seat(2))[1..].to_vec(), game.hand(seat(2))[0]);
    play(&mut game, &format!("aside {out}; draw"));
    assert_eq!(game.hand(seat(2))[..4], kept[..]);
    assert_eq!(game.hand(seat(2))[4], card("yC"));
    assert_eq!(game.year(), 2);
}

#[test]
fn laid_aside_and_played_cards_are_shuffled_back() {
    let board = last_card("gC* gT yC* y+1 y+2 y-1", "r+1");
    let (mut game, _) = finish(&board, "r+1");
    let kept: Vec<_> = Seat::all(2).map(|seat| game.hand(seat).len()).collect();
    assert_eq!(kept, [5, 5]);
    assert_eq!(game.pile(), 42 - 10 - 7 - 2, "two mirages lie on the board");
    let events = play(&mut game, "draw; draw");
    assert_eq!(
        events.last(),
        Some(&Event::YearBegan {
            year: 2,
            seat: seat(2)
        })
    );
    assert_eq!((game.pile(), game.board().len()), (32, 0));
    assert!((0..13).all(|field| !game.is_covered(field)));
    assert!(Seat::all(2).all(|seat| game.laid_aside(seat).is_empty()));
}

#[test]
fn nobody_exchanges_more_cards_than_the_pile_has() {
    // 13 fields and three mirages leave 6 cards for four players.
    let board = Board::new(4)
        .played("y-3* y-2 y-1 y+1 y+2 y+3 r-3* r-2 r-1 r+1 g-3* g-2")
        .hand(1, "r+2");
    let (mut game, _) = finish(&board, "r+2");
    assert_eq!(game.pile(), 6);
    for _ in 0..5 {
        let card = game.hand(seat(2))[0];
        play(&mut game, &format!("aside {card}"));
    }
    play(&mut game, "draw");
    assert_eq!((game.pile(), game.to_move()), (1, Some(seat(3))));
    let first = game.hand(seat(3))[0];
    play(&mut game, &format!("aside {first}"));
    let second = game.hand(seat(3))[0];
    let refused = game.check(mv(&format!("aside {second}")));
    assert_eq!(refused, Err(Refusal::PileTooSmall));
    assert_eq!(listed(&game), "draw");
    // The others cannot exchange anything and are not asked.
    play(&mut game, "draw");
    assert_eq!((game.year(), game.to_move()), (2, Some(seat(2))));
    assert!(matches!(game.phase(), Phase::Trade(_)));
    assert_eq!(game.pile(), 22);
}

#[test]
fn only_cards_of_the_hand_are_laid_aside() {
    let (game, _) = finish(&last_card("yC y+1 y+2 y-1 r+1 r+2", "gC"), "gC");
    let other = game
        .hand(seat(1))
        .iter()
        .find(|card| !game.hand(seat(2)).contains(card));
    let text = format!("aside {}", other.expect("another hand"));
    assert_eq!(game.check(mv(&text)), Err(Refusal::NotInHand));
    for text in ["pass", "buy y", "sell y", "play gC"] {
        assert_eq!(game.check(mv(text)), Err(Refusal::NotNow), "{text}");
    }
}

// The next year

#[test]
fn the_next_year_begins_with_the_player_after_the_one_who_filled_the_last_field() {
    for (count, filler) in [(2, 2), (3, 1), (3, 3), (4, 4)] {
        let fields = players(count).fields();
        let all = "y-3 y-2 y-2 y-1 y+1 y+2 y+2 y+3 yC yC yC yC";
        let played: Vec<_> = all.split(' ').take(fields - 1).collect();
        let board = Board::new(count)
            .to_move(filler)
            .played(&played.join(" "))
            .hand(filler.into(), "rC");
        let (mut game, _) = finish(&board, "rC");
        for _ in 0..count {
            play(&mut game, "draw");
        }
        assert_eq!(game.year(), 2);
        assert_eq!(game.to_move(), Some(seat(filler % count + 1)));
    }
}

#[test]
fn without_taxes_and_mirages_the_first_player_moves_on_by_one_each_year() {
    for count in all_players() {
        let mut game = Caravans::new(count, 3);
        let mut firsts = vec![seat(1)];
        while firsts.len() < 3 {
            let moves = game.moves();
            let plain = |mv: &&Move| match mv {
                Move::Pass | Move::Draw => true,
                Move::Play(card) => card.kind() != Kind::Tax,
                _ => false,
            };
            let mv = *moves.iter().find(plain).expect("a caravan or contract");
            game.play(mv, |event| {
                if let Event::YearBegan { seat, .. } = event {
                    firsts.push(seat);
                }
            })
            .expect("listed");
        }
        let expected: Vec<_> = (0..3u8)
            .map(|year| seat(year % count.count() + 1))
            .collect();
        assert_eq!(firsts, expected);
    }
}

#[test]
fn a_new_year_has_no_limits_for_its_first_turns() {
    let (mut game, _) = finish(&last_card("yC y+1 y+2 y-1 r+1 r+2", "gC"), "gC");
    play(&mut game, "draw; draw; buy y; buy r; buy g");
    assert_eq!(game.phase(), Phase::Card);
}

// The end of the game

fn third_year() -> Board {
    last_card("y+1 y+2 y-1 y-2 r+1 r-1", "g+1").year(3)
}

#[test]
fn after_the_third_year_everybody_in_turn_sells_one_amphora_until_none_are_held() {
    let board = third_year()
        .amphorae(1, [1, 0, 1])
        .amphorae(2, [0, 3, 0])
        .route("y", "24")
        .route("r", "10")
        .route("g", "8");
    let (mut game, _) = finish(&board, "g+1");
    let events = play(&mut game, "draw; draw");
    assert_eq!(events.last(), Some(&Event::LastSales));
    assert_eq!(game.phase(), Phase::LastSales);
    // Starting with the next player: wine at 10, gold at 24, spices moved to 10.
    for (player, text, capital) in [
        (2, "sell r", 58),
        (1, "sell g", 58),
        (2, "sell r", 64),
        (1, "sell y", 80),
        (2, "sell r", 68),
    ] {
        assert_eq!(game.to_move(), Some(seat(player)));
        play(&mut game, text);
        assert_eq!(game.capital(seat(player)), capital);
    }
    assert_eq!((game.to_move(), game.phase()), (None, Phase::Over));
    let outcome = game.outcome().expect("over");
    assert_eq!(outcome.scores, [80, 68, 0, 0, 0]);
    assert_eq!(outcome.winners.iter().collect::<Vec<_>>(), [seat(1)]);
    assert_eq!(game.check(mv("sell y")), Err(Refusal::GameOver));
    assert!(game.moves().is_empty());
}

#[test]
fn who_holds_nothing_is_skipped_in_the_last_sales() {
    let board = Board::new(3)
        .to_move(2)
        .year(3)
        .played("y+1 y+2 y-1 y-2 r+1 r-1 g+2 g-2 r+2")
        .hand(2, "r-2")
        .amphorae(1, [2, 0, 0])
        .amphorae(2, [0, 1, 0])
        .amphorae(3, [0; 3]);
    let (mut game, _) = finish(&board, "r-2");
    play(&mut game, "draw; draw; draw");
    let mut sellers = Vec::new();
    while let Some(seat) = game.to_move() {
        sellers.push(seat.number());
        let mv = game.moves()[0];
        game.play(mv, |_| {}).expect("listed");
    }
    assert_eq!(sellers, [1, 2, 1]);
}

#[test]
fn with_nothing_to_sell_the_game_ends_at_once() {
    let board = third_year().amphorae(1, [0; 3]).amphorae(2, [0; 3]);
    let (mut game, _) = finish(&board, "g+1");
    let events = play(&mut game, "draw; draw");
    assert_eq!(events.last(), Some(&Event::Ended));
    assert_eq!(game.to_move(), None);
}

#[test]
fn equal_capital_shares_the_win() {
    let board = Board::new(3)
        .year(3)
        .played("y+1 y+2 y-1 y-2 r+1 r-1 g+2 g-2 r+2")
        .hand(1, "r-2")
        .capital(1, 70)
        .capital(2, 69)
        .capital(3, 70)
        .amphorae(1, [0; 3])
        .amphorae(2, [0; 3])
        .amphorae(3, [0; 3]);
    let (mut game, _) = finish(&board, "r-2");
    play(&mut game, "draw; draw; draw");
    let winners = game.outcome().expect("over").winners;
    assert_eq!(winners.iter().collect::<Vec<_>>(), [seat(1), seat(3)]);
}

#[test]
fn capital_may_pass_99() {
    let board = third_year()
        .capital(1, 98)
        .amphorae(1, [3, 0, 0])
        .amphorae(2, [0; 3])
        .route("y", "30");
    let (mut game, _) = finish(&board, "g+1");
    play(&mut game, "draw; draw; sell y; sell y; sell y");
    assert_eq!(
        game.outcome().map(|outcome| outcome.scores[0]),
        Some(98 + 28 + 26 + 24)
    );
}

/// The rule word by word: one amphora after another, the one in front first,
/// and whose field is taken stops on the last free one before it.
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
        for away in -8..=8 {
            let after: Vec<_> = before.moved(away).fields().collect();
            assert_eq!(after, moved_one_by_one(before, away), "{fields:?} {away}");
        }
    }
}
