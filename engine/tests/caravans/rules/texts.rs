//! Tests of texts, undo and scenarios.

use super::*;

#[test]
fn moves_cards_goods_and_fields_have_texts_that_come_back() {
    for card in Card::all() {
        assert_eq!(card.to_string().parse(), Ok(card));
        assert_eq!(Card::from_code(card.code()), Some(card));
        assert_eq!(Card::new(card.good(), card.kind()), Some(card));
        for mv in [Move::Play(card), Move::LayAside(card)] {
            assert_eq!(mv.to_string().parse(), Ok(mv));
        }
    }
    for good in Good::ALL {
        assert_eq!(good.to_string().parse(), Ok(good));
        for mv in [
            Move::Buy(good),
            Move::Sell(good),
            Move::Cover(good, 0),
            Move::Cover(good, 255),
        ] {
            assert_eq!(mv.to_string().parse(), Ok(mv));
        }
    }
    for field in Field::all() {
        assert_eq!(field.to_string().parse(), Ok(field));
    }
    for mv in [Move::Pass, Move::Draw] {
        assert_eq!(mv.to_string().parse(), Ok(mv));
    }
    assert_eq!(mv("play rF over 3"), Move::Cover(good("r"), 2));
    for text in [
        "", "y", "y+0", "y+4", "y2", "yc", "b+1", "y+12", "\u{e4}C", "y\u{e4}", "yC ",
    ] {
        assert!(text.parse::<Card>().is_err(), "{text}");
    }
    for text in [
        "",
        "buy",
        "buy b",
        "buy  y",
        "sell y ",
        "pass now",
        "play",
        "play yC over 1",
        "play yF over 0",
        "play yF over",
        "play yF under 1",
        "play yF over 257",
        "aside",
        "draw 1",
    ] {
        assert!(text.parse::<Move>().is_err(), "{text}");
    }
    for text in ["", "p", "0", "1", "7", "9", "32", "-2", "PP"] {
        assert!(text.parse::<Field>().is_err(), "{text}");
    }
    assert_eq!(Card::new(Good::Gold, CardKind::Caravan(0)), None);
    assert_eq!(Card::from_code(27), None);
}

#[test]
fn a_trade_can_be_taken_back_until_a_card_is_drawn() {
    let opening = Position::new(2).hand(1, "gT rC").game();
    let mut session = Session::new(opening.clone());
    for text in ["buy y", "sell r", "buy g", "play gT"] {
        assert_eq!(
            session.play(mv(text), |_| {}),
            Ok(Played::Reversible),
            "{text}"
        );
    }
    for text in ["play gT", "buy g", "sell r", "buy y"] {
        assert_eq!(session.undo(), Some(mv(text)));
    }
    assert_eq!(session.game(), &opening);
    for text in ["pass", "play gT"] {
        session.play(mv(text), |_| {}).expect("legal");
    }
    assert_eq!(session.play(mv("play rC"), |_| {}), Ok(Played::Final));
    assert_eq!(session.undo(), None);
}

#[test]
fn a_tax_that_makes_others_decide_is_final() {
    let mut game = Position::new(2).hand(1, "gT").capital(2, 0).game();
    play(&mut game, "pass");
    assert_eq!(game.play(mv("play gT"), |_| {}), Ok(Played::Final));
    assert_eq!(game.play(mv("sell y"), |_| {}), Ok(Played::Final));
    // A player who must sell amphorae to pay for their own tax can still take the tax back.
    let mut game = Position::new(2).hand(1, "gT").capital(1, 0).game();
    play(&mut game, "pass");
    assert_eq!(game.play(mv("play gT"), |_| {}), Ok(Played::Reversible));
    assert_eq!(game.play(mv("sell y"), |_| {}), Ok(Played::Reversible));
}

#[test]
fn positions_that_one_box_cannot_show_are_refused() {
    let hands = [cards("y+1 y+2 y+3 r+1 r+2"), cards("g+1 g+2 g+3 rC rC")];
    let seats = [0, 1].map(|seat| ScenarioSeat {
        capital: 50,
        amphorae: [1; 3],
        hand: &hands[seat],
    });
    let good = Scenario {
        players: players(2),
        to_move: seat(1),
        year: 1,
        turns: 0,
        routes: [route("24"); 3],
        seats: &seats,
        board: &[],
        pile: &[],
    };
    assert!(good.game().is_ok());
    let wrong = |scenario: Scenario| scenario.game().expect_err("impossible");
    let mut bad = good;
    bad.players = players(3);
    assert_eq!(wrong(bad), ScenarioError::Seats);
    let mut bad = good;
    bad.to_move = seat(3);
    assert_eq!(wrong(bad), ScenarioError::Seats);
    for year in [0, 4] {
        let mut bad = good;
        bad.year = year;
        assert_eq!(wrong(bad), ScenarioError::Year);
    }
    let mut bad = good;
    bad.routes[1] = route("30 30 30 30 30 30 P P P P P");
    assert_eq!(wrong(bad), ScenarioError::Amphorae);
    for board in ["y+1 y+1", "y+1"] {
        let board: Vec<_> = cards(board).into_iter().map(|card| (card, false)).collect();
        let mut bad = good;
        bad.board = &board;
        assert_eq!(wrong(bad), ScenarioError::Cards, "both in hand and played");
    }
    let pile = cards("gT gT");
    let mut bad = good;
    bad.pile = &pile;
    assert_eq!(wrong(bad), ScenarioError::Cards);
    let mut short = seats;
    short[1].hand = &hands[1][..4];
    let mut bad = good;
    bad.seats = &short;
    assert_eq!(wrong(bad), ScenarioError::Cards);
    let covered = [(card("yC"), true), (card("yC"), true)];
    let mut bad = good;
    bad.board = &covered;
    assert_eq!(wrong(bad), ScenarioError::Cards, "one mirage a colour");
    let covered = [(card("gT"), true)];
    let mut odd = good;
    odd.board = &covered;
    assert!(odd.game().is_ok(), "a mirage over a tax");
    let full: Vec<_> = cards("yC yC yC yC gC gC gC")
        .into_iter()
        .map(|card| (card, false))
        .collect();
    let mut bad = good;
    bad.board = &full;
    assert_eq!(wrong(bad), ScenarioError::Board);
    for error in [
        ScenarioError::Seats,
        ScenarioError::Year,
        ScenarioError::Amphorae,
        ScenarioError::Cards,
        ScenarioError::Board,
    ] {
        assert!(!error.to_string().is_empty());
    }
}
