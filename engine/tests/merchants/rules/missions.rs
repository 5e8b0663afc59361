//! Tests of missions: how they are drawn and fulfilled, and the benefits of K1 to K26. The benefits
//! of K9, K10 and K14 are tested in `marauders.rs`.

use super::*;

/// Creates a position in which player 1 has fulfilled these missions and has a window in
/// every phase.
fn holder(cards: &str) -> Position {
    Position::new(3)
        .fulfilled(1, cards)
        .hand(1, "K12")
        .at(1, "P6")
}

#[test]
fn a_piece_on_a_mission_draws_one_or_fulfils_one() {
    for spot in ["P5", "B3"] {
        let position = Position::new(3)
            .goods(1, "g3")
            .hand(1, "K21 K22")
            .deck("K1 K2");
        let game = position.at(1, spot).construction(1);
        let mut drawn = game;
        assert_eq!(
            lines(&mut drawn, &format!("draw {spot}")),
            format!("draw 1 {spot} : K1")
        );
        assert_eq!(drawn.board(seat(1)).hand(), all("K1 K21 K22"));
        assert_eq!(
            refused(&drawn, &format!("draw {spot}")),
            Refusal::NoPieceThere
        );
        let mut done = game;
        assert_eq!(
            lines(&mut done, &format!("fulfil {spot} K21")),
            format!("fulfil 1 {spot} K21 : g3")
        );
        assert_eq!(done.board(seat(1)).fulfilled(), all("K21"));
        assert_eq!(done.board(seat(1)).hand(), all("K22"));
        assert_eq!(
            refused(&game, &format!("fulfil {spot} K22")),
            Refusal::CannotPay
        );
        assert_eq!(
            refused(&game, &format!("fulfil {spot} K5")),
            Refusal::NotInHand
        );
    }
}

#[test]
fn every_mission_costs_what_the_table_says() {
    let costs = "w2g2 s2g2 s3m2 w3m2 w3g1 w3m1 w2s2m1 w2s2g1 m2g1 m1g2 s3g1 s3m1 w2s2 w2m1g1 m2g2 \
                 w2s3 w3s2 w2m2 s4m1 s2g2 g3 m3 w2s1g1 w1s2m1 w1s1g2 w1s1m2";
    for (card, cost) in Mission::all().zip(costs.split_whitespace()) {
        assert_eq!(card.cost().to_string(), cost, "{card}");
        let position = Position::new(2).goods(1, cost).hand(1, &card.to_string());
        let mut game = position.at(1, "P5").construction(1);
        let told = lines(&mut game, &format!("fulfil P5 {card}"));
        assert!(
            told.starts_with(&format!("fulfil 1 P5 {card} : {cost}")),
            "{told}"
        );
        assert!(game.board(seat(1)).goods().is_none());
    }
}

#[test]
fn drawing_shuffles_the_discards_when_the_deck_is_empty() {
    let position = Position::new(2).discards("K3 K5 K8").at(1, "P5");
    let mut game = position.construction(1);
    let told = lines(&mut game, "draw P5");
    let (shuffled, drawn) = told.split_once('\n').expect("two lines");
    let cards: Vec<_> = shuffled.split(' ').skip(2).collect();
    assert_eq!(all::<Mission, Missions>(&cards.join(" ")), all("K3 K5 K8"));
    assert_eq!(drawn, format!("draw 1 P5 : {}", cards[0]));
    assert_eq!((game.deck(), game.discards()), (2, Missions::NONE));
}

#[test]
fn old_cards_stay_on_top_of_the_shuffled_ones() {
    let position = holder("K21").deck("K9").discards("K3 K5");
    let mut game = position.construction(1);
    let told = lines(&mut game, "return K21");
    let (shuffled, drawn) = told.split_once('\n').expect("two lines");
    assert!(shuffled.starts_with("shuffle deck K9 "), "{told}");
    assert!(drawn.starts_with("return 1 K21 : K9 "), "{told}");
    assert_eq!(game.deck(), 1);
}

#[test]
fn a_deck_that_holds_enough_is_not_shuffled() {
    let position = Position::new(2).deck("K9").discards("K3 K5").at(1, "P5");
    let mut game = position.construction(1);
    assert_eq!(lines(&mut game, "draw P5"), "draw 1 P5 : K9");
    assert_eq!(game.discards(), all("K3 K5"));
}

