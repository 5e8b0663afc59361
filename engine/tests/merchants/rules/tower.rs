//! Tests of the tower and the traitor.

use super::*;

fn at_one(levels: u8, goods: &str) -> Position {
    Position::new(2)
        .tower(1, levels)
        .goods(1, goods)
        .at(1, "D1")
}

fn at_two(levels: u8, goods: &str) -> Position {
    Position::new(2)
        .tower(1, levels)
        .goods(1, goods)
        .at(1, "D2")
}

#[test]
fn levels_by_one_cost_by_their_band() {
    for (levels, price) in [
        (0, "w1s1"),
        (4, "w1s1"),
        (5, "s2"),
        (9, "s2"),
        (10, "s3"),
        (15, "s4"),
        (20, "s5"),
    ] {
        let mut game = at_one(levels, "w9s9m9").construction(1);
        let level = levels + 1;
        assert_eq!(
            lines(&mut game, "tower D1 one"),
            format!("tower 1 D1 one : {price} {level}")
        );
    }
}

#[test]
fn pairs_by_two_cost_by_the_band_of_their_first_level() {
    for (levels, price) in [
        (0, "w1m2"),
        (4, "w1m2"),
        (5, "w2m2"),
        (9, "w2m2"),
        (10, "w3m3"),
        (16, "w4m4"),
        (20, "w5m5"),
    ] {
        let mut game = at_two(levels, "w9s9m9").construction(1);
        let level = levels + 2;
        assert_eq!(
            lines(&mut game, "tower D2 two"),
            format!("tower 1 D2 two : {price} {level}")
        );
    }
}

#[test]
fn levels_9_10_and_11_by_one_cost_7_stone() {
    let mut game = at_one(8, "s7").construction(1);
    play(&mut game, "tower D1 one; tower D1 one; tower D1 one");
    assert_eq!((tower(&game, 1), owned(&game, 1).as_str()), (11, "-"));
}

#[test]
fn levels_5_and_6_by_two_cost_1_wood_and_2_marble() {
    let mut game = at_two(4, "w1m2").construction(1);
    play(&mut game, "tower D2 two");
    assert_eq!((tower(&game, 1), owned(&game, 1).as_str()), (6, "-"));
}

#[test]
fn towers_are_built_again_and_again_while_they_can_be_paid() {
    let mut game = at_one(0, "w2s3").construction(1);
    play(&mut game, "tower D1 one; tower D1 one");
    assert_eq!(refused(&game, "tower D1 one"), Refusal::CannotPay);
    assert_eq!(refused(&game, "tower D1 two"), Refusal::Unavailable);
    let mut game = at_two(0, "w9m4").construction(1);
    play(&mut game, "tower D2 two; tower D2 two");
    assert_eq!(refused(&game, "tower D2 two"), Refusal::CannotPay);
    assert_eq!(tower(&game, 1), 4);
}

#[test]
fn towers_are_built_in_the_construction_phase_only() {
    let position = at_one(0, "w9s9").hand(1, "K1");
    assert_eq!(
        refused(&position.round(1), "tower D1 one"),
        Refusal::Unavailable
    );
    assert_eq!(
        refused(&position.kingdom(1), "tower D1 one"),
        Refusal::Unavailable
    );
}

#[test]
fn i18_takes_the_wood_off_the_price() {
    // The example of the rulebook: levels 7 and 8 are built as a pair for 2 marble.
    let mut game = at_two(6, "m2").tiles(1, "I18").construction(1);
    assert_eq!(lines(&mut game, "tower D2 two"), "tower 1 D2 two : m2 8");
    let mut game = at_one(0, "w5s1").tiles(1, "I18").construction(1);
    assert_eq!(lines(&mut game, "tower D1 one"), "tower 1 D1 one : s1 1");
    assert_eq!(owned(&game, 1), "w5", "it always applies");
}

#[test]
fn i14_by_one_from_3_gives_level_5_and_then_6_costs_2_stone() {
    let mut game = at_one(3, "w1s3").tiles(1, "I14").construction(1);
    assert_eq!(
        lines(&mut game, "tower D1 one; tower D1 one"),
        "tower 1 D1 one : w1s1 5\ntower 1 D1 one : s2 6"
    );
    assert_eq!(owned(&game, 1), "-");
}

