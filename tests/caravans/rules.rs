//! Every rule and ruling of `caravans` about set-up, trades and cards, each in
//! its own test. The end of a year has its own file.

use palmyra_engine::caravans::{
    Caravans, Card, Event, Field, Good, Kind, Limit, MAX_MOVES, Move, Phase, Players, Refusal,
    Route, Sale, Scenario, ScenarioError, ScenarioSeat,
};
use palmyra_engine::{Game as _, Played, Seat, Session};
use palmyra_tests::caravans::{
    Board, all_players, card, cards, fields, good, listed, mv, play, players, route, seat, trades,
};

fn refused(game: &Caravans, text: &str) -> Refusal {
    let mut scratch = game.clone();
    let refused = scratch.play(mv(text), |_| panic!("a refused move tells nothing"));
    assert_eq!(&scratch, game, "a refused move changes nothing");
    refused.expect_err(text)
}

// Material and set-up

#[test]
fn each_colour_has_14_cards_in_the_given_mix() {
    assert_eq!(Card::deck().count(), 42);
    for good in Good::ALL {
        let of = |kind| {
            Card::deck()
                .filter(|card| card.good() == good && card.kind() == kind)
                .count()
        };
        let caravans = [-3, -2, -1, 1, 2, 3].map(|value| of(Kind::Caravan(value)));
        assert_eq!(caravans, [1, 2, 1, 1, 2, 1]);
        assert_eq!([Kind::Contract, Kind::Tax, Kind::Mirage].map(of), [4, 1, 1]);
    }
}

#[test]
fn a_route_goes_from_30_in_steps_of_2_to_palmyra_which_is_worth_2() {
    let text: Vec<_> = Field::all().map(|field| field.to_string()).collect();
    assert_eq!(text.join(" "), "30 28 26 24 22 20 18 16 14 12 10 8 6 4 2 P");
    assert_eq!(Field::PALMYRA.value(), 2);
    assert_eq!(Field::FAR.value(), 30);
}

#[test]
fn only_30_and_palmyra_hold_several_amphorae() {
    assert_eq!(route("30 30 30 4 P P").len(), 6);
    for field in Field::all() {
        let twice = Route::new(&[field, field]);
        let end = field == Field::FAR || field == Field::PALMYRA;
        assert_eq!(twice.is_some(), end, "{field}");
    }
    assert_eq!(Route::new(&[]), None);
    assert_eq!(Route::new(&[Field::FAR; 13]), None);
}

#[test]
fn a_year_has_7_card_fields_for_two_10_for_three_and_13_for_four() {
    let counts: Vec<_> = all_players().map(Players::fields).collect();
    assert_eq!(counts, [7, 10, 13]);
    assert_eq!([0, 1, 5, 255].map(Players::new), [None; 4]);
}

#[test]
fn everybody_starts_with_50_one_amphora_of_each_good_and_5_cards() {
    for count in all_players() {
        let game = Caravans::new(count, 1);
        for seat in Seat::all(count.count()) {
            assert_eq!(game.capital(seat), 50);
            assert_eq!(game.amphorae(seat), [1; 3]);
            assert_eq!(game.hand(seat).len(), 5);
        }
        assert_eq!(game.pile(), 42 - 5 * count.count());
        assert_eq!((game.year(), game.board().len()), (1, 0));
        assert_eq!(game.to_move(), Some(seat(1)));
    }
}

#[test]
fn the_other_amphorae_stand_one_a_field_from_24() {
    for (count, expected) in [
        (2, "24 22 20 18 16 14 12 10 8 6"),
        (3, "24 22 20 18 16 14 12 10 8"),
        (4, "24 22 20 18 16 14 12 10"),
    ] {
        let game = Caravans::new(players(count), 1);
        for good in Good::ALL {
            assert_eq!(fields(game.route(good)), expected);
        }
    }
}

