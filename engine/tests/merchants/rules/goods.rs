//! Tests of goods (taking, paying and trading), peace gifts, the caravan and the shipyard.

use super::*;

#[test]
fn a_ship_takes_3_basic_or_2_advanced_goods_in_era_1_and_more_later() {
    for (turn, basic, advanced) in [(1, 3, 2), (4, 4, 3), (7, 5, 4)] {
        for (spot, good, count) in [
            ("N1", "w", basic),
            ("N2", "w", basic),
            ("S1", "s", basic),
            ("S2", "s", basic),
            ("N4", "m", advanced),
            ("E4", "m", advanced),
            ("E1", "g", advanced),
            ("E2", "g", advanced),
        ] {
            let mut game = Position::new(3).turn(turn).at(1, spot).round(1);
            assert_eq!(
                lines(&mut game, &format!("take {spot}")),
                format!("take 1 {spot} : {good}{count}")
            );
            assert_eq!(goods(&game, 1), (format!("{good}{count}"), "-".into()));
        }
    }
}

#[test]
fn a_camel_takes_2_basic_goods_or_1_advanced_in_era_1_and_more_later() {
    for (turn, basic, advanced) in [(1, 2, 1), (4, 3, 2), (7, 3, 2)] {
        for (spot, good, count) in [
            ("N3", "w", basic),
            ("A5", "w", basic),
            ("S3", "s", basic),
            ("A4", "s", basic),
            ("N5", "m", advanced),
            ("E3", "g", advanced),
        ] {
            let mut game = Position::new(3).turn(turn).at(1, spot).round(1);
            play(&mut game, &format!("take {spot}"));
            assert_eq!(owned(&game, 1), format!("{good}{count}"));
        }
    }
}

#[test]
fn a_piece_acts_once() {
    let mut game = Position::new(2).hand(1, "K1").at(1, "N1").round(1);
    play(&mut game, "take N1");
    assert_eq!(refused(&game, "take N1"), Refusal::NoPieceThere);
    play(&mut game, "done");
    assert_eq!(game.phase(), Phase::Construction);
    assert_eq!(refused(&game, "take N1"), Refusal::NoPieceThere);
}

#[test]
fn goods_can_be_taken_in_every_window() {
    let position = Position::new(2).goods(1, "s1").open("I5").at(1, "N1 P1");
    for phase in [
        Phase::Slot(the("P1")),
        Phase::Round,
        Phase::Construction,
        Phase::Kingdom,
    ] {
        let mut game = position.placed();
        close_until(&mut game, phase, 1);
        play(&mut game, "take N1");
        assert_eq!(owned(&game, 1), "w3s1");
    }
}

#[test]
fn only_the_player_of_the_open_window_acts_and_with_own_pieces() {
    let game = Position::new(2).at(1, "N1").at(2, "S1").round(1);
    assert_eq!(refused(&game, "take S1"), Refusal::NoPieceThere);
    assert_eq!(refused(&game, "gifts N1"), Refusal::Unavailable);
}

#[test]
fn the_price_is_chosen_only_where_the_rules_leave_a_choice() {
    // The player can choose how to pay for an improvement, which costs goods of any kinds. A price
    // of fixed goods is paid without asking.
    let mut game = Position::new(2)
        .goods(1, "w1s1")
        .open("I5")
        .at(1, "P1 D1")
        .placed();
    play(&mut game, "buy P1 I5");
    assert_eq!(game.phase(), Phase::Pay(the("buy P1 I5")));
    assert_eq!(game.window(), Phase::Slot(the("P1")));
    assert_eq!(listed(&game), "pay w1; pay s1");
    assert_eq!(refused(&game, "pay g1"), Refusal::WrongGoods);
    assert_eq!(refused(&game, "pay w1s1"), Refusal::WrongGoods);
    assert_eq!(refused(&game, "pass P1"), Refusal::NotNow);
    play(&mut game, "pay s1");
    assert_eq!(owned(&game, 1), "w1");
}

#[test]
fn the_only_way_to_pay_is_taken() {
    let mut game = Position::new(2)
        .goods(1, "g2")
        .open("I5")
        .at(1, "P1")
        .placed();
    play(&mut game, "buy P1 I5");
    assert_eq!(owned(&game, 1), "g1");
    assert!(game.board(seat(1)).improvements().contains(the("I5")));
}

#[test]
fn of_each_kind_paid_traded_goods_go_first() {
    let mut game = Position::new(2)
        .goods(1, "w4s2")
        .tiles(1, "I4")
        .hand(1, "K1 K2")
        .at(1, "D1")
        .construction(1);
    play(&mut game, "cash K1 s; cash K2 w");
    assert_eq!(goods(&game, 1), ("w4s2".into(), "w1s1".into()));
    play(&mut game, "tower D1 one");
    assert_eq!(goods(&game, 1), ("w4s2".into(), "-".into()));
    play(&mut game, "tower D1 one");
    assert_eq!(goods(&game, 1), ("w3s1".into(), "-".into()));
}

