//! Tests of whole turns that are compared line by line.

use palmyra_engine::merchants::record::read_on;

use super::*;

/// Plays the turns in a position file. `next` is the line with which the next turn begins.
fn followed(text: &str, next: &str) -> Merchants {
    let (position, turns) = Position::parse(text);
    let text = format!("{turns}{next}\nrunning\n");
    let read = read_on(&position.begin(), &text, |_, _| {});
    read.unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn the_complete_turn_of_the_rulebook_leads_from_its_position_to_its_end() {
    let text = include_str!("../../records/merchants-rulebook-turn.txt");
    let game = followed(text, "turn 3 1 1");
    // Red (player 1) has 2 wood, 3 gold, a tower of 6 levels and 4 camels; blue has 3 marble.
    assert_eq!(goods(&game, 1), ("w2g3".into(), "-".into()));
    assert_eq!((tower(&game, 1), prestige(&game, 1)), (6, 10));
    assert_eq!(game.board(seat(1)).pieces(Piece::Camel), 4);
    assert_eq!(game.board(seat(1)).improvements(), all("I1 I10 I14"));
    assert_eq!(goods(&game, 2), ("m3".into(), "-".into()));
    assert_eq!(game.board(seat(2)).improvements(), all("I4 I5"));
    assert_eq!(game.board(seat(2)).returned(), all("K16"));
    assert_eq!(game.board(seat(2)).rare_goods(), 2);
    assert_eq!(
        (game.under(), game.chooser()),
        (Some(Region::SouthSea), Some(seat(2)))
    );
}

#[test]
fn the_turn_of_the_rulebook_played_step_by_step() {
    let text = include_str!("../../records/merchants-rulebook-turn.txt");
    let mut game = Position::parse(text).0.begin();
    play(
        &mut game,
        "place c D2; place s S1; place c P1; place s E5; place s N1; place c P4; place c D5; \
         place c A1; place s E1; place c P2",
    );
    assert_eq!(game.piece(the("S1")), None, "the South Sea was attacked");
    assert_eq!(refused(&game, "choose S"), Refusal::NoSuchRegion);
    play(&mut game, "choose N; take E1");
    assert_eq!(owned(&game, 1), "w2g3");
    play(&mut game, "buy P1 I10; pay w1");
    assert_eq!(owned(&game, 1), "w1g3");
    play(&mut game, "buy P2 I5; pay w1");
    assert_eq!(owned(&game, 2), "w1m1");
    play(&mut game, "take N1");
    assert_eq!(owned(&game, 1), "w5g3");
    play(&mut game, "done; done; trade w m; trade w m; tower D2 two");
    assert_eq!((owned(&game, 1).as_str(), tower(&game, 1)), ("w2g3", 6));
    play(
        &mut game,
        "caravan D5; done; trade w m; trade m ss; return K16; gain s3m2",
    );
    assert_eq!(owned(&game, 2), "s5m3");
    play(&mut game, "rare E5 jade");
    assert_eq!(owned(&game, 2), "m3");
    play(&mut game, "done; done; done");
    assert_eq!(game.turn(), 3);
    assert_eq!(goods(&game, 2), ("m3".into(), "-".into()), "tradable again");
}

#[test]
fn the_guided_turns_are_followed_line_by_line() {
    let text = include_str!("../../records/merchants-guided-turns.txt");
    let game = followed(text, "turn 3 1 1");
    assert_eq!((owned(&game, 1).as_str(), tower(&game, 1)), ("s1", 5));
    assert_eq!((owned(&game, 2).as_str(), tower(&game, 2)), ("s1m1", 4));
    assert_eq!(game.board(seat(1)).temples(Part::Basement), 1);
    assert_eq!(game.board(seat(1)).fulfilled(), all("K26"));
    assert_eq!(game.board(seat(2)).fulfilled(), all("K21"));
    assert_eq!(
        (game.under(), game.chosen()),
        (Some(Region::Euphrates), Some(Region::Palmyra))
    );
}

#[test]
fn a_wrong_line_of_a_position_is_named() {
    let text = include_str!("../../records/merchants-rulebook-turn.txt");
    let (position, turns) = Position::parse(text);
    for (from, to, message) in [
        (
            "options 1 30",
            "options 1 31",
            "line 1: expected `30`, found `31`",
        ),
        ("attack S S1", "attack S", "line 22: the line lacks `S1`"),
        (
            "take 1 N1 : w4",
            "take 1 N1 : w3",
            "line 31: expected `w4`, found `w3`",
        ),
        ("w1m2 6", "w1m2 5", "line 39: expected `6`, found `5`"),
        (
            "return 2 K16",
            "return 2 K17",
            "line 45: the mission is not fulfilled, or already returned",
        ),
    ] {
        let wrong = turns.replacen(from, to, 1);
        assert_ne!(wrong, turns, "{from}");
        let error = read_on(&position.begin(), &wrong, |_, _| {}).expect_err("wrong");
        assert_eq!(error.to_string(), message);
    }
}
