//! Tests of improvements: how they are bought, and the effects of I1 to I48. Improvements for the
//! tower, rare goods, marauders, the kingdom phase and scores are tested in the files about these.

use super::*;

/// Creates a position in which player 1 has these goods and improvements.
fn owner(tiles: &str, goods: &str) -> Position {
    Position::new(4).tiles(1, tiles).goods(1, goods)
}

fn rights(tiles: &str) -> String {
    listed_with(&owner(tiles, "w1s1m1g1").at(1, "P6").round(1), "trade")
}

#[test]
fn the_slots_are_resolved_in_their_order_and_then_the_round_in_turn_order() {
    let mut game = Position::new(3)
        .first(2)
        .goods(1, "w3")
        .goods(2, "w1")
        .goods(3, "w3")
        .hand(2, "K1")
        .open("I5 I6 I8 I9")
        .at(2, "N3 P2")
        .at(3, "B4 P1")
        .at(1, "D4")
        .placed();
    for (player, phase, mv) in [
        (3, Phase::Slot(the("P1")), "buy P1 I5"),
        (2, Phase::Slot(the("P2")), "pass P2"),
        (1, Phase::Slot(the("D4")), "buy D4 I6"),
        (3, Phase::Slot(the("B4")), "buy B4 I9"),
        (2, Phase::Round, "done"),
    ] {
        assert_eq!((game.seat(), game.phase()), (seat(player), phase));
        play(&mut game, mv);
    }
    assert_eq!(game.open(), all("I8"));
    // Player 1 now has I6 and can do something in every window.
    assert_eq!((game.seat(), game.phase()), (seat(1), Phase::Round));
}

#[test]
fn an_improvement_costs_1_2_or_3_goods_of_any_kinds() {
    for (turn, ways, price) in [(1, 4, "g1"), (4, 10, "s1g1"), (7, 20, "w1m2")] {
        let position = owner("", "w3s3m3g3").turn(turn).open("I5").at(1, "P1");
        let mut game = position.placed();
        play(&mut game, "buy P1 I5");
        assert_eq!(game.moves().len(), ways);
        let told = lines(&mut game, &format!("pay {price}"));
        assert!(
            told.starts_with(&format!("buy 1 P1 I5 : {price}")),
            "{told}"
        );
    }
    let position = owner("", "w1s1")
        .turn(7)
        .hand(1, "K1")
        .open("I5")
        .at(1, "P1");
    let game = position.placed();
    assert_eq!(refused(&game, "buy P1 I5"), Refusal::CannotPay);
}

#[test]
fn only_open_improvements_are_bought_and_only_in_the_window_of_the_slot() {
    let position = owner("", "w3").open("I5").undrawn("I6").at(1, "P1 P2");
    let mut game = position.placed();
    assert_eq!(refused(&game, "buy P1 I6"), Refusal::NoSuchTile);
    assert_eq!(refused(&game, "buy P2 I5"), Refusal::NotNow);
    play(&mut game, "pass P1; buy P2 I5");
    assert_eq!(owned(&game, 1), "w2");
    let round = position.hand(1, "K1").round(1);
    assert_eq!(refused(&round, "buy P1 I5"), Refusal::NotNow);
}

#[test]
fn each_piece_on_a_slot_buys_one() {
    let mut game = owner("", "w3").open("I5 I8").at(1, "P1 P2").placed();
    play(&mut game, "buy P1 I5");
    assert_eq!(game.phase(), Phase::Slot(the("P2")));
    play(&mut game, "buy P2 I8");
    assert_eq!(game.board(seat(1)).improvements(), all("I5 I8"));
}

#[test]
fn goods_may_be_taken_before_an_improvement_is_bought() {
    let mut game = owner("", "-").open("I5").at(1, "P1 N1").placed();
    assert_eq!(refused(&game, "buy P1 I5"), Refusal::CannotPay);
    play(&mut game, "take N1; buy P1 I5");
    assert_eq!(owned(&game, 1), "w2");
}

