//! Tests of faults, sounds, the battery and the seed.

use palmyra_device::{
    Battery, Ending, Fault, Lamp, Light, Pool, Supply, Trail, brightest, pulse, short_path, tones,
};
use palmyra_play::Settings;
use palmyra_ui::text::Language;
use palmyra_ui::{Charge, ChargeState, Failure, Sound, Stage};
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
fn noise_is_not_read_as_a_fault() {
    assert_eq!(Fault::from_words([0; Fault::WORDS]), None);
    assert_eq!(Fault::from_words([u32::MAX; Fault::WORDS]), None);
    for fault in [
        Fault::panic("what", "where"),
        Fault::refused(7),
        Fault::overflow(),
    ] {
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
fn a_hang_is_reported_with_its_place() {
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
fn an_ending_is_reported_in_the_language_that_was_set() {
    let fault = || Some(Fault::panic("what", "where"));
    for language in Language::ALL {
        let trail = Some(Trail::new(Stage::Waiting, "title", language));
        for (fault, hung) in [(fault(), false), (fault(), true), (None, true)] {
            let ending = Ending::new(fault, trail, hung).expect("it ended badly");
            assert_eq!(ending.language(), language);
        }
    }
    // Before the first trail is stored, the language is unknown.
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

#[test]
fn each_volume_is_louder_than_the_last() {
    let pulses: Vec<_> = (0..=Settings::LOUDEST).map(pulse).collect();
    assert_eq!(pulses[0], 0);
    assert!(pulses.is_sorted_by(|softer, louder| softer < louder));
    assert_eq!(pulses.last(), Some(&100), "as far as the piezo follows");
}

#[test]
fn an_overflow_is_reported_with_its_place() {
    let trail = Trail::new(Stage::Thinking, "table", Language::Dutch);
    let fault = Fault::from_words(*Fault::overflow().words()).expect("it is a fault");
    let ending = Ending::new(Some(fault), Some(trail), false).expect("it ended badly");
    let failure = Failure::Overflow {
        stage: Stage::Thinking,
        screen: "table",
    };
    assert_eq!(ending.failure(), failure);
    assert_eq!(ending.language(), Language::Dutch);
}

/// Returns the converter's reading at this battery voltage.
fn reading(millivolts: u32) -> u16 {
    (millivolts * 4096 / 9900) as u16
}

/// Takes a measurement, and returns the percentage if the gauge moves.
fn measure(battery: &mut Battery, millivolts: u32) -> Option<u8> {
    let charge = battery.measure(reading(millivolts), ChargeState::Supplies);
    charge.map(|charge| charge.percent)
}

#[test]
fn the_battery_follows_its_curve() {
    let measured = |millivolts| measure(&mut Battery::new(), millivolts);
    assert_eq!(measured(0), Some(0));
    assert_eq!(measured(3310), Some(0));
    assert_eq!(measured(3700), Some(25));
    assert_eq!(measured(3900), Some(70));
    assert_eq!(measured(4090), Some(100));
    let charge = Battery::new().measure(u16::MAX, ChargeState::Supplies);
    assert_eq!(charge, Some(Charge::of(100)));
}

#[test]
fn the_gauge_waits_while_the_battery_charges() {
    let mut battery = Battery::new();
    assert_eq!(measure(&mut battery, 3700), Some(25));
    let mut at_the_cable = |state| battery.measure(reading(4180), state);
    let charge = |percent, state| Some(Charge { percent, state });
    let charges = ChargeState::Charges;
    assert_eq!(
        at_the_cable(charges),
        charge(25, charges),
        "the charger's voltage"
    );
    assert_eq!(at_the_cable(charges), None);
    let full = ChargeState::Full;
    assert_eq!(at_the_cable(full), charge(100, full));
    assert_eq!(at_the_cable(full), None);
    assert_eq!(measure(&mut battery, 4050), Some(90), "the cell's own");
}

/// Checks a device that is switched on at the cable. Its charge is not known before the battery
/// supplies it or is full.
#[test]
fn the_gauge_is_empty_until_the_charge_is_known() {
    let mut battery = Battery::new();
    let charges = ChargeState::Charges;
    let charge = |percent, state| Some(Charge { percent, state });
    let charging = battery.measure(reading(4180), charges);
    assert_eq!(charging, charge(0, charges), "the charger's voltage");
    assert_eq!(battery.measure(reading(4190), charges), None);
    assert_eq!(measure(&mut battery, 3800), Some(50), "the cell's own");
    let mut battery = Battery::new();
    battery.measure(reading(4180), charges);
    let full = ChargeState::Full;
    assert_eq!(battery.measure(reading(4180), full), charge(100, full));
}

#[test]
fn the_lamp_flashes_seldom_for_a_low_battery_only() {
    let lamp = |now, charge, light| Lamp::at(now, charge, light).is_on;
    let lit = |charge, light| (0..60_000).filter(|&now| lamp(now, charge, light)).count();
    let low = Some(Charge::of(5));
    assert!((1..60_000 / 50).contains(&lit(low, Light::Full)));
    assert!(lit(low, Light::Dim) > 0);
    assert_eq!(lit(low, Light::Dark), 0);
    let charging = Some(Charge {
        percent: 5,
        state: ChargeState::Charges,
    });
    for charge in [None, Some(Charge::of(50)), charging] {
        assert_eq!(lit(charge, Light::Full), 0);
    }
    // `until` must be the time at which the lamp changes next.
    for now in 0..20_000 {
        let state = Lamp::at(now, low, Light::Full);
        let until = state.until.expect("a change");
        assert!(until > now);
        assert!((now..until).all(|at| lamp(at, low, Light::Full) == state.is_on));
        assert_ne!(lamp(until, low, Light::Full), state.is_on);
    }
}

#[test]
fn every_bit_of_a_source_changes_the_seed() {
    let bits = |words: [u32; 3]| {
        let mut pool = Pool::new();
        words.into_iter().for_each(|word| pool.add(word));
        pool.bits()
    };
    let words = [7, 0, u32::MAX];
    for index in 0..words.len() {
        for bit in 0..u32::BITS {
            let mut other = words;
            other[index] ^= 1 << bit;
            let changed = (bits(words) ^ bits(other)).count_ones();
            assert!((14..=50).contains(&changed), "word {index}, bit {bit}");
        }
    }
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
    for charge in [None, Some(Charge::of(15)), Some(Charge::of(100))] {
        assert_eq!(brightest(charge), Settings::BRIGHTEST);
    }
    for charge in [Some(Charge::of(10)), Some(Charge::of(0))] {
        assert!((1..Settings::BRIGHTEST).contains(&brightest(charge)));
    }
}

proptest! {
    #[test]
    fn the_gauge_does_not_flicker(millivolts in 3300..4200_u32) {
        let mut battery = Battery::new();
        measure(&mut battery, millivolts);
        measure(&mut battery, millivolts + 5);
        let moves = (0..50).filter(|at| measure(&mut battery, millivolts + at % 2 * 5).is_some());
        prop_assert_eq!(moves.count(), 0);
    }
}
