//! Tests of the rules about trades.

use super::*;

#[test]
fn a_trade_is_one_deal_in_each_good_in_any_order() {
    for order in ["y r g", "y g r", "r y g", "r g y", "g y r", "g r y"] {
        for kinds in 0..8 {
            let mut game = Position::new(2).game();
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
    let mut game = Position::new(2).hand(1, "rC").hand(2, "yC").game();
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
    let mut game = Position::new(2).game();
    play(&mut game, "buy r");
    assert_eq!(refused(&game, "sell r"), Refusal::NotBothWays);
    play(&mut game, "sell y");
    assert_eq!(refused(&game, "sell r"), Refusal::OneDealEach);
    assert_eq!(refused(&game, "buy y"), Refusal::OneDealEach);
    assert_eq!(listed(&game), "buy g; sell g");
}

#[test]
fn a_turn_may_pass_but_not_stop_within_a_trade() {
    let mut game = Position::new(2).game();
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
    let mut game = Position::new(3).turns(0).game();
    assert_eq!((game.limit(), game.options()), (Limit::One, 7));
    play(&mut game, "sell y");
    assert_eq!(game.phase(), Phase::Card);
}

#[test]
fn the_second_turn_allows_two_deals_in_one_good_or_pass() {
    let mut game = Position::new(3).turns(1).game();
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
        let plain = |card: &&Card| !matches!(card.kind(), CardKind::Tax | CardKind::Mirage);
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
    let mut game = Position::new(2).route("g", "30 26 14 8").game();
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
    let game = Position::new(2).route("y", "12").game();
    assert_eq!(refused(&game, "buy y"), Refusal::LastAmphora);
    let mut game = Position::new(2).route("y", "14 12").game();
    play(&mut game, "buy y");
    assert_eq!(refused(&game, "buy y"), Refusal::LastAmphora);
    play(&mut game, "buy r; buy g");
    assert_eq!(fields(game.route(Good::Gold)), "14");
}

#[test]
fn amphorae_in_palmyra_are_on_the_route_and_the_last_one_stays_there() {
    let mut game = Position::new(2).route("y", "P P").game();
    play(&mut game, "buy y");
    assert_eq!(refused(&game, "buy y"), Refusal::LastAmphora);
    let game = Position::new(2).route("y", "30 P").game();
    assert!(listed(&game).starts_with("buy y; "));
}

#[test]
fn there_is_no_credit() {
    let game = Position::new(2).capital(1, 5).route("y", "24 8").game();
    assert_eq!(refused(&game, "buy y"), Refusal::NoCredit);
    let mut game = Position::new(2).capital(1, 8).route("y", "24 20 8").game();
    play(&mut game, "buy y");
    assert_eq!(game.capital(seat(1)), 0);
    assert_eq!(refused(&game, "buy y"), Refusal::NoCredit);
}

#[test]
fn a_sale_pays_for_a_purchase() {
    let mut game = Position::new(2)
        .capital(1, 0)
        .route("y", "24 10")
        .route("r", "24 8")
        .route("g", "24 6")
        .game();
    assert_eq!(refused(&game, "buy g"), Refusal::NoCredit);
    play(&mut game, "sell y; buy g; sell r");
    // Gold is sold for 8, spices are bought for 6, wine is sold for 6.
    assert_eq!(game.capital(seat(1)), 8);
    assert_eq!(game.amphorae(seat(1)), [0, 0, 2]);
}

#[test]
fn a_deal_after_which_no_trade_can_be_completed_is_refused() {
    // The player has nothing to sell. Wine costs so much that gold and spices cannot both be bought
    // after it.
    let game = Position::new(2)
        .amphorae(1, [0; 3])
        .capital(1, 20)
        .route("y", "24 12")
        .route("r", "24 6")
        .route("g", "24 4")
        .game();
    // A second amphora of wine costs 24, so wine cannot be bought twice either.
    assert_eq!(refused(&game, "buy r"), Refusal::Incomplete);
    assert_eq!(listed(&game), "pass");
    assert_eq!(game.options(), 1);
    // With two more coins, all three goods can be bought, in any order.
    let game = Position::new(2)
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
    let mut game = Position::new(2)
        .amphorae(1, [1, 0, 0])
        .capital(1, 6)
        .route("y", "24 20")
        .route("r", "24 6")
        .route("g", "24 16")
        .game();
    // The capital suffices, because gold is sold for 18 afterwards: 6 - 6 + 18 - 16.
    play(&mut game, "buy r");
    assert_eq!(listed(&game), "sell y");
    assert_eq!(refused(&game, "buy g"), Refusal::NoCredit);
    play(&mut game, "sell y; buy g");
    assert_eq!(game.capital(seat(1)), 2);
}

#[test]
fn a_sale_needs_an_amphora() {
    let game = Position::new(2).amphorae(1, [0, 1, 1]).game();
    assert_eq!(refused(&game, "sell y"), Refusal::NoneHeld);
}

#[test]
fn a_sale_goes_to_the_first_free_field_beyond_the_nearest_amphora() {
    // A sale does not fill the gaps farther from Palmyra.
    let mut game = Position::new(2)
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
fn near_palmyra_each_sale_brings_1_less() {
    let mut game = Position::new(2)
        .amphorae(1, [2, 1, 1])
        .route("y", "24 6")
        .game();
    play(&mut game, "sell y; sell y");
    assert_eq!(fields(game.route(Good::Gold)), "24 6 5 4");
    assert_eq!(game.capital(seat(1)), 59);
}

#[test]
fn with_field_2_taken_a_sale_goes_to_palmyra_for_2() {
    let mut game = Position::new(2)
        .amphorae(1, [2, 1, 1])
        .route("y", "24 4 2")
        .game();
    play(&mut game, "sell y; sell y");
    assert_eq!(fields(game.route(Good::Gold)), "24 4 2 P P");
    assert_eq!(game.capital(seat(1)), 54);
}

#[test]
fn with_an_amphora_in_palmyra_a_sale_goes_there_even_if_field_2_is_free() {
    let mut game = Position::new(2)
        .amphorae(1, [2, 1, 1])
        .route("y", "24 P")
        .game();
    play(&mut game, "sell y; sell y");
    assert_eq!(fields(game.route(Good::Gold)), "24 P P P");
    assert_eq!(game.capital(seat(1)), 54);
}

#[test]
fn amphorae_in_palmyra_are_bought_for_2() {
    let mut game = Position::new(2).route("y", "24 P P").game();
    play(&mut game, "buy y; buy y");
    assert_eq!(fields(game.route(Good::Gold)), "24");
    assert_eq!(game.capital(seat(1)), 46);
}

#[test]
fn a_stack_at_30_is_bought_for_30_each_and_sold_beside_for_28() {
    let mut game = Position::new(2)
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
        (Position::new(3).turns(0).game(), 7),
        (Position::new(3).turns(1).game(), 4),
        // Eight trades with a deal in each good, three trades that buy two amphorae, and a pass.
        (Position::new(3).game(), 12),
        (
            Position::new(3)
                .amphorae(1, [2; 3])
                .amphorae(2, [0; 3])
                .game(),
            15,
        ),
        (
            Position::new(3).amphorae(1, [0, 0, 0]).capital(1, 0).game(),
            1,
        ),
    ] {
        assert_eq!(game.options(), expected);
        assert_eq!(trades(&game).len(), usize::from(expected));
    }
}
