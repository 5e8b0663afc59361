//! `palmyra bench`

use std::hint::black_box;
use std::io::{self, Write as _};
use std::time::{Duration, Instant};

use palmyra_engine::{Game, Playable, Session, bot};
use palmyra_play::{Kind, with_game};

use super::Done;
use crate::options::BenchOptions;

/// Prints one figure a line.
pub fn run(options: &BenchOptions) -> Done {
    let chosen = |game| options.game.is_none_or(|chosen| chosen.0 == game);
    for &game in Kind::ALL.iter().filter(|&&game| chosen(game)) {
        with_game!(game, Game => measure_game::<Game>(options))?;
    }
    Ok(())
}

/// Measures every mode with the fewest seats, and the first one with the most as well.
fn measure_game<G: Playable>(options: &BenchOptions) -> Done {
    for (number, mode) in (0..).zip(G::MODES) {
        let most = (number == 0).then_some(mode.most);
        for seats in [Some(mode.fewest), most].into_iter().flatten() {
            let name = match number {
                0 => format!("{seats}p"),
                _ => format!("{seats}p {}", mode.name),
            };
            let new = |seed| G::deal(number, seats, seed);
            measure(&name, options, new)?;
            let turns = greedy(&name, options, new)?;
            writeln!(
                io::stdout(),
                "{} greedy turns/game {name} {turns:.1}",
                G::NAME
            )?;
        }
    }
    tell_sizes::<G>()
}

fn measure<G: Playable>(
    name: &str,
    options: &BenchOptions,
    new: impl Fn(u64) -> Option<G>,
) -> Done {
    let best = best_of(options.runs, || random_games(options.games, &new));
    let rate = f64::from(options.games) / best.elapsed.as_secs_f64();
    let moves = best.moves as f64 / f64::from(options.games);
    let mut out = io::stdout().lock();
    writeln!(out, "{} random games/s {name} {rate:.0}", G::NAME)?;
    writeln!(out, "{} random moves/game {name} {moves:.1}", G::NAME)?;
    Ok(())
}

/// Prints the speed; returns the turns of a game.
fn greedy<G: Playable>(
    name: &str,
    options: &BenchOptions,
    new: impl Fn(u64) -> Option<G>,
) -> io::Result<f64> {
    let best = best_of(options.runs, || greedy_games(options.games, &new));
    let rate = f64::from(options.games) / best.elapsed.as_secs_f64();
    writeln!(io::stdout(), "{} greedy games/s {name} {rate:.0}", G::NAME)?;
    Ok(best.moves as f64 / f64::from(options.games))
}

fn tell_sizes<G: Playable>() -> Done {
    let sizes = [
        ("state", size_of::<G>()),
        ("session", size_of::<Session<G>>()),
        ("thinker", size_of::<bot::Thinker<G>>()),
        ("player", size_of::<bot::Player<G>>()),
    ];
    let mut out = io::stdout().lock();
    for (name, bytes) in sizes {
        writeln!(out, "{} {name} bytes {bytes}", G::NAME)?;
    }
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

/// New games with their seeds.
fn deals<G>(games: u32, new: impl Fn(u64) -> Option<G>) -> impl Iterator<Item = (u64, G)> {
    (0..games.into()).filter_map(move |seed| Some((seed, new(seed)?)))
}

fn random_games<G: Game>(games: u32, new: impl Fn(u64) -> Option<G>) -> Run {
    let start = Instant::now();
    let mut moves = 0;
    for (seed, mut game) in deals(games, new) {
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

fn greedy_games<G: bot::Strategy>(games: u32, new: impl Fn(u64) -> Option<G>) -> Run {
    let start = Instant::now();
    let mut moves = 0;
    for (seed, game) in deals(games, new) {
        let turns = bot::play_out(&game, &mut bot::rng(seed));
        moves += u64::from(black_box(turns));
    }
    Run {
        elapsed: start.elapsed(),
        moves,
    }
}
