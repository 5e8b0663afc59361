//! Whole games.

use palmyra_engine::bot::Level;
use palmyra_engine::legions::{Mode, Setup, Solo};
use palmyra_engine::{Game as _, Seat};
use palmyra_tests::bots::play_bots;
use palmyra_tests::legions::{all_setups, setup};

#[test]
fn bots_never_make_an_illegal_move_in_any_mode() {
    for setup in all_setups() {
        for seed in 0..8 {
            play_bots(setup, seed, &[Level::Zabdas, Level::Malku], |game, mv| {
                assert_eq!(game.check(mv), Ok(()));
            });
        }
    }
    // The stronger one thinks longer; every mode has its turn.
    for setup in [
        setup(Mode::Classic, 3),
        setup(Mode::Expert, 5),
        Setup::Solo(Solo::Four),
    ] {
        play_bots(setup, 40, &[Level::Zenobia, Level::Malku], |game, mv| {
            assert_eq!(game.check(mv), Ok(()));
        });
    }
}

/// Points of the first level in games of two, the seats alternating.
fn points(first: Level, second: Level, seeds: std::ops::Range<u64>) -> u32 {
    let mut points = 0;
    for seed in seeds {
        let swap = seed % 2 == 1;
        let levels = if swap {
            [second, first]
        } else {
            [first, second]
        };
        let end = play_bots(setup(Mode::Classic, 2), seed, &levels, |_, _| {});
        let winners = end.outcome().expect("it is over").winners;
        let seat = Seat::new(swap.into()).expect("a seat");
        points += u32::from(winners.contains(seat));
    }
    points
}

#[test]
fn the_levels_differ_clearly() {
    let medium = points(Level::Zabdas, Level::Malku, 500..530);
    assert!(medium >= 20, "medium beats easy {medium} : {}", 30 - medium);
    let hard = points(Level::Zenobia, Level::Malku, 600..604);
    assert!(hard >= 3, "hard beats easy {hard} : {}", 4 - hard);
}

#[test]
fn solo_goals_are_in_reach() {
    let met = |level, solo: Solo, seeds: std::ops::Range<u64>| {
        seeds
            .filter(|&seed| {
                let end = play_bots(Setup::Solo(solo), seed, &[level], |_, _| {});
                end.coins(Seat::FIRST) >= solo.goal()
            })
            .count()
    };
    assert!(met(Level::Zabdas, Solo::One, 0..20) >= 15);
    assert!(met(Level::Zenobia, Solo::Three, 0..3) >= 2);
}