#[test]
fn without_deck_and_discards_nothing_is_drawn() {
    let game = holder("K21").at(1, "P5").construction(1);
    assert_eq!(refused(&game, "draw P5"), Refusal::Unavailable);
    assert_eq!(refused(&game, "return K21"), Refusal::Unavailable);
}

#[test]
fn a_mission_is_returned_once_and_only_by_who_fulfilled_it() {
    let mut game = holder("K13").fulfilled(2, "K16").round(1);
    assert_eq!(refused(&game, "return K16"), Refusal::NotFulfilled);
    assert_eq!(refused(&game, "return K12"), Refusal::NotFulfilled);
    play(&mut game, "return K13");
    assert_eq!(game.board(seat(1)).returned(), all("K13"));
    assert_eq!(refused(&game, "return K13"), Refusal::NotFulfilled);
}

#[test]
fn a_mission_may_be_returned_in_the_window_in_which_it_is_fulfilled() {
    let mut game = Position::new(2)
        .goods(1, "w2s2m1")
        .hand(1, "K7")
        .at(1, "P5")
        .construction(1);
    assert_eq!(
        lines(&mut game, "fulfil P5 K7; return K7")
            .lines()
            .take(2)
            .collect::<Vec<_>>(),
        ["fulfil 1 P5 K7 : w2s2m1", "return 1 K7 : 3"]
    );
}

#[test]
fn fulfilled_and_returned_missions_stay_with_their_owner() {
    let mut game = holder("K13").round(1);
    play(&mut game, "return K13; cash K12 w");
    assert_eq!(game.discards(), all("K12"), "only what was discarded");
}

#[test]
fn benefits_wait_for_their_phase() {
    for (cards, round, construction) in [
        ("K1 K2 K3 K4 K7 K8 K19 K20 K21 K22", false, true),
        ("K15 K25 K26", true, false),
        ("K9 K10 K14 K23 K24", false, false),
        ("K5 K6 K11 K13 K16 K17 K18", true, true),
    ] {
        for card in cards.split(' ') {
            let position = holder(card)
                .tower(2, 3)
                .deck("K26")
                .open("I5 I6")
                .undrawn("I8");
            let position = match card {
                "K26" => position.deck("K1"),
                _ => position,
            };
            let may = |game: Merchants| !listed_with(&game, "return").is_empty();
            assert_eq!(may(position.round(1)), round, "{card}");
            assert_eq!(may(position.construction(1)), construction, "{card}");
            assert_eq!(may(position.kingdom(1)), round && construction, "{card}");
        }
    }
}

#[test]
fn k1_and_k2_take_any_tile_of_any_stack_which_is_then_shuffled() {
    for card in ["K1", "K2"] {
        let position = holder(card)
            .stack("grey", "glass myrrh glass")
            .stack("yellow", "jade")
            .stack("red", "");
        let mut game = position.construction(1);
        assert_eq!(
            listed_with(&game, "return"),
            format!("return {card} glass; return {card} myrrh; return {card} jade")
        );
        assert_eq!(
            lines(&mut game, &format!("return {card} myrrh")),
            format!("return 1 {card} myrrh\nshuffle grey glass glass")
        );
        assert_eq!(game.board(seat(1)).rare()[2], 1);
    }
}

#[test]
fn k1_does_not_shuffle_a_single_tile_and_needs_one() {
    let position = holder("K1").stack("grey", "").stack("red", "");
    let mut game = position
        .clone()
        .stack("yellow", "jade ivory")
        .construction(1);
    assert_eq!(lines(&mut game, "return K1 ivory"), "return 1 K1 ivory");
    let game = position.stack("yellow", "").construction(1);
    assert_eq!(refused(&game, "return K1 jade"), Refusal::Unavailable);
}

#[test]
fn k3_and_k4_build_a_part_as_an_action_would_free() {
    for card in ["K3", "K4"] {
        let mut game = holder(card).construction(1);
        assert_eq!(
            listed_with(&game, "return"),
            format!("return {card} basement")
        );
        assert_eq!(
            lines(&mut game, &format!("return {card} basement")),
            format!("return 1 {card} basement")
        );
        assert_eq!(game.board(seat(1)).temples(Part::Basement), 1);
        let game = holder(card).temples(1, "basement roof").construction(1);
        assert_eq!(
            listed_with(&game, "return"),
            format!("return {card} colonnade; return {card} statues")
        );
    }
}

