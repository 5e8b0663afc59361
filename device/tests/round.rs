//! Tests of the body of the main loop: the order of its work, and the time of its next
//! call.

mod support;

use std::cell::RefCell;
use std::rc::Rc;

use palmyra_device::{Idle, Light};
use palmyra_play::Settings;
use palmyra_play::save::{Key, SaveStore, Stored};
use palmyra_ui::{Button, Charge, Sound, Stage};
use support::{Asked, Bench};

use Asked::{At, Lit, Measured, Played, Shown, Slept};

fn full() -> u16 {
    Light::Full.duty(Settings::default().brightness)
}

/// Switches on a new device and goes to the title, choosing English and no
/// guided game.
fn at_the_title<S: SaveStore>(bench: &mut Bench<S>) {
    bench.round(0);
    bench.tap(Button::A, 100);
    bench.tap(Button::B, 200);
    assert_eq!(bench.handheld.app().screen(), "title");
    bench.asked();
}

/// Creates a device on which a game for five begins with the moves of four bots.
fn bots_move() -> Bench {
    let mut bench = Bench::new(6);
    at_the_title(&mut bench);
    let mut at = 300;
    for (button, count) in [
        (Button::A, 1),
        (Button::Down, 2),
        (Button::Right, 3),
        (Button::Down, 1),
        (Button::Right, 2),
        (Button::Up, 3),
    ] {
        for _ in 0..count {
            bench.tap(button, at);
            at += 100;
        }
    }
    bench.board.now = at;
    bench.board.touch(Button::A, true, at);
    bench.asked();
    bench
}

/// Checks that the title, which has a sign for the link to a computer, is drawn again when the
/// device gets that link.
#[test]
fn new_parts_are_shown() {
    let mut bench = Bench::new(1);
    at_the_title(&mut bench);
    bench.round(400);
    bench.asked();
    bench.round(500);
    assert!(!bench.asked().contains(&Shown), "nothing has changed");
    bench.board.cable = true;
    bench.round(600);
    assert!(bench.asked().contains(&Shown));
}

#[test]
fn a_round_has_its_order() {
    let mut bench = Bench::new(1);
    bench.board.touch(Button::A, true, 0);
    let due = bench.round(0);
    assert_eq!(
        bench.asked(),
        [
            At(Stage::Updating),
            Measured,
            Played(Sound::Confirm),
            Shown,
            Lit(full()),
            At(Stage::Waiting),
        ]
    );
    assert_eq!(due, Some(Idle::DIM), "nothing moves, but the light will");
    // Nothing has changed, so no sound is played and no picture is drawn.
    bench.round(10);
    let quiet = [
        At(Stage::Updating),
        Measured,
        Lit(full()),
        At(Stage::Waiting),
    ];
    assert_eq!(bench.asked(), quiet);
}

#[test]
fn the_charge_is_on_the_picture_of_its_round() {
    let mut bench = Bench::new(1);
    bench.round(0);
    for (charge, shows) in [(80, true), (80, false), (75, true)] {
        bench.asked();
        bench.board.charge = Some(Charge::of(charge));
        bench.round(10);
        assert_eq!(bench.asked().contains(&Shown), shows, "{charge}");
    }
}

#[test]
fn a_low_battery_is_not_lit_as_brightly() {
    let mut bench = Bench::new(1);
    bench.round(0);
    bench.asked();
    for (charge, brightness) in [(5, 2), (50, Settings::default().brightness)] {
        bench.board.charge = Some(Charge::of(charge));
        bench.round(10);
        let lit = Lit(Light::Full.duty(brightness));
        assert!(bench.asked().contains(&lit), "{charge}");
    }
}