#[test]
fn the_market_in_palmyra_trades_both_ways() {
    let mut game = Position::new(2).goods(1, "w1s1m1g1").at(1, "P4").round(1);
    assert_eq!(
        listed_with(&game, "trade"),
        "trade w m; trade w g; trade s m; trade s g; trade m ww; trade m ws; trade m ss; \
         trade g ww; trade g ws; trade g ss"
    );
    assert_eq!(
        lines(&mut game, "trade w g; trade s m; trade m ws; trade g ss"),
        "trade 1 w g\ntrade 1 s m\ntrade 1 m ws\ntrade 1 g ss"
    );
    assert_eq!(goods(&game, 1), ("-".into(), "w1s3m1g1".into()));
    assert_eq!(listed_with(&game, "trade"), "", "all of it is traded");
}

#[test]
fn the_market_in_ebla_trades_basic_goods_only() {
    let game = Position::new(2).goods(1, "w1s1m1g1").at(1, "B2").round(1);
    assert_eq!(
        listed_with(&game, "trade"),
        "trade w m; trade w g; trade s m; trade s g"
    );
    assert_eq!(refused(&game, "trade m ww"), Refusal::NoTrade);
}

#[test]
fn traded_goods_are_spent_at_once_but_not_traded_again_this_turn() {
    // The example of the rulebook: marble is traded for two wood. This wood cannot be traded for
    // marble again.
    let mut game = Position::new(2)
        .goods(1, "s2m1")
        .at(1, "P4 D1")
        .construction(1);
    play(&mut game, "trade m ww");
    assert_eq!(refused(&game, "trade w m"), Refusal::NoTrade);
    play(&mut game, "tower D1 one; tower D1 one");
    assert_eq!((tower(&game, 1), owned(&game, 1).as_str()), (2, "-"));
}

#[test]
fn traded_goods_are_in_the_warehouse_in_the_next_turn() {
    let mut game = Position::new(2).goods(1, "w1").at(1, "P4").round(1);
    play(&mut game, "trade w g; done");
    assert_eq!(goods(&game, 1), ("g1".into(), "-".into()));
    assert_eq!(game.turn(), 2);
}

#[test]
fn a_market_stays_open_for_the_whole_resolution() {
    let position = Position::new(2)
        .turn(4)
        .goods(1, "w3")
        .at(1, "B2")
        .goods(2, "w1");
    let mut game = position.round(1);
    play(&mut game, "trade w m; done");
    assert_eq!(game.phase(), Phase::Construction);
    play(&mut game, "trade w m; done");
    assert_eq!(game.phase(), Phase::Kingdom);
    // The example of the rulebook: wood is traded for gold to pay the tax.
    assert_eq!(
        lines(&mut game, "trade w g; tax 1").lines().nth(1),
        Some("tax 1 1 -0")
    );
    assert_eq!(owned(&game, 1), "m2");
}

#[test]
fn without_a_market_nothing_is_traded() {
    let game = Position::new(2).goods(1, "w1s1m1g1").at(1, "N1").round(1);
    assert_eq!(listed_with(&game, "trade"), "");
    assert_eq!(refused(&game, "trade w m"), Refusal::NoTrade);
}

#[test]
fn no_basic_good_becomes_another_basic_one() {
    for text in [
        "trade w s",
        "trade s w",
        "trade m g",
        "trade g m",
        "trade w ww",
    ] {
        assert!(text.parse::<Move>().is_err(), "{text} is no trade");
    }
}

#[test]
fn a_mission_of_the_hand_is_discarded_for_any_good_which_cannot_be_traded() {
    let mut game = Position::new(2).hand(1, "K1 K2").at(1, "P4").round(1);
    assert_eq!(
        listed_with(&game, "cash"),
        "cash K1 w; cash K1 s; cash K1 m; cash K1 g; cash K2 w; cash K2 s; cash K2 m; cash K2 g"
    );
    assert_eq!(lines(&mut game, "cash K2 g"), "cash 1 K2 g");
    assert_eq!(goods(&game, 1), ("-".into(), "g1".into()));
    assert_eq!(game.discards(), all("K2"));
    assert_eq!(game.board(seat(1)).hand(), all("K1"));
    assert_eq!(refused(&game, "trade g ss"), Refusal::NoTrade);
    assert_eq!(refused(&game, "cash K2 g"), Refusal::NotInHand);
}