#[test]
fn i14_by_two_from_8_gives_9_the_free_10_and_11() {
    let mut game = at_two(8, "w2m2").tiles(1, "I14").construction(1);
    assert_eq!(lines(&mut game, "tower D2 two"), "tower 1 D2 two : w2m2 11");
}

#[test]
fn i14_by_two_from_3_gives_4_the_free_5_and_6() {
    let mut game = at_two(3, "w1m2").tiles(1, "I14").construction(1);
    let events = play(&mut game, "tower D2 two");
    let levels: Vec<_> = events
        .iter()
        .filter_map(|event| match *event {
            Event::Tower { level, by, .. } => Some((level, by)),
            _ => None,
        })
        .collect();
    let slot = Source::Spot(the("D2"));
    assert_eq!(
        levels,
        [(4, slot), (5, Source::Tile(the("I14"))), (6, slot)]
    );
}

#[test]
fn i14_by_two_from_7_gives_8_9_and_the_free_10() {
    let mut game = at_two(7, "w2m2").tiles(1, "I14").construction(1);
    assert_eq!(lines(&mut game, "tower D2 two"), "tower 1 D2 two : w2m2 10");
}

#[test]
fn i15_does_as_i14_and_both_together_do_no_more() {
    for tiles in ["I15", "I14 I15"] {
        let position = Position::new(3).goods(1, "w3s9").tower(1, 3).at(1, "D1");
        let mut game = position.tiles(1, tiles).construction(1);
        assert_eq!(
            lines(&mut game, "tower D1 one; tower D1 one"),
            "tower 1 D1 one : w1s1 5\ntower 1 D1 one : s2 6"
        );
    }
}

#[test]
fn i14_with_i18_pays_no_wood_and_still_gets_the_level() {
    let mut game = at_two(8, "m2").tiles(1, "I14 I18").construction(1);
    assert_eq!(lines(&mut game, "tower D2 two"), "tower 1 D2 two : m2 11");
    let mut game = at_one(3, "s1").tiles(1, "I14 I18").construction(1);
    assert_eq!(lines(&mut game, "tower D1 one"), "tower 1 D1 one : s1 5");
}

#[test]
fn i14_works_at_once_when_it_is_bought() {
    for (levels, told) in [(4, " : w1 5"), (9, " : w1 10"), (5, " : w1"), (0, " : w1")] {
        let position = Position::new(2).goods(1, "w1").open("I14").at(1, "P1");
        let mut game = position.tower(1, levels).placed();
        let line = format!("buy 1 P1 I14{told}");
        assert!(
            lines(&mut game, "buy P1 I14").starts_with(&line),
            "{levels}"
        );
    }
}

#[test]
fn i14_got_by_a_mission_adds_its_level_too() {
    let base = Position::new(2).tower(1, 9).at(1, "P6");
    let mut game = base.clone().fulfilled(1, "K25").undrawn("I14").round(1);
    assert_eq!(
        lines(&mut game, "return K25 I14").lines().next(),
        Some("return 1 K25 I14 : 10")
    );
    let mut game = base.fulfilled(1, "K15").open("I5 I14").round(1);
    assert_eq!(
        lines(&mut game, "return K15 I5 I14").lines().next(),
        Some("return 1 K15 I5 I14 : 10")
    );
}

#[test]
fn the_traitor_destroys_nothing_in_era_1_one_level_in_era_2_and_two_in_era_3() {
    let base = Position::new(2).tower(2, 6).at(1, "D3");
    let game = base.clone().hand(1, "K1").construction(1);
    assert_eq!(refused(&game, "traitor D3 2"), Refusal::Unavailable);
    let mut game = base.clone().turn(4).construction(1);
    assert_eq!(
        lines(&mut game, "traitor D3 2").lines().next(),
        Some("traitor 1 D3 2 : 5")
    );
    let mut game = base.turn(7).construction(1);
    assert_eq!(
        lines(&mut game, "traitor D3 2").lines().next(),
        Some("traitor 1 D3 2 : 4")
    );
}

