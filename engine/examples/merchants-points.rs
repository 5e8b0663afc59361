//! Plays games of `merchants` between bots and prints how many points each bot has from each source
//! on average.
//!
//!     cargo run --release -p palmyra-engine --example merchants-points -- hard,medium 100 1
//!
//! This plays 100 games with the seeds from 1 on: two games with each seed, in which the two bots
//! swap seats.

use std::env;

use palmyra_engine::bot::{Level, Player};
use palmyra_engine::merchants::{Merchants, Score};
use palmyra_engine::{Game, Playable, Seat, Session};

/// Returns the points from each source, with the name of the source.
fn sources(score: Score) -> [(&'static str, i16); 7] {
    [
        ("track", score.track),
        ("tower", score.tower),
        ("missions", score.missions),
        ("returned", score.returned),
        ("temples", score.temples),
        ("rare", score.rare),
        ("bonus", score.bonus),
    ]
}

/// Plays a game. The seat with index `n` has the bot at index `(n + shift) % levels.len()` of
/// `levels`.
fn play(levels: &[(Level, u32)], shift: usize, seed: u64) -> Option<Merchants> {
    let game = Merchants::deal(0, levels.len() as u8, seed)?;
    let mut session: Session<Merchants> = Session::new(game);
    let mut players: Vec<Player<Merchants>> = levels
        .iter()
        .map(|&(_, scale)| Player::with_scale(scale))
        .collect();
    let mut step = 0;
    while let Some(seat) = session.to_move() {
        let index = (seat.index() + shift) % levels.len();
        let choice = players[index].choose(&session, seed, step, levels[index].0)?;
        session.play(choice.mv, |_| {}).ok()?;
        step += 1;
    }
    Some(*session.game())
}

fn main() {
    let mut args = env::args().skip(1);
    let seats = args.next().unwrap_or_else(|| "hard,hard".into());
    let games: u64 = args.next().and_then(|word| word.parse().ok()).unwrap_or(20);
    let first: u64 = args.next().and_then(|word| word.parse().ok()).unwrap_or(1);
    let levels: Vec<(Level, u32)> = seats
        .split(',')
        .filter_map(|word| {
            let (level, scale) = word.split_once(':').unwrap_or((word, "1"));
            Some((level.parse().ok()?, scale.parse().ok()?))
        })
        .collect();
    let mut sums = vec![[0i64; 7]; levels.len()];
    let mut wins = vec![0.0; levels.len()];
    for number in 0..games {
        let shift = number as usize % levels.len();
        let Some(end) = play(&levels, shift, first + number / levels.len() as u64) else {
            continue;
        };
        let Some(outcome) = end.outcome() else {
            continue;
        };
        for seat in Seat::all(levels.len() as u8) {
            let index = (seat.index() + shift) % levels.len();
            for (sum, (_, points)) in sums[index].iter_mut().zip(sources(end.score_of(seat))) {
                *sum += i64::from(points);
            }
            if outcome.winners.contains(seat) {
                wins[index] += 1.0 / f64::from(outcome.winners.len());
            }
        }
    }
    let names = sources(Score::default()).map(|(name, _)| name);
    println!("games {games} seeds from {first}");
    for (index, (level, scale)) in levels.iter().enumerate() {
        let total: i64 = sums[index].iter().sum();
        let mean = total as f64 / games as f64;
        print!(
            "{level}:{scale} wins {:.1} % points {mean:.1}:",
            100.0 * wins[index] / games as f64
        );
        for (name, sum) in names.iter().zip(sums[index]) {
            print!(" {name} {:.1} %", 100.0 * sum as f64 / total as f64);
        }
        println!();
    }
}