#[test]
fn in_the_dark_nothing_is_measured_and_nothing_is_due() {
    let mut bench = Bench::new(1);
    bench.round(0);
    assert_eq!(bench.round(Idle::DIM), Some(Idle::DARK));
    assert!(bench.asked().contains(&Measured));
    assert_eq!(bench.round(Idle::DARK), Some(Idle::SLEEP));
    let dark = [At(Stage::Updating), Lit(0), At(Stage::Waiting)];
    assert_eq!(bench.asked(), dark);
    // A board that cannot sleep waits for the next touch.
    assert_eq!(bench.round(Idle::SLEEP), None);
    let awake = [At(Stage::Updating), Lit(0), Slept, At(Stage::Waiting)];
    assert_eq!(bench.asked(), awake);
}

#[test]
fn after_deep_sleep_there_is_light_at_once_and_no_new_picture() {
    let mut bench = Bench::new(1);
    bench.round(0);
    bench.asked();
    bench.board.sleeps = true;
    let now = Idle::SLEEP;
    assert_eq!(bench.round(now), Some(now));
    assert_eq!(bench.asked(), [At(Stage::Updating), Lit(0), Slept]);
    bench.board.touch(Button::A, true, now);
    assert_eq!(bench.round(now), Some(now + Idle::DIM));
    assert!(bench.asked().ends_with(&[Lit(full()), At(Stage::Waiting)]));
    assert_eq!(bench.handheld.app().screen(), "language", "A did nothing");
}

#[test]
fn a_touched_device_does_not_sleep() {
    let mut bench = Bench::new(1);
    bench.round(0);
    bench.board.sleeps = true;
    bench.board.interrupted = Some(0);
    bench.round(Idle::SLEEP);
    assert!(!bench.asked().contains(&Slept));
}

#[test]
fn a_held_button_is_due_when_it_repeats() {
    let mut bench = Bench::new(1);
    bench.board.touch(Button::Down, true, 0);
    assert_eq!(bench.round(0), Some(300));
    assert_eq!(bench.round(300), Some(400));
    bench.board.touch(Button::Down, false, 310);
    assert_eq!(bench.round(310), Some(310 + Idle::DIM));
}

#[test]
fn a_round_that_is_an_hour_late_does_not_make_up_for_it() {
    let mut bench = Bench::new(1);
    bench.board.touch(Button::Down, true, 0);
    bench.round(0);
    let late = 3_600_000;
    let due = bench.round(late).expect("the button is still held");
    assert!((late + 1..=late + 100).contains(&due), "{due}");
    let pictures = bench.asked().into_iter().filter(|asked| *asked == Shown);
    assert_eq!(
        pictures.count(),
        2,
        "the first and one for all that was missed"
    );
}

