//! Scripts: what is understood, what is refused, and what they do when.

mod support;

use palmyra::script::{parse, run};
use palmyra::{Device, Panel};
use palmyra_ui::{Button, Input};
use support::diary;

use Input::{Press, Release, Tick};

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
         press right 2   # as a finger does\n\
         hold LEFT 800\n\
         \n\
         down A\n\
         wait 25\n\
         up A\n",
    )
    .expect("a script");
    let mut device = diary(|_| None);
    run(&script, &mut device, |_, _| {}).expect("no expectations");
    assert_eq!(
        device.app().told[1..],
        [
            (Press(Button::Right), 0),
            (Release(Button::Right), 50),
            (Press(Button::Right), 100),
            (Release(Button::Right), 150),
            (Press(Button::Left), 200),
            (Release(Button::Left), 1000),
            (Press(Button::A), 1000),
            (Release(Button::A), 1025),
        ]
    );
    assert_eq!(device.now(), 1025);
}

#[test]
fn the_program_is_woken_while_a_button_is_held() {
    let script = parse("hold DOWN 250\nwait 100").expect("a script");
    let mut device = diary(|now| Some(now + 100));
    run(&script, &mut device, |_, _| {}).expect("no expectations");
    assert_eq!(
        device.app().told[1..],
        [
            (Press(Button::Down), 0),
            (Tick, 100),
            (Tick, 200),
            (Release(Button::Down), 250),
            (Tick, 350),
        ]
    );
}

#[test]
fn shots_show_the_moment() {
    let script = parse("shot first\npress A\nshot second-2").expect("a script");
    let mut shots: Vec<(String, Panel)> = Vec::new();
    let mut device = Device::new(1);
    run(&script, &mut device, |name, panel| {
        shots.push((name.into(), panel.clone()));
    })
    .expect("no expectations");
    let names: Vec<_> = shots.iter().map(|shot| shot.0.as_str()).collect();
    assert_eq!(names, ["first", "second-2"]);
    assert_eq!(&shots[0].1, Device::new(1).panel());
}

#[test]
fn a_failed_expectation_names_line_and_screen_and_ends_the_script() {
    let script = parse("expect diary\n\nexpect title\npress A").expect("a script");
    let mut device = diary(|_| None);
    let error = run(&script, &mut device, |_, _| {}).expect_err("not the title");
    assert_eq!(
        error.to_string(),
        "line 3: expected the screen `title`, but it is `diary`"
    );
    assert_eq!(device.app().told, [(Tick, 0)]);
}
