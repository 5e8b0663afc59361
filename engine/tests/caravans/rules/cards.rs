//! Tests of the rules about cards.

use super::*;

#[test]
fn a_card_goes_onto_the_next_free_field_and_the_hand_is_refilled() {
    let mut game = Position::new(2)
        .hand(1, "y+2 rC")
        .played("g-1 gT")
        .pile("r+3")
        .game();
    play(&mut game, "pass");
    let events = play(&mut game, "play y+2");
    assert_eq!(
        events,
        [
            Event::Played {
                seat: seat(1),
                card: card("y+2"),
                field: 2
            },
            Event::Drew {
                seat: seat(1),
                card: card("r+3")
            },
            Event::TurnEnded {
                seat: seat(1),
                drawn: 1
            },
        ]
    );
    assert_eq!(**game.board(), cards("g-1 gT y+2")[..]);
    let hand = game.hand(seat(1));
    assert_eq!((hand.len(), hand.last()), (5, Some(&card("r+3"))));
    assert_eq!(game.to_move(), Some(seat(2)));
    assert!(matches!(game.phase(), Phase::Trade(_)));
}

#[test]
fn only_cards_of_the_hand_are_played() {
    let mut game = Position::new(2).hand(1, "y+2").hand(2, "y+3").game();
    assert_eq!(refused(&game, "play y+2"), Refusal::NotNow);
    play(&mut game, "pass");
    assert_eq!(refused(&game, "play y+3"), Refusal::NotInHand);
    assert_eq!(refused(&game, "play rF over 1"), Refusal::NotInHand);
}

#[test]
fn cards_of_one_kind_are_listed_once() {
    let mut game = Position::new(2).hand(1, "yC g+2 yC g+2 yC").game();
    play(&mut game, "pass");
    assert_eq!(listed(&game), "play yC; play g+2");
}

#[test]
fn a_tax_takes_2_for_each_amphora_of_its_colour_from_everybody() {
    let mut game = Position::new(4)
        .to_move(3)
        .hand(3, "gT")
        .amphorae(1, [2, 1, 1])
        .amphorae(2, [1, 1, 0])
        .amphorae(4, [0, 0, 2])
        .game();
    play(&mut game, "pass");
    let events = play(&mut game, "play gT");
    let paid: Vec<_> = events
        .iter()
        .filter_map(|event| match *event {
            Event::TaxPaid { seat, due } => Some((seat.number(), due)),
            _ => None,
        })
        .collect();
    assert_eq!(
        paid,
        [(3, 2), (4, 4), (1, 2)],
        "in turn order from the player"
    );
    assert_eq!(
        [1, 2, 3, 4].map(|player| game.capital(seat(player))),
        [48, 50, 48, 46]
    );
}

#[test]
fn after_a_tax_another_card_is_played_and_then_two_are_drawn() {
    let mut game = Position::new(2).hand(1, "gT rC").pile("yC y+1").game();
    play(&mut game, "pass; play gT");
    assert_eq!((game.to_move(), game.phase()), (Some(seat(1)), Phase::Card));
    assert_eq!(game.hand(seat(1)).len(), 4, "not refilled in between");
    let events = play(&mut game, "play rC");
    assert_eq!(
        events[3],
        Event::TurnEnded {
            seat: seat(1),
            drawn: 2
        }
    );
    assert_eq!(game.hand(seat(1))[3..], cards("yC y+1")[..]);
    assert_eq!(**game.board(), cards("gT rC")[..], "a tax fills a field");
    assert_eq!(game.to_move(), Some(seat(2)));
}

#[test]
fn a_second_tax_demands_a_third_card() {
    let mut game = Position::new(2).hand(1, "gT rT yC").game();
    play(&mut game, "pass; play gT; play rT");
    assert_eq!((game.to_move(), game.phase()), (Some(seat(1)), Phase::Card));
    play(&mut game, "play yC");
    assert_eq!(game.to_move(), Some(seat(2)));
    assert_eq!(game.capital(seat(1)), 46);
}