/// Saves that record all calls.
#[derive(Clone, Default)]
struct Noted(Rc<RefCell<Vec<&'static str>>>);

impl SaveStore for Noted {
    fn read(&mut self, _: Key, _: &mut [u8]) -> Stored {
        Stored::Missing
    }

    fn write(&mut self, _: Key, _: &[u8]) -> bool {
        self.0.borrow_mut().push("write");
        true
    }

    fn remove(&mut self, _: Key) -> bool {
        true
    }

    fn clear(&mut self) -> bool {
        true
    }

    fn tidy(&mut self) {
        self.0.borrow_mut().push("tidy");
    }
}

#[test]
fn the_store_is_tidied_after_a_picture_where_people_read() {
    let saves = Noted::default();
    let notes = || core::mem::take(&mut *saves.0.borrow_mut());
    let mut bench = Bench::with(1, saves.clone());
    assert_eq!(
        notes(),
        Vec::<&str>::new(),
        "nothing before the first picture"
    );
    bench.round(0);
    assert_eq!(notes(), ["tidy"]);
    bench.round(10);
    assert_eq!(notes(), Vec::<&str>::new(), "no picture, no rest");
    // The player's answer is saved before the picture is shown. The store is
    // tidied after the picture.
    bench.board.touch(Button::A, true, 20);
    bench.round(20);
    assert_eq!(notes(), ["write", "tidy"]);
    // The store is not tidied on the settings screen, because people press buttons there and do
    // not read.
    bench.tap(Button::B, 200);
    let way = [Button::Up, Button::Right, Button::Right];
    for (button, at) in way.into_iter().zip([300, 400, 500]) {
        bench.tap(button, at);
    }
    bench.tap(Button::A, 700);
    assert_eq!(bench.handheld.app().screen(), "settings");
    notes();
    bench.asked();
    bench.tap(Button::Down, 800);
    assert!(bench.asked().contains(&Shown));
    assert_eq!(notes(), Vec::<&str>::new());
}

/// Checks that a step is saved before it is shown. So a power cut cannot undo a
/// step after the player has seen it.
#[test]
fn every_step_is_kept_before_the_picture_shows_it() {
    let saves = Noted::default();
    let mut bench = Bench::with(5, saves.clone());
    bench.board.notes = saves.0.clone();
    at_the_title(&mut bench);
    let begin = {
        use Button::{A, Down, Left, Up};
        [A, Down, Left, Up, A, A]
    };
    let mut at = 300;
    for button in begin {
        bench.tap(button, at);
        at += 500;
    }
    assert_eq!(bench.handheld.app().screen(), "table");
    let record = |bench: &Bench<Noted>| {
        let mut text = String::new();
        let written = bench.handheld.app().record(&mut text);
        assert_eq!(written, Some(Ok(())), "a solo game");
        text
    };
    let mut steps = 0;
    for number in 0..200 {
        let before = record(&bench);
        saves.0.borrow_mut().clear();
        // Some of the steps are undone.
        let button = if number % 7 == 6 {
            Button::B
        } else {
            Button::A
        };
        bench.tap(button, at);
        at += 500;
        if record(&bench) != before {
            steps += 1;
            let noted = saves.0.borrow();
            let place = |what| noted.iter().position(|&it| it == what);
            // Button B undoes a step when it is released, so the last picture is compared, not the
            // one after the press.
            let shown = match button {
                Button::B => noted.iter().rposition(|&it| it == "show"),
                _ => place("show"),
            };
            let kept = place("write");
            assert!(kept.is_some() && kept < shown, "{noted:?}");
        }
    }
    assert!(steps > 20, "{steps} steps");
}

/// Runs the loop until a person has to press a button. Returns the record, and the number of rounds
/// in which bots thought.
fn play_on(bench: &mut Bench) -> (String, usize) {
    let mut now = bench.board.now;
    let mut thoughts = 0;
    while let Some(due) = bench.round(now) {
        let thinks = bench.asked().contains(&At(Stage::Thinking));
        thoughts += usize::from(thinks);
        if !thinks && bench.handheld.wake().is_none() {
            break;
        }
        now = due.max(now + bench.took());
    }
    let mut record = String::new();
    assert_eq!(bench.handheld.app().record(&mut record), Some(Ok(())));
    (record, thoughts)
}

#[test]
fn bots_think_in_slices_and_decide_the_same() {
    let (at_once, few) = play_on(&mut bots_move());
    let mut bench = bots_move();
    bench.board.look = 10;
    let (in_slices, many) = play_on(&mut bench);
    assert_eq!(in_slices, at_once);
    assert!(in_slices.matches("\nturn ").count() >= 4, "{in_slices}");
    assert!(many >= 2 * few, "{many} slices, {few} decisions");
}

#[test]
fn a_slice_is_short_and_ends_when_a_button_is_touched() {
    let took = |interrupted| {
        let mut bench = bots_move();
        bench.board.look = 8;
        bench.board.interrupted = interrupted;
        let now = bench.board.now;
        let due = bench.round(now);
        assert_eq!(bench.asked().last(), Some(&At(Stage::Thinking)));
        assert_eq!(due, Some(now + bench.took()), "again at once");
        bench.took()
    };
    let (whole, cut) = (took(None), took(Some(40)));
    // In addition to the slice of thinking, the round checks the clock up to four times, which
    // takes 8 ms each.
    assert!((29..29 + 5 * 8).contains(&whole), "{whole} ms");
    assert!((40..whole).contains(&cut), "{cut} ms");
}
