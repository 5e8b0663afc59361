//! Tests of invalid records: the error names the line and the reason.

use super::*;

#[test]
fn a_wrong_number_is_named_with_its_line() {
    for (from, to, message) in [
        (
            "options 1 30",
            "options 1 29",
            "line 17: expected `30`, found `29`",
        ),
        (
            "options 1 16",
            "options 1 17",
            "line 38: expected `16`, found `17`",
        ),
        (
            "take 1 N1 : w3",
            "take 1 N1 : w4",
            "line 43: expected `w3`, found `w4`",
        ),
        (
            "fulfil 1 P5 K8 : w2s2g1 +2",
            "fulfil 1 P5 K8 : w2s2g1 +3",
            "line 52: expected `+2`, found `+3`",
        ),
        (
            "return 1 K8 : 3",
            "return 1 K8 : 4",
            "line 53: expected `3`, found `4`",
        ),
        (
            "two : w1m2 2",
            "two : w1m3 2",
            "line 56: expected `w1m2`, found `w1m3`",
        ),
        (
            "turn 2 1 1",
            "turn 2 2 1",
            "line 75: expected `1`, found `2`",
        ),
        (
            "stand 1 12 w2m1 3 3 2",
            "stand 1 12 w2m1 3 4 2",
            "line 73: expected `3`, found `4`",
        ),
        (
            "levels 1 +20",
            "levels 1 +22",
            "line 188: expected `+20`, found `+22`",
        ),
        ("winner 2", "winner 1", "line 599: expected `2`, found `1`"),
    ] {
        assert_eq!(error(&changed(0, from, to)).to_string(), message);
    }
}

#[test]
fn an_illegal_move_is_named_with_its_line() {
    let illegal = |line, refusal| RecordError {
        line,
        problem: Problem::Illegal(refusal),
    };
    for (from, to, line, refusal) in [
        ("place 1 c P5", "place 1 s P5", 18, Refusal::NoRoom),
        ("place 2 c D2", "place 2 c P5", 20, Refusal::NoRoom),
        ("start 1 I2", "start 1 I1", 11, Refusal::NoSuchTile),
        ("goods 2 w1", "goods 2 m1", 9, Refusal::WrongGoods),
        ("buy 1 P1 I14", "buy 1 P1 I15", 39, Refusal::NoSuchTile),
        ("buy 1 P1 I14", "buy 1 D4 I14", 39, Refusal::NotNow),
        (
            "buy 1 P1 I14 : w1",
            "buy 1 P1 I14 : w2",
            39,
            Refusal::WrongGoods,
        ),
        ("take 1 N1", "take 1 S1", 43, Refusal::NoPieceThere),
        ("cash 1 K17 s", "cash 1 K16 s", 51, Refusal::NotInHand),
        ("fulfil 1 P5 K8", "fulfil 1 P5 K7", 52, Refusal::NotInHand),
        ("return 1 K8", "return 1 K13", 53, Refusal::NotFulfilled),
        ("trade 2 s m", "trade 2 pp m", 57, Refusal::NoTrade),
        ("discard 2 s4", "discard 2 s6", 459, Refusal::WrongGoods),
    ] {
        assert_eq!(
            error(&changed(0, from, to)),
            illegal(line, refusal),
            "{from}"
        );
    }
    let text = changed(1, "swap 1 K14 P1 P5", "swap 1 K14 P1 N1");
    assert_eq!(error(&text), illegal(402, Refusal::NoPieceThere));
    let text = changed(3, "change 1 K10 A", "change 1 K10 S");
    assert_eq!(error(&text), illegal(1023, Refusal::NoSuchRegion));
    let text = changed(3, "double 4 K23", "double 4 K24");
    assert_eq!(error(&text), illegal(840, Refusal::NotFulfilled));
}

#[test]
fn cards_and_tiles_that_cannot_be_there_are_named() {
    let fault = |line, fault| RecordError {
        line,
        problem: Problem::Fault(fault),
    };
    let text = changed(0, "stack grey glass", "stack grey myrrh");
    assert_eq!(error(&text), fault(6, Fault::WrongStack(Colour::Grey)));
    let text = changed(0, "hand 2 K13", "hand 2 K8");
    assert_eq!(error(&text), fault(14, Fault::NoSuchMission(the("K8"))));
    let text = changed(0, "deck K2 K21", "deck K2 K5");
    assert_eq!(error(&text), fault(15, Fault::NoSuchMission(the("K5"))));
    // I7 is not in the game for two, I20 belongs to another era, and I3 was taken in the setup.
    for tile in ["I7", "I20", "I3"] {
        let text = changed(0, "open I5 I6", &format!("open {tile} I6"));
        assert_eq!(error(&text), fault(12, Fault::NoSuchTile(the(tile))));
    }
    let text = changed(0, "open I20 I27", "open I5 I27");
    assert_eq!(error(&text), fault(190, Fault::NoSuchTile(the("I5"))));
    assert_eq!(
        error(&text).to_string(),
        "line 190: improvement I5 cannot be laid open"
    );
}

