//! Tests of the contents of the box and the setup.

use super::*;

#[test]
fn each_colour_has_14_cards_in_the_given_mix() {
    assert_eq!(Card::deck().count(), 42);
    for good in Good::ALL {
        let of = |kind| {
            Card::deck()
                .filter(|card| card.good() == good && card.kind() == kind)
                .count()
        };
        let caravans = [-3, -2, -1, 1, 2, 3].map(|value| of(CardKind::Caravan(value)));
        assert_eq!(caravans, [1, 2, 1, 1, 2, 1]);
        assert_eq!(
            [CardKind::Contract, CardKind::Tax, CardKind::Mirage].map(of),
            [4, 1, 1]
        );
    }
}

#[test]
fn a_route_has_17_fields_from_30_to_2_and_then_palmyra_which_is_worth_2() {
    let text: Vec<_> = Field::all().map(|field| field.to_string()).collect();
    assert_eq!(
        text.join(" "),
        "30 28 26 24 22 20 18 16 14 12 10 8 6 5 4 3 2 P"
    );
    assert_eq!(Field::all().filter(|&it| it != Field::PALMYRA).count(), 17);
    assert_eq!(Field::PALMYRA.value(), 2);
    assert_eq!(Field::FAR.value(), 30);
}

/// Checks the steps of the prices. According to reviews, prices rise in steps of 1 up to a
/// certain price, and in steps of 2 above it.
#[test]
fn prices_rise_by_1_up_to_6_and_by_2_above() {
    let values: Vec<_> = Field::all().map(Field::value).collect();
    for (far, near) in values.iter().zip(&values[1..values.len() - 1]) {
        assert_eq!(far - near, if *far <= 6 { 1 } else { 2 }, "{far} {near}");
    }
}

#[test]
fn there_are_12_amphorae_of_each_good() {
    for count in all_players() {
        let game = Caravans::new(count, 1);
        for good in Good::ALL {
            let held = Seat::all(count.count()).map(|seat| game.amphorae(seat)[good.index()]);
            assert_eq!(game.route(good).len() + held.sum::<u8>(), AMPHORAE);
        }
    }
    assert_eq!(AMPHORAE, 12);
}

#[test]
fn only_30_and_palmyra_hold_several_amphorae() {
    assert_eq!(route("30 30 30 4 P P").len(), 6);
    for field in Field::all() {
        let twice = Route::new(&[field, field]);
        let end = field == Field::FAR || field == Field::PALMYRA;
        assert_eq!(twice.is_some(), end, "{field}");
    }
    assert_eq!(Route::new(&[]), None);
    assert_eq!(Route::new(&[Field::FAR; 13]), None);
}

#[test]
fn a_year_has_7_card_fields_for_two_10_for_three_and_13_for_four() {
    let counts: Vec<_> = all_players().map(Players::fields).collect();
    assert_eq!(counts, [7, 10, 13]);
    assert_eq!([0, 1, 5, 255].map(Players::new), [None; 4]);
}

#[test]
fn everybody_starts_with_50_one_amphora_of_each_good_and_5_cards() {
    for count in all_players() {
        let game = Caravans::new(count, 1);
        for seat in Seat::all(count.count()) {
            assert_eq!(game.capital(seat), 50);
            assert_eq!(game.amphorae(seat), [1; 3]);
            assert_eq!(game.hand(seat).len(), 5);
        }
        assert_eq!(game.pile(), 42 - 5 * count.count());
        assert_eq!((game.year(), game.board().len()), (1, 0));
        assert_eq!(game.to_move(), Some(seat(1)));
    }
}

#[test]
fn the_other_amphorae_stand_one_a_field_from_24() {
    for (count, expected) in [
        (2, "24 22 20 18 16 14 12 10 8 6"),
        (3, "24 22 20 18 16 14 12 10 8"),
        (4, "24 22 20 18 16 14 12 10"),
    ] {
        let game = Caravans::new(players(count), 1);
        for good in Good::ALL {
            assert_eq!(fields(game.route(good)), expected);
        }
    }
}

#[test]
fn the_whole_state_is_at_most_512_bytes() {
    assert!(size_of::<Caravans>() <= 512, "{}", size_of::<Caravans>());
    assert!(size_of::<Move>() <= 4, "{}", size_of::<Move>());
    assert!(
        !std::mem::needs_drop::<Caravans>(),
        "it clones with a plain copy"
    );
}
