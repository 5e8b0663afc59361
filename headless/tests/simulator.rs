//! Tests of the clock, the buttons and the light of the simulator.

use palmyra_device::{Idle, Light};
use palmyra_headless::Simulator;
use palmyra_play::Millis;
use palmyra_ui::Button;

/// Creates a new device and goes to the title, choosing English and no guided
/// game.
fn at_the_title(seed: u64) -> Simulator {
    let mut simulator = Simulator::new(seed);
    simulator.tap(Button::A);
    simulator.tap(Button::B);
    assert_eq!(simulator.app().screen(), "title");
    simulator
}

/// Returns the number of pictures drawn during a call of `what`.
fn pictures(simulator: &mut Simulator, what: impl FnOnce(&mut Simulator)) -> u64 {
    let before = simulator.frames();
    what(simulator);
    simulator.frames() - before
}

#[test]
fn it_starts_with_a_picture() {
    let simulator = Simulator::new(1);
    assert_eq!((simulator.frames(), simulator.now()), (1, 0));
    assert_eq!((simulator.wake(), simulator.light()), (None, Light::Full));
}

#[test]
fn a_tap_is_down_and_up_for_50_ms_each() {
    let mut simulator = at_the_title(1);
    let start = simulator.now();
    simulator.press(Button::Down);
    assert_eq!(simulator.now(), start, "no time passes");
    assert_eq!(
        simulator.wake(),
        Some(start + 300),
        "the cursor would repeat"
    );
    simulator.release(Button::Down);
    assert_eq!(simulator.wake(), None);
    let drawn = pictures(&mut simulator, |simulator| simulator.tap(Button::Up));
    assert_eq!((simulator.now(), drawn), (start + 100, 1));
    assert!(!simulator.is_held(Button::Up));
}

#[test]
fn every_wake_comes_at_its_time() {
    // A held arrow acts at once, after 300 ms, and then every 100 ms.
    for (time, acts) in [(299, 1), (300, 2), (399, 2), (400, 3), (1000, 9)] {
        let mut simulator = at_the_title(1);
        let drawn = pictures(&mut simulator, |simulator| {
            simulator.hold(Button::Down, time);
        });
        assert_eq!(drawn, acts, "{time} ms");
        // The result must be the same if the time is divided into several
        // steps.
        let mut pieces = at_the_title(1);
        pieces.press(Button::Down);
        let mut left: Millis = time;
        for piece in [1, 2, 299, 98, 7].into_iter().cycle() {
            pieces.advance(piece.min(left));
            left -= piece.min(left);
            if left == 0 {
                break;
            }
        }
        pieces.release(Button::Down);
        assert_eq!(pieces.now(), simulator.now());
        assert_eq!(pieces.frames(), simulator.frames(), "{time} ms");
        assert_eq!(pieces.panel(), simulator.panel(), "{time} ms");
    }
}

#[test]
fn a_button_has_edges_only_when_it_moves() {
    let mut simulator = at_the_title(1);
    let drawn = pictures(&mut simulator, |simulator| {
        simulator.release(Button::Down);
        simulator.press(Button::Down);
        simulator.press(Button::Down);
        assert!(simulator.is_held(Button::Down));
        simulator.release(Button::Down);
        simulator.release(Button::Down);
    });
    assert_eq!(drawn, 1);
}

#[test]
fn a_charge_is_shown_once_it_is_known() {
    let mut simulator = at_the_title(1);
    let without = simulator.panel().clone();
    simulator.charge(80);
    assert_ne!(*simulator.panel(), without);
    let drawn = pictures(&mut simulator, |simulator| simulator.charge(80));
    assert_eq!(drawn, 0, "nothing new");
}

#[test]
fn the_light_goes_and_the_button_that_wakes_it_does_nothing_else() {
    let mut simulator = at_the_title(1);
    let picture = simulator.panel().clone();
    simulator.advance(Idle::DIM - 51);
    assert_eq!(simulator.light(), Light::Full);
    simulator.advance(1);
    assert_eq!(simulator.light(), Light::Dim);
    simulator.advance(Idle::DARK);
    assert_eq!(simulator.light(), Light::Dark);
    assert_eq!(*simulator.panel(), picture, "a picture is the panel's own");
    simulator.tap(Button::A);
    assert_eq!(simulator.light(), Light::Full);
    assert_eq!(simulator.app().screen(), "title");
    simulator.tap(Button::A);
    assert_ne!(simulator.app().screen(), "title");
}

#[test]
fn bots_think_and_move_without_taking_time() {
    // Sets up a game for five in which four bots move first.
    let mut simulator = at_the_title(6);
    for (button, count) in [
        (Button::A, 1),
        (Button::Down, 2),
        (Button::Right, 3),
        (Button::Down, 1),
        (Button::Right, 2),
        (Button::Up, 3),
    ] {
        (0..count).for_each(|_| simulator.tap(button));
    }
    let start = simulator.now();
    simulator.press(Button::A);
    assert_eq!(simulator.app().screen(), "table");
    assert_eq!(simulator.now(), start);
    let mut record = String::new();
    assert_eq!(simulator.app().record(&mut record), Some(Ok(())));
    assert!(record.contains("\nturn 1 "), "a bot has moved: {record}");
}

#[test]
fn the_same_seed_and_buttons_give_the_same_picture() {
    let play = || {
        let mut simulator = Simulator::new(7);
        for button in Button::ALL {
            simulator.tap(button);
        }
        simulator.advance(3000);
        simulator
    };
    let (one, two) = (play(), play());
    assert_eq!(one.panel(), two.panel());
    assert_eq!(one.app().screen(), two.app().screen());
}
