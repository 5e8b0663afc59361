//! Tests of the bots of `merchants`.

use palmyra_engine::bot::{Level, Player, Thinker};
use palmyra_engine::merchants::{Merchants, Mode, Move, Phase};
use palmyra_engine::{Game as _, Session};
use palmyra_testing::merchants::{Position, play, setup};

fn choice(game: &Merchants, level: Level) -> Vec<Move> {
    let seat = game.to_move().expect("a running game");
    let mut thinker = Thinker::new(game, seat, level, 3);
    thinker.decide().expect("a decision");
    thinker.line().to_vec()
}

/// Checks that every bot builds everything that it can pay for in the last turn, in which only
/// points count.
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

/// Checks that a bot can choose the rare goods for a temple after a person has completed it.
/// Bots do not reach this position by themselves.
#[test]
fn a_bot_chooses_the_rare_goods_of_a_temple_that_a_person_completed() {
    let mut game = Position::new(2)
        .goods(1, "m4g4")
        .temples(1, "roof")
        .at(1, "B1")
        .construction(1);
    play(&mut game, "temple B1 statues");
    for level in Level::ALL {
        let mut after = game;
        for mv in choice(&game, level) {
            assert!(after.play(mv, |_| {}).is_ok(), "{level}: {mv}");
        }
    }
}

/// Checks that a bot trades for the goods that a mission lacks.
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

/// Checks the limits on the work of decisions, which 95 of 100 decisions must keep. The device has
/// enough time for that work, because it takes about an eighth of a millisecond for each unit.
#[test]
fn placements_and_windows_take_no_more_work_than_the_device_has_time_for() {
    let mut placements = Vec::new();
    let mut windows = Vec::new();
    for count in 2..=4 {
        let opening = Merchants::new(setup(count, Mode::Standard), 70);
        let mut session: Session<Merchants> = Session::new(opening);
        let mut player = Player::new();
        let (mut step, mut plans) = (0, 0);
        // The work that each seat has done in the windows of the current phase.
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
