//! Tests of the kingdom phase: the prestige of the highest tower, war supplies, the first player's
//! pawn, and tax.

use super::*;

#[test]
fn the_sole_highest_tower_scores_i16_i17_i35_and_i36() {
    for (tiles, points) in [
        ("I16", 2),
        ("I17", 2),
        ("I35", 3),
        ("I36", 3),
        ("I16 I17 I35 I36", 10),
    ] {
        let position = Position::new(3).tiles(2, tiles).tower(1, 2).tower(2, 3);
        let mut game = position.hand(1, "K1").at(1, "P6").construction(1);
        let told = lines(&mut game, "done");
        assert_eq!(
            told,
            format!("done 1\ndone 2\ndone 3\nphase kingdom\nprestige 2 +{points}")
        );
        assert_eq!(prestige(&game, 2), 10 + points);
    }
}

#[test]
fn a_shared_or_lower_tower_scores_no_prestige() {
    for (own, other) in [(3, 3), (2, 3), (0, 0)] {
        let position = Position::new(2)
            .tiles(1, "I16")
            .tower(1, own)
            .tower(2, other);
        let mut game = position.hand(1, "K1").at(1, "P6").construction(1);
        assert_eq!(lines(&mut game, "done"), "done 1\ndone 2\nphase kingdom");
        assert_eq!(prestige(&game, 1), 10);
    }
}

#[test]
fn the_highest_tower_without_improvements_is_not_reported() {
    let position = Position::new(2).tiles(2, "I16").tower(1, 5).tower(2, 3);
    let mut game = position.hand(1, "K1").at(1, "P6").construction(1);
    assert_eq!(lines(&mut game, "done"), "done 1\ndone 2\nphase kingdom");
}

#[test]
fn war_supplies_score_the_own_level_minus_the_lowest() {
    // The example of the rulebook: with towers of 15, 11 and 7, the second player scores 4.
    let position = Position::new(3).tower(1, 15).tower(2, 11).tower(3, 7);
    let mut game = position.clone().at(2, "A3").kingdom(2);
    assert_eq!(lines(&mut game, "supplies A3"), "supplies 2 A3 : +4");
    assert_eq!(prestige(&game, 2), 14);
    // The player with the lowest tower scores nothing.
    let mut game = position.at(3, "s:A3").kingdom(3);
    assert_eq!(lines(&mut game, "supplies A3"), "supplies 3 A3 : +0");
}

#[test]
fn war_supplies_belong_to_the_kingdom_phase() {
    let game = Position::new(2)
        .tower(1, 3)
        .hand(1, "K1")
        .at(1, "A3")
        .construction(1);
    assert_eq!(refused(&game, "supplies A3"), Refusal::Unavailable);
}

#[test]
fn first_to_play_takes_the_pawn_and_a_basic_good() {
    let mut game = Position::new(3).at(3, "P6").kingdom(3);
    assert_eq!(listed(&game), "first P6 w; first P6 s; done");
    assert_eq!(lines(&mut game, "first P6 s"), "first 3 P6 s");
    assert_eq!(goods(&game, 3), ("s1".into(), "-".into()));
    assert_eq!(
        (game.pawn(), game.first()),
        (seat(3), seat(1)),
        "from the next turn on"
    );
    play(&mut game, "done");
    assert_eq!((game.turn(), game.first()), (2, seat(3)));
}

#[test]
fn the_pawn_stays_if_nobody_takes_it() {
    let mut game = Position::new(3).first(2).at(3, "P6").kingdom(3);
    play(&mut game, "done");
    assert_eq!((game.turn(), game.first()), (2, seat(2)));
}

#[test]
fn there_is_no_tax_in_era_1() {
    let mut game = Position::new(2)
        .goods(1, "g1")
        .hand(1, "K1")
        .at(1, "P6")
        .kingdom(1);
    assert_eq!(listed_with(&game, "tax"), "");
    play(&mut game, "done");
    assert_eq!((owned(&game, 1).as_str(), prestige(&game, 2)), ("g1", 10));
}

