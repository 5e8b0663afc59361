//! Tests of the errors that invalid records cause. An error names the first invalid line.

use super::*;

#[test]
fn a_wrong_number_is_named_with_its_line() {
    for (from, to, message) in [
        (
            "fields 10",
            "fields 13",
            "line 5: expected `10`, found `13`",
        ),
        (
            "options 2 4",
            "options 2 5",
            "line 17: expected `4`, found `5`",
        ),
        (
            "+r6 +r8",
            "+r6 +r10",
            "line 18: expected `+r8`, found `+r10`",
        ),
        ("tax 2 6", "tax 2 4", "line 24: expected `6`, found `4`"),
        ("r 3 g -3", "r 3 g -4", "line 51: expected `-3`, found `-4`"),
        (
            "route y 12 10",
            "route y 14 10",
            "line 52: expected `12`, found `14`",
        ),
        ("3 2 P P", "3 2 2 P", "line 52: expected `P`, found `2`"),
        (
            "payout 2 4",
            "payout 2 2",
            "line 56: expected `4`, found `2`",
        ),
        (
            "sell 1 -y10",
            "sell 1 -y12",
            "line 168: expected `-y10`, found `-y12`",
        ),
        (
            "score 2 70",
            "score 2 71",
            "line 189: expected `70`, found `71`",
        ),
        ("winner 1", "winner 2", "line 191: expected `1`, found `2`"),
    ] {
        let text = THREE.replacen(from, to, 1);
        assert_eq!(error(&text).to_string(), message);
    }
}

#[test]
fn an_illegal_move_is_named_with_its_line() {
    for (from, to, line, refusal) in [
        (
            "trade 2 +r6 +r8",
            "trade 2 +r6 +y8",
            18,
            Refusal::SameDealTwice,
        ),
        ("play 1 y-2", "play 1 y+2", 15, Refusal::NotInHand),
        ("rF over 1", "rF over 2", 66, Refusal::NoTarget),
        ("yF over 1", "yF over 4", 29, Refusal::NoTarget),
        ("sell 2 -g6", "sell 2 -r6", 172, Refusal::NoneHeld),
        (
            "exchange 2 r-3 gC",
            "exchange 2 r-3 r-3",
            58,
            Refusal::NotInHand,
        ),
    ] {
        let text = THREE.replacen(from, to, 1);
        let problem = Problem::Illegal(refusal);
        assert_eq!(error(&text), RecordError { line, problem }, "{to}");
    }
}

#[test]
fn a_card_that_is_not_there_is_named() {
    let no = |line, code| RecordError {
        line,
        problem: Problem::Fault(Fault::NoSuchCard(card(code))),
    };
    // The box has only one tax of each colour.
    let text = THREE.replacen("hand 2 r-3", "hand 2 yT", 1);
    assert_eq!(error(&text), no(7, "yT"));
    let text = THREE.replacen("draw 1 r+3", "draw 1 yT", 1);
    assert_eq!(error(&text), no(16, "yT"));
    let text = THREE.replacen(": rF y+1\n", ": rF yT\n", 1);
    assert_eq!(error(&text), no(58, "yT"));
    assert_eq!(
        error(&text).to_string(),
        "line 58: no card yT is left to draw"
    );
}

#[test]
fn a_wrong_line_before_a_wrong_draw_is_named_first() {
    let text =
        THREE
            .replacen("tax 2 6", "tax 2 8", 1)
            .replacen("draw 3 g-3 y-1", "draw 3 yT y-1", 1);
    assert_eq!(error(&text).to_string(), "line 24: expected `6`, found `8`");
}