#[test]
fn an_improvement_works_at_once() {
    // The example of the rulebook: with I10, a ship takes one more wood.
    let mut game = owner("", "s1").open("I10").at(1, "P1 N1").placed();
    play(&mut game, "buy P1 I10");
    assert_eq!(lines(&mut game, "take N1"), "take 1 N1 : w4");
}

#[test]
fn the_piece_that_buys_a_private_action_moves_onto_it_and_acts_there_this_turn() {
    let mut game = owner("", "w4").open("I21").at(1, "P1").placed();
    play(&mut game, "buy P1 I21");
    assert_eq!(game.piece(the("P1")), None);
    assert_eq!(game.piece(the("I21")), Some((seat(1), Piece::Camel)));
    assert_eq!(game.phase(), Phase::Round);
    play(&mut game, "trade w g");
    assert_eq!(owned(&game, 1), "w2g1");
}

#[test]
fn a_private_action_got_by_a_mission_has_no_piece_this_turn() {
    let position = owner("", "w4")
        .fulfilled(1, "K15")
        .open("I21 I37")
        .at(1, "P6");
    let mut game = position.round(1);
    play(&mut game, "return K15 I21 I37");
    assert_eq!(game.piece(the("I21")), None);
    assert_eq!(listed_with(&game, "trade"), "");
}

#[test]
fn private_actions_got_by_k25_and_k26_have_no_piece_this_turn() {
    for card in ["K25", "K26"] {
        let position = owner("", "w4").turn(4).fulfilled(1, card);
        let mut game = position.undrawn("I21").at(1, "P6").round(1);
        play(&mut game, &format!("return {card} I21"));
        assert_eq!(game.piece(the("I21")), None);
        assert_eq!(listed_with(&game, "trade"), "");
    }
}

#[test]
fn a_temple_completed_by_a_private_action_brings_free_tiles_too() {
    for (tile, told) in [("I37", "m4g4 +3"), ("I47", "m4g4 K7")] {
        let position = owner(tile, "m4g4").turn(7).temples(1, "roof").deck("K7");
        let mut game = position.at(1, tile).construction(1);
        let line = lines(&mut game, &format!("temple {tile} statues"));
        assert_eq!(line, format!("temple 1 {tile} statues : {told}"));
        assert_eq!(game.phase(), Phase::Free(2));
    }
}

#[test]
fn i1_trades_wood_for_marble() {
    assert_eq!(rights("I1"), "trade w m");
}

#[test]
fn i2_trades_wood_for_gold() {
    assert_eq!(rights("I2"), "trade w g");
}

#[test]
fn i3_trades_stone_for_marble() {
    assert_eq!(rights("I3"), "trade s m");
}

#[test]
fn i4_trades_stone_for_gold() {
    assert_eq!(rights("I4"), "trade s g");
}

#[test]
fn i1_to_i4_trade_as_often_as_there_are_goods() {
    let mut game = owner("I4", "s3").at(1, "P6").round(1);
    play(&mut game, "trade s g; trade s g; trade s g");
    assert_eq!(goods(&game, 1), ("-".into(), "g3".into()));
}

#[test]
fn i5_pays_2_and_i19_pays_3_for_each_mission_fulfilled() {
    for (tiles, points) in [("I5", 2), ("I19", 3), ("I5 I19", 5)] {
        let position = owner(tiles, "g3").hand(1, "K21").at(1, "P5");
        let mut game = position.construction(1);
        let told = lines(&mut game, "fulfil P5 K21");
        let line = format!("fulfil 1 P5 K21 : g3 +{points}");
        assert_eq!(told.lines().next(), Some(line.as_str()));
        assert_eq!(prestige(&game, 1), 10 + points);
    }
}

#[test]
fn i6_sells_a_basic_good_for_1_and_an_advanced_one_for_2_each_once_a_turn() {
    let mut game = owner("I6", "-").at(1, "P6").round(1);
    assert_eq!(
        listed_with(&game, "trade"),
        "trade pp w; trade pp s; trade pp m; trade pp g"
    );
    assert_eq!(lines(&mut game, "trade pp s"), "trade 1 pp s : -1");
    assert_eq!(listed_with(&game, "trade"), "trade pp m; trade pp g");
    assert_eq!(lines(&mut game, "trade pp g"), "trade 1 pp g : -2");
    assert_eq!(listed_with(&game, "trade"), "");
    assert_eq!(
        (prestige(&game, 1), goods(&game, 1)),
        (7, ("-".into(), "s1g1".into()))
    );
    assert_eq!(refused(&game, "trade pp w"), Refusal::NoTrade);
}