#[test]
fn in_era_2_the_tax_is_1_gold_or_3_prestige() {
    let position = Position::new(2).turn(4).goods(1, "g1").at(1, "P6");
    let mut game = position.kingdom(1);
    assert_eq!(listed_with(&game, "tax"), "tax 1; tax 0");
    assert_eq!(refused(&game, "done"), Refusal::NotNow);
    assert_eq!(refused(&game, "tax 2"), Refusal::CannotPay);
    let mut unpaid = game;
    assert!(lines(&mut game, "tax 1").starts_with("tax 1 1 -0\ndone 1\n"));
    assert_eq!((owned(&game, 1).as_str(), prestige(&game, 1)), ("-", 10));
    assert!(lines(&mut unpaid, "tax 0").starts_with("tax 1 0 -3\ndone 1\n"));
    assert_eq!(
        (owned(&unpaid, 1).as_str(), prestige(&unpaid, 1)),
        ("g1", 7)
    );
}

#[test]
fn in_era_3_the_tax_is_2_gold_and_each_one_unpaid_costs_3_prestige() {
    let position = Position::new(2).turn(7).goods(1, "g3").at(1, "P6");
    let game = position.kingdom(1);
    assert_eq!(listed_with(&game, "tax"), "tax 2; tax 1; tax 0");
    for (mv, gold, left) in [("tax 2", "g1", 10), ("tax 1", "g2", 7), ("tax 0", "g3", 4)] {
        let mut game = game;
        play(&mut game, mv);
        assert_eq!((owned(&game, 1).as_str(), prestige(&game, 1)), (gold, left));
    }
    let one = position.goods(1, "g1").kingdom(1);
    assert_eq!(listed_with(&one, "tax"), "tax 1; tax 0");
}

#[test]
fn who_has_no_gold_loses_prestige_which_may_become_negative() {
    let mut game = Position::new(2)
        .turn(7)
        .goods(1, "w1")
        .prestige(1, 2)
        .prestige(2, 1)
        .hand(1, "K1")
        .at(1, "P6")
        .kingdom(1);
    let told = lines(&mut game, "tax 0");
    assert!(
        told.starts_with("tax 1 0 -6\ndone 1\ntax 2 0 -6\ndone 2\n"),
        "{told}"
    );
    assert_eq!((prestige(&game, 1), prestige(&game, 2)), (-4, -5));
}

#[test]
fn a_piece_on_the_taxman_pays_no_tax() {
    let mut game = Position::new(2)
        .turn(7)
        .goods(1, "g2")
        .hand(1, "K1")
        .at(1, "A2")
        .kingdom(1);
    assert_eq!(listed_with(&game, "tax"), "");
    play(&mut game, "done");
    assert_eq!((owned(&game, 1).as_str(), prestige(&game, 1)), ("g2", 10));
}

#[test]
fn i46_pays_no_tax() {
    let position = Position::new(3).turn(7).goods(1, "g2").tiles(1, "I46");
    let mut game = position.hand(1, "K1").at(1, "P6").kingdom(1);
    play(&mut game, "done");
    assert_eq!((owned(&game, 1).as_str(), prestige(&game, 1)), ("g2", 10));
    assert_eq!(prestige(&game, 2), 4, "the others do");
}

#[test]
fn goods_gained_in_the_window_may_pay_the_tax() {
    let mut game = Position::new(2)
        .turn(7)
        .goods(1, "w1")
        .tiles(1, "I2")
        .hand(1, "K1")
        .at(1, "P6")
        .kingdom(1);
    assert_eq!(listed_with(&game, "tax"), "tax 0");
    play(&mut game, "trade w g; cash K1 g");
    assert_eq!(listed_with(&game, "tax"), "tax 2; tax 1; tax 0");
    play(&mut game, "tax 2");
    assert_eq!((owned(&game, 1).as_str(), prestige(&game, 1)), ("-", 10));
}

