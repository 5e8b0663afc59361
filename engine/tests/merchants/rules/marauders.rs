//! Tests of the marauders.

use super::*;

/// Creates a position in which player 1 has chosen the South Sea, and player 2 has
/// pieces there.
fn attacked(count: u8) -> Position {
    Position::new(count)
        .turn(2)
        .chosen(1, "S")
        .at(1, "P6 S3")
        .at(2, "S1 S6")
}

#[test]
fn the_revealed_region_is_emptied() {
    let game = attacked(2).under("E").placed();
    for spot in ["S1", "S3", "S6"] {
        assert_eq!(game.piece(the(spot)), None);
    }
    assert_eq!(game.piece(the("P6")), Some((seat(1), Piece::Camel)));
    assert_eq!(game.board(seat(2)).reserve(Piece::Ship), 1);
    assert_eq!(game.board(seat(2)).reserve(Piece::Camel), 1);
    assert_eq!(game.under(), Some(Region::SouthSea));
    assert_eq!(game.chooser(), None);
}

#[test]
fn the_attack_is_reported_with_the_slots_in_order() {
    let mut game = attacked(2).pieces(1, 2, 0).begin();
    play(&mut game, "place c P6; place c S6; place c S3");
    assert_eq!(
        lines(&mut game, "place s S1"),
        "place 2 s S1\nreveal 1 S\nattack S S1 S3 S6\nphase improvements\ndone 1\ndone 2\n\
         phase construction\ndone 1\ndone 2\nphase kingdom"
    );
}

#[test]
fn an_attack_on_an_empty_region_is_reported_too() {
    let mut game = Position::new(2)
        .turn(2)
        .chosen(2, "B")
        .pieces(1, 1, 0)
        .begin();
    let told = lines(&mut game, "place c P6");
    assert!(told.contains("reveal 2 B\nattack B\nphase improvements"));
    assert_eq!(game.under(), Some(Region::Ebla));
}

#[test]
fn without_a_chosen_card_nothing_is_attacked_and_the_old_card_stays() {
    let game = Position::new(2).under("E").at(1, "E1").placed();
    assert_eq!(game.piece(the("E1")), Some((seat(1), Piece::Ship)));
    assert_eq!(game.under(), Some(Region::Euphrates));
    assert_eq!(game.phase(), Phase::Round);
}

#[test]
fn there_are_no_marauders_in_the_first_turn() {
    for setup in all_setups() {
        let mut game = Merchants::new(setup, 7);
        let mut rng = Rng::new(7);
        while game.turn() < 2 {
            let mv = rng.pick(&game.moves()).expect("not over");
            game.play(mv, |event| {
                assert!(!matches!(
                    event,
                    Event::Revealed { .. } | Event::Attacked { .. }
                ));
            })
            .expect("listed");
        }
    }
}

#[test]
fn the_camel_on_the_marauders_goes_home_and_its_owner_must_choose() {
    let mut game = Position::new(2).at(1, "N1").at(2, "A1").placed();
    assert_eq!((game.phase(), game.seat()), (Phase::Choose, seat(2)));
    assert_eq!(game.board(seat(2)).reserve(Piece::Camel), 1);
    assert_eq!(game.piece(the("A1")), None);
    assert_eq!(
        listed(&game),
        "choose N; choose S; choose E; choose D; choose P; choose B; choose A"
    );
    assert_eq!(refused(&game, "done"), Refusal::NotNow);
    play(&mut game, "choose D");
    assert_eq!(game.chooser(), Some(seat(2)));
    assert_eq!(game.chosen(), Some(Region::Damascus));
    assert_eq!(game.phase(), Phase::Round);
}

#[test]
fn never_the_same_region_twice_running() {
    let game = attacked(2).at(2, "A1").placed();
    assert_eq!((game.phase(), game.seat()), (Phase::Choose, seat(2)));
    assert_eq!(refused(&game, "choose S"), Refusal::NoSuchRegion);
    assert_eq!(game.moves().len(), 6);
}

#[test]
fn the_card_that_lay_under_attack_can_be_chosen_again() {
    let game = attacked(2).under("E").at(2, "A1").placed();
    assert!(game.check(the("choose E")).is_ok());
}

#[test]
fn in_the_last_turn_the_camel_just_goes_home() {
    let game = Position::new(2).turn(9).at(1, "A1 N1").placed();
    assert_eq!(game.phase(), Phase::Round);
    assert_eq!(game.piece(the("A1")), None);
    assert_eq!(game.chooser(), None);
}