#[test]
fn i6_may_make_prestige_negative_and_counts_anew_each_turn() {
    let mut game = owner("I6", "-").prestige(1, 0).at(1, "P6").round(1);
    play(&mut game, "trade pp g");
    assert_eq!(prestige(&game, 1), -2);
    play(&mut game, "done; done; done");
    play(&mut game, "place c P6; trade pp m");
    assert_eq!(prestige(&game, 1), -4);
}

#[test]
fn i10_to_i13_and_i29_to_i32_add_one_for_each_ship_taking_their_good() {
    for (tiles, spot, told) in [
        ("I10", "N1", "w4"),
        ("I29", "N1", "w4"),
        ("I10 I29", "N2", "w5"),
        ("I11", "S1", "s4"),
        ("I30", "S1", "s4"),
        ("I11 I30", "S2", "s5"),
        ("I12", "N4", "m3"),
        ("I31", "E4", "m3"),
        ("I12 I31", "N4", "m4"),
        ("I13", "E1", "g3"),
        ("I32", "E2", "g3"),
        ("I13 I32", "E1", "g4"),
        ("I11 I12 I13 I30 I31 I32", "N1", "w3"),
    ] {
        let mut game = owner(tiles, "-").at(1, spot).round(1);
        let line = lines(&mut game, &format!("take {spot}"));
        assert_eq!(line, format!("take 1 {spot} : {told}"), "{tiles}");
    }
}

#[test]
fn camels_take_no_more_with_i10_to_i32() {
    let mut game = owner("I10 I29 I12 I31", "-").at(1, "N3 N5").round(1);
    play(&mut game, "take N3; take N5");
    assert_eq!(owned(&game, 1), "w2m1");
}

#[test]
fn goods_by_improvements_are_reported_with_their_source() {
    let mut game = owner("I10 I29", "-").at(1, "N1").round(1);
    let got: Vec<_> = play(&mut game, "take N1")
        .iter()
        .filter_map(|event| match *event {
            Event::Got { goods, by, .. } => Some((goods.to_string(), by)),
            _ => None,
        })
        .collect();
    let tile = |text| Source::Tile(the(text));
    assert_eq!(
        got,
        [
            ("w3".into(), Source::Spot(the("N1"))),
            ("w1".into(), tile("I10")),
            ("w1".into(), tile("I29"))
        ]
    );
}

#[test]
fn i20_takes_2_goods_of_choice_off_a_mission() {
    let position = owner("I20", "w2s2m1").hand(1, "K7").at(1, "P5");
    let mut game = position.construction(1);
    play(&mut game, "fulfil P5 K7");
    assert_eq!(
        listed(&game),
        "pay w2s1; pay w2m1; pay w1s2; pay w1s1m1; pay s2m1"
    );
    let told = lines(&mut game, "pay s2m1");
    assert_eq!(told.lines().next(), Some("fulfil 1 P5 K7 : s2m1"));
    assert_eq!(owned(&game, 1), "w2");
}

#[test]
fn a_discounted_price_is_payable_with_what_is_owned_of_its_kinds() {
    // K7 costs 2 wood, 2 stone and 1 marble. With I20, any three of these goods suffice. Gold and a
    // third wood do not count.
    for (goods, may) in [
        ("w2s1", true),
        ("w2m1", true),
        ("w3g9", false),
        ("w1s1g5", false),
        ("w9s1", true),
    ] {
        let game = owner("I20", goods)
            .hand(1, "K7")
            .at(1, "P5")
            .construction(1);
        assert_eq!(game.check(the("fulfil P5 K7")).is_ok(), may, "{goods}");
    }
}