#[test]
fn a_window_without_any_step_stays_open_while_the_tax_leaves_a_choice() {
    let base = Position::new(2).turn(4).at(1, "D1");
    let game = base.clone().goods(1, "g1").placed();
    assert_eq!((game.phase(), game.seat()), (Phase::Kingdom, seat(1)));
    assert_eq!(
        (game.options(), listed(&game).as_str()),
        (0, "tax 1; tax 0")
    );
    // A player without gold has nothing to decide.
    let game = base.placed();
    assert_eq!((game.turn(), prestige(&game, 1)), (5, 7));
}

#[test]
fn traded_gold_pays_the_tax_first() {
    let mut game = Position::new(2)
        .turn(4)
        .goods(1, "g1")
        .hand(1, "K1")
        .at(1, "E1")
        .kingdom(1);
    play(&mut game, "cash K1 g");
    assert_eq!(goods(&game, 1), ("g1".into(), "g1".into()));
    play(&mut game, "tax 1");
    assert_eq!(owned(&game, 1), "g1");
}

#[test]
fn i48_acts_as_war_supplies_first_to_play_or_taxman() {
    let position = Position::new(3)
        .turn(7)
        .tower(1, 4)
        .tower(2, 1)
        .tower(3, 3)
        .tiles(1, "I48")
        .at(1, "I48");
    let game = position.kingdom(1);
    assert_eq!(
        listed(&game),
        "supplies I48; first I48 w; first I48 s; exempt I48; tax 0"
    );
    let mut supplies = game;
    assert_eq!(lines(&mut supplies, "supplies I48"), "supplies 1 I48 : +3");
    assert_eq!(refused(&supplies, "exempt I48"), Refusal::NoPieceThere);
    let mut first = game;
    assert_eq!(lines(&mut first, "first I48 w"), "first 1 I48 w");
    assert_eq!(first.pawn(), seat(1));
    let mut exempt = game;
    assert_eq!(lines(&mut exempt, "exempt I48"), "exempt 1 I48");
    assert_eq!(listed(&exempt), "done");
    play(&mut exempt, "done");
    assert_eq!(prestige(&exempt, 1), 10);
}

#[test]
fn i48_is_not_an_action_on_whose_slot_the_owner_has_a_piece() {
    let base = Position::new(3).turn(7).tiles(1, "I48");
    let game = base.clone().at(1, "I48 A3").kingdom(1);
    assert_eq!(listed_with(&game, "supplies"), "supplies A3");
    let mut used = game;
    play(&mut used, "supplies A3");
    assert_eq!(listed_with(&used, "supplies"), "", "the piece stays there");
    let game = base.clone().at(1, "I48 P6").kingdom(1);
    assert_eq!(listed_with(&game, "first"), "first P6 w; first P6 s");
    let game = base.at(1, "I48 A2").kingdom(1);
    assert_eq!(refused(&game, "exempt I48"), Refusal::Unavailable);
}

#[test]
fn i48_cannot_exempt_where_no_tax_is_due() {
    let base = Position::new(3).tiles(1, "I46 I48").at(1, "I48");
    assert_eq!(
        refused(&base.clone().turn(7).kingdom(1), "exempt I48"),
        Refusal::Unavailable
    );
    let game = base.tiles(1, "I48").turn(1).kingdom(1);
    assert_eq!(refused(&game, "exempt I48"), Refusal::Unavailable);
}

#[test]
fn i48_as_first_to_play_after_an_opponent_gives_both_a_good_and_the_later_the_pawn() {
    let base = Position::new(3)
        .turn(7)
        .tiles(2, "I48")
        .at(2, "I48")
        .at(1, "P6");
    let mut game = base.clone().kingdom(1);
    play(&mut game, "first P6 w; tax 0; first I48 s; tax 0");
    assert_eq!(game.turn(), 8);
    assert_eq!(
        (owned(&game, 1).as_str(), owned(&game, 2).as_str()),
        ("w1", "s1")
    );
    assert_eq!(game.first(), seat(2));
    // If player 2 comes first in the turn order, player 1 uses the slot of the board after that and
    // gets the pawn.
    let mut game = base.first(2).kingdom(2);
    play(&mut game, "first I48 s; tax 0; first P6 w; tax 0");
    assert_eq!(game.first(), seat(1));
}