#[test]
fn the_traitor_reaches_towers_at_least_as_high_as_the_own_and_not_0() {
    let position = Position::new(4)
        .turn(4)
        .tower(1, 5)
        .tower(2, 4)
        .tower(3, 5)
        .tower(4, 9)
        .at(1, "D3");
    assert_eq!(
        listed_with(&position.construction(1), "traitor"),
        "traitor D3 3; traitor D3 4"
    );
    let game = Position::new(2)
        .turn(4)
        .hand(1, "K1")
        .at(1, "D3")
        .construction(1);
    assert_eq!(refused(&game, "traitor D3 2"), Refusal::Unavailable);
}

#[test]
fn no_tower_falls_below_0() {
    let mut game = Position::new(2)
        .turn(7)
        .tower(2, 1)
        .at(1, "D3")
        .construction(1);
    play(&mut game, "traitor D3 2");
    assert_eq!(tower(&game, 2), 0);
    let position = Position::new(2).tower(2, 2).fulfilled(1, "K20");
    let mut game = position.at(1, "P6").construction(1);
    play(&mut game, "return K20 2");
    assert_eq!(tower(&game, 2), 0);
}

#[test]
fn a_loss_of_2_from_16_ends_on_15_with_i14() {
    let mut game = Position::new(2)
        .turn(7)
        .tower(2, 16)
        .tiles(2, "I14")
        .at(1, "D3")
        .construction(1);
    assert_eq!(
        lines(&mut game, "traitor D3 2").lines().next(),
        Some("traitor 1 D3 2 : 15")
    );
}

#[test]
fn an_opponent_whom_i14_restores_at_once_may_be_chosen() {
    let mut game = Position::new(2)
        .turn(4)
        .tower(2, 5)
        .tiles(2, "I14")
        .at(1, "D3")
        .construction(1);
    play(&mut game, "traitor D3 2");
    assert_eq!(tower(&game, 2), 5);
}

#[test]
fn the_owner_goes_on_building_from_the_restored_level() {
    let mut game = Position::new(2)
        .turn(4)
        .tower(2, 10)
        .tiles(2, "I14")
        .goods(2, "s3")
        .at(1, "D3")
        .at(2, "D1")
        .construction(1);
    play(&mut game, "traitor D3 2; done");
    assert_eq!(tower(&game, 2), 10);
    play(&mut game, "tower D1 one");
    assert_eq!((tower(&game, 2), owned(&game, 2).as_str()), (11, "-"));
}

/// Returns the height of a tower after `levels` levels are built one by one. With `free`, a next
/// level that is a multiple of five is added at once.
fn grown(mut tower: u8, levels: u8, free: bool) -> u8 {
    for _ in 0..levels {
        tower += 1;
        if free && tower % 5 == 4 {
            tower += 1;
        }
    }
    tower
}

#[test]
fn towers_by_one_and_by_two_from_every_level_with_i14_i15_and_i18() {
    let tiles = [
        "",
        "I14",
        "I15",
        "I14 I15",
        "I18",
        "I14 I18",
        "I15 I18",
        "I14 I15 I18",
    ];
    for owned in tiles {
        let free = owned.contains("I14") || owned.contains("I15");
        // With I14 or I15 a tower never has 4, 9, 14 or 19 levels.
        for levels in (0..=22).filter(|levels| !free || levels % 5 != 4) {
            let band = levels / 5 + 1;
            let (one, two) = match (band, owned.contains("I18")) {
                (1, false) => ("w1s1".into(), "w1m2".into()),
                (1, true) => ("s1".into(), "m2".into()),
                (_, false) => (format!("s{band}"), format!("w{band}m{band}")),
                (_, true) => (format!("s{band}"), format!("m{band}")),
            };
            for (spot, rise, count, price) in [("D1", "one", 1, one), ("D2", "two", 2, two)] {
                let base = Position::new(3)
                    .tower(1, levels)
                    .tiles(1, owned)
                    .at(1, spot);
                let mut game = base.clone().goods(1, &price).construction(1);
                let after = grown(levels, count, free);
                let told = lines(&mut game, &format!("tower {spot} {rise}"));
                assert_eq!(
                    told.lines().next(),
                    Some(format!("tower 1 {spot} {rise} : {price} {after}").as_str()),
                    "from {levels} with {owned}"
                );
                assert!(game.board(seat(1)).goods().is_none());
                // One good less is not enough to pay the price.
                let less: Goods = the(&price);
                let short = Good::ALL.into_iter().find(|&good| less.count(good) > 0);
                let short = short
                    .map(|good| less - Goods::of(good, 1))
                    .expect("a price");
                let poor = base
                    .goods(1, &short.to_string())
                    .hand(1, "K1")
                    .construction(1);
                assert_eq!(
                    refused(&poor, &format!("tower {spot} {rise}")),
                    Refusal::CannotPay
                );
            }
            for card in ["K7", "K8"] {
                let base = Position::new(3).tower(1, levels).tiles(1, owned);
                let mut game = base.fulfilled(1, card).at(1, "P6").construction(1);
                play(&mut game, &format!("return {card}"));
                assert_eq!(tower(&game, 1), grown(levels, 3, free), "{card}, {owned}");
            }
        }
    }
}