#[test]
fn missions_cannot_be_discarded_during_the_placement() {
    let game = Position::new(2).hand(1, "K1").pieces(1, 1, 0).begin();
    assert_eq!(refused(&game, "cash K1 w"), Refusal::NotNow);
}

#[test]
fn peace_gifts_score_by_era() {
    for (turn, first, second) in [(1, 2, 1), (4, 3, 2), (7, 4, 3)] {
        let mut game = Position::new(2).turn(turn).at(1, "B5 S6").round(1);
        assert_eq!(
            lines(&mut game, "gifts B5"),
            format!("gifts 1 B5 : +{first}")
        );
        assert_eq!(prestige(&game, 1), 10 + first);
        play(&mut game, "gifts S6");
        let after = 10 + first + second;
        // In later eras a tax is due, but only after the step that is tested.
        assert_eq!(prestige(&game, 1), after);
    }
}

#[test]
fn the_fourth_camel_needs_five_levels_or_two_missions() {
    let base = Position::new(2).at(1, "D5 N3 S3");
    assert_eq!(refused(&base.round(1), "caravan D5"), Refusal::Unavailable);
    let four = base.clone().tower(1, 4).round(1);
    assert_eq!(refused(&four, "caravan D5"), Refusal::Unavailable);
    let one = base.clone().fulfilled(1, "K13").round(1);
    assert_eq!(refused(&one, "caravan D5"), Refusal::Unavailable);
    for position in [
        base.clone().tower(1, 5),
        base.clone().fulfilled(1, "K1 K2"),
        base.clone().fulfilled(1, "K1").returned(1, "K2"),
        base.returned(1, "K1 K2"),
    ] {
        let mut game = position.round(1);
        assert_eq!(lines(&mut game, "caravan D5"), "caravan 1 D5 : 4");
        assert_eq!(game.board(seat(1)).pieces(Piece::Camel), 4);
        assert_eq!(
            game.board(seat(1)).reserve(Piece::Camel),
            0,
            "from next turn on"
        );
        assert_eq!(refused(&game, "caravan D5"), Refusal::NoPieceThere);
    }
}

#[test]
fn the_fifth_camel_needs_ten_levels_or_four_missions_or_five_and_two() {
    let base = Position::new(2).at(1, "D5 N3 S3 E3");
    for (position, may) in [
        (base.clone().tower(1, 9), false),
        (base.clone().tower(1, 10), true),
        (base.clone().fulfilled(1, "K1 K2 K3"), false),
        (
            base.clone().fulfilled(1, "K1 K2").returned(1, "K3 K4"),
            true,
        ),
        (base.clone().tower(1, 5).fulfilled(1, "K1"), false),
        (base.clone().tower(1, 4).fulfilled(1, "K1 K2 K3"), false),
        (
            base.clone()
                .tower(1, 5)
                .fulfilled(1, "K1")
                .returned(1, "K2"),
            true,
        ),
    ] {
        let game = position.round(1);
        assert_eq!(game.check(the("caravan D5")).is_ok(), may, "{position:?}");
    }
}

#[test]
fn there_is_no_sixth_camel() {
    let game = Position::new(2)
        .tower(1, 20)
        .at(1, "D5 N3 S3 E3 P6")
        .round(1);
    assert_eq!(refused(&game, "caravan D5"), Refusal::Unavailable);
}

#[test]
fn the_third_ship_needs_one_rare_good_of_each_colour() {
    let base = Position::new(2).at(1, "N6 N1");
    for (rare, may) in [
        ("", false),
        ("glass jade", false),
        ("glass incense jade ivory", false),
        ("myrrh porcelain oil", true),
    ] {
        let game = base
            .clone()
            .rare(1, rare)
            .stack("grey", "")
            .stack("yellow", "");
        let mut game = game.stack("red", "").round(1);
        assert_eq!(game.check(the("shipyard N6")).is_ok(), may, "{rare}");
        if may {
            assert_eq!(lines(&mut game, "shipyard N6"), "shipyard 1 N6 : 3");
        }
    }
}

#[test]
fn the_fourth_ship_needs_two_rare_goods_of_each_colour_and_a_fifth_there_is_not() {
    let base = Position::new(2)
        .stack("grey", "")
        .stack("yellow", "")
        .stack("red", "");
    let three = base.clone().at(1, "N6 N1 S1");
    let few = three.clone().rare(1, "glass jade silk myrrh ivory");
    assert_eq!(refused(&few.round(1), "shipyard N6"), Refusal::Unavailable);
    let mut game = three.rare(1, "glass glass jade ivory silk oil").round(1);
    assert_eq!(lines(&mut game, "shipyard N6"), "shipyard 1 N6 : 4");
    let four = base.rare(1, "glass glass jade ivory silk oil");
    let game = four.at(1, "N6 N1 S1 E1").round(1);
    assert_eq!(refused(&game, "shipyard N6"), Refusal::Unavailable);
}

