//! Tests of drafts, which are trades that are being put together.

use palmyra_engine::Seat;
use palmyra_engine::caravans::{
    Caravans, Card, CardKind, Deal, Draft, DraftRefusal, Field, Good, Players, Route, Scenario,
    ScenarioSeat,
};

/// Creates a position for two in which player 1 may trade.
fn position(capital: u16, amphorae: [u8; 3], turns: u8) -> Caravans {
    let hand = |good| {
        let kinds = [-3, -1, 1, 3].map(CardKind::Caravan);
        let kinds = kinds.into_iter().chain([CardKind::Tax]);
        kinds
            .filter_map(|kind| Card::new(good, kind))
            .collect::<Vec<_>>()
    };
    let (red, blue) = (hand(Good::Gold), hand(Good::Wine));
    let fields: Vec<_> = Field::all().skip(3).take(2).collect();
    let route = Route::new(&fields).expect("a route");
    let seat = |capital, amphorae, hand| ScenarioSeat {
        capital,
        amphorae,
        hand,
    };
    Scenario {
        players: Players::new(2).expect("two"),
        to_move: Seat::FIRST,
        year: 1,
        turns,
        routes: [route; 3],
        seats: &[seat(capital, amphorae, &red), seat(50, [1; 3], &blue)],
        board: &[],
        pile: &[],
    }
    .game()
    .expect("a position")
}

fn drafted(game: &Caravans, steps: &[(Good, bool)]) -> Result<Draft, DraftRefusal> {
    let mut draft = Draft::default();
    for &(good, buys) in steps {
        draft.change(game, good, buys)?;
    }
    Ok(draft)
}

#[test]
fn a_draft_refuses_what_no_trade_allows() {
    use Good::{Gold, Spices, Wine};
    let game = position(100, [2, 1, 0], 2);
    let refused = |steps: &[(Good, bool)]| drafted(&game, steps).err();
    assert_eq!(
        refused(&[(Gold, true), (Gold, true)]),
        Some(DraftRefusal::LastAmphora)
    );
    assert_eq!(
        refused(&[(Wine, false), (Wine, false)]),
        Some(DraftRefusal::NoneHeld)
    );
    assert_eq!(refused(&[(Spices, false)]), Some(DraftRefusal::NoneHeld));
    let pair = [(Gold, false), (Gold, false)];
    assert_eq!(
        refused(&[pair[0], pair[1], (Gold, false)]),
        Some(DraftRefusal::MoreThanTwo)
    );
    assert_eq!(
        refused(&[pair[0], pair[1], (Wine, false)]),
        Some(DraftRefusal::OthersToo)
    );
    assert_eq!(
        refused(&[(Wine, false), pair[0], pair[1]]),
        Some(DraftRefusal::OthersToo)
    );
    let checked = |steps: &[(Good, bool)]| drafted(&game, steps).and_then(|it| it.check(&game));
    assert_eq!(checked(&[]), Ok(()));
    assert_eq!(checked(&pair), Ok(()));
    assert_eq!(checked(&pair[..1]), Err(DraftRefusal::SecondDeal));
    assert_eq!(
        checked(&[(Gold, false), (Wine, true)]),
        Err(DraftRefusal::ThirdGood)
    );
    let each = [(Gold, false), (Wine, true), (Spices, true)];
    assert_eq!(checked(&each), Ok(()));
    // Taking back the only deal leaves an empty draft.
    assert_eq!(checked(&[(Gold, false), (Gold, true)]), Ok(()));
}

#[test]
fn the_first_two_turns_allow_less() {
    use Good::{Gold, Wine};
    let first = position(100, [2, 1, 1], 0);
    let steps = [(Gold, false), (Gold, false)];
    assert_eq!(drafted(&first, &steps).err(), Some(DraftRefusal::FirstTurn));
    let steps = [(Gold, false), (Wine, false)];
    assert_eq!(drafted(&first, &steps).err(), Some(DraftRefusal::FirstTurn));
    let single = drafted(&first, &steps[..1]).expect("a deal");
    assert_eq!(single.check(&first), Ok(()));
    let second = position(100, [2, 1, 1], 1);
    assert_eq!(
        drafted(&second, &steps).err(),
        Some(DraftRefusal::SecondTurn)
    );
    let single = drafted(&second, &steps[..1]).expect("a deal");
    assert_eq!(single.check(&second), Err(DraftRefusal::SecondTurn));
}

/// Checks that a sale pays for purchases even if it was added later, because sales
/// are made first.
#[test]
fn a_sale_pays_for_a_purchase() {
    use Good::{Gold, Spices, Wine};
    let game = position(4, [1, 1, 0], 2);
    let bought = drafted(&game, &[(Spices, true), (Gold, false), (Wine, false)]);
    let bought = bought.expect("deals");
    assert_eq!(bought.check(&game), Ok(()));
    assert_eq!(bought.capital(&game), 4 + 20 + 20 - 22);
    let sold = [Deal::Sell(Gold), Deal::Sell(Wine), Deal::Buy(Spices)];
    assert_eq!(bought.deals()[..], sold);
    let dear = drafted(&game, &[(Gold, true), (Wine, true), (Spices, true)]).expect("deals");
    assert_eq!(dear.check(&game), Err(DraftRefusal::NoCredit));
}
