//! Tests that compare the page about scoring with games between bots.

extern crate std;

use palmyra_engine::bot::{Level, Player};
use palmyra_engine::merchants::{Action, Event, Merchants, Source};
use palmyra_engine::{Game as _, Seat};
use palmyra_play::{Listed as _, Start, Who};

use super::super::{Play, guide};

/// Plays a game of bots and returns the winner's points with the tower, temples, rare goods,
/// missions and peace gifts.
fn winners_points(seats: u8, seed: u32) -> [i16; 5] {
    const LEVEL: Level = Level::Zabdas;
    let mut start = Start::people(Merchants::KIND, 0, seats);
    start.who[..usize::from(seats)].fill(Who::Bot(LEVEL));
    let play = Play::new(start, seed).expect("a game");
    let mut session = play.running().session().clone();
    let mut player = Player::new();
    let (mut levels, mut gifts) = ([0; 4], [0; 4]);
    for step in 0.. {
        if session.to_move().is_none() {
            break;
        }
        let mv = session.game().forced_move().unwrap_or_else(|| {
            let choice = player.choose(&session, seed.into(), step, LEVEL);
            choice.expect("a choice").mv
        });
        let told = session.play(mv, |event| match event {
            Event::Levels { seat, points } => levels[seat.index()] += points,
            Event::Scored { seat, points, by } => {
                if let Source::Spot(spot) = by
                    && let Action::Gifts(_) = spot.action()
                {
                    gifts[seat.index()] += points;
                }
            }
            _ => {}
        });
        told.expect("legal");
    }
    let game = session.game();
    let winner = Seat::all(seats).max_by_key(|&seat| game.score_of(seat).total());
    let winner = winner.expect("a winner");
    let score = game.score_of(winner);
    [
        score.tower + levels[winner.index()],
        score.temples,
        score.rare,
        score.missions + score.returned,
        gifts[winner.index()],
    ]
}

/// The page about scoring ranks the sources by the average points that winners score with them.
/// Each number on the page differs from that average by at most four.
#[test]
fn sources_of_points_are_ranked_as_games_are_won() {
    const GAMES: u32 = 40;
    let mut sums = [0; 5];
    for seed in 0..GAMES {
        for seats in [2, 4] {
            let points = winners_points(seats, seed);
            for (sum, points) in sums.iter_mut().zip(points) {
                *sum += i32::from(points);
            }
        }
    }
    let shown = guide::WINNERS.map(i32::from);
    let means = sums.map(|sum| f64::from(sum) / f64::from(2 * GAMES));
    std::println!("winners score {means:?}");
    assert!(shown.is_sorted_by(|a, b| a > b), "{shown:?}");
    assert!(means.is_sorted_by(|a, b| a > b), "{means:?}");
    for (mean, shown) in means.into_iter().zip(shown) {
        assert!((mean - f64::from(shown)).abs() <= 4.0, "{mean} for {shown}");
    }
}