#[test]
fn the_marauders_and_the_taxman_are_no_exceptions() {
    let game = Position::new(2)
        .turn(4)
        .chosen(1, "A")
        .goods(1, "g1")
        .goods(2, "g1")
        .at(1, "A1 N1")
        .at(2, "A2 N3")
        .placed();
    assert_eq!(game.piece(the("A1")), None);
    assert_eq!(game.piece(the("A2")), None);
    assert_eq!(game.phase(), Phase::Round, "nobody chooses");
    assert_eq!(game.chooser(), None);
    // The taxman's camel was removed, so the tax is due.
    let mut game = game;
    close_until(&mut game, Phase::Kingdom, 2);
    assert_eq!(listed_with(&game, "tax"), "tax 1; tax 0");
}

#[test]
fn a_turn_without_a_camel_on_the_marauders_is_followed_by_one_without_them() {
    let mut game = Position::new(2)
        .pieces(1, 1, 0)
        .hand(1, "K1")
        .at(1, "A1")
        .placed();
    play(&mut game, "choose N; done; done; done");
    assert_eq!((game.turn(), game.chooser()), (2, Some(seat(1))));
    play(&mut game, "place c P6; done; done; done");
    assert_eq!((game.turn(), game.chooser()), (3, None));
    assert_eq!(game.under(), Some(Region::NorthSea));
    play(&mut game, "place c N3");
    assert_eq!(game.piece(the("N3")), Some((seat(1), Piece::Camel)));
}

#[test]
fn private_actions_lie_in_no_region() {
    for region in ["N", "S", "E", "D", "P", "B", "A"] {
        let game = Position::new(3)
            .turn(2)
            .chosen(1, region)
            .tiles(2, "I21 I47")
            .goods(2, "w1")
            .at(2, "I21 I47")
            .placed();
        assert_eq!(game.piece(the("I21")), Some((seat(2), Piece::Camel)));
        assert_eq!(game.piece(the("I47")), Some((seat(2), Piece::Camel)));
    }
}

#[test]
fn i7_keeps_the_pieces_of_who_revealed() {
    let game = attacked(3).tiles(1, "I7").placed();
    assert_eq!(game.piece(the("S3")), Some((seat(1), Piece::Camel)));
    assert_eq!(game.piece(the("S1")), None);
    // Pieces of a player who has I7 but did not reveal the card do not stay.
    let game = attacked(3).tiles(2, "I7").placed();
    assert_eq!(game.piece(the("S1")), None);
    assert_eq!(game.piece(the("S3")), None);
}

#[test]
fn i45_keeps_the_pieces_of_its_owner_always() {
    let game = attacked(3).tiles(2, "I45").placed();
    assert_eq!(game.piece(the("S1")), Some((seat(2), Piece::Ship)));
    assert_eq!(game.piece(the("S6")), Some((seat(2), Piece::Camel)));
    assert_eq!(game.piece(the("S3")), None);
    let game = attacked(3).tiles(1, "I45").placed();
    assert_eq!(game.piece(the("S3")), Some((seat(1), Piece::Camel)));
}

#[test]
fn i25_and_i26_pay_who_revealed() {
    let mut game = attacked(3).tiles(1, "I25 I26").pieces(1, 2, 0).begin();
    play(&mut game, "place c P6; place s S1; place c S3");
    let told = lines(&mut game, "place c S6");
    assert!(told.contains("reveal 1 S\nspoils 1 I25 : m1 +1\nspoils 1 I26 : g1 +1\nattack S"));
    assert_eq!(goods(&game, 1), ("m1g1".into(), "-".into()));
    assert_eq!(prestige(&game, 1), 12);
    // The improvements pay nothing to a player who did not reveal the card.
    let game = attacked(3).tiles(2, "I25 I26").placed();
    assert_eq!((owned(&game, 2).as_str(), prestige(&game, 2)), ("-", 10));
}

#[test]
fn k9_changes_the_region_neither_to_the_valid_one_nor_to_the_one_under_attack() {
    let mut game = attacked(2).under("E").fulfilled(2, "K9").placed();
    assert_eq!((game.phase(), game.seat()), (Phase::Change, seat(2)));
    assert_eq!(
        listed(&game),
        "change K9 N; change K9 D; change K9 P; change K9 B; change K9 A; done"
    );
    assert_eq!(refused(&game, "change K9 S"), Refusal::NoSuchRegion);
    assert_eq!(refused(&game, "change K9 E"), Refusal::NoSuchRegion);
    assert_eq!(refused(&game, "change K10 N"), Refusal::NotFulfilled);
    let told = lines(&mut game, "change K9 P");
    assert!(told.starts_with("change 2 K9 P\nattack P P6\nphase improvements"));
    assert_eq!(game.piece(the("S1")), Some((seat(2), Piece::Ship)));
    assert_eq!(game.piece(the("P6")), None);
    assert_eq!(game.under(), Some(Region::Palmyra));
    assert_eq!(game.board(seat(2)).returned(), all("K9"));
}

