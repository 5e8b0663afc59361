//! Tests that an unused device goes dark, and that a press to wake it has no
//! other effect.

mod support;

use palmyra_device::{Edge, Idle, Light};
use palmyra_play::Millis;
use palmyra_ui::{Button, Input};
use support::{Asked, Bench};

fn edge(button: Button, down: bool, at: Millis) -> Edge {
    Edge { button, down, at }
}

#[test]
fn the_light_goes_in_two_steps() {
    let idle = Idle::new(1_000);
    assert_eq!(idle.light(60_999), Light::Full);
    assert_eq!(idle.deadline(60_999), Some(61_000));
    assert_eq!(idle.light(61_000), Light::Dim);
    assert_eq!(idle.deadline(61_000), Some(301_000));
    assert_eq!(idle.light(301_000), Light::Dark);
    assert_eq!(idle.deadline(301_000), Some(601_000));
    assert!(!idle.may_sleep(600_999));
    assert!(idle.may_sleep(601_000));
    assert_eq!(idle.deadline(601_000), None);
}

#[test]
fn what_wakes_does_nothing_else() {
    for asleep in [Idle::DIM, Idle::DARK] {
        let mut idle = Idle::new(0);
        assert_eq!(idle.touch(edge(Button::A, true, asleep)), None);
        assert_eq!(idle.light(asleep), Light::Full);
        // A press of another button acts normally once the backlight is on.
        let press = idle.touch(edge(Button::B, true, asleep + 5));
        assert_eq!(press, Some(Input::Press(Button::B)));
        assert_eq!(idle.touch(edge(Button::A, false, asleep + 50)), None);
        let press = idle.touch(edge(Button::A, true, asleep + 90));
        assert_eq!(press, Some(Input::Press(Button::A)));
        let release = idle.touch(edge(Button::A, false, asleep + 99));
        assert_eq!(release, Some(Input::Release(Button::A)));
    }
}

#[test]
fn what_ends_deep_sleep_does_nothing_else() {
    let mut idle = Idle::new(0);
    let woken = Idle::SLEEP + 500;
    // The press is reported before the device is awake. It is reported again afterwards,
    // because the contact bounced.
    assert_eq!(idle.touch(edge(Button::A, true, Idle::SLEEP)), None);
    idle.wake(woken);
    assert_eq!(idle.light(woken), Light::Full);
    assert!(!idle.may_sleep(woken));
    assert_eq!(idle.touch(edge(Button::A, false, woken + 10)), None);
    assert_eq!(idle.touch(edge(Button::A, true, woken + 30)), None);
    assert_eq!(idle.touch(edge(Button::A, false, woken + 150)), None);
    let press = idle.touch(edge(Button::A, true, woken + 200));
    assert_eq!(press, Some(Input::Press(Button::A)));
}

#[test]
fn a_release_is_reported_when_its_press_was() {
    let mut idle = Idle::new(0);
    assert!(idle.touch(edge(Button::Up, true, 10)).is_some());
    let late = 10 + Idle::DARK;
    let release = idle.touch(edge(Button::Up, false, late));
    assert_eq!(release, Some(Input::Release(Button::Up)));
}

#[test]
fn brighter_settings_are_brighter() {
    let duties: Vec<u16> = (1..=5).map(|step| Light::Full.duty(step)).collect();
    assert_eq!(duties, [40, 160, 360, 640, 1000]);
    for (step, full) in (1..=5).zip(duties) {
        assert!((1..full).contains(&Light::Dim.duty(step)));
        assert_eq!(Light::Dark.duty(step), 0);
    }
    assert_eq!(Light::Full.duty(0), 40);
    assert_eq!(Light::Full.duty(9), 1000);
}

#[test]
fn a_dark_handheld_stays_on_its_screen() {
    let mut bench = Bench::new(7);
    let lit = |bench: &mut Bench| {
        let mut lit = bench.asked().into_iter().filter_map(|asked| match asked {
            Asked::Lit(duty) => Some(duty),
            _ => None,
        });
        lit.next_back()
    };
    bench.round(Idle::DARK);
    assert_eq!(lit(&mut bench), Some(0));
    bench.tap(Button::A, Idle::DARK);
    assert_eq!(bench.handheld.app().screen(), "language");
    assert!(lit(&mut bench) > Some(0));
    bench.tap(Button::A, Idle::DARK + 100);
    assert_ne!(bench.handheld.app().screen(), "language");
}