#[test]
fn what_is_missing_or_too_much_is_named() {
    for (from, to, message) in [
        (
            "mode standard",
            "mode easy",
            "line 4: `easy` means nothing here",
        ),
        (
            "stack yellow",
            "stack red",
            "line 7: expected `yellow`, found `red`",
        ),
        ("goods 2 w1", "goods 2", "line 9: a word is missing"),
        (
            "goods 2 w1",
            "goods 2 w1 s1",
            "line 9: the line ends before `s1`",
        ),
        (
            "goods 2 w1",
            "goods 1 w1",
            "line 9: expected `2`, found `1`",
        ),
        (
            "open I5 I6",
            "open I6 I5",
            "line 12: expected `I5`, found `I6`",
        ),
        (
            "open I5 I6 I8 I14 I16 I18",
            "open I5 I6 I8 I14 I16",
            "line 12: the line lacks `",
        ),
        ("hand 1 K8 K17\n", "", "line 13: expected `1`, found `2`"),
        (
            "turn 1 1 1\n",
            "",
            "line 16: expected `turn`, found `options`",
        ),
        (
            "options 1 30\n",
            "",
            "line 17: expected a line `options ...`",
        ),
        ("options 1 30", "options 1", "line 17: the line lacks `30`"),
        ("options 1 30", "options 1 30 ", "line 17: a space too many"),
        ("place 1 c P5", "place 1 c", "line 18: a word is missing"),
        (
            "place 1 c P5",
            "place 1 c P7",
            "line 18: `P7` means nothing here",
        ),
        (
            "place 1 c P5",
            "place 1 x P5",
            "line 18: `x` means nothing here",
        ),
        (
            "place 1 c P5",
            "place 1 c P5 P5",
            "line 18: the line ends before `P5`",
        ),
        (
            "phase improvements\n",
            "",
            "line 37: expected `phase`, found `options`",
        ),
        (
            "buy 1 P1 I14 : w1",
            "buy 1 P1 I14",
            "line 39: a word is missing",
        ),
        (
            "buy 1 P1 I14 : w1",
            "buy 1 P1 I14 : x",
            "line 39: `x` means nothing here",
        ),
        (
            "buy 1 P1 I14 : w1",
            "buy 1 P1 I14 : w1 5",
            "line 39: the line ends before `5`",
        ),
        (
            "buy 1 P1 I14 : w1",
            "sell 1 P1 I14 : w1",
            "line 39: expected a line `pass ...`",
        ),
        ("take 1 N1 : w3", "take 1 N1", "line 43: the line lacks `:`"),
        (
            "take 1 N1 : w3",
            "grab 1 N1 : w3",
            "line 43: expected a line `done ...`",
        ),
        (
            "trade 2 s m",
            "trade 2 s s",
            "line 57: `s` means nothing here",
        ),
        ("tax 2 1 -0", "tax 2 1", "line 243: the line lacks `-0`"),
        ("end turns\n", "", "line 596: expected `end`, found `score`"),
    ] {
        let text = changed(0, from, to);
        let told = error(&text).to_string();
        assert!(told.starts_with(message), "{to}: {told}");
    }
}

#[test]
fn shuffles_stand_where_they_happen_and_hold_the_right_cards() {
    for (example, from, to, message) in [
        (
            0,
            "shuffle yellow porcelain ivory",
            "shuffle yellow ivory ivory",
            "line 372: expected `",
        ),
        (
            0,
            "shuffle yellow jade jade\n",
            "",
            "line 584: expected `shuffle`, found `done`",
        ),
        (
            3,
            "shuffle deck K17 K15",
            "shuffle deck K15 K15",
            "line 1072: `K15` means nothing here",
        ),
        (
            3,
            "shuffle deck K17 K15",
            "shuffle deck K15 K17",
            "line 1073: expected `K15`, found `K17`",
        ),
        (3, "K24 K1\n", "K24\n", "line 1072: "),
    ] {
        let told = error(&changed(example, from, to)).to_string();
        assert!(told.starts_with(message), "{to}: {told}");
    }
}

#[test]
fn other_formats_are_refused_at_their_line() {
    let head = "palmyra-record 1\ngame merchants\n";
    let cases = [
        (String::new(), 1),
        ("palmyra-record 2\n".into(), 1),
        ("palmyra-record 1\r\ngame merchants\r\n".into(), 1),
        ("palmyra-record 1\ngame caravans\n".into(), 2),
        (format!("{head}players 1\n"), 3),
        (format!("{head}players 5\n"), 3),
        (format!("{head}players two\n"), 3),
        (format!("{head}players 2 3\n"), 3),
        (format!("{head}players 2\nseed 1\n"), 4),
        (format!("{head}players 2\nmode standard\nstack grey\n"), 5),
        (
            format!("{head}players 2\nmode standard\nseed 1\nstack grey glass\n"),
            6,
        ),
        (
            format!("{head}players 2\nmode standard\nseed 1\nstack grey gold\n"),
            6,
        ),
    ];
    for (text, line) in cases {
        assert_eq!(error(&text).line, line, "{text:?}: {}", error(&text));
    }
}