#[test]
fn a_discount_always_has_its_full_size() {
    let mut game = owner("I20", "w9s9m9g9")
        .hand(1, "K21")
        .at(1, "P5")
        .construction(1);
    let told = lines(&mut game, "fulfil P5 K21");
    assert_eq!(told, "fulfil 1 P5 K21 : g1");
}

#[test]
fn i21_and_i22_are_private_markets_both_ways() {
    for tile in ["I21", "I22"] {
        let position = owner(tile, "w1s1m1g1").hand(1, "K1");
        let game = position.clone().at(1, tile).round(1);
        assert_eq!(
            game.moves()
                .iter()
                .filter(|mv| matches!(mv, Move::Trade(_)))
                .count(),
            10
        );
        let game = position.at(1, "P6").round(1);
        assert_eq!(listed_with(&game, "trade"), "", "only with a piece");
    }
}

#[test]
fn i23_trades_gold_for_2_basic_goods() {
    assert_eq!(rights("I23"), "trade g ww; trade g ws; trade g ss");
}

#[test]
fn i24_trades_marble_for_2_basic_goods() {
    assert_eq!(rights("I24"), "trade m ww; trade m ws; trade m ss");
}

#[test]
fn stones_become_gold_in_one_turn_and_twice_as_many_stones_in_the_next() {
    // The rulebook recommends I4 and I23 together.
    let mut game = owner("I4 I23", "-").at(1, "S1").round(1);
    play(&mut game, "take S1; trade s g; trade s g; trade s g");
    assert_eq!(refused(&game, "trade g ss"), Refusal::NoTrade);
    play(&mut game, "done");
    assert_eq!(game.turn(), 2);
    play(&mut game, "place s N1; trade g ss; trade g ss; trade g ss");
    assert_eq!(owned(&game, 1), "s6");
}

#[test]
fn i34_takes_3_goods_of_choice_off_a_temple_part() {
    for (before, part, ways) in [
        ("", "basement", "pay w1; pay s1"),
        (
            "basement",
            "colonnade",
            "pay s3; pay s2m1; pay s1m2; pay m3",
        ),
        ("colonnade", "roof", "pay w3m1; pay w2m2; pay w1m3; pay m4"),
        ("roof", "statues", "pay m4g1; pay m3g2; pay m2g3; pay m1g4"),
    ] {
        let position = owner("I34", "w9s9m9g9").temples(1, before).at(1, "B1");
        let mut game = position.construction(1);
        play(&mut game, &format!("temple B1 {part}"));
        assert_eq!(listed(&game), ways);
    }
}

#[test]
fn i37_builds_a_part_for_its_cost_with_3_prestige_and_no_mission() {
    let position = owner("I37", "w2s2").hand(1, "K1").deck("K2").at(1, "I37");
    let mut game = position.construction(1);
    let told = lines(&mut game, "temple I37 basement");
    assert_eq!(told, "temple 1 I37 basement : w2s2 +3");
    assert_eq!((prestige(&game, 1), game.deck()), (13, 1));
}

#[test]
fn i37_and_the_temple_of_the_board_build_two_parts_in_a_turn() {
    let mut game = owner("I37", "w2s5m3").at(1, "I37 B1").construction(1);
    play(&mut game, "temple B1 basement; temple I37 colonnade");
    assert_eq!(game.board(seat(1)).temples(Part::Colonnade), 1);
}

#[test]
fn i34_and_i37_work_together() {
    let mut game = owner("I34 I37", "s1").at(1, "I37").construction(1);
    assert_eq!(
        lines(&mut game, "temple I37 basement").lines().next(),
        Some("temple 1 I37 basement : s1 +3")
    );
}

#[test]
fn i44_doubles_peace_gifts() {
    // The example of the rulebook: in era III, both peace gifts together score 14.
    let mut game = owner("I44", "-").turn(7).at(1, "B5 S6").round(1);
    assert_eq!(lines(&mut game, "gifts B5"), "gifts 1 B5 : +8");
    play(&mut game, "gifts S6");
    assert_eq!(prestige(&game, 1), 24);
}