#[test]
fn the_whole_state_is_at_most_512_bytes() {
    assert!(size_of::<Caravans>() <= 512, "{}", size_of::<Caravans>());
    assert!(size_of::<Move>() <= 4, "{}", size_of::<Move>());
    assert!(
        !std::mem::needs_drop::<Caravans>(),
        "it clones with a plain copy"
    );
}

// Trades

#[test]
fn a_trade_is_one_deal_in_each_good_in_any_order() {
    for order in ["y r g", "y g r", "r y g", "r g y", "g y r", "g r y"] {
        for kinds in 0..8 {
            let mut game = Board::new(2).game();
            for (place, good) in order.split(' ').enumerate() {
                assert!(matches!(game.phase(), Phase::Trade(_)));
                let kind = if kinds >> place & 1 == 0 {
                    "buy"
                } else {
                    "sell"
                };
                play(&mut game, &format!("{kind} {good}"));
            }
            assert_eq!(game.phase(), Phase::Card, "{order} {kinds}");
        }
    }
}

#[test]
fn a_trade_is_two_deals_of_the_same_kind_in_one_good() {
    let mut game = Board::new(2).hand(1, "rC").hand(2, "yC").game();
    play(&mut game, "buy r; buy r");
    assert_eq!(game.phase(), Phase::Card);
    assert_eq!(
        (game.capital(seat(1)), game.amphorae(seat(1))),
        (36, [1, 3, 1])
    );
    play(&mut game, "play rC; pass; play yC");
    play(&mut game, "sell r; sell r");
    assert_eq!(game.phase(), Phase::Card);
    assert_eq!(
        (game.capital(seat(1)), game.amphorae(seat(1))),
        (50, [1, 1, 1])
    );
}

#[test]
fn no_good_is_both_bought_and_sold_in_a_turn() {
    let mut game = Board::new(2).game();
    play(&mut game, "buy r");
    assert_eq!(refused(&game, "sell r"), Refusal::NotBothWays);
    play(&mut game, "sell y");
    assert_eq!(refused(&game, "sell r"), Refusal::OneDealEach);
    assert_eq!(refused(&game, "buy y"), Refusal::OneDealEach);
    assert_eq!(listed(&game), "buy g; sell g");
}

#[test]
fn a_turn_may_pass_but_not_stop_within_a_trade() {
    let mut game = Board::new(2).game();
    assert_eq!(
        listed(&game),
        "buy y; sell y; buy r; sell r; buy g; sell g; pass"
    );
    let begun = {
        let mut game = game.clone();
        play(&mut game, "buy y");
        game
    };
    assert_eq!(refused(&begun, "pass"), Refusal::NotNow);
    let events = play(&mut game, "pass");
    assert_eq!(
        events,
        [
            Event::Passed { seat: seat(1) },
            Event::Traded { seat: seat(1) }
        ]
    );
    assert_eq!(game.phase(), Phase::Card);
}

#[test]
fn the_first_turn_allows_one_single_deal_or_pass() {
    let mut game = Board::new(3).turns(0).game();
    assert_eq!((game.limit(), game.options()), (Limit::One, 7));
    play(&mut game, "sell y");
    assert_eq!(game.phase(), Phase::Card);
}

#[test]
fn the_second_turn_allows_two_deals_in_one_good_or_pass() {
    let mut game = Board::new(3).turns(1).game();
    assert_eq!((game.limit(), game.options()), (Limit::Twice, 4));
    assert_eq!(listed(&game), "buy y; buy r; buy g; pass");
    assert_eq!(refused(&game, "sell y"), Refusal::Incomplete);
    play(&mut game, "buy y");
    assert_eq!(listed(&game), "buy y");
    assert_eq!(refused(&game, "buy r"), Refusal::SameDealTwice);
    assert_eq!(refused(&game, "sell y"), Refusal::SameDealTwice);
    play(&mut game, "buy y");
    assert_eq!(game.phase(), Phase::Card);
}

