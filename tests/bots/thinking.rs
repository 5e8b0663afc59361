//! Thinking in slices.

use palmyra_engine::bot::{Level, Player, Thinker, Thought};
use palmyra_engine::legions::{Legions, Mode, Setup, Solo};
use palmyra_engine::{Game as _, Rng, Seat};
use palmyra_tests::bots::positions;
use palmyra_tests::legions::{all_setups, setup};

#[test]
fn the_choice_does_not_depend_on_the_slices() {
    let mut rng = Rng::new(1);
    for (number, setup) in all_setups().into_iter().enumerate() {
        for game in positions(setup, number as u64, 97) {
            let seat = game.to_move().expect("a running game");
            for level in Level::ALL {
                let mut whole = Thinker::new(&game, seat, level, 5);
                let choice = whole.decide();
                assert!(choice.is_some());
                let mut sliced = Thinker::new(&game, seat, level, 5);
                let mut last = 0;
                let found = loop {
                    match sliced.think(rng.below(40)) {
                        Thought::Thinking(percent) => {
                            assert!(percent < 100 && percent >= last, "{last} then {percent}");
                            last = percent;
                        }
                        Thought::Decided(choice) => break Some(choice),
                        Thought::Idle => break None,
                    }
                };
                assert_eq!(found, choice);
                assert_eq!(sliced.line(), whole.line());
                assert_eq!(sliced.units(), whole.units());
            }
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_choice_and_a_used_thinker_is_as_good_as_new() {
    let mut used = Thinker::idle();
    for game in positions(setup(Mode::Expert, 3), 8, 71) {
        let seat = game.to_move().expect("a running game");
        for level in Level::ALL {
            let mut fresh = Thinker::new(&game, seat, level, 77);
            used.start(&game, seat, level, 77);
            assert_eq!(used.decide(), fresh.decide());
            assert_eq!(used.line(), fresh.line());
        }
    }
}

#[test]
fn there_is_nothing_to_think_about_in_the_turn_of_another_or_after_the_end() {
    let game = Legions::new(setup(Mode::Classic, 2), 3);
    let other = Seat::new(1).expect("a seat");
    let mut thinker = Thinker::new(&game, other, Level::Zenobia, 1);
    assert_eq!(thinker.think(9), Thought::Idle);
    assert_eq!(thinker.decide(), None);
    assert_eq!(thinker.units(), 0);
}

/// Both live beside the application, and their memory is counted too.
#[test]
fn the_memory_of_a_thinker_is_known() {
    assert!(size_of::<Thinker<Legions>>() <= 12_800);
    assert!(size_of::<Player<Legions>>() <= 13_952);
}

/// The levels' work is what makes the device answer in time.
#[test]
fn a_turn_takes_no_more_work_than_its_level_allows() {
    for setup in [
        Setup::Solo(Solo::Five),
        setup(Mode::Classic, 2),
        setup(Mode::Expert, 5),
    ] {
        for (level, most) in [
            (Level::Malku, 10_000),
            (Level::Yarhai, 30_000),
            (Level::Zabdas, 30_000),
            (Level::Longinus, 35_000),
            (Level::Zenobia, 105_000),
        ] {
            for game in positions(setup, 6, 59) {
                let seat = game.to_move().expect("a running game");
                let mut thinker = Thinker::new(&game, seat, level, 2);
                assert!(thinker.decide().is_some());
                assert!(thinker.units() <= most, "{level}: {}", thinker.units());
            }
        }
    }
}