#[test]
fn k3_begins_a_new_temple_beside_a_complete_one() {
    let game = holder("K3").temples(1, "statues").construction(1);
    assert_eq!(listed_with(&game, "return"), "return K3 basement");
}

#[test]
fn k5_and_k6_add_a_ship_without_conditions_up_to_four() {
    for card in ["K5", "K6"] {
        let position = holder(card).at(1, "N1 S1 E1");
        let mut game = position.round(1);
        assert_eq!(
            lines(&mut game, &format!("return {card}")),
            format!("return 1 {card} : 4")
        );
        let game = position.at(1, "N2").round(1);
        assert_eq!(
            refused(&game, &format!("return {card}")),
            Refusal::Unavailable
        );
    }
}

#[test]
fn after_k5_the_fourth_ship_by_the_shipyard_still_needs_two_sets() {
    let position = holder("K5")
        .rare(1, "glass jade silk")
        .at(1, "N6 N1")
        .round(1);
    let mut game = position;
    play(&mut game, "return K5");
    assert_eq!(refused(&game, "shipyard N6"), Refusal::Unavailable);
}

#[test]
fn k7_and_k8_build_3_levels_free() {
    for card in ["K7", "K8"] {
        let mut game = holder(card).tower(1, 7).construction(1);
        assert_eq!(
            lines(&mut game, &format!("return {card}")),
            format!("return 1 {card} : 10")
        );
    }
}

#[test]
fn free_levels_of_i14_do_not_count_for_k7() {
    for (levels, after) in [(8, 12), (7, 11), (6, 10), (5, 8), (0, 3), (1, 5)] {
        let mut game = holder("K7")
            .tiles(1, "I14")
            .tower(1, levels)
            .construction(1);
        let told = lines(&mut game, "return K7");
        assert_eq!(told, format!("return 1 K7 : {after}"), "from {levels}");
    }
}

#[test]
fn k11_and_k12_add_a_camel_without_conditions_up_to_five() {
    for card in ["K11", "K12"] {
        let position = Position::new(3).fulfilled(1, card).hand(1, "K1");
        let mut game = position.clone().at(1, "P6 P5 N3").round(1);
        assert_eq!(
            lines(&mut game, &format!("return {card}")),
            format!("return 1 {card} : 4")
        );
        let game = position.at(1, "P6 P5 N3 N5 S3").round(1);
        assert_eq!(
            refused(&game, &format!("return {card}")),
            Refusal::Unavailable
        );
    }
}

#[test]
fn after_k11_the_fifth_camel_by_the_caravan_needs_its_own_conditions() {
    let position = holder("K11").tower(1, 5).at(1, "D5 N3");
    let mut game = position.round(1);
    play(&mut game, "return K11");
    assert_eq!(refused(&game, "caravan D5"), Refusal::Unavailable);
}

#[test]
fn k13_is_a_market_both_ways_until_the_end_of_the_turn() {
    let mut game = holder("K13").goods(1, "w2m1").round(1);
    assert_eq!(listed_with(&game, "trade"), "");
    assert_eq!(lines(&mut game, "return K13"), "return 1 K13");
    play(&mut game, "trade m ws; done; trade w g; done");
    assert_eq!(game.phase(), Phase::Kingdom);
    play(&mut game, "trade w m; done");
    assert_eq!(game.turn(), 2);
    play(&mut game, "place c P6");
    assert_eq!(listed_with(&game, "trade"), "");
}

#[test]
fn k15_takes_two_open_improvements_or_the_only_one() {
    let position = holder("K15").open("I5 I6 I8");
    let mut game = position.round(1);
    assert_eq!(
        listed_with(&game, "return"),
        "return K15 I5 I6; return K15 I5 I8; return K15 I6 I8"
    );
    assert_eq!(lines(&mut game, "return K15 I5 I8"), "return 1 K15 I5 I8");
    assert_eq!(game.board(seat(1)).improvements(), all("I5 I8"));
    assert_eq!(game.open(), all("I6"));
    let game = position.clone().open("I6").round(1);
    assert_eq!(listed_with(&game, "return"), "return K15 I6");
    let game = position.open("").round(1);
    assert_eq!(listed_with(&game, "return"), "");
}