#[test]
fn a_new_piece_is_placed_in_the_next_turn() {
    let mut game = Position::new(2).tower(1, 5).at(1, "D5 N3 S3").round(1);
    play(&mut game, "caravan D5; done; done; done");
    assert_eq!(game.turn(), 2);
    assert_eq!(game.board(seat(1)).reserve(Piece::Camel), 4);
}

#[test]
fn windows_without_anything_to_do_close_by_themselves() {
    let mut game = Position::new(2).pieces(1, 1, 0).pieces(2, 1, 0).begin();
    play(&mut game, "place c P6");
    // Player 2 can do nothing in any window. Player 1 can do something only in the last one.
    assert_eq!(
        lines(&mut game, "place c D1"),
        "place 2 c D1\nphase improvements\ndone 1\ndone 2\nphase construction\ndone 1\ndone 2\n\
         phase kingdom"
    );
    assert_eq!((game.phase(), game.seat()), (Phase::Kingdom, seat(1)));
    let told = lines(&mut game, "first P6 w; done");
    assert_eq!(
        told,
        "first 1 P6 w\ndone 1\ndone 2\nstand 1 10 w1 0 1 0\nstand 2 10 - 0 1 0\nturn 2 1 1"
    );
}

#[test]
fn each_action_may_be_left_undone() {
    let mut game = Position::new(2)
        .goods(1, "w1")
        .open("I5")
        .at(1, "P1 N1")
        .placed();
    play(&mut game, "pass P1; done; done; done");
    assert_eq!((game.turn(), owned(&game, 1).as_str()), (2, "w1"));
}

#[test]
fn every_any_time_step_in_every_window() {
    let phases = [
        Phase::Slot(the("P1")),
        Phase::Round,
        Phase::Construction,
        Phase::Kingdom,
    ];
    let position = Position::new(3)
        .turn(4)
        .goods(1, "w2")
        .tower(1, 5)
        .tiles(1, "I1 I6")
        .hand(1, "K1")
        .fulfilled(1, "K5 K6 K11 K12 K13 K16 K17 K18")
        .rare(1, "glass jade silk")
        .stack("grey", "")
        .stack("yellow", "")
        .stack("red", "")
        .open("I5")
        .at(1, "P1 N1 B5 D5 N6");
    for phase in phases {
        for step in [
            "take N1",
            "gifts B5",
            "caravan D5",
            "shipyard N6",
            "trade w m",
            "trade pp w",
            "trade pp g",
            "cash K1 g",
            "return K5",
            "return K6",
            "return K11",
            "return K12",
            "return K13",
            "return K16",
            "return K17",
            "return K18",
        ] {
            let mut game = position.placed();
            close_until(&mut game, phase, 1);
            let played = game.play(the(step), |_| {});
            assert!(played.is_ok(), "{step} in {phase:?}");
        }
        let mut game = position.placed();
        close_until(&mut game, phase, 1);
        // The 21 options are 4 trades for prestige, 1 trade by I1, 4 goods for the card, 4 pieces
        // and 8 missions. In the window of its slot, the open improvement can also be bought.
        let bought = u16::from(phase == Phase::Slot(the("P1")));
        assert_eq!(game.options(), 21 + bought, "{phase:?}");
    }
}

#[test]
fn windows_of_every_phase_open_in_turn_order() {
    let mut game = Position::new(3)
        .first(2)
        .hand(1, "K1")
        .hand(2, "K2")
        .hand(3, "K3")
        .at(2, "N3")
        .placed();
    for phase in [Phase::Round, Phase::Construction, Phase::Kingdom] {
        for player in [2, 3, 1] {
            assert_eq!((game.phase(), game.seat()), (phase, seat(player)));
            play(&mut game, "done");
        }
    }
    assert_eq!(game.turn(), 2);
}

#[test]
fn a_camel_can_be_claimed_before_a_traitor_comes() {
    let position = Position::new(2)
        .turn(4)
        .tower(2, 5)
        .at(1, "D3")
        .at(2, "D5 N3 S3");
    let mut game = position.round(2);
    assert_eq!(listed_with(&game, "caravan"), "caravan D5");
    let mut late = game;
    play(&mut late, "done; traitor D3 2; done");
    assert_eq!((late.phase(), late.seat()), (Phase::Construction, seat(2)));
    assert_eq!(refused(&late, "caravan D5"), Refusal::Unavailable);
    play(&mut game, "caravan D5; done; traitor D3 2");
    assert_eq!(game.board(seat(2)).pieces(Piece::Camel), 4);
    assert_eq!(tower(&game, 2), 4);
}
