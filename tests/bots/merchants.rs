//! Bots of `merchants`.

use palmyra_engine::bot::{Level, Player, Thinker, Thought};
use palmyra_engine::merchants::{Merchants, Mode, Move, Phase, Setup};
use palmyra_engine::{Game as _, Rng, Seat, Session};
use palmyra_tests::bots::play_from;
use palmyra_tests::merchants::{Position, all_setups, busy_out, play, setup};

/// Every `stride`th position of a game of bots.
fn positions(setup: Setup, seed: u64, stride: usize) -> Vec<Merchants> {
    let mut found = Vec::new();
    let mut number = 0;
    let levels = [Level::Zabdas, Level::Malku];
    play_from(Merchants::new(setup, seed), seed, &levels, |game, _| {
        if number % stride == 0 {
            found.push(*game);
        }
        number += 1;
    });
    found
}

/// Every `stride`th position of a game played at random: also those within
/// payments, swaps and changes to which bots hardly come.
fn odd_positions(setup: Setup, seed: u64, stride: usize) -> Vec<Merchants> {
    let mut found = Vec::new();
    let mut number = 0;
    let opening = Merchants::new(setup, seed);
    busy_out(opening, &mut Rng::new(seed), |game, _| {
        if number % stride == 0 {
            found.push(*game);
        }
        number += 1;
    });
    found
}

#[test]
fn bots_never_make_an_illegal_move() {
    for setup in all_setups() {
        for seed in 0..12 {
            let levels = [Level::Zabdas, Level::Malku, Level::Malku];
            play_from(Merchants::new(setup, seed), seed, &levels, |game, mv| {
                assert_eq!(game.check(mv), Ok(()));
            });
        }
        let levels = [Level::Zenobia, Level::Zabdas];
        play_from(Merchants::new(setup, 80), 80, &levels, |game, mv| {
            assert_eq!(game.check(mv), Ok(()));
        });
    }
}

/// A temple was completed by hand, and rare goods are to be chosen.
fn completed_temple() -> Merchants {
    let mut game = Position::new(2)
        .goods(1, "m4g4")
        .temples(1, "roof")
        .at(1, "B1")
        .construction(1);
    play(&mut game, "temple B1 statues");
    game
}

#[test]
fn wherever_a_person_stops_a_bot_goes_on_by_the_rules() {
    let mut met = [0; 9];
    for (number, setup) in all_setups().enumerate() {
        for seed in 0..20 {
            let odd = odd_positions(setup, 50 * number as u64 + seed, 3);
            for game in odd.into_iter().chain([completed_temple()]) {
                let seat = game.to_move().expect("a running game");
                met[match game.phase() {
                    Phase::Goods | Phase::Start => 0,
                    Phase::Place(_) => 1,
                    Phase::Change | Phase::Swap => 2,
                    Phase::Choose => 3,
                    Phase::Pay(_) => 4,
                    Phase::Gain(_) => 5,
                    Phase::Free(_) => 6,
                    Phase::Keep(_) => 7,
                    _ => 8,
                }] += 1;
                for level in [Level::Malku, Level::Zabdas] {
                    let mut thinker = Thinker::new(&game, seat, level, seed);
                    thinker.decide().expect("a decision");
                    let mut after = game;
                    for &mv in thinker.line() {
                        assert_eq!(after.to_move(), Some(seat));
                        let played = after.play(mv, |_| {});
                        assert!(played.is_ok(), "{mv}: {played:?} in {game:?}");
                    }
                }
            }
        }
        for game in odd_positions(setup, 7, 61) {
            let seat = game.to_move().expect("a running game");
            let choice = Thinker::new(&game, seat, Level::Zenobia, 1).decide();
            assert!(choice.is_some_and(|choice| game.check(choice.mv).is_ok()));
        }
    }
    assert!(met.iter().all(|&count| count > 0), "{met:?}");
}

#[test]
fn a_new_deal_of_the_unknown_changes_no_choice() {
    let mut rng = Rng::new(7);
    for (number, setup) in all_setups().enumerate() {
        let mut differ = 0;
        let odd = odd_positions(setup, 3 + number as u64, 29);
        let games = positions(setup, 100 + number as u64, 23);
        for game in games.into_iter().chain(odd) {
            let seat = game.to_move().expect("a running game");
            for level in Level::ALL {
                let mut knowing = Thinker::new(&game, seat, level, 9);
                let choice = knowing.decide();
                for _ in 0..2 {
                    let view = game.view(seat, &mut rng);
                    differ += usize::from(view != game);
                    let mut thinker = Thinker::new(&view, seat, level, 9);
                    assert_eq!(thinker.decide(), choice, "{setup:?} {level}");
                    assert_eq!(thinker.line(), knowing.line());
                }
            }
        }
        assert!(differ > 0, "there is something to hide");
    }
}

#[test]
fn the_choice_does_not_depend_on_the_slices_nor_on_earlier_thoughts() {
    let mut rng = Rng::new(1);
    let mut used = Thinker::idle();
    for setup in all_setups() {
        for game in positions(setup, 50, 31) {
            let seat = game.to_move().expect("a running game");
            for level in Level::ALL {
                let mut whole = Thinker::new(&game, seat, level, 5);
                let choice = whole.decide();
                assert!(choice.is_some());
                used.start(&game, seat, level, 5);
                let mut last = 0;
                let found = loop {
                    match used.think(rng.below(40)) {
                        Thought::Thinking(percent) => {
                            assert!(percent < 100 && percent >= last, "{last} then {percent}");
                            last = percent;
                        }
                        Thought::Decided(choice) => break Some(choice),
                        Thought::Idle => break None,
                    }
                };
                assert_eq!(found, choice);
                assert_eq!(used.line(), whole.line());
                assert_eq!(used.units(), whole.units());
            }
        }
    }
}