#[test]
fn k16_k17_and_k18_bring_five_goods_of_any_mix_as_traded_goods() {
    for card in ["K16", "K17", "K18"] {
        let mut game = holder(card).at(1, "P4").round(1);
        play(&mut game, &format!("return {card}"));
        assert_eq!(game.phase(), Phase::Gain(the(card)));
        assert_eq!(game.moves().len(), 56, "all mixes of five");
        assert_eq!(refused(&game, "gain w4"), Refusal::WrongGoods);
        assert_eq!(
            lines(&mut game, "gain s3m2"),
            format!("return 1 {card} : s3m2")
        );
        assert_eq!(goods(&game, 1), ("-".into(), "s3m2".into()));
        assert_eq!(refused(&game, "trade s g"), Refusal::NoTrade);
    }
}

#[test]
fn k19_is_a_basement_even_beside_an_unfinished_temple() {
    let mut game = holder("K19")
        .temples(1, "roof")
        .goods(1, "w2s2")
        .at(1, "B1")
        .construction(1);
    assert_eq!(refused(&game, "temple B1 basement"), Refusal::Unavailable);
    assert_eq!(lines(&mut game, "return K19"), "return 1 K19");
    let board = game.board(seat(1));
    assert_eq!(Part::ALL.map(|part| board.temples(part)), [1, 0, 1, 0]);
}

#[test]
fn k20_destroys_3_levels_of_one_opponent_however_high() {
    let position = holder("K20").tower(1, 9).tower(2, 4);
    let mut game = position.construction(1);
    assert_eq!(
        listed_with(&game, "return"),
        "return K20 2",
        "player 3 has no level"
    );
    assert_eq!(lines(&mut game, "return K20 2"), "return 1 K20 2 : 1");
    let game = holder("K20").tower(1, 9).construction(1);
    assert_eq!(refused(&game, "return K20 2"), Refusal::Unavailable);
    assert_eq!(refused(&game, "return K20 1"), Refusal::Unavailable);
}

#[test]
fn k20_against_i14_gives_the_level_back() {
    let mut game = holder("K20").tower(2, 12).tiles(2, "I14").construction(1);
    assert_eq!(lines(&mut game, "return K20 2"), "return 1 K20 2 : 10");
}

#[test]
fn k21_and_k22_draw_two_missions_or_as_many_as_there_are() {
    for card in ["K21", "K22"] {
        let mut game = holder(card).deck("K1 K2 K3").construction(1);
        assert_eq!(
            lines(&mut game, &format!("return {card}")),
            format!("return 1 {card} : K1 K2")
        );
        let mut game = holder(card).deck("K1").construction(1);
        assert_eq!(
            lines(&mut game, &format!("return {card}")),
            format!("return 1 {card} : K1")
        );
    }
}

#[test]
fn k23_and_k24_place_two_pieces_in_one_placement() {
    for card in ["K23", "K24"] {
        let position = Position::new(2)
            .fulfilled(1, card)
            .pieces(1, 2, 1)
            .pieces(2, 1, 0);
        let mut game = position.begin();
        assert_eq!(listed_with(&game, "double"), format!("double {card}"));
        assert_eq!(
            lines(&mut game, &format!("double {card}")),
            format!("double 1 {card}")
        );
        assert_eq!(game.phase(), Phase::Place(Placing::First));
        assert_eq!(game.board(seat(1)).returned(), all(card));
        play(&mut game, "place c P1");
        assert_eq!(
            (game.phase(), game.seat()),
            (Phase::Place(Placing::Second), seat(1))
        );
        play(&mut game, "place s N1");
        assert_eq!(
            (game.phase(), game.seat()),
            (Phase::Place(Placing::One), seat(2))
        );
    }
}

#[test]
fn one_card_a_placement_and_before_its_first_piece() {
    let position = Position::new(2)
        .fulfilled(1, "K23 K24")
        .pieces(1, 4, 0)
        .pieces(2, 1, 0);
    let mut game = position.begin();
    assert_eq!(listed_with(&game, "double"), "double K23; double K24");
    play(&mut game, "double K24");
    assert_eq!(refused(&game, "double K23"), Refusal::NotNow);
    play(&mut game, "place c P1");
    assert_eq!(refused(&game, "double K23"), Refusal::NotNow);
    play(&mut game, "place c P2; place c P6");
    // At the next placement, player 1 may return the mission that is left.
    assert_eq!(game.seat(), seat(1));
    assert_eq!(listed_with(&game, "double"), "double K23");
}

