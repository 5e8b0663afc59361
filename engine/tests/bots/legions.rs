//! Bots of `legions`.

use palmyra_engine::Seat;
use palmyra_engine::bot::Level;
use palmyra_engine::legions::bot::Reason;
use palmyra_engine::legions::{Legions, Phase, Setup, Solo};
use palmyra_testing::bots::{play_bots, play_choices};
use palmyra_testing::legions::all_setups;

#[test]
fn solo_goals_are_in_reach() {
    let met = |level, solo: Solo, seeds: std::ops::Range<u64>| {
        seeds
            .filter(|&seed| {
                let end = play_bots(
                    Legions::new(Setup::Solo(solo), seed),
                    seed,
                    &[level],
                    |_, _| {},
                );
                end.coins(Seat::FIRST) >= solo.goal()
            })
            .count()
    };
    assert!(met(Level::Zabdas, Solo::One, 0..20) >= 15);
    assert!(met(Level::Zenobia, Solo::Three, 0..3) >= 2);
}

/// The reason for a bot's turn can be computed afterwards.
#[test]
fn the_game_alone_tells_what_a_bot_said_when_it_planned_its_turn() {
    let (mut conquests, mut revenues, mut reorganizations, mut last) = (0, 0, 0, 0);
    for setup in all_setups() {
        for seed in 0..12 {
            let mut planned = None;
            let levels = [Level::Zabdas, Level::Malku];
            play_choices(Legions::new(setup, seed), seed, &levels, |game, choice| {
                if game.phase() == Phase::Action {
                    planned = Some(choice.reason);
                }
                let Some(told) = Reason::of_move(game, choice.mv) else {
                    return;
                };
                assert_eq!(Some(told), planned, "{setup:?} {seed}");
                match told {
                    Reason::Conquer { ends, .. } => {
                        conquests += 1;
                        last += u32::from(ends);
                    }
                    Reason::Revenue { ends, .. } => {
                        revenues += 1;
                        last += u32::from(ends);
                    }
                    Reason::Reorganize { .. } => reorganizations += 1,
                    other => panic!("{other:?} settles no turn"),
                }
            });
        }
    }
    assert!(conquests > 300 && revenues > 300 && reorganizations > 30 && last > 30);
}
