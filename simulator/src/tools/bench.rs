//! `palmyra bench`: measures the speed of the engine.

use std::io::{self, Write as _};

use palmyra_engine::{Playable, Session, bot};
use palmyra_play::{Kind, with_game};
use palmyra_trials::speed::{Games, Run};

use super::Done;
use crate::options::BenchOptions;

/// Runs all measurements and prints one result per line.
pub fn run(options: &BenchOptions) -> Done {
    let chosen = |game| options.game.is_none_or(|chosen| chosen.0 == game);
    for &game in Kind::ALL.iter().filter(|&&game| chosen(game)) {
        with_game!(game, Game => measure_game::<Game>(game, options))?;
    }
    Ok(())
}

/// Measures every mode with the smallest number of seats, and the first mode also
/// with the largest number.
fn measure_game<G: Playable>(game: Kind, options: &BenchOptions) -> Done {
    for (number, mode) in (0..).zip(G::MODES) {
        let most = (number == 0).then_some(mode.most);
        for seats in [Some(mode.fewest), most].into_iter().flatten() {
            let name = match number {
                0 => format!("{seats}p"),
                _ => format!("{seats}p {}", mode.name),
            };
            let games = Games {
                game,
                mode: number,
                seats,
                count: options.games,
            };
            random::<G>(&name, options, games)?;
            let turns = greedy::<G>(&name, options, games)?;
            writeln!(
                io::stdout(),
                "{} greedy turns/game {name} {turns:.1}",
                G::NAME
            )?;
        }
    }
    tell_sizes::<G>()
}

/// Prints the speed of random games, and the number of moves per game.
fn random<G: Playable>(name: &str, options: &BenchOptions, games: Games) -> Done {
    let best = best_of(options.runs, || games.random());
    let rate = f64::from(options.games) / best.elapsed.as_secs_f64();
    let moves = best.moves as f64 / f64::from(options.games);
    let mut out = io::stdout().lock();
    writeln!(out, "{} random games/s {name} {rate:.0}", G::NAME)?;
    writeln!(out, "{} random moves/game {name} {moves:.1}", G::NAME)?;
    Ok(())
}

/// Prints the speed of games by greedy turns. Returns the number of turns per
/// game.
fn greedy<G: Playable>(name: &str, options: &BenchOptions, games: Games) -> io::Result<f64> {
    let best = best_of(options.runs, || games.greedy());
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