#[test]
fn both_k9_and_k10_may_be_returned_and_the_replaced_card_is_free_at_once() {
    let mut game = attacked(2).fulfilled(2, "K9 K10").placed();
    play(&mut game, "change K9 N");
    assert_eq!((game.phase(), game.seat()), (Phase::Change, seat(2)));
    assert_eq!(refused(&game, "change K10 N"), Refusal::NoSuchRegion);
    // K10 may change the attacked region back to the revealed one.
    play(&mut game, "change K10 S");
    assert_eq!(game.under(), Some(Region::SouthSea));
    assert_eq!(game.piece(the("S1")), None);
}

#[test]
fn k9_and_k10_are_asked_once_around_in_turn_order() {
    let mut game = attacked(3)
        .first(2)
        .fulfilled(1, "K10")
        .fulfilled(3, "K9")
        .at(3, "N3")
        .placed();
    assert_eq!(game.seat(), seat(3));
    play(&mut game, "change K9 N");
    assert_eq!(game.seat(), seat(1));
    play(&mut game, "done");
    assert_eq!(game.under(), Some(Region::NorthSea));
    assert_eq!(game.board(seat(1)).fulfilled(), all("K10"), "not returned");
}

#[test]
fn who_does_not_return_k9_keeps_it_and_the_region_is_attacked() {
    let mut game = attacked(2).fulfilled(1, "K9").placed();
    assert_eq!(game.phase(), Phase::Change);
    play(&mut game, "done");
    assert_eq!(game.under(), Some(Region::SouthSea));
    assert_eq!(game.board(seat(1)).fulfilled(), all("K9"));
}

#[test]
fn i7_counts_for_who_revealed_after_a_change_too() {
    let mut game = attacked(3).tiles(1, "I7").fulfilled(2, "K9").placed();
    play(&mut game, "change K9 P");
    assert_eq!(game.piece(the("P6")), Some((seat(1), Piece::Camel)));
}

#[test]
fn k9_to_k14_fall_away_without_a_revealed_card() {
    let game = Position::new(2)
        .fulfilled(1, "K9 K10 K14")
        .at(1, "P6")
        .at(2, "N3")
        .placed();
    assert_eq!(game.phase(), Phase::Round);
    assert_eq!(listed_with(&game, "return"), "");
}

#[test]
fn k14_swaps_two_pieces_of_the_same_kind_after_the_removal() {
    let mut game = Position::new(3)
        .turn(2)
        .chosen(1, "S")
        .fulfilled(2, "K14")
        .at(1, "P6 N1 S1")
        .at(2, "A1 N2")
        .at(3, "D1 S3")
        .placed();
    assert_eq!((game.phase(), game.seat()), (Phase::Swap, seat(2)));
    // Camels are swapped with camels, and ships with ships. Removed pieces cannot be swapped.
    assert_eq!(
        listed(&game),
        "swap K14 N2 N1; swap K14 A1 D1; swap K14 A1 P6; done"
    );
    assert_eq!(refused(&game, "swap K14 N2 P6"), Refusal::NoPieceThere);
    let told = lines(&mut game, "swap K14 A1 P6");
    assert_eq!(told, "swap 2 K14 A1 P6");
    assert_eq!(game.piece(the("P6")), Some((seat(2), Piece::Camel)));
    // The camel on the marauders slot now belongs to player 1, so player 1 chooses the next region.
    assert_eq!((game.phase(), game.seat()), (Phase::Choose, seat(1)));
    assert_eq!(game.board(seat(2)).returned(), all("K14"));
}

#[test]
fn k14_may_be_kept() {
    let mut game = attacked(2).fulfilled(1, "K14").at(2, "D1").placed();
    assert_eq!(game.phase(), Phase::Swap);
    play(&mut game, "done");
    assert!(game.phase() == Phase::Kingdom, "windows follow");
    assert_eq!(game.board(seat(1)).fulfilled(), all("K14"));
}

#[test]
fn k14_is_not_asked_when_no_two_pieces_could_change_places() {
    let game = attacked(2).fulfilled(1, "K14").hand(1, "K1").placed();
    assert_eq!(game.phase(), Phase::Round, "blue has no piece left");
}

#[test]
fn k14_does_not_reach_private_actions() {
    let game = Position::new(3)
        .turn(2)
        .chosen(1, "S")
        .fulfilled(2, "K14")
        .tiles(1, "I21")
        .tiles(2, "I47")
        .at(1, "I21 N3")
        .at(2, "I47 N5")
        .placed();
    assert_eq!(listed_with(&game, "swap"), "swap K14 N5 N3");
}

