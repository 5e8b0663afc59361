//! Tests of temples.

use super::*;

#[test]
fn parts_are_built_in_order_for_their_cost() {
    for (before, part, price) in [
        ("", "basement", "w2s2"),
        ("basement", "colonnade", "s3m3"),
        ("colonnade", "roof", "w3m4"),
        ("roof", "statues", "m4g4"),
    ] {
        let position = Position::new(2).goods(1, "w9s9m9g9").at(1, "B1");
        let mut game = position.temples(1, before).construction(1);
        let mv = format!("temple B1 {part}");
        assert_eq!(listed_with(&game, "temple"), mv);
        let told = lines(&mut game, &mv);
        assert_eq!(told, format!("temple 1 B1 {part} : {price}"));
        let board = game.board(seat(1));
        let parts = Part::ALL.map(|part| board.temples(part));
        assert_eq!(parts.iter().sum::<u8>(), 1, "it replaces the former card");
        assert_eq!(board.temples(the(part)), 1);
    }
}

#[test]
fn one_action_builds_one_part() {
    let mut game = Position::new(2)
        .goods(1, "w9s9m9g9")
        .at(1, "B1")
        .construction(1);
    play(&mut game, "temple B1 basement");
    assert_eq!(refused(&game, "temple B1 colonnade"), Refusal::NoPieceThere);
}

#[test]
fn a_part_that_cannot_be_paid_cannot_be_built() {
    let position = Position::new(2).goods(1, "w1s9").hand(1, "K1").at(1, "B1");
    let game = position.construction(1);
    assert_eq!(refused(&game, "temple B1 basement"), Refusal::CannotPay);
    assert_eq!(refused(&game, "temple B1 colonnade"), Refusal::Unavailable);
}

#[test]
fn both_temples_of_the_board_build_two_parts_in_a_turn() {
    let mut game = Position::new(2)
        .goods(1, "w2s5m3")
        .deck("K1")
        .at(1, "B1 P3")
        .construction(1);
    play(&mut game, "temple B1 basement; temple P3 colonnade");
    assert_eq!(game.board(seat(1)).temples(Part::Colonnade), 1);
}

#[test]
fn the_temple_in_palmyra_draws_a_mission_and_that_in_ebla_none() {
    let base = Position::new(2).goods(1, "w2s2").deck("K5 K6");
    let mut game = base.clone().at(1, "P3").construction(1);
    assert_eq!(
        lines(&mut game, "temple P3 basement"),
        "temple 1 P3 basement : w2s2 K5"
    );
    assert_eq!(game.board(seat(1)).hand(), all("K5"));
    let mut game = base.at(1, "B1").hand(1, "K1").construction(1);
    assert_eq!(
        lines(&mut game, "temple B1 basement"),
        "temple 1 B1 basement : w2s2"
    );
}

#[test]
fn without_missions_the_temple_in_palmyra_draws_none() {
    let mut game = Position::new(2)
        .goods(1, "w2s2")
        .hand(1, "K1")
        .at(1, "P3")
        .construction(1);
    assert_eq!(
        lines(&mut game, "temple P3 basement"),
        "temple 1 P3 basement : w2s2"
    );
}

#[test]
fn discarded_missions_are_shuffled_before_a_temple_draws_from_an_empty_deck() {
    let mut game = Position::new(2)
        .goods(1, "w2s2")
        .discards("K5")
        .at(1, "P3")
        .construction(1);
    assert_eq!(
        lines(&mut game, "temple P3 basement"),
        "shuffle deck K5\ntemple 1 P3 basement : w2s2 K5"
    );
    assert!(game.discards().is_empty());
}

#[test]
fn a_new_temple_is_begun_when_the_old_one_is_complete() {
    let base = Position::new(2).goods(1, "w9s9m9g9").at(1, "B1");
    let game = base.clone().temples(1, "statues").construction(1);
    assert_eq!(listed_with(&game, "temple"), "temple B1 basement");
    let game = base.temples(1, "basement statues").construction(1);
    assert_eq!(listed_with(&game, "temple"), "temple B1 colonnade");
}

#[test]
fn of_two_unfinished_temples_either_goes_on() {
    let mut game = Position::new(2)
        .goods(1, "w9s9m9g9")
        .temples(1, "basement roof")
        .at(1, "B1")
        .construction(1);
    assert_eq!(
        listed_with(&game, "temple"),
        "temple B1 colonnade; temple B1 statues"
    );
    play(&mut game, "temple B1 colonnade");
    let board = game.board(seat(1));
    assert_eq!(Part::ALL.map(|part| board.temples(part)), [0, 1, 1, 0]);
}

#[test]
fn two_equal_temples_are_one_choice() {
    let game = Position::new(2)
        .goods(1, "w9s9m9g9")
        .temples(1, "roof roof")
        .at(1, "B1")
        .construction(1);
    assert_eq!(listed_with(&game, "temple"), "temple B1 statues");
}