#[test]
fn the_limits_end_with_the_third_turn_also_for_two() {
    let mut game = Caravans::new(players(2), 5);
    let card = |game: &Caravans| {
        let hand = game.hand(game.seat());
        let plain = |card: &&Card| !matches!(card.kind(), Kind::Tax | Kind::Mirage);
        Move::Play(*hand.iter().find(plain).expect("at least one"))
    };
    let limits = [Limit::One, Limit::Twice, Limit::Full, Limit::Full].map(|_| {
        let limit = game.limit();
        play(&mut game, "pass");
        game.play(card(&game), |_| {}).expect("playable");
        limit
    });
    assert_eq!(limits, [Limit::One, Limit::Twice, Limit::Full, Limit::Full]);
}

#[test]
fn a_purchase_takes_the_nearest_amphora_and_pays_its_field() {
    let mut game = Board::new(2).route("g", "30 26 14 8").game();
    let events = play(&mut game, "buy g; buy g");
    let bought = |price| Event::Bought {
        seat: seat(1),
        good: Good::Spices,
        price,
    };
    assert_eq!(events[..2], [bought(8), bought(14)]);
    assert_eq!(fields(game.route(Good::Spices)), "30 26");
    assert_eq!(
        (game.capital(seat(1)), game.amphorae(seat(1))),
        (28, [1, 1, 3])
    );
}

#[test]
fn the_last_amphora_of_a_route_is_never_bought() {
    let game = Board::new(2).route("y", "12").game();
    assert_eq!(refused(&game, "buy y"), Refusal::LastAmphora);
    let mut game = Board::new(2).route("y", "14 12").game();
    play(&mut game, "buy y");
    assert_eq!(refused(&game, "buy y"), Refusal::LastAmphora);
    play(&mut game, "buy r; buy g");
    assert_eq!(fields(game.route(Good::Gold)), "14");
}

#[test]
fn there_is_no_credit() {
    let game = Board::new(2).capital(1, 5).route("y", "24 8").game();
    assert_eq!(refused(&game, "buy y"), Refusal::NoCredit);
    let mut game = Board::new(2).capital(1, 8).route("y", "24 20 8").game();
    play(&mut game, "buy y");
    assert_eq!(game.capital(seat(1)), 0);
    assert_eq!(refused(&game, "buy y"), Refusal::NoCredit);
}

#[test]
fn a_sale_pays_for_a_purchase() {
    let mut game = Board::new(2)
        .capital(1, 0)
        .route("y", "24 10")
        .route("r", "24 8")
        .route("g", "24 6")
        .game();
    assert_eq!(refused(&game, "buy g"), Refusal::NoCredit);
    play(&mut game, "sell y; buy g; sell r");
    // 8 for gold, 6 for spices, 6 for wine.
    assert_eq!(game.capital(seat(1)), 8);
    assert_eq!(game.amphorae(seat(1)), [0, 0, 2]);
}

#[test]
fn a_deal_after_which_no_trade_can_be_completed_is_refused() {
    // Nothing to sell; both other goods cost more than is left.
    let game = Board::new(2)
        .amphorae(1, [0; 3])
        .capital(1, 20)
        .route("y", "24 12")
        .route("r", "24 6")
        .route("g", "24 4")
        .game();
    // Twice the wine is too dear as well: 6 and 24.
    assert_eq!(refused(&game, "buy r"), Refusal::Incomplete);
    assert_eq!(listed(&game), "pass");
    assert_eq!(game.options(), 1);
    // With two more all three can be had, in any order.
    let game = Board::new(2)
        .amphorae(1, [0; 3])
        .capital(1, 22)
        .route("y", "24 12")
        .route("r", "24 6")
        .route("g", "24 4")
        .game();
    assert_eq!(listed(&game), "buy y; buy r; buy g; pass");
    assert_eq!(game.options(), 2);
}