#[test]
fn who_cannot_pay_a_tax_sells_amphorae_of_their_choice_until_they_can() {
    let mut game = Position::new(3)
        .hand(1, "gT rC")
        .capital(2, 1)
        .amphorae(2, [2, 2, 4])
        .route("y", "24 3")
        .route("r", "24 5")
        .route("g", "24 P")
        .game();
    play(&mut game, "pass");
    let events = play(&mut game, "play gT");
    assert_eq!(
        events.last(),
        Some(&Event::Taxed {
            seat: seat(2),
            good: Good::Spices,
            due: 8
        })
    );
    assert_eq!((game.to_move(), game.turn()), (Some(seat(2)), seat(1)));
    assert_eq!(listed(&game), "sell y; sell r; sell g");
    // Player 2 has 1 coin and owes 8. After two sales, for 2 and for 4, 1 coin is still missing.
    // The third sale, for 2, is enough.
    play(&mut game, "sell y");
    assert_eq!((game.to_move(), game.capital(seat(2))), (Some(seat(2)), 3));
    play(&mut game, "sell r");
    assert_eq!((game.to_move(), game.capital(seat(2))), (Some(seat(2)), 7));
    let events = play(&mut game, "sell y");
    assert_eq!(
        events,
        [
            Event::Sold {
                seat: seat(2),
                good: Good::Gold,
                price: 2,
                sale: Sale::Tax
            },
            Event::TaxPaid {
                seat: seat(2),
                due: 8
            },
            Event::Taxed {
                seat: seat(3),
                good: Good::Spices,
                due: 2
            },
            Event::TaxPaid {
                seat: seat(3),
                due: 2
            },
        ]
    );
    assert_eq!(game.capital(seat(2)), 1);
    assert_eq!(game.amphorae(seat(2)), [0, 1, 4]);
    // The turn of the player who played the tax continues.
    assert_eq!((game.to_move(), game.phase()), (Some(seat(1)), Phase::Card));
}

#[test]
fn an_amphora_sold_for_its_own_tax_is_taxed_nevertheless() {
    let mut game = Position::new(2)
        .hand(1, "gT")
        .capital(2, 0)
        .amphorae(2, [0, 0, 1])
        .route("g", "24 16")
        .game();
    play(&mut game, "pass; play gT; sell g");
    assert_eq!(game.capital(seat(2)), 14 - 2);
}

#[test]
fn amphorae_in_the_worst_place_still_pay_their_tax() {
    let mut game = Position::new(2)
        .hand(1, "gT")
        .capital(2, 0)
        .amphorae(2, [0, 0, 3])
        .route("g", "P")
        .game();
    play(&mut game, "pass; play gT; sell g; sell g; sell g");
    assert_eq!((game.capital(seat(2)), game.amphorae(seat(2))), (0, [0; 3]));
    assert_eq!(game.to_move(), Some(seat(1)));
}

#[test]
fn several_seats_sell_for_one_tax_one_after_another() {
    let mut game = Position::new(3)
        .to_move(2)
        .hand(2, "gT")
        .capital(1, 1)
        .capital(2, 0)
        .capital(3, 0)
        .game();
    play(&mut game, "pass; play gT");
    for player in [2, 3, 1] {
        assert_eq!(game.to_move(), Some(seat(player)));
        assert!(matches!(game.phase(), Phase::Tax(tax) if tax.by == seat(2) && tax.due == 2));
        play(&mut game, "sell y");
    }
    assert_eq!((game.to_move(), game.phase()), (Some(seat(2)), Phase::Card));
    // Each sale has a lower price than the one before: 6, 5, 4.
    assert_eq!(
        [1, 2, 3].map(|player| game.capital(seat(player))),
        [3, 4, 3]
    );
}

