//! Tests of rare goods.

use super::*;

fn rich(spot: &str) -> Position {
    Position::new(3)
        .goods(1, "w9s9m9g9")
        .stack("grey", "glass myrrh glass")
        .stack("yellow", "jade ivory")
        .stack("red", "silk oil")
        .at(1, spot)
}

#[test]
fn grey_costs_3_gold_yellow_5_stone_and_red_5_wood() {
    for (spot, rare, price) in [
        ("S4", "glass", "g3"),
        ("S5", "glass", "g3"),
        ("E5", "jade", "s5"),
        ("E6", "jade", "s5"),
        ("E7", "silk", "w5"),
        ("E8", "silk", "w5"),
    ] {
        let mut game = rich(spot).construction(1);
        assert_eq!(listed_with(&game, "rare"), format!("rare {spot} {rare}"));
        assert_eq!(
            lines(&mut game, &format!("rare {spot} {rare}")),
            format!("rare 1 {spot} {rare} : {price}")
        );
        assert_eq!(game.board(seat(1)).rare()[the::<Rare>(rare).index()], 1);
    }
}

#[test]
fn only_the_top_tile_can_be_taken() {
    let mut game = rich("S4").construction(1);
    assert_eq!(refused(&game, "rare S4 myrrh"), Refusal::Unavailable);
    assert_eq!(refused(&game, "rare S4 jade"), Refusal::Unavailable);
    play(&mut game, "rare S4 glass");
    assert_eq!(game.stack(Colour::Grey).top(), Some(the("myrrh")));
    assert_eq!(game.stack(Colour::Grey).len(), 2);
}

#[test]
fn an_empty_stack_has_nothing_and_a_poor_player_cannot_pay() {
    let position = rich("S4").hand(1, "K1");
    let game = position.clone().stack("grey", "").construction(1);
    assert_eq!(refused(&game, "rare S4 glass"), Refusal::Unavailable);
    let game = position.goods(1, "w9g2").construction(1);
    assert_eq!(refused(&game, "rare S4 glass"), Refusal::CannotPay);
}

#[test]
fn i8_and_i27_pay_for_each_tile_got_by_an_action() {
    let mut game = rich("S4").tiles(1, "I8").construction(1);
    assert_eq!(lines(&mut game, "rare S4 glass"), "rare 1 S4 glass : g3 +2");
    let mut game = rich("S4").tiles(1, "I27").construction(1);
    assert_eq!(lines(&mut game, "rare S4 glass"), "rare 1 S4 glass : g3 +3");
    let mut game = rich("S4").tiles(1, "I8 I27").construction(1);
    let events = play(&mut game, "rare S4 glass");
    let scored = |tile: &str, points| Event::Scored {
        seat: seat(1),
        points,
        by: Source::Tile(the(tile)),
    };
    assert!(events.contains(&scored("I8", 2)) && events.contains(&scored("I27", 3)));
    assert_eq!(prestige(&game, 1), 15);
}

#[test]
fn i8_and_i27_pay_1_each_for_a_free_tile() {
    let mut game = rich("S4")
        .tiles(1, "I8 I27")
        .fulfilled(1, "K1")
        .construction(1);
    assert_eq!(
        lines(&mut game, "return K1 ivory"),
        "return 1 K1 ivory : +2"
    );
    let position = rich("B1").tiles(1, "I8 I27").temples(1, "roof");
    let mut game = position.construction(1);
    play(&mut game, "temple B1 statues");
    assert_eq!(lines(&mut game, "free glass"), "free 1 glass : +2");
    let mut game = rich("B1").tiles(1, "I8").temples(1, "roof").construction(1);
    play(&mut game, "temple B1 statues");
    assert_eq!(lines(&mut game, "free glass"), "free 1 glass : +1");
}

#[test]
fn i9_takes_4_prestige_instead_of_goods_once_a_turn() {
    let position = rich("S4 E5").tiles(1, "I9");
    let mut game = position.construction(1);
    play(&mut game, "rare S4 glass");
    assert_eq!(listed(&game), "pay g3; pay pp");
    assert_eq!(lines(&mut game, "pay pp"), "rare 1 S4 glass : pp4");
    assert_eq!(
        (prestige(&game, 1), owned(&game, 1).as_str()),
        (6, "w9s9m9g9")
    );
    // The second rare good can be paid only with goods, so the player is not asked.
    assert_eq!(lines(&mut game, "rare E5 jade"), "rare 1 E5 jade : s5");
}