#[test]
fn k23_needs_two_pieces_in_the_reserve() {
    let position = Position::new(2).fulfilled(1, "K23").pieces(1, 1, 0);
    assert_eq!(
        refused(&position.begin(), "double K23"),
        Refusal::Unavailable
    );
    let game = Position::new(2).pieces(1, 2, 0).begin();
    assert_eq!(refused(&game, "double K23"), Refusal::NotFulfilled);
}

#[test]
fn the_second_piece_is_placed_only_if_it_can_be() {
    // Player 1 places camels until the other players have left only one slot for ships.
    let position = (2..=4).fold(Position::new(4).pieces(1, 4, 4), |position, player| {
        position.pieces(player, 0, 4)
    });
    let mut game = position.fulfilled(1, "K23").hand(1, "K1").begin();
    let mut doubled = false;
    while let Phase::Place(_) = game.phase() {
        if game.options() == 1 {
            assert_eq!(game.board(seat(1)).reserve(Piece::Ship), 4);
            play(&mut game, "double K23");
            doubled = true;
        }
        let mv = game.moves()[0];
        game.play(mv, |_| {}).expect("listed");
    }
    assert_eq!(game.board(seat(1)).reserve(Piece::Ship), 3);
    assert!(doubled && game.phase().is_window());
}

#[test]
fn options_of_a_placement_do_not_count_returned_missions() {
    let position = Position::new(2)
        .fulfilled(1, "K23")
        .pieces(1, 2, 0)
        .pieces(2, 1, 0);
    let game = position.begin();
    assert_eq!(usize::from(game.options()), game.moves().len() - 1);
}

#[test]
fn k25_and_k26_take_an_improvement_that_was_not_drawn() {
    for card in ["K25", "K26"] {
        let position = holder(card).open("I5").undrawn("I1 I8");
        let mut game = position.round(1);
        assert_eq!(
            listed_with(&game, "return"),
            format!("return {card} I1; return {card} I8")
        );
        assert_eq!(
            lines(&mut game, &format!("return {card} I1")),
            format!("return 1 {card} I1")
        );
        assert!(game.board(seat(1)).improvements().contains(the("I1")));
        assert_eq!(game.undrawn(), all("I8"));
    }
}

#[test]
fn k25_and_k26_reach_eras_1_and_2_but_never_the_third() {
    let position = holder("K25").turn(7).undrawn("I8 I20 I38");
    assert_eq!(
        listed_with(&position.round(1), "return"),
        "return K25 I8; return K25 I20"
    );
    for turn in [4, 6] {
        let position = holder("K26").turn(turn).undrawn("I8 I20");
        assert_eq!(
            listed_with(&position.round(1), "return"),
            "return K26 I8; return K26 I20"
        );
    }
    let position = holder("K25").turn(7).undrawn("I38");
    assert_eq!(listed_with(&position.round(1), "return"), "");
}

#[test]
fn k15_k25_and_k26_do_not_belong_into_the_window_of_a_slot() {
    let position = holder("K15 K25 K26")
        .goods(1, "w1")
        .open("I5 I6")
        .undrawn("I8")
        .at(1, "P1");
    let game = position.placed();
    assert_eq!(game.phase(), Phase::Slot(the("P1")));
    assert_eq!(listed_with(&game, "return"), "");
    assert_eq!(refused(&game, "return K15 I5 I6"), Refusal::NotNow);
}

#[test]
fn the_undrawn_improvements_of_a_real_game_are_those_of_its_eras() {
    for setup in all_setups() {
        let mut game = Merchants::new(setup, 11);
        let mut rng = Rng::new(11);
        while let Some(mv) = rng.pick(&game.moves()) {
            game.play(mv, |_| {}).expect("listed");
            let eras =
                (1..=game.era()).fold(Tiles::NONE, |tiles, era| tiles.or(Tiles::of_era(era)));
            assert!(game.undrawn().minus(eras).is_empty());
        }
    }
}