#[test]
fn losses_from_every_level_with_i14_and_i15() {
    for (owned, free) in [("", false), ("I14", true), ("I15", true), ("I14 I15", true)] {
        for levels in (1..=21).filter(|levels| !free || levels % 5 != 4) {
            for (turn, mv, lost) in [
                (4, "traitor D3 2", 1),
                (7, "traitor D3 2", 2),
                (1, "return K20 2", 3),
            ] {
                let base = Position::new(3).turn(turn).tower(2, levels).tiles(2, owned);
                let mut game = base.fulfilled(1, "K20").at(1, "D3").construction(1);
                let left = u8::saturating_sub(levels, lost);
                let after = left + u8::from(free && left % 5 == 4);
                let told = lines(&mut game, mv);
                let line = told.lines().next().expect("a line");
                assert!(line.ends_with(&format!(" : {after}")), "{line}, {levels}");
                assert_eq!(tower(&game, 2), after);
            }
        }
    }
}

#[test]
fn i14_and_i15_add_a_level_on_arrival_only_below_a_multiple_of_five() {
    for levels in 0..=20 {
        let after = levels + u8::from(levels % 5 == 4);
        let told = |line: &str| match after == levels {
            true => line.to_owned(),
            false => format!("{line} {after}"),
        };
        let base = Position::new(3).tower(1, levels);
        for tile in ["I14", "I15"] {
            let position = base.clone().goods(1, "w1").open(tile).at(1, "P1");
            let mut game = position.placed();
            let bought = lines(&mut game, &format!("buy P1 {tile}"));
            let line = told(&format!("buy 1 P1 {tile} : w1"));
            assert_eq!(bought.lines().next(), Some(line.as_str()));
        }
        // Both improvements together add no more levels than one of them.
        let position = base.fulfilled(1, "K15").open("I14 I15").at(1, "P6");
        let mut game = position.round(1);
        play(&mut game, "return K15 I14 I15");
        assert_eq!(tower(&game, 1), after);
    }
}

#[test]
fn a_second_free_level_tile_adds_nothing_on_arrival() {
    let position = Position::new(3).tower(1, 10).tiles(1, "I14");
    let mut game = position.goods(1, "w1").open("I15").at(1, "P1").placed();
    play(&mut game, "buy P1 I15");
    assert_eq!(tower(&game, 1), 10);
}

#[test]
fn the_traitor_compares_towers_as_they_are_at_that_moment() {
    let position = Position::new(3)
        .turn(4)
        .tower(1, 5)
        .tower(2, 5)
        .tower(3, 6)
        .goods(1, "s2")
        .at(1, "D1 D3");
    let mut game = position.construction(1);
    assert_eq!(listed_with(&game, "traitor"), "traitor D3 2; traitor D3 3");
    play(&mut game, "tower D1 one");
    assert_eq!(listed_with(&game, "traitor"), "traitor D3 3");
    // The traitor lowers the tower of player 3 below the tower of the traitor's owner.
    play(&mut game, "traitor D3 3");
    assert_eq!((tower(&game, 1), tower(&game, 3)), (6, 5));
}
