//! Tests of the payments of contracts.

use super::*;

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