#[test]
fn what_is_missing_or_too_much_is_named() {
    for (from, to, message) in [
        (
            "trade 2 +r6 +r8",
            "trade 2 +r6",
            "line 18: a word is missing",
        ),
        (
            "trade 2 +r6 +r8",
            "trade 2 +r6 +r8 +y8",
            "line 18: the line ends before `+y8`",
        ),
        (
            "trade 2 +r6 +r8\n",
            "",
            "line 18: expected a line `trade ...`",
        ),
        ("trade 2", "trade 3", "line 18: expected `2`, found `3`"),
        (
            "trade 2 +r6",
            "trade 2 *r6",
            "line 18: `*r6` means nothing here",
        ),
        ("play 1 y-2", "play 1", "line 15: a word is missing"),
        ("play 1 y-2", "play 1 y-2 ", "line 15: a space too many"),
        ("rF over 1", "rF", "line 66: the line lacks `over`"),
        ("rF over 1", "rF over 0", "line 66: `0` means nothing here"),
        (
            "draw 2 g-1",
            "draw 2 g-1 r+1",
            "line 20: the line ends before `r+1`",
        ),
        (
            "exchange 2 r-3 gC : rF y+1",
            "exchange 2 r-3 gC : rF",
            "line 58: the line lacks",
        ),
        (
            "exchange 2 r-3 gC : rF y+1",
            "exchange 2 :",
            "line 58: expected a line `options ...`",
        ),
        (
            "exchange 2 r-3 gC : rF y+1\nexchange 3",
            "exchange 3 r-3 gC : rF y+1\nexchange 2",
            "line 58: the hand has no such card",
        ),
        (
            "game caravans",
            "game caravans ",
            "line 2: a space too many",
        ),
        (
            "hand 1 yF r-2 rC y-2 yT",
            "hand 1 yF r-2 rC y-2",
            "line 6: a word is missing",
        ),
        (
            "hand 1 yF",
            "hand 1 yF yC",
            "line 6: the line ends before `yT`",
        ),
    ] {
        let text = THREE.replacen(from, to, 1);
        assert_ne!(text, THREE, "{from}");
        let told = error(&text).to_string();
        assert!(told.starts_with(message), "{to}: {told}");
    }
}

#[test]
fn a_tax_paid_by_a_sale_is_read_word_by_word() {
    for (to, message) in [
        ("tax 2 16", "line 149: a word is missing"),
        ("tax 2 16 -g14", "line 149: expected `-g16`, found `-g14`"),
        ("tax 2 16 -g16 -y8", "line 149: the line ends before `-y8`"),
        ("tax 2 18 -g16", "line 149: expected `16`, found `18`"),
        ("tax 3 16 -g16", "line 149: expected `2`, found `3`"),
    ] {
        let text = THREE.replacen("tax 2 16 -g16", to, 1);
        assert_eq!(error(&text).to_string(), message);
    }
}

#[test]
fn lines_stand_only_where_there_is_something_to_say() {
    for (from, to, message) in [
        // A tax has a line for each player who pays, and the player who played the card comes
        // first.
        ("tax 1 2\n", "", "line 12: expected `1`, found `2`"),
        (
            "tax 2 2\ntax 3 2\n",
            "tax 3 2\ntax 2 2\n",
            "line 13: expected `2`, found `3`",
        ),
        (
            "tax 2 6\n",
            "tax 2 6\ntax 1 0\n",
            "line 25: expected a line `play ...`",
        ),
        // There is no line for a player who is paid nothing.
        ("payout 1 2\n", "", "line 55: expected `1`, found `2`"),
        // There is no line for a player who exchanges nothing.
        (
            "exchange 2 r-3",
            "exchange 1 :\nexchange 2 r-3",
            "line 58: expected a line `options ...`",
        ),
        // The lines of a turn end with the draw.
        (
            "draw 2 g-1\n",
            "",
            "line 20: expected `draw`, found `options`",
        ),
    ] {
        let text = THREE.replacen(from, to, 1);
        assert_ne!(text, THREE, "{from}");
        assert_eq!(error(&text).to_string(), message, "{from}");
    }
    // In the third year of the game for two, only player 1 is paid.
    let two = EXAMPLES[0];
    let text = two.replacen("payout 1 8\n", "payout 1 8\npayout 2 0\n", 1);
    let line = two.lines().position(|line| line == "payout 1 8");
    let line = line.expect("a payout") + 2;
    assert_eq!(
        error(&text).to_string(),
        format!("line {line}: expected a line `sell ...`")
    );
}

#[test]
fn other_formats_are_refused_at_their_line() {
    let head = "palmyra-record 1\ngame caravans\n";
    let cases = [
        (String::new(), 1),
        ("palmyra-record 2\n".into(), 1),
        ("palmyra-record 1\r\ngame caravans\r\n".into(), 1),
        ("palmyra-record 1\ngame legions\n".into(), 2),
        (format!("{head}players 1\n"), 3),
        (format!("{head}players 5\n"), 3),
        (format!("{head}players two\n"), 3),
        (format!("{head}players 2 3\n"), 3),
        (format!("{head}players 2\nfields 7\n"), 4),
        (format!("{head}players 2\nseed 1\nfields 10\n"), 5),
        (format!("{head}players 2\nseed 1\nfields 7\nhand 2\n"), 6),
    ];
    for (text, line) in cases {
        assert_eq!(error(&text).line, line, "{text:?}: {}", error(&text));
    }
}
