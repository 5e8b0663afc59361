//! Tests of the placement.

use super::*;

fn begun(count: u8) -> Merchants {
    let position = (1..=usize::from(count)).fold(Position::new(count), |position, player| {
        position.pieces(player, 3, 2)
    });
    position.begin()
}

#[test]
fn pieces_are_placed_one_at_a_time_in_turn_order() {
    let mut game = Position::new(3)
        .first(2)
        .pieces(1, 1, 1)
        .pieces(2, 1, 1)
        .pieces(3, 1, 1)
        .begin();
    for (player, mv) in [
        (2, "place c P1"),
        (3, "place s N1"),
        (1, "place c D1"),
        (2, "place s N2"),
        (3, "place c P4"),
    ] {
        assert_eq!(game.to_move(), Some(seat(player)));
        play(&mut game, mv);
    }
    assert_eq!(game.phase(), Phase::Place(Placing::One));
    assert_eq!(game.piece(the("N1")), Some((seat(3), Piece::Ship)));
    assert_eq!(game.piece(the("D1")), Some((seat(1), Piece::Camel)));
}

#[test]
fn a_slot_takes_one_piece_of_its_kind() {
    let mut game = begun(2);
    assert_eq!(refused(&game, "place s P1"), Refusal::NoRoom);
    assert_eq!(refused(&game, "place c N1"), Refusal::NoRoom);
    play(&mut game, "place c P1");
    assert_eq!(refused(&game, "place c P1"), Refusal::NoRoom);
}

#[test]
fn war_supplies_take_either_piece_but_only_one() {
    let game = begun(2);
    for (mv, other) in [("place c A3", "place s A3"), ("place s A3", "place c A3")] {
        let mut game = game;
        play(&mut game, mv);
        assert_eq!(refused(&game, other), Refusal::NoRoom);
    }
}

#[test]
fn slots_for_many_are_not_on_the_board_for_two() {
    assert_eq!(refused(&begun(2), "place s N2"), Refusal::NoRoom);
    assert!(begun(3).check(the("place s N2")).is_ok());
    // The slot of the war supplies counts as two options, because both kinds of pieces can be
    // placed there.
    assert_eq!((begun(2).options(), begun(3).options()), (30, 42));
}

#[test]
fn pieces_come_from_the_reserve() {
    let game = Position::new(2).pieces(1, 0, 1).pieces(2, 1, 0).begin();
    assert_eq!(refused(&game, "place c P1"), Refusal::NoPieceLeft);
    assert!(game.check(the("place s N1")).is_ok());
}

#[test]
fn placing_is_compulsory() {
    let game = begun(2);
    let placing = |mv: &Move| matches!(mv, Move::Place(..));
    assert!(game.moves().iter().all(placing));
    assert_eq!(refused(&game, "done"), Refusal::NotNow);
}

#[test]
fn slots_that_can_do_nothing_may_be_taken() {
    // A piece may be placed on a slot even if the missions, goods or tower for its action are
    // missing.
    let game = begun(2);
    for text in ["c D3", "c P5", "c D5", "s N6", "c B1"] {
        assert!(game.check(the(&format!("place {text}"))).is_ok(), "{text}");
    }
}

#[test]
fn who_has_no_piece_is_skipped_until_nobody_has_one() {
    let mut game = Position::new(3)
        .pieces(1, 1, 0)
        .pieces(2, 3, 0)
        .pieces(3, 2, 0)
        .hand(1, "K1")
        .begin();
    let mut order = Vec::new();
    while game.phase() == Phase::Place(Placing::One) {
        order.push(game.seat().number());
        let mv = game.moves()[0];
        game.play(mv, |_| {}).expect("listed");
    }
    assert_eq!(order, [1, 2, 3, 2, 3, 2]);
}

#[test]
fn pieces_without_a_slot_stay_in_the_reserve() {
    // Four players have 16 ships. There are 13 slots for ships; a camel on the war supplies leaves
    // 12.
    let position = (1..=4).fold(Position::new(4), |position, player| {
        position.pieces(player, u8::from(player == 1), 4)
    });
    let mut game = position.hand(1, "K1").begin();
    play(&mut game, "place c A3");
    while let Phase::Place(_) = game.phase() {
        let mv = game.moves()[0];
        game.play(mv, |_| {}).expect("listed");
    }
    let left = |player| game.board(seat(player)).reserve(Piece::Ship);
    assert_eq!((1..=4).map(left).sum::<u8>(), 4);
    assert!(game.phase().is_window());
}

#[test]
fn a_private_action_takes_an_own_camel_or_ship() {
    let mut game = Position::new(3)
        .tiles(1, "I21 I37")
        .pieces(1, 1, 1)
        .pieces(2, 1, 1)
        .begin();
    assert_eq!(listed_with(&game, "place c I"), "place c I21; place c I37");
    assert_eq!(listed_with(&game, "place s I"), "place s I21; place s I37");
    assert_eq!(game.options(), 42 + 4);
    play(&mut game, "place s I21");
    // A player cannot place a piece on another player's private action, or twice on the same one.
    assert_eq!(refused(&game, "place c I37"), Refusal::NoRoom);
    play(&mut game, "place c P1");
    assert_eq!(refused(&game, "place c I21"), Refusal::NoRoom);
    assert_eq!(game.piece(the("I21")), Some((seat(1), Piece::Ship)));
}

#[test]
fn an_improvement_without_private_action_takes_no_piece() {
    let game = Position::new(2).tiles(1, "I33").pieces(1, 1, 0).begin();
    assert_eq!(listed_with(&game, "place c I"), "");
}