#[test]
fn any_step_is_the_same_after_a_resume() {
    let seed = 6;
    let opening = Merchants::new(setup(3, Mode::Standard), seed);
    let levels = [Level::Zenobia, Level::Zabdas, Level::Malku];
    let mut moves = Vec::new();
    play_from(opening, seed, &levels, |_, mv| moves.push(mv));
    let (mut within, mut checked) = (0, 0);
    for cut in (0..moves.len()).step_by(7) {
        let mut session: Session<Merchants> = Session::new(opening);
        for &mv in &moves[..cut] {
            session.play(mv, |_| {}).expect("it was played before");
        }
        let seat = session.to_move().expect("a running game");
        let level = levels[seat.index() % levels.len()];
        let choice = Player::new().choose(&session, seed, cut as u32, level);
        assert_eq!(choice.map(|choice| choice.mv), Some(moves[cut]), "{cut}");
        within += usize::from(!session.undoable().is_empty());
        checked += 1;
    }
    assert!(
        within > 3 && checked > within,
        "in windows and between them"
    );
}

fn choice(game: &Merchants, level: Level) -> Vec<Move> {
    let seat = game.to_move().expect("a running game");
    let mut thinker = Thinker::new(game, seat, level, 3);
    thinker.decide().expect("a decision");
    thinker.line().to_vec()
}

/// In the last turn nothing but points counts.
#[test]
fn in_the_last_turn_everything_is_built_that_can_be() {
    let game = Position::new(2)
        .turn(9)
        .goods(1, "w3s9m4")
        .tower(1, 6)
        .temples(1, "colonnade")
        .at(1, "D1 B1")
        .construction(1);
    for level in Level::ALL {
        let line = choice(&game, level);
        let towers = line.iter().filter(|mv| matches!(mv, Move::Tower(..)));
        assert_eq!(towers.count(), 4, "{level}: {line:?}");
        let temple = line.iter().any(|mv| matches!(mv, Move::Temple(..)));
        assert!(temple, "{level}: {line:?}");
    }
}

/// What is missing for a mission is traded for.
#[test]
fn a_bot_trades_for_what_a_mission_lacks() {
    let game = Position::new(2)
        .turn(9)
        .tiles(1, "I3")
        .goods(1, "s4")
        .hand(1, "K12")
        .at(1, "P5")
        .construction(1);
    for level in Level::ALL {
        let line = choice(&game, level)
            .iter()
            .map(Move::to_string)
            .collect::<Vec<_>>();
        assert_eq!(line[..2], ["trade s m", "fulfil P5 K12"], "{level}");
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
        let opening = Merchants::new(setup(2, Mode::Standard), seed);
        let end = play_from(opening, seed, &levels, |_, _| {});
        let winners = end.outcome().expect("it is over").winners;
        let seat = Seat::new(swap.into()).expect("a seat");
        points += u32::from(winners.contains(seat));
    }
    points
}

#[test]
fn the_levels_differ_clearly() {
    let medium = points(Level::Zabdas, Level::Malku, 5000..5100);
    assert!(medium >= 80, "medium beats easy {medium} of 100");
    let hard = points(Level::Zenobia, Level::Zabdas, 6000..6030);
    assert!(hard >= 18, "hard beats medium {hard} of 30");
}

/// Both live beside the application, and their memory is counted too.
#[test]
fn the_memory_of_a_thinker_is_known() {
    assert!(size_of::<Thinker<Merchants>>() <= 2_048);
    assert!(size_of::<Player<Merchants>>() <= 2_560);
}

/// The work is what makes the device answer in time: a unit takes about an
/// eighth of a millisecond there.
#[test]
fn placements_and_windows_take_no_more_work_than_the_device_has_time_for() {
    let mut placements = Vec::new();
    let mut windows = Vec::new();
    for count in 2..=4 {
        let opening = Merchants::new(setup(count, Mode::Standard), 70);
        let mut session: Session<Merchants> = Session::new(opening);
        let mut player = Player::new();
        let (mut step, mut plans) = (0, 0);
        // What each seat has done in the windows of one phase.
        let mut phase = [0; 4];
        while let Some(seat) = session.to_move() {
            let before = session.game().window();
            let choice = player.choose(&session, 70, step, Level::Zenobia);
            if player.plans() != plans {
                plans = player.plans();
                let units = player.thinker().units();
                match before {
                    Phase::Place(_) => placements.push(units),
                    _ => phase[seat.index()] += units,
                }
            }
            session
                .play(choice.expect("a decision").mv, |_| {})
                .expect("legal");
            let kind = |phase| match phase {
                Phase::Slot(_) | Phase::Round => 1,
                Phase::Construction => 2,
                Phase::Kingdom => 3,
                _ => 0,
            };
            if kind(session.game().window()) != kind(before) {
                windows.extend(phase.iter().filter(|&&units| units > 0));
                phase = [0; 4];
            }
            step += 1;
        }
    }
    for (mut units, most) in [(placements, 5_600), (windows, 11_000)] {
        units.sort_unstable();
        let p95 = units[units.len() * 95 / 100];
        println!(
            "{} decisions: p95 {p95}, most {:?}",
            units.len(),
            units.last()
        );
        assert!(units.len() > 50 && p95 <= most, "{p95}");
    }
}
