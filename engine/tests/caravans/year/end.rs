//! Tests of the final sales and the result.

use super::*;

fn third_year() -> Position {
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
    let (mut game, events) = finish(&board, "g+1");
    assert_eq!(events.last(), Some(&Event::FinalSales));
    assert_eq!(game.phase(), Phase::FinalSales);
    // Player 2 sells first. Wine is at 10 and gold at 24; spices have moved to 10.
    for (player, text, capital) in [
        (2, "sell r", 58),
        (1, "sell g", 58),
        (2, "sell r", 64),
        (1, "sell y", 80),
        (2, "sell r", 69),
    ] {
        assert_eq!(game.to_move(), Some(seat(player)));
        play(&mut game, text);
        assert_eq!(game.capital(seat(player)), capital);
    }
    assert_eq!((game.to_move(), game.phase()), (None, Phase::Over));
    let outcome = game.outcome().expect("over");
    assert_eq!(outcome.scores, [80, 69, 0, 0, 0]);
    assert_eq!(outcome.winners.iter().collect::<Vec<_>>(), [seat(1)]);
    assert_eq!(game.check(mv("sell y")), Err(Refusal::GameOver));
    assert!(game.moves().is_empty());
}

#[test]
fn cards_are_not_exchanged_after_the_third_year() {
    for year in 1..=3 {
        let (game, _) = finish(&third_year().year(year), "g+1");
        let exchanges = matches!(game.phase(), Phase::Exchange { .. });
        assert_eq!(exchanges, year < 3, "year {year}");
        assert_eq!(game.year(), year);
        if year == 3 {
            assert_eq!(game.phase(), Phase::FinalSales);
            assert_eq!(game.check(mv("draw")), Err(Refusal::NotNow));
            assert!(game.board().is_empty(), "the year's cards are gone");
        }
    }
}

#[test]
fn who_holds_nothing_is_skipped_in_the_final_sales() {
    let board = Position::new(3)
        .to_move(2)
        .year(3)
        .played("y+1 y+2 y-1 y-2 r+1 r-1 g+2 g-2 r+2")
        .hand(2, "r-2")
        .amphorae(1, [2, 0, 0])
        .amphorae(2, [0, 1, 0])
        .amphorae(3, [0; 3]);
    let (mut game, _) = finish(&board, "r-2");
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
    let (game, events) = finish(&board, "g+1");
    assert_eq!(events.last(), Some(&Event::Ended));
    assert_eq!(game.to_move(), None);
}

#[test]
fn equal_capital_shares_the_win() {
    let board = Position::new(3)
        .year(3)
        .played("y+1 y+2 y-1 y-2 r+1 r-1 g+2 g-2 r+2")
        .hand(1, "r-2")
        .capital(1, 70)
        .capital(2, 69)
        .capital(3, 70)
        .amphorae(1, [0; 3])
        .amphorae(2, [0; 3])
        .amphorae(3, [0; 3]);
    let (game, _) = finish(&board, "r-2");
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
    play(&mut game, "sell y; sell y; sell y");
    assert_eq!(
        game.outcome().map(|outcome| outcome.scores[0]),
        Some(98 + 28 + 26 + 24)
    );
}
