//! Tests of scripts: accepted scripts, refused scripts, and their effects.

use palmyra_headless::script::{parse, run};
use palmyra_headless::{Panel, Simulator};
use palmyra_ui::Button;

#[test]
fn bad_lines_are_named_with_a_reason() {
    for (text, message) in [
        (
            "jump",
            "line 1: unknown command `jump`; use press, hold, down, up, wait, shot or expect",
        ),
        ("# fine\n\n  press", "line 3: write `press BUTTON [COUNT]`"),
        ("press A 2 3", "line 1: write `press BUTTON [COUNT]`"),
        ("press A 0", "line 1: `0` is no count from 1 to 1000"),
        ("press A 1001", "line 1: `1001` is no count from 1 to 1000"),
        (
            "press Q",
            "line 1: unknown button `Q`; use UP, DOWN, LEFT, RIGHT, A, B, X or Y",
        ),
        ("hold A", "line 1: write `hold BUTTON MILLISECONDS`"),
        (
            "hold A long",
            "line 1: `long` is no time in ms from 1 to 3600000",
        ),
        ("down", "line 1: write `down BUTTON`"),
        ("up A B", "line 1: write `up BUTTON`"),
        ("wait", "line 1: write `wait MILLISECONDS`"),
        ("wait -5", "line 1: `-5` is no time in ms from 1 to 3600000"),
        (
            "wait 99999999999999999999",
            "line 1: `99999999999999999999` is no time in ms from 1 to 3600000",
        ),
        ("shot", "line 1: write `shot NAME`"),
        (
            "shot ../x",
            "line 1: `../x` is no name for a shot; use letters, digits, `-` and `_`",
        ),
        (
            "shot a\nwait 1\nshot a",
            "line 3: line 1 already takes a shot `a`; choose another name",
        ),
        ("expect", "line 1: write `expect SCREEN`"),
        ("press A\r\nwait\r\n", "line 2: write `wait MILLISECONDS`"),
    ] {
        let error = parse(text).expect_err(text);
        assert_eq!(error.to_string(), message, "{text}");
    }
}

#[test]
fn steps_happen_at_their_time() {
    let script = parse(
        "# a comment\n\
         press down 2   # as a finger does\n\
         hold UP 800\n\
         \n\
         down A\n\
         wait 25\n\
         up A\n",
    )
    .expect("a script");
    let mut told = Simulator::new(1);
    run(&script, &mut told, |_, _| {}).expect("no expectations");
    assert_eq!(told.now(), 2 * 100 + 800 + 25);

    let mut by_hand = Simulator::new(1);
    for _ in 0..2 {
        by_hand.press(Button::Down);
        by_hand.advance(50);
        by_hand.release(Button::Down);
        by_hand.advance(50);
    }
    by_hand.press(Button::Up);
    by_hand.advance(800);
    by_hand.release(Button::Up);
    by_hand.press(Button::A);
    by_hand.advance(25);
    by_hand.release(Button::A);
    assert_eq!(told.panel(), by_hand.panel());
    assert_eq!(told.frames(), by_hand.frames());
    assert_eq!(told.app().screen(), by_hand.app().screen());
    // One picture at the start, one for each of two taps, seven for an arrow held
    // until 800 ms (at 0, 300, 400 .. 800 ms), and one for A.
    assert_eq!(told.frames(), 1 + 2 + 7 + 1);
}

#[test]
fn after_a_minute_a_press_only_brings_the_light_back() {
    let text = "wait 60000\npress A\nexpect language\npress A\nexpect welcome";
    let script = parse(text).expect("a script");
    run(&script, &mut Simulator::new(1), |_, _| {}).expect("as on the device");
}

#[test]
fn shots_show_the_moment() {
    let script = parse("shot first\npress A\nshot second-2").expect("a script");
    let mut shots: Vec<(String, Panel)> = Vec::new();
    let mut simulator = Simulator::new(1);
    run(&script, &mut simulator, |name, panel| {
        shots.push((name.into(), panel.clone()));
    })
    .expect("no expectations");
    let names: Vec<_> = shots.iter().map(|shot| shot.0.as_str()).collect();
    assert_eq!(names, ["first", "second-2"]);
    assert_eq!(&shots[0].1, Simulator::new(1).panel());
}

#[test]
fn a_failed_expectation_names_line_and_screen_and_ends_the_script() {
    let script = parse("expect language\n\nexpect title\npress A").expect("a script");
    let mut simulator = Simulator::new(1);
    let error = run(&script, &mut simulator, |_, _| {}).expect_err("not the title");
    assert_eq!(
        error.to_string(),
        "line 3: expected the screen `title`, but it is `language`"
    );
    assert_eq!(simulator.now(), 0);
}
