//! Faults, sounds and the battery.

use palmyra_device::{Battery, Fault, Stage, Trail, short_path, tones};
use palmyra_ui::Sound;
use proptest::prelude::*;

#[test]
fn a_fault_survives_a_restart() {
    let fault = Fault::new("index out of bounds", "ui/src/app.rs:12");
    let kept = Fault::from_words(*fault.words()).expect("it is a fault");
    assert_eq!(kept.what(), "index out of bounds");
    assert_eq!(kept.place(), "ui/src/app.rs:12");
}

#[test]
fn a_long_fault_is_cut_between_letters() {
    let fault = Fault::new("é".repeat(500), "ü".repeat(500));
    assert_eq!(fault.what(), "é".repeat(80));
    assert_eq!(fault.place(), "ü".repeat(42));
}

#[test]
fn noise_is_no_fault() {
    assert_eq!(Fault::from_words([0; Fault::WORDS]), None);
    assert_eq!(Fault::from_words([u32::MAX; Fault::WORDS]), None);
    let fault = Fault::new("what", "where");
    for word in 0..Fault::WORDS {
        for bit in 0..32 {
            let mut words = *fault.words();
            words[word] ^= 1 << bit;
            assert_eq!(Fault::from_words(words), None, "word {word}, bit {bit}");
        }
    }
}

#[test]
fn a_hang_says_where() {
    let trail = Trail::new(Stage::Drawing, "table");
    assert_eq!(Trail::from_words(trail.words()), Some(trail));
    assert_eq!(Fault::hang(trail).place(), "while drawing screen table");
    let cut = Trail::new(Stage::Updating, "a-long-name");
    assert_eq!(Fault::hang(cut).place(), "while updating screen a-long-n");
    assert_eq!(Trail::from_words([0; 3]), None);
    assert_eq!(Trail::from_words([u32::MAX; 3]), None);
}

#[test]
fn places_hide_where_they_were_built() {
    assert_eq!(
        short_path("ui/src/screens/table.rs"),
        "ui/src/screens/table.rs"
    );
    let path = "/home/a/.cargo/registry/src/index-1/heapless-0.9.1/src/vec.rs";
    assert_eq!(short_path(path), "heapless-0.9.1/src/vec.rs");
    assert_eq!(short_path("/lib.rs"), "/lib.rs");
}

#[test]
fn sounds_are_short_and_audible() {
    for sound in [Sound::Confirm, Sound::Gain, Sound::End, Sound::Refused] {
        let length: u16 = tones(sound).iter().map(|tone| tone.millis).sum();
        assert!((20..=600).contains(&length));
        assert!(
            tones(sound)
                .iter()
                .all(|tone| (200..=5000).contains(&tone.hertz))
        );
    }
}

/// What the converter reads at so many millivolts of the battery.
fn reading(millivolts: u32) -> u16 {
    (millivolts * 4096 / 9900) as u16
}

#[test]
fn the_battery_follows_its_curve() {
    let measured = |millivolts| Battery::new().measure(reading(millivolts));
    assert_eq!(measured(0), Some(0));
    assert_eq!(measured(3310), Some(0));
    assert_eq!(measured(3700), Some(25));
    assert_eq!(measured(3900), Some(70));
    assert_eq!(measured(4090), Some(100));
    assert_eq!(Battery::new().measure(u16::MAX), Some(100));
}

proptest! {
    #[test]
    fn the_gauge_does_not_flicker(millivolts in 3300..4200_u32) {
        let mut battery = Battery::new();
        battery.measure(reading(millivolts));
        battery.measure(reading(millivolts + 5));
        let moves = (0..50).filter(|at| battery.measure(reading(millivolts + at % 2 * 5)).is_some());
        prop_assert_eq!(moves.count(), 0);
    }
}