#[test]
fn a_purchase_that_takes_the_money_for_the_rest_is_refused_until_something_is_sold() {
    let mut game = Board::new(2)
        .amphorae(1, [1, 0, 0])
        .capital(1, 6)
        .route("y", "24 20")
        .route("r", "24 6")
        .route("g", "24 16")
        .game();
    // Gold can be sold for 18 afterwards: 6 - 6 + 18 - 16.
    play(&mut game, "buy r");
    assert_eq!(listed(&game), "sell y");
    assert_eq!(refused(&game, "buy g"), Refusal::NoCredit);
    play(&mut game, "sell y; buy g");
    assert_eq!(game.capital(seat(1)), 2);
}

#[test]
fn a_sale_needs_an_amphora() {
    let game = Board::new(2).amphorae(1, [0, 1, 1]).game();
    assert_eq!(refused(&game, "sell y"), Refusal::NoneHeld);
}

#[test]
fn a_sale_goes_to_the_first_free_field_beyond_the_nearest_amphora() {
    // A gap farther away stays a gap.
    let mut game = Board::new(2)
        .amphorae(1, [2, 1, 1])
        .route("y", "30 24 14")
        .game();
    let events = play(&mut game, "sell y; sell y");
    let sold = |price| Event::Sold {
        seat: seat(1),
        good: Good::Gold,
        price,
        sale: Sale::Trade,
    };
    assert_eq!(events[..2], [sold(12), sold(10)]);
    assert_eq!(fields(game.route(Good::Gold)), "30 24 14 12 10");
    assert_eq!(game.capital(seat(1)), 72);
}

#[test]
fn with_field_2_taken_a_sale_goes_to_palmyra_for_2() {
    let mut game = Board::new(2)
        .amphorae(1, [2, 1, 1])
        .route("y", "24 4 2")
        .game();
    play(&mut game, "sell y; sell y");
    assert_eq!(fields(game.route(Good::Gold)), "24 4 2 P P");
    assert_eq!(game.capital(seat(1)), 54);
}

#[test]
fn with_an_amphora_in_palmyra_a_sale_goes_there_even_if_field_2_is_free() {
    let mut game = Board::new(2)
        .amphorae(1, [2, 1, 1])
        .route("y", "24 P")
        .game();
    play(&mut game, "sell y; sell y");
    assert_eq!(fields(game.route(Good::Gold)), "24 P P P");
    assert_eq!(game.capital(seat(1)), 54);
}

#[test]
fn amphorae_in_palmyra_are_bought_for_2() {
    let mut game = Board::new(2).route("y", "24 P P").game();
    play(&mut game, "buy y; buy y");
    assert_eq!(fields(game.route(Good::Gold)), "24");
    assert_eq!(game.capital(seat(1)), 46);
}

#[test]
fn a_stack_at_30_is_bought_for_30_each_and_sold_beside_for_28() {
    let mut game = Board::new(2)
        .capital(1, 60)
        .amphorae(1, [1, 2, 1])
        .route("y", "30 30 30")
        .route("r", "30 30")
        .game();
    let mut buyer = game.clone();
    play(&mut buyer, "buy y; buy y");
    assert_eq!(
        (buyer.capital(seat(1)), fields(buyer.route(Good::Gold))),
        (0, "30".into())
    );
    play(&mut game, "sell r; sell r");
    assert_eq!(game.capital(seat(1)), 60 + 28 + 26);
    assert_eq!(fields(game.route(Good::Wine)), "30 30 28 26");
}

#[test]
fn options_count_trades_as_sets_of_deals_and_the_pass() {
    for (game, expected) in [
        (Board::new(3).turns(0).game(), 7),
        (Board::new(3).turns(1).game(), 4),
        // Eight of one deal each, three double purchases, the pass.
        (Board::new(3).game(), 12),
        (
            Board::new(3).amphorae(1, [2; 3]).amphorae(2, [0; 3]).game(),
            15,
        ),
        (Board::new(3).amphorae(1, [0, 0, 0]).capital(1, 0).game(), 1),
    ] {
        assert_eq!(game.options(), expected);
        assert_eq!(trades(&game).len(), usize::from(expected));
    }
}

// Cards