#[test]
fn a_tax_is_fixed_when_its_card_is_played_sales_do_not_lower_it() {
    let mut game = Position::new(2)
        .hand(1, "gT")
        .capital(2, 1)
        .amphorae(2, [0, 0, 3])
        .route("g", "24 4")
        .game();
    play(&mut game, "pass; play gT");
    for (text, capital) in [("sell g", 1 + 3), ("sell g", 1 + 3 + 2 - 6)] {
        assert!(matches!(game.phase(), Phase::Tax(tax) if tax.due == 6));
        play(&mut game, text);
        assert_eq!(game.capital(seat(2)), capital);
    }
}

#[test]
fn paying_a_tax_down_to_exactly_0_is_enough() {
    let mut game = Position::new(2)
        .hand(1, "gT rC")
        .capital(1, 2)
        .capital(2, 0)
        .amphorae(2, [0, 1, 2])
        .route("r", "24 5")
        .route("g", "24 5")
        .game();
    play(&mut game, "pass; play gT");
    assert_eq!((game.capital(seat(1)), game.amphorae(seat(1))), (0, [1; 3]));
    play(&mut game, "sell r");
    assert_eq!(
        (game.capital(seat(2)), game.amphorae(seat(2))),
        (0, [0, 0, 2])
    );
    assert_eq!((game.to_move(), game.phase()), (Some(seat(1)), Phase::Card));
}

#[test]
fn nothing_but_sales_is_possible_for_a_tax() {
    let mut game = Position::new(2).hand(1, "gT").capital(2, 0).game();
    play(&mut game, "pass; play gT");
    for text in ["pass", "buy y", "draw", "play rC", "aside rC"] {
        assert_eq!(refused(&game, text), Refusal::NotNow, "{text}");
    }
    let game = Position::new(2)
        .hand(1, "gT")
        .capital(2, 0)
        .amphorae(2, [0, 0, 1]);
    let mut game = game.game();
    play(&mut game, "pass; play gT");
    assert_eq!(refused(&game, "sell y"), Refusal::NoneHeld);
}

#[test]
fn a_tax_nobody_has_to_pay_still_demands_another_card() {
    let mut game = Position::new(2)
        .hand(1, "yT")
        .amphorae(1, [0, 1, 1])
        .amphorae(2, [0, 1, 1])
        .game();
    play(&mut game, "pass");
    assert_eq!(
        play(&mut game, "play yT").len(),
        1,
        "only that it was played"
    );
    assert_eq!((game.to_move(), game.phase()), (Some(seat(1)), Phase::Card));
}

#[test]
fn a_mirage_covers_any_played_card_of_its_colour() {
    let mut game = Position::new(3)
        .hand(1, "rF")
        .played("r-2 yC rT rC g+3 r+1")
        .pile("gC")
        .game();
    play(&mut game, "pass");
    let covers: Vec<_> = game.targets(Good::Wine).collect();
    assert_eq!(covers, [0, 2, 3, 5], "no other colours");
    for (text, refusal) in [
        ("play rF over 2", Refusal::NoTarget),
        ("play rF over 5", Refusal::NoTarget),
        ("play rF over 7", Refusal::NoTarget),
        ("play rF over 256", Refusal::NoTarget),
        ("play rF", Refusal::NeedsTarget),
        ("play yF over 2", Refusal::NotInHand),
    ] {
        assert_eq!(refused(&game, text), refusal, "{text}");
    }
    let events = play(&mut game, "play rF over 4");
    assert_eq!(
        events[0],
        Event::Covered {
            seat: seat(1),
            mirage: card("rF"),
            card: card("rC"),
            field: 3
        }
    );
    assert!(game.is_covered(3));
    assert_eq!(game.contracts(Good::Wine), 0);
    assert_eq!(game.board().len(), 6, "no field was filled");
    assert_eq!(game.to_move(), Some(seat(2)), "it ends the card play");
    assert_eq!(game.hand(seat(1)).last(), Some(&card("gC")));
}

