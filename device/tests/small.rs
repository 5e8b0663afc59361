//! Faults, sounds and the battery.

use palmyra_device::{Battery, Ending, Fault, Supply, Trail, brightest, short_path, tones};
use palmyra_play::Settings;
use palmyra_ui::text::Language;
use palmyra_ui::{Failure, Sound, Stage};
use proptest::prelude::*;

#[test]
fn a_fault_survives_a_restart() {
    let panic = Fault::panic("index out of bounds", "ui/src/app.rs:12");
    let kept = Fault::from_words(*panic.words()).expect("it is a fault");
    let failure = Failure::Panic {
        message: "index out of bounds",
        place: "ui/src/app.rs:12",
    };
    assert_eq!(kept.failure(), failure);
    for address in [0, 0x1000_1234, u32::MAX] {
        let refused = Fault::refused(address);
        let kept = Fault::from_words(*refused.words()).expect("it is a fault");
        assert_eq!(kept.failure(), Failure::Refused { address });
    }
}

#[test]
fn a_long_fault_is_cut_between_letters() {
    let fault = Fault::panic("é".repeat(500), "ü".repeat(500));
    let failure = Failure::Panic {
        message: &"é".repeat(80),
        place: &"ü".repeat(40),
    };
    assert_eq!(fault.failure(), failure);
}

#[test]
fn noise_is_no_fault() {
    assert_eq!(Fault::from_words([0; Fault::WORDS]), None);
    assert_eq!(Fault::from_words([u32::MAX; Fault::WORDS]), None);
    for fault in [Fault::panic("what", "where"), Fault::refused(7)] {
        for word in 0..Fault::WORDS {
            for bit in 0..32 {
                let mut words = *fault.words();
                words[word] ^= 1 << bit;
                assert_eq!(Fault::from_words(words), None, "word {word}, bit {bit}");
            }
        }
    }
}

#[test]
fn a_trail_survives_a_restart() {
    for stage in Stage::ALL {
        for language in Language::ALL {
            let trail = Trail::new(stage, "table", language);
            assert_eq!(Trail::from_words(trail.words()), Some(trail));
        }
    }
    assert_eq!(Trail::from_words([0; Trail::WORDS]), None);
    assert_eq!(Trail::from_words([u32::MAX; Trail::WORDS]), None);
}

#[test]
fn a_hang_says_where() {
    let place = |screen| {
        let trail = Trail::new(Stage::Drawing, screen, Language::French);
        assert_eq!(
            Ending::new(None, Some(trail), false),
            None,
            "it ended in time"
        );
        let ending = Ending::new(None, Some(trail), true).expect("it hung");
        match ending.failure() {
            Failure::Hang { stage, screen } => (stage, screen.to_owned()),
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(place("table"), (Stage::Drawing, "table".to_owned()));
    assert_eq!(
        place("a-long-name"),
        (Stage::Drawing, "a-long-n".to_owned())
    );
}

#[test]
fn an_ending_is_told_in_the_language_that_was_set() {
    let fault = || Some(Fault::panic("what", "where"));
    for language in Language::ALL {
        let trail = Some(Trail::new(Stage::Waiting, "title", language));
        for (fault, hung) in [(fault(), false), (fault(), true), (None, true)] {
            let ending = Ending::new(fault, trail, hung).expect("it ended badly");
            assert_eq!(ending.language(), language);
        }
    }
    // Before the first trail the language is not known.
    let early = Ending::new(fault(), None, false).expect("it ended badly");
    assert_eq!(early.language(), Language::default());
    assert_eq!(Ending::new(None, None, true), None);
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

/// The converter's reading at this voltage of the battery.
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

#[test]
fn the_flash_is_left_alone_from_low_voltage_to_the_charger() {
    let mut supply = Supply::new();
    let voltages = [3900, 3410, 3390, 3450, 3490, 3510, 3450, 3410, 3300];
    let suffices = voltages.map(|millivolts| supply.suffices(reading(millivolts)));
    let expected = [true, true, false, false, false, true, true, true, false];
    assert_eq!(suffices, expected);
}

#[test]
fn only_a_low_battery_limits_the_light() {
    for charge in [None, Some(15), Some(100)] {
        assert_eq!(brightest(charge), Settings::BRIGHTEST);
    }
    for charge in [Some(10), Some(0)] {
        assert!((1..Settings::BRIGHTEST).contains(&brightest(charge)));
    }
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