#[test]
fn there_are_four_cards_of_each_part() {
    let base = Position::new(3)
        .goods(1, "w9s9m9g9")
        .hand(1, "K1")
        .at(1, "B1");
    let game = base
        .clone()
        .temples(2, "basement")
        .temples(3, "basement")
        .construction(1);
    assert_eq!(game.temple_cards(Part::Basement), 2);
    let game = base
        .clone()
        .temples(1, "roof")
        .temples(2, "statues statues")
        .temples(3, "statues statues")
        .construction(1);
    assert_eq!(refused(&game, "temple B1 statues"), Refusal::Unavailable);
    let game = base
        .fulfilled(1, "K3 K19")
        .temples(2, "basement basement")
        .temples(3, "basement basement")
        .construction(1);
    assert_eq!(listed_with(&game, "temple"), "");
    assert_eq!(listed_with(&game, "return"), "");
}

#[test]
fn the_replaced_card_is_back_in_the_supply() {
    let mut game = Position::new(2)
        .goods(1, "w9s9m9g9")
        .temples(1, "basement")
        .at(1, "B1")
        .construction(1);
    assert_eq!(game.temple_cards(Part::Basement), 3);
    play(&mut game, "temple B1 colonnade");
    assert_eq!(game.temple_cards(Part::Basement), 4);
    assert_eq!(game.temple_cards(Part::Colonnade), 3);
}

/// Creates a position in which player 1 can complete a temple with a piece in
/// Ebla.
fn completing() -> Position {
    Position::new(3)
        .goods(1, "m4g4")
        .temples(1, "roof")
        .stack("grey", "glass myrrh")
        .stack("yellow", "porcelain jade")
        .stack("red", "silk oil")
        .at(1, "B1")
}

#[test]
fn the_first_to_complete_a_temple_takes_two_tops_of_choice() {
    let mut game = completing().construction(1);
    play(&mut game, "temple B1 statues");
    assert_eq!(game.phase(), Phase::Free(2));
    assert_eq!(listed(&game), "free glass; free porcelain; free silk");
    // The example of the rulebook: the player takes silk and porcelain.
    assert_eq!(lines(&mut game, "free silk"), "free 1 silk");
    assert_eq!(listed(&game), "free glass; free porcelain; free oil");
    let told = lines(&mut game, "free porcelain");
    assert!(
        told.starts_with("free 1 porcelain\n") || told == "free 1 porcelain",
        "{told}"
    );
    assert_eq!(
        game.stack(Colour::Yellow).top(),
        Some(the("jade")),
        "for the next player"
    );
}

#[test]
fn both_may_come_from_the_same_stack() {
    let mut game = completing().construction(1);
    play(&mut game, "temple B1 statues; free glass; free myrrh");
    let rare = game.board(seat(1)).rare();
    assert_eq!(
        (rare[0], rare[2], game.board(seat(1)).rare_goods()),
        (1, 1, 2)
    );
}

#[test]
fn the_second_player_takes_one() {
    let mut game = completing().temples(2, "statues").construction(1);
    play(&mut game, "temple B1 statues");
    assert_eq!(game.phase(), Phase::Free(1));
    play(&mut game, "free glass");
    assert_ne!(game.phase(), Phase::Free(1));
    assert_eq!(game.board(seat(1)).rare_goods(), 1);
}

#[test]
fn the_third_player_takes_none() {
    let position = completing().temples(2, "statues").temples(3, "statues");
    let mut game = position.hand(1, "K1").construction(1);
    play(&mut game, "temple B1 statues");
    assert_eq!(game.phase(), Phase::Construction);
}

#[test]
fn a_second_temple_of_the_same_player_brings_none() {
    let mut game = completing()
        .temples(1, "statues")
        .hand(1, "K1")
        .construction(1);
    play(&mut game, "temple B1 statues");
    assert_eq!(game.phase(), Phase::Construction);
    // Player 2 has completed two temples, but counts as only one player.
    let base = completing().temples(2, "statues statues");
    let mut game = base.construction(1);
    play(&mut game, "temple B1 statues");
    assert_eq!(game.phase(), Phase::Free(1));
}

#[test]
fn free_tiles_end_when_the_stacks_do() {
    let base = completing().hand(1, "K1").stack("grey", "glass");
    let base = base.stack("yellow", "").stack("red", "");
    let mut game = base.construction(1);
    play(&mut game, "temple B1 statues; free glass");
    assert_eq!(
        game.phase(),
        Phase::Construction,
        "the second one is not to be had"
    );
    let mut game = base.stack("grey", "").construction(1);
    play(&mut game, "temple B1 statues");
    assert_eq!(game.phase(), Phase::Construction);
}

#[test]
fn i43_does_not_help_with_free_tiles() {
    let mut game = completing().tiles(1, "I43").construction(1);
    play(&mut game, "temple B1 statues");
    assert_eq!(listed(&game), "free glass; free porcelain; free silk");
}

#[test]
fn a_temple_in_palmyra_draws_before_its_free_tiles_are_reported() {
    let mut game = completing().deck("K7").at(1, "P3").construction(1);
    assert_eq!(
        lines(&mut game, "temple P3 statues; free silk; free oil"),
        "temple 1 P3 statues : m4g4 K7\nfree 1 silk\nfree 1 oil"
    );
}

#[test]
fn a_temple_completed_by_a_mission_brings_free_tiles_too() {
    let mut game = completing()
        .fulfilled(1, "K3")
        .goods(1, "-")
        .construction(1);
    assert_eq!(
        lines(&mut game, "return K3 statues; free silk; free oil")
            .lines()
            .take(3)
            .collect::<Vec<_>>(),
        ["return 1 K3 statues", "free 1 silk", "free 1 oil"]
    );
}