/// Creates a position in which player 1 has a piece on I47 and all goods, and two opponents have
/// towers that the traitor can damage.
fn any_construction() -> Position {
    owner("I47", "w9s9m9g9")
        .turn(7)
        .tower(2, 6)
        .tower(3, 6)
        .hand(1, "K21")
        .deck("K1 K2")
        .at(1, "I47")
}

#[test]
fn i47_takes_one_construction_action_of_choice() {
    let game = any_construction().construction(1);
    let own: Vec<_> = listed(&game)
        .split("; ")
        .filter(|text| text.contains("I47"))
        .map(String::from)
        .collect();
    assert_eq!(
        own,
        [
            "tower I47 one",
            "tower I47 two",
            "traitor I47 2",
            "traitor I47 3",
            "temple I47 basement",
            "rare I47 glass",
            "rare I47 jade",
            "rare I47 silk",
            "draw I47",
            "fulfil I47 K21"
        ]
    );
    for mv in [
        "traitor I47 2",
        "temple I47 basement",
        "rare I47 glass",
        "draw I47",
    ] {
        let mut game = game;
        play(&mut game, mv);
        assert_eq!(listed_with(&game, "tower"), "", "one action after {mv}");
        assert_eq!(listed_with(&game, "traitor"), "");
        assert_eq!(listed_with(&game, "draw"), "");
    }
}

#[test]
fn i47_as_a_temple_draws_a_mission() {
    let mut game = any_construction().construction(1);
    assert_eq!(
        lines(&mut game, "temple I47 basement"),
        "temple 1 I47 basement : w2s2 K1"
    );
}

#[test]
fn i47_stays_with_one_kind_of_tower() {
    for (used, other) in [("one", "two"), ("two", "one")] {
        let mut game = any_construction().construction(1);
        play(&mut game, &format!("tower I47 {used}"));
        assert_eq!(listed_with(&game, "tower"), format!("tower I47 {used}"));
        assert_eq!(
            refused(&game, &format!("tower I47 {other}")),
            Refusal::Unavailable
        );
        assert_eq!(refused(&game, "draw I47"), Refusal::Unavailable);
        play(&mut game, &format!("tower I47 {used}"));
    }
}

#[test]
fn i47_may_build_beside_an_own_piece_at_the_other_tower() {
    let mut game = any_construction().at(1, "D1").construction(1);
    play(
        &mut game,
        "tower D1 one; tower I47 two; tower D1 one; tower I47 two",
    );
    assert_eq!(tower(&game, 1), 6);
}

#[test]
fn i47_takes_rare_goods_with_all_that_helps_there() {
    let position = any_construction().tiles(1, "I8 I9 I28 I43 I47");
    let mut game = position.construction(1);
    assert_eq!(listed_with(&game, "rare").split("; ").count(), 9);
    play(&mut game, "rare I47 oil");
    assert_eq!(listed(&game), "pay w3; pay pp");
    let told = lines(&mut game, "pay pp");
    assert!(
        told.starts_with("rare 1 I47 oil : pp4 +2\nshuffle red "),
        "{told}"
    );
}

#[test]
fn i47_and_the_traitor_in_era_3_destroy_4_levels_of_one_or_2_of_two_opponents() {
    let position = any_construction().at(1, "D3");
    let mut game = position.construction(1);
    play(&mut game, "traitor D3 2; traitor I47 2");
    assert_eq!((tower(&game, 2), tower(&game, 3)), (2, 6));
    let mut game = position.construction(1);
    play(&mut game, "traitor D3 2; traitor I47 3");
    assert_eq!((tower(&game, 2), tower(&game, 3)), (4, 4));
}

#[test]
fn a_private_construction_bought_this_turn_acts_this_turn() {
    let mut game = owner("", "w3s1")
        .turn(7)
        .open("I47")
        .at(1, "P1")
        .deck("K1")
        .placed();
    play(&mut game, "buy P1 I47; pay w3");
    close_until(&mut game, Phase::Construction, 1);
    assert_eq!(listed_with(&game, "draw"), "draw I47");
}
