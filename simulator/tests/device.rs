//! The device's clock and buttons.

mod support;

use palmyra::Device;
use palmyra_ui::{Button, Input};
use support::diary;

use Input::{Press, Release, Tick};

#[test]
fn it_starts_with_a_picture_and_a_tick() {
    let device = diary(|_| None);
    assert_eq!(device.app().told, [(Tick, 0)]);
    assert_eq!((device.frames(), device.now(), device.wake()), (1, 0, None));
}

#[test]
fn a_tap_is_down_and_up_for_50_ms_each() {
    let mut device = diary(|_| None);
    device.tap(Button::A);
    device.tap(Button::B);
    assert_eq!(
        device.app().told[1..],
        [
            (Press(Button::A), 0),
            (Release(Button::A), 50),
            (Press(Button::B), 100),
            (Release(Button::B), 150),
        ]
    );
    assert_eq!(device.now(), 200);
    assert_eq!(device.frames(), 3, "only presses ask for a picture");
}

#[test]
fn every_wake_comes_at_its_time() {
    let mut device = diary(|now| (now < 90).then_some(now + 30));
    device.advance(59);
    device.advance(1);
    device.advance(1000);
    assert_eq!(
        device.app().told,
        [(Tick, 0), (Tick, 30), (Tick, 60), (Tick, 90)]
    );
    assert_eq!((device.now(), device.wake()), (1060, None));
}

#[test]
fn an_input_replaces_the_wake() {
    let mut device = diary(|now| Some(now + 40));
    device.advance(30);
    device.press(Button::X);
    assert_eq!(device.wake(), Some(70));
    device.advance(40);
    assert_eq!(device.app().told[1..], [(Press(Button::X), 30), (Tick, 70)]);
}

#[test]
fn a_wake_in_the_past_does_not_stop_the_clock() {
    for wake in [|_| Some(0), |now| Some(now)] {
        let mut device = diary(wake);
        device.advance(5);
        let times: Vec<_> = device.app().told.iter().map(|told| told.1).collect();
        assert_eq!(times, [0, 1, 2, 3, 4, 5]);
    }
}

#[test]
fn a_real_clock_that_jumps_wakes_once() {
    let mut device = diary(|now| Some(now + 10));
    device.follow(9);
    device.follow(5000);
    device.follow(4000);
    assert_eq!(device.app().told, [(Tick, 0), (Tick, 5000)]);
    assert_eq!(device.now(), 5000, "time never runs backwards");
}

#[test]
fn a_button_has_edges_only_when_it_moves() {
    let mut device = diary(|_| None);
    device.release(Button::Y);
    device.press(Button::Y);
    device.press(Button::Y);
    device.press(Button::Up);
    assert!(device.is_held(Button::Y) && device.is_held(Button::Up));
    device.release_all();
    device.release_all();
    assert!(Button::ALL.iter().all(|button| !device.is_held(*button)));
    assert_eq!(device.app().told.len(), 1 + 4);
}

#[test]
fn the_same_seed_and_buttons_give_the_same_picture() {
    let play = || {
        let mut device = Device::new(7);
        for button in Button::ALL {
            device.tap(button);
        }
        device.advance(3000);
        device
    };
    let (one, two) = (play(), play());
    assert_eq!(one.panel(), two.panel());
    assert_eq!(one.app().screen(), two.app().screen());
    assert_eq!(one.panel().outside(), 0);
}
