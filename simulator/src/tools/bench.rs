//! `palmyra bench`

use std::hint::black_box;
use std::io::{self, Write as _};
use std::time::{Duration, Instant};

use palmyra_engine::legions::{Legions, Mode, Setup, Solo};
use palmyra_engine::{Game, bot};

use super::Done;
use crate::options::BenchOptions;

/// Prints one figure a line.
pub fn run(options: &BenchOptions) -> Done {
    let cases = [
        ("2p", Mode::Classic, 2),
        ("5p", Mode::Classic, 5),
        ("2p expert", Mode::Expert, 2),
        ("solo:1", Mode::Solo(Solo::One), 1),
    ];
    for (name, mode, players) in cases {
        let setup = Setup::new(mode, players)?;
        let play = || random_games(options.games, |seed| Legions::new(setup, seed));
        let best = best_of(options.runs, play);
        let rate = f64::from(options.games) / best.elapsed.as_secs_f64();
        let moves = best.moves as f64 / f64::from(options.games);
        let best = best_of(options.runs, || {
            greedy_games(options.games, |seed| Legions::new(setup, seed))
        });
        let greedy = f64::from(options.games) / best.elapsed.as_secs_f64();
        let turns = best.moves as f64 / f64::from(options.games);
        let mut out = io::stdout().lock();
        writeln!(out, "legions random games/s {name} {rate:.0}")?;
        writeln!(out, "legions random moves/game {name} {moves:.1}")?;
        writeln!(out, "legions greedy games/s {name} {greedy:.0}")?;
        writeln!(out, "legions greedy turns/game {name} {turns:.1}")?;
    }
    let mut out = io::stdout().lock();
    writeln!(out, "legions state bytes {}", size_of::<Legions>())?;
    let thinker = size_of::<bot::Thinker<Legions>>();
    writeln!(out, "legions thinker bytes {thinker}")?;
    Ok(())
}

struct Run {
    elapsed: Duration,
    /// Moves, or turns.
    moves: u64,
}

fn best_of(runs: u32, mut run: impl FnMut() -> Run) -> Run {
    let first = run();
    (1..runs).fold(first, |best, _| {
        let next = run();
        if next.elapsed < best.elapsed {
            next
        } else {
            best
        }
    })
}

fn random_games<G: Game>(games: u32, new: impl Fn(u64) -> G) -> Run {
    let start = Instant::now();
    let mut moves = 0;
    for seed in 0..games.into() {
        let mut game = new(seed);
        let mut rng = bot::rng(seed);
        while let Some(mv) = bot::random(&game, &mut rng) {
            let played = game.play(mv, |_| {});
            debug_assert!(played.is_ok(), "a listed move must play");
            moves += 1;
        }
        black_box(&game);
    }
    Run {
        elapsed: start.elapsed(),
        moves,
    }
}

fn greedy_games<G: bot::Strategy>(games: u32, new: impl Fn(u64) -> G) -> Run {
    let start = Instant::now();
    let mut moves = 0;
    for seed in 0..games.into() {
        let turns = bot::play_out(&new(seed), &mut bot::rng(seed));
        moves += u64::from(black_box(turns));
    }
    Run {
        elapsed: start.elapsed(),
        moves,
    }
}