#[test]
fn pieces_go_home_without_acting() {
    let game = Position::new(2)
        .turn(2)
        .chosen(1, "P")
        .goods(2, "w1")
        .hand(2, "K1")
        .open("I5")
        .at(1, "N3")
        .at(2, "P1 P4 P6")
        .placed();
    // Removed pieces do not open a window of a slot, give no market and do not take the pawn.
    assert_eq!((game.phase(), game.seat()), (Phase::Round, seat(1)));
    let mut game = game;
    close_until(&mut game, Phase::Round, 2);
    assert_eq!(listed_with(&game, "trade"), "");
    close_until(&mut game, Phase::Kingdom, 2);
    assert_eq!(listed_with(&game, "first"), "");
}

#[test]
fn a_camel_on_the_marauders_that_i45_or_i7_keeps_still_chooses() {
    for tile in ["I7", "I45"] {
        let base = Position::new(3).turn(2).chosen(1, "A").tiles(1, tile);
        let game = base.at(1, "A1 A2").at(2, "A3").placed();
        assert_eq!((game.phase(), game.seat()), (Phase::Choose, seat(1)));
        assert_eq!(game.piece(the("A1")), None, "it goes home to choose");
        assert_eq!(game.piece(the("A2")), Some((seat(1), Piece::Camel)));
        assert_eq!(game.piece(the("A3")), None);
        assert_eq!(refused(&game, "choose A"), Refusal::NoSuchRegion);
    }
}

#[test]
fn improvements_of_the_marauders_work_from_the_stage_of_the_next_turn_on() {
    // The example of the rulebook is I26, which the player has just bought. It works from the
    // marauders stage of the next turn on, and so do I25 and I7.
    for (tile, got, points) in [("I26", "g1", 1), ("I25", "m1", 1), ("I7", "-", 0)] {
        let mut game = Position::new(3)
            .turn(1)
            .goods(1, "w1")
            .open(tile)
            .at(1, "A1 P1")
            .placed();
        play(&mut game, &format!("choose N; buy P1 {tile}"));
        while game.turn() == 1 {
            let closing = *game.moves().last().expect("it can be closed");
            game.play(closing, |_| {}).expect("listed");
        }
        assert_eq!((owned(&game, 1).as_str(), prestige(&game, 1)), ("-", 10));
        play(&mut game, "place c N3; place c P6");
        assert_eq!(game.under(), Some(Region::NorthSea));
        assert_eq!(owned(&game, 1), got);
        assert_eq!(prestige(&game, 1), 10 + points);
        let stays = game.piece(the("N3")).is_some();
        assert_eq!(stays, tile == "I7");
    }
}

#[test]
fn who_revealed_is_paid_before_the_region_is_changed() {
    let position = attacked(3).tiles(1, "I26").fulfilled(2, "K10");
    let mut game = position.placed();
    assert_eq!((game.phase(), game.seat()), (Phase::Change, seat(2)));
    assert_eq!((owned(&game, 1).as_str(), prestige(&game, 1)), ("g1", 11));
    play(&mut game, "change K10 D");
    assert_eq!((owned(&game, 1).as_str(), prestige(&game, 1)), ("g1", 11));
}

#[test]
fn k10_does_as_k9() {
    let mut game = attacked(2).under("E").fulfilled(2, "K10").placed();
    assert_eq!(
        listed(&game),
        "change K10 N; change K10 D; change K10 P; change K10 B; change K10 A; done"
    );
    let told = lines(&mut game, "change K10 D");
    assert!(told.starts_with("change 2 K10 D\nattack D\n"), "{told}");
    assert_eq!(game.piece(the("S1")), Some((seat(2), Piece::Ship)));
    assert_eq!(game.board(seat(2)).returned(), all("K10"));
}

#[test]
fn a_swapped_piece_acts_where_it_stands_then() {
    // The ship on the war supplies is swapped with a ship that takes wood.
    let mut game = Position::new(2)
        .turn(2)
        .chosen(1, "S")
        .fulfilled(1, "K14")
        .tower(1, 3)
        .at(1, "N1")
        .at(2, "s:A3")
        .placed();
    play(&mut game, "swap K14 N1 A3");
    assert_eq!((game.phase(), game.seat()), (Phase::Round, seat(2)));
    assert_eq!(lines(&mut game, "take N1"), "take 2 N1 : w3");
    close_until(&mut game, Phase::Kingdom, 1);
    assert_eq!(lines(&mut game, "supplies A3"), "supplies 1 A3 : +3");
}
