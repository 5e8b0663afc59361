//! Tests of the bots of `legions`.

use palmyra_engine::bot::{Level, Player, Thought};
use palmyra_engine::legions::bot::Reason;
use palmyra_engine::legions::{Legions, Mode, Move, Phase, Setup, Solo};
use palmyra_engine::{Game as _, Seat, Session};
use palmyra_testing::bots::{play_bots, play_choices};
use palmyra_testing::legions::{Position, all_setups, setup};

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

/// Checks that the reason for a bot's turn can be computed from the game afterwards.
#[test]
fn a_bots_reason_can_be_derived_from_the_game() {
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

/// Checks that a player who is behind does not end the game as long as another plan is possible.
/// With empty stacks, a reorganization ends the game.
#[test]
fn nobody_ends_a_lost_game_while_something_else_is_possible() {
    let reorganize = Move::Reorganize { caesar: false };
    let behind = |hand: &str| {
        Position::new(Mode::Classic, 2)
            .hand(1, hand)
            .coins(1, 5)
            .hand(2, "Ld Sm")
            .coins(2, 15)
            .reserve(40)
            .game()
    };
    for (hand, possible) in [("Lm Sd", true), ("", false)] {
        let game = behind(hand);
        assert!(game.outcome_after(reorganize).is_some());
        for seed in 0..12 {
            let mut player = Player::new();
            let hint = loop {
                match player.hint(&game, seed, 0, 1000) {
                    Thought::Thinking(_) => {}
                    Thought::Decided(choice) => break choice.mv,
                    Thought::Idle => panic!("nothing to decide"),
                }
            };
            assert_eq!(hint != reorganize, possible, "seed {seed}");
            for level in Level::ALL {
                let session = Session::<Legions>::new(game.clone());
                let choice = Player::new().choose(&session, seed, 0, level);
                let mv = choice.expect("a decision").mv;
                assert_eq!(mv != reorganize, possible, "{level:?}, seed {seed}");
            }
        }
    }
    // A player who is ahead wins by reorganizing.
    let ahead = behind("").outcome_after(reorganize).expect("an end");
    assert!(ahead.winners.contains(Seat::new(1).expect("a seat")));
}

/// Checks whole games. If a bot ends a game, it must win the game or have had no other
/// plan.
#[test]
fn whole_games_end_with_the_winner_or_with_the_last_plan() {
    let (mut ends, mut lost) = (0, 0);
    for setup in [Mode::Classic, Mode::Expert].map(|mode| setup(mode, 2)) {
        for seed in 0..40 {
            let levels = [Level::Zabdas, Level::Malku];
            play_bots(Legions::new(setup, seed), seed, &levels, |game, mv| {
                if let Some(end) = game.outcome_after(mv).filter(|_| mv != Move::Finish) {
                    ends += 1;
                    if !end.winners.contains(game.seat()) {
                        lost += 1;
                        let marches = game.moves().iter().any(|mv| {
                            matches!(mv, Move::Conquer(_) | Move::Revenue(_))
                                && game.prospect(*mv).is_some_and(|told| told.end.is_none())
                        });
                        assert!(!marches, "{setup:?} {seed}: {mv:?}");
                    }
                }
            });
        }
    }
    println!("{ends} games ended by reorganizing, {lost} of them lost");
}

/// Checks that a bot does not end a game if it would lose. With both stacks empty, a
/// reorganization or a conquest that earns tiles ends the game.
#[test]
fn nobody_ends_a_game_that_is_lost() {
    let position = Position::new(Mode::Classic, 2)
        .hand(1, "Ld Sh Sd")
        .hand(2, "Lh Sd Sd")
        .reserve(100);
    let behind = position.coins(1, 5).coins(2, 15).game();
    for level in Level::ALL {
        for seed in 0..5 {
            let session: Session<Legions> = Session::new(behind.clone());
            let choice = Player::new().choose(&session, seed, 0, level);
            let mv = choice.expect("a decision").mv;
            let ends = matches!(mv, Move::Reorganize { .. } | Move::Conquer(_));
            assert!(!ends, "{level} {seed}: {mv:?}");
        }
    }
}