#[test]
fn a_card_goes_onto_the_next_free_field_and_the_hand_is_refilled() {
    let mut game = Board::new(2)
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
    let mut game = Board::new(2).hand(1, "y+2").hand(2, "y+3").game();
    assert_eq!(refused(&game, "play y+2"), Refusal::NotNow);
    play(&mut game, "pass");
    assert_eq!(refused(&game, "play y+3"), Refusal::NotInHand);
    assert_eq!(refused(&game, "play rF over 1"), Refusal::NotInHand);
}

#[test]
fn cards_of_one_kind_are_listed_once() {
    let mut game = Board::new(2).hand(1, "yC g+2 yC g+2 yC").game();
    play(&mut game, "pass");
    assert_eq!(listed(&game), "play yC; play g+2");
}

#[test]
fn a_tax_takes_2_for_each_amphora_of_its_colour_from_everybody() {
    let mut game = Board::new(4)
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
    let mut game = Board::new(2).hand(1, "gT rC").pile("yC y+1").game();
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
    let mut game = Board::new(2).hand(1, "gT rT yC").game();
    play(&mut game, "pass; play gT; play rT");
    assert_eq!((game.to_move(), game.phase()), (Some(seat(1)), Phase::Card));
    play(&mut game, "play yC");
    assert_eq!(game.to_move(), Some(seat(2)));
    assert_eq!(game.capital(seat(1)), 46);
}

#[test]
fn who_cannot_pay_a_tax_sells_amphorae_of_their_choice_until_they_can() {
    let mut game = Board::new(3)
        .hand(1, "gT rC")
        .capital(2, 1)
        .amphorae(2, [2, 2, 4])
        .route("y", "24 4")
        .route("r", "24 6")
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
    // 1 and 2 and 4 are not yet 8; with the second 2 it is.
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
    // Then the player of the tax goes on.
    assert_eq!((game.to_move(), game.phase()), (Some(seat(1)), Phase::Card));
}

#[test]
fn an_amphora_sold_for_its_own_tax_is_taxed_nevertheless() {
    let mut game = Board::new(2)
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
    let mut game = Board::new(2)
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
    let mut game = Board::new(3)
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
    // Each sale was cheaper than the one before: 6, 4, 2.
    assert_eq!(
        [1, 2, 3].map(|player| game.capital(seat(player))),
        [1, 4, 2]
    );
}

#[test]
fn nothing_but_sales_is_possible_for_a_tax() {
    let mut game = Board::new(2).hand(1, "gT").capital(2, 0).game();
    play(&mut game, "pass; play gT");
    for text in ["pass", "buy y", "draw", "play rC", "aside rC"] {
        assert_eq!(refused(&game, text), Refusal::NotNow, "{text}");
    }
    let game = Board::new(2)
        .hand(1, "gT")
        .capital(2, 0)
        .amphorae(2, [0, 0, 1]);
    let mut game = game.game();
    play(&mut game, "pass; play gT");
    assert_eq!(refused(&game, "sell y"), Refusal::NoneHeld);
}