#[test]
fn i9_is_once_a_turn_even_without_goods() {
    let mut game = rich("S4 E5")
        .goods(1, "-")
        .tiles(1, "I9")
        .hand(1, "K1")
        .construction(1);
    play(&mut game, "rare S4 glass");
    assert_eq!(prestige(&game, 1), 6, "the only way to pay is taken");
    assert_eq!(listed_with(&game, "rare"), "");
}

#[test]
fn i9_needs_4_prestige() {
    let base = rich("S4").goods(1, "-").tiles(1, "I9").hand(1, "K1");
    let game = base.clone().prestige(1, 3).construction(1);
    assert_eq!(refused(&game, "rare S4 glass"), Refusal::CannotPay);
    let mut game = base.prestige(1, 4).construction(1);
    play(&mut game, "rare S4 glass");
    assert_eq!(prestige(&game, 1), 0);
}

#[test]
fn i9_counts_anew_in_the_next_turn() {
    let position = rich("S4").goods(1, "-").tiles(1, "I9").hand(1, "K1");
    let mut game = position.construction(1);
    play(&mut game, "rare S4 glass; done; done");
    assert_eq!(game.turn(), 2);
    play(&mut game, "place s S4; done; rare S4 myrrh");
    assert_eq!(prestige(&game, 1), 2);
}

#[test]
fn i9_and_the_prestige_of_i8_are_reported_separately() {
    let mut game = rich("S4").goods(1, "-").tiles(1, "I8 I9").construction(1);
    assert_eq!(
        lines(&mut game, "rare S4 glass").lines().next(),
        Some("rare 1 S4 glass : pp4 +2")
    );
    assert_eq!(prestige(&game, 1), 8);
}

#[test]
fn i28_takes_2_goods_off_the_price() {
    for (spot, rare, price) in [
        ("S4", "glass", "g1"),
        ("E5", "jade", "s3"),
        ("E7", "silk", "w3"),
    ] {
        let mut game = rich(spot).tiles(1, "I28").construction(1);
        let told = lines(&mut game, &format!("rare {spot} {rare}"));
        assert_eq!(told, format!("rare 1 {spot} {rare} : {price}"));
    }
    let poor = rich("E5").goods(1, "s2").tiles(1, "I28").hand(1, "K1");
    let game = poor.construction(1);
    assert_eq!(refused(&game, "rare E5 jade"), Refusal::CannotPay);
}

#[test]
fn i43_takes_any_tile_of_the_stack_which_is_then_shuffled() {
    let mut game = rich("S4").tiles(1, "I43").construction(1);
    assert_eq!(listed_with(&game, "rare"), "rare S4 glass; rare S4 myrrh");
    let told = lines(&mut game, "rare S4 myrrh");
    assert_eq!(told, "rare 1 S4 myrrh : g3\nshuffle grey glass glass");
}

#[test]
fn i43_shuffles_even_if_the_top_was_taken_but_not_a_single_tile() {
    let position = rich("E5")
        .tiles(1, "I43")
        .stack("yellow", "jade ivory ivory");
    let mut game = position.construction(1);
    let told = lines(&mut game, "rare E5 jade");
    assert_eq!(told, "rare 1 E5 jade : s5\nshuffle yellow ivory ivory");
    let mut game = rich("E5").tiles(1, "I43").construction(1);
    assert_eq!(lines(&mut game, "rare E5 ivory"), "rare 1 E5 ivory : s5");
}

#[test]
fn a_shuffled_stack_comes_in_every_order() {
    let position = rich("S4")
        .tiles(1, "I43")
        .stack("grey", "glass incense myrrh");
    let game = position.construction(1);
    let mut tops = std::collections::HashMap::new();
    for seed in 0..200 {
        let mut game = game.view(seat(1), &mut Rng::new(seed));
        play(&mut game, "rare S4 glass");
        *tops.entry(game.stack(Colour::Grey).top()).or_insert(0) += 1;
    }
    assert_eq!(tops.len(), 2);
    assert!(tops.values().all(|&count| count > 60), "{tops:?}");
}
