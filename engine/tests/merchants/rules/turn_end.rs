//! Tests of the end of a turn: discards and eras.

use super::*;

/// Creates a position in which player 1 has these goods at the end of the turn.
fn with(goods: &str) -> Position {
    Position::new(2).goods(1, goods).hand(1, "K1").at(1, "P6")
}

fn ended(position: &Position) -> Merchants {
    let mut game = position.kingdom(1);
    let closing = *game.moves().last().expect("it can be closed");
    game.play(closing, |_| {}).expect("listed");
    game
}

#[test]
fn eight_goods_may_be_kept() {
    let game = ended(&with("w8"));
    assert_eq!((game.turn(), owned(&game, 1).as_str()), (2, "w8"));
}

#[test]
fn the_excess_over_eight_is_discarded_of_choice() {
    let mut game = ended(&with("w6s4"));
    assert_eq!(
        (game.phase(), game.seat()),
        (Phase::Keep(Good::Wood), seat(1))
    );
    assert_eq!(listed(&game), "keep w 6; keep w 5; keep w 4");
    assert_eq!(refused(&game, "keep w 3"), Refusal::WrongGoods);
    let told = lines(&mut game, "keep w 5");
    assert!(
        told.starts_with("discard 1 w1s1\nstand 1 10 w5s3 0 1 0\n"),
        "{told}"
    );
}

#[test]
fn what_leaves_no_choice_is_discarded_at_once() {
    let game = ended(&with("g11"));
    assert_eq!((game.turn(), owned(&game, 1).as_str()), (2, "g8"));
}

#[test]
fn all_four_kinds_are_settled_one_after_another() {
    let mut game = ended(&with("w4s4m4g4"));
    play(&mut game, "keep w 1");
    assert_eq!(
        listed(&game),
        "keep s 4; keep s 3; keep s 2; keep s 1; keep s 0"
    );
    play(&mut game, "keep s 2");
    assert_eq!(listed(&game), "keep m 4; keep m 3; keep m 2; keep m 1");
    let told = lines(&mut game, "keep m 4");
    assert!(told.starts_with("discard 1 w3s2g3\n"), "{told}");
    assert_eq!(owned(&game, 1), "w1s2m4g1");
}

#[test]
fn i33_keeps_twelve() {
    let mut game = ended(&with("w7s7").tiles(1, "I33"));
    assert_eq!(listed(&game), "keep w 7; keep w 6; keep w 5");
    play(&mut game, "keep w 5");
    assert_eq!(owned(&game, 1), "w5s7");
    let game = ended(&with("w6s6").tiles(1, "I33"));
    assert_eq!((game.turn(), owned(&game, 1).as_str()), (2, "w6s6"));
}

#[test]
fn traded_goods_count_and_are_in_the_warehouse_then() {
    let mut game = with("w8").tiles(1, "I1").kingdom(1);
    play(&mut game, "trade w m; cash K1 g; done");
    assert_eq!(game.phase(), Phase::Keep(Good::Wood));
    play(&mut game, "keep w 7");
    assert_eq!(game.phase(), Phase::Keep(Good::Marble));
    play(&mut game, "keep m 0");
    assert_eq!(goods(&game, 1), ("w7g1".into(), "-".into()));
}

#[test]
fn players_discard_in_turn_order_and_then_all_stand() {
    let position = Position::new(2)
        .first(2)
        .goods(1, "w9s1")
        .goods(2, "m9g1")
        .hand(1, "K1")
        .at(2, "P6")
        .at(1, "N3");
    let mut game = position.kingdom(1);
    play(&mut game, "done");
    assert_eq!(game.seat(), seat(2));
    assert_eq!(lines(&mut game, "keep m 8"), "discard 2 m1g1");
    assert_eq!(game.seat(), seat(1));
    assert_eq!(
        lines(&mut game, "keep w 7"),
        "discard 1 w2\nstand 1 10 w7s1 0 1 0\nstand 2 10 m8 0 1 0\nturn 2 1 2"
    );
}

#[test]
fn all_pieces_go_home() {
    let mut game = ended(&with("w1").at(2, "N1 D1"));
    play(&mut game, "take N1; done");
    assert_eq!(game.turn(), 2);
    for spot in Spot::all() {
        assert_eq!(game.piece(spot), None);
    }
    assert_eq!(game.board(seat(2)).reserve(Piece::Ship), 1);
    assert_eq!(game.board(seat(2)).reserve(Piece::Camel), 1);
    assert!(game.acted().is_empty());
}

#[test]
fn a_slot_does_not_remember_which_piece_stood_there() {
    let position = Position::new(2).hand(1, "K1").pieces(1, 1, 1);
    let mut game = position.at(1, "s:A3 P6").placed();
    play(&mut game, "done; done; done");
    assert_eq!(game.turn(), 2);
    play(&mut game, "place c A3");
    assert_eq!(game.piece(the("A3")), Some((seat(1), Piece::Camel)));
}

#[test]
fn nothing_is_discarded_in_the_last_turn() {
    let mut game = with("w9s9").turn(9).kingdom(1);
    let told = lines(&mut game, "tax 0");
    assert!(
        !told.contains("discard") && told.contains("stand 1 4 w9s9 0 1 0"),
        "{told}"
    );
    assert_eq!(game.phase(), Phase::Over);
}

#[test]
fn a_new_era_scores_2_prestige_a_level_and_opens_new_improvements() {
    for (turn, era) in [(3, 2), (6, 3)] {
        let position = with("g1")
            .turn(turn)
            .tower(1, 4)
            .open("I5 I6")
            .undrawn("I8");
        let mut game = position.kingdom(1);
        let closing = game.moves().last().expect("it can be closed").to_string();
        let told = lines(&mut game, &closing);
        let lost = if turn == 6 { 3 } else { 0 };
        let expected = format!("era {era}\nlevels 1 +8\nlevels 2 +0\nopen ");
        assert!(told.contains(&expected), "{told}");
        assert_eq!(game.board(seat(1)).prestige(), 18 - lost);
        assert_eq!(game.era(), era);
        assert_eq!(game.open().len(), 6);
        assert!(
            game.open().minus(Tiles::of_era(era)).is_empty(),
            "the old ones leave"
        );
        // The improvements that were never revealed stay undrawn. Improvements of the new era
        // that were not revealed are added.
        assert!(game.undrawn().contains(the("I8")));
        assert!(!game.undrawn().contains(the("I5")));
        let era_tiles = Tiles::of_era(era).and(Tiles::for_players(2));
        assert_eq!(game.undrawn().and(era_tiles), era_tiles.minus(game.open()));
    }
}

#[test]
fn no_era_begins_after_the_other_turns() {
    for turn in [1, 2, 4, 5, 7, 8] {
        let position = with("g2").turn(turn).tower(1, 4).open("I5");
        let mut game = position.kingdom(1);
        let closing = game.moves().last().expect("it can be closed").to_string();
        let told = lines(&mut game, &closing);
        assert!(!told.contains("era "), "{told}");
        assert_eq!(game.open(), all("I5"));
    }
}

#[test]
fn open_improvements_are_not_refilled() {
    let mut game = with("w2").open("I5 I6").undrawn("I8").at(1, "P1").placed();
    play(&mut game, "buy P1 I6");
    assert_eq!(game.open(), all("I5"));
    close_until(&mut game, Phase::Kingdom, 1);
    play(&mut game, "done");
    assert_eq!((game.turn(), game.open()), (2, all("I5")));
}
