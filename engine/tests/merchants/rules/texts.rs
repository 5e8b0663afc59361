//! Tests of the texts of moves and pieces.

use std::collections::HashSet;

use super::*;

#[test]
fn moves_are_read_as_they_are_written() {
    let space = move_space();
    let mut texts = HashSet::new();
    for mv in space {
        let text = mv.to_string();
        assert!(texts.insert(text.clone()), "{text} is written twice");
        // Some moves combine a card with a claim that does not suit it. Such a move has a text, but
        // the text cannot be parsed.
        if let Ok(read) = text.parse::<Move>() {
            assert_eq!(read, mv, "{text}");
        } else {
            assert!(matches!(mv, Move::Return(..)), "{text}");
        }
    }
}

#[test]
fn legal_moves_are_read_as_they_are_written() {
    for setup in all_setups() {
        palmyra_testing::play::play_out(
            Merchants::new(setup, 17),
            &mut Rng::new(17),
            |before, _, _| {
                for &mv in &before.moves() {
                    assert_eq!(mv.to_string().parse(), Ok(mv));
                }
            },
        );
    }
}

#[test]
fn what_is_no_move_is_refused() {
    for text in [
        "",
        "take",
        "take X1",
        "take N7",
        "take N0",
        "take N01",
        "take I21 ",
        "take N1 N2",
        "Take N1",
        "take  N1",
        "place x P1",
        "place c",
        "trade w",
        "trade w s",
        "cash K27 w",
        "cash K0 w",
        "cash K01 w",
        "buy P1 I49",
        "buy P1 I5 w1",
        "tower D1 three",
        "traitor D3 0",
        "traitor D3 5",
        "temple B1 door",
        "rare S4 gold",
        "first P6",
        "tax",
        "tax -1",
        "tax +1",
        "tax 256",
        "keep w",
        "pay",
        "pay w0",
        "pay w01",
        "pay s1w1",
        "pay w1w1",
        "pay 1w",
        "pay w256",
        "gain x1",
        "return K15",
        "return K15 I1 I2 I3",
        "return K1",
        "return K20",
        "swap K13 P1 P2",
        "choose X",
        "caravan D4",
        "shipyard N5",
        "exempt I47",
        "done 1",
        "double",
        "change K9",
    ] {
        assert!(text.parse::<Move>().is_err(), "{text:?}");
    }
}

#[test]
fn goods_are_written_with_their_numbers_in_order_and_without_zeros() {
    for (goods, text) in [
        (Goods::NONE, "-"),
        (Goods::new(2, 0, 1, 0), "w2m1"),
        (Goods::new(1, 2, 3, 14), "w1s2m3g14"),
        (Goods::of(Good::Stone, 255), "s255"),
    ] {
        assert_eq!(goods.to_string(), text);
        assert_eq!(text.parse(), Ok(goods));
    }
}

#[test]
fn tiles_cards_spots_and_types_have_names_of_their_own() {
    for spot in Spot::all() {
        assert_eq!(spot.to_string().parse(), Ok(spot));
    }
    for rare in Rare::all() {
        assert_eq!(rare.to_string().parse(), Ok(rare));
        assert!(rare.colour().types().any(|other| other == rare));
    }
    for card in Mission::all() {
        assert_eq!(card.to_string().parse(), Ok(card));
    }
    for tile in Tile::all() {
        assert_eq!(tile.to_string().parse(), Ok(tile));
    }
}

#[test]
fn every_refusal_says_something_in_lower_case() {
    for refusal in [
        Refusal::GameOver,
        Refusal::NotNow,
        Refusal::NoPieceLeft,
        Refusal::NoRoom,
        Refusal::NoPieceThere,
        Refusal::NotInHand,
        Refusal::NotFulfilled,
        Refusal::NoTrade,
        Refusal::CannotPay,
        Refusal::WrongGoods,
        Refusal::NoSuchTile,
        Refusal::NoSuchRegion,
        Refusal::Unavailable,
    ] {
        let text = refusal.to_string();
        assert!(text.len() > 8 && text == text.to_lowercase(), "{text}");
    }
}

#[test]
fn a_step_is_reported_before_its_costs_and_gains() {
    let mut game = Position::new(2)
        .goods(1, "w1m2")
        .tiles(1, "I14")
        .tower(1, 3)
        .at(1, "D2")
        .construction(1);
    let events = play(&mut game, "tower D2 two");
    let [Event::Did { mv, .. }, Event::Paid { goods, .. }, ..] = events[..] else {
        panic!("{events:?}");
    };
    assert_eq!((mv, goods), (the("tower D2 two"), the("w1m2")));
}

#[test]
fn phases_are_reported_once_per_turn() {
    let mut game = Merchants::new(setup(3, Mode::Standard), 2);
    let mut rng = Rng::new(2);
    let mut told = Vec::new();
    while let Some(mv) = rng.pick(&game.moves()) {
        let played = game.play(mv, |event| {
            if let Event::Began(phase) = event {
                told.push(phase);
            }
        });
        assert!(matches!(played, Ok(Played::Final | Played::Reversible)));
    }
    let turn = [
        Resolution::Improvements,
        Resolution::Construction,
        Resolution::Kingdom,
    ];
    assert_eq!(told, turn.repeat(9));
}