#[test]
fn a_tax_nobody_has_to_pay_still_demands_another_card() {
    let mut game = Board::new(2)
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
fn a_mirage_covers_a_caravan_or_contract_of_its_colour() {
    let mut game = Board::new(3)
        .hand(1, "rF")
        .played("r-2 yC rT rC g+3 r+1")
        .pile("gC")
        .game();
    play(&mut game, "pass");
    let covers: Vec<_> = game.targets(Good::Wine).collect();
    assert_eq!(covers, [0, 3, 5], "neither the tax nor other colours");
    for (text, refusal) in [
        ("play rF over 2", Refusal::NoTarget),
        ("play rF over 3", Refusal::NoTarget),
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
    for played in ["", "rT", "y-2 gC", "rT g+1"] {
        let mut game = Board::new(2).hand(1, "rF").played(played).game();
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
    let game = Board::new(2).hand(1, "rF").played("yC* y-1").game();
    assert_eq!(game.targets(Good::Gold).collect::<Vec<_>>(), [1]);
}

#[test]
fn a_mirage_can_be_the_card_after_a_tax() {
    let mut game = Board::new(2).hand(1, "rF gT").played("rC").game();
    play(&mut game, "pass; play gT; play rF over 1");
    assert_eq!(game.to_move(), Some(seat(2)));
    assert_eq!(game.hand(seat(1)).len(), 5);
}

#[test]
fn who_has_only_mirages_without_a_target_after_a_tax_plays_no_other_card() {
    let mut game = Board::new(2)
        .hand(1, "yT rT gT yF rF")
        .played("gC")
        .pile("y+1 y+2 y+3")
        .game();
    play(&mut game, "pass; play yT; play rT");
    assert_eq!((game.to_move(), game.phase()), (Some(seat(1)), Phase::Card));
    let events = play(&mut game, "play gT");
    assert_eq!(
        events.last(),
        Some(&Event::TurnEnded {
            seat: seat(1),
            drawn: 3
        })
    );
    assert_eq!(game.to_move(), Some(seat(2)));
    assert_eq!(**game.hand(seat(1)), cards("yF rF y+1 y+2 y+3")[..]);
}

#[test]
fn the_longest_list_of_moves_is_reached_and_fits() {
    let mut game = Board::new(4)
        .played("y-3 y-2 y-2 y-1 y+1 y+2 y+2 y+3 yC yC yC yC")
        .hand(1, "yF r+1 r+2 r+3 rC")
        .game();
    play(&mut game, "pass");
    assert_eq!(game.moves().len(), MAX_MOVES);
    const { assert!(MAX_MOVES <= 255, "saves keep a move as one byte") };
}

// Texts, undo and scenarios

#[test]
fn moves_cards_goods_and_fields_have_texts_that_come_back() {
    for card in Card::all() {
        assert_eq!(card.to_string().parse(), Ok(card));
        assert_eq!(Card::from_code(card.code()), Some(card));
        assert_eq!(Card::new(card.good(), card.kind()), Some(card));
        for mv in [Move::Play(card), Move::LayAside(card)] {
            assert_eq!(mv.to_string().parse(), Ok(mv));
        }
    }
    for good in Good::ALL {
        assert_eq!(good.to_string().parse(), Ok(good));
        for mv in [
            Move::Buy(good),
            Move::Sell(good),
            Move::Cover(good, 0),
            Move::Cover(good, 255),
        ] {
            assert_eq!(mv.to_string().parse(), Ok(mv));
        }
    }
    for field in Field::all() {
        assert_eq!(field.to_string().parse(), Ok(field));
    }
    for mv in [Move::Pass, Move::Draw] {
        assert_eq!(mv.to_string().parse(), Ok(mv));
    }
    assert_eq!(mv("play rF over 3"), Move::Cover(good("r"), 2));
    for text in [
        "", "y", "y+0", "y+4", "y2", "yc", "b+1", "y+12", "\u{e4}C", "y\u{e4}", "yC ",
    ] {
        assert!(text.parse::<Card>().is_err(), "{text}");
    }
    for text in [
        "",
        "buy",
        "buy b",
        "buy  y",
        "sell y ",
        "pass now",
        "play",
        "play yC over 1",
        "play yF over 0",
        "play yF over",
        "play yF under 1",
        "play yF over 257",
        "aside",
        "draw 1",
    ] {
        assert!(text.parse::<Move>().is_err(), "{text}");
    }
    for text in ["", "p", "0", "1", "3", "32", "-2", "PP"] {
        assert!(text.parse::<Field>().is_err(), "{text}");
    }
    assert_eq!(Card::new(Good::Gold, Kind::Caravan(0)), None);
    assert_eq!(Card::from_code(27), None);
}

#[test]
fn a_trade_can_be_taken_back_until_a_card_is_drawn() {
    let opening = Board::new(2).hand(1, "gT rC").game();
    let mut session = Session::<_>::new(opening.clone());
    for text in ["buy y", "sell r", "buy g", "play gT"] {
        assert_eq!(
            session.play(mv(text), |_| {}),
            Ok(Played::Reversible),
            "{text}"
        );
    }
    for text in ["play gT", "buy g", "sell r", "buy y"] {
        assert_eq!(session.undo(), Some(mv(text)));
    }
    assert_eq!(session.game(), &opening);
    for text in ["pass", "play gT"] {
        session.play(mv(text), |_| {}).expect("legal");
    }
    assert_eq!(session.play(mv("play rC"), |_| {}), Ok(Played::Final));
    assert_eq!(session.undo(), None);
}

#[test]
fn a_tax_that_makes_others_decide_is_final() {
    let mut game = Board::new(2).hand(1, "gT").capital(2, 0).game();
    play(&mut game, "pass");
    assert_eq!(game.play(mv("play gT"), |_| {}), Ok(Played::Final));
    assert_eq!(game.play(mv("sell y"), |_| {}), Ok(Played::Final));
    // Who must sell for the own tax can still take it back.
    let mut game = Board::new(2).hand(1, "gT").capital(1, 0).game();
    play(&mut game, "pass");
    assert_eq!(game.play(mv("play gT"), |_| {}), Ok(Played::Reversible));
    assert_eq!(game.play(mv("sell y"), |_| {}), Ok(Played::Reversible));
}

#[test]
fn positions_that_one_box_cannot_show_are_refused() {
    let hands = [cards("y+1 y+2 y+3 r+1 r+2"), cards("g+1 g+2 g+3 rC rC")];
    let seats = [0, 1].map(|seat| ScenarioSeat {
        capital: 50,
        amphorae: [1; 3],
        hand: &hands[seat],
    });
    let good = Scenario {
        players: players(2),
        to_move: seat(1),
        year: 1,
        turns: 0,
        routes: [route("24"); 3],
        seats: &seats,
        board: &[],
        pile: &[],
    };
    assert!(good.game().is_ok());
    let wrong = |scenario: Scenario| scenario.game().expect_err("impossible");
    let mut bad = good;
    bad.players = players(3);
    assert_eq!(wrong(bad), ScenarioError::Seats);
    let mut bad = good;
    bad.to_move = seat(3);
    assert_eq!(wrong(bad), ScenarioError::Seats);
    for year in [0, 4] {
        let mut bad = good;
        bad.year = year;
        assert_eq!(wrong(bad), ScenarioError::Year);
    }
    let mut bad = good;
    bad.routes[1] = route("30 30 30 30 30 30 P P P P P");
    assert_eq!(wrong(bad), ScenarioError::Amphorae);
    for board in ["y+1 y+1", "y+1"] {
        let board: Vec<_> = cards(board).into_iter().map(|card| (card, false)).collect();
        let mut bad = good;
        bad.board = &board;
        assert_eq!(wrong(bad), ScenarioError::Cards, "both in hand and played");
    }
    let pile = cards("gT gT");
    let mut bad = good;
    bad.pile = &pile;
    assert_eq!(wrong(bad), ScenarioError::Cards);
    let mut short = seats;
    short[1].hand = &hands[1][..4];
    let mut bad = good;
    bad.seats = &short;
    assert_eq!(wrong(bad), ScenarioError::Cards);
    let covered = [(card("gT"), true)];
    let mut bad = good;
    bad.board = &covered;
    assert_eq!(wrong(bad), ScenarioError::Board);
    let full: Vec<_> = cards("yC yC yC yC gC gC gC")
        .into_iter()
        .map(|card| (card, false))
        .collect();
    let mut bad = good;
    bad.board = &full;
    assert_eq!(wrong(bad), ScenarioError::Board);
    for error in [
        ScenarioError::Seats,
        ScenarioError::Year,
        ScenarioError::Amphorae,
        ScenarioError::Cards,
        ScenarioError::Board,
    ] {
        assert!(!error.to_string().is_empty());
    }
}