#[test]
fn a_mirage_without_a_target_is_refused() {
    for played in ["", "y-2 gC", "yT g+1"] {
        let mut game = Position::new(2).hand(1, "rF").played(played).game();
        play(&mut game, "pass");
        for field in 1..=7 {
            let text = format!("play rF over {field}");
            assert_eq!(refused(&game, &text), Refusal::NoTarget);
        }
        assert!(!listed(&game).contains("rF"), "{}", listed(&game));
    }
}

#[test]
fn a_covered_card_is_no_target() {
    let game = Position::new(2).played("yC* y-1 rT*").game();
    assert_eq!(game.targets(Good::Gold).collect::<Vec<_>>(), [1]);
    assert_eq!(game.targets(Good::Wine).count(), 0);
}

#[test]
fn a_mirage_over_a_tax_does_not_undo_it() {
    let mut game = Position::new(2)
        .hand(1, "rT g+1")
        .hand(2, "rF")
        .amphorae(2, [1, 3, 1])
        .route("r", "24 5")
        .pile("gC yC y+1")
        .game();
    play(&mut game, "pass; play rT; play g+1; pass");
    let before = [1, 2].map(|player| game.capital(seat(player)));
    assert_eq!(before, [48, 44]);
    let events = play(&mut game, "play rF over 1");
    assert_eq!(
        events,
        [
            Event::Covered {
                seat: seat(2),
                mirage: card("rF"),
                card: card("rT"),
                field: 0
            },
            Event::Drew {
                seat: seat(2),
                card: card("y+1")
            },
            Event::TurnEnded {
                seat: seat(2),
                drawn: 1
            },
        ]
    );
    let after = [1, 2].map(|player| game.capital(seat(player)));
    assert_eq!(after, before, "nothing is paid back");
    assert!(game.is_covered(0));
    assert_eq!(game.board().len(), 2, "no field was filled");
    assert_eq!(game.to_move(), Some(seat(1)), "it ends the card play");
}

#[test]
fn a_mirage_can_be_the_card_after_a_tax() {
    let mut game = Position::new(2).hand(1, "rF gT").played("rC").game();
    play(&mut game, "pass; play gT; play rF over 1");
    assert_eq!(game.to_move(), Some(seat(2)));
    assert_eq!(game.hand(seat(1)).len(), 5);
}

/// Checks that a player always has another card to play after a tax. A hand of five cards has at
/// most three mirages. If the other two cards are taxes, a mirage can cover one of them.
#[test]
fn after_a_tax_there_is_always_another_card_to_play() {
    for (hand, taxes, left) in [
        (
            "yT rT yF rF gF",
            "play yT; play rT",
            "play yF over 1; play rF over 2",
        ),
        (
            "yT rT gT yF rF",
            "play gT; play rT; play yT",
            "play yF over 3; play rF over 2",
        ),
    ] {
        let mut game = Position::new(2).hand(1, hand).game();
        play(&mut game, &format!("pass; {taxes}"));
        assert_eq!((game.to_move(), game.phase()), (Some(seat(1)), Phase::Card));
        assert_eq!(listed(&game), left);
        let mv = game.moves()[0];
        game.play(mv, |_| {}).expect("listed");
        assert_eq!(game.to_move(), Some(seat(2)));
    }
}

#[test]
fn the_longest_list_of_moves_is_reached_and_fits() {
    let mut game = Position::new(4)
        .played("yT y-2 y-2 y-1 y+1 y+2 y+2 y+3 yC yC yC yC")
        .hand(1, "yF r+1 r+2 r+3 rC")
        .game();
    play(&mut game, "pass");
    assert_eq!(game.moves().len(), MAX_MOVES);
    const { assert!(MAX_MOVES <= 255, "saves keep a move as one byte") };
}
